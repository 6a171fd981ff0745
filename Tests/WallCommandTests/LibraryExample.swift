// example
import WallGeometry
import WallLayout

/// Where three photos stand in a view 900 px wide, and how far the view scrolls.
func frames() throws -> ([Rect], height: Double) {
  let photos = [
    Size(width: 4000, height: 3000), Size(width: 3000, height: 4000),
    Size(width: 6000, height: 2000),
  ]
  let layout = WaterfallLayout(columns: 2, spacing: LayoutSpacing(columnGap: 8, rowGap: 8))
  let tablet = LayoutContext(referenceWidth: 812, narrowestWidth: 583, widestWidth: 1024)
  let wall = try layout.place(photos.map { LayoutItem(size: $0) }, in: tablet)
  return (wall.frames.map { $0.at(width: 900) }, height: wall.contentHeight(at: 900))
}
// end of example
