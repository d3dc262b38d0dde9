"""Which sounds are played when, and that a computer without a loudspeaker is only silent."""

from __future__ import annotations

import os
import subprocess
import sys
import wave
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.session.table import WHITE, Table
from tromp_gui.settings import SOUNDS, VOLUME, Settings
from tromp_gui.ui.sound.sounds import Sound, SoundController, sound_of_turn, variants
from tromp_gui.ui.sound.speaker import Silence, Speaker


class Listener:
    """A speaker that records what it should play."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.volumes: list[float] = []
        self.silence: Silence | None = None

    def play(self, file: Path, volume: float) -> None:
        self.heard.append(file.stem)
        self.volumes.append(volume)

    @property
    def kinds(self) -> list[str]:
        """The sounds, without the number of their variant."""
        return [name.rstrip("-0123456789") for name in self.heard]


class Room:
    """A table with a listener; the speaker is created when first needed."""

    def __init__(self) -> None:
        self.table, self.settings = Table.game(), Settings()
        self.listener, self.made = Listener(), 0
        self.controller = SoundController(
            self.table.record, self.table.match, self.settings, self._make
        )

    def _make(self) -> Speaker:
        self.made += 1
        return self.listener


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


def test_a_stone_is_heard_after_it_is_painted(room: Room, qtbot: QtBot) -> None:
    room.table.play("C3")
    assert room.listener.heard == []
    qtbot.waitUntil(lambda: room.listener.kinds == ["stone"])


def test_the_speaker_is_made_for_the_first_sound(room: Room, qtbot: QtBot) -> None:
    assert room.made == 0
    room.table.play("C3 D3")
    qtbot.waitUntil(lambda: len(room.listener.heard) == 2)
    assert room.made == 1


def test_consecutive_stones_sound_different(room: Room, qtbot: QtBot) -> None:
    room.table.play("A1 B1 A2 B2 A3 B3 C5 D5")
    qtbot.waitUntil(lambda: len(room.listener.heard) == 8)
    heard = room.listener.heard
    assert all(one != next_ for one, next_ in pairwise(heard))


def test_a_capture_has_its_sound(room: Room, qtbot: QtBot) -> None:
    room.table.play("A2 A1 B1")
    qtbot.waitUntil(lambda: room.listener.kinds == ["stone", "stone", "capture-one"])


@pytest.mark.parametrize(
    ("stones", "sound"),
    [
        (None, Sound.PASS),
        (0, Sound.STONE),
        (1, Sound.CAPTURE_ONE),
        (2, Sound.CAPTURE_FEW),
        (5, Sound.CAPTURE_FEW),
        (6, Sound.CAPTURE_MANY),
        (80, Sound.CAPTURE_MANY),
    ],
)
def test_larger_captures_have_fuller_sounds(stones: int | None, sound: Sound) -> None:
    assert sound_of_turn(stones) is sound


def test_passes_and_the_end_are_heard(room: Room, qtbot: QtBot) -> None:
    room.table.play("C3 pass")
    qtbot.waitUntil(lambda: room.listener.kinds == ["stone", "pass"])
    room.table.match.resign(WHITE)
    qtbot.waitUntil(lambda: room.listener.kinds[2:] == ["end"])


def test_navigation_and_undo_are_silent(room: Room, qtbot: QtBot) -> None:
    room.table.play("C3")
    qtbot.waitUntil(lambda: len(room.listener.heard) == 1)
    room.table.record.step(-1)
    room.table.record.step(1)
    room.table.record.undo()
    QCoreApplication.processEvents()
    assert len(room.listener.heard) == 1


def test_mute_and_volume_are_kept(room: Room, qtbot: QtBot) -> None:
    room.settings.set(VOLUME, 40)
    room.controller.toggle()
    room.table.play("C3")
    QCoreApplication.processEvents()
    assert room.made == 0
    assert not Settings().get(SOUNDS)
    room.controller.toggle()
    qtbot.waitUntil(lambda: room.listener.kinds == ["stone"])
    assert room.listener.volumes == [pytest.approx(0.4)]


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_has_its_files(sound: Sound) -> None:
    files = variants(sound)
    assert len(files) == (5 if sound is Sound.STONE else 2 if "capture" in sound.value else 1)
    for file in files:
        with wave.open(str(file)) as sound_file:
            assert sound_file.getframerate() == 44_100
            assert 0.05 < sound_file.getnframes() / sound_file.getframerate() < 1.6


REAL = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from tromp_gui.ui.sound.sounds import _best_speaker
app = QCoreApplication([])
speaker = _best_speaker()
for file in sorted(Path(sys.argv[1]).glob("*.wav")):
    speaker.play(file, 0.7)
QTimer.singleShot(50, app.quit)
app.exec()
print("done")
"""


def test_without_a_loudspeaker_nothing_is_reported() -> None:
    folder = str(variants(Sound.PASS)[0].parent)
    environment = {**os.environ, "PULSE_SERVER": "unix:/nonexistent"}
    command = [sys.executable, "-c", REAL, folder]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == ("done", "")
