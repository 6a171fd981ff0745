import WallText

/// Tells on standard error how far a run is.
///
/// On a terminal that is one line, redrawn at most ten times a second and erased before anything else
/// is said. Elsewhere it is a plain line every few seconds, for images alone: nothing else takes
/// long.
final class ProgressLine {
  private enum Form {
    case none, line, log
  }

  private static let lineInterval = 0.1
  private static let logInterval = 5.0

  private let console: Console
  private let seconds: () -> Double
  private let form: Form
  private var lastTime: Double
  private var isOnScreen = false
  private var pace: ProgressPace?

  /// - Parameters:
  ///   - console: Where it goes.
  ///   - isWanted: False with `--quiet`.
  ///   - seconds: A clock that never goes back.
  init(_ console: Console, isWanted: Bool, seconds: @escaping () -> Double) {
    self.console = console
    self.seconds = seconds
    let style = console.errorStyle
    form = !isWanted ? .none : style.isTerminal && style.isColoured ? .line : .log
    // A run that is done within the first interval shows nothing at all.
    lastTime = isWanted ? seconds() : 0
  }

  /// - Parameters:
  ///   - stage: What is being done: `laying out`.
  ///   - done: How much of it.
  ///   - total: How much there is; 0 where unknown.
  ///   - noun: Of what: `pages`.
  func show(_ stage: String, done: Int, total: Int, noun: String) {
    pace = nil
    guard form == .line, isDue(Self.lineInterval) else { return }
    draw(ProgressText(stage: stage, done: done, total: total, details: [noun]))
  }

  /// Pictures, each of which may take seconds: how fast they go and how long they still take.
  ///
  /// - Parameters:
  ///   - stage: What is being done with them: `images`.
  ///   - done: How many are done.
  ///   - total: How many there are.
  ///   - problems: So many of those that are done came to nothing.
  func showImages(_ stage: String, done: Int, total: Int, problems: Int) {
    guard form != .none else { return }
    let now = seconds()
    if pace == nil { pace = ProgressPace(done: done, at: now) }
    pace?.note(done, at: now)
    guard isDue(form == .line ? Self.lineInterval : Self.logInterval) else { return }
    var details = pace?.words(total: total) ?? []
    if problems > 0 { details.append(NumberText.counted(problems, "problem")) }
    let text = ProgressText(stage: stage, done: done, total: total, details: details)
    if form == .line { draw(text) } else { say("photowall: \(text.plain)\n") }
  }

  func erase() {
    guard isOnScreen else { return }
    isOnScreen = false
    say("\r\u{1B}[K")
  }

  private func isDue(_ interval: Double) -> Bool {
    let now = seconds()
    guard now - lastTime >= interval else { return false }
    lastTime = now
    return true
  }

  private func draw(_ text: ProgressText) {
    isOnScreen = true
    say("\r\(text.line(console.errorStyle))\u{1B}[K")
  }

  private func say(_ text: String) {
    console.say(text)
    console.flush()
  }
}
