import Testing

@testable import WallCommand

/// Command lines that are wrong, and all that is said of each.
struct UsageTests {
  @Test(arguments: [
    ([], "photowall: no command given\nHelp: photowall --help\n"),
    (
      ["biuld"],
      "photowall: unknown command \"biuld\"; did you mean build?\nHelp: photowall --help\n"
    ),
    (["frobnicate"], "photowall: unknown command \"frobnicate\"\nHelp: photowall --help\n"),
    (
      ["--strict", "build"],
      "photowall: the command comes first, before \"--strict\"\nHelp: photowall --help\n"
    ),
    (["build"], "photowall: build needs MANIFEST\nHelp: photowall build --help\n"),
    (["build", ""], "photowall: MANIFEST is empty\nHelp: photowall build --help\n"),
    (
      ["build", "a", "b"],
      "photowall: \"b\" is one word too many for build\nHelp: photowall build --help\n"
    ),
    (
      ["check", "a", "--srtict"],
      "photowall: check has no option --srtict; did you mean --strict?\n"
        + "Help: photowall check --help\n"
    ),
    (
      ["check", "a", "--quiet"],
      "photowall: check has no option --quiet\nHelp: photowall check --help\n"
    ),
    (
      ["build", "a", "--strict=yes"],
      "photowall: --strict takes no value\nHelp: photowall build --help\n"
    ),
    (
      ["build", "a", "-o"],
      "photowall: --output needs a value: --output DIR\nHelp: photowall build --help\n"
    ),
    (
      ["build", "a", "-o", "--strict"],
      "photowall: --output needs a value: --output DIR, or --output=--strict if \"--strict\" is "
        + "the value\nHelp: photowall build --help\n"
    ),
    (
      ["build", "a", "-o", "-q"],
      "photowall: --output needs a value: --output DIR, or --output=-q if \"-q\" is the value\n"
        + "Help: photowall build --help\n"
    ),
    (
      ["build", "a", "--templates", "-none"],
      "photowall: --templates needs a value: --templates DIR, or --templates=-none if \"-none\" "
        + "is the value\nHelp: photowall build --help\n"
    ),
    (
      ["build", "a", "--output="],
      "photowall: --output needs a value: --output DIR\nHelp: photowall build --help\n"
    ),
    (
      ["report", "a", "--format", "csv"],
      "photowall: --format \"csv\" is not table, tsv or json\nHelp: photowall report --help\n"
    ),
    (
      ["preview", "a", "--overlay", "order,,crop", "--overlay", "hole"],
      "photowall: --overlay \"\" is not order, crop or holes\n"
        + "photowall: --overlay \"hole\" is not order, crop or holes\n"
        + "Help: photowall preview --help\n"
    ),
    (
      ["layout", "a", "--width", "12px"],
      "photowall: --width \"12px\" is not a number of CSS px above 0; write it without a unit: "
        + "--width 1280\nHelp: photowall layout --help\n"
    ),
    (
      ["schema", "jsno"],
      "photowall: FORMAT \"jsno\" is not xml or json; did you mean json?\n"
        + "Help: photowall schema --help\n"
    ),
    (
      ["convert"],
      "photowall: convert needs IN\nphotowall: convert needs OUT\n"
        + "Help: photowall convert --help\n"
    ),
    (
      ["build", "-z", "a", "--nothing", "b"],
      "photowall: build has no option -z\nphotowall: build has no option --nothing\n"
        + "photowall: \"b\" is one word too many for build\nHelp: photowall build --help\n"
    ),
  ])
  func wrongWordsAreAllNamed(words: [String], message: String) {
    #expect(
      Recorder().run(words) == Recorder.Outcome(status: .usage, output: "", error: message))
  }

  @Test(arguments: ["0", "-3", "nan", "inf", "1e400", "0x10", "1 2", "1e", "1000001"])
  func aWidthThatIsNoLengthIsRefused(value: String) {
    #expect(Recorder().run("layout", "a", "--width=\(value)").status == .usage)
  }

  @Test func controlCharactersOfTheCommandLineAreEscaped() {
    let outcome = Recorder().run("\u{1B}[31mx")
    #expect(outcome.error.contains("unknown command \"\\u{1B}[31mx\""))
  }
}
