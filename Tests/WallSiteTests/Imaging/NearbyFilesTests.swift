import Foundation
import Testing

@testable import WallSite

@Suite struct NearbyFilesTests {
  private let folder: WorkFolder

  init() throws {
    folder = try WorkFolder()
    for name in [
      "Sea.JPG", "caf\u{e9}.jpg", "a b.jpg", "50%25%20off.jpg", "harbour.jpg", "IMG_0012.jpg",
      "dusk.jpeg", "Trip/Día 1/Boat.jpg", "x.jpg/inner.txt",
    ] { try folder.write("picture", to: name) }
  }

  private func suggestion(_ path: String) -> NearbyFiles.Suggestion? {
    var nearby = NearbyFiles(root: folder.path)
    return nearby.suggestion(for: path)
  }

  @Test(arguments: [
    ("sea.jpg", "Sea.JPG", NearbyFiles.Suggestion.Difference.letterCase),
    ("cafe\u{301}.jpg", "caf\u{e9}.jpg", .accents),
    ("CAFE\u{301}.jpg", "caf\u{e9}.jpg", .letterCase),
    ("a%20b.jpg", "a b.jpg", .percentEncoding), ("A%20B.jpg", "a b.jpg", .percentEncoding),
    ("50% off.jpg", "50%25%20off.jpg", .percentEncoding),
    ("habour.jpg", "harbour.jpg", .spelling), ("harbour.png", "harbour.jpg", .spelling),
    ("dusk.jpg", "dusk.jpeg", .spelling),
    ("trip/D\u{ed}a 1/boat.jpg", "Trip/Día 1/Boat.jpg", .letterCase),
    ("Trips/Día 1/Boat.jpg", "Trip/Día 1/Boat.jpg", .spelling),
  ])
  func findsWhatWasMeant(
    path: String, meant: String, difference: NearbyFiles.Suggestion.Difference
  ) throws {
    let found = try #require(suggestion(path))
    #expect(Array(found.path.utf8) == Array(meant.utf8))
    #expect(found.difference == difference)
  }

  @Test(arguments: ["IMG_0013.jpg", "X.jpg", "Sea.JPG", "else.jpg", "a/b/c.jpg", "", "%zz"])
  func suggestsNothingElse(path: String) { #expect(suggestion(path) == nil) }

  @Test func aBuildAsksWhetherItWasMeant() throws {
    let summary = try BuiltWall(BuiltWall.json(["sea.jpg", "habour.jpg"])).build(in: folder)
    #expect(
      summary.problems.map(\.hint) == [
        "did you mean \"Sea.JPG\"? uppercase and lowercase letters differ",
        "did you mean \"harbour.jpg\"?",
      ])
  }
}
