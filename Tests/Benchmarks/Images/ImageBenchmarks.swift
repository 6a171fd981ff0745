import Foundation
import WallImaging

/// Image work beside what others take for the same, on generated pictures.
struct ImageBenchmarks {
  private enum Part: String, CaseIterable {
    case derive, gallery, scan, rebuild, memory
  }

  private let cache: URL
  private let photos: Int
  /// Small ones; nil for 10,000, and 100,000 where memory is looked at.
  private let pictures: Int?
  private let rounds: Int
  private let parts: [Part]
  private let imager: String
  private let photowall: String
  private let sigal: String?

  /// nil where the arguments ask for other benchmarks.
  ///
  /// - Throws: Where an argument is none of ours, or a program that is needed was not built.
  init?(_ arguments: [String]) throws {
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { index in
        index + 1 < arguments.count ? arguments[index + 1] : nil
      }
    }
    guard let folder = value("--images-in") else { return nil }
    cache = URL(filePath: folder, directoryHint: .isDirectory)
    photos = max(1, value("--photos").flatMap { Int($0) } ?? 300)
    pictures = value("--pictures").flatMap { Int($0) }.map { max(1, $0) }
    rounds = max(1, value("--rounds").flatMap { Int($0) } ?? 3)
    parts =
      try value("--only")?.split(separator: ",").map { name in
        guard let part = Part(rawValue: String(name)) else {
          let known = Part.allCases.map(\.rawValue).joined(separator: ", ")
          throw ChildRun.Failure(description: "no benchmark \"\(name)\", but \(known)")
        }
        return part
      } ?? Part.allCases
    guard let imager = ImagerExecutable.find(searchPath: nil) else {
      throw ChildRun.Failure(description: "build the programs first: swift build -c release")
    }
    self.imager = imager
    photowall = URL(filePath: imager).deletingLastPathComponent().appending(path: "photowall").path
    sigal = value("--sigal")
  }

  /// The table of all figures.
  func run() throws -> String {
    var table = FigureTable()
    for part in parts {
      switch part {
      case .derive:
        try DerivativeBenchmark(
          photos: PhotoCollection(count: photos, in: cache), cache: cache, imager: imager,
          rounds: rounds
        ).run(into: &table)
      case .gallery: try runGallery(into: &table)
      case .scan: try many(10_000, width: 320).runScan(into: &table)
      case .rebuild: try many(10_000, width: 320).runRebuild(into: &table)
      case .memory: try many(100_000, width: 96).runMemory(into: &table)
      }
    }
    return table.text
  }

  private func runGallery(into table: inout FigureTable) throws {
    guard let sigal else {
      print("gallery left out: install sigal (pip install sigal) and give --sigal PATH")
      return
    }
    try GalleryBenchmark(
      photos: PhotoCollection(count: photos, in: cache), cache: cache, photowall: photowall,
      sigal: sigal, rounds: rounds
    ).run(into: &table)
  }

  private func many(_ count: Int, width: Int) throws -> ManyImagesBenchmark {
    ManyImagesBenchmark(
      pictures: try SmallPictures(count: pictures ?? count, width: width, in: cache),
      photowall: photowall,
      rounds: max(3, rounds))
  }
}
