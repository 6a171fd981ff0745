/// A page of the manual that `photowall help TOPIC` prints and the documentation catalog shows.
///
/// Each page is written once, as Markdown that reads well in a terminal: at most 80 columns
/// outside of image lines, and lists instead of tables.
package enum ManualTopic: String, CaseIterable, Sendable {
  case manifest, layouts, quality, scanning, pictures, output

  /// What the page is about, in one line.
  package var summary: String {
    switch self {
    case .manifest: "Every key of a manifest, in XML and in JSON."
    case .layouts: "Every layout with an example, sections and switches."
    case .quality: "What report measures, and how to set limits."
    case .scanning: "What scan reads, what it leaves out, and what stays."
    case .pictures: "Which sizes of the pictures build makes, and the cache."
    case .output: "The files of a site, publishing, previews and fragments."
    }
  }

  /// The page as Markdown, the way the catalog has it.
  package var markdown: String {
    let bytes =
      switch self {
      case .manifest: PackageResources.Manifest_md
      case .layouts: PackageResources.Layouts_md
      case .quality: PackageResources.Quality_md
      case .scanning: PackageResources.Scanning_md
      case .pictures: PackageResources.Pictures_md
      case .output: PackageResources.Output_md
      }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The page for a terminal: the Markdown without its images and the blank line before each.
  package var text: String {
    var lines: [Substring] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("![") {
        if lines.last?.isEmpty == true { lines.removeLast() }
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
