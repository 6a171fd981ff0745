package import WallMarkup

/// What a build is told besides the manifest.
package struct BuildOptions: Sendable {
  /// The folder that relative paths of the manifest start from.
  package var sourceFolder: String
  /// The folder that is written.
  package var outputFolder: String
  /// The wall's title where the manifest has none.
  package var defaultTitle: String
  /// Whether pages point at the pictures where they are, and none is put into the output.
  package var linksImages = false
  /// Whether figures beyond the manifest's limits fail the build.
  package var isStrict = false
  /// Whether previews show the pictures instead of wireframes.
  package var previewsPictures = false
  /// What previews show over the tiles.
  package var overlays: Set<PreviewOverlay> = []
  /// Whether a part for somebody else's page is written instead of pages.
  package var isFragment = false
  package var templates = TemplateSet()
  /// How the sizes of pictures are made; nil where pictures are used as they are.
  package var imaging: ImagingOptions?
  /// Where is kept what the next build need not do again; nil for a build that stands by itself.
  package var recordFolder: String?
  /// Whether it is told of each file why it was made or kept.
  package var explains = false

  /// Path of the page to open, or of the part to include.
  var mainFile: String { outputFolder + (isFragment ? "/wall.html" : "/index.html") }

  package init(sourceFolder: String, outputFolder: String, defaultTitle: String) {
    self.sourceFolder = sourceFolder
    self.outputFolder = URLPath.withoutEndingSeparators(outputFolder)
    self.defaultTitle = defaultTitle
  }
}

/// Where a build is.
package enum BuildStage: Hashable, Sendable {
  case layingOut
  /// Making the sizes of the pictures; so many of those that are done came to nothing.
  case imaging(problems: Int)
  case writing
  case publishing
}

/// Told of a build's progress: the stage, what is done of it, and all there is to do.
package typealias BuildProgress = (BuildStage, _ done: Int, _ total: Int) -> Void
