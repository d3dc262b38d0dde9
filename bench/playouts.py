"""Playouts a second on one core, from the empty board: compiled, uncompiled, and plain chance.

Plain chance is the least that a playout in ordinary Python can do: legal moves at random that fill
no eye, without patterns or tactics. Beside them @sabaki/deadstones (Rust compiled to wasm) in node
where DEADSTONES names a folder in which it was installed. Trust the ratios.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import ownership
from tromp_gui.go.board import Board, after_each
from tromp_gui.go.grid import Grid, grid_of

SIDES = (9, 13, 19)
ROUNDS = 5
SCRIPT = Path(__file__).with_suffix(".mjs")


def per_second(side: int, playouts: int) -> float:
    """Playouts of the kernel a second, the median of some rounds."""
    board, rates = Board.empty(side, side), []
    ownership(board, 2)
    for seed in range(ROUNDS):
        begun = process_time()
        ownership(board, playouts, seed)
        rates.append(playouts / (process_time() - begun))
    return median(rates)


def uncompiled(side: int) -> float:
    """The same functions as ordinary Python, in a process of their own."""
    run = subprocess.run(
        [sys.executable, __file__, str(side)],
        env={**os.environ, "TROMP_GUI_UNCOMPILED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def by_chance(side: int, seconds: float = 1.0) -> float:
    """Playouts of plain chance over the rules' own board."""
    grid, played, begun = grid_of(side, side), 0, process_time()
    while process_time() - begun < seconds:
        _play_by_chance(grid)
        played += 1
    return played / (process_time() - begun)


def _play_by_chance(grid: Grid) -> None:
    own = other = passes = turns = 0
    while passes < 2 and turns < 3 * grid.rows * grid.columns:
        moves = [
            (mine, theirs)
            for single, mine, theirs in after_each(grid, own, other, False)
            if grid.beside(single) & grid.full & ~own
        ]
        turns += 1
        passes = 0 if moves else passes + 1
        mine, theirs = random.choice(moves) if moves else (own, other)
        own, other = theirs, mine


def deadstones() -> dict[int, float] | str:
    """Playouts a second of @sabaki/deadstones by side, or why there are none."""
    node = shutil.which("node")
    if node is None:
        return "node is not here"
    run = subprocess.run([node, str(SCRIPT), *map(str, SIDES)], capture_output=True, text=True)
    if run.returncode:
        return run.stderr.strip()
    return {int(side): float(rate) for side, rate in json.loads(run.stdout).items()}


def main() -> None:
    """Print the table."""
    if len(sys.argv) > 1:
        print(per_second(int(sys.argv[1]), 40))
        return
    theirs = deadstones()
    if isinstance(theirs, str):
        print(f"@sabaki/deadstones: left out, {theirs}")
    print("playouts a second   kernel  uncompiled  plain chance  deadstones")
    for side in SIDES:
        rate = per_second(side, 400_000 // side**2) if IS_COMPILED else 0.0
        wasm = theirs.get(side, 0.0) if isinstance(theirs, dict) else 0.0
        print(
            f"{f'{side}x{side}':<17}{rate:9,.0f}{uncompiled(side):12,.0f}{by_chance(side):14,.0f}"
            f"{wasm:12,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
