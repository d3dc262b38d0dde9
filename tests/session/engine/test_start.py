"""Engines that do not start, or not as they should, and how they end: what people are told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import LIMITS, faulty, held, needs_proc
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind, Layer
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.gtp.vertex import MoveKind
from tromp_gui.session.engine.link import LogKind
from tromp_gui.session.engine.work import Limits

NO_LIMITS = Limits(*[24 * 60 * 60 * 1000] * len(Limits._fields))
"""For faults that are reported at once."""
SHORT = LIMITS._replace(reply=400, ending=250, asking=250, starting=200, thinking=150)
"""For engines that never answer in time, however long one waits."""


# At the start --------------------------------------------------------------------------------


def test_a_missing_file_is_told_at_once(harness: Harnesses) -> None:
    place = harness(Launch("/nowhere/engine", ("--mode", "gtp")), NO_LIMITS)
    place.session.start()
    failure = place.wait_for_failure()
    assert failure.kind is FailureKind.NOT_FOUND
    assert failure.layer is Layer.PROCESS
    assert place.session.state is EngineState.FAILED
    assert failure.command == "/nowhere/engine"


def test_a_name_that_is_nowhere_on_the_path_is_told(harness: Harnesses) -> None:
    place = harness(Launch("surely-no-such-engine"))
    place.session.start()
    assert place.wait_for_failure().kind is FailureKind.NOT_FOUND


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
def test_a_file_that_may_not_be_run_is_told(harness: Harnesses, tmp_path: Path) -> None:
    file = tmp_path / "engine"
    file.write_text("#!/bin/sh\n")
    place = harness(Launch(str(file)))
    place.session.start()
    failure = place.wait_for_failure()
    assert (failure.kind, failure.command) == (FailureKind.NOT_EXECUTABLE, str(file))


def test_a_script_whose_interpreter_is_missing_is_told(harness: Harnesses, tmp_path: Path) -> None:
    file = tmp_path / "engine"
    file.write_text("#!/nowhere/python\n")
    file.chmod(0o755)
    place = harness(Launch(str(file)))
    place.session.start()
    assert place.wait_for_failure().kind is FailureKind.NOT_STARTED


def test_a_missing_working_folder_is_told(harness: Harnesses) -> None:
    place = harness(faulty()._replace(folder="/nowhere/at/all"))
    place.session.start()
    assert place.wait_for_failure().kind is FailureKind.NO_FOLDER


def test_an_engine_that_ends_at_once_is_told_with_code_and_last_lines(harness: Harnesses) -> None:
    place = harness(faulty("exits-127"))
    place.session.start()
    failure = place.wait_for_failure()
    assert (failure.kind, failure.exit_code) == (FailureKind.EXITED, 127)
    assert failure.errors == (
        "faulty: error while loading shared libraries: libgo.so: cannot open",
    )


@pytest.mark.parametrize("mode", ["banner", "control", "junk"])
def test_what_comes_before_the_protocol_goes_to_the_log(harness: Harnesses, mode: str) -> None:
    place = harness(faulty(mode))
    place.genmove()
    assert place.wait_for_move().point == Point(0, 0)
    place.sent()
    assert LogKind.STRAY in {line.kind for line in place.log} or mode == "control"


def test_lines_that_end_as_in_windows_are_read(harness: Harnesses) -> None:
    place = harness(faulty("crlf"))
    place.genmove("A1")
    assert place.wait_for_move().point == Point(0, 1)
    assert place.session.profile.knows("final_score")


def test_a_slow_start_is_waited_for_and_told(harness: Harnesses, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    place = harness(held(gate), LIMITS._replace(starting=100))
    place.genmove()
    place.qtbot.waitUntil(lambda: place.slow_starts == 1)
    gate.touch()
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.slow_starts == 1
    assert "tuning, please wait" in [line.text for line in place.log]


def test_the_go_modem_protocol_is_known_by_its_first_bytes(harness: Harnesses) -> None:
    place = harness(faulty("gmp"))
    place.session.start()
    failure = place.wait_for_failure()
    assert (failure.kind, failure.layer) == (FailureKind.GMP, Layer.PROTOCOL)


def test_an_engine_that_never_says_a_word_is_no_failure_but_told(harness: Harnesses) -> None:
    place = harness(faulty("mute"), SHORT)
    place.session.start()
    place.wait_until(EngineState.STARTING)
    place.qtbot.waitUntil(lambda: place.slow_starts == 1)
    assert place.failures == []


def test_an_engine_that_falls_silent_after_its_name_is_given_up(harness: Harnesses) -> None:
    place = harness(faulty("mute-after-name"), SHORT)
    place.session.start()
    failure = place.wait_for_failure()
    assert (failure.kind, failure.command) == (FailureKind.NOT_RESPONDING, "version")


def test_a_refused_start_command_is_a_limit(harness: Harnesses) -> None:
    place = harness(faulty()._replace(commands=("komi 5", "be_brave")))
    place.session.start()
    place.wait_until(EngineState.READY)
    assert place.session.engine.limitations == (Limit(LimitKind.START_COMMAND, "be_brave"),)


# Ending ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["plain", "slow-quit", "ignores-quit", "ignores-all"])
def test_stopping_returns_at_once_and_leaves_nothing(
    harness: Harnesses, qtbot: QtBot, mode: str
) -> None:
    place = harness(faulty(mode))
    place.session.start()
    place.wait_until(EngineState.READY)
    assert len(place.processes()) == 1
    place.session.stop()
    assert place.processes() or mode == "plain", "it has not waited for the end"
    assert place.session.state is EngineState.STOPPED
    qtbot.waitUntil(lambda: not place.processes())
    assert place.failures == []


@pytest.mark.parametrize("mode", ["endless", "ignores-all"])
def test_a_thinking_engine_is_ended_too(harness: Harnesses, qtbot: QtBot, mode: str) -> None:
    place = harness(faulty(mode))
    place.genmove()
    place.wait_until_sent("genmove B")
    place.session.stop()
    qtbot.waitUntil(lambda: not place.processes())


@needs_proc
def test_grandchildren_go_with_their_engine(harness: Harnesses, qtbot: QtBot) -> None:
    place = harness(faulty("grandchild"))
    place.session.start()
    place.wait_until(EngineState.READY)
    assert len(place.processes()) == 2
    place.session.stop()
    qtbot.waitUntil(lambda: not place.processes())


@needs_proc
def test_grandchildren_go_when_their_engine_has_crashed(harness: Harnesses, qtbot: QtBot) -> None:
    script = f"sleep 300 & exec {faulty().program} -S -E {faulty().arguments[2]} segv"
    place = harness(Launch("/bin/sh", ("-c", script)))
    place.genmove()
    place.wait_for_failure()
    qtbot.waitUntil(lambda: not place.processes())


def test_a_started_engine_can_be_stopped_before_it_speaks(harness: Harnesses, qtbot: QtBot) -> None:
    place = harness(faulty("mute"))
    place.session.start()
    place.session.stop()
    qtbot.waitUntil(lambda: not place.processes())
    assert place.states == [EngineState.STARTING, EngineState.STOPPED]


@needs_proc
def test_a_program_that_ends_takes_its_engines_along(tmp_path: Path) -> None:
    """Outside of any test's event loop: the whole program ends while an engine thinks."""
    script = tmp_path / "program.py"
    script.write_text(
        "import sys\n"
        "from PySide6.QtCore import QCoreApplication, QTimer\n"
        "from tromp_gui.gtp.launch import Launch\n"
        "from tromp_gui.gtp.sync import Target\n"
        "from tromp_gui.go.point import Color\n"
        "from tromp_gui.session.engine.session import EngineSession\n"
        "app = QCoreApplication([])\n"
        f"launch = Launch(sys.executable, {faulty('grandchild').arguments!r})\n"
        "session = EngineSession(launch)\n"
        "session.failed.connect(lambda failure: print('failed', failure))\n"
        "session.question(Target(9, 9), ('showboard',), lambda answer: app.quit())\n"
        "app.exec()\n"
    )
    mark = {"TROMP_GUI_TEST_ENGINE": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | mark,
        capture_output=True,
        timeout=120,
        cwd=Path(__file__).parents[3],
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
    marked = str(tmp_path).encode()
    left = [
        entry.name
        for entry in Path("/proc").iterdir()
        if entry.name.isdigit() and marked in _environment(entry)
    ]
    assert left == []


_SLOW_TO_GO = """
import sys, time
def note(text):
    with open(sys.argv[1], "a") as file:
        file.write(text + " ")
print("up", flush=True)
for line in sys.stdin:
    if line.strip() == "quit":
        break
note("asked")
while open(sys.argv[1]).read().count("asked") < 3:
    time.sleep(0.01)
note("gone")
"""
_PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.process import EngineProcess
app = QCoreApplication([])
up = []
def count(data):
    up.append(data)
    if len(up) == 3:
        app.quit()
engines = [EngineProcess() for _ in range(3)]
for engine in engines:
    engine.output_received.connect(count)
    engine.start(Launch(sys.executable, ("-S", "-E", sys.argv[1], sys.argv[2])))
app.exec()
"""


def test_a_program_that_ends_asks_all_its_engines_before_it_waits_for_one(tmp_path: Path) -> None:
    engine, program, notes = (tmp_path / name for name in ("engine.py", "program.py", "notes"))
    engine.write_text(_SLOW_TO_GO)
    program.write_text(_PROGRAM)
    ended = subprocess.run(
        [sys.executable, str(program), str(engine), str(notes)],
        capture_output=True,
        timeout=120,
        cwd=Path(__file__).parents[3],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert notes.read_text().split() == ["asked"] * 3 + ["gone"] * 3


def _environment(entry: Path) -> bytes:
    try:
        return (entry / "environ").read_bytes()
    except OSError:
        return b""
