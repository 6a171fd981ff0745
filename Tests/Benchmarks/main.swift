import Foundation

// swift run -c release Benchmarks [--images N]
let arguments = CommandLine.arguments
func number(after option: String) -> Int? {
  arguments.firstIndex(of: option).flatMap { index in
    index + 1 < arguments.count ? Int(arguments[index + 1]) : nil
  }
}
let count = number(after: "--images")

// What the program asks of itself.
if let layout = number(after: "--peak") {
  print(LayoutBenchmark.peak(ofLayout: layout, images: max(1, count ?? 1)) ?? -1)
  exit(0)
}
try BuildBenchmark(images: max(1, count ?? 10_000)).run()
for line in LayoutBenchmark.run(images: 10_000, rounds: 100) { print(line) }
for line in LayoutBenchmark.run() { print(line) }
