extension ObjectDecoding {
  /// The members of a list: JSON's one array, or XML's repeated elements.
  ///
  /// - Parameters:
  ///   - nodes: The key's nodes.
  ///   - key: camelCase, for the message.
  /// - Returns: nil, and reported, where JSON has something other than an array.
  mutating func members(
    of nodes: [SourceNode], key: String
  ) -> [SourceNode]? {
    guard spelling == .json, let node = nodes.first else { return nodes }
    if case .list(let members) = node.value { return members }
    report(
      self.effect, at: node.offset, length: node.length, "\(key) \(node.value.shown) is not a list",
      hint: "put it in [ and ]")
    if key == "sections" || key == "images" { images.isIncomplete = true }
    return nil
  }

  /// The layouts to switch between: 2 to 8, each with a name of its own.
  mutating func layouts(in written: [SourceNode]) -> [LayoutOptions]? {
    guard let nodes = members(of: written, key: "layouts") else { return nil }
    if !(2...8).contains(nodes.count) {
      report(
        .fatal, at: placeOfCount(written, nodes, most: 8), length: 1,
        "\(nodes.count) in layouts; it takes 2 to 8",
        hint: nodes.count < 2 ? "for a single one write layout" : nil)
    }
    var layouts: [LayoutOptions] = []
    var names: [String: Int] = [:]
    for node in nodes {
      var layout = LayoutOptions()
      guard read(node, by: LayoutOptions.keys, effect: .fatal, into: &layout) else { continue }
      if let name = layout.name {
        let place = self.node(of: "name", in: node) ?? node
        if let first = names[name] {
          report(
            .fatal, at: place.offset, length: place.length, "the name \"\(name)\" is taken",
            hint: "first used on line \(text.line(at: first))")
        }
        names[name] = names[name] ?? place.offset
      } else if !hasMember("name", in: node) {
        report(
          .fatal, at: node.offset, length: markLength(of: node),
          "a layout of the switch has no name")
      }
      layouts.append(layout)
    }
    return layouts
  }

  /// A list of too many points at the first of them that is one too many, one of too few at
  /// itself.
  func placeOfCount(_ written: [SourceNode], _ nodes: [SourceNode], most: Int) -> Int? {
    nodes.count > most ? nodes[most].offset : written.first?.offset
  }

  mutating func breakpoints(in written: [SourceNode]) -> [ManifestBreakpoint]? {
    guard let nodes = members(of: written, key: "breakpoints") else { return nil }
    guard (1...SourceLimits.breakpoints).contains(nodes.count) else {
      report(
        .fatal, at: placeOfCount(written, nodes, most: SourceLimits.breakpoints), length: 1,
        "\(nodes.count) breakpoints; a wall has 1 to \(SourceLimits.breakpoints)",
        hint: nodes.isEmpty ? "leave the key out for the usual four" : nil)
      return nil
    }
    return nodes.map { node in
      var breakpoint = ManifestBreakpoint()
      read(node, by: ManifestBreakpoint.keys, effect: .fatal, into: &breakpoint)
      return breakpoint
    }
  }

  mutating func sections(in written: [SourceNode]) -> [ManifestSection] {
    guard let nodes = members(of: written, key: "sections") else { return [] }
    guard nodes.count <= SourceLimits.sections else {
      report(
        .fatal, at: placeOfCount(written, nodes, most: SourceLimits.sections), length: 1,
        "\(nodes.count) sections; the most is \(SourceLimits.sections)")
      images.isIncomplete = true
      return []
    }
    return nodes.map { node in
      var section = ManifestSection()
      read(node, by: ManifestSection.keys, effect: .fatal, into: &section)
      return section
    }
  }

  func hasMember(_ key: String, in node: SourceNode) -> Bool {
    guard case .object(let object) = node.value else { return false }
    return object.members.contains { $0.key == key }
  }
}
