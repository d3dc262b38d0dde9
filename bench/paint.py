"""The cost of painting the board, as ratios: python bench/paint.py [--side 1000] [--rounds 40]

Blocks of full repaints and of single moves are taken by turns in one process, and medians are
compared. `hover` is a ghost that goes on by a point, `walk` a game walked through with the key held
down, `drag` a step of a resize while it drags, `anew` what a new size costs once that rests,
`overlay` a report of an engine that changes all of its moves and of its ownership, `report` one
that changes the figures of ten moves and the ownership of eight points (200 of KataGo's after 60
moves changed up to 42 points, half of them at most 3); `turn` is the longest turn of the event loop
of an `overlay`. The targets are those of the project: a move
at most 0.1 of a full repaint, and all that happens often, a full repaint of a board as high as a 4K
screen too, within 8.3 ms (a frame at 120 Hz). `move` holds all that a move takes: finding out what
differs, the event loop, the painting. The first ratio compares paint events alone, like with like:
a full repaint has nothing to find out.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.state import BoardState, CandidateMark, Ghost
from tromp_gui.ui.board.stones import stone_image
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.board.wood import plank
from tromp_gui.ui.look.board_themes import BoardLook

STONES, SIZE, BLOCKS, FRAME = 250, 19, 5, 8.3


class CountingView(BoardView):
    """A board that counts and times its paintings."""

    paintings, painted_ms = 0, 0.0

    @property
    def has_changes(self) -> bool:
        """Whether anything is left to paint."""
        return bool(self._repaints)

    def take_painted(self) -> float:
        """Milliseconds in paint events since this was asked last."""
        taken, self.painted_ms = self.painted_ms, 0.0
        return taken

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt asks."""
        self.paintings += 1
        self.painted_ms += timed(lambda: super(CountingView, self).paintEvent(event))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--side", type=int, nargs="+", default=[750, 1000, 2160])
    arguments = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    heads = ("full", "move", "hover", "walk", "drag", "anew", "wood", "overlay", "turn", "report")
    print(f"{'side':>6}", *(f"{head:>7}" for head in heads), "  ms;  painted, all; slowest/frame")
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
    full, move, full_events, move_events = [], [], [], []
    for _ in range(BLOCKS):
        for _ in range(rounds):
            full.append(timed(view.viewport().repaint))
            full_events.append(view.take_painted())
        app.processEvents()
        view.take_painted()
        for played in points[STONES : STONES + rounds]:
            after = start._replace(black=black | {played}, last_move=played)
            for state in (after, start):
                move.append(show_timed(app, view, state))
                move_events.append(view.take_painted())
    middle = statistics.median
    hover = middle(show_timed(app, view, with_ghost(start, each)) for each in points[STONES:])
    walk = middle(show_timed(app, view, each) for each in walked(points, rounds))
    drag = middle(dragged(view, side - 4 * step) for step in range(1, rounds))
    anew, wood = timed(lambda: render_anew(view)), timed(lambda: render_wood(view))
    one, whole = middle(move), middle(full)
    painting = middle(move_events) / middle(full_events)
    turns = [show_turns(app, view, thinking(start, points, at)) for at in range(rounds)]
    overlay, turn = middle(map(sum, turns)), middle(map(max, turns))
    report = middle(show_timed(app, view, thinking_on(start, points, at)) for at in range(rounds))
    figures = (whole, one, hover, walk, drag, anew, wood, overlay, turn, report)
    slowest = max(*figures[:5], turn, report) / FRAME
    print(
        f"{side:>6}", *(f"{each:>7.2f}" for each in figures),
        f"  {painting:.3f} {'reached' if painting <= 0.1 else 'NOT reached'}, "
        f"{one / whole:.3f} {'reached' if one <= 0.1 * whole else 'NOT reached'},"
        f" {slowest:.2f} {'reached' if slowest <= 1 else 'NOT reached'}",
    )  # fmt: skip


def with_ghost(state: BoardState, point: Point) -> BoardState:
    """The pointer at a point."""
    return state._replace(ghost=Ghost(point, Color.BLACK))


def thinking(state: BoardState, points: list[Point], turn: int) -> BoardState:
    """An engine's report: ten moves and ownership, all different from before."""
    dice = random.Random(turn)
    moves = dice.sample(points[STONES:], 10)
    marks = (
        CandidateMark(point, rank, (str(60 - rank), f"+{turn}.{rank}", f"{turn}k"))
        for rank, point in enumerate(moves)
    )
    owners = {point: dice.uniform(-1, 1) for point in points}
    return state._replace(candidates=tuple(marks), ownership=owners)


def thinking_on(state: BoardState, points: list[Point], turn: int) -> BoardState:
    """A later report on the same moves."""
    first = thinking(state, points, 0)
    marks = (mark._replace(figures=(*mark.figures[:2], f"{turn}k")) for mark in first.candidates)
    changed = dict.fromkeys(points[-turn - 5 : -turn - 1], 1 - 2 * (turn % 2))
    return first._replace(candidates=tuple(marks), ownership={**first.ownership, **changed})


def walked(points: list[Point], moves: int) -> list[BoardState]:
    """The boards after each of the first moves, and back again."""
    there = [
        BoardState(
            SIZE, SIZE, frozenset(points[:at:2]), frozenset(points[1:at:2]), points[at - 1]
        )
        for at in range(100, 100 + moves)
    ]  # fmt: skip
    return there + there[-2::-1]


def dragged(view: CountingView, side: int) -> float:
    """Milliseconds that a step of a resize takes until it is painted, the board scaled."""

    def drag() -> None:
        view.resize(side, side)
        view.viewport().repaint()

    return timed(drag)


def show_timed(app: QApplication, view: CountingView, state: BoardState) -> float:
    """Milliseconds until a state is shown and painted."""
    return sum(show_turns(app, view, state))


def show_turns(app: QApplication, view: CountingView, state: BoardState) -> list[float]:
    """Milliseconds of each turn of the event loop until a state is shown and painted."""
    turns, before = [timed(lambda: view.show_state(state))], view.paintings
    while view.has_changes:
        turns.append(timed(app.processEvents))
    assert view.paintings > before
    return turns


def render_anew(view: BoardView) -> None:
    """Render everything for a new size, after a resize: wood, stones and the rest."""
    plank.cache_clear()
    stone_image.cache_clear()
    view.set_look(BoardLook(view.theme))
    view.viewport().repaint()


def render_wood(view: BoardView) -> None:
    """The wood alone."""
    plank.cache_clear()
    view._layout.wood()


def timed(work: Callable[[], object]) -> float:
    """Milliseconds that `work` takes all threads of this process: others may have the machine."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


if __name__ == "__main__":
    main()
