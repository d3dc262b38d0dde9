"""Cyclic garbage ends in the thread of the event loop."""

from __future__ import annotations

import subprocess
import sys
import threading
import weakref

from pytestqt.qtbot import QtBot


class Knot:
    """An object that only the garbage collector can end."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_ends_in_the_thread_of_the_event_loop(qtbot: QtBot) -> None:
    """Another thread makes so many objects that Python would collect there."""
    ended: list[threading.Thread] = []
    knot = Knot()
    weakref.finalize(knot, lambda: ended.append(threading.current_thread()))
    del knot

    def busy() -> None:
        for _ in range(100_000):
            Knot()

    thread = threading.Thread(target=busy)
    thread.start()
    thread.join()
    assert not ended
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [threading.main_thread()]


def test_in_the_program_python_never_collects_by_itself() -> None:
    code = (
        "import gc, tromp_gui.application as made\n"
        "made.run = lambda app, files: print(gc.isenabled()) or 0\n"
        "from tromp_gui.cli.main import main\n"
        "main([])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "False\n", done.stderr
