import WallManifest

/// The order in which pictures were taken.
enum ShootingOrder {
  /// Stable, so that pictures of one date stay in the order of their names, as undated ones do, which
  /// come last.
  static func sorted(_ images: [ManifestImage]) -> [ManifestImage] {
    images.enumerated().sorted { a, b in
      switch (a.element.date, b.element.date) {
      case (let first?, let second?):
        // Local times, as on the photographer's watch: zones are left out.
        let (first, second) = (first.utf8.prefix(19), second.utf8.prefix(19))
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): break
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}
