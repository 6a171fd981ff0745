internal import Foundation

/// One worker process and the three channels to it. It is killed and waited for with its owner.
final class ImagerProcess {
  /// How it ended.
  enum Exit {
    case status(Int32)
    case signal(Int32)
  }

  /// More in one line is no answer.
  private static let longestLine = 1 << 20
  private static let wordsKept = 4096

  private let id: pid_t
  private var input: Descriptor?
  private let output: Descriptor
  private let complaints: Descriptor
  private var hearsComplaints = true
  private var unsent: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var lines = LineBuffer()
  private var said: [UInt8] = []
  private var exit: Exit?
  /// MiB that it held in memory at its peak; 0 before its end, and where that is not known.
  private(set) var peakMemory = 0
  /// KiB: what a process held that was its parent's until it became another program counts as its own.
  private let inheritedPeak: Int

  /// - Throws: `ImagerError.notStarted`.
  init(_ executable: String, arguments: [String]) throws(ImagerError) {
    guard let input = Channel(), let output = Channel(), let complaints = Channel() else {
      throw .notStarted(path: executable, errno: errno)
    }
    var own = rusage()
    _ = unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &own)
    inheritedPeak = own.ru_maxrss
    id = try ProcessStart(
      input: input.theirs.number, output: output.theirs.number, error: complaints.theirs.number
    ).run(executable, arguments: arguments)
    self.input = input.kept()
    self.output = output.kept()
    self.complaints = complaints.kept()
  }

  deinit { _ = end(within: 0) }

  // MARK: Talking

  /// Sends a line, now or as soon as the process takes it.
  func send(_ line: [UInt8]) {
    unsent += line
    unsent.append(UInt8(ascii: "\n"))
    sendMore()
  }

  /// What `poll` is to wait for.
  var waits: [pollfd] {
    var waits = [pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)]
    if hearsComplaints {
      waits.append(pollfd(fd: complaints.number, events: Int16(POLLIN), revents: 0))
    }
    if let number = input?.number, !unsent.isEmpty {
      waits.append(pollfd(fd: number, events: Int16(POLLOUT), revents: 0))
    }
    return waits
  }

  /// Sends and takes what can be sent and taken without waiting.
  ///
  /// - Returns: False when the process has closed its output.
  func exchange() -> Bool {
    sendMore()
    hearComplaints()
    let count = unsafe read(output.number, &chunk, chunk.count)
    if count > 0 { lines.append(chunk[..<count]) }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  /// Whether what it sends is too long for a line.
  var sendsNoLines: Bool { lines.openCount > Self.longestLine }

  /// The next whole line that was taken.
  func nextLine() -> ArraySlice<UInt8>? { lines.nextLine() }

  /// The last line that the process said on its standard error; empty where none.
  var lastWords: String {
    let lines = said.split(separator: UInt8(ascii: "\n"))
    return lines.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func sendMore() {
    while !unsent.isEmpty, let number = input?.number {
      let count = unsafe Glibc.send(number, unsent, unsent.count, Int32(MSG_NOSIGNAL))
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno != EINTR {
        // A process that is gone is noticed by the end of its output.
        if errno != EAGAIN { unsent.removeAll() }
        return
      }
    }
  }

  /// Takes one piece, so that a process that complains without end keeps nobody here.
  private func hearComplaints() {
    guard hearsComplaints else { return }
    let count = unsafe read(complaints.number, &chunk, chunk.count)
    if count > 0 {
      said = Array((said + chunk[..<count]).suffix(Self.wordsKept))
    } else {
      hearsComplaints = count < 0 && (errno == EAGAIN || errno == EINTR)
    }
  }

  // MARK: Ending

  /// Tells the process that nothing more will come.
  func closeInput() { input = nil }

  /// Waits for the process to end by itself; then it is killed.
  ///
  /// - Parameter milliseconds: How long it has for it.
  /// - Returns: nil where it had to be killed.
  func end(within milliseconds: Int) -> Exit? {
    if let exit { return exit }
    for elapsed in 0...milliseconds {
      if elapsed > 0 { usleep(1000) }
      if let exit = reap(WNOHANG) { return exit }
    }
    kill(id, SIGKILL)
    _ = reap(0)
    return nil
  }

  private func reap(_ options: Int32) -> Exit? {
    var status: Int32 = 0
    var usage = rusage()
    while true {
      let found = unsafe wait4(id, &status, options, &usage)
      if found == id { break }
      // Where somebody else has waited for it nothing is known but that it ended.
      if found < 0, errno == ECHILD { break }
      if found == 0 { return nil }
    }
    // Its last words are at the end of what a channel holds at most.
    for _ in 0..<8 { hearComplaints() }
    // Both are counted in lumps: what is a little more is not yet the process's own.
    let isItsOwn = usage.ru_maxrss > inheritedPeak + inheritedPeak / 8
    peakMemory = isItsOwn ? usage.ru_maxrss >> 10 : 0
    let signal = status & 0x7f
    exit = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
    return exit
  }
}
