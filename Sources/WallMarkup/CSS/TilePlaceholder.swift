/// What a tile shows while its picture loads, and where it has none.
enum TilePlaceholder: Equatable {
  /// The usual one, by day and by night another.
  case usual
  case color(String)
  /// From top to bottom, as the values of a gradient: `#89a,#456,#223`.
  case thirds(String)
  /// What is behind shows through the picture.
  case none

  init(_ tile: TileContent) {
    if let picture = tile.picture, !tile.isPlaceholder {
      if picture.isTransparent {
        self = .none
        return
      }
      if let thirds = tile.thirds, thirds.count == 3, thirds.allSatisfy(Self.isColor) {
        self = .thirds(thirds.joined(separator: ","))
        return
      }
    }
    self = tile.color.lowercased() == "#cccccc" ? .usual : .color(tile.color)
  }

  /// `#rgb`: nothing else belongs into a rule.
  private static func isColor(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 4 && bytes[0] == UInt8(ascii: "#")
      && bytes.dropFirst().allSatisfy { UnicodeScalar($0).properties.isASCIIHexDigit }
  }

  /// A class for the tile.
  ///
  /// - Parameters:
  ///   - number: The tile's.
  ///   - names: Of the wall.
  /// - Returns: nil where it needs none: on a page of its own the tile's id is short enough for a
  ///   rule of its own.
  func className(of number: Int, in names: MarkupNames) -> String? {
    switch self {
    case .usual: nil
    case .color(let color): "k" + color.dropFirst().lowercased()
    // No other class begins so.
    case .thirds: names.isFragment ? "_" + String(number, radix: 36) : nil
    case .none: "clear"
    }
  }
}

/// The rules of a page's placeholders; of a gradient at most 32 bytes.
struct PlaceholderRules {
  let names: MarkupNames
  private var colors: Set<String> = []
  private var gradients = ""

  init(names: MarkupNames) { self.names = names }

  /// Takes in a tile.
  ///
  /// - Returns: A rule of its own; empty where it shares one or stands among the gradients.
  mutating func rule(for tile: TileContent) -> String {
    let placeholder = TilePlaceholder(tile)
    guard let name = placeholder.className(of: tile.number, in: names) else {
      if case .thirds(let colors) = placeholder {
        gradients += "#\(names.id(names.tile(tile.number))){--p:\(colors)}\n"
      }
      return ""
    }
    switch placeholder {
    case .thirds(let colors): gradients += ".\(names.prefix)\(name){--p:\(colors)}\n"
    case .color(let color) where colors.insert(name).inserted:
      return "\(names.selector(class: name)){--tile:\(color)}\n"
    default: break
    }
    return ""
  }

  /// The gradients of all tiles taken in.
  ///
  /// In a fragment they are nested in a rule of the wall, whose name would be longer than theirs; a
  /// browser that knows no nesting leaves them out and shows the usual colour.
  var gradientRules: String {
    names.isFragment && !gradients.isEmpty ? "\(names.root){\n\(gradients)}\n" : gradients
  }
}
