import WallImaging
import WallMarkup

/// The files of a site, except for its pictures.
struct SiteFiles {
  let renderer: PageRenderer
  let templates: TemplateSet
  /// The style sheet that all pages and previews share, hashed once.
  let base: HashedSheet
  /// In the order in which they were added. Files with equal contents are one file.
  private(set) var files: [OutputFile] = []
  private var sheetPaths: Set<String> = []
  private var named: [String] = []

  init(templates: TemplateSet) {
    self.templates = templates
    renderer = PageRenderer(templates: templates)
    base = HashedSheet("photowall", WallStylesheet.base(templates))
  }

  /// Adds a file.
  mutating func add(_ path: String, _ kind: OutputFile.Kind, _ bytes: [UInt8]) {
    files.append(OutputFile(path: path, kind: kind, bytes))
    named.append(path)
  }

  /// Adds a style sheet, unless an equal one was added to the same folder.
  ///
  /// - Parameters:
  ///   - sheet: Its name tells its contents.
  ///   - folder: Below the output's folder.
  ///   - kind: When it is published.
  /// - Returns: The sheet's file name.
  mutating func add(_ sheet: HashedSheet, to folder: String, as kind: OutputFile.Kind) -> String {
    let path = "\(folder)/\(sheet.fileName)"
    if sheetPaths.insert(path).inserted {
      files.append(OutputFile(path: path, kind: kind, sheet.bytes))
    }
    named.append(path)
    return sheet.fileName
  }

  /// Returns the paths of the files that were added since the last call, including files that were
  /// there already.
  mutating func takeNamed() -> [String] {
    defer { named = [] }
    return named
  }

  /// Renders a template, with its error as a site's.
  static func rendered(
    _ render: () throws(TemplateError) -> [UInt8]
  ) throws(SiteError) -> [UInt8] {
    do throws(TemplateError) {
      return try render()
    } catch {
      throw .template(error)
    }
  }
}

/// A style sheet whose name tells its contents, so that browsers may cache it for ever.
struct HashedSheet {
  /// `desktop.0123456789ab.css`
  let fileName: String
  let bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    fileName = "\(name).\(SHA256.hex(bytes).prefix(12)).css"
    self.bytes = bytes
  }
}
