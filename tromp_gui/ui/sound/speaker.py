"""Plays sounds with a program of the system: no sound library is needed.

Sounds are short, so each is played by a process of its own (`paplay`, `pw-play`, `aplay`,
`afplay`), or by Windows itself. `qt_speaker` is used instead if QtMultimedia is installed.
"""

from __future__ import annotations

import array
import os
import shutil
import sys
import wave
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTemporaryDir

if sys.platform == "win32":
    import winsound

_AT_ONCE = 8
"""The maximum number of sounds played at the same time."""

_PLAYERS = (("paplay",), ("pw-play",), ("aplay", "-q"), ("afplay",))
"""Commands that play a WAV file: PulseAudio, PipeWire, ALSA, macOS."""


class Silence(Enum):
    """Why no sound can be played."""

    NO_PLAYER = "no program that plays sounds"
    NO_DEVICE = "no device to play them on"


class Speaker(Protocol):
    """Plays sound files."""

    @property
    def silence(self) -> Silence | None:
        """Why no sound can be played; None if sounds work."""

    def play(self, file: Path, volume: float) -> None:
        """Start playing a WAV file; `volume` is the perceived loudness, from 0 to 1."""


def players() -> list[tuple[str, ...]]:
    """The installed commands that play a file, the preferred one first."""
    return [player for player in _PLAYERS if shutil.which(player[0])]


def usual_speaker() -> Speaker:
    """The speaker for this system, without further libraries."""
    return WindowsSpeaker() if sys.platform == "win32" else CommandSpeaker(players())


class CommandSpeaker(QObject):
    """Plays each sound with a command; a command that fails is replaced by the next for good."""

    def __init__(self, commands: Sequence[tuple[str, ...]]) -> None:
        super().__init__()
        self._commands = list(commands)
        self.silence: Silence | None = None if self._commands else Silence.NO_PLAYER
        self._quieter = Quieter()
        self._playing: dict[QObject, tuple[tuple[str, ...], str]] = {}
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._stop_all)

    def play(self, file: Path, volume: float) -> None:
        if self._commands and len(self._playing) < _AT_ONCE:
            self._start(self._commands[0], str(self._quieter.of(file, volume)))

    def _start(self, command: tuple[str, ...], file: str) -> None:
        process = QProcess(self)
        process.setProcessEnvironment(_environment())
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        # Bound methods, because a connection would keep a lambda, and with it this speaker, until
        # the process is deleted, and deleting the speaker would delete the process again.
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._playing[process] = (command, file)
        process.start(command[0], [*command[1:], file])

    def _on_finished(self, code: int) -> None:
        self._end(has_failed=code != 0)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._end(has_failed=True)

    def _end(self, has_failed: bool) -> None:
        """Forget the process that sent the signal; if it failed, try the next command."""
        process = self.sender()
        command, file = self._playing.pop(process)
        process.deleteLater()
        if has_failed and command in self._commands:
            self._commands.remove(command)
            if self._commands:
                self._start(self._commands[0], file)
            else:
                self.silence = Silence.NO_DEVICE

    def _stop_all(self) -> None:
        """Stop all sounds at exit, because Qt would warn about running processes."""
        self._commands = []
        for process in self.findChildren(QProcess):
            process.kill()
            process.waitForFinished(500)


class WindowsSpeaker(QObject):
    """Plays through Windows, one sound at a time: a new one ends the previous."""

    def __init__(self) -> None:
        super().__init__()
        self.silence: Silence | None = None
        self._quieter = Quieter()

    def play(self, file: Path, volume: float) -> None:
        if sys.platform == "win32":
            how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(self._quieter.of(file, volume)), how)
            except RuntimeError:
                self.silence = Silence.NO_DEVICE


class Quieter:
    """Quieter copies of WAV files, each made once: not every command has a volume."""

    def __init__(self) -> None:
        self._folder: QTemporaryDir | None = None

    def of(self, file: Path, volume: float) -> Path:
        """The file at this perceived volume (0 to 1); the file itself at full volume."""
        percent = round(100 * volume)
        if percent >= 100:
            return file
        if self._folder is None:
            self._folder = QTemporaryDir()
        copy = Path(self._folder.filePath(f"{file.stem}-at-{percent}.wav"))
        if not copy.exists():
            _write_quieter(file, copy, (percent / 100) ** 2)
        return copy


def _write_quieter(file: Path, copy: Path, factor: float) -> None:
    """Write a WAV file of 16-bit samples with each sample multiplied by `factor`."""
    with wave.open(str(file)) as source:
        parameters, frames = source.getparams(), source.readframes(source.getnframes())
    samples = array.array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array.array("h", [int(factor * sample) for sample in samples])
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(copy), "wb") as target:
        target.setparams(parameters)
        target.writeframes(samples.tobytes())


def _environment() -> QProcessEnvironment:
    """The environment without the library path that a frozen program sets for itself."""
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        environment.insert("LD_LIBRARY_PATH", os.environ.get("LD_LIBRARY_PATH_ORIG", ""))
    return environment
