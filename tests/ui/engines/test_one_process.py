"""Playing, analysing, asking and talking with one engine is one process, and the status line says
in each phase what it does and for whom.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engines.harness import needs_proc
from tests.engines.real import katago
from tests.session import analysis_engine
from tests.ui.engine_person import EnginePerson
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Player
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.ui.engines.engine_status import doing
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.wording import DOT

pytestmark = needs_proc


def known(folder: Path) -> Launch:
    """A small one that goes by that name, so that it analyses by default."""
    program = folder / "katago"
    program.symlink_to(Path(sys.executable).resolve())
    return Launch(str(program), ("-S", "-E", analysis_engine.__file__, "kata"))


@pytest.mark.parametrize("engine", [known, pytest.param(katago, marks=pytest.mark.slow)])
def test_one_process_for_all_and_its_state_in_one_place(
    qtbot: QtBot, tmp_path: Path, engine: Callable[[Path], Launch]
) -> None:
    person = EnginePerson(qtbot)
    pool = person.sessions.pool
    line = person.status_line
    seen: list[str] = []
    pool.changed.connect(lambda: seen.extend(map(doing, pool.running)))

    def wait_until(state: str) -> None:
        """The state comes, and the status line shows it or a later one."""
        shown = line.engines.text
        person.until(lambda: state in seen and shown() == f"Own{DOT}{doing(pool.running[0])}")
        assert sum(bool(each.processId()) for each in pool.findChildren(QProcess)) == 1
        del seen[: seen.index(state) + 1]

    person.start(Player("Ann"), person.attach("Own", engine(tmp_path)))
    wait_until("starting")
    person.click("E5")
    wait_until("choosing a move")
    person.until_turn(2)
    person.action("hint").trigger()
    wait_until("looking for a hint")
    person.action(CommandId.ANALYSE.value).trigger()
    wait_until("analysing")
    person.press("Ctrl+J")
    person.write("name")
    person.press("Return")
    wait_until("running “name”")
    wait_until("analysing")
    (shared,) = pool.running
    assert shared.purposes == {Purpose.PLAY, Purpose.HINT, Purpose.ANALYSE}
    assert [log.name for log in person.sessions.consoles.logs] == ["Own"]
