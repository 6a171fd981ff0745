import Foundation
import Testing

@testable import WallCommand

/// A folder of tiny pictures for one test, removed with the value that stands for it.
final class PhotoFolder {
  /// The smallest files that are what their names say.
  enum Picture: String {
    /// 3 x 2, with the title "Low tide".
    case png = """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAADnRFWHRUaXRsZQBMb3cgdGlkZY3sDSwAAAAVSURBVHic\
      YzwRJcfAwMDAwMDEAAMAF2YBRFoTrREAAAAASUVORK5CYII=
      """
    /// 5 x 4.
    case gif = "R0lGODdhBQAEAIAAAAAAAAAAACwAAAAABQAEAAAICQABCBxIsGDBgAA7"
    /// 3 x 2 and turned, so shown as 2 x 3; "Ferry time", at 54.5 N and 8.25 E.
    case jpeg = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/4QCsRXhpZgAATU0AKgAAAAgAAwEOAAIAAAALAAAAMgESAAMAAAABAAYAAIglAAQA\
      AAABAAAAPgAAAABGZXJyeSB0aW1lAAAABAABAAIAAAACTgAAAAACAAUAAAADAAAAdAADAAIAAAACRQAAAAAEAAUAAAAD\
      AAAAjAAAAAAAAAA2AAAAAQAAAB4AAAABAAAAAAAAAAEAAAAIAAAAAQAAAA8AAAABAAAAAAAAAAH/2wBDAP//////////\
      ////////////////////////////////////////////////////////////////////////////wAALCAACAAMBAREA\
      /8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1Fh\
      ByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1\
      dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx\
      8vP09fb3+Pn6/9oACAEBAAA/ACv/2Q==
      """
  }

  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "photowall-scan-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func put(_ picture: Picture, at name: String) throws {
    try put(bytes: try #require(Data(base64Encoded: picture.rawValue)), at: name)
  }

  func put(bytes: Data, at name: String) throws {
    let parent = (path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: path(name)))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  /// When a file was changed last, to the nanosecond.
  func changed(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// A run's outcome with the folder's own path left out.
  func run(_ words: String..., isTerminal: Bool = false) -> Recorder.Outcome {
    let recorder = Recorder()
    recorder.isTerminal = isTerminal
    recorder.variables = [:]
    var outcome = recorder.run(words.map { $0.replacing("@", with: path) })
    outcome.output = outcome.output.replacing(path, with: "@")
    outcome.error = outcome.error.replacing(path, with: "@")
    return outcome
  }
}
