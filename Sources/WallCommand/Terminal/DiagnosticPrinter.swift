import WallManifest
import WallText

/// Prints what is wrong with a manifest: in a pipe one line each, on a terminal with the place.
struct DiagnosticPrinter {
  /// How many of one severity a terminal shows.
  static let terminalLimit = 50
  /// How many warnings with one hint a terminal shows: a scanned folder's pictures may all want alt
  /// text, and what matters would scroll away.
  static let alikeLimit = 5
  /// How many of one kind a pipe gets.
  static let pipeLimit = 1_000

  /// The manifest as its reader typed it.
  let file: String
  /// Whether all are shown, however many there are.
  let showsAll: Bool
  let console: Console
  /// The source line of a number, without its end; nil where there is none.
  let sourceLine: (Int) -> String?

  func print(_ diagnostics: [Diagnostic]) {
    if console.errorStyle.isTerminal {
      printForPeople(diagnostics)
    } else {
      printLines(diagnostics)
    }
  }

  private func printLines(_ diagnostics: [Diagnostic]) {
    var limit = KindLimit(showsAll ? .max : Self.pipeLimit)
    for diagnostic in diagnostics where limit.allows(diagnostic.severity, diagnostic.message) {
      console.say(line(diagnostic, hint: true) + "\n")
    }
    for line in limit.rest { console.say(line + "\n") }
  }

  private func printForPeople(_ diagnostics: [Diagnostic]) {
    var shown: [Diagnostic.Severity: Int] = [:]
    var hidden: [Diagnostic.Severity: Int] = [:]
    var alike: [String: Int] = [:]
    for diagnostic in diagnostics {
      let severity = diagnostic.severity
      var isOneOfMany = false
      guard !showsAll else {
        show(diagnostic)
        continue
      }
      if severity == .warning, let hint = diagnostic.hint {
        alike[hint, default: 0] += 1
        isOneOfMany = alike[hint, default: 0] > Self.alikeLimit
      }
      if isOneOfMany || shown[severity, default: 0] == Self.terminalLimit {
        hidden[severity, default: 0] += 1
      } else {
        shown[severity, default: 0] += 1
        show(diagnostic)
      }
    }
    sayRest(of: .error, hidden[.error, default: 0])
    sayRest(of: .warning, hidden[.warning, default: 0])
  }

  /// `3 errors, 2 warnings`, styled; empty where there are none.
  static func counts(_ diagnostics: [Diagnostic], style: TextStyle) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append(style.styled(.boldRed, NumberText.counted(errors, "error"))) }
    if warnings > 0 {
      parts.append(style.styled(.boldYellow, NumberText.counted(warnings, "warning")))
    }
    return parts.joined(separator: ", ")
  }

  private func sayRest(of severity: Diagnostic.Severity, _ count: Int) {
    guard count > 0 else { return }
    console.say(KindLimit.line(hidden: count, severity) + "\n")
  }

  /// `kerrin.xml:31:55: error: width "4032px" is not a number`
  private func line(_ diagnostic: Diagnostic, hint: Bool) -> String {
    let style = console.errorStyle
    var text = DisplayText.safe(file) + ":"
    if let position = diagnostic.position { text += "\(position.line):\(position.column):" }
    let attribute = Self.attribute(diagnostic.severity)
    text += " " + style.styled(attribute, diagnostic.severity.rawValue + ":") + " "
    text += style.styled(.bold, DisplayText.safe(diagnostic.message))
    if hint, let hint = diagnostic.hint { text += "; " + DisplayText.safe(hint) }
    return text
  }

  private func show(_ diagnostic: Diagnostic) {
    console.say(line(diagnostic, hint: false) + "\n")
    if let position = diagnostic.position, let source = sourceLine(position.line) {
      console.say(
        SourceExcerpt.text(
          line: source, position: position, length: diagnostic.length,
          attribute: Self.attribute(diagnostic.severity), style: console.errorStyle))
    }
    if let hint = diagnostic.hint { console.say("      = " + emphasised(hint) + "\n") }
  }

  /// A hint with the word to write in bold: what follows "did you mean" or the first colon.
  private func emphasised(_ hint: String) -> String {
    let style = console.errorStyle
    let hint = DisplayText.safe(hint)
    guard style.isColoured else { return hint }
    let question = "did you mean "
    if hint.hasPrefix(question), hint.hasSuffix("?") {
      return question + style.styled(.bold, String(hint.dropFirst(question.count).dropLast())) + "?"
    }
    // A colon after a letter, so that none of `"width": 4032` itself counts.
    var before: Character = " "
    for index in hint.indices {
      if hint[index] == ":", before.isLetter {
        let rest = hint[hint.index(after: index)...]
        guard rest.hasPrefix(" ") else { return hint }
        return hint[..<index] + ": " + style.styled(.bold, String(rest.dropFirst()))
      }
      before = hint[index]
    }
    return hint
  }

  private static func attribute(_ severity: Diagnostic.Severity) -> TextStyle.Attribute {
    severity == .error ? .boldRed : .boldYellow
  }
}
