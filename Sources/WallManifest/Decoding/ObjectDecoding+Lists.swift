extension ObjectDecoding {
  /// The members of a list: JSON's one array, or XML's repeated elements.
  ///
  /// - Returns: nil, and reported, where JSON has something other than an array.
  mutating func members(
    of nodes: [SourceNode], key: String, effect: Diagnostic.Effect = .fatal
  ) -> [SourceNode]? {
    guard spelling == .json, let node = nodes.first else { return nodes }
    if case .list(let members) = node.value { return members }
    report(
      effect, at: node.offset, length: node.length, "\(key) \(node.value.shown) is not a list",
      hint: "put it in [ and ]")
    return nil
  }

  /// The layouts to switch between: 2 to 8, each with a name of its own.
  mutating func layouts(in nodes: [SourceNode]) -> [LayoutOptions]? {
    guard let nodes = members(of: nodes, key: "layouts") else { return nil }
    if !(2...8).contains(nodes.count) {
      report(
        .fatal, at: nodes.first?.offset, length: 1,
        "\(nodes.count) in layouts; it takes 2 to 8", hint: "for a single one write layout")
    }
    var layouts: [LayoutOptions] = []
    var names: [String: Int] = [:]
    for node in nodes {
      var layout = LayoutOptions()
      guard read(node, by: LayoutOptions.keys, effect: .fatal, into: &layout) else { continue }
      if let name = layout.name {
        if let first = names[name] {
          report(
            .fatal, at: node.offset, length: 1, "the name \"\(name)\" is taken",
            hint: "first used on line \(text.position(at: first).line)")
        }
        names[name] = names[name] ?? node.offset
      } else if !hasMember("name", in: node) {
        report(.fatal, at: node.offset, length: 1, "a layout of the switch has no name")
      }
      layouts.append(layout)
    }
    return layouts
  }

  mutating func breakpoints(in nodes: [SourceNode]) -> [ManifestBreakpoint]? {
    guard let nodes = members(of: nodes, key: "breakpoints") else { return nil }
    guard (1...SourceLimits.breakpoints).contains(nodes.count) else {
      report(
        .fatal, at: nodes.first?.offset, length: 1,
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

  mutating func sections(in nodes: [SourceNode]) -> [ManifestSection] {
    guard let nodes = members(of: nodes, key: "sections") else { return [] }
    guard nodes.count <= SourceLimits.sections else {
      let first = nodes[SourceLimits.sections]
      report(
        .fatal, at: first.offset, length: 1,
        "\(nodes.count) sections; the most is \(SourceLimits.sections)")
      return []
    }
    return nodes.map { node in
      var section = ManifestSection()
      read(node, by: ManifestSection.keys, effect: .fatal, into: &section)
      return section
    }
  }

  /// Whether an XML layout belongs to the list `layouts`.
  func isNamed(_ node: SourceNode) -> Bool { hasMember("name", in: node) }

  private func hasMember(_ key: String, in node: SourceNode) -> Bool {
    guard case .object(let object) = node.value else { return false }
    return object.members.contains { $0.key == key }
  }
}
