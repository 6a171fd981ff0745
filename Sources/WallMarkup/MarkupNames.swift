import WallLayout

/// How a wall's classes and ids are called, so that the same emitters write whole pages and
/// fragments for pages of somebody else.
struct MarkupNames: Sendable {
  /// Before every class and id: empty on our own pages, `pw-` in a fragment.
  let prefix: String
  /// Before ids behind `prefix`, so that two walls in one document differ.
  let wall: String
  /// Whether the wall stands in a page of somebody else, at a place and a width not known here.
  let isFragment: Bool
  /// What the wall's variables are set on: `:root`, or the wall of a fragment.
  let root: String
  /// Before every selector: empty, or `.photowall .pw-w1 `.
  let scope: String

  static let page = MarkupNames(prefix: "", wall: "", isFragment: false)

  /// - Parameters:
  ///   - prefix: Before every class and id.
  ///   - wall: Before ids behind `prefix`.
  ///   - isFragment: Whether every selector stands below `.photowall`.
  ///   - condition: A pseudo-class of the root without which no selector matches; empty for none.
  init(prefix: String, wall: String, isFragment: Bool, condition: String = "") {
    self.prefix = prefix
    self.wall = wall
    self.isFragment = isFragment
    root =
      isFragment
      ? ".photowall\(condition) .\(prefix)\(wall.dropLast())" : ":root\(condition)"
    scope = isFragment || !condition.isEmpty ? root + " " : ""
  }

  /// The same names for rules that are in force only while a layout is shown.
  ///
  /// The condition asks the root for the layout's radio button, so all layouts' rules weigh the
  /// same. That of the first is turned round: a browser that knows no `:has()` leaves it out of the
  /// forgiving list of `:is()`, so that the first layout is in force there, and so it is on a page
  /// whose template has no switch.
  func whileShowing(_ layout: LayoutChoice?) -> MarkupNames {
    guard let layout else { return self }
    let button = "#" + id(self.button(of: layout))
    return MarkupNames(
      prefix: prefix, wall: wall, isFragment: isFragment,
      condition: layout.index == 0
        ? ":not(:is(:has(\(button):not(:checked))))" : ":has(\(button):checked)")
  }

  /// The wall itself.
  var wallSelector: String { isFragment ? root : selector(class: "wall") }

  /// Of the radio button that shows a layout.
  func button(of layout: LayoutChoice) -> String { "l\(layout.index + 1)" }

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
