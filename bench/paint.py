"""What painting the board costs, as ratios: python bench/paint.py [--side 1000] [--rounds 40]

Blocks of full repaints and of single moves are taken by turns in one process, and medians are
compared. The
targets are those of the project: a move at most 0.1 of a full repaint, a full repaint of a board
as high as a 4K screen within 8.3 ms (a frame at 120 Hz).
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.stones import stone_image
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.board.wood import wood_image

STONES, SIZE, BLOCKS = 250, 19, 5


class CountingView(BoardView):
    """A board that counts its paintings."""

    paintings = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt asks."""
        self.paintings += 1
        super().paintEvent(event)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--side", type=int, nargs="+", default=[750, 1000, 2160])
    arguments = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    print(
        f"{'side':>6} {'full ms':>9} {'move ms':>9} {'move/full':>10} {'anew ms':>9} {'wood ms':>9}"
    )
    for side in arguments.side:
        print_row(app, side, arguments.rounds)


def print_row(app: object, side: int, rounds: int) -> None:
    """Measure one size."""
    assert isinstance(app, QApplication)
    points = [Point(row, col) for row in range(SIZE) for col in range(SIZE)]
    random.Random(3).shuffle(points)
    black, white = frozenset(points[:STONES:2]), frozenset(points[1:STONES:2])
    start = BoardState(SIZE, SIZE, black, white, last_move=points[0])
    view = CountingView()
    view.resize(side, side)
    view.show_state(start)
    view.show()
    app.processEvents()
    full, move = [], []
    for _ in range(BLOCKS):
        full += [timed(view.viewport().repaint) for _ in range(rounds)]
        app.processEvents()
        for played in points[STONES : STONES + rounds]:
            after = replace(start, black=black | {played}, last_move=played)
            move += [show_timed(app, view, after), show_timed(app, view, start)]
    anew, wood = timed(lambda: render_anew(view)), timed(lambda: render_wood(view))
    one, whole = statistics.median(move), statistics.median(full)
    print(
        f"{side:>6} {whole:>9.2f} {one:>9.3f} {one / whole:>10.3f} {anew:>9.1f} {wood:>9.1f}"
        f"   {'reached' if one <= 0.1 * whole and whole <= 8.3 else 'NOT reached'}"
    )


def show_timed(app: QApplication, view: CountingView, state: BoardState) -> float:
    """Milliseconds until a state is shown and painted."""
    before = view.paintings

    def show() -> None:
        view.show_state(state)
        app.processEvents()

    taken = timed(show)
    assert view.paintings > before
    return taken


def render_anew(view: BoardView) -> None:
    """What a new size costs once a resize rests: wood, stones, everything."""
    wood_image.cache_clear()
    stone_image.cache_clear()
    view.set_coordinates(True)
    view.viewport().repaint()


def render_wood(view: BoardView) -> None:
    """The wood alone."""
    wood_image.cache_clear()
    view._sheet.wood()


def timed(work: Callable[[], object]) -> float:
    """Milliseconds that `work` takes."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    main()
