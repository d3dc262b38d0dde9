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
    from tromp_gui.session.engine.work import EngineAnswer

_NONE: frozenset[Point] = frozenset()


class DeadLists(QObject):
    """Asks the engines which stones are dead when an agreement opens, and agrees or disagrees for
    them.

    An engine without a list says that nothing is dead (Tromp page, "Considerations").
    Signal: `changed()` a list arrived or was dropped.
    """

    changed = Signal()

    def __init__(
        self, match: MatchSession, opponents: Opponents, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match, self._opponents = match, opponents
        self._asked_at: int | None = None
        self._has_proposed = False
        self._asked: set[Color] = set()
        self._lists: dict[Color, frozenset[Point]] = {}
        self._soon = single_shot(self, self._speak)
        match.phase_changed.connect(self._on_phase_changed)
        opponents.changed.connect(self._ask)

    def list_of(self, color: Color) -> frozenset[Point] | None:
        """The stones that the engine of a colour considers dead; None before it has answered."""
        return self._lists.get(color)

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
            if color in self._match.people:
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
        self._asked_at, self._has_proposed, self._asked = None, False, set()
        if self._lists:
            self._lists = {}
            self.changed.emit()

    def _ask(self) -> None:
        """Ask each engine that has not been asked yet, or was restarted since."""
        node = self._asked_at
        if node is None:
            return
        for color in Color:
            session = self._opponents.player_engines.session(color)
            if color in self._asked or session is None or session.state is EngineState.FAILED:
                continue
            target = self._opponents.target(color)
            if target is not None:
                self._asked.add(color)
                listed = partial(self._listed, color, node)
                session.question(target.about_dead_stones(), (STATUS_LIST,), listed)

    def _listed(self, color: Color, node: int, told: EngineAnswer | None) -> None:
        position, session = self._match.game_position, self._opponents.player_engines.session(color)
        if self._asked_at != node or position is None or session is None:
            return
        if told is None and session.state is EngineState.FAILED:
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
    match: Match, position: Position, color: Color, dead: frozenset[Point], proposes: bool
) -> Match | Denied:
    """The game after an engine's next statement: its list, once, that it agrees, or none."""
    first = opinion.proposed(match, position, color, dead) if proposes else match
    if isinstance(first, Denied):
        return first
    return opinion.spoken(first, position, color, dead) or first
