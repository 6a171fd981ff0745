import WallGeometry

extension ObjectDecoding {
  /// Reads one image as soon as it is complete; what is no object becomes a placeholder.
  mutating func readImage(_ node: SourceNode) {
    guard images.firstBeyondLimit == nil, images.images.count < SourceLimits.images else {
      images.firstBeyondLimit = images.firstBeyondLimit ?? node.offset
      return
    }
    let number = images.images.count + 1
    var image = ManifestImage(src: nil, size: Size(width: 0, height: 0), id: "")
    image.places.object = text.position(at: node.offset)
    guard case .object(let object) = node.value else {
      report(
        .placeholder, at: node.offset, length: node.length,
        "image \(number) is \(node.value.shown), not an object")
      image.isPlaceholder = true
      images.append(image, kindKeys: [])
      return
    }
    let name = { Self.name(of: object, number: number) }
    read(node, by: ManifestImage.keys, named: name, effect: .keyLeftOut, into: &image)
    if image.alt == nil && member("alt", of: object) == nil {
      report(
        .none, at: node.offset, length: markLength(of: node),
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
  ///
  /// Where neither is usable, the id stays empty: a placeholder gets one when all others are known.
  private mutating func takeID(
    of image: inout ManifestImage, object: SourceObject, node: SourceNode
  ) {
    let written = member("id", of: object)
    let place = (written ?? member("src", of: object))?.value ?? node
    if written == nil, let src = image.src {
      guard src.utf8.count <= SourceLimits.id else {
        report(
          .placeholder, at: place.offset, length: place.length,
          "src is longer than \(SourceLimits.id) bytes and so no id",
          hint: "give \(Self.name(of: object, number: images.images.count + 1)) an id of its own")
        image.isPlaceholder = true
        return
      }
      image.id = src
    }
    if image.id.isEmpty, image.src == nil { image.unusableSource = unusableSource(of: object) }
    guard !image.id.isEmpty, let first = images.take(id: image.id, at: place.offset) else { return }
    let line = "first used on line \(text.line(at: first))"
    report(
      .placeholder, at: place.offset, length: place.length,
      "id \"\(image.id.prefix(60))\" is taken",
      hint: written == nil ? line + "; src is the id where none is written" : line)
    image.isPlaceholder = true
    image.isIDTaken = true
  }

  /// What stands as `src` of an entry that cannot use it as an address: it still names the entry.
  private func unusableSource(of object: SourceObject) -> String? {
    guard let node = member("src", of: object)?.value else { return nil }
    return try? ValueType.imageID.read(node.value, spelling)
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

  /// The images of one list, in order.
  mutating func images(in nodes: [SourceNode]) -> [ManifestImage] {
    guard let nodes = members(of: nodes, key: "images") else { return [] }
    return nodes.compactMap { node in
      guard case .image(let number) = node.value, images.images.indices.contains(number) else {
        return nil
      }
      return images.images[number]
    }
  }
}
