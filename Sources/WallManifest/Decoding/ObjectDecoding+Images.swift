import WallGeometry

extension ObjectDecoding {
  /// Reads one image as soon as its object is complete.
  mutating func readImage(_ node: SourceNode) {
    guard case .object(let object) = node.value else { return }
    let number = images.images.count + 1
    var image = ManifestImage(src: nil, size: Size(width: 0, height: 0), id: "")
    let name = { Self.name(of: object, number: number) }
    read(node, by: ManifestImage.keys, named: name, effect: .keyLeftOut, into: &image)
    if image.alt == nil && member("alt", of: object) == nil {
      report(
        .none, at: node.offset, length: spelling == .json ? 1 : node.length,
        "\(name()) has no alt text",
        hint: "say what is to be seen, or write \(spelling.assignment("alt", "", isText: true))"
          + " for a mere decoration")
    }
    if image.src == nil || !(image.size.width > 0) || !(image.size.height > 0) {
      image.isPlaceholder = true
    }
    takeID(of: &image, object: object, node: node)
    images.append(image, kindKeys: kindKeys(of: image, object))
  }

  /// An image's id is its own or its `src`; whoever comes second is a placeholder.
  private mutating func takeID(
    of image: inout ManifestImage, object: SourceObject, node: SourceNode
  ) {
    let written = member("id", of: object)
    // A bad id is no id; a placeholder gets one when all others are known.
    let isBad = image.id.isEmpty && written != nil
    if image.id.isEmpty, !isBad, !image.isPlaceholder, let src = image.src { image.id = src }
    guard !image.id.isEmpty, written != nil || !image.isPlaceholder else { return }
    let place = written ?? member("src", of: object)
    let offset = place?.value.offset ?? node.offset
    guard let first = images.take(id: image.id, at: offset) else { return }
    report(
      .placeholder, at: offset, length: place?.value.length ?? 1,
      "id \"\(image.id.prefix(40))\" is taken",
      hint: "first used on line \(text.position(at: first).line)")
    image.isPlaceholder = true
    image.isIDTaken = true
  }

  private func kindKeys(
    of image: ManifestImage, _ object: SourceObject
  ) -> [DecodedImages.KindKey] {
    var keys: [DecodedImages.KindKey] = []
    func note(_ key: String, _ isWritten: Bool) {
      guard isWritten, let member = member(key, of: object) else { return }
      keys.append(.init(key: key, offset: member.value.offset, length: member.value.length))
    }
    note("span", image.span != nil)
    note("tileHeight", image.tileHeight != nil)
    note("itemSize", image.itemSize != nil)
    return keys
  }

  private func member(_ key: String, of object: SourceObject) -> SourceObject.Member? {
    let spelled = spelling.key(key)
    return object.members.first { $0.key == spelled }
  }

  /// `image "photos/pier.jpg"`, by id, else src, else its number.
  private static func name(of object: SourceObject, number: Int) -> String {
    for key in ["id", "src"] {
      if let member = object.members.first(where: { $0.key == key }),
        case .text(let text) = member.value.value, !text.isEmpty
      {
        return "image \"\(text.prefix(60))\""
      }
    }
    return "image \(number)"
  }

  /// The images of one list, in order; what is no object becomes a placeholder.
  mutating func images(in nodes: [SourceNode]) -> [ManifestImage] {
    guard let nodes = members(of: nodes, key: "images") else { return [] }
    return nodes.map { node in
      if case .image(let number) = node.value { return images.images[number] }
      report(
        .placeholder, at: node.offset, length: node.length,
        "image \(node.value.shown) is not an object")
      var image = ManifestImage(src: nil, size: Size(width: 0, height: 0), id: "")
      image.isPlaceholder = true
      return image
    }
  }
}
