/// The quality figures of the whole wall: `report.json`.
struct ReportPart: SitePart {
  let path = "report.json"
  let showsWholeWall = true

  func manifestKey(_ build: inout SiteBuild) -> String { build.wholeManifestKey() }

  func render(_ rendering: inout SiteRendering) throws(SiteError) {
    rendering.files.add(path, .report, try rendering.build.report().json)
  }
}
