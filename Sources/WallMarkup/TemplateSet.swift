/// The templates and styles that pages are made of: the built-in ones, some replaced by a user's.
package struct TemplateSet: Sendable {
  /// Contents by file name, `page.mustache`; only names that the built-in set has.
  package let overrides: [String: String]

  package init(overrides: [String: String] = [:]) {
    self.overrides = overrides
  }

  /// The names that can be overridden, in order.
  package static var names: [String] { [] }
}

/// A template that cannot be used.
package struct TemplateError: Error, Hashable, Sendable {
  /// File name of the template, `page.mustache`.
  package var name: String
  /// What the template engine said, lower case.
  package var reason: String
}
