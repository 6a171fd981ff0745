extension Span<UInt8> {
  /// A big-endian number of so many bytes, at most 7; nil if they reach beyond the end.
  func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, count <= self.count - place else { return nil }
    var number = 0
    for index in place..<place + count { number = number << 8 | Int(self[index]) }
    return number
  }

  /// Whether the text stands at that place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    let text = text.description.utf8
    guard place >= 0, text.count <= count - place else { return false }
    var index = place
    for byte in text {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }
}
