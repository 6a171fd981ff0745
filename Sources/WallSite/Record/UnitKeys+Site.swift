import WallImaging
import WallManifest
import WallMarkup

extension UnitKeys {
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
  /// What one page depends on.
  mutating func keys(of page: Pagination.Page, _ common: UnitKeys) -> UnitKeys {
    var keys = common
    keys.manifest = UnitKeys.digest(manifestText(of: page))
    keys.pictures = pictures.key(of: page)
    return keys
  }

  /// What the manifest says of a page, and its place among the pages.
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
    return ManifestWriter.json(part) + Array((facts + Self.untrimmedWords(of: part)).utf8)
  }

  /// The words that a manifest's canonical form trims, and pages show as they are.
  private static func untrimmedWords(of manifest: Manifest) -> String {
    var words = [manifest.description]
    for section in manifest.sections {
      words += [section.description, section.footerText]
      for image in section.images { words += [image.caption] + (image.tags ?? []) }
    }
    return words.map { "\n" + ($0 ?? "") }.joined()
  }

  /// What the report depends on.
  func reportKeys(_ common: UnitKeys) -> UnitKeys {
    var keys = common
    let whole = Pagination(items, size: 0).pages[0]
    keys.manifest = UnitKeys.digest(
      manifestText(of: whole) + Array("\(pagination.pages.count)".utf8))
    return keys
  }

  /// What the previews depend on: what the report does, and the colours of the pictures.
  mutating func previewKeys(_ report: UnitKeys) -> UnitKeys {
    var keys = report
    var colors = ""
    for entry in items.entries.joined() {
      switch pictures.finding(of: entry.image) {
      case .facts(let facts): colors += facts.dominantColor + "\(facts.isTransparent)\n"
      case .fault: colors += "lost\n"
      case nil: colors += (entry.image.src.map { pictures.find($0) != nil } ?? false) ? "-\n" : "\n"
      }
    }
    keys.pictures = UnitKeys.digest(colors)
    return keys
  }
}

extension TemplateSet {
  /// Of all templates and styles, built in or not.
  fileprivate var digest: String {
    UnitKeys.digest(Self.names.map { "\($0)\n\(self[$0])" }.joined(separator: "\n"))
  }
}
