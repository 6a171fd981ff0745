/// The control by which readers choose one of a wall's layouts: a group of radio buttons, which
/// works by keyboard and without script, since style sheets see which one is checked.
struct LayoutSwitch {
  private let layouts: [LayoutChoice]
  private let names: MarkupNames
  private let direction: TextDirection

  /// - Returns: nil where there is nothing to choose.
  init?(_ content: PageContent, names: MarkupNames) {
    layouts = content.layouts
    guard !layouts.isEmpty else { return nil }
    self.names = names
    direction = TextDirection(isRightToLeft: content.head.isRightToLeft)
  }

  var markup: RenderedMarkup {
    var writer = MarkupWriter()
    writer.element("fieldset", [.init("class", names.classes(["switch"]))]) { writer in
      writer.element("legend", [.init("class", names.classes(["vh"]))], text: WallWords().layout)
      for layout in layouts {
        writer.element("label", [direction.attribute(for: layout.label)]) { writer in
          writer.void("input", button(of: layout))
          writer.text(layout.label)
        }
      }
    }
    return RenderedMarkup(bytes: writer.bytes)
  }

  private func button(of layout: LayoutChoice) -> [MarkupWriter.Attribute] {
    [
      .init("type", "radio"), .init("name", names.id("layout")),
      .init("id", names.id(names.button(of: layout))),
      .init("checked", layout.index == 0 ? "" : nil),
    ]
  }
}
