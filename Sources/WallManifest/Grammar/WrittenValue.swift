/// A value of the model on its way out, the same for both spellings.
package indirect enum WrittenValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  /// A pair or insets: a JSON list, an XML attribute with spaces between.
  case numbers([Double])
  case texts([String])
  case object([WrittenMember])
  case objects([[WrittenMember]])

  /// A list of objects, each by its table; nil where there is no list.
  static func objects<Target>(_ targets: [Target]?, by table: KeyTable<Target>) -> WrittenValue? {
    targets.map { targets in
      .objects(targets.map { table.members(of: $0, leavingOutDefaults: true) })
    }
  }
}

/// A key of the model that was written, with its value.
package struct WrittenMember: Hashable, Sendable {
  /// camelCase.
  package var key: String
  package var form: KeyForm
  package var value: WrittenValue
}

/// How a key stands in XML; in JSON every key is a member.
package enum KeyForm: Hashable, Sendable {
  case attribute
  /// A child element of the key's name, at most one.
  case element
  /// Child elements of another name, one for each member of the list.
  case elements(named: String)
}
