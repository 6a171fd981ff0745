import Templates

/// The templates and styles that pages are made of: the built-in ones, some replaced by a user's.
package struct TemplateSet: Sendable {
  private let overrides: [String: String]

  /// - Parameter overrides: Contents by file name; names that the built-in set lacks do nothing.
  package init(overrides: [String: String] = [:]) {
    self.overrides = overrides
  }

  /// The names that can be overridden, in order.
  package static var names: [String] { BuiltInTemplates.files.map(\.name) }

  /// A file's contents; empty for a name that no template has.
  package subscript(name: String) -> String {
    overrides[name] ?? BuiltInTemplates.files.first { $0.name == name }?.text ?? ""
  }
}

/// A template that cannot be used.
package struct TemplateError: Error, Hashable, Sendable {
  /// File name of the template, `page.mustache`.
  package var name: String
  /// What the template engine said, or what is wrong with the file.
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
