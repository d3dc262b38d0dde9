"""Mutations of real files, and properties that must hold for the results.

usage: python -m tests.sgf.fuzz COUNT [SEED]
"""

from __future__ import annotations

import random
import re
import signal
import sys
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import TypeAlias

from sgfmill import sgf_grammar

from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import Collection, GameError, SgfError
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write_as

COPIED = Path(__file__).parents[1] / "data" / "sgf"
SHARED = Path(__file__).parents[3] / "shared" / "data" / "sgf"
TOKENS = (
    b"(", b")", b";", b"[", b"]", b"\\", b"(;", b"B[aa]", b"AW[ab:cd]", b"C[", b"\0", b"\xff",
    b"\x81\x5c", "黒".encode(), b":", b"\n", b"SZ[5]", b"CA[gbk]", b"GM[1]", b"((((", b"))))",
)  # fmt: skip
TOO_LONG = re.compile(rb"[A-Za-z]{65}")
"""An identifier that sgfmill refuses."""
HEADER = ("FF", "GM", "CA", "AP", "SZ")
LONGEST_READING = 20
Content: TypeAlias = list[list[tuple[int, Properties]]]
"""Games, nodes in pre-order: the parent's place and the properties."""
A_BATCH = 500


class TooSlow(Exception):
    """One input took longer than LONGEST_READING seconds."""


def corpus() -> list[bytes]:
    """The real files, including the shared ones if present."""
    folder = SHARED if SHARED.is_dir() else COPIED
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return [data for path in files if 0 < len(data := path.read_bytes()) < 5000]


def mutated(seeds: list[bytes], choose: random.Random) -> bytes:
    """A seed with one to eight cuts, copies, swaps, tokens or random bytes in it."""
    data = bytearray(choose.choice(seeds))
    for _ in range(choose.randint(1, 8)):
        at, to = sorted(choose.choices(range(len(data) + 1), k=2))
        way = choose.randrange(6)
        if way == 0:
            del data[at : min(to, at + 40)]
        elif way == 1:
            data[at:at] = choose.choice(TOKENS) * choose.choice((1, 1, 1, 30))
        elif way == 2:
            other = choose.choice(seeds)
            data[at:at] = other[len(other) // 3 :][: choose.randint(1, 200)]
        elif way == 3:
            data[to:to] = data[at:to][:300]
        elif way == 4:
            del data[to:]
        elif choose.random() < 0.5 and data:
            data[at % len(data)] = choose.randrange(256)
    return bytes(data)


def check(data: bytes) -> str:
    """Read, read every property, write and read again; returns a word for the kind of input. Raises
    for any problem.
    """
    try:
        collection = read(data)
    except SgfError as error:
        return error.problem.value
    assert all(each.line >= 1 and each.column >= 1 for each in collection.repairs)
    games = [game.tree if isinstance(game, GameError) else game for game in collection.games]
    before = content(games)
    written = write_as(games, collection.save_encoding)
    assert written.is_same
    again = read(written.data)
    if written.encoding == "utf-8" and not TOO_LONG.search(written.data):
        assert count(again) == sgfmill_count(written.data.removeprefix(BOM_UTF8))
    after = content([each.tree if isinstance(each, GameError) else each for each in again.games])
    assert before == after
    return "repaired" if collection.repairs else "well"


def content(trees: list[Tree]) -> Content:
    """Depth and properties of each node, without what the writer sets."""
    return [list(nodes(tree)) for tree in trees]


def nodes(tree: Tree) -> Iterator[tuple[int, Properties]]:
    """Parent and properties of each node in pre-order, by number."""
    numbers = {}
    for number, node in enumerate(tree):
        numbers[node.id] = number
        properties = node.properties
        assert tuple(properties) == node.identifiers
        if node.parent is None:
            properties = {k: v for k, v in properties.items() if k not in HEADER}
        yield numbers[node.parent.id] if node.parent else -1, properties


def count(collection: Collection) -> int:
    """How many nodes there are."""
    games = [game.tree if isinstance(game, GameError) else game for game in collection.games]
    return sum(1 for game in games for _ in game)


def sgfmill_count(data: bytes) -> int:
    """How many nodes sgfmill's tokeniser finds."""
    total, waiting = 0, list(sgf_grammar.parse_sgf_collection(data))
    while waiting:
        part = waiting.pop()
        total += len(part.sequence)
        waiting += part.children
    return total


def batch(seed: int) -> tuple[Counter[str], list[tuple[str, bytes]]]:
    """Check A_BATCH inputs; returns what they were, and the failures with their input."""
    seeds, choose = corpus(), random.Random(seed)
    signal.signal(signal.SIGALRM, _too_slow)
    kinds: Counter[str] = Counter()
    failures = []
    for _ in range(A_BATCH):
        data = mutated(seeds, choose)
        signal.alarm(LONGEST_READING)
        try:
            kinds[check(data)] += 1
        except Exception as error:
            failures.append((repr(error)[:300], data))
        finally:
            signal.alarm(0)
    return kinds, failures


def _too_slow(number: int, frame: FrameType | None) -> None:
    raise TooSlow


def run(total: int, seed: int, processes: int = 1) -> tuple[Counter[str], list[tuple[str, bytes]]]:
    """Check `total` inputs in separate processes; prints progress on stderr."""
    kinds: Counter[str] = Counter()
    failures: list[tuple[str, bytes]] = []
    with get_context("spawn").Pool(processes, maxtasksperchild=50) as pool:
        seeds = range(seed, seed + -(-total // A_BATCH))
        for some, wrong in pool.imap_unordered(batch, seeds):
            kinds += some
            failures += wrong
            print(kinds.total(), len(failures), dict(kinds), file=sys.stderr, flush=True)
    return kinds, failures


if __name__ == "__main__":
    found, wrong = run(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0]))
    print(sum(found.values()), dict(found))
    for message, data in wrong[:20]:
        print(message, data[:2000])
    sys.exit(bool(wrong))
