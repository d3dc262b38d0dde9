"""Many games scored: one core, two, and sgfmill doing the same work.

sgfmill reads each game, replays it with a set of all grids, and counts the area.

usage: python bench/many.py [GAMES] [SIDE]
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from sgfmill import boards, sgf

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.batch.generated import games

RATIO = 1.85
"""How much faster two free cores are to be than one, for 10,000 games."""


def mill(data: bytes) -> int:
    """Black's lead in area on the board, and every grid compared with those before."""
    game = sgf.Sgf_game.from_bytes(data)
    board = boards.Board(game.get_size())
    seen = {_grid(board)}
    for node in game.get_main_sequence():
        color, point = node.get_move()
        if color is not None and point is not None and board.get(*point) is None:
            board.play(*point, color)
            grid = _grid(board)
            _ = grid in seen
            seen.add(grid)
    return int(board.area_score())


def _grid(board: boards.Board) -> tuple[tuple[str | None, ...], ...]:
    return tuple(map(tuple, board.board))


def scored(folder: Path, jobs: int) -> tuple[float, float, bytes]:
    """Seconds, CPU seconds of all processes, and the output of `tromp-gui score`."""
    command = [sys.executable, "-m", "tromp_gui", "score", str(folder), "--jobs", str(jobs)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    done = subprocess.run(
        [*command, "--format", "json"], env=environment, stdout=subprocess.PIPE, check=False
    )
    after, seconds = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter() - start
    return seconds, after.ru_utime - before.ru_utime, done.stdout


def main() -> None:
    """Print the table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    side = int(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        there = list(games(number, side=side))
        for place, data in enumerate(there):
            (folder / f"{place:06}.sgf").write_bytes(data)
        one, cpu, expected = scored(folder, 1)
        two, _, found = scored(folder, 2)
    start = process_time()
    for data in there:
        mill(data)
    peer = process_time() - start
    assert found == expected
    print(f"{number} games, one process: {one:.1f} s, CPU {1000 * cpu / number:.2f} ms a game")
    print(f"sgfmill: CPU {1000 * peer / number:.2f} ms a game, {peer / cpu:.2f} times as much")
    print(f"two processes: {two:.1f} s, {one / two:.2f} times as fast (aim: {RATIO})")


if __name__ == "__main__":
    main()
