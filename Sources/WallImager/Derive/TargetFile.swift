internal import WallImaging

/// A file that is to be made, and how it is written.
struct TargetFile: Hashable {
  var file: DerivedFile
  var encoding: VipsImage.Encoding

  var size: PixelSize { PixelSize(width: file.width, height: file.height) }

  /// Each file once, in the request's order.
  static func files(_ request: DerivativeRequest, of facts: ImageFacts) -> [TargetFile] {
    var seen: Set<TargetFile> = []
    return DerivativeCache.encodings(request, of: facts).flatMap { asked in
      DerivativeCache.files(request.widths, asked, of: facts).map {
        TargetFile(file: $0, encoding: VipsImage.Encoding(asked, of: facts))
      }
    }.filter { seen.insert($0).inserted }
  }
}

extension VipsImage.Encoding {
  init(_ asked: DerivativeRequest.Encoding, of facts: ImageFacts) {
    let quality = min(100, max(1, asked.quality))
    switch asked.format {
    case .avif: self = .avif(quality: quality)
    case .webp: self = .webp(quality: quality)
    case .jpeg: self = facts.isTransparent ? .png : .jpeg(quality: quality)
    }
  }
}
