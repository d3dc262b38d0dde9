"""The way to the loudspeaker. The one importer of QtMultimedia: on the first sound, not before."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtMultimedia import QMediaDevices, QSoundEffect


class QtSpeaker(QObject):
    """Plays short files, each read once. Silent, and no trouble, where no device is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[Path, QSoundEffect] = {}
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._look)
        self._look()

    def _look(self) -> None:
        self._is_there = not QMediaDevices.defaultAudioOutput().isNull()

    def play(self, file: Path, volume: float) -> None:
        """Begin to play a WAV file; `volume` from 0 to 1, as loud as people hear it."""
        if not self._is_there:
            return
        if file not in self._effects:
            effect = self._effects[file] = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(file)))
        self._effects[file].setVolume(volume * volume)
        self._effects[file].play()
