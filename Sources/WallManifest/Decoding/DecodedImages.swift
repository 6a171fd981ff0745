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
  /// By number of the image.
  private(set) var kindKeys: [Int: [KindKey]] = [:]
  /// Where each id was used first.
  private var firstUses: [String: Int] = [:]

  /// The offset at which `id` was used before; nil, and `offset` is noted, where it is free.
  mutating func take(id: String, at offset: Int) -> Int? {
    if let first = firstUses[id] { return first }
    firstUses[id] = offset
    return nil
  }

  mutating func append(_ image: ManifestImage, kindKeys keys: [KindKey]) {
    if !keys.isEmpty { kindKeys[images.count] = keys }
    images.append(image)
  }

  /// A free id like `base`: itself, else with `~2`, `~3`, …; it is taken from then on.
  mutating func freeID(like base: String) -> String {
    var id = base
    var number = 2
    while firstUses[id] != nil {
      id = "\(base)~\(number)"
      number += 1
    }
    firstUses[id] = 0
    return id
  }
}
