import WallText

/// What concerns the wall's keys together.
enum WallRules {
  static func check(
    _ manifest: Manifest, root: SourceNode, in decoding: inout ObjectDecoding
  ) {
    refusePair(
      "layout", "layouts", manifest.layout != nil && manifest.layouts != nil, root, &decoding)
    let hasSections = decoding.node(of: "sections", in: root) != nil
    refusePair("sections", "images", hasSections && manifest.hasBareImages, root, &decoding)
    checkLimits(manifest.limits, root, &decoding)
    let isEmpty = manifest.sections.allSatisfy { $0.images.isEmpty }
    if isEmpty && !decoding.images.isIncomplete {
      decoding.report(
        .none, at: root.offset, length: decoding.spelling == .json ? 1 : root.length,
        "the wall has no images")
    }
  }

  /// A least above the greatest would fail every wall.
  private static func checkLimits(
    _ limits: QualityLimits?, _ root: SourceNode, _ decoding: inout ObjectDecoding
  ) {
    guard let least = limits?.spanShareMin, let greatest = limits?.spanShareMax, least > greatest,
      let object = decoding.node(of: "limits", in: root)
    else { return }
    let (low, high) = (
      decoding.spelling.key("spanShareMin"), decoding.spelling.key("spanShareMax")
    )
    let written = ["spanShareMin", "spanShareMax"].compactMap { decoding.node(of: $0, in: object) }
    let later = written.max { $0.offset < $1.offset }
    decoding.report(
      .fatal, at: later?.offset, length: later?.length ?? 1,
      "\(low) \(NumberText.shortest(least)) is above \(high) \(NumberText.shortest(greatest))",
      hint: "no wall is within both")
  }

  private static func refusePair(
    _ first: String, _ second: String, _ areBothWritten: Bool, _ root: SourceNode,
    _ decoding: inout ObjectDecoding
  ) {
    guard areBothWritten else { return }
    let places = [first, second].compactMap { decoding.node(of: $0, in: root) }
    let later = places.max { $0.offset < $1.offset }
    let (a, b) = (decoding.keyName(first), decoding.keyName(second))
    decoding.report(
      .fatal, at: later?.offset, length: 1, "a wall has either \(a) or \(b), not both",
      hint: "remove one of them")
  }
}

extension ObjectDecoding {
  /// The first node of a key in an object; nil where it was not written.
  func node(of key: String, in object: SourceNode) -> SourceNode? {
    guard case .object(let object) = object.value else { return nil }
    let spelled = spelledName(of: key)
    return object.members.first { $0.key == spelled }?.value
  }

  /// A key as messages name it: an XML list by its elements.
  func keyName(_ key: String) -> String {
    spelling == .xml ? "<\(spelledName(of: key))>" : key
  }

  private func spelledName(of key: String) -> String {
    Manifest.keys.keys.first { $0.name == key }?.spelled(spelling) ?? spelling.key(key)
  }
}
