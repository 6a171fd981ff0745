internal import CLibCrypto

/// SHA-256 (FIPS 180-4), by OpenSSL's libcrypto: names of files, and whether a file is still the
/// one that was written.
package enum SHA256 {
  /// The digest as 64 lower-case hexadecimal digits.
  ///
  /// - Complexity: O(bytes)
  package static func hex(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    _ = unsafe CLibCrypto.SHA256(bytes, bytes.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
