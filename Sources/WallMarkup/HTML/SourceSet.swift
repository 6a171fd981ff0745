/// The files of one picture by type, as `srcset` wants them.
struct SourceSet {
  /// Of the picture's own type: itself and its sources; nil where it stands alone.
  let fallback: String?
  /// Of other types, in the order in which the manifest first names them.
  let typed: [(type: String, srcset: String)]

  var hasChoice: Bool { fallback != nil || !typed.isEmpty }

  /// - Parameters:
  ///   - picture: Its files.
  ///   - width: Pixels of `src` where the picture does not say them: the manifest's.
  init(_ picture: PictureContent, width: Double) {
    var order: [String] = []
    var candidates: [String: [PictureContent.Source]] = [:]
    var own: [PictureContent.Source] = []
    for source in picture.sources {
      if let type = source.type, type != picture.type {
        if candidates[type] == nil { order.append(type) }
        candidates[type, default: []].append(source)
      } else {
        own.append(source)
      }
    }
    typed = order.map { ($0, Self.list(candidates[$0] ?? [])) }
    let whole = PictureContent.Source(
      src: picture.src, width: picture.width ?? max(1, Int(width.rounded())), type: picture.type)
    fallback = own.isEmpty ? nil : Self.list(own + [whole])
  }

  /// By rising width; of equal widths the first, since two would be an error.
  private static func list(_ sources: [PictureContent.Source]) -> String {
    var widths: Set<Int> = []
    return sources.enumerated()
      .filter { widths.insert($0.element.width).inserted }
      .sorted { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }
      .map { "\(address($0.element.src)) \($0.element.width)w" }
      .joined(separator: ", ")
  }

  /// In a list a comma ends an address, and a space its width.
  private static func address(_ src: String) -> String {
    src.replacing(",", with: "%2C").replacing(" ", with: "%20")
  }
}
