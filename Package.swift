// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "photowall",
  // Of the two libraries, which import nothing but the standard library and Synchronization. The
  // programs need Linux.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "WallGeometry", targets: ["WallGeometry"]),
    .library(name: "WallLayout", targets: ["WallLayout"]),
    .executable(name: "photowall", targets: ["photowall"]),
    .executable(name: "photowall-imager", targets: ["photowall-imager"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CMustache"),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CLibVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .target(
      name: "CVips", dependencies: ["CLibVips"],
      linkerSettings: [.linkedLibrary("rsvg-2"), .linkedLibrary("jpeg"), .linkedLibrary("z")]),
    .target(name: "CExiv2", linkerSettings: [.linkedLibrary("exiv2")]),

    // Without Foundation nothing else links the C library's floor() and its kind.
    .target(
      name: "WallGeometry", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "WallLayout", dependencies: ["WallGeometry"], swiftSettings: strict),
    .target(name: "WallText", swiftSettings: strict),
    .target(
      name: "WallManifest",
      dependencies: ["WallLayout", "WallGeometry", "WallText", "CLibXML2"],
      resources: [
        .embedInCode("Schema/photowall.rng"), .embedInCode("Schema/photowall.schema.json"),
      ],
      swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "WallMarkup",
      dependencies: ["WallLayout", "WallGeometry", "WallText", "Templates", "CMustache"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "Templates", path: "Templates",
      resources: [
        .embedInCode("page.mustache"), .embedInCode("photowall.css"),
        .embedInCode("preview.mustache"), .embedInCode("preview.css"),
        .embedInCode("fragment.css"), .embedInCode("wall.css"),
      ],
      swiftSettings: strict),
    .target(
      name: "WallImaging", dependencies: ["WallLayout", "WallGeometry", "WallText", "CLibCrypto"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "WallSite",
      dependencies: [
        "WallManifest", "WallMarkup", "WallImaging", "WallLayout", "WallGeometry", "WallText",
      ],
      swiftSettings: strict),
    .target(
      name: "WallManual",
      resources: [
        .embedInCode("WallManual.docc/Manifest.md"), .embedInCode("WallManual.docc/Layouts.md"),
        .embedInCode("WallManual.docc/Quality.md"), .embedInCode("WallManual.docc/Scanning.md"),
        .embedInCode("WallManual.docc/Pictures.md"), .embedInCode("WallManual.docc/Output.md"),
      ],
      swiftSettings: strict),
    .target(
      name: "WallCommand",
      dependencies: [
        "WallManual", "WallSite", "WallManifest", "WallMarkup", "WallImaging", "WallLayout",
        "WallGeometry", "WallText",
      ],
      swiftSettings: strict),
    .executableTarget(name: "photowall", dependencies: ["WallCommand"], swiftSettings: strict),

    // The worker process, the only part that links libvips.
    .target(
      name: "WallImager", dependencies: ["WallImaging", "CVips", "CExiv2"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .executableTarget(
      name: "photowall-imager", dependencies: ["WallImager"], swiftSettings: strict),

    .target(
      name: "WallTestSupport", dependencies: ["WallLayout", "WallGeometry"],
      path: "Tests/WallTestSupport", swiftSettings: strict),
    .testTarget(
      name: "WallGeometryTests", dependencies: ["WallGeometry", "WallTestSupport"],
      swiftSettings: strict),
    .testTarget(name: "WallTextTests", dependencies: ["WallText"], swiftSettings: strict),
    .testTarget(
      name: "WallLayoutTests", dependencies: ["WallLayout", "WallGeometry", "WallTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WallManifestTests",
      dependencies: ["WallManifest", "WallLayout", "WallGeometry", "WallTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WallMarkupTests",
      dependencies: [
        "WallMarkup", "WallLayout", "WallGeometry", "WallText", "WallTestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "WallImagingTests", dependencies: ["WallImaging", "WallLayout", "WallTestSupport"],
      exclude: ["FakeWorker"], swiftSettings: strict),
    .testTarget(
      name: "WallImagerTests",
      dependencies: ["WallImager", "WallImaging", "WallTestSupport", "photowall-imager"],
      swiftSettings: strict),
    .testTarget(
      name: "WallSiteTests",
      dependencies: [
        "WallSite", "WallManifest", "WallMarkup", "WallImaging", "WallLayout", "WallTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WallCommandTests",
      dependencies: [
        "WallCommand", "WallManual", "WallSite", "WallManifest", "WallImaging", "WallLayout",
        "WallGeometry", "WallTestSupport", "photowall", "photowall-imager",
      ],
      swiftSettings: strict),
    // The samples, through the built tool's own modules.
    .testTarget(
      name: "SampleTests", dependencies: ["WallSite", "WallManifest", "WallTestSupport"],
      exclude: ["validate-samples.sh", "validate_json.py"],
      swiftSettings: strict),
    // Real pages in a real Chromium.
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "WallSite", "WallManifest", "WallMarkup", "WallImaging", "WallLayout", "WallGeometry",
        "WallTestSupport",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "WallSite", "WallManifest", "WallMarkup", "WallImaging", "WallLayout", "WallGeometry",
      ],
      path: "Tests/Benchmarks", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
