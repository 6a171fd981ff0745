import WallImaging
import WallMarkup

extension BrowserWall {
  /// Offers, for the first tiles of each section, files of the widths that the wall asks for; each
  /// is `images/NUMBER/WIDTH.svg`. No other tile has a picture.
  mutating func offerFiles(tilesPerSection: Int) {
    let ladder = DerivativeWidths(content.geometries.map { ($0.breakpoint, $0.placement) })
    for section in content.sections.indices {
      for index in content.sections[section].tiles.indices {
        let tile = content.sections[section].tiles[index]
        guard index < tilesPerSection else {
          content.sections[section].tiles[index].picture = nil
          continue
        }
        let asked = ladder.widths(
          section: section, index: index, aspectRatio: tile.width / tile.height)
        let widths = DerivativeRequest(widths: asked, encodings: [])
          .widths(ofSource: Int(tile.width))
        content.sections[section].tiles[index].picture = PictureContent(
          files: widths.map {
            .init(src: "images/\(tile.number)/\($0).svg", width: $0, type: "image/svg+xml")
          })
      }
    }
  }
}
