"""Mutations of games in foreign formats: each opens or is refused, and reads back as written.

usage: python -m tests.sgf.fuzz_foreign COUNT [SEED [FOLDER]]
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

from tests.sgf.foreign import test_diagram, test_gib, test_ngf, test_ugf
from tests.sgf.fuzz import content
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write

TOKENS = (
    b"\n", b"\r\n", b" ", b"\t", b"0", b"9", b"99999999", b"\0", b"\xff", b"\x81\x5c", b"\x1b[0m",
    "黒".encode(), "٣".encode(), b"X", b"O1", b"| ", b". ", b"?", b"$$", b"> ", b"A B C", b"[Data]",
    b"[ReviewNode]", b"NODE,2,1,", b"VARIATION,", b"VARIATIONEND,", b".Comment,1", b"\\]", b"\\[",
    b"\\RS", b"\\GS", b"\\[REFGIBO=", b"STO 0 2 1 ", b"PMABB", b"GI", b"[EndTxt]", b"]", b"\\",
)  # fmt: skip
SEEDS: dict[str, list[str]] = {
    "gib": [test_gib.game(handicap=3), test_gib.NEW],
    "ngf": [test_ngf.game(), "2\n" + test_ngf.MOVES],
    "ugf": [test_ugf.game(), test_ugf.game() + test_ugf.REVIEW],
    "diagram": [
        test_diagram.KO, *(path.read_text() for path in sorted(test_diagram.PRINTED.glob("*.txt"))),
        "$$W9m15 Cut\n$$  -----------\n$$ | . 2 a X . |\n$$ | X 1 O C . |\n$$  -----------\n",
    ],
}  # fmt: skip
LONGEST = 5000


def mutated(seeds: list[bytes], choose: random.Random) -> bytes:
    """A seed with one to six cuts, copies, tokens or other bytes in it."""
    data = bytearray(choose.choice(seeds))
    for _ in range(choose.randint(1, 6)):
        at, to = sorted(choose.choices(range(len(data) + 1), k=2))
        way = choose.randrange(5)
        if way == 0:
            del data[at : min(to, at + 30)]
        elif way == 1:
            data[at:at] = choose.choice(TOKENS) * choose.choice((1, 1, 1, 20))
        elif way == 2:
            data[to:to] = data[at:to][:200]
        elif way == 3 and data:
            data[at % len(data)] = choose.randrange(256)
        else:
            other = choose.choice(seeds)
            data[at:at] = other[len(other) // 3 :][: choose.randint(1, 100)]
    return bytes(data)


def check(data: bytes) -> str:
    """Open, write and read again; returns what the input was. Raises for any problem."""
    try:
        collection = read_any(data)
    except SgfError as error:
        return error.problem.value
    assert all(each.line >= 1 and each.column >= 1 for each in collection.repairs)
    trees = [each for each in collection.games if isinstance(each, Tree)]
    again = read(write(trees), encoding="utf-8")
    assert content(trees) == content([each for each in again.games if isinstance(each, Tree)])
    return collection.form.value


def run(form: str, count: int, seed: int, more: list[bytes]) -> Counter[str]:
    """Check this many mutations of a format; raises with the input at the first problem."""
    choose, kinds = random.Random(seed), Counter[str]()
    seeds = [*(each.encode() for each in SEEDS[form]), *more]
    for _ in range(count):
        data = mutated(seeds, choose)
        try:
            kinds[check(data)] += 1
        except Exception as error:
            raise AssertionError(f"{form}, seed {seed}: {data!r}") from error
    return kinds


if __name__ == "__main__":
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    files = Path(sys.argv[3]).iterdir() if len(sys.argv) > 3 else ()
    real = [(path.suffix[1:], path.read_bytes()[:LONGEST]) for path in files]
    for form in SEEDS:
        more = [data for ending, data in real if ending.replace("ugi", "ugf") == form]
        print(form, dict(run(form, int(sys.argv[1]), seed, more)), flush=True)
