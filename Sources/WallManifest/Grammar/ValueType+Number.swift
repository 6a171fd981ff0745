import WallGeometry
import WallLayout
import WallText

extension ValueType where Value == Double {
  /// A finite number within a range.
  static func number(_ range: ClosedRange<Double>, above: Double? = nil) -> ValueType {
    ValueType(
      read: { (value, spelling) throws(Complaint) in
        let number = try plainNumber(value, spelling)
        if let above, number <= above {
          throw Complaint("is not above \(NumberText.shortest(above))")
        }
        try checkRange(number, range)
        return number
      }, write: { .number($0) })
  }

  /// CSS px, 0 to 1,000,000.
  static let length = number(0...1_000_000)
  /// CSS px, above 0.
  static let positiveLength = number(0...1_000_000, above: 0)
  /// 0 or more, as a limit is.
  static let limit = number(0...Double.greatestFiniteMagnitude)
}

extension ValueType where Value == Int {
  /// A whole number within a range; `3.0` counts as 3.
  static func integer(_ range: ClosedRange<Int>) -> ValueType {
    ValueType(
      read: { (value, spelling) throws(Complaint) in
        Int(try wholeNumber(value, spelling, Double(range.lowerBound)...Double(range.upperBound)))
      }, write: { .integer($0) })
  }

  /// How many images a page holds: 0 for all, or 10 to 100,000.
  static let pageSize = ValueType(
    read: { (value, spelling) throws(Complaint) in
      let number = try wholeNumber(value, spelling, 0...100_000)
      guard number == 0 || number >= 10 else {
        throw Complaint("is not 0 or 10 to 100000")
      }
      return Int(number)
    }, write: { .integer($0) })
}

extension ValueType where Value == UInt64 {
  /// 0 to 2^53 - 1: what every reader of JSON keeps exactly.
  static let seed = ValueType(
    read: { (value, spelling) throws(Complaint) in
      UInt64(try wholeNumber(value, spelling, 0...9_007_199_254_740_991))
    }, write: { .integer(Int($0)) })
}

extension ValueType where Value == Bool {
  static let boolean = ValueType(
    read: { (value, spelling) throws(Complaint) in
      switch (value, spelling) {
      case (.boolean(let value), _): return value
      case (.text("true"), .xml): return true
      case (.text("false"), .xml): return false
      default: throw Complaint("is not true or false")
      }
    }, write: { .boolean($0) })
}

extension ValueType where Value == Insets {
  /// Top, right, bottom, left; a single number is all four.
  static let insets = ValueType(
    read: { (value, spelling) throws(Complaint) in
      let sides = try numbers(value, spelling, count: 4, orOne: true)
      for side in sides { try checkRange(side, 0...1_000_000) }
      return Insets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
    }, write: { .numbers([$0.top, $0.right, $0.bottom, $0.left]) })
}

extension ValueType where Value == Size {
  /// Width and height in CSS px, above 0; a single number is both.
  static let itemSize = ValueType(
    read: { (value, spelling) throws(Complaint) in
      let pair = try numbers(value, spelling, count: 2, orOne: true)
      for number in pair {
        guard number > 0 else { throw Complaint("is not above 0") }
        try checkRange(number, 0...1_000_000)
      }
      return Size(width: pair[0], height: pair[1])
    }, write: { .numbers([$0.width, $0.height]) })
}

extension ValueType where Value == Focus {
  static let focus = ValueType(
    read: { (value, spelling) throws(Complaint) in
      let pair = try numbers(value, spelling, count: 2)
      for number in pair { try checkRange(number, 0...1) }
      return Focus(x: pair[0], y: pair[1])
    }, write: { .numbers([$0.x, $0.y]) })
}

extension ValueType where Value == GeographicPoint {
  /// Latitude and longitude in degrees.
  static let location = ValueType(
    read: { (value, spelling) throws(Complaint) in
      let pair = try numbers(value, spelling, count: 2)
      try checkRange(pair[0], -90...90)
      try checkRange(pair[1], -180...180)
      return GeographicPoint(latitude: pair[0], longitude: pair[1])
    }, write: { .numbers([$0.latitude, $0.longitude]) })
}

extension ValueType where Value == ColumnSpan {
  /// 1 to 64, or `all`.
  static let span = ValueType(
    read: { (value, spelling) throws(Complaint) in
      if case .text(let text) = value, spelling == .json || text == "all" {
        guard text == "all" else {
          throw Complaint("is neither a number nor \"all\"")
        }
        return .all
      }
      return .columns(Int(try wholeNumber(value, spelling, 1...64)))
    },
    write: { span in
      switch span {
      case .columns(let count): .integer(count)
      case .all: .text("all")
      }
    })
}

extension ValueType where Value == LayoutOptions.Radius {
  static let radius = ValueType(
    read: { (value, spelling) throws(Complaint) in
      if case .text("auto") = value { return .auto }
      let number = try plainNumber(value, spelling)
      guard number > 0 else { throw Complaint("is not above 0") }
      try checkRange(number, 0...1_000_000)
      return .length(number)
    },
    write: { radius in
      switch radius {
      case .auto: .text("auto")
      case .length(let length): .number(length)
      }
    })
}

// MARK: Numbers of both spellings

/// JSON wants a number; XML a text of the same grammar, white space around it allowed.
private func plainNumber(
  _ value: SourceNode.Value, _ spelling: Spelling
) throws(Complaint) -> Double {
  switch (value, spelling) {
  case (.number(let text), _):
    if let number = JSONNumber.value(text) { return number }
    throw Complaint("is too large for a number")
  case (.text(let text), .xml):
    let trimmed = text.trimmedOfXMLSpace
    if let number = JSONNumber.value(String(trimmed)) { return number }
    if JSONNumber.isNumber(String(trimmed)) { throw Complaint("is too large for a number") }
    throw notANumber(trimmed)
  case (.text(let text), .json): throw notANumber(text.trimmedOfXMLSpace)
  default: throw Complaint("is not a number")
  }
}

/// Says how to write the number that a text like `4032px` or `"3"` seems to mean.
private func notANumber(_ text: Substring) -> Complaint {
  let length = text.utf8.prefix { $0.isASCIIDigit || $0 == 0x2d || $0 == 0x2e }.count
  let digits = String(decoding: text.utf8.prefix(length), as: UTF8.self)
  guard JSONNumber.isNumber(digits) else { return Complaint("is not a number") }
  let advice =
    length == text.utf8.count ? "write it without quotes" : "write it in pixels without a unit"
  return Complaint("is not a number", advice: advice, example: digits)
}

private func wholeNumber(
  _ value: SourceNode.Value, _ spelling: Spelling, _ range: ClosedRange<Double>
) throws(Complaint) -> Double {
  let number = try plainNumber(value, spelling)
  guard number == number.rounded() else { throw Complaint("is not a whole number") }
  try checkRange(number, range)
  return number
}

/// - Parameters:
///   - value: A list in JSON, words apart by white space in XML.
///   - spelling: Which of the two.
///   - count: How many numbers there have to be.
///   - isOneEnough: Whether a single number, in JSON outside of any list, stands for all.
/// - Returns: `count` numbers.
/// - Throws: What is wrong with the list or one of its numbers.
private func numbers(
  _ value: SourceNode.Value, _ spelling: Spelling, count: Int, orOne isOneEnough: Bool = false
) throws(Complaint) -> [Double] {
  let complaint = notNumbers(spelling, count: count, orOne: isOneEnough)
  var values: [SourceNode.Value]
  switch (value, spelling) {
  case (.list(let nodes), .json): values = nodes.map(\.value)
  case (.text(let text), .xml):
    values = text.split(whereSeparator: \.isXMLSpace).map { .text(String($0)) }
  default: values = [value]
  }
  if isOneEnough, values.count == 1, !value.isList {
    guard spelling == .xml || value.isNumber else { throw complaint }
    return [Double](repeating: try plainNumber(values[0], spelling), count: count)
  }
  guard values.count == count else { throw complaint }
  var numbers: [Double] = []
  for value in values {
    do throws(Complaint) {
      numbers.append(try plainNumber(value, spelling))
    } catch {
      // `0.5, 0.5` has as many words as it needs, of which one is "0.5,".
      if case .text(let text) = value, text.utf8.contains(UInt8(ascii: ",")) { throw complaint }
      throw error
    }
  }
  return numbers
}

/// Says how a pair or a list of numbers is written.
private func notNumbers(_ spelling: Spelling, count: Int, orOne isOneEnough: Bool) -> Complaint {
  let list = count == 2 ? "a pair of numbers" : "\(count) numbers"
  let values = count == 2 ? ["0.5", "0.25"] : ["8", "8", "0", "8"]
  return Complaint(
    "is not \(isOneEnough ? "1 number or " : "")\(list)",
    advice: spelling == .xml ? "write blanks between them" : "write a list",
    example: spelling == .xml
      ? values.joined(separator: " ") : "[" + values.joined(separator: ", ") + "]",
    isText: spelling == .xml)
}

private func checkRange(
  _ number: Double, _ range: ClosedRange<Double>
) throws(Complaint) {
  guard !range.contains(number) else { return }
  let low = NumberText.shortest(range.lowerBound)
  throw Complaint(
    range.upperBound == .greatestFiniteMagnitude
      ? "is below \(low)"
      : "is not from \(low) to \(NumberText.shortest(range.upperBound))")
}

extension Character {
  /// What XML counts as white space.
  var isXMLSpace: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\r\n"
  }
}

extension String {
  var trimmedOfXMLSpace: Substring {
    var rest = Substring(self)
    while let first = rest.first, first.isXMLSpace { rest.removeFirst() }
    while let last = rest.last, last.isXMLSpace { rest.removeLast() }
    return rest
  }
}

extension SourceNode.Value {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }

  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
