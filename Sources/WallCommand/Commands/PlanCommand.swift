import WallSite

extension CommandRun {
  /// `photowall plan`: the jobs that make the sizes of the wall's pictures.
  func plan() throws(CommandFailure) -> ExitStatus {
    let loaded = try load()
    printProblems(of: loaded)
    guard let manifest = loaded.manifest, let wall = loaded.wall else {
      printCounts(of: loaded)
      throw .problemsInInput
    }
    let options = try options(for: loaded.input)
    do throws(SiteError) {
      for line in try Site.jobLines(manifest, by: wall, options: options) {
        console.write(bytes: line)
        console.write("\n")
      }
    } catch {
      throw failure(error, of: loaded)
    }
    return loaded.hasErrors ? .problemsInInput : .done
  }
}
