import Testing
import WallManifest

@Suite struct JSONWriterOutput {
  @Test func objectsStandOnLinesOfTheirOwnUnlessInline() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("name")
    writer.value("a \"b\"\\\n\u{1}é")
    writer.key("empty")
    writer.beginArray()
    writer.endArray()
    writer.key("list")
    writer.beginArray()
    writer.value([1, 0.5, -0.0])
    writer.beginObject(inline: true)
    writer.key("a")
    writer.value(1)
    writer.key("b")
    writer.value(true)
    writer.endObject()
    writer.null()
    writer.endArray()
    writer.endObject()
    #expect(
      String(decoding: writer.finish(), as: UTF8.self) == #"""
        {
          "name": "a \"b\"\\\n\u0001é",
          "empty": [],
          "list": [
            [1, 0.5, 0],
            { "a": 1, "b": true },
            null
          ]
        }

        """#)
  }

  @Test func numbersAreTheShortestThatReadBackTheSame() {
    for (number, text) in [
      (0.1 + 0.2, "0.30000000000000004"), (100, "100"), (-0.0, "0"), (1e21, "1e+21"),
      (Double.leastNonzeroMagnitude, "5e-324"), (123_456_789_012, "123456789012"),
      (.infinity, "null"), (.nan, "null"),
    ] {
      var writer = JSONWriter()
      writer.value(number)
      #expect(String(decoding: writer.finish(), as: UTF8.self) == text + "\n")
    }
  }
}
