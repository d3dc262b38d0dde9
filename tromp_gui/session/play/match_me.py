"""*Match me*: keeps the level of the computer on each board size, and follows the results."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.match.matching import (
    Size,
    Standing,
    Standings,
    format_standings,
    parse_standings,
    standing_at,
    with_standing,
)
from tromp_gui.match.phases import Finished, Outcome
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import MATCHES, STANDINGS, Settings


class MatchMe(QObject):
    """Counts the games of one person against the built-in engine without handicap, except those
    given up in the first moves. A result that is undone does not count.

    Signal: `changed()` a game was counted, or no longer counts.
    """

    changed = Signal()

    def __init__(self, record: RecordSession, match: MatchSession, settings: Settings) -> None:
        super().__init__()
        self._record, self._match, self._settings = record, match, settings
        self._seen = self._outcome
        self._before: Standings | None = None
        record.opened.connect(self._start_over)
        match.phase_changed.connect(self._on_phase_changed)

    @property
    def is_on(self) -> bool:
        """Whether the level follows the results."""
        return self._settings.get(MATCHES)

    def turn(self, on: bool) -> None:
        """Let the level follow the results, or not."""
        self._settings.set(MATCHES, on)

    def standing(self, size: Size) -> Standing:
        """The level for the next game on a board, and the results at it."""
        return standing_at(self._standings, size)

    def choose(self, size: Size, level: Level) -> None:
        """Play at this level on a board from now on."""
        if self.standing(size).level is not level:
            self._keep(with_standing(self._standings, size, Standing(level)))

    def play_at(self, size: Size, *players: Player) -> None:
        """The same for the level of the one of these players who is the built-in engine."""
        levels = [each.engine.level for each in players if isinstance(each.engine, BuiltIn)]
        if len(levels) == 1:
            self.choose(size, levels[0])

    @property
    def has_counted(self) -> bool:
        """Whether the game shown has just been counted."""
        return self._before is not None

    @property
    def _standings(self) -> Standings:
        return parse_standings(self._settings.get(STANDINGS))

    def _keep(self, standings: Standings) -> None:
        self._settings.set(STANDINGS, format_standings(standings))

    @property
    def _outcome(self) -> Outcome | None:
        phase = self._match.phase
        return phase.outcome if isinstance(phase, Finished) else None

    def _start_over(self) -> None:
        self._seen, self._before = self._outcome, None

    def _on_phase_changed(self) -> None:
        outcome = self._outcome
        if outcome == self._seen:
            return
        self._seen = outcome
        if self._before is not None:
            self._keep(self._before)
            self._before = None
        won = None if outcome is None else self._won(outcome)
        if won is not None:
            self._count(won)
        self.changed.emit()

    def _won(self, outcome: Outcome) -> bool | None:
        """Whether the one person won a game that counts; None if it does not count."""
        winner, people, match = outcome.result.winner, self._match.people, self._match.match
        if winner is None or len(people) != 1 or match is None or match.handicap:
            return None
        is_trial = outcome.is_trial(self._match.position.turn)
        return None if is_trial or not self.is_on else winner in people

    def _count(self, won: bool) -> None:
        match, tree = self._match.match, self._record.tree
        engines = [match.player(color).engine for color in Color] if match else []
        level = next((each.level for each in engines if isinstance(each, BuiltIn)), None)
        if level is None:
            return
        size, before = (tree.rows, tree.columns), self._standings
        known = standing_at(before, size)
        at = known if known.level is level else Standing(level)
        self._before = before
        self._keep(with_standing(before, size, at.after(won)))
