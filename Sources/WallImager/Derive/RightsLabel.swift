/// Whose a picture is: all the metadata that its derived files keep.
struct RightsLabel: Hashable {
  var creators: [String] = []
  var copyright: String?
  var credit: String?
  /// The address of its terms.
  var terms: String?

  var isEmpty: Bool { creators.isEmpty && copyright == nil && credit == nil && terms == nil }
}

extension RightsLabel {
  /// What the source's own metadata say; XMP counts before IPTC and EXIF.
  init(_ blocks: MetadataBlocks) {
    guard blocks.exif != nil || blocks.xmp != nil || blocks.iptc != nil,
      let metadata = EmbeddedMetadata(blocks)
    else { return }
    for key in ["Xmp.dc.creator", "Iptc.Application2.Byline"] where creators.isEmpty {
      creators = metadata.texts(key).prefix(16).compactMap { MetadataText.line($0) }
        .map(Self.bounded)
    }
    if creators.isEmpty, let artist = metadata.line("Exif.Image.Artist") {
      creators = [Self.bounded(artist)]
    }
    copyright = metadata.line(
      "Xmp.dc.rights", "Iptc.Application2.Copyright", "Exif.Image.Copyright"
    ).map(Self.bounded)
    credit = metadata.line("Xmp.photoshop.Credit", "Iptc.Application2.Credit").map(Self.bounded)
    terms = metadata.line("Xmp.xmpRights.WebStatement").map(Self.bounded)
  }

  /// Every file carries it, so no novel.
  private static func bounded(_ text: String) -> String { String(text.prefix(1000)) }
}

extension RightsLabel {
  /// An EXIF block (CIPA DC-008, 4.5) with artist and copyright; nil where there is neither.
  var exif: [UInt8]? {
    let texts = [(0x013B, creators.joined(separator: "; ")), (0x8298, copyright ?? "")]
    let entries = texts.filter { !$0.1.isEmpty }.map { (tag: $0.0, bytes: Array($0.1.utf8) + [0]) }
    if entries.isEmpty { return nil }
    var place = 8 + 2 + 12 * entries.count + 4
    var directory = Self.little(entries.count, bytes: 2)
    var values: [UInt8] = []
    for (tag, bytes) in entries {
      let isASCII = Self.little(2, bytes: 2)
      directory += Self.little(tag, bytes: 2) + isASCII + Self.little(bytes.count, bytes: 4)
      // What has four bytes or fewer stands in the directory itself.
      if bytes.count <= 4 {
        directory += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      } else {
        directory += Self.little(place, bytes: 4)
        values += bytes
        place += bytes.count
      }
    }
    let header = Array("Exif".utf8) + [0, 0, 0x49, 0x49, 0x2A, 0] + Self.little(8, bytes: 4)
    return header + directory + Self.little(0, bytes: 4) + values
  }

  private static func little(_ number: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// An XMP packet (ISO 16684-1) with all of it; nil where there is nothing.
  var xmp: [UInt8]? {
    if isEmpty { return nil }
    var text = """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>\
      <x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
      """
    if !creators.isEmpty {
      let items = creators.map { "<rdf:li>\(Self.escaped($0))</rdf:li>" }.joined()
      text += "<dc:creator><rdf:Seq>\(items)</rdf:Seq></dc:creator>"
    }
    if let copyright {
      let item = "<rdf:li xml:lang=\"x-default\">\(Self.escaped(copyright))</rdf:li>"
      text += "<dc:rights><rdf:Alt>\(item)</rdf:Alt></dc:rights>"
    }
    if let credit { text += "<photoshop:Credit>\(Self.escaped(credit))</photoshop:Credit>" }
    if let terms {
      text += "<xmpRights:WebStatement>\(Self.escaped(terms))</xmpRights:WebStatement>"
    }
    return Array((text + "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>").utf8)
  }

  /// Text of an XML element.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
