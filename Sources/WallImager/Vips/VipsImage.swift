internal import CVips

/// An image of libvips: pixels, or a recipe of how to come to them.
@safe struct VipsImage: ~Copyable {
  let handle: OpaquePointer

  /// - Throws: The reasons that libvips gathered, where a call gave no image.
  init(_ handle: OpaquePointer?) throws(VipsFailure) {
    guard let handle = unsafe handle else { throw VipsFailure.last() }
    unsafe self.handle = handle
  }

  deinit { unsafe cvips_release(handle) }

  var width: Int { Int(unsafe cvips_width(handle)) }
  var height: Int { Int(unsafe cvips_height(handle)) }
  var hasAlpha: Bool { unsafe cvips_has_alpha(handle) }
  /// Of a file with several frames or pages, at least 1.
  var pageCount: Int { max(1, Int(unsafe cvips_page_count(handle))) }
  /// 1 to 8, as EXIF counts.
  var orientation: Int { min(8, max(1, Int(unsafe cvips_orientation(handle)))) }

  func number(_ name: String) -> Int? {
    let value = unsafe cvips_number(handle, name, Int32.min)
    return value == Int32.min ? nil : Int(value)
  }

  func text(_ name: String) -> String? {
    guard let text = unsafe cvips_text(handle, name) else { return nil }
    return unsafe String(cString: text)
  }

  /// A text as it stands in the file, which may be no UTF-8.
  func textBytes(_ name: String) -> [UInt8]? {
    guard let text = unsafe cvips_text(handle, name) else { return nil }
    var bytes: [UInt8] = []
    while case let byte = unsafe text[bytes.count], byte != 0 {
      bytes.append(UInt8(bitPattern: byte))
    }
    return bytes
  }

  /// The names of all fields.
  var fieldNames: [Substring] {
    guard let names = unsafe cvips_names(handle) else { return [] }
    defer { unsafe cvips_free(names) }
    return unsafe String(cString: names).split(separator: "\n")
  }

  /// A block of metadata as it stood in the file.
  func block(_ name: String) -> [UInt8]? {
    var count = 0
    guard let bytes = unsafe cvips_block(handle, name, &count), count > 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

/// Why libvips did not do something.
struct VipsFailure: Error {
  /// In the words of libvips and the libraries below it, one line each.
  var words: String

  static func last() -> VipsFailure {
    let words = unsafe cvips_take_failure()
    defer { unsafe cvips_free(words) }
    return VipsFailure(words: unsafe String(cString: words))
  }
}
