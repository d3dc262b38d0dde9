"""Sounds through QtMultimedia, if it is installed (`pip install tromp-gui[sound]`).

The only module that imports QtMultimedia; imported for the first sound.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

from tromp_gui.ui.sound.speaker import Silence


class QtSpeaker(QObject):
    """Plays short files, each read once; sounds can overlap, a new device is used at once."""

    def __init__(self) -> None:
        super().__init__()
        self._effects: dict[Path, QSoundEffect] = {}
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._find_device)
        self._find_device()

    def _find_device(self) -> None:
        has_none = QMediaDevices.defaultAudioOutput().isNull()
        self.silence: Silence | None = Silence.NO_DEVICE if has_none else None

    def play(self, file: Path, volume: float) -> None:
        """Start playing a WAV file; `volume` is the perceived loudness, from 0 to 1."""
        if self.silence is not None:
            return
        if file not in self._effects:
            effect = self._effects[file] = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(file)))
        self._effects[file].setVolume(volume * volume)
        self._effects[file].play()
