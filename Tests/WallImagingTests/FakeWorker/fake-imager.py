#!/usr/bin/python3
"""A worker that misbehaves on purpose: by the name it is started under, and by its jobs' sources."""

import json
import os
import resource
import signal
import sys
import time

# A crash on purpose should leave no core behind.
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
folder, name = os.path.split(sys.argv[0])
log = open(os.path.join(folder, f"log-{os.getpid()}"), "w")


def note(text):
    print(text, file=log, flush=True)


def line(job, version=1, number=None):
    answer = {"photowall": version, "id": job["id"] if number is None else number}
    if "describe" in job:
        answer["described"] = {"width": 4, "height": 3, "words": {"tags": []}}
    else:
        answer["derived"] = {"files": [], "facts": {
            "sha256": "0" * 64, "width": 4, "height": 3, "isTransparent": False,
            "isUsedAsIs": False, "dominantColor": "#888888", "thirds": []}}
    return (json.dumps(answer) + "\n").encode()


def say(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def die(number):
    os.kill(os.getpid(), number)
    time.sleep(60)


def answer(job):
    source = job["source"]
    if source == "crash":
        die(signal.SIGSEGV)
    elif source == "no memory":
        print("terminate called after throwing an instance of 'std::bad_alloc'", file=sys.stderr,
              flush=True)
        die(signal.SIGABRT)
    elif source == "abort":
        die(signal.SIGABRT)
    elif source == "exit":
        sys.exit(3)
    elif source == "hang":
        time.sleep(60)
    elif source == "slow":
        time.sleep(0.6)
    elif source == "half":
        say(line(job)[:-9])
        sys.exit(0)
    elif source == "answer, then exit":
        say(line(job))
        sys.exit(4)
    elif source == "garbage":
        say(b"VIPS-WARNING: \xff\xfe\n")
        return
    elif source == "endless":
        while True:
            say(b"x" * 65536)
    elif source == "other version":
        say(line(job, version=2))
        return
    elif source == "other id":
        say(line(job, number=job["id"] + 1000000))
        return
    elif source == "other work":
        say(line({"id": job["id"], "derive": {}} if "describe" in job else job | {"describe": {}}))
        return
    elif source == "twice":
        say(line(job))
    elif source == "close output":
        os.close(1)
        time.sleep(60)
    elif source == "deaf":
        os.close(0)
        say(line(job))
        time.sleep(60)
    elif source == "complain":
        for _ in range(40000):
            print("(process:1): VIPS-WARNING **: something is odd", file=sys.stderr)
    elif source == "complain forever":
        while True:
            print("(process:1): VIPS-WARNING **: something is odd", file=sys.stderr)
    elif source == "linger":
        lingers.append(job)
    if name == "bytewise":
        for byte in line(job):
            say(bytes([byte]))
    else:
        say(line(job))


def starts():
    """How often a worker of this folder was started."""
    return sum(1 for entry in os.listdir(folder) if entry.startswith("log-"))


if name == "no-library" or (name == "late-starter" and starts() <= 2):
    print("loading\nerror while loading shared libraries: libvips.so.42: cannot open shared "
          "object file", file=sys.stderr)
    sys.exit(127)
if name == "dies-at-once":
    die(signal.SIGILL)
if name == "mute":
    time.sleep(60)
note(" ".join(sys.argv[1:]))
held = b""
lingers = []
for text in sys.stdin.buffer:
    job = json.loads(text)
    if name == "other-version":
        say(line(job, version=2))
    elif name == "bursts" and job["id"] % 10 != 9 and job["id"] >= 0:
        held += line(job)
    elif name == "bursts":
        say(held + line(job))
        held = b""
    else:
        answer(job)
if lingers:
    time.sleep(60)
note("end of input")
