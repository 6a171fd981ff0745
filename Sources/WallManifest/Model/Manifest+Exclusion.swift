extension Manifest {
  /// Hides images, as their own `hidden` does: every layout closes up, and numbers still count
  /// them.
  ///
  /// - Parameter ids: Of the images to leave out.
  /// - Returns: Those that no image has, in their order.
  /// - Complexity: O(images + ids)
  package mutating func hide(_ ids: [String]) -> [String] {
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids)
    var found: Set<String> = []
    for section in sections.indices {
      for index in sections[section].images.indices
      where wanted.contains(sections[section].images[index].id) {
        sections[section].images[index].hidden = true
        found.insert(sections[section].images[index].id)
      }
    }
    return ids.filter { !found.contains($0) }
  }
}
