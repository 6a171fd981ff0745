import Foundation
package import WallImaging

/// How a build makes the sizes of its pictures.
package struct ImagingOptions: Sendable {
  /// Path of the worker's executable; nil where none was found, which matters once there is work.
  package var executable: String?
  /// The folder that derived files are kept in, made where there is none.
  package var cacheFolder: String
  /// In the order in which a page offers them: the last is for browsers that know none before it.
  package var encodings = usualEncodings
  /// Device px for each CSS px, of the screens that files are made for.
  package var densities = DerivativeWidths.usualDensities
  /// Processes at the most.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  package var limits = ImagerLimits()
  /// The largest number of pixels a source may have and still be decoded.
  package var maxPixels = 400_000_000
  /// Whether every source is read and hashed, also one that its stamp says is unchanged.
  package var verifies = false

  /// Qualities at which the formats look alike, to the eye and at the sizes of a wall.
  package static let usualEncodings: [DerivativeRequest.Encoding] = [
    .init(.avif, quality: 50), .init(.webp, quality: 75), .init(.jpeg, quality: 80),
  ]

  package static func usualQuality(of format: DerivativeFormat) -> Int {
    usualEncodings.first { $0.format == format }?.quality ?? 80
  }

  package init(executable: String?, cacheFolder: String) {
    self.executable = executable
    self.cacheFolder = cacheFolder
  }
}
