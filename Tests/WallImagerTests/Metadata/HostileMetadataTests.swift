import Testing
import WallImaging
import WallTestSupport

@testable import WallImager

/// Blocks that no honest program writes.
@Suite struct HostileMetadata {
  private typealias Fields = MetadataFields

  private func words(_ blocks: MetadataBlocks) -> ImageWords {
    ImageWords(blocks, includesLocation: true)
  }

  @Test func textsAreBoundedAndHoldWhatAManifestMay() throws {
    let long = String(repeating: "é", count: 40_000)
    let tags = (0..<300).map { "tag \($0)" }
    let found = words(
      MetadataBlocks(
        xmp: Fields.xmp(
          Fields.alternatives("dc:title", [("x-default", long)])
            + Fields.alternatives("dc:description", [("x-default", "a&#x9;b&#xFFFD;\u{85}c\u{7f}")])
            + Fields.list("dc:subject", "Bag", tags))))
    #expect(found.title == String(repeating: "é", count: 32_768))
    #expect(found.caption == "a b\u{FFFD}\nc" && found.tags == Array(tags.prefix(256)))
  }

  @Test func bytesThatAreNoTextStillGiveValidText() throws {
    let bytes = (0...255).map { UInt8($0) }
    let title = try #require(words(MetadataBlocks(iptc: Fields.iptc([(5, bytes)]))).title)
    #expect(title.hasPrefix("!\"#") && title.hasSuffix("þÿ"))
    #expect(!title.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func packetsThatWouldExhaustTheirReaderGiveNoWords() {
    let deep =
      String(repeating: "<dc:a>", count: 50_000) + String(repeating: "</dc:a>", count: 50_000)
    let bomb =
      "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]>"
      + String(decoding: Fields.xmp("<dc:format>&b;</dc:format>"), as: UTF8.self)
    let huge = Fields.alternatives(
      "dc:title", [("x-default", String(repeating: "x", count: 5 << 20))])
    let wide = (0..<100_000).map { "<dc:a\($0)>x</dc:a\($0)>" }.joined()
    let attributes = (0..<100_000).map { "photoshop:a\($0)=\"x\"" }.joined(separator: " ")
    for packet in [
      Fields.xmp(deep), Array(bomb.utf8), Fields.xmp(huge), Array("<".utf8), Fields.xmp(wide),
      Fields.xmp("", attributes: attributes),
    ] {
      #expect(words(MetadataBlocks(xmp: packet)) == ImageWords())
    }
  }

  @Test func aPacketInsideOfEXIFIsNotReadUnseen() {
    let packet = String(decoding: Fields.xmp("<dc:format>x</dc:format>"), as: UTF8.self)
    let exif = Fields.exif([(0x010e, .text("A ferry")), (0x02bc, .text(packet))])
    #expect(words(MetadataBlocks(exif: exif)) == ImageWords())
  }

  @Test func longListsAreNoAttack() {
    let creators = (0..<4000).map { "name \($0)" }
    let found = words(
      MetadataBlocks(xmp: Fields.xmp(Fields.list("dc:creator", "Seq", creators))))
    #expect(found.credit?.hasSuffix("name 3999") == true)
  }

  @Test func damagedBlocksNeverEndTheProcess() {
    var generator = SeededGenerator(seed: 4)
    let good = MetadataBlocks(
      exif: Fields.exif(
        [(0x010e, .text("A ferry")), (0x013b, .text("Ines Falk"))],
        photo: [(0x9003, .text("2026:05:01 05:40:12"))],
        gps: [(2, .rationals([(33, 1), (51, 1), (2430, 100)]))]),
      xmp: Fields.xmp(
        Fields.alternatives("dc:title", [("x-default", "Low tide")])
          + Fields.list("dc:subject", "Bag", ["sea", "pier"])),
      iptc: Fields.photoshop(Fields.iptc([(5, Array("Low tide".utf8)), (25, [0xe9])])))
    for _ in 0..<500 {
      var blocks = good
      for path in [\MetadataBlocks.exif, \.xmp, \.iptc] {
        guard var bytes = blocks[keyPath: path] else { continue }
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        blocks[keyPath: path] = Array(
          bytes.prefix(Int.random(in: 0...bytes.count * 2, using: &generator)))
      }
      let found = words(blocks)
      for text in [found.alt, found.title, found.caption, found.credit, found.license] {
        guard let text else { continue }
        #expect(text.utf8.count <= 64 << 10 && !text.isEmpty)
      }
    }
  }
}
