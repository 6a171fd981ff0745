import Foundation
import WallManifest

/// Files that a path which leads nowhere may have meant.
///
/// Folders are listed once. Of two candidates the one whose name's bytes come first wins, so that
/// the same folder always gives the same suggestion.
struct NearbyFiles {
  /// What is there, and how it differs from the path as written.
  struct Suggestion: Equatable {
    enum Difference: Equatable {
      /// Letters are uppercase in one and lowercase in the other.
      case letterCase
      /// Accents are composed in one and decomposed in the other: both look the same.
      case accents
      /// One is percent-encoded.
      case percentEncoding
      /// A few characters differ.
      case spelling
    }

    let path: String
    let difference: Difference
  }

  /// The longest folder that is compared name by name.
  private static let longestFolder = 20_000
  /// How many names are compared letter by letter, over all paths.
  private static let comparisons = 2_000_000

  private struct Listing {
    /// In the order of their bytes.
    var names: [String]
    /// The first name of each folded form.
    var folded: [String: String]
  }

  private let root: String
  private var listings: [String: Listing] = [:]
  private var comparisonsLeft = Self.comparisons

  /// - Parameter root: The folder that paths start from.
  init(root: String) { self.root = root }

  /// The file that was probably meant.
  ///
  /// - Parameter path: Leads to no file; `.` and `..` resolved.
  /// - Returns: nil if nothing is near enough.
  /// - Complexity: O(names) for each folder on the way, and O(names * length²) if only a comparison
  ///   letter by letter can tell
  mutating func suggestion(for path: String) -> Suggestion? {
    if let decoded = URLPath.decoded(path), !decoded.utf8.elementsEqual(path.utf8),
      let found = nearest(to: decoded), found.difference != .spelling
    {
      return Suggestion(path: found.path, difference: .percentEncoding)
    }
    return nearest(to: path).flatMap { found in
      found.difference.map { Suggestion(path: found.path, difference: $0) }
    }
  }

  /// The file whose path is most like another; the difference is nil if it is the same.
  private mutating func nearest(
    to path: String
  ) -> (path: String, difference: Suggestion.Difference?)? {
    var folder = ""
    var difference: Suggestion.Difference?
    for part in URLPath.parts(of: path) {
      guard let (name, change) = entry(like: part, in: folder) else { return nil }
      folder = folder.isEmpty ? name : folder + "/" + name
      if let change, difference != .spelling { difference = change }
    }
    guard FileSystem.info(root + "/" + folder)?.isFile == true else { return nil }
    return (folder, difference)
  }

  /// The name in a folder that is most like another; the difference is nil if it is the same.
  private mutating func entry(
    like part: String, in folder: String
  ) -> (name: String, difference: Suggestion.Difference?)? {
    let listing = listing(of: folder)
    let exact = listing.names.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(part.utf8) }
    if exact < listing.names.count, listing.names[exact].utf8.elementsEqual(part.utf8) {
      return (part, nil)
    }
    if let name = listing.folded[Self.folded(part)] {
      // Swift's strings are equal if only the form of their accents differs.
      return (name, name == part ? .accents : .letterCase)
    }
    if let name = listing.folded[Self.folded(URLPath.encoded(part))] {
      return (name, .percentEncoding)
    }
    guard listing.names.count <= Self.longestFolder, comparisonsLeft >= listing.names.count else {
      return nil
    }
    comparisonsLeft -= listing.names.count
    let lowered = Self.folded(part)
    let digits = Self.digits(of: part)
    // Pictures are numbered: another number is another picture.
    let alike = listing.names.filter { Self.digits(of: $0) == digits }
    let stem = Self.stem(of: lowered)
    let sameStem = alike.first { Self.stem(of: Self.folded($0)) == stem }
    let names = alike.map(Self.folded)
    guard
      let name = sameStem
        ?? NearestWord.of(lowered, in: names).flatMap({ names.firstIndex(of: $0) }).map({
          alike[$0]
        })
    else { return nil }
    return (name, .spelling)
  }

  private mutating func listing(of folder: String) -> Listing {
    if let known = listings[folder] { return known }
    let entries = FolderEntry.all(in: folder.isEmpty ? root : root + "/" + folder) ?? []
    let names = entries.compactMap(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let listing = Listing(
      names: names,
      folded: Dictionary(
        names.map { (Self.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
    )
    listings[folder] = listing
    return listing
  }

  private static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    return name.decomposedStringWithCanonicalMapping.lowercased()
  }

  private static func digits(of name: String) -> [UInt8] {
    // The ending's digits (`jp2`) number nothing.
    stem(of: name).utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }
}

extension NearbyFiles.Suggestion {
  /// `did you mean "Sea.jpg"?`, and how it differs if that is hard to see.
  var hint: String {
    switch difference {
    case .letterCase: "did you mean \"\(path)\"? uppercase and lowercase letters differ"
    case .accents:
      "did you mean \"\(path)\"? it looks the same, but its accents are stored in another way; "
        + "copy the name from the folder"
    case .percentEncoding: "did you mean \"\(path)\"? paths are not percent-encoded"
    case .spelling: "did you mean \"\(path)\"?"
    }
  }
}

extension Array {
  /// The first index at which a predicate holds that does not hold before and holds from there on.
  fileprivate func partitioningIndex(_ isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
