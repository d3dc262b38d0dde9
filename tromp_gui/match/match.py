"""A live game as one frozen value, and the phase it is in."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Rules
from tromp_gui.match.clock import Clocks
from tromp_gui.match.endings import opens_agreement, pass_kind
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Dispute,
    Finished,
    Mediating,
    Outcome,
    Phase,
    Playing,
    Playout,
    Settlement,
)
from tromp_gui.match.player import Player
from tromp_gui.match.scores import prisoners_at

_NOBODY: frozenset[Color] = frozenset()
_NOTHING: frozenset[Point] = frozenset()


class Offer(NamedTuple):
    """A result that a player has offered (Lasker-Maas: agreed at any point)."""

    result: Result
    by: Color


class Match(NamedTuple):
    """A game being played. `node` is the play node: the current one of the game in its record.

    `black_list` and `white_list` are the stones each player considers dead (one shared list is two
    equal ones) and `agreed` who has confirmed them; `spoken` counts the statements when agreeing in
    turn; `opened_at` is the turn at which the players chose to agree without passes, `resumed_at`
    the one after which they chose to play on; `disputes` are those of the last disagreement,
    `second` what is left to play out; `official` is the node of a pass that its player declared
    official.
    """

    rules: Rules
    komi: Decimal
    handicap: int
    black: Player
    white: Player
    node: int = 0
    mode: AgreementMode = AgreementMode.SHARED
    black_list: frozenset[Point] = _NOTHING
    white_list: frozenset[Point] = _NOTHING
    agreed: frozenset[Color] = _NOBODY
    spoken: int = 0
    opened_at: int | None = None
    resumed_at: int | None = None
    disputes: tuple[Dispute, ...] = ()
    second: Playout | None = None
    official: int | None = None
    offer: Offer | None = None
    clocks: Clocks | None = None
    outcome: Outcome | None = None

    @property
    def marks(self) -> frozenset[Point]:
        """The stones that both players consider dead."""
        return self.black_list & self.white_list

    def player(self, color: Color) -> Player:
        return self.black if color is Color.BLACK else self.white

    def list_of(self, color: Color) -> frozenset[Point]:
        """The stones that this player considers dead."""
        return self.black_list if color is Color.BLACK else self.white_list

    def moved_to(self, node: int) -> Match:
        """The game after a turn, which cancels any agreement so far."""
        return self.cleared()._replace(node=node, official=None)

    def cleared(self) -> Match:
        """The game without marks, confirmations, disputes or offers."""
        return self._replace(
            black_list=_NOTHING,
            white_list=_NOTHING,
            agreed=_NOBODY,
            spoken=0,
            opened_at=None,
            disputes=(),
            second=None,
            offer=None,
        )

    def marked(self, marks: frozenset[Point]) -> Match:
        """The game with these stones on both lists; any change withdraws confirmations."""
        return self.listed(Color.BLACK, marks).listed(Color.WHITE, marks)

    def listed(self, color: Color, marks: frozenset[Point]) -> Match:
        """The game with these stones on one list; any change withdraws its confirmations.

        If each player has a list, the other one remains submitted.
        """
        if marks == self.list_of(color):
            return self
        agreed = self.agreed - {color} if self.mode is AgreementMode.LISTS else _NOBODY
        if color is Color.BLACK:
            return self._replace(black_list=marks, agreed=agreed)
        return self._replace(white_list=marks, agreed=agreed)

    def agreed_by(self, color: Color) -> Match:
        """The game after `color` has confirmed the marks or submitted a list."""
        return self._replace(agreed=self.agreed | {color})

    def resumed(self, turn: int) -> Match:
        """The game after the players chose, at this turn, to play on."""
        return self.cleared()._replace(resumed_at=turn)

    def ended(
        self,
        result: Result,
        settlement: Settlement,
        dead: frozenset[Point] = _NOTHING,
        mediator: str = "",
    ) -> Match:
        """The game with its outcome."""
        return self._replace(outcome=Outcome(result, settlement, dead, mediator))

    def reopened(self) -> Match:
        """The finished game with its marks, but without confirmations."""
        return self._replace(agreed=_NOBODY, outcome=None)


def phase_of(match: Match, position: Position) -> Phase:
    """The phase of a game whose play node is at `position`.

    It is computed from the turns that led to `position` and from what the players have said since,
    and never stored. When passes end a game, the same step sets its outcome.
    """
    if match.outcome is not None:
        return Finished(match.outcome)
    if match.second is not None:
        return match.second
    if match.disputes and match.resumed_at != position.turn:
        return Mediating(match.disputes)
    if match.opened_at == position.turn or opens_agreement(match.rules, position, match.resumed_at):
        return _agreeing(match, position)
    return _playing(match, position)


def _agreeing(match: Match, position: Position) -> Agreeing:
    if match.mode is AgreementMode.LISTS:
        lists = match.black_list, match.white_list
        return Agreeing(match.marks, match.agreed, match.mode, lists=lists)
    if match.mode is AgreementMode.SHARED:
        return Agreeing(match.marks, match.agreed)
    first = position.to_play
    speaker = first.opponent if match.spoken % 2 else first
    return Agreeing(match.marks, match.agreed, match.mode, speaker)


def _playing(match: Match, position: Position) -> Playing:
    kind, clean_up = pass_kind(match.rules, position)
    is_second = position.second is not None
    prisoners = prisoners_at(position, match.rules, match.komi) if is_second else None
    return Playing(kind, clean_up, match.disputes, prisoners)
