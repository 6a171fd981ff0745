/// The boxes that describe the picture of an AVIF or HEIC file, and how large it is before they are
/// applied.
struct ISOProperties {
  /// px
  private(set) var size = PixelSize(width: 0, height: 0)
  /// Of a film's sample entry or of the primary item.
  private var boxes: [ISOBox] = []
  /// Of all items.
  private var container: [ISOBox] = []

  /// A file of the major brand `avis` shows its film and any other its primary item, as libavif
  /// chooses; nil if the boxes do not say how large that is.
  init?(_ bytes: Span<UInt8>) {
    let whole = 0..<bytes.count
    // A film's file may have items all the same.
    let hasItem = readPrimaryItem(bytes)
    let isFilm =
      ISOBox.first("ftyp", bytes, in: whole).map { bytes.has("avis", at: $0.content.lowerBound) }
      ?? false
    guard isFilm && readTrack(bytes) || hasItem, size.width > 0, size.height > 0 else { return nil }
  }

  /// The first property of that type; nil if there is none.
  func first(_ type: StaticString, _ bytes: Span<UInt8>) -> ISOBox? {
    Self.all(type, bytes, of: boxes).first
  }

  /// The properties of that type of all items: those of a transparency are often boxes of its own.
  func ofAllItems(_ type: StaticString, _ bytes: Span<UInt8>) -> [ISOBox] {
    Self.all(type, bytes, of: container)
  }

  private static func all(
    _ type: StaticString, _ bytes: Span<UInt8>, of boxes: [ISOBox]
  ) -> [ISOBox] {
    var found: [ISOBox] = []
    for box in boxes where box.isOf(type, bytes) { found.append(box) }
    return found
  }

  // MARK: Items (ISO/IEC 23008-12)

  private mutating func readPrimaryItem(_ bytes: Span<UInt8>) -> Bool {
    guard let meta = ISOBox.first("meta", bytes, in: 0..<bytes.count), meta.content.count > 4 else {
      return false
    }
    // Its version and flags come before its boxes.
    let inside = meta.content.dropFirst(4)
    guard let primary = ISOBox.first("pitm", bytes, in: inside)?.content,
      let version = bytes.number(at: primary.lowerBound, bytes: 1),
      let item = bytes.number(at: primary.lowerBound + 4, bytes: version == 0 ? 2 : 4),
      let container = ISOBox.first(at: "iprp", "ipco", of: bytes, in: inside)?.content,
      let links = ISOBox.first(at: "iprp", "ipma", of: bytes, in: inside)?.content
    else { return false }
    let all = ISOBox.all(bytes, in: container)
    self.container = all
    boxes = Self.links(of: item, bytes, in: links).filter(all.indices.contains).map { all[$0] }
    guard let extent = first("ispe", bytes)?.content.lowerBound else { return false }
    return setSize(bytes, width: extent + 4, height: extent + 8, bytes: 4)
  }

  /// The indices of an item's properties, by the box `ipma` (ISO/IEC 14496-12, 8.11.14).
  private static func links(of item: Int, _ bytes: Span<UInt8>, in box: Range<Int>) -> [Int] {
    guard let head = bytes.number(at: box.lowerBound, bytes: 4),
      let count = bytes.number(at: box.lowerBound + 4, bytes: 4)
    else { return [] }
    let idLength = head >> 24 < 1 ? 2 : 4
    let linkLength = head & 1 == 0 ? 1 : 2
    var place = box.lowerBound + 8
    for _ in 0..<count {
      guard place < box.upperBound, let id = bytes.number(at: place, bytes: idLength),
        let links = bytes.number(at: place + idLength, bytes: 1)
      else { return [] }
      place += idLength + 1
      if id == item { return Self.links(bytes, at: place, count: links, bytes: linkLength) }
      place += links * linkLength
    }
    return []
  }

  private static func links(
    _ bytes: Span<UInt8>, at place: Int, count: Int, bytes length: Int
  ) -> [Int] {
    // The topmost bit says that a reader has to know the property. They count from 1.
    let mask = length == 1 ? 0x7F : 0x7FFF
    var links: [Int] = []
    for index in 0..<count {
      guard let link = bytes.number(at: place + index * length, bytes: length) else { break }
      links.append((link & mask) - 1)
    }
    return links
  }

  // MARK: Films (ISO/IEC 14496-12)

  /// The first track whose samples are pictures of their own, not another's transparency.
  private mutating func readTrack(_ bytes: Span<UInt8>) -> Bool {
    guard let movie = ISOBox.first("moov", bytes, in: 0..<bytes.count) else { return false }
    for track in ISOBox.all(bytes, in: movie.content) where track.isOf("trak", bytes) {
      guard let handler = ISOBox.first(at: "mdia", "hdlr", of: bytes, in: track.content),
        bytes.has("pict", at: handler.content.lowerBound + 8),
        let header = ISOBox.first("tkhd", bytes, in: track.content)?.content, header.count >= 84,
        let samples = ISOBox.first(
          at: "mdia", "minf", "stbl", "stsd", of: bytes, in: track.content)?.content,
        let entry = ISOBox.all(bytes, in: samples.dropFirst(8)).first, entry.content.count > 78
      else { continue }
      // Behind the fields that every entry of pictures has.
      boxes = ISOBox.all(bytes, in: entry.content.dropFirst(78))
      // The last two numbers of a header are sides in 16.16 fixed point.
      let end = header.upperBound
      return setSize(bytes, width: end - 8, height: end - 4, bytes: 2)
    }
    return false
  }

  private mutating func setSize(
    _ bytes: Span<UInt8>, width: Int, height: Int, bytes count: Int
  ) -> Bool {
    guard let width = bytes.number(at: width, bytes: count),
      let height = bytes.number(at: height, bytes: count)
    else { return false }
    size = PixelSize(width: width, height: height)
    return true
  }
}
