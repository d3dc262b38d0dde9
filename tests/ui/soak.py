"""Hard positions in a window, offscreen: python -m tests.ui.soak

Prints the longest turn of the event loop for each document, in seconds, when all work is done. A
computation without a bound keeps this process from ending; tests/ui/test_soak.py has the clock.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.person import part, sessions_of
from tromp_gui import application
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.session.idle import IdleWork
from tromp_gui.settings import PROPOSES, Settings
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.view_controller import ViewController

DATA = Path(__file__).parents[1] / "data"
HARD = DATA / "scoring" / "hard_to_read.sgf"
WALK = (
    CommandId.FIRST, CommandId.FORWARD, CommandId.NEXT_BRANCHING, "next-mistake",
    "next-breach", CommandId.NEXT_COMMENT, "thumbnail", CommandId.LAST,
    "former-breach", "former-mistake", CommandId.PREVIOUS_FORK,
    "forbidden-points", CommandId.LAST,
)  # fmt: skip
CLICKS = 8
_LETTERS = 26
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def _point(number: int) -> str:
    """A point of a board of 19×19 as in SGF."""
    return chr(97 + number % 19) + chr(97 + number // 19 % 19)


def _move(turn: int, point: int) -> str:
    return f";{'BW'[turn % 2]}[{_point(point)}]"


def long_game(moves: int) -> str:
    """A game over the whole board again and again, so that moves are illegal and repeat."""
    return f"(;SZ[19]{''.join(_move(n, n * 7) for n in range(moves))})"


def wide_tree(branches: int) -> str:
    """Variations of the first move, each of three moves with a comment and a mistake."""
    lines = (
        f"(;B[{_point(n)}]BM[1];W[{_point(n + 1)}]C[{n}];B[{_point(n + 2)}])"
        for n in range(branches)
    )
    return f"(;SZ[19]{''.join(lines)})"


def branching_game(moves: int) -> str:
    """A line where every move has another variation."""
    text = "".join(f"({_move(n, n * 7)}" for n in range(moves))
    ends = "".join(f")({_move(n, n * 7 + 3)})" for n in reversed(range(moves)))
    return f"(;SZ[19]{text}{ends})"


def full_board() -> str:
    """The largest board with stones on most points, in no order."""
    names = [chr(65 + n) if n < _LETTERS else chr(97 + n - _LETTERS) for n in range(52)]
    points = [col + row for col in names for row in names]
    black = "".join(f"[{p}]" for n, p in enumerate(points) if n * 7919 % 11 < 4)
    white = "".join(f"[{p}]" for n, p in enumerate(points) if 4 <= n * 7919 % 11 < 8)
    return f"(;SZ[52]RU[Japanese]AB{black}AW{white};B[];W[])"


def documents() -> Iterator[tuple[str, str]]:
    """The title and the text of each."""
    freezes, *hard = HARD.read_text().split("(;GM[1]")[1:]
    for rules in RULE_SETS:
        yield f"freezes the count, {rules}", f"(;GM[1]{freezes}".replace("Korean", rules)
    for number, text in enumerate(hard[:10]):
        yield f"hard to read {number}", f"(;GM[1]{text}"
    yield "full board", full_board()
    yield "long game", long_game(20_000)
    yield "wide tree", wide_tree(5_000)
    yield "branching game", branching_game(2_000)


class Room:
    """A window; `longest` is the longest turn of its event loop, in seconds of CPU."""

    def __init__(self) -> None:
        Settings().set(PROPOSES, False)
        self.app = application.make_application(["soak"])
        self.window = application.make_window()
        application.compose(self.window)
        self.window.show()
        self.longest = 0.0

    def act(self, act: Callable[[], object]) -> None:
        """Do something, and all the work that follows from it."""
        begun = time.thread_time()
        act()
        self.longest = max(self.longest, time.thread_time() - begun)
        self._turn()
        while any(isinstance(each, IdleWork) and each.is_busy for each in gc.get_objects()):
            for _ in range(20):
                self._turn()

    def _turn(self) -> None:
        begun = time.thread_time()
        QApplication.processEvents()
        self.longest = max(self.longest, time.thread_time() - begun)

    def visit(self, text: str) -> None:
        """Open a document, walk through it, and count it at its end and in its middle."""
        sessions = sessions_of(self.window)
        record, show = sessions.record, part(self.window, ViewController).set_layout
        self.act(lambda: sessions.files.open_text(text))
        self.act(lambda: show(Layout.REVIEW))
        for name in WALK:
            action = part(self.window, QAction, name)
            if action.isEnabled():
                self.act(action.trigger)
        for depth in (record.depth(), record.depth() * 3 // 4):
            self.act(lambda depth=depth: record.go_to_index(depth))  # type: ignore[misc]
            self.act(lambda: show(Layout.SCORE))
            self.act(part(self.window, QAction, CommandId.COMPARE_COUNT).trigger)
            self._mark()
            self.act(lambda: show(Layout.REVIEW))

    def _mark(self) -> None:
        """Click a few stones of the board."""
        board = self.window.board
        stones = sorted(board.state.black | board.state.white)
        for point in stones[:: len(stones) // CLICKS + 1]:
            place = board.point_position(point)
            self.act(lambda at=place: QTest.mouseClick(board.viewport(), _LEFT, _NONE, at))  # type: ignore[misc]


if __name__ == "__main__":
    room = Room()
    for title, text in documents():
        room.longest = 0.0
        room.visit(text)
        print(f"{title}: {room.longest:.2f} s", flush=True)
    print("all done", flush=True)
    os._exit(0)
