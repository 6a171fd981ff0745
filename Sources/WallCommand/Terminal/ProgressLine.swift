import WallGeometry

/// One line on standard error that tells how far a run is: on a terminal only, at most ten times a
/// second, and erased before anything else is said.
final class ProgressLine {
  private static let interval = 0.1
  private static let barWidth = 30

  private let console: Console
  private let seconds: () -> Double
  private let isShown: Bool
  private var lastTime: Double
  private var isOnScreen = false

  /// - Parameters:
  ///   - console: Where the line goes.
  ///   - isWanted: False with `--quiet`.
  ///   - seconds: A clock that never goes back.
  init(_ console: Console, isWanted: Bool, seconds: @escaping () -> Double) {
    self.console = console
    self.seconds = seconds
    isShown = isWanted && console.errorStyle.isTerminal && console.errorStyle.isColoured
    // A run that is done within the first interval shows nothing at all.
    lastTime = isShown ? seconds() : 0
  }

  /// - Parameters:
  ///   - stage: What is being done: `laying out`.
  ///   - done: How much of it.
  ///   - total: How much there is; 0 where unknown.
  ///   - noun: Of what: `pages`.
  func show(_ stage: String, done: Int, total: Int, noun: String) {
    guard isShown else { return }
    let now = seconds()
    guard now - lastTime >= Self.interval else { return }
    lastTime = now
    isOnScreen = true
    console.say("\r  \(DisplayText.padded(stage, to: 12))\(amount(done, total, noun))\u{1B}[K")
    console.flush()
  }

  func erase() {
    guard isOnScreen else { return }
    isOnScreen = false
    console.say("\r\u{1B}[K")
    console.flush()
  }

  private func amount(_ done: Int, _ total: Int, _ noun: String) -> String {
    guard total > 0 else { return "\(NumberText.grouped(done)) \(noun)" }
    let filled = min(Self.barWidth, max(0, Self.barWidth * done / total))
    let style = console.errorStyle
    let bar =
      style.styled(.cyan, String(repeating: "#", count: filled))
      + style.styled(.dim, String(repeating: ".", count: Self.barWidth - filled))
    return "[\(bar)]  \(NumberText.grouped(done)) of \(NumberText.grouped(total))  \(noun)"
  }
}
