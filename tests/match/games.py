"""A game for tests: the match and the positions of its line, advanced only by its verbs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Phase
from tromp_gui.match.player import Player
from tromp_gui.match.settle import score_of
from tromp_gui.match.turns import turned

BLACK, WHITE = Color.BLACK, Color.WHITE

DEAD_IN_THE_CORNER = """
    . O . X . .
    O O O X . .
    X . O X X X
    . . O X . X
    . . O O X X
    . . . O O O
    """
"""The black stone at A4 is as good as dead inside White's area; all others live or may live."""
LONELY = Point(3, 0)


def rules_of(ending: Ending) -> Rules:
    """A named set with this ending, where there is one, else Tromp-Taylor with it."""
    named = (rules for rules in RULE_SETS.values() if rules.ending is ending)
    return next(named, TROMP_TAYLOR._replace(ending=ending))


def new_match(
    rules: Rules, mode: AgreementMode = AgreementMode.SHARED, komi: Decimal | None = None
) -> Match:
    offered = rules.komi if komi is None else komi
    return Match(rules, offered, 0, Player("Ann"), Player("Bob"), mode=mode)


@dataclass
class Game:
    """A match and its line of play; each verb must be allowed, except with `denial`."""

    match: Match
    line: list[Position]

    @classmethod
    def of(
        cls,
        rules: Rules | Ending,
        diagram: str = DEAD_IN_THE_CORNER,
        mode: AgreementMode = AgreementMode.SHARED,
        to_play: Color = BLACK,
        komi: Decimal | None = None,
    ) -> Game:
        chosen = rules_of(rules) if isinstance(rules, Ending) else rules
        start = Position.start(Board.from_diagram(diagram), chosen, to_play)
        return cls(new_match(chosen, mode, komi), [start])

    @property
    def position(self) -> Position:
        return self.line[-1]

    @property
    def phase(self) -> Phase:
        return phase_of(self.match, self.position)

    @property
    def is_agreeing(self) -> bool:
        return isinstance(self.phase, Agreeing)

    @property
    def result(self) -> str:
        """The result of the finished game, as RE has it."""
        phase = self.phase
        assert isinstance(phase, Finished), phase
        return str(phase.outcome.result)

    @property
    def dead(self) -> frozenset[Point]:
        """The stones removed from the finished game."""
        phase = self.phase
        assert isinstance(phase, Finished), phase
        return phase.outcome.dead

    def play(self, *points: Point | None, is_official: bool = False) -> Game:
        """Turns of the players in their order; None is a pass."""
        for point in points:
            following = self.position.play(Turn(self.position.to_play, point))
            self.do(turned, following, self.match.node + 1, is_official)
            self.line.append(following)
        return self

    def passes(self, times: int) -> Game:
        return self.play(*[None] * times)

    def somewhere(self) -> Game:
        """A move on the first point that is legal."""
        return self.play(self.position.legal_points()[0])

    def do(self, verb: Callable[..., Match | Denied], *arguments: object) -> Game:
        """Apply a verb that has to be allowed here."""
        done = verb(self.match, self.position, *arguments)
        assert isinstance(done, Match), done
        self.match = done
        return self

    def denial(self, verb: Callable[..., Match | Denied], *arguments: object) -> Denial:
        """The reason why a verb is refused here."""
        denied = verb(self.match, self.position, *arguments)
        assert isinstance(denied, Denied), denied
        return denied.denial

    def stands(self) -> str:
        """The result with every stone alive."""
        return str(score_of(self.match, self.position).result)
