extension ManifestBreakpoint {
  static let keys = KeyTable<ManifestBreakpoint>(
    "breakpoint",
    [
      ManifestKey("name", \.name, .word, isRequired: true),
      ManifestKey("minWidth", \.minWidth, .length, isRequired: true),
      ManifestKey("orientation", \.orientation, .oneOf),
      ManifestKey("referenceWidth", \.referenceWidth, .positiveLength),
      .layout(\.layout),
    ], places: \ManifestBreakpoint.places)
}

extension TileFrame {
  static let keys = KeyTable<TileFrame>(
    "frame",
    [
      ManifestKey("width", \.width, .length, omit: 6),
      ManifestKey("color", \.color, .color, omit: "#ffffff"),
      ManifestKey("radius", \.radius, .length, omit: 3),
    ])
}

extension QualityLimits {
  /// The keys of the limits, in canonical order.
  package static let keys = KeyTable<QualityLimits>(
    "limits",
    [
      ManifestKey("holes", \.holes, .limit),
      ManifestKey("cropMean", \.cropMean, .limit),
      ManifestKey("cropMax", \.cropMax, .limit),
      ManifestKey("raggedness", \.raggedness, .limit),
      ManifestKey("widthDeviationP95", \.widthDeviationP95, .limit),
      ManifestKey("widthDeviationMax", \.widthDeviationMax, .limit),
      ManifestKey("spanShareMin", \.spanShareMin, .limit),
      ManifestKey("spanShareMax", \.spanShareMax, .limit),
      ManifestKey("topInversion", \.topInversion, .limit),
      ManifestKey("rankShift", \.rankShift, .limit),
    ])
}

extension ManifestSection {
  /// The keys of a section; its images are read and written beside the table.
  package static let keys = KeyTable<ManifestSection>(
    "section",
    [
      ManifestKey("title", \.title, .text),
      ManifestKey("description", \.description, .text, form: .element),
      .layout(\.layout),
      ManifestKey("insets", \.insets, .insets, omit: .zero),
      ManifestKey("header", \.header, .length),
      ManifestKey("footer", \.footer, .length, omit: 0),
      ManifestKey("footerText", \.footerText, .text, form: .element),
      ManifestKey("background", \.background, .color),
      ManifestKey(
        "images", form: .elements(named: "image"),
        read: { nodes, decoding, section in section.images = decoding.images(in: nodes) },
        write: { _ in nil }),
    ], places: \ManifestSection.places)
}

extension Manifest {
  /// The keys of the wall; its sections and images are written beside the table.
  package static let keys = KeyTable<Manifest>(
    "wall",
    [
      ManifestKey("title", \.title, .nonEmptyText),
      ManifestKey("language", \.language, .languageTag, omit: "en"),
      ManifestKey("author", \.author, .text),
      ManifestKey("direction", \.direction, .oneOf, omit: .ltr),
      ManifestKey("description", \.description, .text, form: .element),
      ManifestKey("baseURL", \.baseURL, .baseURL),
      ManifestKey("maxWidth", \.maxWidth, .positiveLength),
      .wallLayout,
      ManifestKey(
        "layouts", form: .elements(named: "layout"),
        read: { nodes, decoding, wall in wall.layouts = decoding.layouts(in: nodes) },
        write: { .objects($0.layouts, by: LayoutOptions.keys) }),
      ManifestKey(
        "breakpoints", form: .elements(named: "breakpoint"),
        read: { nodes, decoding, wall in wall.breakpoints = decoding.breakpoints(in: nodes) },
        write: { .objects($0.breakpoints, by: ManifestBreakpoint.keys) }),
      ManifestKey(
        "sections", form: .elements(named: "section"),
        read: { nodes, decoding, wall in wall.sections += decoding.sections(in: nodes) },
        write: { _ in nil }),
      ManifestKey(
        "images", form: .elements(named: "image"),
        read: { nodes, decoding, wall in
          wall.sections.append(ManifestSection(images: decoding.images(in: nodes)))
          wall.hasBareImages = true
        }, write: { _ in nil }),
      .object("frame", \.frame, TileFrame.keys, empty: TileFrame()),
      ManifestKey("pageSize", \.pageSize, .pageSize, omit: 0),
      .object("limits", \.limits, QualityLimits.keys, empty: QualityLimits()),
    ])
}

extension ManifestKey {
  /// A key whose value is one object with keys of its own.
  ///
  /// - Parameters:
  ///   - name: camelCase.
  ///   - path: Where the model keeps it.
  ///   - table: The object's keys.
  ///   - empty: The object without any.
  ///   - leavesOutDefaults: Whether leaving out a default keeps the meaning; not where the object
  ///     is laid over another.
  /// - Returns: The key, an element in XML.
  static func object<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Target, Value?> & Sendable,
    _ table: KeyTable<Value>, empty: Value, leavesOutDefaults: Bool = true
  ) -> ManifestKey {
    ManifestKey(
      name, form: .element,
      read: { nodes, decoding, target in
        guard let node = nodes.first else { return }
        var value = empty
        if decoding.read(node, by: table, effect: .fatal, into: &value) {
          target[keyPath: path] = value
        }
      },
      write: { target in
        target[keyPath: path].map {
          .object(table.members(of: $0, leavingOutDefaults: leavesOutDefaults))
        }
      })
  }

  /// A layout that is laid over another.
  static func layout(
    _ path: any WritableKeyPath<Target, LayoutOptions?> & Sendable
  ) -> ManifestKey {
    .object(
      "layout", path, LayoutOptions.keys, empty: LayoutOptions(), leavesOutDefaults: false)
  }
}

extension ManifestKey where Target == Manifest {
  /// The wall's one layout. In XML the elements of `layouts` have the same name: one element is the
  /// layout, several of which one has a name are the list.
  static var wallLayout: ManifestKey {
    let plain = ManifestKey.object("layout", \.layout, LayoutOptions.keys, empty: LayoutOptions())
    let list = { @Sendable (nodes: [SourceNode], decoding: inout ObjectDecoding) -> Bool in
      decoding.spelling == .xml && nodes.count > 1
        && nodes.contains { decoding.hasMember("name", in: $0) }
    }
    return ManifestKey(
      "layout", form: .element, repeats: true,
      read: { nodes, decoding, wall in
        if list(nodes, &decoding) {
          wall.layouts = decoding.layouts(in: nodes)
          return
        }
        if nodes.count > 1 {
          decoding.report(
            .fatal, at: nodes[1].offset, length: nodes[1].length, "layout is given twice",
            hint: "to switch between several, give each a name")
        }
        plain.read(nodes, &decoding, &wall)
      }, write: { plain.write($0, true) })
  }
}
