/// The commands of the tool.
enum CommandName: String, CaseIterable {
  case scan, build, preview, plan, check, report, layout, convert, schema, help
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
  case output, strict, quiet, templates, fragment, images, json, format, breakpoint, width, to,
    overlay, exclude, sort, gps, all, man, completions, help, version
  case linkOriginals = "link-originals"
  case noDerivatives = "no-derivatives"
  case formats, quality, densities, cache, workers, explain, verify
  case timeLimit = "time-limit"
  case megapixels = "max-megapixels"
  case dryRun = "dry-run"
}

/// One option, of one or more commands.
struct OptionSpec {
  let key: OptionKey
  var short: Character?
  /// What stands for the value in help; nil for an option without value.
  var placeholder: String?
  /// The only values allowed; empty where anything is.
  var choices: [String] = []
  /// What number the value is; nil for a word.
  var quantity: Quantity?
  /// Whether one value may name several of the choices, with commas between.
  var isList = false
  let summary: String

  /// Older spellings that are still taken: `link-images`.
  var formerNames: [String] = []

  /// A number as a value.
  struct Quantity {
    /// `number of CSS px above 0`
    var noun: String
    var example: String
    var limit: Double
    var isWhole: Bool

    static let length = Quantity(
      noun: "number of CSS px above 0", example: "1280", limit: 1_000_000, isWhole: false)

    /// A whole number from 1 to `limit`.
    static func count(_ noun: String, upTo limit: Int, example: Int) -> Quantity {
      Quantity(
        noun: "whole number of \(noun) from 1 to \(limit)", example: "\(example)",
        limit: Double(limit), isWhole: true)
    }

    func allows(_ text: String) -> Bool {
      let signs = isWhole ? "0123456789" : "0123456789.eE+-"
      guard text.utf8.allSatisfy({ signs.utf8.contains($0) }), let number = Double(text) else {
        return false
      }
      return number > 0 && number <= limit
    }
  }

  var long: String { "--\(key.rawValue)" }

  /// `-o, --output DIR`
  var spelling: String {
    let name = short.map { "-\($0), \(long)" } ?? "    \(long)"
    return placeholder.map { "\(name) \($0)" } ?? name
  }

  func isNamed(_ name: String) -> Bool { key.rawValue == name || formerNames.contains(name) }

  static let help = OptionSpec(key: .help, short: "h", summary: "Print this page and exit.")
}
