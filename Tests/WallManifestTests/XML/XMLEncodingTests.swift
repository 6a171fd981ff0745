import Testing
import WallManifest

@Suite struct XMLEncodings {
  private let body =
    "<wall title='Çà ü'>\n<image src='é.jpg' width='1' height='1' alt='' tilte='x'/></wall>"

  private func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  private func declared(_ encoding: String) -> String {
    "<?xml version='1.0' encoding='\(encoding)'?>"
  }

  @Test func allEncodingsGiveTheSameWallAndTheSamePlaces() {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    for bytes in [
      Array(body.utf8), mark + Array(body.utf8), Array((declared("utf-8") + body).utf8),
      latin1(declared("ISO-8859-1") + body), latin1(declared("latin1") + body),
      [0xff, 0xfe] + utf16(declared("UTF-16") + body, bigEndian: false),
      [0xfe, 0xff] + utf16(declared("UTF-16") + body, bigEndian: true),
      utf16(declared("UTF-16LE") + body, bigEndian: false), utf16(body, bigEndian: true),
    ] {
      let reading = ManifestReader.read(bytes)
      #expect(reading.manifest?.title == "Çà ü")
      #expect(reading.manifest?.sections.first?.images.first?.src == "é.jpg")
      #expect(reading.diagnostics.map(\.message) == ["unknown attribute \"tilte\""])
      #expect(reading.diagnostics.map(\.position) == [SourcePosition(line: 2, column: 48)])
    }
  }

  @Test func otherEncodingsAreRefusedByName() {
    for name in ["windows-1252", "Shift_JIS", "EBCDIC-CP-US", "UTF-7"] {
      let reading = ManifestReader.read(Array((declared(name) + body).utf8))
      #expect(reading.diagnostics.map(\.message) == ["the encoding \(name)"])
      #expect(reading.diagnostics.map(\.position) == [SourcePosition(line: 1, column: 31)])
      #expect(reading.diagnostics.allSatisfy { $0.effect == .fatal && $0.hint != nil })
    }
  }

  @Test func whatIsNoCharacterOfTheEncodingIsPlaced() {
    let cases: [(SourcePosition?, [UInt8])] = [
      (
        SourcePosition(line: 1, column: 14), Array("<wall title='".utf8) + [0xff, 0x27, 0x2f, 0x3e]
      ),
      (
        SourcePosition(line: 1, column: 3),
        [0xff, 0xfe] + utf16("<w", bigEndian: false) + [0x00, 0xd8] + utf16("/>", bigEndian: false)
      ),
      (
        SourcePosition(line: 1, column: 51),
        Array("<?xml version='1.0' encoding='US-ASCII'?><wall a='é'/>".utf8)
      ),
    ]
    for (place, bytes) in cases {
      let reading = ManifestReader.read(bytes)
      #expect(reading.diagnostics.map(\.position) == [place])
      #expect(reading.manifest == nil)
    }
  }
}
