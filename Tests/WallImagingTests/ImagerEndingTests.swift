import Testing

@testable import WallImaging

/// Codecs that get no memory abort, mostly with a word about it; else what they held tells.
@Test(arguments: [
  (6, "", 250, "it needs more memory than 400 MiB"),
  (5, "", 201, "it needs more memory than 400 MiB"),
  (6, "", 200, "the decoder crashed on it (signal 6)"),
  // Not known: the program that started it held more.
  (6, "", 0, "the decoder crashed on it (signal 6)"),
  (6, "GLib-ERROR: failed to allocate 12 bytes", 0, "it needs more memory than 400 MiB"),
  (11, "Out of memory", 390, "the decoder crashed on it (signal 11)"),
  (9, "", 390, "the decoder was stopped from outside while it worked on it (signal 9)"),
])
func aSignalIsToldByWhatTheWorkerSaidAndHeld(
  signal: Int32, words: String, peakMemory: Int, message: String
) {
  let ending = ImagerEnding.killed(signal: signal, words: words, peakMemory: peakMemory)
  #expect(ending.fault(ImagerLimits(memory: 400)) == ImageFault(.workerLost, message))
}

/// Until it becomes another program, a process holds what its parent holds.
@Test func whatTheParentHoldsIsNotTakenForTheWorkers() throws {
  let held = [UInt8](repeating: 1, count: 260 << 20)
  let worker = try FakeWorker()
  let answers = try worker.run(["abort", "a", "b"])
  #expect(
    answers.compactMap(\.answer.fault)
      == [ImageFault(.workerLost, "the decoder crashed on it (signal 6)")])
  #expect(held.last == 1)
}
