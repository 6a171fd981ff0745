/// Where an object of the model and its keys were written. Two objects that differ only in their
/// places are equal.
package struct SourcePlaces: Hashable, Sendable {
  /// JSON: the object's `{`; XML: the element's `<`.
  package var object: SourcePosition?
  /// By camelCase name of the key.
  package var keys: [String: SourcePosition] = [:]

  package init() {}

  /// The key's place, else the object's.
  package func place(of key: String) -> SourcePosition? { keys[key] ?? object }

  package static func == (a: Self, b: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
