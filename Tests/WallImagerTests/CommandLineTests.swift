import Testing
import WallImaging

@testable import WallImager

extension ImagerTests {
  @Test(arguments: ["--help", "-h"])
  func helpGoesToStandardOutput(word: String) throws {
    let ending = try WorkerProcess.run([word])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("usage: photowall-imager "))
    #expect(ending.errors == "")
  }

  @Test func versionIsThatOfPhotowall() throws {
    let ending = try WorkerProcess.run(["--version"])
    #expect(ending.status == 0)
    #expect(ending.output == "photowall-imager \(ToolVersion.number)\n")
  }

  @Test(arguments: [
    (["a.jpg"], "\"a.jpg\" is no option"), (["--memory-limit"], "--memory-limit needs a number"),
    (["--memory-limit", "3GiB"], "not \"3GiB\""), (["--memory-limit=-1"], "not \"-1\""),
  ])
  func otherWordsEndWithAUsageError(words: [String], message: String) throws {
    let ending = try WorkerProcess.run(words)
    #expect(ending.status == 64)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("photowall-imager: error: "))
    #expect(ending.errors.contains(message))
  }

  @Test(arguments: [[], ["--memory-limit", "1024"], ["--memory-limit=1024"]])
  func nothingToDoEndsWell(words: [String]) throws {
    let ending = try WorkerProcess.run(words)
    #expect(ending.status == 0 && ending.output == "" && ending.errors == "")
  }

  @Test func aLineThatIsNoJobIsAnsweredAndTheNextGoesOn() throws {
    let folder = try TestFolder()
    _ = try #require(worker)
    try folder.write(Drawing.encode(Drawing.thirds(width: 3, height: 3), .png), to: "a.png")
    let good = ImageJob(
      id: 9, source: folder.path("a.png"), maxPixels: 100,
      work: .describe(includesLocation: false))
    var later = good
    later.version = 2
    let lines: [[UInt8]] = [
      Array("{".utf8), Array(#"{"photowall":1,"id":4}"#.utf8), Array("\u{1}\u{2}".utf8), [],
      Array(" \r".utf8), [0xFF, 0xFE], JobLine.encode(later),
      Array(#"{"photowall":2,"id":5,"paint":"a.png"}"#.utf8), JobLine.encode(good),
    ]
    // The last line has no line feed.
    let ending = try WorkerProcess.run(input: Array(lines.joined(separator: [0x0A])))
    let answers = try ending.answers
    #expect(ending.status == 0)
    #expect(answers.map(\.id) == [-1, 4, -1, -1, 9, 5, 9])
    let faults = answers.map { answer in
      if case .failed(let fault) = answer.outcome { fault } else { ImageFault?.none }
    }
    #expect(faults.dropLast().allSatisfy { $0?.kind == .badJob })
    #expect(faults[4]?.message == "the job is of version 2, not 1")
    #expect(faults[5]?.message == "the job is of version 2, not 1")
    #expect(answers.last?.outcome == .described(ImageDescription(width: 3, height: 3)))
  }
}
