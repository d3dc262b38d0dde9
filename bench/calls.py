"""How many calls of the program's own functions five things take, until the window rests.

usage: python bench/calls.py [FLOW]

Counted with a profiler in a real window on Qt's offscreen platform, so the figures do not depend on
the machine or its load, only on the version. *Upper* are the calls in ui, session and wording. With
a FLOW (click, drop, reply, dead, coordinates) the functions called most often follow.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType

with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = f"{home}/{name}"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
    from PySide6.QtGui import QDropEvent
    from PySide6.QtTest import QTest

    import tromp_gui
    from tromp_gui import application
    from tromp_gui.go.point import Point
    from tromp_gui.match.player import USUAL, BuiltIn, Player
    from tromp_gui.match.setup import Setup
    from tromp_gui.settings import MOTION, PROPOSES, Settings

    ROOT = f"{Path(tromp_gui.__file__).parent}{os.sep}"
    UPPER = tuple(f"{ROOT}{name}{os.sep}" for name in ("ui", "session", "wording"))
    GAME = "(;SZ[19]C[A small game.];B[dd];W[pp];B[dp];W[pd]N[last])"
    _LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

    class Calls:
        """Counts the calls of the program's functions."""

        def __init__(self) -> None:
            self.of: Counter[CodeType] = Counter()

        def note(self, frame: FrameType, event: str, _value: object) -> None:
            """A profiler for `sys.setprofile`."""
            if event == "call" and frame.f_code.co_filename.startswith(ROOT):
                self.of[frame.f_code] += 1

        def told(self) -> str:
            """All calls, those of the upper layers, functions, and files."""
            upper = sum(n for code, n in self.of.items() if code.co_filename.startswith(UPPER))
            files = {code.co_filename for code in self.of}
            return (
                f"{self.of.total()} calls, {upper} upper, {len(self.of)} functions, "
                f"{len(files)} files"
            )

    class Room:
        """A window in which things are done."""

        def __init__(self) -> None:
            for setting in (MOTION, PROPOSES):
                Settings().set(setting, False)
            self.app = application.make_application(sys.argv[:1])
            self.window = application.make_window()
            self.composition = application.compose(self.window)
            self.sessions = self.composition.sessions
            self.window.resize(1280, 800)
            self.window.show()
            self.window.board.setFocus()
            self.rest()

        def rest(self) -> None:
            """Let the window do all that follows."""
            QTest.qWait(400)
            while self.sessions.files.is_opening:
                QTest.qWait(20)

        def begin(self, side: int, white: Player = Player()) -> None:  # noqa: B008  # a value
            """Start a game."""
            self.sessions.match.start(Setup(side, side, white=white))
            self.rest()

        def click(self, row: int, col: int) -> None:
            """Click a point, over which the pointer is already."""
            place = self.window.board.point_position(Point(row, col))
            QTest.mouseClick(self.window.board.viewport(), _LEFT, _NONE, place)

        def hover(self, row: int, col: int) -> None:
            """Move the pointer to a point."""
            viewport = self.window.board.viewport()
            QTest.mouseMove(viewport, self.window.board.point_position(Point(row, col)))
            self.rest()

        def drop(self, path: Path) -> None:
            """Drop a file on the window."""
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(path))])
            event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, _LEFT, _NONE)
            self.window.dropEvent(event)

        def reply(self) -> None:
            """Wait for the engine's move."""
            before = self.sessions.record.cursor
            while self.sessions.record.cursor is before:
                QTest.qWait(20)

        def flows(self) -> Iterator[tuple[str, str, Callable[[], object]]]:
            """Each flow as a name, a description and what to count, when all is prepared for it."""
            self.begin(19)
            self.click(3, 3)
            self.hover(15, 15)
            yield "click", "click → stone, 19×19", lambda: self.click(15, 15)
            path = Path(home) / "small.sgf"
            path.write_text(GAME, encoding="utf-8")
            self.sessions.record.mark_saved()
            self.rest()
            yield "drop", "small SGF dropped → shown", lambda: self.drop(path)
            self.begin(9, Player("", "", BuiltIn(USUAL)))
            self.click(4, 4)  # the engine starts and introduces itself
            self.reply()
            self.rest()
            self.click(2, 4)
            yield "reply", "engine’s reply → stone, 9×9", self.reply
            self.begin(9)
            for row, col in ((2, 2), (6, 6), (2, 6), (6, 2)):
                self.click(row, col)
            for _ in range(2):
                self.sessions.match.play(None)
            self.hover(6, 6)
            yield "dead", "dead chain → ledger, in an agreement", lambda: self.click(6, 6)
            self.begin(19)
            coordinates = self.composition.actions["coordinates"]
            coordinates.trigger()
            self.rest()
            yield "coordinates", "coordinates → redrawn", coordinates.trigger

    def main(wanted: str = "") -> None:
        """Print the figures of each flow."""
        room = Room()
        for flow, title, act in room.flows():
            calls = Calls()
            sys.setprofile(calls.note)
            act()
            room.rest()
            sys.setprofile(None)
            print(f"{title}: {calls.told()}", flush=True)
            if flow == wanted:
                by_file: Counter[str] = Counter()
                for code, count in calls.of.items():
                    by_file[code.co_filename.removeprefix(ROOT)] += count
                for where, count in by_file.most_common(20):
                    print(f"{count:6} {where}")
                for code, count in calls.of.most_common(60):
                    where = code.co_filename.removeprefix(ROOT)
                    print(f"{count:6} {where}: {code.co_qualname}")

    main(*sys.argv[1:2])
    os._exit(0)
