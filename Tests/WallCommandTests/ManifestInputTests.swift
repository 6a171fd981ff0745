import Foundation
import Testing

@testable import WallCommand

/// Files that cannot be read, and what is said of them.
struct ManifestInputTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "photowall-input-\(UUID().uuidString)").path(percentEncoded: false)
  private let environment = CommandEnvironment(
    arguments: [], standardInput: { () throws(InputFailure) in Array("<wall/>".utf8) },
    standardOutput: OutputTarget(isTerminal: false) { _ in 0 },
    standardError: OutputTarget(isTerminal: false) { _ in 0 })

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(filePath: "\(folder)/coast.json"))
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  private func failure(_ path: String) -> CommandFailure? {
    do {
      _ = try ManifestInput(path: path, environment: environment)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["coast.xml", "coast.jsn", "coats.json", "coast"])
  func aMistypedNameGetsTheFileThatIsThere(name: String) {
    defer { removeFolder() }
    #expect(
      failure("\(folder)/\(name)")
        == .environment(
          "cannot read \"\(folder)/\(name)\": no such file or folder",
          hint: "did you mean \(folder)/coast.json?"))
  }

  @Test func aNameLikeNoOtherGetsNoSuggestion() {
    defer { removeFolder() }
    #expect(
      failure("\(folder)/mountains.xml")
        == .environment("cannot read \"\(folder)/mountains.xml\": no such file or folder"))
  }

  @Test func aFolderIsNoManifest() {
    defer { removeFolder() }
    #expect(
      failure(folder)
        == .environment(
          "cannot read \"\(folder)\": it is a folder", hint: "name the manifest in it")
    )
  }

  @Test func aPathThroughAFileIsNamed() {
    defer { removeFolder() }
    #expect(
      failure("\(folder)/coast.json/wall.xml")
        == .environment(
          "cannot read \"\(folder)/coast.json/wall.xml\": a part of its path is not a folder"))
  }

  @Test func theFolderAndTheTitleComeFromThePath() throws {
    defer { removeFolder() }
    let input = try ManifestInput(path: "\(folder)/coast.json", environment: environment)
    #expect(input.stem == "coast")
    #expect(input.beside("site") == "\(folder)/site")
    #expect(input.bytes == Array("{}".utf8))
  }

  @Test func standardInputStandsInTheCurrentFolder() throws {
    defer { removeFolder() }
    let input = try ManifestInput(path: "-", environment: environment)
    #expect(input.name == "<stdin>")
    #expect(input.beside("site") == "site")
    #expect(input.stem == nil)
  }
}
