/// What came of one job: one line for each line of the job list, in any order.
package struct ImageAnswer: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case described(ImageDescription)
    case derived(DerivedImage)
    case failed(ImageFault)
  }

  package var version = ImageJob.currentVersion
  /// The job's.
  package var id: Int
  package var outcome: Outcome

  package init(id: Int, outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }
}

/// What a file's headers say of its image.
package struct ImageDescription: Hashable, Sendable, Codable {
  /// px as displayed: after the rotation that a camera may have noted.
  package var width: Int
  package var height: Int
  package var words = ImageWords()
  /// As `ImageFacts` have it.
  package var damage: String?

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Words about an image that its file carries, in the manifest's terms.
package struct ImageWords: Hashable, Sendable, Codable {
  package var alt: String?
  package var title: String?
  package var caption: String?
  package var credit: String?
  /// An http(s) address where the file has one, else words.
  package var license: String?
  /// As the manifest writes dates: `2026-05-01T17:40:12`.
  package var date: String?
  package var tags: [String] = []
  /// Degrees, north and east positive; read only where it was asked for.
  package var latitude: Double?
  package var longitude: Double?

  package init() {}
}

/// An image whose derivatives are made.
package struct DerivedImage: Hashable, Sendable, Codable {
  package var facts: ImageFacts
  /// Those of `DerivativeCache.files`, in its order: all are in the cache now.
  package var files: [DerivedFile]

  package init(facts: ImageFacts, files: [DerivedFile]) {
    self.facts = facts
    self.files = files
  }
}

/// What only a look at all bytes of a source tells.
package struct ImageFacts: Hashable, Sendable, Codable {
  /// Of the source's bytes, 64 hexadecimal digits.
  package var sha256: String
  /// px as displayed.
  package var width: Int
  package var height: Int
  package var isTransparent: Bool
  /// Vectors are sharp at any size and moving pictures would stop: these stay as they are.
  package var isUsedAsIs: Bool
  /// `#rrggbb`, the colour that most of the picture is near to.
  package var dominantColor: String
  /// `#rgb`: the mean colours of the upper, middle and lower third.
  package var thirds: [String]
  /// What is wrong with a picture that can be used all the same; nil if nothing is. Lower case, no
  /// full stop: `the file is cut off; the last 12 % of the picture is missing`.
  package var damage: String?

  package init(
    sha256: String, width: Int, height: Int, isTransparent: Bool, isUsedAsIs: Bool,
    dominantColor: String, thirds: [String]
  ) {
    self.sha256 = sha256
    self.width = width
    self.height = height
    self.isTransparent = isTransparent
    self.isUsedAsIs = isUsedAsIs
    self.dominantColor = dominantColor
    self.thirds = thirds
  }

  /// Whether it is decoded under that limit of pixels, as far as that can be told of it: frames of a
  /// moving picture are not counted here, and a drawing has no pixels of its own.
  package func isAtMost(_ maxPixels: Int) -> Bool {
    let (count, isBeyond) = width.multipliedReportingOverflow(by: height)
    return isUsedAsIs || (!isBeyond && count <= maxPixels)
  }
}

extension ImageFacts {
  /// Whether sizes, digest and colours are such at all: facts come from files and processes that may
  /// say anything, and go into paths and style sheets.
  package var isSound: Bool {
    width > 0 && height > 0 && Self.isHexadecimal(sha256, count: 64)
      && thirds.count == 3
      && zip([dominantColor] + thirds, [6, 3, 3, 3]).allSatisfy { color, count in
        color.utf8.first == UInt8(ascii: "#")
          && Self.isHexadecimal(color.dropFirst(), count: count)
      }
  }

  private static func isHexadecimal(_ text: some StringProtocol, count: Int) -> Bool {
    text.utf8.count == count && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}

/// One derived file in the cache.
package struct DerivedFile: Hashable, Sendable, Codable {
  /// Path below the cache's folder, parts apart by `/`.
  package var path: String
  /// MIME type: `image/avif`.
  package var type: String
  /// px.
  package var width: Int
  package var height: Int

  package init(path: String, type: String, width: Int, height: Int) {
    self.path = path
    self.type = type
    self.width = width
    self.height = height
  }
}

/// Why nothing could be made of a file.
package struct ImageFault: Hashable, Sendable, Codable, Error {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// The file cannot be opened or read.
    case unreadable
    /// It was changed while it was read.
    case changed
    /// It is empty, or of no format that is read here.
    case unknownFormat
    /// It has more pixels than the limit, or claims to.
    case tooLarge
    /// It is of a known format and broken.
    case damaged
    /// It is of a kind of its format that is not read here.
    case unsupported
    /// The worker died of it, took too long or too much memory.
    case workerLost
    /// A file could not be written: the disk is full, say. No fault of the image.
    case unwritable
    /// The job itself is not one that the worker knows.
    case badJob
  }

  package var kind: Kind
  /// Lower case, no full stop, without the file's name: `the file is cut off`.
  package var message: String
  /// The cure, where there is one.
  package var hint: String?

  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}
