"""Sounds through the system's player: started, at a volume, replaced if it fails."""

from __future__ import annotations

import array
import stat
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.ui.dialogs.preferences import PreferencesDialog
from tromp_gui.ui.kit.form import FormRow
from tromp_gui.ui.sound.sounds import Sound, SoundController, variants
from tromp_gui.ui.sound.speaker import CommandSpeaker, Quieter, Silence, players

unix = pytest.mark.skipif(sys.platform == "win32", reason="programs that are shell scripts")

PLAYER = """#!/bin/sh
echo "$(basename "$0") $*" >> "{log}"
exit {code}
"""

FILE = variants(Sound.PASS)[0]


class Programs:
    """A folder of players that record their arguments, and may fail."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "log"

    def add(self, name: str, code: int = 0) -> tuple[str, ...]:
        program = self.folder / name
        program.write_text(PLAYER.format(log=self.log, code=code))
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        return (str(program),)

    def heard(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path)


@unix
def test_a_sound_is_played_by_the_first_player(programs: Programs, qtbot: QtBot) -> None:
    speaker = CommandSpeaker([(*programs.add("one"), "-q"), programs.add("two")])
    speaker.play(FILE, 1)
    qtbot.waitUntil(lambda: programs.heard() == [f"one -q {FILE}"])
    assert speaker.silence is None


@unix
def test_a_failing_player_is_replaced_by_the_next(programs: Programs, qtbot: QtBot) -> None:
    absent = (str(programs.folder / "absent"),)
    speaker = CommandSpeaker([absent, programs.add("broken", 1), programs.add("good")])
    speaker.play(FILE, 1)
    qtbot.waitUntil(lambda: programs.heard() == [f"broken {FILE}", f"good {FILE}"])
    speaker.play(FILE, 1)
    qtbot.waitUntil(lambda: programs.heard()[2:] == [f"good {FILE}"])
    assert speaker.silence is None


GONE = """
import gc, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent
from tromp_gui.ui.sound.speaker import CommandSpeaker
app = QCoreApplication([])
for player in ("true", "false", "/absent") * 10:
    CommandSpeaker([(player,), ("true",)]).play(Path("0"), 1)
    ends = QDeadlineTimer(20)
    while not ends.hasExpired():
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.DeferredDelete)
    gc.collect()
"""


@unix
def test_a_speaker_can_be_deleted_during_a_sound() -> None:
    done = subprocess.run([sys.executable, "-c", GONE], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@unix
def test_if_every_player_fails_the_reason_is_known(programs: Programs, qtbot: QtBot) -> None:
    speaker = CommandSpeaker([programs.add("broken", 1)])
    speaker.play(FILE, 1)
    qtbot.waitUntil(lambda: not speaker.findChildren(QProcess))
    assert speaker.silence is Silence.NO_DEVICE
    speaker.play(FILE, 1)
    assert speaker.findChildren(QProcess) == []
    assert len(programs.heard()) == 1


def test_without_a_player_the_reason_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert players() == []
    speaker = CommandSpeaker(players())
    speaker.play(FILE, 1)
    assert speaker.silence is Silence.NO_PLAYER


def samples(file: Path) -> array.array[int]:
    with wave.open(str(file)) as sound:
        return array.array("h", sound.readframes(sound.getnframes()))


def test_a_copy_has_the_requested_volume(qapp: object) -> None:
    quieter = Quieter()
    assert quieter.of(FILE, 1) == FILE
    full, half = samples(FILE), samples(quieter.of(FILE, 0.5))
    assert [int(each / 4) for each in full] == list(half)
    assert quieter.of(FILE, 0.5) == quieter.of(FILE, 0.5)
    assert set(samples(quieter.of(FILE, 0))) == {0}


LEFT = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from tromp_gui.ui.sound.speaker import CommandSpeaker
app = QCoreApplication([])
speaker = CommandSpeaker([("sleep", "3600")])
speaker.play(Path("0"), 1)
QTimer.singleShot(100, app.quit)
app.exec()
"""


@unix
def test_sounds_are_stopped_quietly_at_exit() -> None:
    done = subprocess.run([sys.executable, "-c", LEFT], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


@unix
@pytest.mark.parametrize("has_apt", [True, False])
def test_the_preferences_show_why_no_sound_is_played(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_apt: bool
) -> None:
    person = Person(qtbot)
    monkeypatch.setattr(person.controller(SoundController), "_speaker", CommandSpeaker([]))
    if has_apt:
        Programs(tmp_path).add("apt-get")
    monkeypatch.setenv("PATH", str(tmp_path))
    person.press("Ctrl+,")
    dialog = person.dialog(PreferencesDialog)
    said = [row.error for row in dialog.findChildren(FormRow) if row.error]
    (sentence,) = said
    assert sentence.startswith("Sounds cannot be played")
    assert ("apt-get install pulseaudio-utils" in sentence) is has_apt
