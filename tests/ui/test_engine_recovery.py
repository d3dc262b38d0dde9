"""The program is killed while an engine is thinking: no engine is left, and the game is
restored.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.ui.engine_person import WHITE, EnginePerson
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.match.player import BuiltIn, Level
from tromp_gui.ui.files.dialogs import RecoveryDialog

pytestmark = pytest.mark.xvfb

ROOT = Path(__file__).resolve().parents[2]


def is_there(process: int) -> bool:
    """Whether a process is running; not if it has ended but was not waited for."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def kill_in_mid_game() -> int:
    """Start a game in another process, kill it while the engine is thinking; return the engine's
    process id.
    """
    command = (sys.executable, "-m", "tests.session.engine_victim")
    victim = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert victim.stdout is not None
    engine = int(victim.stdout.readline())
    victim.kill()
    victim.communicate()
    return engine


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc here")
def test_a_restored_game_asks_the_engine_again(qtbot: QtBot) -> None:
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")
    engine = kill_in_mid_game()
    qtbot.waitUntil(lambda: not is_there(engine))
    person = EnginePerson(qtbot)
    person.offer_recovery()
    person.dialog(RecoveryDialog)
    person.press("Return")
    assert person.board.state.black == {parse_vertex("E5", 9, 9)}
    person.until_turn(2)
    match = person.match.match
    assert match is not None
    assert match.player(WHITE).engine == BuiltIn(Level.FULL)
