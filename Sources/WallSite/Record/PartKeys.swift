import WallImaging

/// Everything that a part of a site depends on, each kind of input as a digest of its own, so that
/// it can be told which of them changed.
struct PartKeys: Hashable, Codable {
  /// The program itself.
  var tool = ""
  var options = ""
  var templates = ""
  /// What the manifest says of this part.
  var manifest = ""
  /// The pictures that it shows.
  var pictures = ""

  /// The digest of some bytes, as keys are written.
  static func digest(_ bytes: [UInt8]) -> String { String(SHA256.hex(bytes).prefix(24)) }

  static func digest(_ text: String) -> String { digest(Array(text.utf8)) }

  /// What differs, in words; nil where nothing does.
  func reason(since old: PartKeys) -> BuildReason? {
    if tool != old.tool { return .toolChanged }
    if options != old.options { return .optionsChanged }
    if templates != old.templates { return .templatesChanged }
    if manifest != old.manifest { return .manifestChanged }
    return pictures != old.pictures ? .picturesChanged : nil
  }
}

/// Why a file of a site was made, or kept.
package enum BuildReason: Hashable, Sendable {
  case isNew
  case toolChanged
  case optionsChanged
  case templatesChanged
  case manifestChanged
  /// Pictures that it shows.
  case picturesChanged
  /// What its pictures are is not known any more: parts of the cache are gone.
  case picturesUnknown
  /// It is not in the output as the last build left it.
  case outputChanged
  /// The source that a picture is derived from, by its path.
  case sourceIsNew(String)
  case sourceChanged(String)
  /// Files of an unchanged source: another width, format or quality is asked for, or the cache has
  /// them no longer.
  case sizeIsNew(String)
  /// Everything is read again, whatever its stamp says.
  case isVerified
  case unchanged

  /// Why, lower case without full stop.
  package var words: String { words(forPath: false) }

  /// `photos/a.jpg is new`; on the line of that path itself: `new`.
  package func words(forPath isItsOwn: Bool) -> String {
    let name = { (path: String) in isItsOwn ? "" : path + " is " }
    return switch self {
    case .isNew: "new"
    case .toolChanged: "photowall itself changed"
    case .optionsChanged: "other options"
    case .templatesChanged: "templates changed"
    case .manifestChanged: "what the manifest says of it changed"
    case .picturesChanged: "its pictures changed"
    case .picturesUnknown: "the cache does not know its pictures"
    case .outputChanged: "it was changed or removed since it was written"
    case .sourceIsNew(let path): "\(name(path))new"
    case .sourceChanged(let path): "\(name(path))another than before"
    case .sizeIsNew(let path): "\(name(path))the same, but the cache lacks sizes of it"
    case .isVerified: "verified"
    case .unchanged: "nothing that it depends on changed"
    }
  }
}
