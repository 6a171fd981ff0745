/// Limits on what is read; a manifest beyond one is refused.
package enum SourceLimits {
  /// Bytes of the file: 256 MiB.
  package static let fileSize = 256 << 20
  /// Objects, lists or elements inside each other.
  package static let nesting = 64
  /// Bytes of one text as UTF-8: 64 KiB.
  package static let text = 64 << 10
  /// Bytes that XML entities may expand to in all: 1 MiB.
  package static let entityExpansion = 1 << 20
  /// Bytes of an image's id.
  package static let id = 1024
  package static let images = 1_000_000
  package static let sections = 10_000
  package static let breakpoints = 64
  /// Breakpoints after `minColumnWidth` has split them.
  package static let pieces = 1024
  /// Layouts of single sections: sections times breakpoint pieces, over all layouts.
  package static let sectionLayouts = 1_000_000
  package static let tags = 256
  package static let sources = 64
}
