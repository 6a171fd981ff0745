import Testing
import WallImaging

@Test func aJobComesBackFromItsLine() throws {
  let jobs = [
    ImageJob(
      id: 1, source: "a/50% #1 \"é\"\n.jpg", maxPixels: 9, work: .describe(includesLocation: true)),
    ImageJob(
      id: 2, source: "b.png", maxPixels: 9,
      work: .derive(
        cache: "c",
        DerivativeRequest(widths: [640, 320], encodings: [.init(.avif, quality: 50)]))),
  ]
  for job in jobs {
    let line = JobLine.encode(job)
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(try JobLine.decode(ImageJob.self, from: line) == job)
  }
}

@Test func anAnswerComesBackFromItsLine() throws {
  let facts = ImageFacts(
    sha256: String(repeating: "0", count: 64), width: 4, height: 3, isTransparent: false,
    isUsedAsIs: false, dominantColor: "#8899aa", thirds: ["#89a", "#456", "#223"])
  let file = DerivedFile(path: "ab/x.avif", type: "image/avif", width: 4, height: 3)
  let outcomes: [ImageAnswer.Outcome] = [
    .described(ImageDescription(width: 3, height: 2)),
    .derived(DerivedImage(facts: facts, files: [file])),
    .failed(ImageFault(.damaged, "the file is cut off", hint: "copy it again")),
  ]
  for outcome in outcomes {
    let answer = ImageAnswer(id: 7, outcome: outcome)
    #expect(try JobLine.decode(ImageAnswer.self, from: JobLine.encode(answer)) == answer)
  }
}

@Test func aJobListIsTheSameEveryTime() {
  let job = ImageJob(id: 1, source: "a.jpg", maxPixels: 9, work: .describe(includesLocation: false))
  #expect(
    String(decoding: JobLine.encode(job), as: UTF8.self)
      == #"{"describe":{"location":false},"id":1,"maxPixels":9,"photowall":1,"source":"a.jpg"}"#)
}
