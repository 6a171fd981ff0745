package import WallLayout

/// Everything one HTML page shows: words and addresses, already resolved, and the geometry of its
/// wall at each breakpoint piece. Emitters decide nothing about geometry.
package struct PageContent: Sendable {
  package var head: PageHead
  package var sections: [SectionContent]
  /// One for each breakpoint piece, ascending, layout by layout; each placement has the page's
  /// sections in order.
  package var geometries: [PageGeometry]
  /// The border over each picture; nil for none.
  package var frame: FrameStyle?
  /// The wall's `maxWidth` in CSS px.
  package var maxWidth: Double?

  package init(
    head: PageHead, sections: [SectionContent], geometries: [PageGeometry],
    frame: FrameStyle? = nil, maxWidth: Double? = nil
  ) {
    self.head = head
    self.sections = sections
    self.geometries = geometries
    self.frame = frame
    self.maxWidth = maxWidth
  }
}

/// The wall's words, and what links the page to others.
package struct PageHead: Sendable {
  package var title: String
  package var language: String
  package var isRightToLeft: Bool
  package var author: String?
  package var description: String?
  /// Absolute address of this page, where a base is given.
  package var canonicalURL: String?
  /// Absolute address of the picture for OpenGraph, where a base is given, with its words.
  package var previewImage: PreviewImage?
  /// 1-based.
  package var pageNumber: Int
  /// File names of all pages of the wall, in order: `index.html`, `page-2.html`, …
  package var pages: [String]
  /// Pictures on all pages together.
  package var imageCount: Int

  package struct PreviewImage: Sendable {
    package var url: String
    package var width: Int
    package var height: Int
    package var alt: String?

    package init(url: String, width: Int, height: Int, alt: String?) {
      self.url = url
      self.width = width
      self.height = height
      self.alt = alt
    }
  }

  package init(
    title: String, language: String = "en", isRightToLeft: Bool = false, author: String? = nil,
    description: String? = nil, canonicalURL: String? = nil, previewImage: PreviewImage? = nil,
    pageNumber: Int = 1, pages: [String] = ["index.html"], imageCount: Int
  ) {
    self.title = title
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.author = author
    self.description = description
    self.canonicalURL = canonicalURL
    self.previewImage = previewImage
    self.pageNumber = pageNumber
    self.pages = pages
    self.imageCount = imageCount
  }
}

package struct SectionContent: Sendable {
  package var title: String?
  package var description: String?
  package var footerText: String?
  /// `#rgb` or `#rrggbb`.
  package var background: String?
  package var tiles: [TileContent]

  package init(
    title: String? = nil, description: String? = nil, footerText: String? = nil,
    background: String? = nil, tiles: [TileContent]
  ) {
    self.title = title
    self.description = description
    self.footerText = footerText
    self.background = background
    self.tiles = tiles
  }
}

/// One tile's words and addresses. Addresses are URL references, already percent-encoded.
package struct TileContent: Sendable {
  /// Position in the manifest, from 1, hidden images counted: the HTML id is `t` + number.
  package var number: Int
  /// The manifest's id: any text.
  package var id: String
  package var alt: String?
  package var title: String?
  package var caption: String?
  package var credit: String?
  package var license: String?
  package var date: String?
  package var tags: [String]
  /// Where a click leads; nil for a placeholder tile.
  package var link: String?
  /// nil for a placeholder tile, and where the file was not found.
  package var picture: PictureContent?
  /// The picture's own pixels; a placeholder's aspect.
  package var width: Double
  package var height: Double
  /// Placeholder colour, `#rgb` or `#rrggbb`: the author's, else the picture's dominant one.
  package var color: String
  /// The mean colours of the picture's upper, middle and lower third, each `#rgb`: a gradient that
  /// stands in `color`'s place while the picture loads. nil where they are not known, and where the
  /// author has chosen a colour.
  package var thirds: [String]?
  /// 0 to 1 from the left and from the top.
  package var focus: (x: Double, y: Double)
  /// Whether the entry was broken (not merely its file missing).
  package var isPlaceholder: Bool

  package init(
    number: Int, id: String, width: Double, height: Double, color: String = "#cccccc",
    link: String? = nil, picture: PictureContent? = nil
  ) {
    self.number = number
    self.id = id
    self.width = width
    self.height = height
    self.color = color
    self.link = link
    self.picture = picture
    self.tags = []
    self.focus = (0.5, 0.5)
    self.isPlaceholder = false
  }
}

/// The files of one picture.
package struct PictureContent: Sendable {
  package var src: String
  /// MIME type of `src`; nil where unknown.
  package var type: String?
  /// The own pixels of `src`; nil where it is the picture of the manifest itself.
  package var width: Int?
  /// Further files, in the order in which their types are preferred.
  package var sources: [Source]
  /// Whether what is behind shows through, so that no placeholder may stand there. Not where the
  /// author has chosen a colour for it.
  package var isTransparent = false

  package struct Source: Sendable {
    package var src: String
    /// The file's own pixels.
    package var width: Int
    /// MIME type; nil where unknown.
    package var type: String?

    package init(src: String, width: Int, type: String?) {
      self.src = src
      self.width = width
      self.type = type
    }
  }

  package init(src: String, type: String? = nil, width: Int? = nil, sources: [Source] = []) {
    self.src = src
    self.type = type
    self.width = width
    self.sources = sources
  }

  /// A picture of derived files alone.
  ///
  /// - Parameter files: By type, the preferred types first. The last file's type is that of `src`,
  ///   for browsers that know no other: of its files the widest. nil where there are none.
  package init?(files: [Source]) {
    guard let type = files.last?.type,
      let widest = files.filter({ $0.type == type }).max(by: { $0.width < $1.width })
    else { return nil }
    self.init(
      src: widest.src, type: type, width: widest.width,
      sources: files.filter { $0.src != widest.src })
  }
}

/// The border over the outer edge of every tile's picture.
package struct FrameStyle: Sendable {
  package var width: Double
  package var color: String
  package var radius: Double

  package init(width: Double = 6, color: String = "#ffffff", radius: Double = 3) {
    self.width = width
    self.color = color
    self.radius = radius
  }
}

/// One breakpoint piece's geometry of the wall on this page.
package struct PageGeometry: Sendable {
  package var breakpoint: Breakpoint
  /// Which of the page's layouts it belongs to; nil where there is one only.
  package var layout: LayoutChoice?
  /// Unique in its layout, for people: `desktop`, `desktop-4` for a split.
  package var name: String
  /// Unique among the pieces and fit for a file name: the name, with its layout where there are
  /// several.
  package var fileStem: String
  /// Words for the layout's kind: `waterfall`, `dice mosaic`.
  package var kindName: String
  package var columns: Int?
  package var placement: WallPlacement

  package init(
    breakpoint: Breakpoint, layout: LayoutChoice? = nil, name: String? = nil, fileStem: String,
    kindName: String, columns: Int?, placement: WallPlacement
  ) {
    self.breakpoint = breakpoint
    self.layout = layout
    self.name = name ?? fileStem
    self.fileStem = fileStem
    self.kindName = kindName
    self.columns = columns
    self.placement = placement
  }
}
