internal import CMustache

/// Renders Mustache templates with the C++ engine behind `CMustache`.
struct TemplateRenderer {
  /// File name of the template, for errors.
  let name: String
  let source: String

  /// The template filled with `fields`.
  ///
  /// - Parameter fields: Looked up by name; a later one of the same name wins.
  /// - Returns: UTF-8.
  /// - Throws: `TemplateError` where the template is malformed.
  func render(_ fields: [TemplateField]) throws(TemplateError) -> [UInt8] {
    guard let data = MustacheObject.make(fields), let text = data.render(source) else {
      throw TemplateError(name: name, reason: "out of memory")
    }
    guard text.isGood else {
      throw TemplateError(name: name, reason: String(decoding: text.bytes, as: UTF8.self))
    }
    return text.bytes
  }
}

/// A named value that a template may read.
struct TemplateField {
  enum Value {
    /// Words; `{{name}}` escapes them.
    case text(String)
    /// Ready markup, for `{{{name}}}`.
    case markup(RenderedMarkup)
    case flag(Bool)
    case object([TemplateField])
    case list([[TemplateField]])
  }

  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Words, or nothing where there are none.
  init(_ name: String, _ text: String?) {
    self.init(name, text.map { .text($0) } ?? .flag(false))
  }
}

/// Owns an object that the engine reads.
@safe private struct MustacheObject: ~Copyable {
  private let data: OpaquePointer

  private init(owning data: OpaquePointer) { unsafe self.data = data }

  /// An object with these fields; nil where memory is short.
  static func make(_ fields: [TemplateField]) -> MustacheObject? {
    guard let data = unsafe pw_mustache_object() else { return nil }
    let object = unsafe MustacheObject(owning: data)
    for field in fields {
      guard object.set(field) else { return nil }
    }
    return object
  }

  deinit { unsafe pw_mustache_data_free(data) }

  func render(_ source: String) -> MustacheText? {
    var source = source
    let text = source.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe pw_mustache_render($0.baseAddress, $0.count, data)
      }
    }
    guard let text = unsafe text else { return nil }
    return unsafe MustacheText(text)
  }

  private func set(_ field: TemplateField) -> Bool {
    switch field.value {
    case .text(let text): setText(field.name, Array(text.markupSafe.utf8))
    case .markup(let markup): setText(field.name, markup.bytes)
    case .flag(let flag):
      unsafe Self.withBytes(Array(field.name.utf8)) { key, count in
        unsafe pw_mustache_set_flag(data, key, count, flag)
      }
    case .object(let fields): setObject(field.name, fields)
    case .list(let objects): setList(field.name, objects)
    }
  }

  private func setText(_ name: String, _ text: [UInt8]) -> Bool {
    unsafe Self.withBytes(Array(name.utf8)) { key, keyCount in
      unsafe Self.withBytes(text) { bytes, count in
        unsafe pw_mustache_set_text(data, key, keyCount, bytes, count)
      }
    }
  }

  private func setData(_ name: String, _ value: OpaquePointer) -> Bool {
    unsafe Self.withBytes(Array(name.utf8)) { key, count in
      unsafe pw_mustache_set_data(data, key, count, value)
    }
  }

  private func setObject(_ name: String, _ fields: [TemplateField]) -> Bool {
    guard let object = MustacheObject.make(fields) else { return false }
    return unsafe setData(name, object.data)
  }

  private func setList(_ name: String, _ objects: [[TemplateField]]) -> Bool {
    guard let list = unsafe pw_mustache_list() else { return false }
    defer { unsafe pw_mustache_data_free(list) }
    for fields in objects {
      guard let object = MustacheObject.make(fields),
        unsafe pw_mustache_append(list, object.data)
      else { return false }
    }
    return unsafe setData(name, list)
  }

  private static func withBytes(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>?, Int) -> Bool
  ) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe body($0.baseAddress, $0.count) }
    }
  }
}

/// Owns what the engine made of a template.
@safe private struct MustacheText: ~Copyable {
  private let text: OpaquePointer

  init(_ text: OpaquePointer) { unsafe self.text = text }

  deinit { unsafe pw_mustache_text_free(text) }

  var isGood: Bool { unsafe pw_mustache_text_is_good(text) }

  var bytes: [UInt8] {
    let count = unsafe pw_mustache_text_length(text)
    let bytes = unsafe UnsafeRawBufferPointer(start: pw_mustache_text_bytes(text), count: count)
    return unsafe Array(bytes)
  }
}

extension String {
  /// The text with every character replaced that markup cannot hold.
  var markupSafe: String {
    if unicodeScalars.allSatisfy(\.isMarkupCharacter) { return self }
    var safe = String.UnicodeScalarView()
    safe.append(contentsOf: unicodeScalars.map { $0.isMarkupCharacter ? $0 : "\u{fffd}" })
    return String(safe)
  }
}
