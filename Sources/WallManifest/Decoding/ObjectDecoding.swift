/// The reading of objects by their key tables: everything that is the same for all of them.
struct ObjectDecoding {
  let text: SourceText
  let spelling: Spelling
  private(set) var findings: [Finding] = []
  /// What a bad value costs in the object that is being read.
  private(set) var effect = Diagnostic.Effect.fatal
  /// How many faults were found that are no mere warnings.
  private(set) var faultCount = 0
  /// Images that were read ahead of the objects they belong to, in order of reading.
  var images = DecodedImages()

  init(text: SourceText, spelling: Spelling) {
    self.text = text
    self.spelling = spelling
  }

  mutating func report(
    _ effect: Diagnostic.Effect, at offset: Int?, length: Int = 1, _ message: String,
    hint: String? = nil
  ) {
    if effect != .none { faultCount += 1 }
    findings.append(
      Finding(effect: effect, offset: offset, length: length, message: message, hint: hint))
  }

  /// Reads an object's members into `target`, reporting what is unknown, repeated or missing.
  ///
  /// - Parameters:
  ///   - node: The object; anything else is reported as a wrong type.
  ///   - table: Its keys.
  ///   - name: What messages call it, `image "a.jpg"`; asked for only where there is a fault.
  ///   - effect: What a fault costs.
  ///   - target: Filled with what is good.
  /// - Returns: Whether the node was an object.
  @discardableResult
  mutating func read<Target>(
    _ node: SourceNode, by table: KeyTable<Target>, named name: () -> String? = { nil },
    effect: Diagnostic.Effect, into target: inout Target
  ) -> Bool {
    guard case .object(let object) = node.value else {
      report(
        effect, at: node.offset, length: node.length,
        "\(name() ?? table.object) \(node.value.shown) is not an object")
      return false
    }
    let outer = self.effect
    self.effect = effect
    defer { self.effect = outer }
    for offset in object.strayText {
      report(
        .none, at: offset, "text between elements",
        hint: "words stand in attributes, <caption>, <description>, <footer-text> or <tag>")
    }
    let nodes = sort(object, by: table)
    for (key, nodes) in zip(table.keys, nodes) {
      if !nodes.isEmpty { key.read(nodes, &self, &target) }
      if nodes.isEmpty && key.isRequired {
        report(
          key.effect ?? effect, at: node.offset, length: markLength(of: node),
          "\(name() ?? table.object) has no \(spelling.key(key.name))")
      }
    }
    if let places = table.places {
      target[keyPath: places] = sourcePlaces(of: node, nodes, table)
    }
    return true
  }

  /// A caret marks an object's first sign, an element's name, and not all of either.
  func markLength(of node: SourceNode) -> Int { spelling == .json ? 1 : node.length }

  private func sourcePlaces<Target>(
    of node: SourceNode, _ nodes: [[SourceNode]], _ table: KeyTable<Target>
  ) -> SourcePlaces {
    var places = SourcePlaces()
    places.object = text.position(at: node.offset)
    for (key, nodes) in zip(table.keys, nodes) {
      if let first = nodes.first { places.keys[key.name] = text.position(at: first.offset) }
    }
    return places
  }

  /// The object's nodes by key, in the table's order.
  private mutating func sort<Target>(
    _ object: SourceObject, by table: KeyTable<Target>
  ) -> [[SourceNode]] {
    var nodes = [[SourceNode]](repeating: [], count: table.keys.count)
    for member in object.members {
      guard let index = table.index(of: member.key, in: spelling),
        isFormRight(member, table.keys[index].form)
      else {
        reportUnknown(member, table)
        continue
      }
      let mayRepeat = spelling == .xml && table.keys[index].repeats
      if !nodes[index].isEmpty && !mayRepeat {
        report(
          effect, at: member.keyOffset, length: member.keyLength, "\(member.key) is given twice",
          hint: "remove one of them")
      } else {
        nodes[index].append(member.value)
      }
    }
    return nodes
  }

  private func isFormRight(_ member: SourceObject.Member, _ form: KeyForm) -> Bool {
    spelling == .json || member.isElement == (form != .attribute)
  }

  private mutating func reportUnknown<Target>(
    _ member: SourceObject.Member, _ table: KeyTable<Target>
  ) {
    let what = spelling == .json ? "key" : member.isElement ? "element" : "attribute"
    let shown = member.key.count > 40 ? member.key.prefix(39) + "…" : Substring(member.key)
    let message =
      spelling == .xml && member.isElement
      ? "unknown element <\(shown)> in <\(spelling.key(table.object))>"
      : "unknown \(what) \"\(shown)\""
    report(
      .none, at: member.keyOffset, length: member.keyLength, message,
      hint: hint(for: member, table))
  }

  private func hint<Target>(
    for member: SourceObject.Member, _ table: KeyTable<Target>
  ) -> String? {
    if let index = table.index(of: member.key, in: spelling) {
      let name = table.keys[index].spelled(spelling)
      return member.isElement
        ? "write it as an attribute: \(name)=\"…\"" : "write it as an element: <\(name)>"
    }
    let known = table.keys.filter { isFormRight(member, $0.form) }.map { $0.spelled(spelling) }
    return NearestWord.of(member.key, in: known).map { "did you mean \($0)?" }
  }

  /// A key's value; nil, and reported, where it is none of its type.
  mutating func value<Value>(
    of key: String, in node: SourceNode, as type: ValueType<Value>,
    effect: Diagnostic.Effect? = nil
  ) -> Value? {
    do {
      return try type.read(node.value, spelling)
    } catch {
      report(
        effect ?? self.effect, at: node.offset, length: node.length,
        "\(spelling.key(key)) \(node.value.shown) \(error.text)", hint: hint(for: error, key))
      return nil
    }
  }

  private func hint(for complaint: Complaint, _ key: String) -> String? {
    guard let example = complaint.example else { return complaint.advice }
    let shown = spelling.assignment(key, example, isText: complaint.exampleIsText)
    return (complaint.advice ?? "write it like this") + ": " + shown
  }
}
