/// Writes a manifest in its one canonical form: keys in the order of their tables, two spaces, LF,
/// numbers as the shortest text that reads back the same, no comments.
///
/// Defaults are left out where that keeps the meaning: of the wall, its layout or layouts, its
/// images, its frame. A layout that is laid over another keeps every key that was written, since
/// `columnGap: 10` on a breakpoint undoes the wall's 20. Lists without members are left out too,
/// because XML has no way to write them.
///
/// Words that are elements in XML are trimmed in both spellings, as they are when XML is read.
/// So either spelling, converted to the other and back, gives the same bytes.
package enum ManifestWriter {
  /// The wall's content in canonical order.
  enum Part {
    case member(WrittenMember)
    case sections([ManifestSection])
    case images([ManifestImage])
  }

  static func parts(of manifest: Manifest) -> [Part] {
    Manifest.keys.keys.compactMap { key in
      switch key.name {
      case "sections":
        if manifest.hasBareImages || manifest.sections.isEmpty { return nil }
        return .sections(manifest.sections)
      case "images":
        let images = manifest.sections.first?.images ?? []
        return manifest.hasBareImages && !images.isEmpty ? .images(images) : nil
      default:
        return key.write(manifest, true).flatMap {
          canonical(WrittenMember(key: key.name, form: key.form, value: $0), onWall: true)
        }.map { .member($0) }
      }
    }
  }

  /// A section's keys less its images.
  static func members(of section: ManifestSection) -> [WrittenMember] {
    ManifestSection.keys.members(of: section, leavingOutDefaults: true)
      .compactMap { canonical($0) }
  }

  static func members(of image: ManifestImage) -> [WrittenMember] {
    ManifestImage.keys.members(of: image, leavingOutDefaults: true).compactMap { canonical($0) }
  }

  private static func canonical(
    _ member: WrittenMember, onWall: Bool = false
  ) -> WrittenMember? {
    var member = member
    switch (member.value, member.form) {
    case (.text(let text), .element):
      member.value = .text(XMLSpace.trimmed(Array(text.utf8)))
    case (.texts(let texts), _):
      if texts.isEmpty { return nil }
      member.value = .texts(texts.map { XMLSpace.trimmed(Array($0.utf8)) })
    case (.objects(let objects), _):
      if objects.isEmpty { return nil }
    case (.object(let members), _) where onWall && member.key == "layout":
      let rest = members.filter { $0.key != "kind" || $0.value != .text("waterfall") }
      if rest.isEmpty { return nil }
      member.value = .object(rest)
    default: break
    }
    return member
  }
}
