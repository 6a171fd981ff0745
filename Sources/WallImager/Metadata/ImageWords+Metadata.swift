import WallImaging

extension ImageWords {
  /// The words that an image's metadata holds.
  ///
  /// Of several fields with one meaning the first counts that says something, XMP before IPTC
  /// before EXIF, as the Metadata Working Group's guidelines have it (version 2.0, section 5).
  /// - Parameters:
  ///   - blocks: As the file has them; broken ones are passed over.
  ///   - includesLocation: Whether to tell where the picture was taken.
  init(_ blocks: MetadataBlocks, includesLocation: Bool) {
    self.init()
    if blocks.exif != nil || blocks.xmp != nil || blocks.iptc != nil {
      read(blocks, includesLocation: includesLocation)
    }
    if !blocks.texts.isEmpty { complete(from: FormatTexts(blocks.texts)) }
  }

  private mutating func read(_ blocks: MetadataBlocks, includesLocation: Bool) {
    guard let metadata = EmbeddedMetadata(blocks) else { return }
    alt = metadata.line("Xmp.iptc.AltTextAccessibility")
    title = metadata.line(
      "Xmp.dc.title", "Iptc.Application2.ObjectName", "Iptc.Application2.Headline")
    caption = metadata.caption()
    credit = metadata.credit()
    license = metadata.license()
    date = metadata.date()
    tags = metadata.tags()
    if includesLocation, let position = GPSPosition(metadata) {
      (latitude, longitude) = (position.latitude, position.longitude)
    }
  }

  private mutating func complete(from texts: FormatTexts) {
    title = title ?? texts.line("Title")
    caption = caption ?? texts.description
    credit = credit ?? texts.line("Author")
    license = license ?? texts.line("Copyright")
  }
}

extension EmbeddedMetadata {
  /// The first of these fields that says something, as one line.
  func line(_ keys: String...) -> String? {
    for key in keys {
      for text in texts(key) {
        if let line = MetadataText.line(exifText(text, key)), !isOfCamera(line, key) { return line }
      }
    }
    return nil
  }

  /// EXIF's texts end at a NUL; photographer and editor of its copyright have one each.
  private func exifText(_ bytes: [UInt8], _ key: String) -> ArraySlice<UInt8> {
    guard key.hasPrefix("Exif.") else { return bytes[...] }
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    let words = parts.first { $0.contains { $0 > 0x20 } }
    return (key.hasSuffix("Copyright") ? words : parts.first) ?? []
  }

  fileprivate func caption() -> String? {
    let exif = "Exif.Image.ImageDescription"
    // Programs copy the camera's phrase from EXIF into the other two.
    let phrase = texts(exif).first.flatMap { MetadataText.line(exifText($0, exif)) }
      .flatMap { isOfCamera($0, exif) ? $0 : nil }
    for key in ["Xmp.dc.description", "Iptc.Application2.Caption", exif] {
      for text in texts(key) {
        if let caption = MetadataText.lines(exifText(text, key)), caption != phrase {
          return caption
        }
      }
    }
    return nil
  }

  /// Whether a camera filled an EXIF field with a phrase of its own, with its name or with the
  /// field's name. Other fields hold what people wrote.
  private func isOfCamera(_ text: String, _ key: String) -> Bool {
    guard key.hasPrefix("Exif.Image.") else { return false }
    return CameraPhrase.isPhrase(text) || key.hasSuffix("." + text)
      || ["Exif.Image.Make", "Exif.Image.Model"].contains { make in
        texts(make).first.flatMap { MetadataText.line(exifText($0, make)) } == text
      }
  }

  fileprivate func credit() -> String? {
    if let credit = line("Xmp.photoshop.Credit", "Iptc.Application2.Credit") { return credit }
    for key in ["Xmp.dc.creator", "Iptc.Application2.Byline"] {
      let names = texts(key).compactMap { MetadataText.line($0) }
      if !names.isEmpty { return MetadataText.line(names.joined(separator: ", ").utf8) }
    }
    return line("Exif.Image.Artist")
  }

  fileprivate func license() -> String? {
    for key in ["Xmp.xmpRights.WebStatement", "Xmp.cc.license"] {
      if let address = line(key), isWebAddress(address) { return address }
    }
    return line("Xmp.dc.rights", "Iptc.Application2.Copyright", "Exif.Image.Copyright")
  }

  private func isWebAddress(_ text: String) -> Bool {
    let scheme = text.prefix { $0 != ":" }
    let rest = text.dropFirst(scheme.count)
    return ["http", "https"].contains(scheme.lowercased()) && rest.hasPrefix("://")
      && rest.count > 3 && !rest.contains(" ")
  }

  /// When the picture was taken. If no field says that, when it was made digital: cameras write
  /// the same time into both.
  fileprivate func date() -> String? { dateTaken() ?? dateDigitized() }

  /// The first date, or that of a later field if it says the same more precisely.
  private func dateTaken() -> String? {
    let dates = [
      MetadataDate.manifestDate(bytes("Xmp.photoshop.DateCreated")),
      MetadataDate.manifestDate(bytes("Xmp.exif.DateTimeOriginal")),
      MetadataDate.manifestDate(
        bytes("Iptc.Application2.DateCreated"), time: bytes("Iptc.Application2.TimeCreated")),
      MetadataDate.manifestDate(
        bytes("Exif.Photo.DateTimeOriginal"), zone: bytes("Exif.Photo.OffsetTimeOriginal")),
    ].compactMap(\.self)
    return dates.dropFirst().reduce(dates.first) { best, date in
      best.map { date.hasPrefix($0) ? date : $0 }
    }
  }

  private func dateDigitized() -> String? {
    MetadataDate.manifestDate(bytes("Xmp.exif.DateTimeDigitized"))
      ?? MetadataDate.manifestDate(bytes("Xmp.xmp.CreateDate"))
      ?? MetadataDate.manifestDate(
        bytes("Iptc.Application2.DigitizationDate"),
        time: bytes("Iptc.Application2.DigitizationTime"))
      ?? MetadataDate.manifestDate(
        bytes("Exif.Photo.DateTimeDigitized"), zone: bytes("Exif.Photo.OffsetTimeDigitized"))
  }

  private func bytes(_ key: String) -> [UInt8] { texts(key).first ?? [] }

  fileprivate func tags() -> [String] {
    var seen: Set<String> = []
    var tags: [String] = []
    for key in ["Xmp.dc.subject", "Iptc.Application2.Keywords"] {
      for text in texts(key) where tags.count < 256 {
        if let tag = MetadataText.line(text), seen.insert(tag).inserted { tags.append(tag) }
      }
    }
    return tags
  }
}
