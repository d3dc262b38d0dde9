"""Games for the tests of the library: random ones, and real ones if present."""

from __future__ import annotations

import random
from pathlib import Path

from tromp_gui.batch.processes import Processes
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.library.importing import Update
from tromp_gui.library.index import Index
from tromp_gui.sgf.values import SgfCodec

SHARED = Path(__file__).parents[3] / "shared" / "data" / "sgf"


def sgf(rows: int, columns: int, turns: int, seed: int, root: str = "", handicap: int = 0) -> str:
    """A legal game of random turns, a few of them passes."""
    choose = random.Random(seed)
    position = Position.start(Board.empty(rows, columns))
    codec = SgfCodec(rows, columns)
    nodes = ""
    if handicap:
        points = choose.sample(position.legal_points(), handicap)
        board = position.board._replace(black=position.grid.set_of(points))
        position = Position.start(board, to_play=WHITE)
        root += f"HA[{handicap}]AB" + "".join(f"[{codec.format_point(each)}]" for each in points)
    for _ in range(turns):
        points = position.legal_points()
        point = choose.choice(points) if points and choose.random() < 0.97 else None
        nodes += f";{position.to_play.value}[{codec.format_point(point)}]"
        position = position.play(Turn(position.to_play, point))
    return f"(;GM[1]FF[4]CA[UTF-8]SZ[{columns}:{rows}]{root}{nodes})"


def update(index: Path, *folders: Path, jobs: int = 0) -> Update:
    """Update an index from folders, in this process or in others."""
    opened = Index.open(index)
    pool = Processes(jobs) if jobs else None
    try:
        work = Update(opened, [str(folder) for folder in folders], pool)
        work.run()
    finally:
        opened.close()
        if pool is not None:
            pool.close()
    return work


BLACK, WHITE = Color.BLACK, Color.WHITE
