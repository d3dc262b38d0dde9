"""SGF: reading and writing beside sgfmill on one generated file, as ratios in one process.

Where node and its package @sabaki/sgf are found (NODE_PATH, or bench/node_modules), that too.

usage: python bench/sgf.py [NODES] [ROUNDS]
"""

from __future__ import annotations

import gc
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sgfmill import sgf

from tromp_gui.record.node import Tree
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write

SABAKI = """
const {readFileSync} = require("fs"), {performance} = require("perf_hooks")
const {parse} = require("@sabaki/sgf")
const [path, rounds] = process.argv.slice(-2)
for (let round = 0; round < +rounds; round++) {
  const start = performance.now()
  if (parse(readFileSync(path, "utf8")).length !== 1) throw Error("one game was expected")
  console.log((performance.now() - start) / 1000)
}
"""
LETTERS = "abcdefghijklmnopqrs"
WORDS = ("Black", "White", "sente", "thin", "ladder", "cut", "corner", "定石", "先手", "Zürich")
TARGET_TIME = 0.3
TARGET_MEMORY = 4.0


def generated(nodes: int, seed: int = 7) -> bytes:
    """A game of many nested variations, with comments, labels and marks; about 56 bytes a node."""
    choose = random.Random(seed)
    parts = ["(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]PB[Black]PW[White]"]
    depth, closed = 1, False
    for number in range(nodes - 1):
        if closed or choose.random() < 0.1:
            parts.append("(")
            depth += 1
        parts.append(_node(choose, "BW"[number % 2]))
        closed = False
        while depth > 1 and choose.random() < 0.15:
            parts.append(")")
            depth, closed = depth - 1, True
    return "".join([*parts, ")" * depth, "\n"]).encode()


def _node(choose: random.Random, color: str) -> str:
    def point() -> str:
        return choose.choice(LETTERS) + choose.choice(LETTERS)

    text = f";{color}[{point()}]"
    if choose.random() < 0.22:
        text += "C[{}]".format(" ".join(choose.choices(WORDS, k=choose.randint(6, 60))))
    if choose.random() < 0.12:
        text += "".join(f"{mark}[{point()}]" for mark in choose.sample(["TR", "SQ", "MA", "CR"], 2))
    if choose.random() < 0.08:
        text += "LB" + "".join(f"[{point()}:{letter}]" for letter in "ABC")
    return text


def read_only(data: bytes) -> Tree:
    """Our reader: the tree, nodes still raw."""
    game = read(data).games[0]
    assert isinstance(game, Tree)
    return game


def read_every_property(data: bytes) -> int:
    """Our reader, then every property of every node; returns how many there are."""
    return sum(len(node.properties) for node in read_only(data))


def sgfmill_every_property(data: bytes) -> int:
    """The same by sgfmill."""
    count = 0
    waiting = [sgf.Sgf_game.from_bytes(data).get_root()]
    while waiting:
        node = waiting.pop()
        for identifier in node.properties():
            node.get(identifier)
            count += 1
        waiting.extend(node)
    return count


def seconds(work: Callable[[], object]) -> float:
    """How long one run takes."""
    gc.collect()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def resident() -> int:
    """Resident bytes of this process (Linux)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def resident_growth(path: str) -> None:
    """Print by how many times the file's size this process grows when it holds the game."""
    data = Path(path).read_bytes()
    read_only(data[:0] + b"(;)")
    size, before = len(data), resident()
    game = read_only(data)
    print((resident() - before) / size if game is not None else 0)


def sabaki_seconds(path: str, rounds: int) -> float | str:
    """The median time in which @sabaki/sgf parses a file, or why there is none.

    It recurses into variations, so it is given almost all of the stack.
    """
    node = shutil.which("node")
    if node is None:
        return "node was not found"
    paths = [os.environ.get("NODE_PATH", ""), str(Path(__file__).parent / "node_modules")]
    environment = {**os.environ, "NODE_PATH": os.pathsep.join(filter(None, paths))}
    command = [node, "--stack-size=7000", "-e", SABAKI, "--", path, str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "Error: " in line]
        return errors[0] if errors else f"it ended with {done.returncode}"
    return statistics.median(map(float, done.stdout.split()))


def main() -> None:
    """Print the table."""
    nodes = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    data = generated(nodes)
    game, peer = read_only(data), sgf.Sgf_game.from_bytes(data)
    assert sum(1 for _ in game) == nodes
    assert read_every_property(data) == sgfmill_every_property(data)
    works: dict[str, Callable[[], object]] = {
        "sgfmill, every property": lambda: sgfmill_every_property(data),
        "read": lambda: read(data),
        "read, every property": lambda: read_every_property(data),
        "sgfmill, write": peer.serialise,
        "write": lambda: write([game]),
    }
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            taken[name].append(seconds(work))
    medians = {name: statistics.median(times) for name, times in taken.items()}
    print(f"{nodes} nodes, {len(data) / 1e6:.2f} MB, {rounds} rounds")
    floor = medians["sgfmill, every property"]
    for name, median in medians.items():
        print(f"{name:26} {median * 1000:8.0f} ms   {median / floor:5.2f} x")
    print(f"target: read at most {TARGET_TIME} x sgfmill reading every property")
    with tempfile.NamedTemporaryFile(suffix=".sgf") as file:
        file.write(data)
        file.flush()
        sabaki = sabaki_seconds(file.name, rounds)
        command = [sys.executable, __file__, "--resident", file.name]
        growth = float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    if isinstance(sabaki, str):
        print(f"@sabaki/sgf was not compared: {sabaki}")
    else:
        print(f"{'@sabaki/sgf, parse':26} {sabaki * 1000:8.0f} ms   {sabaki / floor:5.2f} x")
    print(f"memory {growth:.2f} x the file; target: at most {TARGET_MEMORY} x")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--resident"]:
        resident_growth(sys.argv[2])
    else:
        main()
