import WallCommand

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(Command.run(.process()).rawValue)
