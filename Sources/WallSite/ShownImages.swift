import WallManifest

/// The images of a section that layouts and pages have, or a part of them.
///
/// It shares the manifest's own array: a second copy of a million images would take 400 MB.
struct ShownImages: RandomAccessCollection, Sendable {
  /// One shown image.
  struct Element {
    /// Position in the manifest, from 1, hidden images counted.
    let number: Int
    let image: ManifestImage
  }

  private let images: [ManifestImage]
  /// Which of them are shown; nil if all are.
  private let shown: [Int32]?
  private let firstNumber: Int
  private let bounds: Range<Int>

  /// - Parameters:
  ///   - images: Of a section.
  ///   - firstNumber: Position of the first in the manifest, from 1.
  /// - Complexity: O(images), without memory of its own if all are shown
  init(of images: [ManifestImage], firstNumber: Int) {
    self.images = images
    self.firstNumber = firstNumber
    if images.allSatisfy(\.isShown) {
      shown = nil
      bounds = images.indices
    } else {
      let shown = images.indices.filter { images[$0].isShown }.map { Int32($0) }
      self.shown = shown
      bounds = shown.indices
    }
  }

  private init(_ whole: ShownImages, bounds: Range<Int>) {
    (images, shown, firstNumber) = (whole.images, whole.shown, whole.firstNumber)
    self.bounds = bounds
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bounds.count }

  subscript(index: Int) -> Element {
    let place = shown.map { Int($0[bounds.lowerBound + index]) } ?? bounds.lowerBound + index
    return Element(number: firstNumber + place, image: images[place])
  }

  /// A part, whose first element has the index 0.
  ///
  /// - Complexity: O(1)
  func part(_ range: Range<Int>) -> ShownImages {
    ShownImages(
      self, bounds: range.lowerBound + bounds.lowerBound..<range.upperBound + bounds.lowerBound)
  }
}
