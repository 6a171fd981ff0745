import Foundation
import Testing
import WallManifest

@testable import WallSite

/// Files whose contents say their kind.
private func site(_ files: KeyValuePairs<String, String>) -> [OutputFile] {
  files.map { path, text in
    let kind: OutputFile.Kind =
      path.hasPrefix("assets/") ? .asset : path.hasSuffix(".html") ? .page : .picture
    return OutputFile(path: path, kind: kind, Array(text.utf8))
  }
}

@discardableResult
private func publish(
  _ files: [OutputFile], to folder: WorkFolder, under scope: String = ""
) throws -> PublishSummary {
  var publisher = Publisher(folder: folder.path("out"))
  try publisher.publish(files, under: scope)
  return publisher.summary
}

private let old = site([
  "assets/a.css": "old", "images/p.jpg": "p", "images/deep/q.jpg": "q",
  "index.html": "assets/a.css images/p.jpg images/deep/q.jpg",
])

private let new = site([
  "assets/b.css": "new", "images/p.jpg": "p", "images/r.jpg": "r",
  "index.html": "assets/b.css images/p.jpg", "page-2.html": "assets/b.css images/r.jpg",
])

private func contents(_ files: [OutputFile]) -> [String: String] {
  var contents: [String: String] = [:]
  for file in files {
    guard case .bytes(let bytes) = file.contents else { continue }
    contents[file.path] = String(decoding: bytes, as: UTF8.self)
  }
  return contents
}

@Test func whatIsNoLongerNeededGoesWithItsFolder() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  #expect(try folder.contents(below: "out") == contents(old))
  let summary = try publish(new, to: folder)
  #expect(try folder.contents(below: "out") == contents(new))
  #expect(!folder.exists("out/images/deep"))
  #expect(summary.pages == .init(new: 2, unchanged: 0, removed: 0))
  #expect(summary.assets == .init(new: 1, unchanged: 0, removed: 1))
  #expect(summary.pictures == .init(new: 1, unchanged: 1, removed: 1))
  #expect(summary.warnings.isEmpty)
}

@Test func unchangedFilesAreNotTouched() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  let before = try folder.changes(below: "out")
  let summary = try publish(old, to: folder)
  #expect(try folder.changes(below: "out") == before)
  #expect(summary.pages.unchanged == 1 && summary.pages.new == 0)
}

@Test func othersFilesStay() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  try folder.write("mine", to: "out/images/deep/notes.txt")
  try folder.write("mine", to: "out/CNAME")
  let summary = try publish(new, to: folder)
  #expect(try folder.text("out/images/deep/notes.txt") == "mine")
  #expect(try folder.text("out/CNAME") == "mine")
  #expect(!folder.exists("out/images/deep/q.jpg"))
  #expect(summary.warnings.isEmpty)
}

@Test func aFileThatWasChangedStaysWithAWarning() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  try folder.write("changed by hand", to: "out/assets/a.css")
  let summary = try publish(new, to: folder)
  #expect(try folder.text("out/assets/a.css") == "changed by hand")
  #expect(summary.warnings.count == 1)
  #expect(summary.warnings.first?.message.contains("out/assets/a.css") == true)
  // It is nobody's from now on: the next run is silent.
  #expect(try publish(new, to: folder).warnings.isEmpty)
}

@Test func aFileOfOthersInTheWayIsNotWrittenOver() throws {
  let folder = try WorkFolder()
  try folder.write("mine", to: "out/index.html")
  let error = fileError { try publish(new, to: folder) }
  #expect(error?.path == folder.path("out/index.html"))
  #expect(try folder.contents(below: "out") == ["index.html": "mine"])
}

@Test func aListedFileThatBecameAFolderOrALinkStays() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  try folder.remove("out/assets/a.css")
  try folder.write("mine", to: "out/assets/a.css/x")
  try folder.write("q", to: "elsewhere/q.jpg")
  try folder.remove("out/images/deep")
  try folder.link("out/images/deep", to: folder.path("elsewhere"))
  let summary = try publish(new, to: folder)
  #expect(summary.warnings.count == 2)
  #expect(folder.exists("out/assets/a.css/x"))
  #expect(try folder.text("elsewhere/q.jpg") == "q")
}

@Test func nothingIsWrittenThroughALink() throws {
  let folder = try WorkFolder()
  try folder.write("precious", to: "elsewhere/precious")
  try folder.write("", to: "out/x")
  try folder.link("out/images", to: folder.path("elsewhere"))
  #expect(fileError { try publish(new, to: folder) }?.path == folder.path("out/images"))
  try folder.remove("out/images")
  // The name that a file has until it is whole.
  try folder.link("out/.photowall-new", to: folder.path("elsewhere/precious"))
  try publish(new, to: folder)
  #expect(try folder.contents(below: "elsewhere") == ["precious": "precious"])
}

@Test func anOutputThatIsAFileIsRefused() throws {
  let folder = try WorkFolder()
  try folder.write("precious", to: "out")
  let error = fileError { try publish(new, to: folder) }
  #expect(error?.path == folder.path("out"))
  #expect(error?.reason.contains("it is a file") == true)
  #expect(try folder.text("out") == "precious")
}

@Test func twoBuildsDoNotShareAFolder() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  let lock = try FolderLock(path: folder.path("out/.photowall/lock"), folder: "out")
  let error = fileError { try publish(new, to: folder) }
  #expect(error?.reason.contains("another build") == true)
  #expect(try folder.contents(below: "out") == contents(old))
  _ = consume lock
  try publish(new, to: folder)
}

@Test func aRecordOfFilesOutsideIsNotFollowed() throws {
  let folder = try WorkFolder()
  try publish(old, to: folder)
  try folder.write("q", to: "q.jpg")
  let record = try folder.text("out/.photowall/files.json")
  try folder.write(
    record.replacingOccurrences(of: "images/deep/q.jpg", with: "../q.jpg"),
    to: "out/.photowall/files.json")
  try publish(new, to: folder)
  #expect(folder.exists("q.jpg"))
}

@Test func composedAndDecomposedNamesAreTwoFiles() throws {
  let folder = try WorkFolder()
  let both = site([
    "images/caf\u{e9}.jpg": "composed", "images/cafe\u{301}.jpg": "decomposed",
    "index.html": "x",
  ])
  try publish(both, to: folder)
  try publish(site(["images/caf\u{e9}.jpg": "composed", "index.html": "x"]), to: folder)
  let left = try folder.files(below: "out").map { Array($0.utf8) }
  #expect(left == [Array("images/caf\u{e9}.jpg".utf8), Array("index.html".utf8)])
}

@Test func previewsAloneLeaveTheRestOfTheSite() throws {
  let folder = try WorkFolder()
  let whole = old + site(["preview/a.svg": "a", "preview/b.svg": "b"])
  try publish(whole, to: folder)
  try publish(site(["preview/b.svg": "c"]), to: folder, under: "preview/")
  var expected = contents(old)
  expected["preview/b.svg"] = "c"
  #expect(try folder.contents(below: "out") == expected)
  // What was outside the scope is still known.
  try publish(site(["index.html": "x"]), to: folder)
  #expect(try folder.contents(below: "out") == ["index.html": "x"])
}

// MARK: Killed runs

/// Publishes until the given number of changes on disk was made.
/// - Returns: Whether it came to its end.
private func publish(_ files: [OutputFile], to folder: WorkFolder, changes: Int) throws -> Bool {
  var left = changes
  var publisher = Publisher(folder: folder.path("out")) { () throws(SiteError) in
    guard left > 0 else { throw .file(path: "", reason: "stopped") }
    left -= 1
  }
  return fileError { try publisher.publish(files) } == nil
}

/// Whether each page is whole, of one of the sites, and everything that it names is there.
private func pagesWork(_ there: [String: String]) -> Bool {
  let known = contents(old).merging(contents(new)) { $1 }
  return there.filter { $0.key.hasSuffix(".html") }.allSatisfy { path, text in
    [contents(old)[path], contents(new)[path]].contains(text)
      && text.split(separator: " ").allSatisfy { there[String($0)] == known[String($0)] }
  }
}

@Test func aRunThatIsKilledLeavesAWorkingSiteAndForgetsNothing() throws {
  var changes = 0
  while true {
    let folder = try WorkFolder()
    try publish(old, to: folder)
    let isComplete = try publish(new, to: folder, changes: changes)
    let there = try folder.contents(below: "out")
    #expect(pagesWork(there), "stopped after \(changes) changes")
    // The next run, whatever it publishes, knows all that the killed one has left.
    let next = changes.isMultiple(of: 2) ? old : new
    let summary = try publish(next, to: folder)
    #expect(try folder.contents(below: "out") == contents(next), "after \(changes) changes")
    #expect(summary.warnings.isEmpty)
    if isComplete { break }
    changes += 1
  }
  // Two for the record at each end, two for each of the five new files, two removals.
  #expect(changes == 14)
}
