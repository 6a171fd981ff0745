import WallGeometry

extension ManifestImage {
  /// The keys of an image, in canonical order.
  ///
  /// While an image is read, a size of 0 stands for one that is missing or bad, and an empty id
  /// for one that was not written; the decoder completes both.
  static let keys = KeyTable<ManifestImage>(
    "image",
    [
      ManifestKey("src", \.src, .source, isRequired: true, effect: .placeholder),
      side("width", \.size.width),
      side("height", \.size.height),
      ManifestKey(
        "id", form: .attribute,
        read: { nodes, decoding, image in
          guard let node = nodes.first else { return }
          if let id = decoding.value(of: "id", in: node, as: .imageID, effect: .placeholder) {
            image.id = id
          } else {
            image.isPlaceholder = true
          }
        }, write: { $0.id == $0.src ? nil : .text($0.id) }),
      ManifestKey("alt", \.alt, .text),
      ManifestKey("title", \.title, .text),
      ManifestKey("credit", \.credit, .text),
      ManifestKey("license", \.license, .text),
      ManifestKey("caption", \.caption, .text, form: .element),
      ManifestKey("date", \.date, .date),
      ManifestKey("location", \.location, .location),
      ManifestKey(
        "tags", form: .elements(named: "tag"),
        read: { nodes, decoding, image in image.tags = decoding.tags(in: nodes) },
        write: { image in
          guard let tags = image.tags, !tags.isEmpty else { return nil }
          return .texts(tags)
        }),
      ManifestKey("href", \.href, .reference),
      ManifestKey("featured", \.featured, .boolean, omit: false),
      ManifestKey("hidden", \.hidden, .boolean, omit: false),
      ManifestKey("missing", \.missing, .boolean, omit: false),
      ManifestKey("focus", \.focus, .focus, omit: Focus(x: 0.5, y: 0.5)),
      ManifestKey("color", \.color, .color),
      ManifestKey("span", \.span, .span, omit: .columns(1)),
      ManifestKey("tileHeight", \.tileHeight, .positiveLength),
      ManifestKey("itemSize", \.itemSize, .itemSize),
      ManifestKey(
        "sources", form: .elements(named: "source"),
        read: { nodes, decoding, image in
          image.sources = decoding.sources(in: nodes)
        },
        write: { image in
          guard let sources = image.sources, !sources.isEmpty else { return nil }
          return .objects(sources.map { SourceDraft($0) }, by: SourceDraft.keys)
        }),
    ])

  private static func side(
    _ name: String, _ path: any WritableKeyPath<ManifestImage, Double> & Sendable
  ) -> ManifestKey<ManifestImage> {
    ManifestKey(
      name, form: .attribute, isRequired: true, effect: .placeholder,
      read: { nodes, decoding, image in
        guard let node = nodes.first,
          let length = decoding.value(
            of: name, in: node, as: .positiveLength, effect: .placeholder)
        else { return }
        image[keyPath: path] = length
      }, write: { .number($0[keyPath: path]) })
  }
}

/// A source while it is read.
struct SourceDraft: Sendable {
  var src: String?
  var width: Int?
  var type: String?

  init() {}

  init(_ source: ManifestSource) {
    (src, width, type) = (source.src, source.width, source.type)
  }

  static let keys = KeyTable<SourceDraft>(
    "source",
    [
      ManifestKey("src", \.src, .source, isRequired: true),
      ManifestKey("width", \.width, .integer(1...1_000_000), isRequired: true),
      ManifestKey("type", \.type, .mimeType),
    ])
}

extension ObjectDecoding {
  /// An image's tags; nil, and reported, where one of them is no text or there are too many.
  mutating func tags(in nodes: [SourceNode]) -> [String]? {
    guard let nodes = members(of: nodes, key: "tags") else { return nil }
    guard nodes.count <= SourceLimits.tags else {
      let first = nodes[SourceLimits.tags]
      report(
        .keyLeftOut, at: first.offset, length: first.length,
        "\(nodes.count) tags; the most is \(SourceLimits.tags)")
      return nil
    }
    let tags = nodes.map { value(of: "tag", in: $0, as: .text) }
    return tags.contains(nil) ? nil : tags.compactMap(\.self)
  }

  /// The good ones of an image's sources.
  mutating func sources(in nodes: [SourceNode]) -> [ManifestSource]? {
    guard let nodes = members(of: nodes, key: "sources") else { return nil }
    guard nodes.count <= SourceLimits.sources else {
      report(
        .keyLeftOut, at: nodes[SourceLimits.sources].offset,
        length: nodes[SourceLimits.sources].length,
        "\(nodes.count) sources; the most is \(SourceLimits.sources)")
      return nil
    }
    return nodes.compactMap { node in
      var draft = SourceDraft()
      let before = faultCount
      read(node, by: SourceDraft.keys, effect: .keyLeftOut, into: &draft)
      guard faultCount == before, let src = draft.src, let width = draft.width else { return nil }
      return ManifestSource(src: src, width: width, type: draft.type)
    }
  }
}

extension ValueType where Value == String {
  static let mimeType = text.checked { text throws(Complaint) in
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isToken = { (part: Substring.UTF8View) in
      !part.isEmpty && part.allSatisfy { $0.isASCIIWordByte || "!#$&^.+-".utf8.contains($0) }
    }
    guard parts.count == 2, parts.allSatisfy({ isToken($0) }) else {
      throw Complaint("is not a MIME type", example: "image/webp", isText: true)
    }
  }

  /// 1 to 1,024 bytes without control characters.
  static let imageID = text.checked { text throws(Complaint) in
    guard !text.isEmpty else { throw Complaint("is empty") }
    guard text.utf8.count <= SourceLimits.id else {
      throw Complaint("is longer than \(SourceLimits.id) bytes")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw Complaint("has a control character", advice: "remove it")
    }
  }
}
