"""A file of 100 000 nodes, from the window to the whole tree: python bench/loading.py [ROUNDS]

Offscreen, each figure from processes of their own in turn (medians): the time and the CPU time from
the start of the process to the first board without a file and with it on the command line (there
the game's own first position), and to the tree complete; the resident memory the file adds; while
it is read into a window that is already, and while it is saved, the worst lateness of a timer of
5 ms, and the longest turn of the event loop in CPU time, which counts where others use the machine;
and the CPU time of the work that goes on after reading (every node's legality).

Then in one process the time of a step with the key held down (the step and its painting), in a
line of 3600 moves and in the large tree, and of a move played at the end of a line in both.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sgf import generated, resident  # type: ignore[import-not-found]  # beside this file

from tromp_gui import application
from tromp_gui.go.point import Point
from tromp_gui.record.edits import SetProperty
from tromp_gui.sgf.reader import read
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.tree.controller import TreeController
from tromp_gui.ui.tree.tree_view import TreeView
from tromp_gui.ui.window.composition import WindowComposition

NODES = 100_000
LONG = 3600
TICK = 0.005

Figures: TypeAlias = dict[str, float]


def milliseconds(since: float) -> float:
    """How long ago `since` (of `time.time`) is."""
    return (time.time() - since) * 1000


def turn() -> float:
    """Process pending events; returns the milliseconds of CPU that the main thread took."""
    begun = time.thread_time()
    QApplication.processEvents()
    return 1000 * (time.thread_time() - begun)


def whole(view: TreeView, nodes: int) -> bool:
    """Whether the tree shows its last node."""
    return view.shows(nodes - 1)


def start(begun: float, path: str) -> None:
    """Start the program like a person; prints when the board and the tree were shown."""
    told: Figures = {}
    paint, show = BoardView.paintEvent, TreeView.show_layout

    def painted(self: BoardView, event: object) -> None:
        paint(self, event)  # type: ignore[arg-type]  # handed on as it came
        if not path or self.state.rows == 19:
            told.setdefault("board", milliseconds(begun))
            told.setdefault("board CPU", 1000 * time.process_time())
            if not path:
                finish()

    def shown(self: TreeView, *given: object) -> None:
        show(self, *given)  # type: ignore[arg-type]  # handed on as it came
        if whole(self, NODES):
            told["tree"] = milliseconds(begun)
            told["tree CPU"] = 1000 * time.process_time()
            QTimer.singleShot(50, finish)

    def finish() -> None:
        print(json.dumps({**told, "resident": resident()}), flush=True)
        os._exit(0)

    setattr(BoardView, "paintEvent", painted)  # noqa: B010  # mypy knows no patched methods
    setattr(TreeView, "show_layout", shown)  # noqa: B010
    application.run(application.make_application([]), [path] if path else [])


class Room:
    """A window on the screen."""

    def __init__(self) -> None:
        self.app = application.make_application(["bench"])
        self.window = application.make_window()
        self.composition: WindowComposition = application.compose(self.window)
        self.window.show()
        self.composition.view.set_layout(Layout.REVIEW)
        self.composition.sessions.files.open_text(
            "(;SZ[19];B[dd];W[pp])"
        )  # fonts and wood are there
        self.settle()

    @property
    def draws_tree(self) -> bool:
        """Whether the tree is still being laid out."""
        controller = self.window.findChild(TreeController)
        assert isinstance(controller, TreeController)
        return controller.is_busy

    def settle(self) -> None:
        """Process all pending work."""
        for _ in range(5):
            self.app.processEvents()


def lag(path: str) -> None:
    """Print the worst lateness of a 5 ms timer while a file is read, and the slowest parts."""
    room = Room()
    late, last = [0.0], [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        late.append(now - last[0] - TICK)
        last[0] = now

    timer = QTimer()
    timer.setInterval(int(TICK * 1000))
    timer.timeout.connect(tick)
    timer.start()
    before, begun = resident(), time.perf_counter()
    room.composition.file.open_path(Path(path))
    view, turns = room.composition.tree_panel.view, [0.0]
    while not whole(view, NODES):
        turns.append(turn())
    taken = time.perf_counter() - begun
    room.settle()
    worst = [1000 * each for each in sorted(late)[-5:]]
    figures = {"lag": worst[-1], "second": worst[-2], "whole": 1000 * taken}
    figures["turn"] = max(turns)
    grown = (resident() - before) / os.path.getsize(path)
    begun = time.process_time()
    while room.draws_tree:
        QApplication.processEvents()
    figures["after"] = time.process_time() - begun
    figures |= save(room, late)
    print(json.dumps({**figures, "frames": len(late), "memory": grown}), flush=True)
    os._exit(0)


def save(room: Room, late: list[float]) -> Figures:
    """What the window does while the large file, changed, is saved to another place."""
    record, files = room.composition.sessions.record, room.composition.sessions.files
    record.edit("comment", SetProperty(record.cursor.id, "C", ("changed",)))
    room.settle()
    del late[1:]
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        files.save(Path(folder) / "saved.sgf")
        turns = [0.0]
        while files.is_saving or record.is_modified:
            turns.append(turn())
        taken = time.perf_counter() - begun
        room.settle()
    return {"saving": 1000 * max(late), "saved": 1000 * taken, "save turn": max(turns)}


def walk(path: str) -> None:
    """Print the time of a step and of a move, in a long line and in the large tree."""
    room = Room()
    record = room.composition.sessions.record
    told: Figures = {}
    for name, data in (("line", long_line(LONG)), ("tree", Path(path).read_bytes())):
        record.open(read(data).games[0])  # type: ignore[arg-type]  # a game with a board
        tree = record.tree
        deep = max(tree, key=lambda node: node.id)
        while deep.first_child is not None:
            deep = deep.first_child
        room.settle()
        while room.draws_tree:
            QApplication.processEvents()
        record.go_to(deep)
        record.go_to_index(record.depth() // 2)
        room.settle()
        told[f"step, {name}"] = timed(lambda: record.step(1), 60)
        record.go_to(deep)
        room.settle()
        points = [Point(i // 19, i % 19) for i in range(361)]
        told[f"move, {name}"] = timed(partial(play, room, points), 20)
    print(json.dumps(told), flush=True)
    os._exit(0)


def play(room: Room, points: list[Point]) -> None:
    """The next legal move."""
    match = room.composition.sessions.match
    before = room.composition.sessions.record.cursor
    while room.composition.sessions.record.cursor is before:
        match.play(points.pop())


def timed(act: Callable[[], object], times: int) -> float:
    """Milliseconds of CPU (median) of an act and all the painting that follows from it."""
    taken = []
    for _ in range(times):
        begun = time.process_time()
        act()
        QApplication.processEvents()
        taken.append((time.process_time() - begun) * 1000)
    return statistics.median(taken)


def long_line(moves: int) -> bytes:
    """A game of one line, repeatedly over the board."""
    places = [chr(97 + i % 19) + chr(97 + i // 19) for i in range(361)]
    nodes = [f";{'BW'[i % 2]}[{places[i * 7 % 361]}]" for i in range(moves)]
    return f"(;SZ[19]{''.join(nodes)})".encode()


def asked(*arguments: str) -> Figures:
    """What another process of this bench prints."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
        command = [sys.executable, __file__, *arguments]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    """Print the figures."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.sgf"
        path.write_bytes(generated(NODES))
        size = path.stat().st_size
        rows: dict[str, list[Figures]] = {"bare": [], "file": [], "lag": []}
        for _ in range(rounds):
            rows["bare"].append(asked("--start", repr(time.time()), ""))
            rows["file"].append(asked("--start", repr(time.time()), str(path)))
            rows["lag"].append(asked("--lag", str(path)))
        steps = asked("--walk", str(path))
    report(rows, size)
    for name, taken in steps.items():
        print(f"{name:12} {taken:6.1f} ms")


def report(rows: dict[str, list[Figures]], size: int) -> None:
    """Print what loading costs, against its targets."""

    def middle(row: str, name: str) -> float:
        return statistics.median(each[name] for each in rows[row])

    bare, board, tree = middle("bare", "board"), middle("file", "board"), middle("file", "tree")
    print(f"{NODES} nodes, {size / 1e6:.2f} MB, {len(rows['lag'])} rounds")
    print(f"first board without a file {bare:.0f} ms, the file's own {board:.0f} ms: "
          f"{board / bare:.2f} x (to reach 1.15)")  # fmt: skip
    print(f"tree complete {tree:.0f} ms: {tree / bare:.2f} x (to reach 1.8)")
    used, board, tree = (
        middle("bare", "board CPU"), middle("file", "board CPU"), middle("file", "tree CPU")
    )  # fmt: skip
    print(f"in CPU time: {used:.0f} ms, {board / used:.2f} x, {tree / used:.2f} x")
    print(f"in a window that stands: whole after {middle('lag', 'whole'):.0f} ms, "
          f"memory {middle('lag', 'memory'):.1f} x the file")  # fmt: skip
    print(f"work after that: {middle('lag', 'after'):.1f} s of CPU (to reach 1.5)")
    print(f"worst lateness of a {TICK * 1000:.0f} ms timer: {middle('lag', 'lag'):.0f} ms, "
          f"then {middle('lag', 'second'):.0f} ms; "
          f"longest turn {middle('lag', 'turn'):.0f} ms of CPU (to reach 16)")  # fmt: skip
    print(f"saving it: {middle('lag', 'saved'):.0f} ms, "
          f"worst lateness {middle('lag', 'saving'):.0f} ms; "
          f"longest turn {middle('lag', 'save turn'):.0f} ms of CPU (to reach 16)")  # fmt: skip


if __name__ == "__main__":
    kind, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    if kind == "--start":
        start(float(rest[0]), rest[1])
    elif kind == "--lag":
        lag(rest[0])
    elif kind == "--walk":
        walk(rest[0])
    else:
        main()
