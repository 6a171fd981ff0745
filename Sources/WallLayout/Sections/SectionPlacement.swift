/// One section as it was laid out; frames are relative to the section's own top.
public struct SectionPlacement: Sendable {
  public let section: SectionLayout
  public let result: LayoutResult

  public var spacing: LayoutSpacing { section.spacing }
}
