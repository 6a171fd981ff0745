/// What values a key takes: how they are read from either spelling, and written.
struct ValueType<Value: Sendable>: Sendable {
  let read: @Sendable (SourceNode.Value, Spelling) throws(Complaint) -> Value
  let write: @Sendable (Value) -> WrittenValue
}

/// Why a value is not one of its key's: the end of `width "4032px" is not a number`.
struct Complaint: Error {
  var text: String
  /// `write it in pixels without a unit`.
  var advice: String?
  /// A value that would do, to show how it is written.
  var example: String?
  /// Whether JSON puts the example in quotes.
  var exampleIsText = false

  init(_ text: String, advice: String? = nil, example: String? = nil, isText: Bool = false) {
    self.text = text
    self.advice = advice
    self.example = example
    exampleIsText = isText
  }
}

extension SourceNode.Value {
  /// The value as a message shows it.
  var shown: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): String(text.prefix(40))
    case .text(let text): text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
    case .list: "[…]"
    case .object, .image: "{…}"
    }
  }
}
