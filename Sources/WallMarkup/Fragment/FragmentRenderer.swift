/// Writes a wall as a part of somebody else's page.
package enum FragmentRenderer {
  /// One `<section class="photowall">` with the whole wall.
  ///
  /// All other classes and all ids begin with `pw-`, and the ids hold a number made from the
  /// wall's content, so that several fragments can stand in one page. All pictures load lazily: a
  /// fragment does not know whether it is on the first screen, and only lazy pictures can take
  /// their `sizes` from the place they stand in.
  /// - Parameter content: The wall as one page; its stylesheet is `WallStylesheet.fragment`.
  /// - Returns: HTML, UTF-8.
  /// - Complexity: O(tiles)
  package static func html(_ content: PageContent) -> [UInt8] {
    let identity = FragmentIdentity(content)
    let names = MarkupNames.fragment(identity)
    var writer = MarkupWriter()
    writer.element(
      "section",
      [
        .init("class", "photowall"), .init("lang", content.head.language),
        .init("dir", content.head.isRightToLeft ? "rtl" : "ltr"),
        .init("aria-label", content.head.title),
      ]
    ) { writer in
      writer.newline()
      writer.element("div", [.init("class", names.classes(["container"]))]) { writer in
        writer.element("div", [.init("class", names.classes(["wall", identity.name]))]) { writer in
          writer.newline()
          if let layoutSwitch = LayoutSwitch(content, names: names) {
            writer.raw(layoutSwitch.markup)
            writer.newline()
          }
          writer.raw(WallEmitter(content, names: names).markup)
        }
      }
      writer.newline()
    }
    writer.newline()
    return writer.bytes
  }
}

extension MarkupNames {
  /// Everything prefixed, everything of this wall below its own class.
  static func fragment(_ identity: FragmentIdentity) -> MarkupNames {
    MarkupNames(prefix: "pw-", wall: identity.name + "-", isFragment: true)
  }
}
