import Foundation
import Synchronization

/// Serves one folder over HTTP on the loopback interface, so that pages have an origin, a policy
/// and pictures that come late.
final class LocalServer: Sendable {
  struct Options {
    /// Value of `Content-Security-Policy` for paths that do not start with `/harness`.
    var policy: String?
    /// Seconds that a picture is held back.
    var pictureDelay = 0.0
    /// Seconds over which a style sheet trickles in: each comes at a moment of its own, up to this.
    var sheetDelay = 0.0
    /// Whether the browser may keep what pages name, but not the pages themselves.
    var keepsFiles = false
  }

  /// What pages said by asking for `/report?…`, decoded; the newest last.
  private let reports = Reports()

  let port: UInt16
  private let listener: Int32

  /// `http://127.0.0.1:PORT/`
  var address: String { "http://127.0.0.1:\(port)/" }

  init(folder: URL, options: Options = Options()) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: name.sin_port)
    guard isBound, listen(listener, 64) == 0 else {
      throw Chromium.Failure(description: "no port to serve on")
    }
    let reports = reports
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread {
          Self.answer(on: connection, from: folder, options, reports)
          close(connection)
        }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// The first report of a page; nil where none comes within `patience` seconds.
  func report(within patience: Double) -> String? { reports.first(within: patience) }

  private static func answer(
    on connection: Int32, from folder: URL, _ options: Options, _ reports: Reports
  ) {
    guard let request = requestedPath(on: connection) else { return }
    let path = String(request.prefix { $0 != "?" })
    if path == "/report" { reports.add(String(request.dropFirst(path.count + 1))) }
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let file = folder.appending(path: name.removingPercentEncoding ?? name)
    let type = contentType(of: file.pathExtension)
    if type.hasPrefix("image/") { Thread.sleep(forTimeInterval: options.pictureDelay) }
    if type == "text/css", options.sheetDelay > 0 {
      Thread.sleep(forTimeInterval: .random(in: 0...options.sheetDelay))
    }
    let body = try? Data(contentsOf: file)
    var head = "HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r\nConnection: close\r\n"
    head += "Content-Type: \(type)\r\nContent-Length: \(body?.count ?? 0)\r\n"
    let isKept = options.keepsFiles && !type.hasPrefix("text/html")
    head += "Cache-Control: \(isKept ? "max-age=600" : "no-store")\r\n"
    if let policy = options.policy, !path.hasPrefix("/harness") {
      head += "Content-Security-Policy: \(policy)\r\n"
    }
    send(Data((head + "\r\n").utf8) + (body ?? Data()), on: connection)
  }

  private static func contentType(of fileExtension: String) -> String {
    switch fileExtension {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "avif": "image/avif"
    case "webp": "image/webp"
    case "jpg": "image/jpeg"
    case "json": "application/json"
    default: "application/octet-stream"
    }
  }

  /// The path of a GET request's first line, with its query.
  private static func requestedPath(on connection: Int32) -> String? {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    while request.suffix(4) != end[...] {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0, request.count < 65_536 else { return nil }
      request += buffer[..<count]
    }
    let line = String(decoding: request, as: UTF8.self).prefix { $0 != "\r\n" }
    let words = line.split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  private static func send(_ data: Data, on connection: Int32) {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// Reports that came over any of the server's threads.
private final class Reports: Sendable {
  private let received = Mutex<[String]>([])

  func add(_ report: String) {
    received.withLock { $0.append(report.removingPercentEncoding ?? report) }
  }

  func first(within patience: Double) -> String? {
    let end = Date(timeIntervalSinceNow: patience)
    while Date() < end {
      if let report = received.withLock({ $0.first }) { return report }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return nil
  }
}
