import WallImaging
import WallManifest
import WallMarkup

extension PartKeys {
  /// What all parts of a site depend on.
  init(_ options: BuildOptions) {
    // A program that was built anew may write other bytes under the same version.
    tool = FileSystem.info("/proc/self/exe")?.stamp.text ?? ""
    templates = options.templates.digest
    let source = FileSystem.realPath(options.sourceFolder) ?? options.sourceFolder
    var words = [
      source, options.defaultTitle, "\(options.linksImages)", "\(options.isFragment)",
      "\(options.previewsPictures)",
    ]
    words += options.overlays.map(\.rawValue).sorted()
    if let imaging = options.imaging {
      words += imaging.encodings.map { "\($0.format.rawValue) \($0.quality)" }
      words += imaging.densities.map { "\($0)" }
      words.append("\(imaging.maxPixels)")
    }
    self.options = Self.digest(words.joined(separator: "\n"))
  }
}

extension SiteBuild {
  /// Digests what the manifest says about a page, and the page's place among the pages.
  ///
  /// - Complexity: O(sections + images of the page)
  func manifestKey(of page: Pagination.Page) -> String {
    PartKeys.digest(manifestText(of: page))
  }

  /// Digests what the manifest says about the whole wall.
  ///
  /// - Complexity: O(images), once a build
  mutating func wholeManifestKey() -> String {
    if let wholeKey { return wholeKey }
    let whole = Pagination(items, size: 0).pages[0]
    let key = PartKeys.digest(
      manifestText(of: whole) + Array("\(pagination.pages.count)".utf8))
    wholeKey = key
    return key
  }

  private func manifestText(of page: Pagination.Page) -> [UInt8] {
    var part = manifest
    // Sections of other pages count too: a wall is split at the widths of all its sections.
    for index in part.sections.indices { part.sections[index].images = [] }
    var facts = "\(page.number) \(pagination.pages.count) \(items.count)"
    for shown in page.sections {
      part.sections[shown.section].images = shown.entries.map(\.image)
      facts += "\n\(shown.section) \(shown.continues) \(shown.isContinued)"
      for entry in shown.entries {
        facts += " \(entry.number)\(entry.image.isPlaceholder ? "!" : "")"
      }
    }
    return ManifestWriter.json(part) + Array((facts + Self.untrimmedText(of: part)).utf8)
  }

  /// The text that a manifest's canonical form trims, and pages show unchanged.
  private static func untrimmedText(of manifest: Manifest) -> String {
    var texts = [manifest.description]
    for section in manifest.sections {
      texts += [section.description, section.footerText]
      for image in section.images { texts += [image.caption] + (image.tags ?? []) }
    }
    return texts.map { "\n" + ($0 ?? "") }.joined()
  }
}

extension WallPictures {
  /// Digests the colors of all pictures, as far as they are known.
  func colorsKey(of items: WallItems) -> String {
    var colors = ""
    for image in items.images {
      switch finding(of: image) {
      case .facts(let facts): colors += facts.dominantColor + "\(facts.isTransparent)\n"
      case .fault: colors += "lost\n"
      case nil: colors += (image.src.map { picture(at: $0) != nil } ?? false) ? "-\n" : "\n"
      }
    }
    return PartKeys.digest(colors)
  }
}

extension TemplateSet {
  /// Of all templates and styles, built in or not.
  fileprivate var digest: String {
    PartKeys.digest(Self.names.map { "\($0)\n\(self[$0])" }.joined(separator: "\n"))
  }
}
