import Testing

@testable import WallSite

@Test(arguments: [
  ("a.jpg", "a.jpg"),
  ("50% #1.jpg", "50%25%20%231.jpg"),
  ("what?.png", "what%3F.png"),
  ("a+b&c;'\".jpg", "a%2Bb%26c%3B%27%22.jpg"),
  ("caf\u{e9}/x.jpg", "caf%C3%A9/x.jpg"),
  ("cafe\u{301}/x.jpg", "cafe%CC%81/x.jpg"),
  ("日.jpg", "%E6%97%A5.jpg"),
])
func everythingButUnreservedBytesIsPercentEncoded(path: String, encoded: String) {
  #expect(URLPath.encoded(path) == encoded)
}

@Test(arguments: [
  ("a.jpg", "a.jpg"), ("./a//b/../c.jpg", "a/c.jpg"), ("a/./b.jpg", "a/b.jpg"),
  ("a/../b.jpg", "b.jpg"),
  // A combining mark after a separator does not join it.
  ("a/\u{301}b/../c.jpg", "a/c.jpg"),
])
func dotsAreResolved(path: String, resolved: String) {
  #expect(URLPath.resolved(path) == resolved)
}

@Test(arguments: [
  ("/w/photos", "/w/site", "../photos"), ("/w", "/w/site", ".."), ("/w", "/w", ""),
  ("/w/site/in", "/w/site", "in"), ("/", "/a/b", "../.."),
  ("/cafe\u{301}", "/caf\u{e9}", "../cafe\u{301}"),
])
func theWayFromOneFolderToAnother(target: String, folder: String, way: String) {
  #expect(URLPath.relative(target, from: folder).utf8.elementsEqual(way.utf8))
}
