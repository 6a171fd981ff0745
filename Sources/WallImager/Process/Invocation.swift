internal import WallImaging

/// What the command line asks of the worker.
enum Invocation: Hashable {
  case help
  case version
  /// MiB of address space at most.
  case work(memoryLimit: Int)

  /// Enough for 400 megapixels of RGB, decoded and scaled.
  static let defaultMemoryLimit = 3072

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var limit = Self.defaultMemoryLimit
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--version", "-V":
        self = .version
        return
      case "--memory-limit":
        guard let value = rest.popFirst() else {
          throw UsageError(message: "--memory-limit needs a number of MiB")
        }
        limit = try Self.limit(value)
      case let word where word.hasPrefix("--memory-limit="):
        limit = try Self.limit(String(word.dropFirst("--memory-limit=".count)))
      default:
        throw UsageError(message: "\"\(word)\" is no option")
      }
    }
    self = .work(memoryLimit: limit)
  }

  private static func limit(_ text: String) throws(UsageError) -> Int {
    guard let limit = Int(text), (64...1 << 30).contains(limit) else {
      throw UsageError(message: "--memory-limit is a whole number of MiB from 64, not \"\(text)\"")
    }
    return limit
  }

  static let helpText = """
    usage: photowall-imager [--memory-limit MIB] < jobs.jsonl > answers.jsonl

    The worker that photowall hands its images to: reads a job from each line of standard input
    (photowall plan prints them), does it, and writes a line of answer to standard output.

      --memory-limit MIB  address space the worker may take (\(defaultMemoryLimit))
      -h, --help          print this and exit
      -V, --version       print the version and exit

    exit status: 0 all lines are answered, 64 the command line is wrong, 70 libvips does not
    start, 74 nobody reads the answers

    """
}

/// Why a command line is none of the worker's.
struct UsageError: Error {
  var message: String
}
