import WallText

/// How fast a long stage goes and how long it still takes, over a sliding window: so that pictures of
/// very different sizes, or a worker that hangs, do not make the figures jump.
struct ProgressPace {
  private struct Sample {
    var time: Double
    var done: Int
  }

  /// Seconds: the window is at least so long.
  private static let window = 20.0
  /// And so much was done in it.
  private static let leastDone = 10
  /// Seconds between samples.
  private static let interval = 0.25
  /// Seconds before anything is said.
  private static let patience = 2.0

  private var samples: [Sample]
  private var now: Sample

  /// - Parameters:
  ///   - done: What is done already, which tells nothing of the pace.
  ///   - time: Seconds of a clock that never goes back.
  init(done: Int, at time: Double) {
    now = Sample(time: time, done: done)
    samples = [now]
  }

  mutating func note(_ done: Int, at time: Double) {
    now = Sample(time: time, done: done)
    if let last = samples.last, time - last.time >= Self.interval { samples.append(now) }
    while samples.count > 1, time - samples[1].time >= Self.window,
      done - samples[1].done >= Self.leastDone
    {
      samples.removeFirst()
    }
  }

  /// How much is done in a second; nil before there is something to say.
  var perSecond: Double? {
    let (seconds, count) = (now.time - samples[0].time, now.done - samples[0].done)
    return seconds >= Self.patience && count > 0 ? Double(count) / seconds : nil
  }

  /// `4.1 a second`, `3 min left`; empty before there is something to say.
  func words(total: Int) -> [String] {
    guard let rate = perSecond else { return [] }
    let left = Double(max(0, total - now.done)) / rate
    return ["\(Self.rate(rate)) a second"] + (left > 0 ? ["\(Self.time(left)) left"] : [])
  }
}

extension ProgressPace {
  fileprivate static func rate(_ rate: Double) -> String {
    if rate >= 9.95 { return NumberText.grouped(NumberText.count(rate)) }
    return NumberText.fixed(rate, places: rate < 0.095 ? 2 : 1)
  }

  /// Rounded up, so that it goes down in steps: to 5 s, whole minutes, then 10 minutes.
  fileprivate static func time(_ seconds: Double) -> String {
    func steps(_ length: Double) -> Int { NumberText.count((seconds / length).rounded(.up)) }
    if seconds <= 55 { return "\(5 * steps(5)) s" }
    if seconds <= 90 * 60 { return "\(steps(60)) min" }
    let (hours, tens) = steps(600).quotientAndRemainder(dividingBy: 6)
    return NumberText.grouped(hours) + " h" + (tens > 0 ? " \(10 * tens) min" : "")
  }
}
