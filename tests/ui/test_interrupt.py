"""Ctrl+C in the terminal, and a missing working folder, with the program as a process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no such signal there")

PLAYED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from tromp_gui import application
from tromp_gui.go.point import Point
from tromp_gui.session.game.match_session import MatchSession

signal.signal(SIGNAL, signal.SIG_DFL)  # a shell in the background has the tests ignore it
opened = application._open

def open_and_play(app, window, *given):
    composition = opened(app, window, *given)
    window.findChild(MatchSession).play(Point(4, 4))
    window.may_close = lambda: sys.exit("the window asked")
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), SIGNAL))
    return composition

application._open = open_and_play
sys.exit(application.run(application.make_application([]), []))
"""
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_the_window_and_keeps_its_journal(number: int, tmp_path: Path) -> None:
    """The window once stayed open."""
    code = PLAYED.replace("SIGNAL", str(int(number)))
    ended = subprocess.run(
        [sys.executable, "-c", code], env=_environment(tmp_path), capture_output=True, timeout=120
    )
    assert ended.returncode == 128 + number, ended.stderr.decode()
    assert b"Traceback" not in ended.stderr
    (steps,) = tmp_path.rglob("journal/*/steps")
    assert steps.stat().st_size > 0


DELETED = """
import os, sys
os.rmdir(os.getcwd())
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel
from tromp_gui import application
from tromp_gui.ui.shell.status import StatusLine

opened = application._open

def open_and_wait(app, window, *given):
    composition = opened(app, window, *given)
    QTimer.singleShot(0, lambda: app.exit(0))
    print(*[label.text() for label in window.findChild(StatusLine).findChildren(QLabel)])
    return composition

application._open = open_and_wait
sys.exit(application.run(application.make_application([]), ["game.sgf"]))
"""


def test_a_relative_file_where_the_working_folder_is_gone(tmp_path: Path) -> None:
    """The program once crashed at start."""
    gone = tmp_path / "gone"
    gone.mkdir()
    ended = subprocess.run(
        [sys.executable, "-c", DELETED],
        env=_environment(tmp_path),
        cwd=gone,
        capture_output=True,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr.decode()
    assert b"game.sgf" in ended.stdout
    assert b"Traceback" not in ended.stderr


def _environment(home: Path) -> dict[str, str]:
    own = {name: str(home / name) for name in FOLDERS}
    path = str(Path(__file__).parents[2])
    return {**os.environ, **own, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path}
