import Testing
import WallManifest

@Suite struct BrokenSamples {
  private func diagnostics(of name: String) throws -> [String] {
    ManifestReader.read(try SampleFolder.bytes("broken/\(name)")).diagnostics.map { diagnostic in
      let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(place) \(diagnostic.severity) \(diagnostic.message)"
    }
  }

  @Test func eachGetsExactlyWhatIsWrongWithIt() throws {
    for (name, expected) in Self.expected {
      #expect(try diagnostics(of: name) == expected, "\(name)")
    }
  }

  @Test func noneIsWithoutAnExpectation() throws {
    let names = try SampleFolder.manifests(in: SampleFolder.url.appending(path: "broken"))
    #expect(names == Self.expected.map(\.0).sorted())
  }

  private static let expected: [(String, [String])] = [
    ("accepted-quotes-in-id.xml", []),
    ("accepted-script-in-caption.xml", []),
    ("alt-missing.xml", ["4:3 warning image \"a.svg\" has no alt text"]),
    (
      "breakpoints-descending.xml",
      ["6:29 error min-width 600 is smaller than the one before, 1024"]
    ),
    ("breakpoints-of-one-name.xml", ["5:15 error the breakpoint name \"phone\" is taken"]),
    ("breakpoints-too-many.xml", ["68:3 error 65 breakpoints; a wall has 1 to 64"]),
    // Found when the wall is resolved, not by the reader.
    ("caption-fills-item.json", []),
    (
      "columns-and-least-width.json",
      ["3:47 error a layout has either columns or minColumnWidth, not both"]
    ),
    ("date-unreal.xml", ["4:56 error date \"2026-02-30\" is not a date"]),
    ("element-misspelt.xml", ["5:5 warning unknown element <captoin> in <image>"]),
    ("empty.json", ["- error the file is empty"]),
    ("encoding-not-utf-8.xml", ["4:53 error a byte that is no UTF-8"]),
    ("encoding-unknown.xml", ["1:31 error the encoding Shift_JIS"]),
    ("entity-bomb.xml", ["17:14 error entities expand to more than 1048576 bytes"]),
    ("external-document-type.xml", ["2:1 error a document type in another file"]),
    ("external-entity.xml", ["3:3 error the entity \"passwd\" stands in another file"]),
    ("href-script.xml", ["4:56 error href \"javascript:alert(1)\" has the scheme javascript:"]),
    ("id-taken.xml", ["5:43 error id \"hill\" is taken"]),
    ("images-and-sections.xml", ["5:3 error a wall has either <section> or <image>, not both"]),
    // The same.
    ("insets-leave-no-line.xml", []),
    ("key-given-twice.json", ["4:3 error maxWidth is given twice"]),
    ("key-misspelt.json", ["3:3 warning unknown key \"brekpoints\""]),
    ("key-misspelt.xml", ["4:56 warning unknown attribute \"colour\""]),
    ("key-of-another-kind.xml", ["4:28 warning unit has no effect in a layout of kind waterfall"]),
    ("layout-and-layouts.json", ["4:14 error a wall has either layout or layouts, not both"]),
    ("list-instead-of-object.json", ["1:1 error wall […] is not an object"]),
    ("location-off-earth.json", ["4:77 error location […] is not from -90 to 90"]),
    (
      "lone-surrogate.json",
      ["4:55 error alt \"\u{ffff}\" has a character that XML cannot hold"]
    ),
    ("malformed-bare-ampersand.xml", ["5:19 error a bare &"]),
    ("malformed-comment.json", ["3:3 error a comment"]),
    ("malformed-cut-off.json", ["4:23 error the file ends where a key in double quotes should be"]),
    ("malformed-cut-off.xml", ["4:43 error the file ends inside <image>"]),
    ("malformed-open-element.xml", ["6:1 error </wall> closes no element: <section> is open"]),
    ("malformed-repeated-attribute.xml", ["4:56 error width is given twice"]),
    ("malformed-single-quotes.json", ["4:14 error expected a value"]),
    ("malformed-trailing-comma.json", ["4:65 error a comma before the end of a list or object"]),
    ("markup-in-caption.xml", ["5:16 warning <b> inside <caption>"]),
    ("mixed-namespaces.xml", ["4:3 error <image> has no namespace, <wall> has one"]),
    ("nesting-too-deep.json", ["3:71 error objects and lists stand more than 64 deep"]),
    ("nesting-too-deep.xml", ["4:192 error elements stand more than 64 deep"]),
    ("no-images.xml", ["3:1 warning the wall has no images"]),
    ("null-instead-of-value.json", ["4:55 error alt null is not a text"]),
    ("number-nan.json", ["4:32 error NaN is no JSON value"]),
    // Found when the wall is resolved.
    ("radius-too-small.xml", []),
    ("src-leaves-folder.xml", ["4:10 error src \"../../etc/passwd\" leaves the manifest's folder"]),
    ("src-script.xml", ["4:10 error src \"javascript:alert(1)\" has the scheme javascript:"]),
    ("text-between-elements.xml", ["4:3 warning text between elements"]),
    // Found when the wall is resolved, not by the reader.
    ("unit-below-gap.xml", []),
    ("unknown-entity.xml", ["5:17 error unknown entity &eacute;"]),
    ("width-beyond-numbers.json", ["4:32 error width 1e400 is too large for a number"]),
    ("width-beyond-numbers.xml", ["4:22 error width \"1e400\" is too large for a number"]),
    ("width-in-quotes.json", ["4:32 error width \"3\" is not a number"]),
    ("width-missing.xml", ["4:3 error image \"a.svg\" has no width"]),
    ("width-negative.xml", ["4:22 error width \"-3\" is not above 0"]),
    ("width-not-a-number.xml", ["4:22 error width \"NaN\" is not a number"]),
    ("width-with-unit.xml", ["4:22 error width \"4032px\" is not a number"]),
    ("width-zero.json", ["4:32 error width 0 is not above 0"]),
    ("width-zero.xml", ["4:22 error width \"0\" is not above 0"]),
    ("wrong-namespace.xml", ["3:1 error <wall> is of the namespace \"urn:photowall:manifest:9\""]),
    ("wrong-root.xml", ["3:1 error the root element is <gallery>, not <wall>"]),
  ]
}
