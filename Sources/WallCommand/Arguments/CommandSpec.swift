/// The commands of the tool.
enum CommandName: String, CaseIterable {
  case scan, build, preview, check, report, layout, convert, schema, help
}

/// One command: what the parser, the help pages, the manual and the completions know of it.
struct CommandSpec {
  let name: CommandName
  /// One line: `Builds the wall's pages.`
  let summary: String
  let operands: [OperandSpec]
  let options: [OptionSpec]
  /// Paragraphs for the help page, after the options.
  let details: [String]

  /// The command's own options and those that every command has.
  var allOptions: [OptionSpec] { options + [.help] }

  /// `photowall build MANIFEST [options]`
  var usage: String {
    let words = operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    return (["photowall", name.rawValue] + words + ["[options]"]).joined(separator: " ")
  }
}

/// A word of the command line that is not an option.
struct OperandSpec {
  /// As help shows it: `MANIFEST`.
  let name: String
  let summary: String
  /// The only words allowed; empty where anything is.
  var choices: [String] = []
  var isOptional = false
}

/// The options' long names.
enum OptionKey: String, CaseIterable {
  case output, strict, quiet, linkImages = "link-images", templates, fragment, images, json,
    format, breakpoint, width, to, overlay, exclude, sort, gps, man, completions, help, version
}

/// One option, of one or more commands.
struct OptionSpec {
  let key: OptionKey
  var short: Character?
  /// What stands for the value in help; nil for an option without value.
  var placeholder: String?
  /// The only values allowed; empty where anything is.
  var choices: [String] = []
  /// Whether the value is a number of CSS px above 0.
  var isLength = false
  /// Whether one value may name several of the choices, with commas between.
  var isList = false
  let summary: String

  var long: String { "--\(key.rawValue)" }

  /// `-o, --output DIR`
  var spelling: String {
    let name = short.map { "-\($0), \(long)" } ?? "    \(long)"
    return placeholder.map { "\(name) \($0)" } ?? name
  }

  static let help = OptionSpec(key: .help, short: "h", summary: "Print this page and exit.")
}
