import Testing
import WallImaging

@testable import WallImager

private typealias Fields = MetadataFields

private func words(
  exif: [UInt8]? = nil, xmp: [UInt8]? = nil, iptc: [UInt8]? = nil, gps: Bool = false
) -> ImageWords {
  ImageWords(MetadataBlocks(exif: exif, xmp: xmp, iptc: iptc), includesLocation: gps)
}

@Suite struct WordsFromMetadata {
  private let description: UInt16 = 0x010e
  private let make: UInt16 = 0x010f
  private let model: UInt16 = 0x0110
  private let artist: UInt16 = 0x013b
  private let copyright: UInt16 = 0x8298
  private let dateTaken: UInt16 = 0x9003
  private let zoneTaken: UInt16 = 0x9011

  @Test func ofXMPAreAllRead() {
    let found = words(
      xmp: Fields.xmp(
        Fields.alternatives("Iptc4xmpCore:AltTextAccessibility", [("x-default", "A pier")])
          + Fields.alternatives("dc:title", [("x-default", "Low tide")])
          + Fields.alternatives("dc:description", [("x-default", "Ferry &amp; gulls")])
          + Fields.list("dc:creator", "Seq", ["Ines Falk", "Tomas Rehn"])
          + Fields.list("dc:subject", "Bag", ["sea", "morning", "sea"])
          + Fields.alternatives("dc:rights", [("x-default", "© Falk")]),
        attributes: "photoshop:DateCreated=\"2026-05-01T05:40:12+02:00\""))
    #expect(found.alt == "A pier" && found.title == "Low tide")
    #expect(found.caption == "Ferry & gulls" && found.credit == "Ines Falk, Tomas Rehn")
    #expect(found.tags == ["sea", "morning"] && found.license == "© Falk")
    #expect(found.date == "2026-05-01T05:40:12+02:00")
  }

  @Test func ofSeveralLanguagesTheDefaultOneCounts() {
    let title = Fields.alternatives(
      "dc:title", [("de", "Ebbe"), ("x-default", "Low tide"), ("fr", "Marée basse")])
    #expect(words(xmp: Fields.xmp(title)).title == "Low tide")
    let single = Fields.alternatives("dc:title", [("de", "Ebbe")])
    #expect(words(xmp: Fields.xmp(single)).title == "Ebbe")
  }

  @Test func aLicencesAddressCountsBeforeWordsOfRights() {
    let rights = Fields.alternatives("dc:rights", [("x-default", "All rights reserved")])
    let address = "https://creativecommons.org/licenses/by/4.0/"
    let statement = "<xmpRights:WebStatement>\(address)</xmpRights:WebStatement>"
    let license = "<lic:license rdf:resource=\"\(address)\"/>"
    let elsewhere = "<xmpRights:WebStatement>see back</xmpRights:WebStatement>"
    #expect(words(xmp: Fields.xmp(rights + statement)).license == address)
    #expect(words(xmp: Fields.xmp(rights + license)).license == address)
    #expect(words(xmp: Fields.xmp(rights + elsewhere)).license == "All rights reserved")
  }

  @Test func ofIPTCAreReadInPhotoshopsResourcesAndAlone() {
    let datasets = Fields.iptc([
      (5, Array("Low tide".utf8)), (120, Array("Ferry time\rat five".utf8)),
      (80, Array("Ines Falk".utf8)), (25, Array("sea".utf8)), (25, Array("pier".utf8)),
      (116, Array("© Falk".utf8)), (55, Array("20260501".utf8)), (60, Array("054012+0200".utf8)),
    ])
    for block in [datasets, Fields.photoshop(datasets)] {
      let found = words(iptc: block)
      #expect(found.title == "Low tide" && found.caption == "Ferry time\nat five")
      #expect(found.credit == "Ines Falk" && found.tags == ["sea", "pier"])
      #expect(found.license == "© Falk" && found.date == "2026-05-01T05:40:12+02:00")
    }
  }

  @Test func ofIPTCMayBeInEitherCharacterSet() {
    let latin: [UInt8] = [0x4d, 0x61, 0x72, 0xe9, 0x65]
    let utf8 = Array("Marée".utf8)
    for (bytes, isMarked) in [(latin, false), (utf8, true), (utf8, false), (latin, true)] {
      #expect(words(iptc: Fields.iptc([(5, bytes)], marksUTF8: isMarked)).title == "Marée")
    }
  }

  @Test func ofEXIFAreReadUpToTheirEnd() {
    let found = words(
      exif: Fields.exif(
        [
          (
            description,
            .bytes(Array("Caf\u{e9}".unicodeScalars.map { UInt8($0.value) }) + [0, 88])
          ),
          (artist, .text("Ines Falk")), (copyright, .bytes(Array(" \0Desk\0".utf8))),
        ],
        photo: [(dateTaken, .text("2026:05:01 05:40:12")), (zoneTaken, .text("+02:00"))]))
    #expect(found.caption == "Café" && found.credit == "Ines Falk" && found.license == "Desk")
    #expect(found.date == "2026-05-01T05:40:12+02:00")
    #expect(found.title == nil && found.alt == nil && found.tags.isEmpty)
  }

  @Test func ofXMPCountBeforeIPTCAndEXIF() {
    let exif = Fields.exif([(description, .text("exif")), (artist, .text("exif"))])
    let iptc = Fields.iptc([(120, Array("iptc".utf8)), (80, Array("iptc".utf8))])
    let xmp = Fields.xmp(Fields.alternatives("dc:description", [("x-default", "xmp")]))
    let all = words(exif: exif, xmp: xmp, iptc: iptc)
    #expect(all.caption == "xmp" && all.credit == "iptc")
    #expect(words(exif: exif, iptc: iptc).caption == "iptc")
  }

  @Test func thatFormatsHaveFieldsForFillWhatIsLeft() {
    let blocks = MetadataBlocks(
      exif: Fields.exif([(artist, .text("Ines Falk"))]),
      texts: [
        // PNG's plain texts are in Latin-1.
        "png-comment-0-Title": [0x4d, 0x61, 0x72, 0xe9, 0x65],
        "png-comment-1-Author": Array("Someone".utf8),
        "png-comment-2-Description": Array("Ferry\ntime".utf8),
        "png-comment-3-Title": Array("Another".utf8), "png-comment-4-Software": Array("gd".utf8),
        "jpeg-comment": Array("CREATOR: gd-jpeg v1.0".utf8),
      ])
    let found = ImageWords(blocks, includesLocation: false)
    #expect(found.title == "Marée" && found.caption == "Ferry\ntime")
    #expect(found.credit == "Ines Falk" && found.license == nil)
  }

  @Test func aDefaultTextIsKeptEvenIfItIsShort() {
    let title = Fields.alternatives("dc:title", [("de", "Abendlicht"), ("x-default", "Untitled")])
    #expect(words(xmp: Fields.xmp(title)).title == "Untitled")
  }

  @Test func phrasesOfCamerasInEXIFAreLeftOut() {
    for phrase in [
      "OLYMPUS DIGITAL CAMERA         ", "SONY DSC", "default", "ImageDescription", "NIKON D70",
      "<Digimax i6 PMP, Samsung #1>", "     ", "\u{1}\u{2}",
    ] {
      let found = words(
        exif: Fields.exif([(description, .text(phrase)), (model, .text("NIKON D70"))]))
      #expect(found.caption == nil, "\(phrase)")
    }
    let found = words(
      exif: Fields.exif([(artist, .text("Artist")), (copyright, .text("Copyright"))]))
    #expect(found.credit == nil && found.license == nil)
  }

  @Test func aPhraseThatAProgramCopiedFromEXIFIsLeftOut() {
    let phrase = "OLYMPUS DIGITAL CAMERA"
    let exif = Fields.exif([(description, .text(phrase))])
    let iptc = Fields.iptc([(120, Array(phrase.utf8))])
    let xmp = Fields.xmp(Fields.alternatives("dc:description", [("x-default", phrase)]))
    #expect(words(exif: exif, xmp: xmp, iptc: iptc).caption == nil)
    #expect(words(xmp: xmp).caption == phrase)
  }

  @Test func whatPeopleWriteIsKept() {
    for text in [
      "Grandpa holding his first digital camera", "Digital camera", "Samsung", "Default",
    ] {
      #expect(words(exif: Fields.exif([(description, .text(text))])).caption == text)
    }
    for text in ["Artist", "Samsung", "Default", "Untitled", "SONY DSC", "DSC", "A digital camera"]
    {
      let found = words(
        exif: Fields.exif([(make, .text(text))]),
        xmp: Fields.xmp(
          Fields.alternatives("Iptc4xmpCore:AltTextAccessibility", [("x-default", text)])
            + Fields.alternatives("dc:title", [("x-default", text)])
            + Fields.alternatives("dc:description", [("x-default", text)])
            + Fields.list("dc:creator", "Seq", [text])))
      #expect(found.alt == text && found.title == text && found.caption == text)
      #expect(found.credit == text)
      let other = words(iptc: Fields.iptc([(5, Array(text.utf8)), (120, Array(text.utf8))]))
      #expect(other.title == text && other.caption == text)
      let png = MetadataBlocks(texts: ["png-comment-0-Title": Array(text.utf8)])
      #expect(ImageWords(png, includesLocation: false).title == text)
    }
  }

  @Test func whereAPictureWasTakenIsToldOnlyToThoseWhoAsk() {
    let exif = Fields.exif(
      [],
      gps: [
        (1, .text("S")), (2, .rationals([(33, 1), (51, 1), (2430, 100)])),
        (3, .text("E")), (4, .rationals([(151, 1), (123, 10), (0, 1)])),
      ])
    #expect(words(exif: exif).latitude == nil)
    let found = words(exif: exif, gps: true)
    #expect(found.latitude == -33.85675 && found.longitude == 151.205)
    let xmp = Fields.xmp(
      "", attributes: "exif:GPSLatitude=\"52,31.5N\" exif:GPSLongitude=\"13,24,30W\"")
    let other = words(xmp: xmp, gps: true)
    #expect(other.latitude == 52.525 && other.longitude == -13.408333)
  }

  @Test func aPlaceThatIsNoneOnEarthIsLeftOut() {
    for (degrees, divisor) in [(UInt32(91), UInt32(1)), (0, 1), (33, 0)] {
      let place = Fields.exif(
        [],
        gps: [
          (1, .text("N")), (2, .rationals([(degrees, divisor)])),
          (3, .text("E")), (4, .rationals([(0, 1)])),
        ])
      #expect(words(exif: place, gps: true).latitude == nil)
    }
  }
}

@Suite struct MetadataDates {
  @Test func areReadAsFarAsTheyAreReal() {
    for (written, expected) in [
      ("2026:05:01 17:40:12", "2026-05-01T17:40:12"), ("2026-05-01T17:40Z", "2026-05-01T17:40Z"),
      ("2026-05-01T17:40:12.25-03:30", "2026-05-01T17:40:12-03:30"), ("2026", "2026"),
      ("2026-05", "2026-05"), ("20260501", "2026-05-01"), ("20260500", "2026-05"),
      ("2026:05:01 25:00:00", "2026-05-01"), ("2026:02:29 10:00:00", "2026-02"),
      ("2026:05:01   :  :  ", "2026-05-01"), ("2024: 1:15  9:05:03", "2024-01-15T09:05:03"),
      ("2024-1-5 9:05", "2024-01-05T09:05"), ("2024 01 15", "2024-01-15"),
      ("2024:01:15 11:30:00PM", "2024-01-15T23:30:00"),
      ("2024:01:15 12:05 a.m.", "2024-01-15T00:05"),
      ("2024:01:15 12:05:00 PM", "2024-01-15T12:05:00"),
      ("2024:01:15 23:05:00PM", "2024-01-15T23:05:00"),
      ("2024:01:15 23:30:00 +0100", "2024-01-15T23:30:00+01:00"),
      ("2024-01-15T23:30:00.5+9:00", "2024-01-15T23:30:00+09:00"),
      ("2024:01:15 23:30:00-5", "2024-01-15T23:30:00-05:00"),
      ("2024:01:15 23:30 UTC", "2024-01-15T23:30Z"),
      ("2026:05:01 17:40:99", "2026-05-01"), ("2026:05:01 17:40:  ", "2026-05-01T17:40"),
      ("1970:01:01 00:00:01", "1970-01-01T00:00:01"), ("1970:01:01", "1970-01-01"),
      ("1826", "1826"), ("0002:01:01", "0002-01-01"),
    ] {
      #expect(MetadataDate.manifestDate(written.utf8) == expected, "\(written)")
    }
    for written in [
      "0000:00:00 00:00:00", "    :  :     :  :  ", "", "May 2026", "\0\0\0\0",
      "0001:01:01 00:00:00", "0001-01-01T00:00:00Z", "1970:01:01 00:00:00", "1970-01-01T00:00:00Z",
      "1970-01-01T00:00Z", "1970-01-01T01:00:00+01:00", "1969-12-31T19:00:00-05:00",
      "1970:01:01 12:00:00 AM",
    ] {
      #expect(MetadataDate.manifestDate(written.utf8) == nil, "\(written)")
    }
  }

  @Test func aMoreExactFieldCompletesOneThatSaysTheSame() {
    let exif = MetadataFields.exif([], photo: [(0x9003, .text("2026:05:01 05:40:12"))])
    let same = MetadataFields.xmp("", attributes: "photoshop:DateCreated=\"2026-05-01\"")
    let other = MetadataFields.xmp("", attributes: "photoshop:DateCreated=\"1926-05\"")
    #expect(words(exif: exif, xmp: same).date == "2026-05-01T05:40:12")
    #expect(words(exif: exif, xmp: other).date == "1926-05")
  }

  @Test func aZoneOfAFieldOfItsOwnMayBeShort() {
    for (date, zone, expected) in [
      ("2024:01:15 23:30:00", "+9:00", "2024-01-15T23:30:00+09:00"),
      ("2024:01:15 23:30:00", "-05:30", "2024-01-15T23:30:00-05:30"),
      ("2015:02:01 14:42:59+01:00", "", "2015-02-01T14:42:59+01:00"),
      ("2015:02:01 14:42:59+01:00", "+09:00", "2015-02-01T14:42:59+01:00"),
      ("2024:01:15 23:30:00", "   :  ", "2024-01-15T23:30:00"),
    ] {
      let exif = MetadataFields.exif([], photo: [(0x9003, .text(date)), (0x9011, .text(zone))])
      #expect(words(exif: exif).date == expected)
    }
  }

  @Test func theTimeOfDigitizingStandsInForTheTimeOfTaking() {
    let digitized: [(UInt16, Fields.Value)] = [
      (0x9004, .text("2024:01:15 23:30:00")), (0x9012, .text("+01:00")),
    ]
    let expected = "2024-01-15T23:30:00+01:00"
    #expect(words(exif: Fields.exif([], photo: digitized)).date == expected)
    let unset = [(0x9003, Fields.Value.text("0001:01:01 00:00:00"))] + digitized
    #expect(words(exif: Fields.exif([], photo: unset)).date == expected)
    let taken = [(0x9003, Fields.Value.text("2023:07:02 10:00:00"))] + digitized
    #expect(words(exif: Fields.exif([], photo: taken)).date == "2023-07-02T10:00:00")
    for name in ["xmp:CreateDate", "exif:DateTimeDigitized"] {
      let packet = Fields.xmp("", attributes: "\(name)=\"\(expected)\"")
      #expect(words(xmp: packet).date == expected)
    }
    let iptc = Fields.iptc([(62, Array("20240115".utf8)), (63, Array("233000+0100".utf8))])
    #expect(words(iptc: iptc).date == expected)
    // The time of the last change says nothing about the picture.
    #expect(words(exif: Fields.exif([(0x0132, .text("2024:01:15 23:30:00"))])).date == nil)
  }
}
