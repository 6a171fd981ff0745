/// The images of a manifest while it is read, and what is left to be said of them when all of it
/// is known.
struct DecodedImages {
  /// A key that only some kinds of layout have, written on an image.
  struct KindKey {
    var key: String
    var offset: Int
    var length: Int
  }

  private(set) var images: [ManifestImage] = []
  /// Whether a list of images or sections could not be read, so that images may be missing.
  var isIncomplete = false
  /// Where the first image beyond the limit stands.
  var firstBeyondLimit: Int?
  /// By number of the image.
  private(set) var kindKeys: [Int: [KindKey]] = [:]
  /// Where each id was used first.
  private var firstUses: [IDBytes: Int] = [:]
  /// The next number to try behind an id that was taken.
  private var nextNumbers: [IDBytes: Int] = [:]

  /// The offset at which `id` was used before; nil, and `offset` is noted, where it is free.
  mutating func take(id: String, at offset: Int) -> Int? {
    if let first = firstUses[IDBytes(id)] { return first }
    firstUses[IDBytes(id)] = offset
    return nil
  }

  mutating func append(_ image: ManifestImage, kindKeys keys: [KindKey]) {
    if !keys.isEmpty { kindKeys[images.count] = keys }
    images.append(image)
  }

  /// A free id like `base`: itself, else with `~2`, `~3`, …; it is taken from then on.
  mutating func freeID(like base: String) -> String {
    var id = base
    var number = nextNumbers[IDBytes(base)] ?? 2
    while firstUses[IDBytes(id)] != nil {
      id = "\(base)~\(number)"
      number += 1
    }
    nextNumbers[IDBytes(base)] = number
    firstUses[IDBytes(id)] = 0
    return id
  }
}

/// An id compared by its bytes as written: Swift's strings are equal where only their normalisation
/// differs.
private struct IDBytes: Hashable {
  let id: String

  init(_ id: String) { self.id = id }

  static func == (a: Self, b: Self) -> Bool { a.id.utf8.elementsEqual(b.id.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in id.utf8 { hasher.combine(byte) }
    hasher.combine(id.utf8.count)
  }
}
