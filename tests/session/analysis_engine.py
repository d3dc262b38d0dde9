"""A small engine for tests: what it finds is computed from the position, and known beforehand.

Each move loses as many points as its column is away from A, so Black's score is the sum of White's
columns less that of Black's. It considers the five leftmost empty points of the top row, and after
`allow` (once) only those of them that are allowed, with the score after the best of these.
`python analysis_engine.py kata|lz|none|gnugo [--dies-after N] [--ends-after N] [--slow SECONDS]
[--silent-after N] [--nothing-after N] [--tells FILE] [--reports BLACK|WHITE|SIDETOMOVE]
[--half-komi]`: after N analyses it goes on without any report, or ends all others at once without
one. A line is written to FILE (a pipe) for each analysis that begins. `--reports` is KataGo's
setting: the engine then also has `kata-raw-nn`, and each point of komi beyond 7 is White's; so it
is with `--half-komi`, which accepts half points only.
"""

from __future__ import annotations

import argparse
import io
import math
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
_COMMON = (
    "protocol_version", "name", "version", "list_commands", "known_command", "quit", "boardsize",
    "clear_board", "komi", "play", "genmove", "reg_genmove", "kata-set-rules",
)  # fmt: skip
_MORE = {
    "kata": ("kata-analyze", "rectangular_boardsize"),
    "lz": ("lz-analyze",),
    "gnugo": ("estimate_score", "final_score"),
    "none": (),
}


def column(vertex: str) -> int:
    return LETTERS.index(vertex[0].upper())


def black_score(turns: list[tuple[str, str]]) -> int:
    """Points that Black is ahead after these turns, (colour, vertex) each."""
    placed = [(color, column(vertex)) for color, vertex in turns if vertex.lower() != "pass"]
    return sum(-away if color == "B" else away for color, away in placed)


def win_rate(score: float) -> float:
    """The chance to win of whoever is ahead by `score`."""
    return 1 / (1 + math.exp(-score / 10))


def candidates(
    turns: list[tuple[str, str]], side: int, allowed: list[str] | None = None
) -> list[str]:
    taken = {vertex.upper() for _, vertex in turns}
    top = [f"{LETTERS[col]}{side}" for col in range(side)]
    free = [vertex for vertex in top if vertex not in taken]
    return [vertex for vertex in free if allowed is None or vertex in allowed][:5]


class Engine:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.side = 19
        self.turns: list[tuple[str, str]] = []
        self.reports = self.analyses = 0
        self.commands = (*_COMMON, *_MORE[options.kind])
        if options.reports:
            self.commands += ("kata-raw-nn",)
        self.white_komi = 0.0
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        """Put each line, and then an empty one, into the queue; Windows cannot select a pipe."""
        with io.FileIO(0, closefd=False) as file:
            for line in file:
                self.lines.put(line)
        self.lines.put(b"")

    def mine(self, color: str) -> float:
        score = black_score(self.turns) - self.white_komi
        return score if color == "B" else -score

    def raw(self) -> str:
        lead = self.mine("W")
        owners = " ".join(["0"] * self.side**2)
        return f"symmetry 0\nwhiteWin {win_rate(lead)}\nwhiteLead {lead}\nwhiteOwnership {owners}"

    def is_turned(self, color: str) -> bool:
        """Whether numbers are reported for the opponent of `color`, who is to move."""
        return self.options.reports in ("BLACK", "WHITE") and self.options.reports[0] != color

    def answer(self, name: str, words: list[str]) -> str:
        match name:
            case "protocol_version":
                return "2"
            case "name":
                return f"Scripted {self.options.kind}"
            case "version":
                return "1.0"
            case "list_commands":
                return "\n".join(self.commands)
            case "boardsize" | "rectangular_boardsize":
                self.side = int(words[0])
            case "clear_board":
                self.turns = []
            case "komi" if self.options.reports or self.options.half_komi:
                self.white_komi = float(words[0]) - 7
            case "kata-raw-nn":
                return self.raw()
            case "play":
                self.turns.append((words[0][0].upper(), words[1]))
            case "genmove" | "reg_genmove":
                time.sleep(self.options.slow)
                vertex = candidates(self.turns, self.side)[0]
                if name == "genmove":
                    self.turns.append((words[0][0].upper(), vertex))
                return vertex
            case "estimate_score" | "final_score":
                score = self.mine("B")
                word = f"{'B' if score > 0 else 'W'}+{abs(score):.1f}" if score else "0"
                more = f" (upper bound: {score + 3}, lower: {score - 3})"
                return word + (more if name == "estimate_score" else "")
        return ""

    def report(self, color: str, visits: int, allowed: list[str] | None = None) -> str:
        mine, kata = self.mine(color), self.options.kind == "kata"
        turn = -1 if self.is_turned(color) else 1
        lines, considered = [], candidates(self.turns, self.side, allowed)
        for order, vertex in enumerate(considered):
            score = mine - column(vertex)
            rate = win_rate(turn * score)
            shown = f"{rate:.6f}" if kata else str(round(10_000 * rate))
            lead = f" scoreLead {turn * score}" if kata else ""
            line = [each for each in candidates(self.turns, self.side) if each != vertex][:3]
            lines.append(
                f"info move {vertex} visits {max(1, visits // 2 ** (order + 1))} winrate {shown}"
                f"{lead} prior {'0.2' if kata else '2000'} order {order} "
                f"pv {' '.join([vertex, *line])}"
            )
        text = " ".join(lines)
        if kata:
            if allowed:
                mine -= min(map(column, considered), default=0)
            rate = win_rate(turn * mine)
            text += f" rootInfo visits {visits} winrate {rate:.6f} scoreLead {turn * mine}"
            sign = turn if color == "B" else -turn
            left = [sign * (1 - 2 * col / max(1, self.side - 1)) for col in range(self.side)]
            text += " ownership " + " ".join(f"{value:.3f}" for value in left * self.side)
        return text

    def analyse(self, words: list[str]) -> None:
        """Report until the next line comes in, or the end that was asked for."""
        if self.options.tells is not None:
            self.options.tells.write_text("analysing\n")
        color = next((word[0].upper() for word in words if word[:1].upper() in "BW"), "B")
        allowed = words[words.index("allow") + 2].split(",") if "allow" in words else None
        time.sleep(self.options.slow)
        visits, self.analyses = 0, self.analyses + 1
        if 0 < self.options.nothing_after < self.analyses:
            return
        while 0 < self.options.silent_after < self.analyses and self.lines.empty():
            time.sleep(0.01)
        while self.lines.empty():
            visits += 40
            self.reports += 1
            print(self.report(color, visits, allowed), flush=True)
            if self.reports == self.options.dies_after:
                sys.exit(3)
            if self.reports == self.options.ends_after:
                return
            time.sleep(0.01)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=sorted(_MORE))
    parser.add_argument("--dies-after", type=int, default=0)
    parser.add_argument("--ends-after", type=int, default=0)
    parser.add_argument("--silent-after", type=int, default=0)
    parser.add_argument("--nothing-after", type=int, default=0)
    parser.add_argument("--slow", type=float, default=0.0)
    parser.add_argument("--tells", type=Path)
    parser.add_argument("--half-komi", action="store_true")
    parser.add_argument("--reports", choices=("BLACK", "WHITE", "SIDETOMOVE"))
    engine = Engine(parser.parse_args())
    while line := engine.lines.get():
        words = line.decode().split()
        number = words.pop(0) if words and words[0].isdigit() else ""
        if not words:
            continue
        name, *rest = words
        has_part = name == "komi" and 2 * float(rest[0]) % 1 != 0
        if name not in engine.commands or (has_part and engine.options.half_komi):
            print(f"?{number} unknown command\n", flush=True)
        elif name.endswith("-analyze"):
            print(f"={number}", flush=True)
            engine.analyse(rest)
            print(flush=True)
        else:
            print(f"={number} {engine.answer(name, rest)}\n", flush=True)
        if name == "quit":
            return


if __name__ == "__main__":
    main()
