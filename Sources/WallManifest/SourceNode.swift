/// One value of a manifest's source with its place, the same for both spellings: what the JSON
/// parser and the XML handler hand to the decoder.
///
/// Places are byte offsets into the UTF-8 text of the source; lines and columns are counted only
/// where there is something to report.
package struct SourceNode: Sendable {
  package indirect enum Value: Sendable {
    /// JSON only.
    case null
    /// JSON only.
    case boolean(Bool)
    /// JSON only: the number's own text, checked against the grammar of JSON numbers.
    case number(String)
    /// A JSON string, an XML attribute, or the trimmed text of an XML element that holds words.
    case text(String)
    /// A JSON array.
    case list([SourceNode])
    /// A JSON object or an XML element.
    case object(SourceObject)
    /// An image that was handed out as soon as it was complete (see `SourceImageHandler`), by its
    /// number in order of reading, from 0.
    case image(Int)
  }

  package var value: Value
  /// Where the value starts: a JSON value's first character; an XML attribute's *name*; an XML
  /// element's `<`.
  package var offset: Int
  /// How many bytes a caret line marks.
  package var length: Int

  package init(_ value: Value, offset: Int, length: Int) {
    self.value = value
    self.offset = offset
    self.length = length
  }
}

/// The members of a JSON object, or the attributes and child elements of an XML element.
package struct SourceObject: Sendable {
  package struct Member: Sendable {
    /// As written: camelCase in JSON, kebab-case in XML.
    package var key: String
    /// Where the key starts: its opening quote, the attribute's name, the element's `<`.
    package var keyOffset: Int
    package var keyLength: Int
    /// Whether it is a child element; attributes and JSON members are not.
    package var isElement: Bool
    package var value: SourceNode
  }

  package var members: [Member]
  /// Stray text between an XML element's children: where each run of it starts.
  package var strayText: [Int]

  package init(members: [Member] = [], strayText: [Int] = []) {
    self.members = members
    self.strayText = strayText
  }
}

/// Takes each image as soon as its object or element is complete, in order of reading, so that a
/// million images never stand as one tree.
///
/// Images are the members of a list `images` (XML: elements `image`) on the wall or on one of its
/// sections; in the tree an `image` value stands in their place.
package typealias SourceImageHandler = (SourceNode) -> Void
