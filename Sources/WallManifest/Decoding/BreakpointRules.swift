import WallLayout
import WallText

/// What concerns the breakpoints together: names, order, orientations, reference widths.
enum BreakpointRules {
  static func check(
    _ manifest: Manifest, root: SourceNode, in decoding: inout ObjectDecoding
  ) {
    guard let breakpoints = manifest.breakpoints,
      let nodes = listNodes(root, in: decoding), nodes.count == breakpoints.count
    else { return }
    checkNames(breakpoints, nodes, &decoding)
    checkOrder(breakpoints, nodes, &decoding)
    checkOrientations(breakpoints, nodes, &decoding)
    checkReferenceWidths(breakpoints, nodes, maxWidth: manifest.maxWidth, &decoding)
  }

  private static func listNodes(
    _ root: SourceNode, in decoding: ObjectDecoding
  ) -> [SourceNode]? {
    guard case .object(let object) = root.value else { return nil }
    if decoding.spelling == .xml {
      return object.members.filter { $0.key == "breakpoint" && $0.isElement }.map(\.value)
    }
    guard case .list(let nodes)? = decoding.node(of: "breakpoints", in: root)?.value else {
      return nil
    }
    return nodes
  }

  private static func fault(
    _ message: String, _ hint: String?, key: String, of node: SourceNode,
    _ decoding: inout ObjectDecoding
  ) {
    let place = decoding.node(of: key, in: node) ?? node
    decoding.report(.fatal, at: place.offset, length: place.length, message, hint: hint)
  }

  private static func checkNames(
    _ breakpoints: [ManifestBreakpoint], _ nodes: [SourceNode], _ decoding: inout ObjectDecoding
  ) {
    var lines: [String: Int] = [:]
    for (breakpoint, node) in zip(breakpoints, nodes) {
      guard let name = breakpoint.name else { continue }
      let place = decoding.node(of: "name", in: node) ?? node
      let line = decoding.text.line(at: place.offset)
      if let first = lines[name] {
        fault(
          "the breakpoint name \"\(name)\" is taken", "first used on line \(first)", key: "name",
          of: node, &decoding)
      } else {
        lines[name] = line
      }
    }
  }

  private static func checkOrder(
    _ breakpoints: [ManifestBreakpoint], _ nodes: [SourceNode], _ decoding: inout ObjectDecoding
  ) {
    var before: Double?
    for (index, (breakpoint, node)) in zip(breakpoints, nodes).enumerated() {
      guard let width = breakpoint.minWidth else { continue }
      let shown = NumberText.shortest(width)
      let key = decoding.spelling.key("minWidth")
      if let last = before, width < last {
        fault(
          "\(key) \(shown) is smaller than the one before, \(NumberText.shortest(last))",
          "breakpoints stand by rising \(key)", key: "minWidth", of: node, &decoding)
      } else if index == 0, width != 0 {
        fault(
          "the first breakpoint's \(key) is \(shown)", "it starts at 0", key: "minWidth",
          of: node, &decoding)
      }
      before = max(before ?? 0, width)
    }
  }

  /// Of one `minWidth` there is either one breakpoint or one of each orientation.
  private static func checkOrientations(
    _ breakpoints: [ManifestBreakpoint], _ nodes: [SourceNode], _ decoding: inout ObjectDecoding
  ) {
    var index = 0
    while index < breakpoints.count {
      var end = index + 1
      while end < breakpoints.count, breakpoints[end].minWidth == breakpoints[index].minWidth {
        end += 1
      }
      let group = index..<end
      let startsAsPair =
        Set(group.prefix(2).map { breakpoints[$0].orientation }) == [.portrait, .landscape]
      let isPair = group.count == 2 && startsAsPair
      if group.count > 1, !isPair, let width = breakpoints[index].minWidth {
        fault(
          "\(group.count) breakpoints start at \(NumberText.shortest(width))",
          "of one \(decoding.spelling.key("minWidth")) there is one breakpoint, or one portrait and"
            + " one landscape", key: "minWidth",
          of: nodes[index + (startsAsPair ? 2 : 1)], &decoding)
      }
      index = end
    }
  }

  private static func checkReferenceWidths(
    _ breakpoints: [ManifestBreakpoint], _ nodes: [SourceNode], maxWidth: Double?,
    _ decoding: inout ObjectDecoding
  ) {
    let declarations = breakpoints.map {
      BreakpointDeclaration(
        name: $0.name ?? "", minWidth: $0.minWidth ?? 0, orientation: $0.orientation)
    }
    for ((breakpoint, end), node) in zip(zip(breakpoints, declarations.ends), nodes) {
      guard let reference = breakpoint.referenceWidth else { continue }
      let key = decoding.spelling.key("referenceWidth")
      let shown = "\(key) \(NumberText.shortest(reference))"
      let low = breakpoint.minWidth ?? 0
      if reference < low || reference >= end ?? .infinity {
        let range =
          "\(NumberText.shortest(low)) to " + (end.map { NumberText.shortest($0) } ?? "any width")
        fault(
          "\(shown) is outside the breakpoint's range", "the range is \(range)",
          key: "referenceWidth", of: node, &decoding)
      } else if let maxWidth, reference > maxWidth {
        fault(
          "\(shown) is larger than \(decoding.spelling.key("maxWidth")) "
            + NumberText.shortest(maxWidth), nil, key: "referenceWidth", of: node, &decoding)
      }
    }
  }
}
