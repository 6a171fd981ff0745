/// Draws a wall's geometry at a breakpoint's reference width.
package enum PreviewSVG {
  /// A whole SVG document, UTF-8.
  ///
  /// - Parameters:
  ///   - geometry: Whose reference width is drawn.
  ///   - picturePrefix: nil draws wireframes; else the pictures are linked in, their relative
  ///     addresses behind this prefix (`../` for a file in `preview/`).
  package static func svg(
    _ content: PageContent, _ geometry: PageGeometry, picturePrefix: String? = nil
  ) -> [UInt8] { [] }
}
