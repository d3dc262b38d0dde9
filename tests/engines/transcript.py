"""Records what is said to an engine and answered, and answers as recorded.

`python transcript.py record FILE PROGRAM ARGUMENTS…` is that engine, and writes FILE when it ends.
`python transcript.py replay FILE` answers as in the file, and ends with code 99 and a sentence on
standard error at the first line that does not stand there next.

A line sent begins with `>`, without its id; its answer follows as it was, without the id, up to an
empty line, or up to `...` where the next line ended it. Of its `info` lines only the first is kept.
"""

import re
import subprocess
import sys
import threading

ENDED_BY_NEXT = "..."
MISMATCH = 99
_ID = re.compile(r"^([=?])\d+")


class Entry:
    """A line sent, and the lines of its answer so far."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.answer: list[str] = []
        self.is_over = not line  # an empty line gets no answer

    def hear(self, line: str) -> None:
        """A line of the answer; the empty one ends it."""
        if not line:
            self.is_over = True
            return
        has_info = any(each.startswith("info ") for each in self.answer)
        if not (has_info and line.startswith("info ")):
            self.answer.append(_ID.sub(r"\1", line))

    @property
    def text(self) -> str:
        return "\n".join([f"> {self.line}".rstrip(), *self.answer, ""])


class Recorder:
    """Passes all lines on between the two sides, and keeps them."""

    def __init__(self, file: str, command: list[str]) -> None:
        self._file = file
        self._entries: list[Entry] = []
        self._ended_by_next: set[int] = set()
        self._lock = threading.Lock()
        self._engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def run(self) -> int:
        """Until the engine has ended; returns its exit code."""
        listener = threading.Thread(target=self._listen)
        listener.start()
        assert self._engine.stdin is not None
        for raw in sys.stdin.buffer:
            with self._lock:
                self._keep(raw.decode().strip())
            self._engine.stdin.write(raw)
            self._engine.stdin.flush()
        self._engine.stdin.close()
        listener.join()
        self._write()
        return self._engine.wait()

    def _keep(self, line: str) -> None:
        for at, entry in enumerate(self._entries):
            if not entry.is_over and any(each.startswith("info ") for each in entry.answer):
                self._ended_by_next.add(at)
        self._entries.append(Entry(re.sub(r"^\d+ ", "", line)))

    def _listen(self) -> None:
        assert self._engine.stdout is not None
        for raw in self._engine.stdout:
            line = raw.decode().rstrip()
            with self._lock:
                open_ones = (each for each in self._entries if not each.is_over)
                entry = next(open_ones, None)
                if entry is not None and (line or entry.answer):
                    entry.hear(line)
            sys.stdout.buffer.write(raw)
            sys.stdout.buffer.flush()

    def _write(self) -> None:
        with open(self._file, "w", encoding="utf-8", newline="\n") as file:
            for at, entry in enumerate(self._entries):
                file.write(entry.text)
                file.write(f"{ENDED_BY_NEXT}\n" if at in self._ended_by_next else "\n")


def read(file: str) -> list[Entry]:
    """The lines sent in a file, with their answers; `is_over` unless the next line ended it."""
    entries: list[Entry] = []
    with open(file, encoding="utf-8") as lines:
        for line in map(str.rstrip, lines):
            if line.startswith(">"):
                entries.append(Entry(line[2:]))
            elif line and line != ENDED_BY_NEXT:
                entries[-1].answer.append(line)
            elif entries:
                entries[-1].is_over = not line
    return entries


def replay(file: str) -> int:
    """Answer standard input as recorded; returns the exit code."""
    is_open = False
    entries = iter(read(file))
    for raw in sys.stdin:
        number, line = re.match(r"(\d*) ?(.*)", raw.strip()).groups()  # type: ignore[union-attr]
        entry = next(entries, None)
        if entry is None or entry.line != line:
            wanted = "nothing" if entry is None else repr(entry.line)
            sys.stderr.write(f"the transcript has {wanted}, and {line!r} was sent\n")
            return MISMATCH
        if is_open:
            print(flush=True)
        if entry.answer:
            sign, *others = entry.answer
            print("\n".join([sign[0] + number + sign[1:], *others]), flush=True)
        is_open = not entry.is_over
        if entry.line and not is_open:
            print(flush=True)
    return 0


if __name__ == "__main__":
    way, name, *engine = sys.argv[1:]
    sys.exit(Recorder(name, engine).run() if way == "record" else replay(name))
