/// One key of one object of the manifest: the same entry reads it, writes it and lays it over
/// another object's.
package struct ManifestKey<Target: Sendable>: Sendable {
  /// camelCase, as JSON has it.
  package let name: String
  package let form: KeyForm
  package let isRequired: Bool
  /// What a fault costs where it is not the same as for the object's other keys.
  let effect: Diagnostic.Effect?
  /// Whether XML may hold several elements of the key.
  let repeats: Bool
  /// Reads all nodes of the key (more than one only for XML elements of a list).
  let read: @Sendable ([SourceNode], inout ObjectDecoding, inout Target) -> Void
  /// What to write; nil where the key was not written, or where its value is the default and
  /// defaults are left out.
  let write: @Sendable (Target, _ leavingOutDefaults: Bool) -> WrittenValue?
  /// Replaces the first target's value where the second has one.
  let overlay: @Sendable (inout Target, Target) -> Void
  let clear: @Sendable (inout Target) -> Void

  /// Whether the key was written.
  package func isWritten(in target: Target) -> Bool { write(target, false) != nil }

  /// A key of one value.
  ///
  /// - Parameters:
  ///   - name: camelCase.
  ///   - path: Where the model keeps it; nil stands for "not written".
  ///   - type: What values it takes.
  ///   - form: An attribute in XML, or an element.
  ///   - omit: The default, which canonical output leaves out.
  ///   - isRequired: Whether its absence is a fault.
  ///   - effect: What a fault costs; nil for what it costs in the whole object.
  init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Target, Value?> & Sendable,
    _ type: ValueType<Value>, form: KeyForm = .attribute, omit: Value? = nil,
    isRequired: Bool = false, effect: Diagnostic.Effect? = nil
  ) {
    self.name = name
    self.form = form
    self.isRequired = isRequired
    self.effect = effect
    repeats = false
    read = { nodes, decoding, target in
      guard let node = nodes.first else { return }
      if let value = decoding.value(of: name, in: node, as: type, effect: effect) {
        target[keyPath: path] = value
      }
    }
    write = { target, leavingOutDefaults in
      guard let value = target[keyPath: path] else { return nil }
      return leavingOutDefaults && value == omit ? nil : type.write(value)
    }
    overlay = { target, other in
      if let value = other[keyPath: path] { target[keyPath: path] = value }
    }
    clear = { $0[keyPath: path] = nil }
  }

  /// A key that is read and written in a way of its own; it is never laid over another's.
  init(
    _ name: String, form: KeyForm, isRequired: Bool = false, effect: Diagnostic.Effect? = nil,
    repeats: Bool = false,
    read: @escaping @Sendable ([SourceNode], inout ObjectDecoding, inout Target) -> Void,
    write: @escaping @Sendable (Target) -> WrittenValue?
  ) {
    self.name = name
    self.form = form
    self.isRequired = isRequired
    self.effect = effect
    if case .elements = form { self.repeats = true } else { self.repeats = repeats }
    self.read = read
    self.write = { target, _ in write(target) }
    overlay = { _, _ in }
    clear = { _ in }
  }

  /// The member's name in a spelling: an XML list's is the name of its elements.
  func spelled(_ spelling: Spelling) -> String {
    if spelling == .xml, case .elements(let name) = form { return name }
    return spelling.key(name)
  }
}

/// All keys of one object, in the order of canonical output.
package struct KeyTable<Target: Sendable>: Sendable {
  /// What messages call the object: `image`, `layout`.
  package let object: String
  package let keys: [ManifestKey<Target>]
  /// Where the model keeps the places of what was written; nil where nobody asks later.
  let places: (any WritableKeyPath<Target, SourcePlaces> & Sendable)?
  private let json: [String: Int]
  private let xml: [String: Int]

  init(
    _ object: String, _ keys: [ManifestKey<Target>],
    places: (any WritableKeyPath<Target, SourcePlaces> & Sendable)? = nil
  ) {
    self.object = object
    self.keys = keys
    self.places = places
    json = Self.index(keys, .json)
    xml = Self.index(keys, .xml)
  }

  private static func index(
    _ keys: [ManifestKey<Target>], _ spelling: Spelling
  ) -> [String: Int] {
    Dictionary(
      keys.enumerated().map { ($1.spelled(spelling), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place in `keys` of the key that is written so.
  func index(of written: String, in spelling: Spelling) -> Int? {
    spelling == .json ? json[written] : xml[written]
  }

  /// Everything that `target` has, in order.
  package func members(of target: Target, leavingOutDefaults: Bool) -> [WrittenMember] {
    keys.compactMap { key in
      key.write(target, leavingOutDefaults).map {
        WrittenMember(key: key.name, form: key.form, value: $0)
      }
    }
  }
}
