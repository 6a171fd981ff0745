/// The files that photowall carries inside its binary; a user's folder may replace each by name.
package enum BuiltInTemplates {
  /// By file name, in order.
  package static let files: [(name: String, text: String)] = [
    ("fragment.css", String(decoding: PackageResources.fragment_css, as: UTF8.self)),
    ("page.mustache", String(decoding: PackageResources.page_mustache, as: UTF8.self)),
    ("photowall.css", String(decoding: PackageResources.photowall_css, as: UTF8.self)),
    ("preview.css", String(decoding: PackageResources.preview_css, as: UTF8.self)),
    ("preview.mustache", String(decoding: PackageResources.preview_mustache, as: UTF8.self)),
    ("wall.css", String(decoding: PackageResources.wall_css, as: UTF8.self)),
  ]
}
