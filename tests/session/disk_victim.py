"""A process that saves a game, or keeps a journal, on a disk that may fail; it ends as if killed.

Started as `python -m tests.session.disk_victim save FILE` or `… journal`. It prints what a person
would be told, one message per line, and finally `done`.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.session.scribbler import Harness
from tromp_gui.disk import FileProblem
from tromp_gui.go.point import Point
from tromp_gui.session.file import journal, journal_lines
from tromp_gui.wording.files import file_problem

MOVES = 4
FOLDER = "1" * 32
"""The name of the journal's folder."""
_PATIENCE = 3.0


def _save(name: str) -> None:
    harness = Harness()
    harness.files.failed.connect(lambda problem: _tell(f"told: {_sentence(problem)}"))
    harness.files.warned.connect(lambda problem: _tell(f"warned: {_sentence(problem)}"))
    harness.match.play(Point(0, 0))
    if harness.files.save(Path(name)):
        _tell("saved")


def _sentence(problem: object) -> str:
    assert isinstance(problem, FileProblem)
    return file_problem(problem)


def _keep() -> None:
    """Make steps, with time for the journal to check itself."""
    journal._LOOK_MS, journal._RETRY_MS, journal_lines._SYNC_SECONDS = 5, 10, 0.005
    os.urandom = lambda size: bytes.fromhex(FOLDER)
    harness = Harness()
    harness.journal.problem_changed.connect(lambda error: _tell(f"told: {error}"))
    for row in range(MOVES):
        harness.match.play(Point(row, 0))
        _wait(0.02)
    end = time.monotonic() + _PATIENCE
    while not harness.journal.is_synced and time.monotonic() < end:
        _wait(0.01)


def _wait(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.002)


def _tell(text: str) -> None:
    print(text, flush=True)


def main() -> None:
    """Do what the command line says."""
    app = QCoreApplication(["tromp_gui"])
    app.setApplicationName("tromp_gui")
    app.setOrganizationName("tromp_gui")
    if sys.argv[1] == "save":
        _save(sys.argv[2])
    else:
        _keep()
    _tell("done")
    os._exit(0)


if __name__ == "__main__":
    main()
