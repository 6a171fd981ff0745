import Foundation
import Testing
import WallSite
import WallTestSupport

@testable import WallCommand

/// Whole scans, with real workers on real pictures.
struct ScanRunTests {
  private func photos() throws -> PhotoFolder {
    let folder = try PhotoFolder()
    try folder.put(.png, at: "photos/img10.png")
    try folder.put(.gif, at: "photos/img2.gif")
    try folder.put(.jpeg, at: "photos/Day_1/turned.jpg")
    return folder
  }

  private static let wall = """
    <?xml version="1.0" encoding="UTF-8"?>
    <wall xmlns="urn:photowall:manifest:1" title="photos">
      <section>
        <image src="photos/img2.gif" width="5" height="4"/>
        <image src="photos/img10.png" width="3" height="2" title="Low tide"/>
      </section>
      <section title="Day 1">
        <image src="photos/Day_1/turned.jpg" width="2" height="3">
          <caption>Ferry time</caption>
        </image>
      </section>
    </wall>

    """

  @Test func aFolderBecomesAManifest() throws {
    let folder = try photos()
    let outcome = folder.run("scan", "@/photos", "-o", "@/wall.xml")
    #expect(
      outcome
        == Recorder.Outcome(
          status: .done, output: "@/wall.xml\n", error: "3 pictures: 3 new, in 2 sections\n"))
    #expect(try folder.text("wall.xml") == Self.wall)
    #expect(folder.run("check", "@/wall.xml").status == .done)
  }

  @Test func figuresAreToldUnlessItIsToBeQuiet() throws {
    let folder = try photos()
    let first = folder.run("scan", "@/photos", "-o", "@/wall.xml", isTerminal: true)
    #expect(first.error == "3 pictures: 3 new, in 2 sections\n")
    let second = folder.run("scan", "@/photos", "-o", "@/wall.xml", isTerminal: true)
    #expect(second.error == "3 pictures: 3 kept, in 2 sections; nothing to write\n")
    let third = folder.run("scan", "@/photos", "-o", "@/wall.xml", "-q", isTerminal: true)
    #expect(third.error.isEmpty && third.output == "@/wall.xml\n")
  }

  @Test func placesAreNotedOnlyWhereTheyAreAskedFor() throws {
    let folder = try photos()
    let json = folder.run("scan", "@/photos/Day_1", "-o", "@/photos/Day_1/wall.json", "--gps")
    #expect(json.status == .done)
    #expect(
      try folder.text("photos/Day_1/wall.json") == """
        {
          "title": "Day 1",
          "images": [
            {
              "src": "turned.jpg",
              "width": 2,
              "height": 3,
              "caption": "Ferry time",
              "location": [54.5, 8.25]
            }
          ]
        }

        """)
  }

  @Test func aBrokenPictureIsNamedAndItsNeighboursAreWritten() throws {
    let folder = try photos()
    try folder.put(bytes: Data(), at: "photos/Day_1/empty.jpg")
    try folder.put(bytes: Data("words".utf8), at: "photos/words.png")
    let outcome = folder.run("scan", "@/photos", "-o", "@/wall.xml")
    let lines = outcome.error.split(separator: "\n").dropLast()
    #expect(outcome.status == .problemsInInput && outcome.output == "@/wall.xml\n")
    #expect(
      lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "@/photos/Day_1/empty.jpg: error:", "@/photos/words.png: error:",
      ])
    #expect(try folder.text("wall.xml") == Self.wall)
  }

  @Test func aPictureThatLacksItsEndMarkerIsTakenWithAWarning() throws {
    let folder = try photos()
    let jpeg = try #require(Data(base64Encoded: PhotoFolder.Picture.jpeg.rawValue))
    try folder.put(bytes: jpeg.dropLast(2), at: "photos/Day_1/turned.jpg")
    let outcome = folder.run("scan", "@/photos", "-o", "@/wall.xml")
    #expect(outcome.status == .done)
    #expect(
      outcome.error == """
        @/photos/Day_1/turned.jpg: warning: the file is cut off; only its end marker is missing; \
        copy it again from where it came
        3 pictures: 3 new, in 2 sections

        """)
    #expect(try folder.text("wall.xml") == Self.wall)
  }

  @Test func anUnchangedManifestIsNotTouched() throws {
    let folder = try photos()
    // A form of its own, which the tool would not write.
    try folder.put(bytes: Data("<!-- mine -->\(Self.wall.dropFirst(39))".utf8), at: "wall.xml")
    let before = try folder.changed("wall.xml")
    #expect(folder.run("scan", "@/photos", "-o", "@/wall.xml").status == .done)
    #expect(try folder.changed("wall.xml") == before && !folder.exists("wall.xml~"))
  }

  @Test func aFormThatWouldBeLostIsKeptBesideTheNewOne() throws {
    let folder = try photos()
    let mine = "<!-- mine -->\(Self.wall.dropFirst(39))"
    try folder.put(bytes: Data(mine.utf8), at: "wall.xml")
    try folder.put(.gif, at: "photos/img3.gif")
    try folder.remove("photos/img10.png")
    let outcome = folder.run("scan", "@/photos", "-o", "@/wall.xml", "-q")
    #expect(
      outcome.error == """
        @/wall.xml: warning: comments or a form of your own are not kept; \
        the file before is @/wall.xml~

        """)
    #expect(try folder.text("wall.xml~") == mine)
    let text = try folder.text("wall.xml")
    #expect(text.contains(#"title="Low tide" missing="true"/>"#))
    #expect(
      text.contains("<image src=\"photos/img3.gif\" width=\"5\" height=\"4\"/>\n  </section>"))
    // What the tool wrote itself needs no copy.
    try folder.remove("wall.xml~")
    try folder.put(.png, at: "photos/img10.png")
    #expect(folder.run("scan", "@/photos", "-o", "@/wall.xml", "-q").error.isEmpty)
    #expect(!folder.exists("wall.xml~"))
    #expect(try !folder.text("wall.xml").contains("missing"))
  }

  @Test func aManifestWithErrorsIsNotOverwritten() throws {
    let folder = try photos()
    let broken = "<wall>\n<image src='photos/img2.gif' width='wide' height='4' alt=''/></wall>\n"
    try folder.put(bytes: Data(broken.utf8), at: "wall.xml")
    let outcome = folder.run("scan", "@/photos", "-o", "@/wall.xml")
    #expect(outcome.status == .problemsInInput && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("@/wall.xml:2:30: error: width \"wide\" is not a number"))
    #expect(try folder.text("wall.xml") == broken)
  }

  @Test func standardOutputTakesAManifestOfTheWorkingFolder() throws {
    let folder = try photos()
    let unnamed = folder.run("scan", "@/photos")
    #expect(unnamed.status == .usage)
    #expect(unnamed.error.hasPrefix("photowall: standard output has no ending to go by"))
    let outside = folder.run("scan", "@/photos", "-o", "-", "--to", "xml")
    #expect(outside.status == .environmentFailed && outside.output.isEmpty)
    #expect(
      outside.error == """
        photowall: "@/photos" lies outside of the working folder, which addresses start from; \
        write the manifest into or above the folder: -o FILE

        """)
  }

  /// Waits for the manifest's lock while somebody edits the manifest.
  @Test func anEditWhileAScanRunsIsKept() throws {
    let folder = try photos()
    #expect(folder.run("scan", "@/photos", "-o", "@/wall.xml").status == .done)
    try folder.put(.gif, at: "photos/img3.gif")
    let scan = Process()
    scan.executableURL = URL(fileURLWithPath: try #require(BuiltProgram.path(named: "photowall")))
    scan.arguments = ["scan", folder.path("photos"), "-o", folder.path("wall.xml"), "-q"]
    scan.standardOutput = Pipe()
    do {
      let lock = try ManifestLock(waitingFor: folder.path("wall.xml"))
      try scan.run()
      Thread.sleep(forTimeInterval: 1.5)
      #expect(scan.isRunning)
      let edited = try folder.text("wall.xml").replacing("Low tide", with: "High tide")
      try folder.put(bytes: Data(edited.utf8), at: "wall.xml")
      _ = consume lock
    }
    scan.waitUntilExit()
    #expect(scan.terminationStatus == 0)
    let text = try folder.text("wall.xml")
    #expect(text.contains("High tide") && text.contains("img3.gif"))
  }

  @Test func anEditThatBreaksTheManifestStopsTheScan() throws {
    let folder = try photos()
    #expect(folder.run("scan", "@/photos", "-o", "@/wall.xml").status == .done)
    try folder.put(.gif, at: "photos/img3.gif")
    let recorder = Recorder()
    (recorder.isTerminal, recorder.variables) = (true, [:])
    let broken = "<wall>"
    // The clock is asked while pictures are read.
    recorder.clock = {
      try? folder.put(bytes: Data(broken.utf8), at: "wall.xml")
      return 0
    }
    let outcome = recorder.run(["scan", folder.path("photos"), "-o", folder.path("wall.xml")])
    #expect(outcome.status == .problemsInInput)
    #expect(try folder.text("wall.xml") == broken)
  }

  @Test func picturesAreLeftOutByPattern() throws {
    let folder = try photos()
    let outcome = folder.run(
      "scan", "@/photos", "-o", "@/wall.xml", "--exclude", "*.gif", "--exclude", "Day_1/")
    #expect(outcome.error == "1 picture: 1 new\n")
  }

  @Test func whatCannotBeScannedIsSaid() throws {
    let folder = try photos()
    try folder.put(bytes: Data("words".utf8), at: "empty/notes.txt")
    try folder.put(bytes: Data("{}".utf8), at: "other/wall.xml")
    for (words, status, error) in [
      (
        ["scan", "@/photos", "-o", "@/empty/wall.xml"], ExitStatus.environmentFailed,
        "photowall: \"@/photos\" lies outside of the folder of \"@/empty/wall.xml\"; "
          + "write the manifest into or above the folder\n"
      ),
      (
        ["scan", "@/gone", "-o", "@/wall.xml"], .environmentFailed,
        "photowall: cannot read the folder \"@/gone\": no such file or folder\n"
      ),
      (
        ["scan", "@/photos", "-o", "@/gone/wall.xml"], .environmentFailed,
        "photowall: cannot write \"@/gone/wall.xml\": no such file or folder\n"
      ),
      (
        ["scan", "@/empty", "-o", "@/wall.xml"], .problemsInInput,
        "@/empty: error: no picture in it, nothing is written\n"
      ),
      (
        ["scan", "@/photos", "-o", "@/wall"], .usage,
        "photowall: \"@/wall\" ends in neither .xml nor .json; add --to xml or --to json\n"
          + "Help: photowall scan --help\n"
      ),
    ] {
      let recorder = Recorder()
      recorder.variables = [:]
      let outcome = recorder.run(words.map { $0.replacing("@", with: folder.path) })
      #expect(outcome.status == status && outcome.output.isEmpty)
      #expect(outcome.error.replacing(folder.path, with: "@") == error)
    }
    #expect(!folder.exists("wall.xml"))
  }
}
