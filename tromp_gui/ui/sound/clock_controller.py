"""The clock in the window: pausing, the sound of the last seconds, the end of time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.match.clock import OnTime
from tromp_gui.match.phases import Finished
from tromp_gui.session.game.clock_session import LOW
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.ui.shell.actions import Command, CommandId
from tromp_gui.ui.sound.sounds import Sound, SoundController
from tromp_gui.wording import color_name


class ClockController(QObject):
    """Signal: `reported(str)`, a sentence about the clock."""

    reported = Signal(str)

    def __init__(self, match: MatchSession, sounds: SoundController) -> None:
        super().__init__(sounds)
        self._match, self._clock, self._sounds = match, match.clock, sounds
        self._heard: int | None = None
        self._clock.ticked.connect(self._on_ticked)
        self._clock.flag_fell.connect(self._on_fell)

    def rows(self) -> list[Command]:
        return [
            Command(CommandId.PAUSE_CLOCK, self.tr("Pause the cloc&k"), ("Ctrl+T",), self.toggle,
                enabled=self._can_pause, checked=lambda: self._can_pause() and self._is_paused()),
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

    def _is_paused(self) -> bool:
        return self._clock.is_paused

    def _can_pause(self) -> bool:
        """Whether a clock is running, or paused during someone's turn."""
        clocks = self._clock.clocks
        is_over = isinstance(self._match.phase, Finished)
        return clocks is not None and clocks.running is not None and not is_over

    def _on_ticked(self) -> None:
        """Play a sound once for each of the last seconds."""
        color, clocks = self._clock.running, self._clock.clocks
        clock = clocks.of(color) if clocks and color else None
        second = None
        if clock is not None and 0 < clock.left <= LOW:
            second = -(-clock.left // 1000)
        if second is not None and second != self._heard:
            self._sounds.play(Sound.CLOCK)
        self._heard = second

    def _on_fell(self, color: Color) -> None:
        match = self._match.match
        if match is not None and match.clocks is not None and match.clocks.on_time is OnTime.WARNS:
            text = self.tr("{color} is out of time. The game continues, as you chose.")
            self.reported.emit(text.format(color=color_name(color)))
            self._sounds.play(Sound.END)
