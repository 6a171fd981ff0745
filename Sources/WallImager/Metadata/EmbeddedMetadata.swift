internal import CExiv2

/// The metadata of one image, read by Exiv2. What a broken block holds is left out without a word:
/// words are a gift of the file, and its picture may be good all the same.
@safe struct EmbeddedMetadata: ~Copyable {
  private let handle: OpaquePointer

  /// - Returns: nil where memory is short.
  init?(_ blocks: MetadataBlocks) {
    guard let handle = unsafe pw_metadata_new() else { return nil }
    unsafe self.handle = handle
    if let exif = blocks.exif { _ = unsafe pw_metadata_add_exif(handle, exif, exif.count) }
    if let iptc = blocks.iptc { _ = unsafe pw_metadata_add_iptc(handle, iptc, iptc.count) }
    if let xmp = blocks.xmp { _ = unsafe pw_metadata_add_xmp(handle, xmp, xmp.count) }
  }

  deinit { unsafe pw_metadata_free(handle) }

  /// The bytes of a key's texts: of a list all members, of language alternatives the default one
  /// first.
  ///
  /// - Parameter key: In Exiv2's spelling: `Xmp.dc.title`.
  /// - Returns: Empty where the key is absent.
  func texts(_ key: String) -> [[UInt8]] {
    guard let texts = unsafe pw_metadata_texts(handle, key) else { return [] }
    defer { unsafe pw_metadata_texts_free(texts) }
    return (0..<(unsafe pw_metadata_texts_count(texts))).map { index in
      let bytes = unsafe UnsafeRawBufferPointer(
        start: pw_metadata_text_bytes(texts, index), count: pw_metadata_text_length(texts, index))
      return unsafe Array(bytes)
    }
  }

  /// The numbers of an EXIF key, up to the first that is none.
  func numbers(_ key: String, atMost count: Int) -> [Double] {
    var numbers = [Double](repeating: 0, count: count)
    let filled = unsafe pw_metadata_numbers(handle, key, &numbers, count)
    return Array(numbers.prefix(filled))
  }
}
