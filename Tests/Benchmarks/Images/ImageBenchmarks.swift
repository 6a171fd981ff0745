import Foundation
import WallImaging

/// Image work beside what others take for the same, on generated pictures.
struct ImageBenchmarks {
  private enum Part: String, CaseIterable {
    case derive
  }

  private let cache: URL
  private let photos: Int
  private let rounds: Int
  private let parts: [Part]
  private let imager: String

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
      }
    }
    return table.text
  }
}
