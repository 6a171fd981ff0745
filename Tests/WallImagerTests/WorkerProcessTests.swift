import Testing
import WallImaging

@testable import WallImager

extension ImagerTests {
  @Test func aProcessDescribesAndDerivesLineByLine() throws {
    let folder = try TestFolder()
    _ = try #require(worker)
    try folder.write(
      Drawing.encode(Drawing.thirds(width: 90, height: 60), .jpeg(quality: 90)), to: "a.jpg")
    let request = DerivativeRequest(
      widths: [30, 200],
      encodings: [
        .init(.avif, quality: 50), .init(.webp, quality: 70), .init(.jpeg, quality: 80),
      ])
    let ending = try WorkerProcess.run([
      ImageJob(
        id: 4, source: folder.path("a.jpg"), maxPixels: 10_000,
        work: .describe(includesLocation: false)),
      ImageJob(
        id: 5, source: folder.path("a.jpg"), maxPixels: 10_000,
        work: .derive(cache: folder.cache, request)),
    ])
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    let answers = try ending.answers
    #expect(answers.map(\.id) == [4, 5])
    #expect(answers.first?.outcome == .described(ImageDescription(width: 90, height: 60)))
    guard case .derived(let image) = answers.last?.outcome else {
      Issue.record("nothing was derived")
      return
    }
    #expect(image.facts.sha256 == SHA256.hex(try folder.bytes("a.jpg")))
    #expect(image.facts.thirds == ["#f00", "#0f0", "#00f"])
    #expect(image.files == DerivativeCache.files(request, of: image.facts))
    #expect(image.files.map(\.width) == [30, 90, 30, 90, 30, 90])
    #expect(image.files.map(\.height) == [20, 60, 20, 60, 20, 60])
    for file in image.files {
      let bytes = try folder.bytes("cache/" + file.path)
      let start: [UInt8] =
        switch file.type {
        case "image/jpeg": [0xFF, 0xD8, 0xFF]
        case "image/webp": Array("RIFF".utf8)
        default: Array(bytes[0..<4]) + Array("ftypavif".utf8)
        }
      #expect(bytes.starts(with: start))
    }
  }
}
