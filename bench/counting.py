"""Counting real games by territory: CPU, moves tried by the reading, memory, and what is not read.

python bench/counting.py [archive] [every], for the last position of every n-th game and for those
after a quarter, half and three quarters of its moves. `archive` is an SGF collection or a .tar.xz
of several, whose games begin with GM and have plain moves only; by default the 30,000 games of
../shared/data/games9d, and every 30th.
"""

from __future__ import annotations

import re
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from tromp_gui.go.board import Board, place
from tromp_gui.go.grid import grid_of
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.scoring import seki
from tromp_gui.scoring.count import count
from tromp_gui.scoring.reading import Readings

ARCHIVE = Path(__file__).parents[2] / "shared" / "data" / "games9d" / "tygem-2007.tar.xz"
_SIZE, _NAME = re.compile(r"SZ\[(\d+)\]"), re.compile(r"GN\[([^]]*)\]")
_MOVE = re.compile(r";([BW])\[([a-s]?[a-s]?)\]")


class Game(NamedTuple):
    """A game of a collection: its number on the server (GN), its size, and its moves by SGF."""

    name: str
    size: int
    moves: tuple[tuple[str, str], ...]


def games_of(archive: Path, every: int = 1) -> Iterator[Game]:
    """Every n-th game of an SGF collection, or of each in a .tar.xz."""
    for text in _texts(archive):
        for game in text.split("(;GM[1]")[1::every]:
            size, name = _SIZE.search(game), _NAME.search(game)
            yield Game(
                name[1] if name else "",
                int(size[1]) if size else 19,
                tuple(_MOVE.findall(game)),
            )


def _texts(archive: Path) -> Iterator[str]:
    if archive.suffix != ".xz":
        yield archive.read_text()
        return
    with tarfile.open(archive) as packed:
        for member in packed:
            if file := packed.extractfile(member):
                yield file.read().decode()


def positions(game: Game) -> list[Board]:
    """The boards after a quarter, half and three quarters of the moves, and the last one."""
    grid, total = grid_of(game.size, game.size), len(game.moves)
    black = white = 0
    wanted, found = {total // 4, total // 2, 3 * total // 4}, []
    for number, (color, move) in enumerate(game.moves):
        if number in wanted:
            found.append(Board(grid, black, white))
        if len(move) == 2:
            col, row = (ord(letter) - ord("a") for letter in move)
            bit = (game.size - 1 - row) * grid.stride + col
            if color == "B":
                black, white = place(grid, black, white, bit)
            else:
                white, black = place(grid, white, black, bit)
    return [*found, Board(grid, black, white)]


class Cost(NamedTuple):
    """What a count cost: seconds of CPU, moves tried; and the number of points not read out."""

    seconds: float
    tried: int
    unread: int


class _Observed(Readings):
    """Keeps the newest readings."""

    newest: Readings

    def __init__(self) -> None:
        super().__init__()
        _Observed.newest = self


def cost(board: Board) -> Cost:
    """Count a board under Japanese rules, with the reasons for its points."""
    begun = process_time()
    score = count(board, RULE_SETS["japanese"])
    assert score.ownership
    seconds = process_time() - begun
    return Cost(seconds, _Observed.newest.tried, score.unread.bit_count())


def observe() -> None:
    """Let `cost` know the moves tried by each count."""
    vars(seki)["Readings"] = _Observed


def main(archive: Path, every: int) -> None:
    """Print the figures, and the games that took longest."""
    import resource  # Windows has no such module

    observe()
    costs: dict[str, list[tuple[Cost, str]]] = {"last positions": [], "middle of the game": []}
    for game in games_of(archive, every):
        *middle, last = positions(game)
        costs["last positions"].append((cost(last), game.name))
        costs["middle of the game"] += ((cost(board), game.name) for board in middle)
    for title, found in costs.items():
        usual = median(each.seconds for each, _ in found)
        slowest, name = max(found)
        times = slowest.seconds / usual
        print(
            f"{title}: {len(found)}, median {1000 * usual:.1f} ms,"
            f" slowest {1000 * slowest.seconds:.0f} ms ({times:.0f} times; game {name});"
            f" {sum(each.unread > 0 for each, _ in found)} with a group not read out"
        )
        hard = sorted(found, key=lambda each: each[0].tried)[-12:]
        print("  most moves tried:", ", ".join(f"{name} {each.tried}" for each, name in hard))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"peak memory {peak} MB")


if __name__ == "__main__":
    given = sys.argv[1:]
    source = Path(given[0]) if given else ARCHIVE
    if not source.is_file():
        sys.exit(f"{source} is not here" if given else 0)
    main(source, int(given[1]) if len(given) > 1 else 30)
