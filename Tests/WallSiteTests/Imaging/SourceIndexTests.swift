import Foundation
import Testing
import WallImaging

@testable import WallSite

@Suite struct SourceIndexTests {
  private let stamp = SourceStamp(
    size: 9, changed: 1_700_000_000_123_456_789, inodeChanged: 5, inode: 77)
  private let facts = ImageFacts(
    sha256: String(repeating: "ab", count: 32), width: 4000, height: 3000, isTransparent: true,
    isUsedAsIs: false, dominantColor: "#8899aa", thirds: ["#89a", "#456", "#223"])

  @Test func whatWasFoundIsFoundAgainUnderItsStampAlone() throws {
    let folder = try WorkFolder()
    var index = try SourceIndex(inFolder: folder.path("cache"))
    let fault = ImageFault(.damaged, "cut off\tand more", hint: "copy it\nagain")
    try index.add(.facts(facts), of: "../a\tb\n.jpg", stamp: stamp)
    try index.add(.fault(fault), of: "../bad.jpg", stamp: stamp)
    var damaged = facts
    damaged.damage = "cut off;\tthe last 12 % \n are missing"
    try index.add(.facts(damaged), of: "../cut.jpg", stamp: stamp)
    let read = try SourceIndex(inFolder: folder.path("cache"))
    #expect(read.finding(of: "../a\tb\n.jpg", stamp: stamp) == .facts(facts))
    #expect(read.finding(of: "../bad.jpg", stamp: stamp) == .fault(fault))
    #expect(read.finding(of: "../cut.jpg", stamp: stamp) == .facts(damaged))
    var other = stamp
    other.inodeChanged += 1
    #expect(read.finding(of: "../bad.jpg", stamp: other) == nil)
    #expect(read.lastFinding(of: "../bad.jpg") == .fault(fault))
  }

  @Test func composedAndDecomposedNamesAreTwo() throws {
    let folder = try WorkFolder()
    var index = try SourceIndex(inFolder: folder.path("cache"))
    try index.add(.facts(facts), of: "\u{e9}.jpg", stamp: stamp)
    #expect(index.finding(of: "e\u{301}.jpg", stamp: stamp) == nil)
  }

  @Test func aLineThatWasCutOffIsNone() throws {
    let folder = try WorkFolder()
    var index = try SourceIndex(inFolder: folder.path("cache"))
    try index.add(.facts(facts), of: "a.jpg", stamp: stamp)
    try index.add(.facts(facts), of: "b.jpg", stamp: stamp)
    let text = try folder.text("cache/sources")
    for count in 0..<text.utf8.count {
      try folder.write(String(text.prefix(count)), to: "cache/sources")
      let read = try SourceIndex(inFolder: folder.path("cache"))
      let finding = read.finding(of: "b.jpg", stamp: stamp)
      #expect(finding == nil)
      let first = read.finding(of: "a.jpg", stamp: stamp)
      #expect(first == nil || first == .facts(facts))
    }
  }

  @Test func largeInodesAreKnownAgain() throws {
    let folder = try WorkFolder()
    var index = try SourceIndex(inFolder: folder.path("cache"))
    var large = stamp
    large.inode = .max
    try index.add(.facts(facts), of: "a.jpg", stamp: large)
    let read = try SourceIndex(inFolder: folder.path("cache"))
    #expect(read.finding(of: "a.jpg", stamp: large) == .facts(facts))
  }

  @Test func factsThatCannotBeAreNone() throws {
    for change in [
      { $0.width = 0 }, { $0.height = -3 }, { $0.sha256 = "../../" + $0.sha256.dropFirst(6) },
      { $0.dominantColor = "red;}" }, { $0.thirds[1] = "#12345" },
    ] as [(inout ImageFacts) -> Void] {
      let folder = try WorkFolder()
      var wrong = facts
      change(&wrong)
      var index = try SourceIndex(inFolder: folder.path("cache"))
      try index.add(.facts(wrong), of: "a.jpg", stamp: stamp)
      #expect(
        try SourceIndex(inFolder: folder.path("cache")).finding(of: "a.jpg", stamp: stamp) == nil)
    }
  }

  @Test func buildsThatRunAtOnceLoseNothingOfEachOther() throws {
    let folder = try WorkFolder()
    var first = try SourceIndex(inFolder: folder.path("cache"))
    var second = try SourceIndex(inFolder: folder.path("cache"))
    try first.add(.facts(facts), of: "a.jpg", stamp: stamp)
    try second.add(.facts(facts), of: "b.jpg", stamp: stamp)
    for number in 0..<40 {
      var stamp = stamp
      stamp.size = number
      try first.add(.facts(facts), of: "c.jpg", stamp: stamp)
    }
    try second.add(.facts(facts), of: "d.jpg", stamp: stamp)
    try first.compact()
    let read = try SourceIndex(inFolder: folder.path("cache"))
    for name in ["a.jpg", "b.jpg", "d.jpg"] {
      #expect(read.finding(of: name, stamp: stamp) == .facts(facts), "\(name)")
    }
  }

  @Test func overtakenLinesGoInTheEnd() throws {
    let folder = try WorkFolder()
    var index = try SourceIndex(inFolder: folder.path("cache"))
    for number in 0..<100 {
      var stamp = stamp
      stamp.size = number
      try index.add(.facts(facts), of: "a.jpg", stamp: stamp)
      try index.compact()
    }
    let lines = try folder.text("cache/sources").split(separator: "\n")
    #expect(lines.count < 22)
    var last = stamp
    last.size = 99
    #expect(
      try SourceIndex(inFolder: folder.path("cache")).finding(of: "a.jpg", stamp: last)
        == .facts(facts))
  }
}
