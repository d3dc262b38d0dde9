"""Which sounds are played: stones, captures, passes, the clock; and pausing the clocks."""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, qInstallMessageHandler

from tromp_gui import resources, system
from tromp_gui.go.point import Color
from tromp_gui.match.clock import ByoYomi, Clock, OnTime
from tromp_gui.match.phases import Finished, Phase
from tromp_gui.record.document import Change
from tromp_gui.session.game.clock_session import is_short
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import SOUNDS, VOLUME, Settings
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import color_name

if TYPE_CHECKING:
    from tromp_gui.ui.sound.speaker import Speaker

FEW, MANY = 2, 6
"""The number of stones from which a capture has the sound of several, or of many."""


class Sound(Enum):
    """A sound; its value is the start of its files' names, of which one is chosen each time."""

    STONE = "stone"
    CAPTURE_ONE = "capture-one"
    CAPTURE_FEW = "capture-few"
    CAPTURE_MANY = "capture-many"
    PASS = "pass"
    CLOCK = "clock"
    OVERTIME = "overtime"
    LAST_PERIOD = "last-period"
    END = "end"


def variants(sound: Sound) -> list[Path]:
    """The files of a sound, sorted by name."""
    folder = resources.path("sounds")
    return sorted([*folder.glob(f"{sound.value}.wav"), *folder.glob(f"{sound.value}-[0-9].wav")])


def sound_of_turn(stones: int | None) -> Sound:
    """The sound of a stone that captured `stones`; None is a pass."""
    if stones is None:
        return Sound.PASS
    if not stones:
        return Sound.STONE
    if stones < FEW:
        return Sound.CAPTURE_ONE
    return Sound.CAPTURE_FEW if stones < MANY else Sound.CAPTURE_MANY


def install(parts: Parts) -> SoundController:
    """Add sounds and the clock's command to a window."""
    s = parts.sessions
    sounds = SoundController(s.record, s.match, s.settings, parent=parts.window)
    clock = ClockController(s.match, sounds)
    clock.reported.connect(parts.status.report)
    parts.actions.add([*sounds.rows(), *clock.rows()])
    return sounds


def _best_speaker() -> Speaker:
    """The player of sounds: QtMultimedia if it is installed and loads, else the system's.

    Qt's messages about a system without sound are not shown.
    """
    before = qInstallMessageHandler(lambda *_: None)
    try:
        from tromp_gui.ui.sound.qt_speaker import QtSpeaker

        return QtSpeaker()
    except ImportError:
        from tromp_gui.ui.sound.speaker import usual_speaker

        return usual_speaker()
    finally:
        qInstallMessageHandler(before)


class SoundController(QObject):
    """Plays the sound of each turn and of the end of a game, after the window is painted.

    The speaker is created for the first sound.
    """

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        settings: Settings,
        make_speaker: Callable[[], Speaker] = _best_speaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._settings, self._make_speaker = record, settings, make_speaker
        self._speaker: Speaker | None = None
        self._was_finished = False
        self._last: Path | None = None
        record.changed.connect(self._on_changed)
        match.phase_changed.connect(self._on_phase_changed)

    def rows(self) -> list[Command]:
        return [
            Command("sounds", self.tr("Sou&nds"), ("Ctrl+Shift+V",), self.toggle,
                checked=lambda _: self._settings.get(SOUNDS), menu="view.sounds", in_exercise=True),
        ]  # fmt: skip

    def toggle(self) -> None:
        """Turn sounds on or off; when turned on, a stone is heard."""
        self._settings.set(SOUNDS, not self._settings.get(SOUNDS))
        self.play(Sound.STONE)

    def play(self, sound: Sound) -> None:
        """Play a sound after the window is painted, if sounds are on."""
        if self._settings.get(SOUNDS) and self._settings.get(VOLUME) > 0:
            QTimer.singleShot(0, self, lambda: self._play(sound))

    def why_silent(self) -> str:
        """Why no sound can be played, with the command that helps; '' if sounds work."""
        from tromp_gui.ui.sound.speaker import Silence

        silence = self._made_speaker().silence
        if silence is Silence.NO_DEVICE:
            return self.tr("Sounds cannot be played: no sound device was found.")
        if silence is None:
            return ""
        line = system.install_line(["pulseaudio-utils"])
        if line is None:
            return self.tr("Sounds cannot be played: install paplay, pw-play or aplay.")
        return self.tr("Sounds cannot be played. To install a player, type: {line}").format(
            line=line
        )

    def _made_speaker(self) -> Speaker:
        if self._speaker is None:
            self._speaker = self._make_speaker()
        return self._speaker

    def _play(self, sound: Sound) -> None:
        files = variants(sound)
        others = [file for file in files if file != self._last] or files
        self._last = random.choice(others)
        self._made_speaker().play(self._last, min(self._settings.get(VOLUME), 100) / 100)

    def _on_changed(self, change: Change) -> None:
        if change.leaf is None:
            return
        node = self._record.tree.node(change.leaf)
        at_node = self._record.at_node(node)
        if not at_node.played or node.parent is None:
            return
        is_pass = at_node.played[-1].turn.point is None
        self.play(sound_of_turn(None if is_pass else self._record.captured(node)))

    def _on_phase_changed(self, phase: Phase | None) -> None:
        is_finished = isinstance(phase, Finished)
        if is_finished and not self._was_finished:
            self.play(Sound.END)
        self._was_finished = is_finished


class ClockController(QObject):
    """Signal: `reported(str)`, a sentence about the clock."""

    reported = Signal(str)

    def __init__(self, match: MatchSession, sounds: SoundController) -> None:
        super().__init__(sounds)
        self._match, self._clock, self._sounds = match, match.clock, sounds
        self._heard: int | None = None
        self._before: tuple[Color, Clock] | None = None
        self._clock.ticked.connect(self._on_ticked)
        self._clock.flag_fell.connect(self._on_fell)

    def rows(self) -> list[Command]:
        return [
            Command("pause-clock", self.tr("Pause the cloc&k"), ("Ctrl+T",), self.toggle,
                enabled=self._can_pause,
                checked=lambda now: self._can_pause(now) and self._clock.is_paused,
                menu="game.clock"),
        ]  # fmt: skip

    def toggle(self) -> None:
        if self._clock.is_paused:
            self._clock.go_on()
            self.reported.emit(self.tr("The clock is running."))
        else:
            self._clock.pause()
            self.reported.emit(
                self.tr("The clock is paused. Play a move or press the same key to start it again.")
            )

    def _can_pause(self, now: Situation) -> bool:
        """Whether a clock is running, or paused during someone's turn."""
        clocks = self._clock.clocks
        is_over = isinstance(now.phase, Finished)
        return clocks is not None and clocks.running is not None and not is_over

    def _on_ticked(self) -> None:
        """Play a sound for a person's first and last period, and once for each last second."""
        color, clocks, match = self._clock.running, self._clock.clocks, self._match.match
        clock = clocks.of(color) if clocks and color else None
        is_person = match is not None and color is not None and not match.player(color).engine
        before, self._before = self._before, None
        second = None
        if color is not None and clock is not None and is_person:
            self._before = color, clock
            if before is not None and before[0] is color:
                self._on_period(before[1], clock)
            if is_short(clock) and not clock.is_out:
                second = -(-clock.left // 1000)
        if second is not None and second != self._heard:
            self._sounds.play(Sound.CLOCK)
        self._heard = second

    def _on_period(self, before: Clock, now: Clock) -> None:
        """Tell by ear that the overtime begins, or its last period."""
        if now.is_out or before.overtime == now.overtime:
            return
        if isinstance(now.control, ByoYomi) and now.overtime == 1:
            self._sounds.play(Sound.LAST_PERIOD)
        elif before.overtime is None:
            self._sounds.play(Sound.OVERTIME)

    def _on_fell(self, color: Color) -> None:
        match = self._match.match
        if match is not None and match.clocks is not None and match.clocks.on_time is OnTime.WARNS:
            text = self.tr("{color} is out of time. The game continues, as you chose.")
            self.reported.emit(text.format(color=color_name(color)))
            self._sounds.play(Sound.END)
