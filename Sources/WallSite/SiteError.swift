package import WallImaging
package import WallManifest
package import WallMarkup

/// Why a site could not be built or published; what was there before is untouched or still works.
package enum SiteError: Error, Sendable {
  /// A file or folder: its path, and why in the system's own words: `No space left on device`.
  case file(path: String, reason: String)
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
