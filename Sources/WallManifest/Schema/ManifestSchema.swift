/// The manifest's grammar as editors and validators read it. The tool's own reader is stricter and
/// says more: it knows which ids are taken and what becomes of a broken entry.
package enum ManifestSchema {
  /// RELAX NG of the XML spelling, as UTF-8.
  package static var relaxNG: [UInt8] { PackageResources.photowall_rng }

  /// JSON Schema (2020-12) of the JSON spelling, as UTF-8.
  package static var jsonSchema: [UInt8] { PackageResources.photowall_schema_json }
}
