"""A GTP engine that misbehaves in one chosen way: `python faulty.py MODE`.

Without a mode it is a plain engine without any sense of the game: it answers at once, accepts every
`play`, and plays the first empty point. It imports nothing of the program.

`HOW@COMMAND` is an engine that stops answering right after COMMAND, of an analysis after its first
report; HOW is one of `SILENCES`, which as modes alone never answer `genmove`. `MODE+COMMAND` knows
a command more.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

COMMANDS = [
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
    "clear_board", "komi", "play", "genmove", "undo", "final_score", "final_status_list",
    "list_stones",
]  # fmt: skip
EXTRA = {
    "sets-rules": ["kata-set-rules", "kata-get-rules"],
    "misreads-rules": ["kata-set-rules", "kata-get-rules"],
    "cancellable": ["kata-search_cancellable"],
    "deaf-cancellable": ["kata-search_cancellable"],
    "analyzes": ["kata-analyze"],
    "old-kata": ["kata-analyze"],
    "analysis-ends": ["lz-analyze"],
    "stray-info": ["lz-analyze"],
    "deaf-analysis": ["lz-analyze"],
    "info-flood": ["lz-analyze"],
    "refuses-analysis": ["lz-analyze"],
    "times": ["time_settings", "time_left", "kata-time_settings", "kata-list_time_settings"],
}
ANSWERS = {
    "plays-occupied": "A1",
    "plays-outside": "Z99",
    "plays-words": "hello world",
    "plays-nothing": "",
    "plays-lower": "d4",
    "passes": "PaSs",
    "resigns": "Resign",
    "plays-with-line": "D4 E5 F6 visits 12",
}
SILENCES = {"suspended": None, "closes-input": 0, "closes-output": 1}
"""What an engine closes when it stops answering; None if a signal suspends it."""
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
INFO = "info move D4 visits 12 winrate 5600 prior 900 order 0 pv D4 E5"


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def crash() -> None:
    if sys.platform == "win32":  # where a signal is only an exit code
        os._exit(0xC0000005 - (1 << 32))
    os.kill(os.getpid(), signal.SIGSEGV)


class Engine:
    def __init__(self, mode: str) -> None:
        mode, _, more = mode.partition("+")
        self.mode = mode
        self.silence, _, self.last = mode.partition("@")
        self.commands = COMMANDS + EXTRA.get(mode, ["lz-analyze"] if self.last else [])
        self.commands += [more] if more and more not in self.commands else []
        self.end = "\r\n" if mode == "crlf" else "\n"
        self.size = 19
        self.stones: set[str] = set()
        self.plays = 0
        self.pending: list[bytes] = []

    def reply(self, number: str, text: str = "", ok: bool = True) -> None:
        if self.mode == "no-id":
            number = ""
        head = f"{'=' if ok else '?'}{number}"
        body = f"{head} {text}".rstrip().replace("\n", self.end)
        tail = self.end if self.mode == "no-empty-line" else self.end * 2
        write((body + tail).encode())

    def lines(self) -> Iterator[list[str]]:
        while True:
            line = sys.stdin.buffer.readline()
            if not line:
                return
            yield line.decode().split()

    def run(self) -> None:
        for words in self.lines():
            if not words:
                continue
            number = words.pop(0) if words[0].isdigit() else ""
            if words and self.command(number, words[0], words[1:]):
                return

    def command(self, number: str, name: str, args: list[str]) -> bool:
        mode = self.mode
        if name == "quit":
            if mode in ("ignores-quit", "ignores-all"):
                return False
            self.reply(number)
            if mode == "slow-quit":
                time.sleep(8)
            return True
        if mode == "mute" or (mode == "mute-after-name" and name != "name"):
            return False
        if mode == "wrong-id" and name == "version":
            number = "4711"
        if mode == "two-replies" and name == "version":
            self.reply(number, "1")
        if name not in self.commands:
            self.reply(number, "unknown command", ok=False)
        else:
            self.answer(number, name, args)
        if name == self.last:
            self.fall_silent()
        return False

    def fall_silent(self) -> None:
        closed = SILENCES[self.silence]
        if closed is None:
            os.kill(os.getpid(), signal.SIGSTOP)
        else:
            os.close(closed)
        time.sleep(60)

    def answer(self, number: str, name: str, args: list[str]) -> None:
        texts = {
            "protocol_version": "2",
            "name": f"Faulty {self.mode}",
            "version": "1",
            "list_commands": "\n".join(self.commands),
            "kata-list_time_settings": "none absolute byoyomi canadian fischer",
        }
        if name in texts:
            self.reply(number, texts[name])
        elif name == "boardsize" and self.mode == "refuses-size":
            self.reply(number, "unacceptable size", ok=False)
        elif name == "boardsize":
            self.size = int(args[0])
            self.reply(number)
        elif name == "clear_board":
            self.stones.clear()
            self.reply(number)
        elif name == "play":
            self.play(number, args)
        elif "genmove" in name or "search" in name:
            self.think(number)
        elif name in ("lz-analyze", "kata-analyze"):
            self.analyse(number, args)
        elif name == "kata-get-rules":
            suicide = "false" if self.mode == "misreads-rules" else "true"
            self.reply(number, f'{{"ko":"POSITIONAL","scoring":"AREA","suicide":{suicide}}}')
        elif name == "list_stones":
            self.reply(number, " ".join(sorted(self.stones)))
        elif name == "final_status_list":
            self.dead(number)
        elif name == "final_score":
            self.reply(number, "resign" if self.mode == "resigns-at-score" else "B+3.5")
        elif name == "komi" and self.mode == "refuses-komi":
            self.reply(number, "komi must be an integer", ok=False)
        else:
            self.reply(number)

    def play(self, number: str, args: list[str]) -> None:
        self.plays += 1
        if self.mode == "refuses-play" or (self.mode == "refuses-once" and self.plays == 1):
            self.reply(number, "illegal move", ok=False)
            return
        self.stones.add(args[1].upper())
        self.reply(number)

    def dead(self, number: str) -> None:
        if self.mode == "slow-dead":
            time.sleep(30)
        if self.mode == "refuses-dead":
            self.reply(number, "cannot score", ok=False)
        else:
            self.reply(number, "A1 B1\nC3")

    def think(self, number: str) -> None:
        mode = self.mode
        if mode == "late":
            time.sleep(0.5)
        elif mode in ("endless", "ignores-quit", "ignores-all"):
            time.sleep(60)
        elif mode == "segv":
            sys.stderr.write("about to fall\n")
            sys.stderr.flush()
            crash()
        elif mode in SILENCES:
            self.fall_silent()
        elif mode == "refuses-genmove":
            self.reply(number, "I am not in the mood", ok=False)
            return
        elif mode == "long-line":
            write(b"=" + number.encode() + b" " + b"x" * (20 << 20) + b"\n\n")
        elif mode == "endless-line":
            self.flood(b"x" * 65536)
        elif mode == "endless-lines":
            self.flood((b"y" * 63 + b"\n") * 1024)
        elif mode in ("cancellable", "deaf-cancellable"):
            self.search(number)
            return
        self.reply(number, self.move())
        if mode == "exits-after-genmove":
            sys.exit(3)

    def move(self) -> str:
        if self.mode in ANSWERS:
            return ANSWERS[self.mode]
        for row in range(1, self.size + 1):
            for letter in LETTERS[: self.size]:
                if f"{letter}{row}" not in self.stones:
                    self.stones.add(f"{letter}{row}")
                    return f"{letter}{row}"
        return "pass"

    def flood(self, chunk: bytes) -> None:
        write(b"= ")
        while True:
            write(chunk)

    def search(self, number: str) -> None:
        """Search until any input arrives."""
        if self.mode == "deaf-cancellable":
            time.sleep(60)
        line = sys.stdin.buffer.readline()
        self.reply(number, "cancelled")
        words = line.decode().split()
        if words and words[0].isdigit():
            self.command(words[0], words[1], words[2:])

    def analyse(self, number: str, args: list[str]) -> None:
        mode = self.mode
        if mode == "refuses-analysis" or (mode == "old-kata" and "rootInfo" in args):
            self.reply(number, "unknown argument", ok=False)
            return
        write(f"={number}\n{INFO}\n".encode())
        if mode == "deaf-analysis":
            while True:
                time.sleep(0.05)
                write(f"{INFO}\n".encode())
        elif mode == "info-flood":
            while True:
                write(f"{INFO}\n".encode() * 1000)
        elif mode == "analysis-ends":
            write(b"\n")
        elif self.last != "lz-analyze":
            line = sys.stdin.buffer.readline()
            write(b"\n")
            if mode == "stray-info":
                write(f"{INFO}\n{INFO}\n".encode())
            words = line.decode().split()
            if words and words[0].isdigit():
                self.command(words[0], words[1], words[2:])


def main() -> None:
    chosen = sys.argv[1] if len(sys.argv) > 1 else "plain"
    mode = chosen.partition("+")[0]
    if mode == "exits-127":
        sys.stderr.write("faulty: error while loading shared libraries: libgo.so: cannot open\n")
        sys.exit(127)
    if mode == "slow-start":
        sys.stderr.write("tuning, please wait\n")
        sys.stderr.flush()
        time.sleep(0.7)
    openings = {
        "banner": b"Welcome to Faulty!\nloading...\n",
        "control": b"\x00\x00\x07\x08junk\x00\n",
        "junk": b"\xff\xfe\x80 caf\xe9\n",
        "gmp": b"\x01\xa1\xa0\x80",
    }
    write(openings.get(mode, b""))
    if mode == "gmp":
        time.sleep(60)
    if mode == "errors-flood":
        for _ in range(30 * 16):
            os.write(2, b"all is well, nothing to see here, move along please......... !\n" * 1024)
    if mode == "grandchild":
        sleeping = [sys.executable, "-S", "-E", "-c", "import time; time.sleep(300)"]
        subprocess.Popen(sleeping, stdin=subprocess.DEVNULL)  # see `system.private_input`
    if mode == "ignores-all":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Engine(chosen).run()
    if mode in ("ignores-quit", "ignores-all"):
        time.sleep(300)


main()
