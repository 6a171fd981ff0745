/// What parts are rendered from, and the files that they add.
struct SiteRendering {
  var build: SiteBuild
  /// Makes the content of pages, and collects the pictures that they show.
  var builder: PageBuilder
  var files: SiteFiles

  init(_ build: SiteBuild) {
    self.build = build
    builder = build.builder()
    files = SiteFiles(templates: build.options.templates)
  }

  /// Renders one part.
  ///
  /// - Returns: The paths of all its files, including those that it shares with other parts.
  /// - Throws: `SiteError` if the wall cannot be laid out or a user's template is malformed.
  mutating func render(_ part: any SitePart) throws(SiteError) -> [String] {
    try part.render(&self)
    return files.takeNamed() + builder.pictures.takeNamed()
  }

  /// All files to publish.
  var outputs: [OutputFile] { files.files + builder.pictures.outputs }
}
