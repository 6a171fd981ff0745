/// Turns a parsed source into the model: reads objects by their tables, then checks what concerns
/// several of them.
struct ManifestDecoder {
  private var decoding: ObjectDecoding

  init(text: SourceText, spelling: Spelling) {
    decoding = ObjectDecoding(text: text, spelling: spelling)
  }

  /// Takes an image as soon as the parser has it.
  mutating func readImage(_ node: SourceNode) {
    decoding.readImage(node)
  }

  /// Reads the wall, when all its images were read.
  ///
  /// - Parameter root: The manifest's root value.
  /// - Returns: The model, nil where a fault was fatal, and everything that was found.
  mutating func readWall(_ root: SourceNode) -> (manifest: Manifest?, findings: [Finding]) {
    var manifest = Manifest()
    if let offset = decoding.images.firstBeyondLimit {
      decoding.report(.fatal, at: offset, "more than \(SourceLimits.images) images")
    }
    if decoding.read(root, by: Manifest.keys, effect: .fatal, into: &manifest) {
      WallRules.check(manifest, root: root, in: &decoding)
      BreakpointRules.check(manifest, root: root, in: &decoding)
      LayoutRules.check(manifest, in: &decoding)
      // A wall that names neither sections nor images is one empty section.
      if manifest.sections.isEmpty && decoding.node(of: "sections", in: root) == nil {
        manifest.sections = [ManifestSection()]
        manifest.hasBareImages = true
      }
      completePlaceholders(in: &manifest)
    }
    let isFatal = decoding.findings.contains { $0.effect == .fatal }
    return (isFatal ? nil : manifest, decoding.findings)
  }

  /// Gives each placeholder a size and an id of its own; all good ids are known by now.
  private mutating func completePlaceholders(in manifest: inout Manifest) {
    var number = 0
    for section in manifest.sections.indices {
      for index in manifest.sections[section].images.indices {
        number += 1
        guard manifest.sections[section].images[index].isPlaceholder else { continue }
        complete(&manifest.sections[section].images[index], number: number)
      }
    }
  }

  private mutating func complete(_ image: inout ManifestImage, number: Int) {
    if !(image.size.width > 0) || !(image.size.height > 0) {
      image.size.width = 1
      image.size.height = 1
    }
    if image.id.isEmpty || image.isIDTaken {
      let named = image.src ?? image.unusableSource ?? "image-\(number)"
      let base = image.id.isEmpty ? named : image.id
      image.id = decoding.images.freeID(like: base)
      image.isIDTaken = false
      image.unusableSource = nil
    }
  }
}
