import WallImager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(Imager.run(Array(CommandLine.arguments.dropFirst())))
