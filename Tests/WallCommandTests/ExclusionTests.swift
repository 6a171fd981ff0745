import Foundation
import Testing

@testable import WallCommand

/// `--exclude`: what is left out for one run.
struct ExclusionTests {
  /// Five pictures in two columns; with the third hidden or not.
  private static func wall(hidesThird: Bool = false) -> String {
    let images = (1...5).map { number in
      let hidden = number == 3 && hidesThird ? ", \"hidden\": true" : ""
      return "{ \"id\": \"p,\(number)\", \"src\": \"/\(number).jpg\", \"width\": \(100 * number), "
        + "\"height\": 300, \"alt\": \"\"\(hidden) }"
    }
    return """
      { "layout": { "columns": 2 }, "limits": { "cropMax": 0 },
        "images": [\(images.joined(separator: ",\n"))] }
      """
  }

  private func run(_ manifest: String, _ words: String...) -> Recorder.Outcome {
    let recorder = Recorder()
    recorder.input = Array(manifest.utf8)
    return recorder.run(words)
  }

  @Test(arguments: [["layout"], ["report"], ["report", "--json"], ["check", "--strict"]])
  func excludingIsHidingForOneRun(words: [String]) {
    let recorder = Recorder()
    recorder.input = Array(Self.wall(hidesThird: true).utf8)
    let hidden = recorder.run(words + ["-"])
    recorder.input = Array(Self.wall().utf8)
    #expect(recorder.run(words + ["-", "--exclude", "p,3"]) == hidden)
    let isAnother = words.first == "check" || recorder.run(words + ["-"]) != hidden
    #expect(isAnother)
  }

  @Test func theWallClosesUpAndNumbersGoOnCountingTheManifest() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "photowall-exclude-\(UUID().uuidString)").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recorder = Recorder()
    recorder.input = Array(Self.wall().utf8)
    // A manifest of standard input lies in the working folder, and so would the cache.
    let words = [
      "-", "-o", folder + "/site", "--cache", folder + "/cache", "--exclude", "p,1",
      "--exclude=p,3", "--exclude", "p,1",
    ]
    #expect(recorder.run(["build"] + words).status == .done)
    let page = try String(contentsOfFile: folder + "/site/index.html", encoding: .utf8)
    let tiles = (1...5).filter { page.contains("id=\"t\($0)\"") }
    #expect(tiles == [2, 4, 5])
    #expect(recorder.run(["preview"] + words).status == .done)
    let drawing = try String(contentsOfFile: folder + "/site/preview/all.svg", encoding: .utf8)
    #expect(drawing.contains("3 tiles"))
  }

  @Test func allImagesMayBeLeftOut() {
    let words = (1...5).flatMap { ["--exclude", "p,\($0)"] }
    let recorder = Recorder()
    recorder.input = Array(Self.wall().utf8)
    let outcome = recorder.run(["layout", "-"] + words)
    #expect(outcome.status == .done)
    #expect(outcome.output.contains("\"items\": []"))
  }

  @Test func idsThatNoImageHasAreNamedWithTheNearest() {
    #expect(
      run(Self.wall(), "build", "-", "--exclude", "p3", "--exclude", "zebra", "--exclude", "p,3")
        == Recorder.Outcome(
          status: .usage, output: "",
          error: """
            photowall: the manifest has no image "p3"; did you mean "p,3"?
            photowall: the manifest has no image "zebra"
            Help: photowall build --help

            """))
  }

  /// What a manifest that cannot be read holds, nobody knows.
  @Test func aFatalFaultIsSaidAloneWhateverIsExcluded() {
    let outcome = run("{ \"images\": 3 }", "check", "-", "--exclude", "x")
    #expect(outcome.status == .problemsInInput)
    #expect(!outcome.error.contains("no image \"x\""))
  }
}
