import WallImaging
import WallSite

extension CommandRun {
  /// How the sizes of pictures are made, as the command line says.
  ///
  /// - Parameter input: The manifest, beside which the cache lies by default.
  /// - Returns: nil where none are made.
  /// - Throws: `CommandFailure.usage` for a quality that is none.
  func imaging(for input: ManifestInput) throws(CommandFailure) -> ImagingOptions? {
    guard !arguments.has(.noDerivatives), !arguments.has(.linkOriginals) else { return nil }
    var imaging = ImagingOptions(
      executable: imagerExecutable,
      cacheFolder: cacheFolder(for: input))
    let qualities = try qualities()
    let formats = arguments.all(.formats).compactMap { DerivativeFormat(rawValue: $0) }
    imaging.encodings =
      (formats.isEmpty ? ImagingOptions.usualEncodings.map(\.format) : formats.inOrderOnce)
      .map { .init($0, quality: qualities[$0] ?? ImagingOptions.usualQuality(of: $0)) }
    let densities = arguments.all(.densities).compactMap { Double($0) }
    if !densities.isEmpty { imaging.densities = Array(Set(densities)).sorted() }
    if let megapixels = arguments.count(.megapixels) { imaging.maxPixels = megapixels * 1_000_000 }
    if let workers = arguments.count(.workers) { imaging.workers = workers }
    if let seconds = arguments.count(.timeLimit) {
      imaging.limits.secondsPerJob = Double(seconds)
    }
    imaging.verifies = arguments.has(.verify)
    return imaging
  }

  /// The worker's program: beside this one, or on the `PATH`; nil where there is none.
  var imagerExecutable: String? {
    ImagerExecutable.find(searchPath: environment.variables["PATH"])
  }

  func cacheFolder(for input: ManifestInput) -> String {
    arguments[.cache] ?? input.beside(".photowall-cache")
  }

  /// `avif=50,jpeg=82`
  private func qualities() throws(CommandFailure) -> [DerivativeFormat: Int] {
    var qualities: [DerivativeFormat: Int] = [:]
    for word in arguments.all(.quality).flatMap({ $0.split(separator: ",") }) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let format = DerivativeFormat(rawValue: String(parts[0])),
        let quality = Int(parts[1]), (1...100).contains(quality)
      else {
        let message =
          "--quality \"\(word)\" is not a format and a number from 1 to 100: --quality jpeg=82"
        throw .usage(UsageError(messages: [message], command: arguments.command))
      }
      qualities[format] = quality
    }
    return qualities
  }
}

extension [DerivativeFormat] {
  /// Each once, where it first stands.
  fileprivate var inOrderOnce: [DerivativeFormat] {
    var seen: Set<DerivativeFormat> = []
    return filter { seen.insert($0).inserted }
  }
}
