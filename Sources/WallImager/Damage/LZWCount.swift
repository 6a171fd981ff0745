/// How many pixels GIF's LZW codes stand for: of each entry of the table only the length counts.
struct LZWCount {
  private(set) var pixels = 0
  private(set) var isAtEnd = false
  private let clear: Int
  private let most: Int
  private var lengths: [Int]
  private var codeLength: Int
  private var last: Int?
  private var bits = 0
  private var bitCount = 0

  private static let longestCode = 12

  /// - Parameters:
  ///   - codeLength: Bits of a code that is a colour, 1 to 11.
  ///   - most: Pixels of the frame.
  init(codeLength: Int, most: Int) {
    clear = 1 << codeLength
    self.most = most
    self.codeLength = codeLength + 1
    lengths = [Int](repeating: 1, count: clear + 2)
  }

  /// Takes the next byte of the frame's data.
  mutating func take(_ byte: UInt8) {
    bits |= Int(byte) << bitCount
    bitCount += 8
    while bitCount >= codeLength, !isAtEnd {
      let length = codeLength
      take(code: bits & ((1 << length) - 1))
      bits >>= length
      bitCount -= length
    }
  }

  private mutating func take(code: Int) {
    if code == clear {
      lengths.removeLast(lengths.count - clear - 2)
      codeLength = clear.trailingZeroBitCount + 1
      last = nil
      return
    }
    if let last, lengths.count < 1 << Self.longestCode {
      lengths.append(lengths[last] + 1)
      if lengths.count == 1 << codeLength, codeLength < Self.longestCode { codeLength += 1 }
    }
    guard code != clear + 1, code < lengths.count else {
      isAtEnd = true
      return
    }
    pixels += lengths[code]
    isAtEnd = pixels >= most
    last = code
  }
}
