import WallText

/// Appends HTML or SVG to a byte buffer; escaping lives here, by context.
///
/// What both languages share is written so that it is well-formed in both: every attribute quoted,
/// every element closed or void by name.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  /// One attribute; a nil value leaves it out, an empty one is written.
  struct Attribute {
    let name: StaticString
    let value: String?

    init(_ name: StaticString, _ value: String?) {
      self.name = name
      self.value = value
    }

    init(_ name: StaticString, _ value: Int) {
      self.init(name, String(value))
    }

    /// A length or another number of a drawing, with at most two decimals.
    init(_ name: StaticString, number value: Double) {
      self.init(name, NumberText.decimal(value))
    }
  }

  /// Markup that is known to be safe: written in the source, or rendered by an emitter.
  mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: markup.description.utf8)
  }

  mutating func raw(_ rendered: RenderedMarkup) {
    bytes.append(contentsOf: rendered.bytes)
  }

  /// Words, escaped.
  mutating func text(_ text: String) {
    appendEscaped(text)
  }

  /// An element with its content.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], content: (inout MarkupWriter) -> Void
  ) {
    startTag(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    content(&self)
    raw("</")
    raw(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// An element that holds only words.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// An HTML void element: `<img …>`.
  mutating func void(_ name: StaticString, _ attributes: [Attribute]) {
    startTag(name, attributes)
    bytes.append(UInt8(ascii: ">"))
  }

  /// An XML element without content: `<rect …/>`.
  mutating func empty(_ name: StaticString, _ attributes: [Attribute]) {
    startTag(name, attributes)
    raw("/>")
  }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func startTag(_ name: StaticString, _ attributes: [Attribute]) {
    bytes.append(UInt8(ascii: "<"))
    raw(name)
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      bytes.append(UInt8(ascii: " "))
      raw(attribute.name)
      raw("=\"")
      appendEscaped(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// The same escapes serve text and double-quoted attributes.
  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      default:
        let safe = scalar.isMarkupCharacter ? scalar : "\u{fffd}"
        bytes.append(contentsOf: safe.utf8)
      }
    }
  }
}

/// Bytes that an emitter of this module made, safe to put into markup as they are.
package struct RenderedMarkup: Sendable {
  package let bytes: [UInt8]
}

extension Unicode.Scalar {
  /// Whether HTML and XML may hold the character: no control but tab and line ends, no
  /// noncharacter.
  var isMarkupCharacter: Bool {
    switch value {
    case 0x09, 0x0a, 0x0d: true
    case 0..<0x20, 0x7f...0x9f, 0xfdd0...0xfdef: false
    default: value & 0xfffe != 0xfffe
    }
  }
}
