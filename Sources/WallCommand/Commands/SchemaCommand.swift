import WallManifest

extension CommandRun {
  /// `photowall schema`: the grammar, for editors and validators.
  func schema() -> ExitStatus {
    console.write(
      bytes: arguments.operands[0] == "xml" ? ManifestSchema.relaxNG : ManifestSchema.jsonSchema)
    return .done
  }
}
