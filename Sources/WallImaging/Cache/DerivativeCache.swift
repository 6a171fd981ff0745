/// Where derived files lie: a folder for each source, named after its bytes, so that neither a new
/// name nor a new place of a photo makes anything anew.
///
/// Worker and pipeline both name files by these rules; the worker alone writes them.
package enum DerivativeCache {
  /// Part of every name: files that an older way of making them left are not taken for new ones.
  package static let recipeVersion = 2

  /// The folder of one source below the cache's: `ab/cdef…`, of the 64 hexadecimal digits of its
  /// bytes' SHA-256.
  package static func folder(ofSource sha256: String) -> String {
    "\(sha256.prefix(2))/\(sha256.dropFirst(2))"
  }

  /// The time of the last change that each derived file is given, in seconds since 1970: the start
  /// of the year 2000. A file with another time was written over by somebody else.
  package static let fileTime = 946_684_800

  /// What `ImageFacts` are kept in, in the source's folder.
  package static let factsName = "facts-\(recipeVersion).json"

  /// The files that a request comes to for one source: format by format in the request's order, in
  /// each by rising width. A picture that is used as it is has none.
  ///
  /// - Complexity: O(n log n) in the request's widths
  package static func files(_ request: DerivativeRequest, of facts: ImageFacts) -> [DerivedFile] {
    encodings(request, of: facts).flatMap { files(request.widths, $0, of: facts) }
  }

  /// The encodings that a request comes to for one source. A browser takes the first format that it
  /// knows: one that cannot hold what is asked for is left out where another can.
  package static func encodings(
    _ request: DerivativeRequest, of facts: ImageFacts
  ) -> [DerivativeRequest.Encoding] {
    guard !facts.isUsedAsIs else { return [] }
    let widest = request.encodings.map {
      request.widths(ofSource: $0.format.widest(of: facts)).last ?? 0
    }
    let most = widest.max() ?? 0
    return zip(request.encodings, widest)
      .filter { DerivativeRequest.serves($1, most) }.map(\.0)
  }

  /// The files of one encoding, by rising width. What its format cannot hold is served by the
  /// largest file that it can.
  package static func files(
    _ widths: [Int], _ encoding: DerivativeRequest.Encoding, of facts: ImageFacts
  ) -> [DerivedFile] {
    let folder = folder(ofSource: facts.sha256)
    let (ending, type) = encoding.format.kind(isTransparent: facts.isTransparent)
    let longest = encoding.format.longestSide(isTransparent: facts.isTransparent)
    let request = DerivativeRequest(widths: widths, encodings: [encoding])
    return request.widths(ofSource: encoding.format.widest(of: facts)).map { width in
      let height = Double(width) * Double(facts.height) / Double(facts.width)
      return DerivedFile(
        path: "\(folder)/\(width).q\(encoding.quality).r\(recipeVersion).\(ending)", type: type,
        width: width, height: min(longest, max(1, Int(height.rounded()))))
    }
  }
}

extension DerivativeFormat {
  /// Ending of the name and MIME type.
  package func kind(isTransparent: Bool) -> (ending: String, type: String) {
    switch self {
    case .avif: ("avif", "image/avif")
    case .webp: ("webp", "image/webp")
    case .jpeg: isTransparent ? ("png", "image/png") : ("jpg", "image/jpeg")
    }
  }
  /// px: how wide a file of the whole picture may be, not scaled up.
  fileprivate func widest(of facts: ImageFacts) -> Int {
    let longest = longestSide(isTransparent: facts.isTransparent)
    let shrink = min(1, Double(longest) / Double(max(facts.width, facts.height)))
    return max(1, Int(Double(facts.width) * shrink))
  }

  /// px: the most that a side of a file may have.
  ///
  /// WebP writes a side in 14 bits, libjpeg takes 65,500 at most, and browsers' libavif refuses
  /// what is longer than 32,768. A PNG may have what no source has.
  fileprivate func longestSide(isTransparent: Bool) -> Int {
    switch self {
    case .avif: 32_768
    case .webp: 16_383
    case .jpeg: isTransparent ? .max : 65_500
    }
  }
}
