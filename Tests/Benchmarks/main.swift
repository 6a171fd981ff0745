import Foundation

// swift run -c release Benchmarks [--images N]
// swift run -c release Benchmarks --walls FILE...  figures of elastic mosaics of those pictures
// swift build -c release && swift run -c release Benchmarks --images-in FOLDER [--photos 300]
//   [--pictures N] [--rounds 3] [--only derive,gallery,scan,rebuild,memory] [--sigal PATH]
//   image work; what is generated stays in FOLDER
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
if let first = arguments.firstIndex(of: "--walls") {
  for line in try ElasticFigures.table(of: Array(arguments[(first + 1)...])) { print(line) }
  exit(0)
}
do {
  if let benchmarks = try ImageBenchmarks(arguments) {
    print(try benchmarks.run())
    exit(0)
  }
} catch {
  print("benchmark failed: \(error)")
  exit(1)
}
try BuildBenchmark(images: max(1, count ?? 10_000)).run()
for line in LayoutBenchmark.run(images: 10_000, rounds: 100) { print(line) }
for line in LayoutBenchmark.run() { print(line) }
for line in LayoutBenchmark.runElastic() { print(line) }
