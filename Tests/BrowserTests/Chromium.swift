import Foundation

/// A headless Chromium, run once for each question.
struct Chromium {
  /// What a run may want different from an ordinary window.
  struct Window {
    var width = 2600
    var height = 1000
    /// Device pixels per CSS px.
    var scale = 1.0
    var isDark = false
    var reducesMotion = false
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What every answer says.
  private struct Envelope: Decodable {
    var ok: Bool
    var error: String?
  }

  let executable: URL

  /// Seconds after which a run has failed.
  private static let patience = 60.0

  /// - Throws: `Failure` where no Chromium is installed: the tests do not skip then.
  init() throws {
    let names = ["chromium-headless-shell", "chromium", "chrome-headless-shell"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    // Debian's command is a shell script, which would die of a signal without its browser.
    let own = names.map { "/usr/lib/chromium/\($0)" }
    let candidates = own + names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Failure(description: "no \(names[0]) in PATH; the README names the packages")
    }
    executable = URL(filePath: path)
  }

  /// The document as its scripts left it after `budget` ms of the page's own time.
  func dom(of address: String, in window: Window = Window(), budget: Int = 20_000) throws -> Data {
    try run(["--virtual-time-budget=\(budget)", "--dump-dom", address], in: window)
  }

  /// The page as it prints, PDF.
  func pdf(of address: String) throws -> Data {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "page.pdf")
    _ = try run(
      ["--virtual-time-budget=5000", "--print-to-pdf=\(file.path)", address], in: Window())
    return try Data(contentsOf: file)
  }

  /// The JSON that a page's script left in `<script id="answer">`, which must say `"ok": true`: a
  /// script that failed still ends the browser with exit 0.
  func answer<Answer: Decodable>(
    _ type: Answer.Type, from address: String, in window: Window = Window()
  ) throws -> Answer {
    let html = String(decoding: try dom(of: address, in: window), as: UTF8.self)
    let opening = "<script type=\"application/json\" id=\"answer\">"
    guard let start = html.firstRange(of: opening)?.upperBound,
      let end = html[start...].firstRange(of: "</script>")?.lowerBound
    else { throw Failure(description: "no answer in \(html.prefix(2000))") }
    let json = Data(html[start..<end].utf8)
    let envelope = try JSONDecoder().decode(Envelope.self, from: json)
    guard envelope.ok else {
      throw Failure(description: "the page's script: \(envelope.error ?? "did not end")")
    }
    return try JSONDecoder().decode(Answer.self, from: json)
  }

  /// What a page reports to its server while it is shown in real time, frames and all.
  func report(
    to server: LocalServer, from page: String, in window: Window = Window()
  ) throws -> String {
    let profile = try TemporaryFolder()
    // A debugging port keeps the window open; without one a headless browser ends at once.
    let process = self.process(
      ["--remote-debugging-port=0", server.address + page], in: window, profile: profile)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    guard let report = server.report(within: Self.patience) else {
      throw Failure(description: "\(page) reported nothing")
    }
    return report
  }

  private func process(
    _ arguments: [String], in window: Window, profile: borrowing TemporaryFolder
  ) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--user-data-dir=\(profile.url.path)", "--window-size=\(window.width),\(window.height)",
        "--force-device-scale-factor=\(window.scale)",
        "--blink-settings=preferredColorScheme=\(window.isDark ? 0 : 1)",
      ] + (window.reducesMotion ? ["--force-prefers-reduced-motion"] : []) + arguments
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func run(_ arguments: [String], in window: Window) throws -> Data {
    let profile = try TemporaryFolder()
    let process = self.process(arguments, in: window, profile: profile)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let pid = process.processIdentifier
    let alarm = DispatchWorkItem { kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: alarm)
    // Read first: a child whose pipe is full never ends.
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    alarm.cancel()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "Chromium ended with \(process.terminationStatus)")
    }
    return data
  }
}
