import Testing

private let image = "{ \"src\": \"a.jpg\", \"width\": 4, \"height\": 3, \"alt\": \"\" }"
private let element = "<image src=\"a.jpg\" width=\"4\" height=\"3\" alt=\"\"/>"

/// Faults of objects as a whole, each in both spellings.
@Suite struct Faults {
  @Test func missingKeysPointAtTheirObject() {
    for twin in [
      TwinSource(
        json: "{ \"images\": [\n  ⚑{ \"src\": \"a.jpg\", \"width\": 4, \"alt\": \"\" } ] }",
        xml: "<wall>\n  ⚑<image src=\"a.jpg\" width=\"4\" alt=\"\"/></wall>",
        "P image \"a.jpg\" has no height"),
      TwinSource(
        json: "{ \"images\": [\n  ⚑⚑⚑⚑{} ] }", xml: "<wall>\n  ⚑⚑⚑⚑<image/></wall>",
        "P image 1 has no src", "P image 1 has no width", "P image 1 has no height",
        "W image 1 has no alt text"),
      TwinSource(
        json: "{ \"breakpoints\": [ ⚑⚑{} ], \"images\": [ \(image) ] }",
        xml: "<wall>⚑⚑<breakpoint/>\(element)</wall>",
        "F breakpoint has no name", "F breakpoint has no {minWidth}"),
      TwinSource(
        json: "{ \"images\": [ \(image.dropLast(2)), \"sources\": [ ⚑⚑{} ] } ] }",
        xml: "<wall>\(element.dropLast(2))>⚑⚑<source/></image></wall>", "K source has no src",
        "K source has no width"),
      TwinSource(
        json: "{ \"layouts\": [ { \"name\": \"a\" }, ⚑{} ], \"images\": [ \(image) ] }",
        xml: "<wall><layout name=\"a\"/>⚑<layout/>\(element)</wall>",
        "F a layout of the switch has no name"),
    ] { twin.expect() }
  }

  @Test func aLeastLimitMayNotBeAboveTheGreatest() {
    for twin in [
      TwinSource(
        json: "{ \"limits\": { \"spanShareMin\": 30, \"spanShareMax\": ⚑20.5 }, "
          + "\"images\": [ \(image) ] }",
        xml: "<wall><limits span-share-min=\"30\" ⚑span-share-max=\"20.5\"/>\(element)</wall>",
        "F {spanShareMin} 30 is above {spanShareMax} 20.5"),
      TwinSource(
        json: "{ \"limits\": { \"spanShareMax\": 0, \"spanShareMin\": ⚑1 }, "
          + "\"images\": [ \(image) ] }",
        xml: "<wall><limits span-share-max=\"0\" ⚑span-share-min=\"1\"/>\(element)</wall>",
        "F {spanShareMin} 1 is above {spanShareMax} 0"),
      TwinSource(
        json: "{ \"limits\": { \"spanShareMin\": 20, \"spanShareMax\": 20 }, "
          + "\"images\": [ \(image) ] }",
        xml: "<wall><limits span-share-min=\"20\" span-share-max=\"20\"/>\(element)</wall>"),
    ] { twin.expect() }
  }

  @Test func unknownKeysPointAtThemselves() {
    MarkedSource("{ ⚑\"tittle\": \"x\", \"images\": [ \(image) ] }").expect(
      ["W unknown key \"tittle\""])
    MarkedSource("<wall ⚑tittle=\"x\">\(element)</wall>").expect(["W unknown attribute \"tittle\""])
    MarkedSource("<wall>⚑<imgae/>\(element)</wall>").expect(["W unknown element <imgae> in <wall>"])
    // Written the other way, a key is unknown too.
    MarkedSource("{ ⚑\"max-width\": 9, \"images\": [ \(image) ] }").expect(
      ["W unknown key \"max-width\""])
    MarkedSource("<wall ⚑maxWidth=\"9\">\(element)</wall>").expect(
      ["W unknown attribute \"maxWidth\""])
    MarkedSource("<wall>⚑<title>x</title>\(element)</wall>").expect(
      ["W unknown element <title> in <wall>"])
    MarkedSource("<wall ⚑description=\"x\">\(element)</wall>").expect(
      ["W unknown attribute \"description\""])
  }

  @Test func aKeyGivenTwiceCostsWhatItsObjectCosts() {
    MarkedSource("{ \"title\": \"a\", ⚑\"title\": \"b\", \"images\": [ \(image) ] }").expect(
      ["F title is given twice"])
    MarkedSource("{ \"images\": [ \(image.dropLast(2)), ⚑\"alt\": \"b\" } ] }").expect(
      ["K alt is given twice"])
    TwinSource(
      json: "{ \"frame\": {}, ⚑\"frame\": {}, \"images\": [ \(image) ] }",
      xml: "<wall><frame/>⚑<frame/>\(element)</wall>", "F frame is given twice"
    ).expect()
    TwinSource(
      json: "{ \"images\": [ \(image.dropLast(2)), \"caption\": \"a\", ⚑\"caption\": \"b\" } ] }",
      xml: "<wall>\(element.dropLast(2))><caption>a</caption>⚑<caption>b</caption></image></wall>",
      "K caption is given twice"
    ).expect()
    MarkedSource("<wall><layout/>⚑<layout/>\(element)</wall>").expect(["F layout is given twice"])
  }

  @Test func whatExcludesEachOtherPointsAtTheLater() {
    MarkedSource("{ \"images\": [ \(image) ], \"sections\": ⚑[ {} ] }").expect(
      ["F a wall has either sections or images, not both"])
    MarkedSource("<wall>\(element)⚑<section/></wall>").expect(
      ["F a wall has either <section> or <image>, not both"])
    MarkedSource(
      "{ \"layout\": {}, \"layouts\": ⚑[ { \"name\": \"a\" }, { \"name\": \"b\" } ], \"images\": [ \(image) ] }"
    ).expect(["F a wall has either layout or layouts, not both"])
    TwinSource(
      json:
        "{ \"layout\": { \"columns\": 3, \"minColumnWidth\": ⚑200 }, \"images\": [ \(image) ] }",
      xml: "<wall><layout columns=\"3\" ⚑min-column-width=\"200\"/>\(element)</wall>",
      "F a layout has either columns or {minColumnWidth}, not both"
    ).expect()
  }

  @Test func aWallWithoutImagesIsWarnedAbout() {
    TwinSource(json: "⚑{}", xml: "⚑<wall/>", "W the wall has no images").expect()
    TwinSource(
      json: "⚑{ \"sections\": [ {}, { \"images\": [] } ] }",
      xml: "⚑<wall><section/><section/></wall>", "W the wall has no images"
    ).expect()
  }

  @Test func listsAndObjectsOfTheWrongType() {
    for key in ["layouts", "breakpoints", "sections", "images"] {
      MarkedSource(
        "{ \"\(key)\": ⚑3\(["images", "sections"].contains(key) ? "" : ", \"images\": [ \(image) ]") }"
      )
      .expect(["F \(key) 3 is not a list"])
    }
    MarkedSource("{ \"layout\": ⚑[], \"images\": [ \(image) ] }").expect(
      ["F layout […] is not an object"])
    MarkedSource("{ \"images\": [ ⚑3, \(image), ⚑null ] }").expect(
      ["P image 1 is 3, not an object", "P image 3 is null, not an object"])
    MarkedSource("{ \"images\": [ \(image.dropLast(2)), \"tags\": ⚑\"sea\" } ] }").expect(
      ["K tags \"sea\" is not a list"])
    MarkedSource("{ \"images\": [ \(image.dropLast(2)), \"tags\": [ \"sea\", ⚑3 ] } ] }").expect(
      ["K tag 3 is not a text"])
    MarkedSource("{ \"images\": [ \(image.dropLast(2)), \"sources\": ⚑{} } ] }").expect(
      ["K sources {…} is not a list"])
    MarkedSource("⚑[]").expect(["F wall […] is not an object"])
  }

  @Test func countsThatAreTooLarge() {
    func repeated(_ text: String, _ count: Int) -> [String] {
      (0..<count).map { text.replacing("#", with: "\($0)") }
    }
    let breakpoints = repeated("{ \"name\": \"b#\", \"minWidth\": # }", 10_000)
    let all = breakpoints[..<64].joined(separator: ",")
    let rest = breakpoints[64...].joined(separator: ",")
    MarkedSource("{ \"breakpoints\": [\(all),⚑\(rest)], \"images\": [ \(image) ] }").expect(
      ["F 10000 breakpoints; a wall has 1 to 64"])
    MarkedSource("{ \"breakpoints\": ⚑[], \"images\": [ \(image) ] }").expect(
      ["F 0 breakpoints; a wall has 1 to 64"])
    let tags = repeated("<tag>#</tag>", 256).joined()
    MarkedSource("<wall>\(element.dropLast(2))>\(tags)</image></wall>").expect([])
    MarkedSource("<wall>\(element.dropLast(2))>\(tags)⚑<tag/></image></wall>").expect(
      ["K 257 tags; the most is 256"])
    let sources = repeated("<source src=\"#\" width=\"1\"/>", 64).joined()
    MarkedSource("<wall>\(element.dropLast(2))>\(sources)⚑<source/></image></wall>").expect(
      ["K 65 sources; the most is 64"])
    let sections = repeated("<section/>", 10_000).joined()
    MarkedSource("<wall>\(sections)⚑<section>\(element)</section></wall>").expect(
      ["F 10001 sections; the most is 10000"])
    MarkedSource("{ \"layouts\": ⚑[ { \"name\": \"a\" } ], \"images\": [ \(image) ] }").expect(
      ["F 1 in layouts; it takes 2 to 8"])
    let layouts = repeated("<layout name=\"l#\"/>", 8).joined()
    MarkedSource("<wall>\(layouts)\(element)</wall>").expect([])
    MarkedSource("<wall>\(layouts)⚑<layout name=\"x\"/>\(element)</wall>").expect(
      ["F 9 in layouts; it takes 2 to 8"])
  }
}
