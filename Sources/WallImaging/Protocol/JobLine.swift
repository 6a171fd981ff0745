import Foundation

/// The lines of a job list and of its answers: one JSON object each, keys in the order of their
/// bytes, so that the same plan gives the same lines.
package enum JobLine {
  /// - Returns: The line without its line feed.
  package static func encode(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers alone, and degrees that were read from text: all have a JSON form.
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("jobs and answers have a JSON form")
    }
    return Array(data)
  }

  /// - Throws: `DecodingError` where the line is none of that kind.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from line: some Sequence<UInt8>
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(line))
  }
}

/// `{"photowall":1,"id":7,"source":"photos/a.jpg","maxPixels":400000000,"describe":{…}}`
extension ImageJob: Codable {
  private enum Key: String, CodingKey {
    case photowall, id, source, maxPixels, describe, derive
  }

  private struct Describing: Codable {
    var location: Bool
  }

  private struct Deriving: Codable {
    var cache: String
    var request: DerivativeRequest
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    version = try values.decode(Int.self, forKey: .photowall)
    id = try values.decode(Int.self, forKey: .id)
    source = try values.decode(String.self, forKey: .source)
    maxPixels = try values.decode(Int.self, forKey: .maxPixels)
    if let derive = try values.decodeIfPresent(Deriving.self, forKey: .derive) {
      work = .derive(cache: derive.cache, derive.request)
    } else {
      work = .describe(
        includesLocation: try values.decode(Describing.self, forKey: .describe).location)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(version, forKey: .photowall)
    try values.encode(id, forKey: .id)
    try values.encode(source, forKey: .source)
    try values.encode(maxPixels, forKey: .maxPixels)
    switch work {
    case .describe(let location):
      try values.encode(Describing(location: location), forKey: .describe)
    case .derive(let cache, let request):
      try values.encode(Deriving(cache: cache, request: request), forKey: .derive)
    }
  }
}

/// `{"photowall":1,"id":7,"derived":{…}}`
extension ImageAnswer: Codable {
  private enum Key: String, CodingKey {
    case photowall, id, described, derived, failed
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    version = try values.decode(Int.self, forKey: .photowall)
    id = try values.decode(Int.self, forKey: .id)
    if let described = try values.decodeIfPresent(ImageDescription.self, forKey: .described) {
      outcome = .described(described)
    } else if let derived = try values.decodeIfPresent(DerivedImage.self, forKey: .derived) {
      outcome = .derived(derived)
    } else {
      outcome = .failed(try values.decode(ImageFault.self, forKey: .failed))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(version, forKey: .photowall)
    try values.encode(id, forKey: .id)
    switch outcome {
    case .described(let description): try values.encode(description, forKey: .described)
    case .derived(let image): try values.encode(image, forKey: .derived)
    case .failed(let fault): try values.encode(fault, forKey: .failed)
    }
  }
}
