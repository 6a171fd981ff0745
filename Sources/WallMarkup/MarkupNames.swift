import WallLayout

/// How a wall's classes and ids are called, so that the same emitters write whole pages and
/// fragments for pages of somebody else.
struct MarkupNames: Sendable {
  /// Before every class and id: empty on our own pages, `pw-` in a fragment.
  let prefix: String
  /// Before ids behind `prefix`, so that two walls in one document differ.
  let wall: String
  /// Before every selector: empty, or `.photowall `.
  let scope: String

  static let page = MarkupNames(prefix: "", wall: "", scope: "")

  /// Whether the wall stands in a page of somebody else, at a place and a width not known here.
  var isFragment: Bool { !scope.isEmpty }

  /// The value of a class attribute.
  func classes(_ names: [String]) -> String {
    names.map { prefix + $0 }.joined(separator: " ")
  }

  func id(_ name: String) -> String { prefix + wall + name }

  /// `.tile` with everything that makes it this wall's.
  func selector(class name: String) -> String { "\(scope).\(prefix)\(name)" }

  /// `#t12`
  func selector(id name: String) -> String { "\(scope)#\(prefix)\(wall)\(name)" }

  /// Of a tile, by its number in the manifest.
  func tile(_ number: Int) -> String { "t\(number)" }

  /// The class of a tile's columns at one breakpoint piece: a letter for the piece, the first, the
  /// span where it is not 1.
  func place(piece: Int, columns: ColumnRun) -> String {
    Self.letters(piece) + String(columns.first) + (columns.span > 1 ? "s\(columns.span)" : "")
  }

  /// a … z, aa, ab, …
  private static func letters(_ index: Int) -> String {
    var rest = index
    var letters = ""
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }
}
