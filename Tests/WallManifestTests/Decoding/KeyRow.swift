import Testing
import WallManifest

/// One row of the manifest's reference: a key with values that it takes and values that it does
/// not.
struct KeyRow {
  enum Object: String {
    case wall, layout, breakpoint, section, image, source, frame, limits
  }

  struct Bad {
    /// As JSON has it.
    var value: String
    /// The letter of the fault and the end of the message: `F is not above 0`.
    var fault: String
    /// What XML has in place of `value`; nil for what is made of it; empty where XML cannot
    /// write the value.
    var xml: String?
  }

  let object: Object
  let key: String
  /// Further members of the object, in JSON.
  var beside: [(String, String)] = []
  let good: [String]
  let bad: [Bad]

  init(
    _ object: Object, _ key: String, beside: [(String, String)] = [], good: [String],
    bad: [(String, String)], jsonOnly: [(String, String)] = []
  ) {
    self.object = object
    self.key = key
    self.beside = beside
    self.good = good
    self.bad =
      bad.map { Bad(value: $0.0, fault: $0.1) }
      + jsonOnly.map { Bad(value: $0.0, fault: $0.1, xml: "") }
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    for value in good {
      MarkedSource(json(value, mark: "")).expect([], sourceLocation: sourceLocation)
      MarkedSource(xml(value, mark: "")).expect([], sourceLocation: sourceLocation)
    }
    for bad in bad {
      let (letter, end) = (bad.fault.prefix(1), bad.fault.dropFirst(2))
      let inJSON = bad.value.first == "[" ? "[…]" : bad.value.first == "{" ? "{…}" : bad.value
      MarkedSource(json(bad.value, mark: "⚑")).expect(
        ["\(letter) \(key) \(inJSON) \(end)"], sourceLocation: sourceLocation)
      guard bad.xml == nil else { continue }
      let inXML = TwinSource.kebab(key) + " \"" + Self.attribute(bad.value) + "\""
      MarkedSource(xml(bad.value, mark: "⚑")).expect(
        ["\(letter) \(inXML) \(end)"], sourceLocation: sourceLocation)
    }
  }

  // MARK: The manifest around the key

  private static let image = "{ \"src\": \"a.jpg\", \"width\": 4, \"height\": 3, \"alt\": \"\" }"
  private static let imageElement = "<image src=\"a.jpg\" width=\"4\" height=\"3\" alt=\"\"/>"

  private var members: [(String, String)] {
    let required: [(String, String)] =
      switch object {
      case .breakpoint: [("name", "\"phone\""), ("minWidth", "0")]
      case .image:
        [("src", "\"a.jpg\""), ("width", "4"), ("height", "3"), ("alt", "\"\"")]
      case .source: [("src", "\"b.jpg\""), ("width", "400")]
      default: []
      }
    return (required + beside).filter { $0.0 != key }
  }

  private func json(_ value: String, mark: String) -> String {
    let all = members.map { "\"\($0.0)\": \($0.1)" } + ["\"\(key)\": \(mark)\(value)"]
    let own = all.joined(separator: ", ")
    let images = "\"images\": [ \(Self.image) ]"
    return switch object {
    case .wall: "{ \(own), \(images) }"
    case .layout: "{ \"layout\": { \(own) }, \(images) }"
    case .breakpoint: "{ \"maxWidth\": 1800, \"breakpoints\": [ { \(own) } ], \(images) }"
    case .section: "{ \"sections\": [ { \(own), \(images) } ] }"
    case .image: "{ \"images\": [ { \(own) } ] }"
    case .source:
      "{ \"images\": [ \(Self.image.dropLast(2)), \"sources\": [ { \(own) } ] } ] }"
    case .frame: "{ \"frame\": { \(own) }, \(images) }"
    case .limits: "{ \"limits\": { \(own) }, \(images) }"
    }
  }

  private func xml(_ value: String, mark: String) -> String {
    let name = TwinSource.kebab(key)
    let isElement = ["description", "caption", "footerText"].contains(key)
    var attributes = members.map { " \(TwinSource.kebab($0.0))=\"\(Self.attribute($0.1))\"" }
      .joined()
    var element = ""
    if isElement {
      element = "\(mark)<\(name)>\(Self.attribute(value))</\(name)>"
    } else {
      attributes += " \(mark)\(name)=\"\(Self.attribute(value))\""
    }
    let empty = "<\(object.rawValue)\(attributes)>\(element)</\(object.rawValue)>"
    let image = Self.imageElement
    return switch object {
    case .wall: "<wall\(attributes)>\(element)\(image)</wall>"
    case .section: "<wall><section\(attributes)>\(element)\(image)</section></wall>"
    case .breakpoint: "<wall max-width=\"1800\">\(empty)\(image)</wall>"
    case .image: "<wall>\(empty)</wall>"
    case .source: "<wall>\(image.dropLast(2))>\(empty)</image></wall>"
    default: "<wall>\(empty)\(image)</wall>"
    }
  }

  /// What JSON's value is as an attribute: without quotes, brackets and commas.
  private static func attribute(_ json: String) -> String {
    if json.first == "[" {
      return json.dropFirst().dropLast().filter { $0 != "," }.trimmingSpaces
    }
    return json.first == "\"" ? String(json.dropFirst().dropLast()) : json
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
