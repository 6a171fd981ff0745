import Testing

private let image = "{ \"src\": \"a.jpg\", \"width\": 4, \"height\": 3, \"alt\": \"\" }"
private let element = "<image src=\"a.jpg\" width=\"4\" height=\"3\" alt=\"\"/>"

/// Keys beside kinds that lack them.
@Suite struct LayoutRuleTests {
  @Test func aKeyBesideAKindThatLacksItIsWarnedAbout() {
    TwinSource(
      json: "{ \"layout\": { \"unit\": ⚑30 }, \"images\": [ \(image) ] }",
      xml: "<wall><layout ⚑unit=\"30\"/>\(element)</wall>",
      "W unit has no effect in a layout of kind waterfall"
    ).expect()
    TwinSource(
      json: "{ \"layout\": { \"kind\": \"rows\", \"columns\": ⚑3 }, \"images\": [ \(image) ] }",
      xml: "<wall><layout kind=\"rows\" ⚑columns=\"3\"/>\(element)</wall>",
      "W columns has no effect in a layout of kind rows"
    ).expect()
    let reading = MarkedSource(
      "<wall><layout kind=\"mosaic\" style=\"dice\" ⚑order=\"shortest\"/>\(element)</wall>"
    ).expect(["W order has no effect in a layout of kind dice mosaic"])
    #expect(reading.diagnostics.first?.hint == "it belongs to waterfall, elastic mosaic")
  }

  @Test func inheritedKeysOfAnotherKindFallAwaySilently() {
    MarkedSource(
      "<wall><layout kind=\"mosaic\" style=\"dice\" unit=\"30\"/>"
        + "<breakpoint name=\"a\" min-width=\"0\"><layout kind=\"waterfall\"/></breakpoint>"
        + "<section><layout kind=\"rows\"/>\(element)</section></wall>"
    ).expect([])
  }

  @Test func aKeyOfTheWallMayServeABreakpointsKind() {
    MarkedSource(
      "<wall><layout unit=\"30\" max-columns=\"5\" height=\"500\"/><breakpoint name=\"a\" min-width=\"0\">"
        + "<layout kind=\"mosaic\" style=\"dice\" direction=\"horizontal\""
        + " min-column-width=\"90\"/></breakpoint>"
        + "\(element)</wall>"
    ).expect([])
    MarkedSource(
      "<wall><layout kind=\"waterfall\" ⚑unit=\"30\"/><breakpoint name=\"a\" min-width=\"0\">"
        + "<layout kind=\"mosaic\"/></breakpoint>\(element)</wall>"
    ).expect(["W unit has no effect in a layout of kind waterfall"])
  }

  @Test func wordsOfOrderBelongToTheirKind() {
    TwinSource(
      json: "{ \"layout\": { \"order\": ⚑\"near\" }, \"images\": [ \(image) ] }",
      xml: "<wall><layout ⚑order=\"near\"/>\(element)</wall>",
      "F order \"near\" belongs to the elastic mosaic"
    ).expect()
    MarkedSource(
      "<wall><layout kind=\"mosaic\" style=\"elastic\" ⚑order=\"leftToRight\"/>\(element)</wall>"
    ).expect(["F order \"leftToRight\" belongs to the waterfall"])
  }

  @Test func conditionsOfOneKey() {
    MarkedSource("<wall><layout ⚑max-columns=\"5\"/>\(element)</wall>").expect(
      ["W max-columns has no effect without min-column-width"])
    MarkedSource(
      "<wall><layout min-column-width=\"9\"/><section><layout max-columns=\"5\"/>\(element)"
        + "</section><section><layout columns=\"2\" ⚑max-columns=\"5\"/></section></wall>"
    ).expect(["W max-columns has no effect without min-column-width"])
    MarkedSource("<wall><layout ⚑height=\"500\"/>\(element)</wall>").expect(
      ["W height has no effect in a vertical wall"])
    MarkedSource("<wall><layout ⚑name=\"x\"/>\(element)</wall>").expect(
      ["W a layout's name has no effect here"])
    MarkedSource(
      "{ \"sections\": [ { \"layout\": { \"name\": ⚑\"x\" }, \"images\": [ \(image) ] } ] }"
    ).expect(["W a layout's name has no effect here"])
    MarkedSource(
      "<wall><layout name=\"a\"/><layout ⚑name=\"a\"/>\(element)</wall>"
    ).expect(["F the name \"a\" is taken"])
  }

  @Test func imagesKeysOfOtherKinds() {
    func wall(_ layout: String, _ key: String) -> MarkedSource {
      MarkedSource(
        "<wall><layout \(layout)/><image src=\"a\" width=\"1\" height=\"1\" alt=\"\" \(key)/></wall>"
      )
    }
    wall("kind=\"flow\"", "item-size=\"9\"").expect([])
    wall("", "⚑item-size=\"9\"").expect(
      ["W item-size has no effect in a layout of kind waterfall"])
    wall("kind=\"mosaic\"", "⚑span=\"2\" ⚑tile-height=\"9\"").expect([
      "W span has no effect in a layout of kind elastic mosaic",
      "W tile-height has no effect in a layout of kind elastic mosaic",
    ])
    wall("direction=\"horizontal\"", "span=\"2\" ⚑tile-height=\"9\"").expect(
      ["W tile-height has no effect in a layout of kind waterfall"])
    // The image's own section decides.
    MarkedSource(
      "<wall><layout kind=\"rows\"/><section>\(element)</section><section>"
        + "<image src=\"b\" width=\"1\" height=\"1\" alt=\"\" ⚑span=\"2\"/></section><section>"
        + "<layout kind=\"waterfall\"/><image src=\"c\" width=\"1\" height=\"1\" alt=\"\" span=\"2\"/>"
        + "</section></wall>"
    ).expect(["W span has no effect in a layout of kind rows"])
  }
}
