import Testing
import WallManifest

/// A broken manifest in which ⚑ stands wherever a diagnostic has to point.
struct MarkedSource {
  let bytes: [UInt8]
  /// The places of the marks, in order.
  let marks: [SourcePosition]

  init(_ marked: String) {
    let parts = marked.split(separator: "⚑", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    let text = SourceText(bytes)
    var offset = 0
    marks = parts.dropLast().map { part in
      offset += part.utf8.count
      return text.position(at: offset)
    }
    self.bytes = bytes
  }

  /// Reads the source and compares what is reported, and where.
  ///
  /// - Parameters:
  ///   - expected: For each mark the effect's letter (F, P, K, W) and the message.
  ///   - sourceLocation: Where the test stands.
  /// - Returns: What was read.
  @discardableResult
  func expect(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) -> ManifestReader.Reading {
    let reading = ManifestReader.read(bytes)
    let found = reading.diagnostics.map(Self.shown)
    let places = marks.map { "\($0.line):\($0.column)" }
    let wanted = zip(places, expected).map { "\($0) \($1)" }
    let source = String(decoding: bytes, as: UTF8.self)
    #expect(marks.count == expected.count, "\(source)", sourceLocation: sourceLocation)
    #expect(found == wanted, "\(source)", sourceLocation: sourceLocation)
    let isFatal = expected.contains { $0.hasPrefix("F") }
    #expect((reading.manifest == nil) == isFatal, "\(source)", sourceLocation: sourceLocation)
    return reading
  }

  private static func shown(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-"
    let letter =
      switch diagnostic.effect {
      case .fatal: "F"
      case .placeholder: "P"
      case .keyLeftOut: "K"
      case .none: "W"
      }
    return "\(place) \(letter) \(diagnostic.message)"
  }
}

/// The same broken manifest in both spellings.
struct TwinSource {
  let json: String
  let xml: String
  /// `{maxWidth}` stands for the key as the spelling has it, `‹0›` for a number that XML shows in
  /// quotes.
  let expected: [String]

  init(json: String, xml: String, _ expected: String...) {
    self.json = json
    self.xml = xml
    self.expected = expected
  }

  func expect(sourceLocation: SourceLocation = #_sourceLocation) {
    MarkedSource(json).expect(
      expected.map { Self.spell($0, isXML: false) }, sourceLocation: sourceLocation)
    MarkedSource(xml).expect(
      expected.map { Self.spell($0, isXML: true) }, sourceLocation: sourceLocation)
  }

  static func spell(_ message: String, isXML: Bool) -> String {
    var result = ""
    var key: String?
    for character in message {
      switch character {
      case "{": key = ""
      case "}":
        result += isXML ? kebab(key ?? "") : key ?? ""
        key = nil
      case "‹", "›": result += isXML ? "\"" : ""
      default:
        if key == nil { result.append(character) } else { key?.append(character) }
      }
    }
    return result
  }

  static func kebab(_ key: String) -> String {
    if key == "baseURL" { return "base-url" }
    return key.reduce(into: "") {
      $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1)
    }
  }
}
