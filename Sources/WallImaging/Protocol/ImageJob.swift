/// One line of a job list: something to be done with one image file.
///
/// Jobs are idempotent: what a job makes is named after the source's bytes and the recipe, so the
/// same job may run twice, anywhere, and the second time finds its files made.
package struct ImageJob: Hashable, Sendable {
  /// The version of jobs and answers that this code speaks; a worker refuses others.
  package static let currentVersion = 1

  package enum Work: Hashable, Sendable {
    /// Reads size and words from the file's headers, and decodes no pixel.
    case describe(includesLocation: Bool)
    /// Makes files of other widths and formats, below the folder `cache`, where it lacks them.
    case derive(cache: String, DerivativeRequest)
  }

  package var version = currentVersion
  /// Echoed by the answer.
  package var id: Int
  /// Path of the image file, as the worker's process sees it.
  package var source: String
  /// The largest number of pixels an image may say it has and still be decoded.
  package var maxPixels: Int
  package var work: Work

  package init(id: Int, source: String, maxPixels: Int, work: Work) {
    self.id = id
    self.source = source
    self.maxPixels = maxPixels
    self.work = work
  }
}
