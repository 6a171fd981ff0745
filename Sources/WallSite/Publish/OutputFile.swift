/// One file of a site that is to be published.
struct OutputFile {
  enum Kind {
    case picture
    case asset
    case preview
    case report
    case page
  }

  enum Contents {
    case bytes([UInt8])
    /// The path of a file that is copied. The name it gets tells its contents: a size of a picture.
    case derived(String)
    /// The path of a picture that is copied as it is, and the stamp that it was found with.
    case original(String, SourceStamp)
  }

  /// Below the output's folder, parts apart by `/`.
  let path: String
  let kind: Kind
  let contents: Contents
  /// Number of the picture that it is of, for files of pictures.
  let source: Int?

  init(path: String, kind: Kind, contents: Contents, source: Int? = nil) {
    self.path = path
    self.kind = kind
    self.contents = contents
    self.source = source
  }

  init(path: String, kind: Kind, _ bytes: [UInt8]) {
    self.init(path: path, kind: kind, contents: .bytes(bytes))
  }
}

extension OutputFile {
  /// What others name comes before them.
  var order: Int {
    switch kind {
    case .picture: 0
    case .asset: 1
    case .preview: 2
    case .report: 3
    case .page: path == "index.html" ? 5 : 4
    }
  }
}

extension OutputFile.Kind {
  /// Of a file that an earlier run wrote.
  init(ofPath path: String) {
    if path.hasPrefix("images/") {
      self = .picture
    } else if path.hasPrefix("assets/") || path == "wall.css" {
      self = .asset
    } else if path.hasPrefix("preview/") {
      self = .preview
    } else {
      self = path.hasSuffix(".html") ? .page : .report
    }
  }
}
