import Testing

@testable import WallSite

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and the million a's.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesTheStandardExamples(text: String, digest: String) {
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  @Test func hashesAMillionLetters() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hex(bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}

@Suite struct URLPathTests {
  @Test(arguments: [
    ("a/./b/../c.jpg", "a/c.jpg"), ("./a.jpg", "a.jpg"), ("a//b.jpg", "a/b.jpg"),
  ])
  func resolvesDots(path: String, resolved: String) {
    #expect(URLPath.resolved(path) == resolved)
  }

  @Test func leadsFromOneFolderToAnother() {
    #expect(URLPath.relative("/w/photos/a.jpg", from: "/w/out/site") == "../../photos/a.jpg")
    #expect(URLPath.relative("/w/a.jpg", from: "/w") == "a.jpg")
  }
}
