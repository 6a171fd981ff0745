/// What tells cheaply that a file is the one that was read before.
///
/// Never the time of the last change alone, which copying and unpacking set as they like: the time
/// of the last change of the inode cannot be set, and a file put in another's place has an inode of
/// its own.
struct SourceStamp: Hashable, Sendable {
  var size: Int
  /// Nanoseconds since 1970: of the last change of the contents and of the inode.
  var changed: Int
  var inodeChanged: Int
  var inode: UInt64

  /// `1234 1700000000000000000 1700000000000000000 99`
  var text: String { "\(size) \(changed) \(inodeChanged) \(inode)" }
}
