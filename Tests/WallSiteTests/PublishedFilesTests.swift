import Foundation
import Testing
import WallTestSupport

@testable import WallSite

@Suite struct PublishedFilesTests {
  private let paths = [
    "index.html", "images/50% #1 \"é\"\\.jpg", "images/e\u{301}.jpg", "images/\u{e9}.jpg", "a\nb",
    "images/%41.jpg",
  ]

  private var record: PublishedFiles {
    var record = PublishedFiles()
    for (number, path) in paths.enumerated() {
      record.set(path, (0...number).map { "sha256:\($0)" })
    }
    return record
  }

  private func read(_ bytes: [UInt8]) throws -> PublishedFiles {
    let folder = try WorkFolder()
    try folder.write(String(decoding: bytes, as: UTF8.self), to: PublishedFiles.path)
    return try PublishedFiles(inFolder: folder.path)
  }

  @Test func theRecordComesBackFromItsLines() throws {
    let read = try read(record.json)
    #expect(read.json == record.json)
    #expect(Set(read.paths.map { Array($0.utf8) }) == Set(paths.map { Array($0.utf8) }))
    for (number, path) in paths.enumerated() { #expect(read.marks(of: path)?.count == number + 1) }
  }

  @Test func theRecordIsJSONAndReadInAnyForm() throws {
    let value = try JSONSerialization.jsonObject(with: Data(record.json))
    let other = try JSONSerialization.data(withJSONObject: value, options: .prettyPrinted)
    #expect(try read(Array(other)).json == record.json)
    #expect(try read(PublishedFiles().json).json == PublishedFiles().json)
  }

  @Test func aGarbledRecordIsNone() throws {
    for cut in stride(from: 0, to: record.json.count, by: 7) {
      #expect(try read(Array(record.json.prefix(cut))).paths.isEmpty)
    }
  }

  @Test func pathsAreDecodedAsTheyWereEncoded() {
    for path in paths {
      #expect(URLPath.decoded(URLPath.encoded(path)).map { Array($0.utf8) } == Array(path.utf8))
    }
    #expect(URLPath.decoded("%zz") == nil && URLPath.decoded("%4") == nil)
    #expect(URLPath.decoded("%ff") == nil)
  }
}
