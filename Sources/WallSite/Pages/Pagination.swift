import WallLayout
import WallManifest

/// The pages of a wall: each is laid out as a wall of its own.
struct Pagination {
  /// One page: which sections it shows, and of each which of its entries.
  struct Page {
    /// From 1.
    let number: Int
    let sections: [Part]

    var count: Int { sections.reduce(0) { $0 + $1.entries.count } }
  }

  /// What one page shows of one section.
  struct Part {
    let section: Int
    let entries: ShownImages
    /// Whether the section began on an earlier page, so that its header is not repeated.
    let continues: Bool
    /// Whether the section goes on, so that its footer is still to come.
    let isContinued: Bool
  }

  let pages: [Page]

  /// - Parameters:
  ///   - items: All shown images.
  ///   - size: Images a page; 0 for one page.
  init(_ items: WallItems, size: Int) {
    let limit = size > 0 ? size : Int.max
    var pages: [[Part]] = []
    var parts: [Part] = []
    var room = limit
    for (section, entries) in items.entries.enumerated() {
      var start = 0
      repeat {
        if room == 0 && start < entries.count {
          pages.append(parts)
          (parts, room) = ([], limit)
        }
        let end = start + min(room, entries.count - start)
        parts.append(
          Part(
            section: section, entries: entries.part(start..<end), continues: start > 0,
            isContinued: end < entries.count))
        room -= end - start
        start = end
      } while start < entries.count
    }
    pages.append(parts)
    self.pages = pages.enumerated().map { Page(number: $0 + 1, sections: $1) }
  }

  /// The file name of a page.
  static func fileName(of number: Int) -> String {
    number == 1 ? "index.html" : "page-\(number).html"
  }
}

extension Pagination.Page {
  var items: WallItems { WallItems(entries: sections.map(\.entries)) }

  /// The wall's layouts for the sections of this page.
  func layouts(of wall: ResolvedWall) -> ResolvedWall {
    var wall = wall
    for index in wall.pieces.indices {
      let all = wall.pieces[index].sections
      wall.pieces[index].sections = sections.map { part in
        var section = all[part.section]
        if part.continues { section.header = 0 }
        if part.isContinued { section.footer = 0 }
        return section
      }
    }
    return wall
  }
}
