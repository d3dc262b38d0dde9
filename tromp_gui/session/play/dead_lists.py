"""Engines that take part in the agreement: each proposes a list of dead stones and keeps to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.verdict import STATUS_LIST, read_verdict
from tromp_gui.match import agreement, opinion
from tromp_gui.match.actions import Denied
from tromp_gui.match.match import Match
from tromp_gui.match.opinion import Difference
from tromp_gui.match.phases import Agreeing, AgreementMode, Mediating, Phase
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.idle import single_shot
from tromp_gui.session.play.opponents import Opponents

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.work import EngineAnswer

_NONE: frozenset[Point] = frozenset()


class DeadLists(QObject):
    """Asks the engines which stones are dead when an agreement opens, and agrees or disagrees for
    them.

    It may take as long as a move. An engine without such a command says that nothing is dead
    (Tromp page, "Considerations"); one that has not answered says nothing.
    Signal: `changed()` an engine was asked, a list arrived or was dropped.
    """

    changed = Signal()

    def __init__(
        self, match: MatchSession, opponents: Opponents, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match, self._opponents = match, opponents
        self._asked_at: int | None = None
        self._round = 0
        self._has_proposed = False
        self._asked: set[Color] = set()
        self._lists: dict[Color, frozenset[Point] | None] = {}
        self._soon = single_shot(self, self._speak)
        match.phase_changed.connect(self._on_phase_changed)
        opponents.changed.connect(self._ask)

    def list_of(self, color: Color) -> frozenset[Point] | None:
        """The stones that the engine of a colour considers dead; None before it has answered."""
        return self._lists.get(color)

    @property
    def awaited(self) -> frozenset[Color]:
        """The engines that have not answered yet."""
        return frozenset(self._asked - self._lists.keys())

    def give_up(self) -> frozenset[Color]:
        """Wait no longer; returns the engines that make no statement."""
        silent = self.awaited
        for color in silent:
            self._lists[color] = None
            if (session := self._opponents.player_engines.session(color)) is not None:
                session.stop_thinking()
        self._soon.start(0)
        return silent

    def difference(self) -> tuple[Color, Difference] | None:
        """Where the marks of a shared list differ from an engine's list."""
        match, phase = self._match.match, self._match.phase
        if (
            match is None
            or not isinstance(phase, Agreeing)
            or phase.mode is not AgreementMode.SHARED
        ):
            return None
        for color, dead in self._lists.items():
            if color in self._match.people or dead is None:
                continue
            differs = opinion.difference(match, dead)
            if differs is not None:
                return color, differs
        return None

    def _on_phase_changed(self, phase: Phase | None) -> None:
        match = self._match.match
        if match is None or not isinstance(phase, Agreeing):
            self._forget()
            if isinstance(phase, Mediating) and not self._match.people:
                self._soon.start(0)
            return
        if self._asked_at != match.node:
            self._forget()
            self._asked_at = match.node
        self._ask()
        self._soon.start(0)

    def _forget(self) -> None:
        had_any = bool(self._asked)
        self._round += 1  # answers to what was asked before are void
        self._asked_at, self._has_proposed, self._asked, self._lists = None, False, set(), {}
        if had_any:
            self.changed.emit()

    def _ask(self) -> None:
        """Ask each engine that has not been asked yet, or was restarted since."""
        if self._asked_at is None:
            return
        from tromp_gui.session.engine.work import UNLIMITED

        for color in Color:
            session = self._opponents.player_engines.session(color)
            if color in self._asked or session is None or session.state is EngineState.FAILED:
                continue
            target = self._opponents.target(color)
            if target is not None:
                self._asked.add(color)
                told = partial(self._listed, self._round, color, session)
                session.question(target.about_dead_stones(), (STATUS_LIST,), told, UNLIMITED)
                self.changed.emit()

    def _listed(
        self, asked_in: int, color: Color, session: EngineSession, told: EngineAnswer | None
    ) -> None:
        position = self._match.game_position
        if self._round != asked_in or position is None or color in self._lists:
            return
        is_lost = session.state in (EngineState.FAILED, EngineState.STOPPED)
        if is_lost or session is not self._opponents.player_engines.session(color):
            self._asked.discard(color)
            return
        verdict = read_verdict(position.board, STATUS_LIST, told.text if told else "")
        self._lists[color] = verdict.dead if verdict else _NONE
        self.changed.emit()
        self._soon.start(0)

    def _speak(self) -> None:
        """Let one engine say one thing; the consequences are handled next."""
        if not self._opponents.may_act:
            return
        match, position = self._match.match, self._match.game_position
        if match is None or position is None:
            return
        if isinstance(self._match.phase, Mediating) and not self._match.people:
            self._match.say_for_engine(agreement.play_on, True)  # no third party is at hand
        for color, dead in self._lists.items():
            if color in self._match.people:
                continue
            verb = partial(_said, color=color, dead=dead, proposes=not self._has_proposed)
            if verb(match, position) is not match:
                self._has_proposed = True
                self._match.say_for_engine(verb, self._opponents.extends_previous)
                return
        self._has_proposed = self._has_proposed or bool(self._lists)


def _said(
    match: Match, position: Position, color: Color, dead: frozenset[Point] | None, proposes: bool
) -> Match | Denied:
    """The game after an engine's next statement: its list, once, that it agrees, or none."""
    first: Match | Denied = match
    if proposes and dead is not None:
        first = opinion.proposed(match, position, color, dead)
    if isinstance(first, Denied):
        return first
    return opinion.spoken(first, position, color, dead) or first
