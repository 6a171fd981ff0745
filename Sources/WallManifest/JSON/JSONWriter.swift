import WallText

/// Writes JSON as it goes: two spaces, LF, keys in the order they are given, numbers as the
/// shortest text that reads back the same.
///
/// The caller keeps the order of calls: a key before each value of an object, and as many ends as
/// beginnings.
package struct JSONWriter {
  /// Takes a part of the text, UTF-8, in order.
  package typealias Sink = ([UInt8]) -> Void

  /// How much is gathered before the sink gets it.
  private static let partLength = 1 << 16

  /// What the sink has not got yet.
  private var bytes: [UInt8] = []
  /// nil keeps everything until the end.
  private let sink: Sink?
  private var levels: [Level] = []
  private var isAfterKey = false

  private struct Level {
    var isInline: Bool
    var isObject: Bool
    var isEmpty = true
  }

  /// - Parameter sink: Gets the text while it is written, so that never all of it is held; nil
  ///   keeps it for `finish`.
  package init(sink: Sink? = nil) { self.sink = sink }

  /// - Parameter inline: Whether the members stand on one line.
  package mutating func beginObject(inline: Bool = false) { begin("{", inline) }

  package mutating func endObject() { end("}") }

  /// - Parameter inline: Whether the members stand on one line.
  package mutating func beginArray(inline: Bool = false) { begin("[", inline) }

  package mutating func endArray() { end("]") }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    put(": ")
    isAfterKey = true
  }

  package mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  /// - Parameter number: One that is not finite, which JSON cannot hold, is written `null`.
  package mutating func value(_ number: Double) {
    separate()
    put(number.isFinite ? NumberText.shortest(number) : "null")
  }

  package mutating func value(_ number: Int) {
    separate()
    put(String(number))
  }

  package mutating func value(_ flag: Bool) {
    separate()
    put(flag ? "true" : "false")
  }

  package mutating func null() {
    separate()
    put("null")
  }

  /// A list of numbers on one line.
  package mutating func value(_ numbers: [Double]) {
    beginArray(inline: true)
    for number in numbers { value(number) }
    endArray()
  }

  /// Ends the text with a line end.
  ///
  /// - Returns: All of it; with a sink nothing, since that has got everything then.
  @discardableResult
  package consuming func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    guard let sink else { return bytes }
    sink(bytes)
    return []
  }

  // MARK: Form

  private mutating func begin(_ sign: Unicode.Scalar, _ inline: Bool) {
    separate()
    bytes.append(UInt8(ascii: sign))
    levels.append(
      Level(isInline: inline || levels.last?.isInline == true, isObject: sign == "{"))
  }

  private mutating func end(_ sign: Unicode.Scalar) {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty && !level.isInline { newLine() }
    if !level.isEmpty && level.isInline && sign == "}" { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: sign))
    drain()
  }

  private mutating func drain() {
    guard let sink, bytes.count >= Self.partLength else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// What stands between the value before and the one to come.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = levels.indices.last else { return }
    if !levels[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if !levels[last].isInline {
      newLine()
    } else if !levels[last].isEmpty || levels[last].isObject {
      bytes.append(UInt8(ascii: " "))
    }
    levels[last].isEmpty = false
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in levels { put("  ") }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): put("\\\"")
      case UInt8(ascii: "\\"): put("\\\\")
      case UInt8(ascii: "\n"): put("\\n")
      case UInt8(ascii: "\r"): put("\\r")
      case UInt8(ascii: "\t"): put("\\t")
      case 0..<0x20, 0x7f: put("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
