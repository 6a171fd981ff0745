/// A part of a site: files that depend on the same inputs and are made together.
///
/// A build plans, explains, renders, publishes and prunes parts without knowing what they are. To add
/// one, conform a type to this protocol and add it to `SiteBuild.parts`.
protocol SitePart {
  /// The path of its main file below the output's folder. It names the part in records and plans.
  var path: String { get }
  /// The pages whose pictures it publishes.
  var pages: [Pagination.Page] { get }
  /// Whether it shows the whole wall. Such parts are rendered before pages, because the layout of the
  /// whole wall is not needed while the pages' files are held in memory.
  var showsWholeWall: Bool { get }

  /// Digests what the manifest says about it.
  func manifestKey(_ build: inout SiteBuild) -> String

  /// Digests what is known about the pictures that it shows.
  func picturesKey(_ build: SiteBuild) -> String

  /// Adds its files.
  ///
  /// - Throws: `SiteError` if the wall cannot be laid out or a user's template is malformed.
  func render(_ rendering: inout SiteRendering) throws(SiteError)
}

extension SitePart {
  var pages: [Pagination.Page] { [] }
  var showsWholeWall: Bool { false }
  func picturesKey(_ build: SiteBuild) -> String { "" }
}

extension SiteBuild {
  /// All parts of the site, in the order in which plans name them.
  var parts: [any SitePart] {
    if options.isFragment { return [FragmentPart(page: pagination.pages[0]), ReportPart()] }
    return pagination.pages.map { PagePart(page: $0) } + [
      ReportPart(), PreviewsPart(isInSite: true),
    ]
  }
}
