"""A position as a network needs it: with its history, and the rules in KataGo's terms (a
*moment*).
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from tromp_gui.engine.network.area import Area, area, independent_area
from tromp_gui.engine.network.ladders import Ladders, ladders
from tromp_gui.go.board import by_liberties
from tromp_gui.go.grid import Grid
from tromp_gui.go.kata_rules import kata_words
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Rules


class Terms(NamedTuple):
    """The rules and komi of a whole game, in KataGo's terms.

    `komi` includes White's bonus for handicap stones; with `friendly_pass` two passes lead to an
    agreement and do not end the game as it stands.
    """

    komi: float
    ko: str = "POSITIONAL"
    scoring: str = "AREA"
    tax: str = "NONE"
    suicide: bool = True
    has_button: bool = False
    friendly_pass: bool = False

    @classmethod
    def of(cls, rules: Rules, komi: float) -> Terms:
        """The terms of a game under `rules`; rules that KataGo lacks map to the nearest ones."""
        words = kata_words(rules)
        ko, scoring, tax = (str(words[axis]) for axis in ("ko", "scoring", "tax"))
        friendly = bool(words["friendlyPassOk"])
        return cls(komi, ko, scoring, tax, rules.suicide, friendly_pass=friendly)


class Moment:
    """A position, the turn that led to it, and the moment before; derived values are cached.

    Do not change its attributes. `button` is what White has gained so far by taking the button;
    `passes` the consecutive passes that count; `valid` the number of past turns that a network may
    see; `is_over` says whether the last turn ended the game or its first phase.
    """

    def __init__(
        self,
        position: Position,
        terms: Terms,
        turn: Turn | None = None,
        before: Moment | None = None,
    ) -> None:
        self.position, self.terms, self.turn, self.before = position, terms, turn, before
        self.has_button, self.button = terms.has_button, 0.0
        self.passes = self.valid = 0
        self.is_over = False
        self.passed: frozenset[tuple[int, int, Color]] = frozenset()
        self._areas: dict[bool, Area] = {}
        if before is not None and turn is not None:
            self._follow(before, turn)

    def _follow(self, before: Moment, turn: Turn) -> None:
        """Copy the cached values of the moment before, with the changes of the turn."""
        self.has_button, self.button = before.has_button, before.button
        self.valid = (min(before.valid, 1) if before.is_over else before.valid) + 1
        self.passed = before.passed
        if turn.point is not None:
            self.is_over = self.terms.ko == "SIMPLE" and self._is_repeated()
        elif before.has_button:
            self.has_button = False
            self.button = 0.5 if turn.color is Color.WHITE else -0.5
            self.passed = frozenset()
        else:
            self.is_over = before.pass_ends
            self.passes = before.passes + 1
            self.passed |= {before._stance}
        if self.is_over and self.terms.scoring == "TERRITORY":
            self.valid = min(self.valid, 1)

    def _is_repeated(self) -> bool:
        """Whether the same position occurred twice before, with no pass since."""
        stance, count = self._stance, 0
        moment: Moment | None = self
        while moment is not None and count < 3:
            count += moment._stance == stance
            if moment.turn is None or moment.turn.point is None:
                break
            moment = moment.before
        return count >= 3

    def after(self, turn: Turn) -> Moment:
        """The moment after a legal turn of the player to move. Raises `IllegalMove`."""
        return Moment(self.position.play(turn), self.terms, turn, self)

    @property
    def grid(self) -> Grid:
        """The board's grid."""
        return self.position.grid

    @property
    def _stance(self) -> tuple[int, int, Color]:
        position = self.position
        return position.black, position.white, position.to_play

    @cached_property
    def pass_ends(self) -> bool:
        """Whether a pass now would end the game, or its first phase."""
        return not self.has_button and (self.passes >= 1 or self._has_passed_here)

    @property
    def is_invited(self) -> bool:
        """Whether a pass now would only lead to an agreement, so that the game may continue."""
        terms = self.terms
        is_second = self.passes == 1 and not self.has_button
        friendly = terms.friendly_pass and terms.scoring == "AREA"
        return friendly and is_second and not self._has_passed_here

    @property
    def _has_passed_here(self) -> bool:
        return self.terms.ko == "SIMPLE" and self._stance in self.passed

    @cached_property
    def own_komi(self) -> float:
        """The komi from the side of the player to move.

        Under territory scoring each stone played costs its owner a point, because area scoring
        would count it.
        """
        position, komi = self.position, self.terms.komi + self.button
        if self.terms.scoring == "TERRITORY":
            komi += position.black.bit_count() + position.lost[0]
            komi -= position.white.bit_count() + position.lost[1]
        return komi if position.to_play is Color.WHITE else -komi

    @cached_property
    def ko(self) -> int:
        """The point that a simple ko forbids, as a set; 0 if there is none."""
        if self.before is None or self.turn is None or self.turn.point is None:
            return 0
        old, new = self.before.position, self.position
        is_black = self.turn.color is Color.BLACK
        own, other, before = (
            (new.black, new.white, old.white) if is_black else (new.white, new.black, old.black)
        )
        taken = before & ~other
        stone = 1 << self.grid.bits[self.turn.point]
        around = self.grid.beside(stone)
        is_ko = taken and not taken & (taken - 1) and own & stone and not around & own
        return taken if is_ko and around & self._empty == taken else 0

    @property
    def _empty(self) -> int:
        return self.position.grid.full ^ (self.position.black | self.position.white)

    @cached_property
    def legal(self) -> int:
        """The legal moves of the player to move, as a set, without suicide of a single stone."""
        return self.position.legal_set() & ~self._lone_suicides

    @cached_property
    def _suicides(self) -> int:
        position = self.position
        own, other = position.black, position.white
        if position.to_play is Color.WHITE:
            own, other = other, own
        empty = self._empty
        _, safe = by_liberties(self.grid, own, empty)
        atari, _ = by_liberties(self.grid, other, empty)
        return empty & ~self.grid.beside(empty | safe | atari)

    @property
    def _lone_suicides(self) -> int:
        position = self.position
        own = position.black if position.to_play is Color.BLACK else position.white
        return self._suicides & ~self.grid.beside(own)

    @cached_property
    def banned(self) -> int:
        """The points where only ko or superko forbids a move, as a set."""
        impossible = self._lone_suicides if self.terms.suicide else self._suicides
        return self._empty & ~self.legal & ~impossible

    @cached_property
    def ladders(self) -> Ladders:
        """The ladders on the board."""
        return ladders(self.grid, self.position.black, self.position.white, self.ko)

    def area(self, assumes_suicide: bool = False) -> Area | None:
        """The area of each colour, by the rules or as if suicide were legal; None under territory
        scoring, where it does not count yet.
        """
        if self.terms.scoring == "TERRITORY":
            return None
        position, suicide = self.position, assumes_suicide or self.terms.suicide
        if suicide not in self._areas:
            find = area if self.terms.tax == "NONE" else independent_area
            self._areas[suicide] = find(self.grid, position.black, position.white, suicide)
        return self._areas[suicide]

    @property
    def key(self) -> tuple[int | float | bool | Color, ...]:
        """A key that is equal for moments that differ only in the turns that led to them."""
        position = self.position
        return (
            position.black,
            position.white,
            position.to_play,
            self.legal,
            position.handicap,
            self.own_komi,
            self.passes,
            self.pass_ends,
            self.has_button,
        )

    def recent(self, most: int) -> list[Turn]:
        """The last turns that count, while colours alternate, latest first."""
        found: list[Turn] = []
        most = min(most, self.valid)
        moment: Moment | None = self
        color = self.position.to_play.opponent
        while moment and moment.turn and moment.turn.color is color and len(found) < most:
            found.append(moment.turn)
            moment, color = moment.before, color.opponent
        return found
