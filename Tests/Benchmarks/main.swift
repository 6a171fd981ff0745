import Foundation

// swift run -c release Benchmarks [--images N]
let arguments = CommandLine.arguments
let count = arguments.firstIndex(of: "--images").flatMap { index in
  index + 1 < arguments.count ? Int(arguments[index + 1]) : nil
}
try BuildBenchmark(images: max(1, count ?? 10_000)).run()
for line in LayoutBenchmark.run(images: 10_000, rounds: 100) { print(line) }
for line in LayoutBenchmark.run() { print(line) }
