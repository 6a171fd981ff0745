@testable import WallImager

/// Blocks of metadata made by hand, field by field.
enum MetadataFields {
  /// A value of an EXIF entry.
  enum Value {
    case text(String)
    case bytes([UInt8])
    case rationals([(UInt32, UInt32)])
  }

  /// An EXIF block, big-endian: the first directory, and those of the camera and of the position.
  static func exif(
    _ image: [(UInt16, Value)], photo: [(UInt16, Value)] = [], gps: [(UInt16, Value)] = []
  ) -> [UInt8] {
    var directories = [image, photo, gps]
    // Pointers to the other two, filled in when their places are known.
    directories[0] += [(0x8769, .bytes([])), (0x8825, .bytes([]))]
    var starts: [Int] = []
    var start = 8
    for directory in directories {
      starts.append(start)
      start += 6 + 12 * directory.count + directory.reduce(0) { $0 + data($1.1).count }
    }
    var block: [UInt8] = Array("MM".utf8) + [0, 42] + four(8)
    for (directory, start) in zip(directories, starts) {
      var place = start + 6 + 12 * directory.count
      var values: [UInt8] = []
      block += two(directory.count)
      for (tag, value) in directory {
        block += two(Int(tag))
        switch tag {
        case 0x8769: block += two(4) + four(1) + four(starts[1])
        case 0x8825: block += two(4) + four(1) + four(starts[2])
        default:
          let data = data(value)
          block += two(type(value)) + four(count(value))
          block +=
            data.count <= 4
            ? data + [UInt8](repeating: 0, count: 4 - data.count) : four(place)
          if data.count > 4 {
            values += data
            place += data.count
          }
        }
      }
      block += four(0) + values
      block += [UInt8](repeating: 0, count: max(0, start + size(directory) - block.count))
    }
    return Array("Exif\0\0".utf8) + block
  }

  /// Datasets of IPTC's second record: keywords are 25.
  static func iptc(_ fields: [(UInt8, [UInt8])], marksUTF8: Bool = false) -> [UInt8] {
    let mark: [UInt8] = marksUTF8 ? [0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47] : []
    return fields.reduce(mark) { $0 + [0x1c, 2, $1.0] + two($1.1.count) + $1.1 }
  }

  /// The datasets as Photoshop keeps them in a JPEG's segment.
  static func photoshop(_ iptc: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = iptc.count % 2 == 0 ? [] : [0]
    return Array("Photoshop 3.0\u{0}8BIM".utf8) + [4, 4, 0, 0] + four(iptc.count) + iptc + padding
  }

  /// A packet whose description holds these elements.
  static func xmp(_ properties: String, attributes: String = "") -> [UInt8] {
    Array(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
        xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"
        xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
        xmlns:lic="http://creativecommons.org/ns#" \(attributes)>
      \(properties)
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """.utf8)
  }

  /// A text in several languages, as XMP writes it.
  static func alternatives(_ name: String, _ texts: [(String, String)]) -> String {
    let items = texts.map { "<rdf:li xml:lang=\"\($0.0)\">\($0.1)</rdf:li>" }.joined()
    return "<\(name)><rdf:Alt>\(items)</rdf:Alt></\(name)>"
  }

  static func list(_ name: String, _ kind: String, _ texts: [String]) -> String {
    "<\(name)><rdf:\(kind)>\(texts.map { "<rdf:li>\($0)</rdf:li>" }.joined())"
      + "</rdf:\(kind)></\(name)>"
  }

  // MARK: Numbers and sizes

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  private static func four(_ number: Int) -> [UInt8] { two(number >> 16) + two(number & 65535) }

  private static func size(_ directory: [(UInt16, Value)]) -> Int {
    6 + 12 * directory.count + directory.reduce(0) { $0 + data($1.1).count }
  }

  private static func data(_ value: Value) -> [UInt8] {
    switch value {
    case .text(let text): Array(text.utf8) + [0]
    case .bytes(let bytes): bytes
    case .rationals(let pairs): pairs.flatMap { four(Int($0.0)) + four(Int($0.1)) }
    }
  }

  private static func count(_ value: Value) -> Int {
    if case .rationals(let pairs) = value { pairs.count } else { data(value).count }
  }

  private static func type(_ value: Value) -> Int {
    if case .rationals = value { 5 } else { 2 }
  }
}
