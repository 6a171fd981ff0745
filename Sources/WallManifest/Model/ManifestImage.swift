package import WallGeometry
package import WallLayout

/// One image of the manifest. A broken entry has `isPlaceholder` set and a size and an id made for
/// it; everything that could be kept is kept.
package struct ManifestImage: Hashable, Sendable {
  /// As written; nil only for a placeholder.
  package var src: String?
  /// Displayed size in the picture's own pixels.
  package var size: Size
  /// As written or, where absent, `src`; unique in the wall.
  package var id: String
  package var alt: String?
  package var title: String?
  package var credit: String?
  package var license: String?
  package var caption: String?
  package var date: String?
  /// Where it was taken; not shown.
  package var location: GeographicPoint?
  package var tags: [String]?
  package var href: String?
  package var featured: Bool?
  package var hidden: Bool?
  /// Whether its file was gone when the folder was last scanned.
  package var missing: Bool?
  /// Share of width from the left and of height from the top.
  package var focus: Focus?
  /// `#rgb` or `#rrggbb`.
  package var color: String?
  package var span: ColumnSpan?
  package var tileHeight: Double?
  package var itemSize: Size?
  package var sources: [ManifestSource]?
  /// Whether the entry's `src`, size or id was bad: it shows as a tile without picture or link.
  package var isPlaceholder: Bool
  /// Where the entry is written, for faults found when its file is looked at; no keys.
  package var places = SourcePlaces()
  /// Whether an earlier entry has the id that was written here; only while reading.
  var isIDTaken = false
  /// A `src` that is no address, for the id of its placeholder; only while reading.
  var unusableSource: String?

  package init(src: String?, size: Size, id: String) {
    self.src = src
    self.size = size
    self.id = id
    self.isPlaceholder = false
  }

  /// Whether layouts and pages have it: neither hidden nor missing.
  package var isShown: Bool { hidden != true && missing != true }
}

/// A place on Earth (WGS 84).
package struct GeographicPoint: Hashable, Sendable {
  /// Degrees, -90 to 90, north positive.
  package var latitude: Double
  /// Degrees, -180 to 180, east positive.
  package var longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The point of a picture that a crop keeps.
package struct Focus: Hashable, Sendable {
  /// 0 at the left edge, 1 at the right, also in a right-to-left wall.
  package var x: Double
  /// 0 at the top, 1 at the bottom.
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Another file of the same picture, at another width or of another type.
package struct ManifestSource: Hashable, Sendable {
  package var src: String
  /// The file's own pixels.
  package var width: Int
  /// MIME type as written; nil takes the one of the file's ending.
  package var type: String?

  package init(src: String, width: Int, type: String? = nil) {
    self.src = src
    self.width = width
    self.type = type
  }
}
