extension ManifestWriter {
  /// The manifest in JSON.
  ///
  /// - Parameter manifest: One that was read without errors.
  /// - Returns: UTF-8.
  /// - Complexity: O(bytes written)
  package static func json(_ manifest: Manifest) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for part in parts(of: manifest) {
      switch part {
      case .member(let member): writer.put(member)
      case .sections(let sections):
        writer.key("sections")
        writer.beginArray()
        for section in sections {
          writer.beginObject()
          for member in members(of: section) { writer.put(member) }
          writer.put(section.images)
          writer.endObject()
        }
        writer.endArray()
      case .images(let images): writer.put(images)
      }
    }
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func put(_ images: [ManifestImage]) {
    if images.isEmpty { return }
    key("images")
    beginArray()
    for image in images { put(ManifestWriter.members(of: image)) }
    endArray()
  }

  fileprivate mutating func put(_ members: [WrittenMember]) {
    beginObject()
    for member in members { put(member) }
    endObject()
  }

  fileprivate mutating func put(_ member: WrittenMember) {
    key(member.key)
    switch member.value {
    case .text(let text): value(text)
    case .number(let number): value(number)
    case .integer(let number): value(number)
    case .boolean(let flag): value(flag)
    case .numbers(let numbers): value(numbers)
    case .texts(let texts):
      beginArray(inline: true)
      for text in texts { value(text) }
      endArray()
    case .object(let members): put(members)
    case .objects(let objects):
      beginArray()
      for members in objects { put(members) }
      endArray()
    }
  }
}
