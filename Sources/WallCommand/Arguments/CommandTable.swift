import WallImaging
import WallManual
import WallMarkup
import WallSite

/// Everything there is to say on the command line: parser, help, manual and completions read it
/// from here.
enum CommandTable {
  static let commands: [CommandSpec] = [
    scan, build, preview, plan, check, report, layout, convert, schema, help,
  ]

  static func command(_ name: CommandName) -> CommandSpec {
    switch name {
    case .scan: scan
    case .build: build
    case .preview: preview
    case .plan: plan
    case .check: check
    case .report: report
    case .layout: layout
    case .convert: convert
    case .schema: schema
    case .help: help
    }
  }

  static let version = OptionSpec(key: .version, short: "V", summary: "Print the version and exit.")

  static let exitStatus = [
    "0   done", "1   problems in the manifest or a picture, or a limit passed with --strict",
    "2   a file cannot be read or written", "64  the command line is wrong",
  ]

  private static let manifest = OperandSpec(
    name: "MANIFEST", summary: "The wall's manifest, XML or JSON; - reads standard input.")

  private static func output(_ summary: String) -> OptionSpec {
    OptionSpec(key: .output, short: "o", placeholder: "DIR", summary: summary)
  }

  private static func strict(_ summary: String) -> OptionSpec {
    OptionSpec(key: .strict, summary: summary)
  }

  private static let quiet = OptionSpec(
    key: .quiet, short: "q", summary: "No progress and no summary, only the path and problems.")

  private static let all = OptionSpec(
    key: .all, summary: "Show all problems, however many are alike.")

  private static let exclude = OptionSpec(
    key: .exclude, placeholder: "ID",
    summary: "Leave the image of that id out, as hidden does; may be repeated.")

  private static let linkOriginals = OptionSpec(
    key: .linkOriginals,
    summary: "Point at the pictures where they are, make no sizes, put none in DIR.",
    formerNames: ["link-images"])

  /// What sizes of the pictures are made, and where they are kept.
  private static let sizes = [
    OptionSpec(
      key: .formats, placeholder: "LIST", choices: DerivativeFormat.allCases.map(\.rawValue),
      isList: true,
      summary: "Formats of the sizes, the best first (default: avif,webp,jpeg)."),
    OptionSpec(
      key: .quality, placeholder: "LIST",
      summary: "Their qualities, 1 to 100 (default: avif=50,webp=75,jpeg=80)."),
    OptionSpec(
      key: .densities, placeholder: "LIST", choices: ["1", "2", "3"], isList: true,
      summary: "Screens to be sharp on, px for each CSS px (default: 1,2,3)."),
    cache,
  ]

  private static let cache = OptionSpec(
    key: .cache, placeholder: "DIR",
    summary: "Where sizes are kept (default: .photowall-cache, beside the manifest).")

  private static let megapixels = OptionSpec(
    key: .megapixels, placeholder: "N",
    quantity: .count("megapixels", upTo: 10_000, example: 400),
    summary: "Largest picture that is decoded (default: 400).")

  private static let scan = CommandSpec(
    name: .scan,
    summary: "Write a manifest of a folder's pictures, or bring one up to date.",
    operands: [
      OperandSpec(name: "FOLDER", summary: "Its pictures and those of the folders in it.")
    ],
    options: [
      OptionSpec(
        key: .output, short: "o", placeholder: "FILE",
        summary: "The manifest, in or above FOLDER (default: -, standard output)."),
      OptionSpec(
        key: .to, placeholder: "FORMAT", choices: ["xml", "json"],
        summary: "xml or json (default: by the ending of FILE)."),
      OptionSpec(
        key: .sort, placeholder: "BY", choices: ScanOptions.Order.allCases.map(\.rawValue),
        summary: "name or date: the order of new pictures (default: name)."),
      OptionSpec(key: .gps, summary: "Note where new pictures were taken."),
      OptionSpec(
        key: .exclude, placeholder: "GLOB",
        summary: "Leave out what matches, as a line of .gitignore does; may be repeated."),
      cache,
      all, quiet,
    ],
    details: [
      "Sizes and words come from the files' headers: alt text, title, caption, credit, licence, "
        + "date and tags, from XMP, IPTC and EXIF. Folders become sections. Hidden names, "
        + "built sites, caches, what programs leave behind, and links that leave FOLDER are passed "
        + "over, and so is what a file .photowallignore lists by the rules of .gitignore.",
      "Where FILE is there already, everything written in it stays. New pictures are added at "
        + "the end of their section, sizes are brought up to date, pictures whose files were "
        + "renamed or moved are recognized, and those whose files are gone are marked as missing. Where that would lose comments or a form of your own, the "
        + "file before is kept as FILE~.",
      "Standard output gets the path of FILE. A picture that cannot be read is left out, the "
        + "rest is written, and the exit status is 1.",
    ])

  private static let build = CommandSpec(
    name: .build,
    summary: "Build the wall: pages, stylesheets, pictures and previews.",
    operands: [manifest],
    options: [
      output("Where the site goes (default: site, beside the manifest)."),
      exclude,
      strict("Build nothing if there is any error or damaged picture, or a limit is passed."),
      OptionSpec(
        key: .noDerivatives, summary: "Make no sizes, publish the pictures as they are."),
      linkOriginals,
    ] + sizes + [
      megapixels,
      OptionSpec(
        key: .timeLimit, placeholder: "S",
        quantity: .count("seconds", upTo: 86_400, example: 120),
        summary: "Longest time for one picture (default: 120)."),
      OptionSpec(
        key: .workers, placeholder: "N", quantity: .count("processes", upTo: 256, example: 4),
        summary: "Processes that make sizes (default: one for each core)."),
      OptionSpec(
        key: .explain, summary: "Say of each file why it was made, kept or removed."),
      OptionSpec(
        key: .dryRun, short: "n", summary: "Say what there is to do, and do nothing."),
      OptionSpec(
        key: .verify, summary: "Read all pictures again, whatever their times say."),
      OptionSpec(
        key: .fragment,
        summary: "Write wall.html and wall.css, to include in another page, instead."),
      OptionSpec(
        key: .templates, placeholder: "DIR",
        summary: "Take page templates and styles found in DIR before the built-in ones."),
      all, quiet,
    ],
    details: [
      "Standard output gets the path of the first page. What is in DIR stays readable at every "
        + "moment; a file that has not changed is left alone, and only files that an earlier "
        + "build wrote are ever removed.",
      "Of each picture in the manifest's folder the sizes are made that the wall draws it at, "
        + "by photowall-imager. They are kept in the cache under the hash of the picture's bytes: "
        + "what is there is never made again, and the cache may be removed at any time.",
      "A picture with a broken entry or file keeps its place as a tile without picture, the rest "
        + "is built, and the exit status is 1.",
    ])

  private static let plan = CommandSpec(
    name: .plan,
    summary: "Print the jobs that make the pictures' sizes, for photowall-imager.",
    operands: [manifest],
    options: [exclude] + sizes + [megapixels, all],
    details: [
      "One line for each picture of which the cache lacks a size. photowall-imager reads such "
        + "lines on standard input, on this machine or on others that see the same folders, and "
        + "writes into the cache; a build then finds everything made."
    ])

  private static let preview = CommandSpec(
    name: .preview,
    summary: "Write the previews alone: DIR/preview, one SVG per breakpoint.",
    operands: [manifest],
    options: [
      output("The site's folder (default: site, beside the manifest)."),
      OptionSpec(key: .images, summary: "Show the pictures in the previews, not only their place."),
      OptionSpec(
        key: .overlay, placeholder: "LIST", choices: PreviewOverlay.allCases.map(\.rawValue),
        isList: true,
        summary: "Draw order, crop or holes over the tiles; several with commas between."),
      exclude,
      strict("Write nothing if there is any error, or a limit is passed."),
      OptionSpec(
        key: .templates, placeholder: "DIR",
        summary: "Take page templates and styles found in DIR before the built-in ones."),
      all, quiet,
    ] + sizes,
    details: [
      "Standard output gets the path of the page that shows all previews side by side.",
      "The overlays are drawn into the previews themselves: order is the reading order as a line "
        + "through the tiles, crop shades what the tiles do not show of their pictures, holes "
        + "fills in red what no tile covers above the lowest tiles.",
    ])

  private static let check = CommandSpec(
    name: .check,
    summary: "Say what is wrong with a manifest, and build nothing.",
    operands: [manifest],
    options: [
      exclude, strict("Also compare the quality figures with the manifest's limits."),
      all,
    ],
    details: [
      "Each problem is one line on standard error, FILE:LINE:COLUMN: error: WHAT; on a terminal "
        + "the line of the manifest follows, with the place marked. Of problems that are alike a pipe gets the "
        + "first 1,000, and a terminal 5 warnings."
    ])

  private static let report = CommandSpec(
    name: .report,
    summary: "Measure each breakpoint's wall: holes, crop, bottom, widths, order, spans.",
    operands: [manifest],
    options: [
      OptionSpec(
        key: .format, placeholder: "FORMAT", choices: ["table", "tsv", "json"],
        summary: "table, tsv or json (default: table on a terminal, else tsv)."),
      OptionSpec(key: .json, summary: "The same as --format json."),
      exclude,
      strict("Exit with 1 if there is any error, or a limit is passed."),
      all,
    ],
    details: [
      "The figures are taken at each breakpoint's reference width. In the table ! stands beside "
        + "a figure over its limit, and - where a layout has no such figure."
    ])

  private static let layout = CommandSpec(
    name: .layout,
    summary: "Print the geometry as JSON: every tile's frame at every breakpoint.",
    operands: [manifest],
    options: [
      OptionSpec(
        key: .breakpoint, placeholder: "NAME", summary: "Only the breakpoint of that name."),
      OptionSpec(
        key: .width, placeholder: "W", quantity: .length,
        summary: "Container width in CSS px (default: each breakpoint's reference width)."),
      exclude, all,
    ],
    details: [])

  private static let convert = CommandSpec(
    name: .convert,
    summary: "Write a manifest in the other spelling, or in canonical form.",
    operands: [
      OperandSpec(name: "IN", summary: "The manifest to read; - reads standard input."),
      OperandSpec(name: "OUT", summary: "The file to write; - writes standard output."),
    ],
    options: [
      OptionSpec(
        key: .to, placeholder: "FORMAT", choices: ["xml", "json"],
        summary: "xml or json (default: by the ending of OUT)."),
      all,
    ],
    details: ["Comments, unknown keys and white space are not kept. Any error stops it."])

  private static let schema = CommandSpec(
    name: .schema,
    summary: "Print the manifest's schema, for editors and validators.",
    operands: [
      OperandSpec(
        name: "FORMAT", summary: "xml (RELAX NG) or json (JSON Schema).", choices: ["xml", "json"])
    ],
    options: [], details: [])

  private static let help = CommandSpec(
    name: .help,
    summary: "Print help on a command or a topic.",
    operands: [
      OperandSpec(
        name: "TOPIC", summary: "A command, or a topic that photowall --help lists.",
        choices: CommandName.allCases.map(\.rawValue) + ManualTopic.allCases.map(\.rawValue),
        isOptional: true)
    ],
    options: [
      OptionSpec(key: .man, summary: "Print the manual page, for man -l -."),
      OptionSpec(
        key: .completions, placeholder: "SHELL", choices: ["bash", "zsh", "fish"],
        summary: "Print completions for bash, zsh or fish."),
    ],
    details: [])
}
