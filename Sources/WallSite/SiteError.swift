package import WallImaging
package import WallManifest
package import WallMarkup

/// Why a site could not be built or published; what was there before is untouched or still works.
package enum SiteError: Error, Sendable {
  /// A file or folder: its path, and why in the system's own words: `No space left on device`.
  case file(path: String, reason: String)
  /// The cache: its folder, and why.
  case cache(path: String, reason: String)
  /// A picture, or the record of an earlier build, that cannot be read.
  case unreadable(path: String, reason: String)
  /// A user's template that cannot be used.
  case template(TemplateError)
  /// A wall that cannot be laid out for what its images are.
  case geometry(Diagnostic)
  /// With `strict`: figures beyond the manifest's limits, pictures that cannot be used.
  case refused([Diagnostic])
  /// There is work for `photowall-imager`, and none was found.
  case noImager
  /// `photowall-imager` cannot be run.
  case imager(ImagerError)
}

extension SiteError {
  /// Why, in the system's words where it was the system; lower case, no full stop.
  var words: String {
    switch self {
    case .file(let path, let reason), .cache(let path, let reason),
      .unreadable(let path, let reason):
      "\"\(path)\": \(reason)"
    case .imager(let error): error.message
    case .noImager: "no \(ImagerExecutable.name)"
    case .template, .geometry, .refused: "the manifest or its templates"
    }
  }
}
