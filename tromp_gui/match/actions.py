"""Which actions each phase allows, and to whom; why others are denied."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Ending
from tromp_gui.match.endings import goes_on, is_discussed
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Finished,
    Mediating,
    PassKind,
    Playing,
    Playout,
)


class Denial(Enum):
    """The first reason that applies."""

    NOT_NOW = "not-now"
    """The phase of the game, or its ending, has no such action for either player."""
    NOT_YOUR_TURN = "not-your-turn"
    """Only the other player may do this."""
    ELSEWHERE = "elsewhere"
    """The position shown is not the current one of the game."""
    OUTSIDE = "outside"
    """Points outside the board."""
    NO_STONE = "no-stone"
    """Points without a stone."""
    ALREADY_MARKED = "already-marked"
    NOT_MARKED = "not-marked"
    NOTHING_DISPUTED = "nothing-disputed"
    """The ending needs to know which chains are in dispute."""
    MARKING = "marking"
    """No turns are taken while dead stones are marked or a third party decides."""
    NOT_OVER = "not-over"
    """The second board continues until two passes end it."""


class Denied(NamedTuple):
    """A refusal, and the points it is about."""

    denial: Denial
    points: frozenset[Point] = frozenset()


class Action(Enum):
    """What a player may do in a game."""

    MOVE = auto()
    PASS = auto()
    PASS_OFFICIALLY = auto()
    """Declare a pass official (Taylor 2001)."""
    DISCUSS = auto()
    """Open an agreement without passes (Lasker-Maas; or when an ended game is continued)."""
    MARK = auto()
    """Change a list of dead stones; when agreeing in turn, mark a chain."""
    CHOOSE_MODE = auto()
    """Change the way of agreeing; the marks so far are cleared."""
    AGREE = auto()
    """Confirm the marks or submit a list; when agreeing in turn, say "done"."""
    DISPUTE = auto()
    PLAY_ON = auto()
    """Disagree; or decline a third party's decision; or, under `playout`, ask to resume the stopped
    game, which is granted (Japanese 1989, article 9.3).
    """
    SEPARATE = auto()
    """Play out each disputed chain on a separate board."""
    MOVE_ASIDE = auto()
    """A move or a pass on the second board; its position says whose turn it is."""
    DECIDE = auto()
    """Accept a third party's decision."""
    RESIGN = auto()
    OFFER = auto()
    """Offer a result, accept an offered one, or declare no result."""
    REOPEN = auto()
    """Reopen the marking of a finished game."""


_ALWAYS = frozenset([Action.RESIGN, Action.OFFER])


def actions(match: Match, position: Position, color: Color) -> frozenset[Action]:
    """What `color` may do in a game whose play node is at `position`."""
    match phase_of(match, position):
        case Finished(outcome):
            return frozenset([Action.REOPEN] if outcome.settlement.is_counted else [])
        case Playout(node=node, stones=stones, waiting=waiting):
            fresh = node == match.node and len(stones) > 1 and not waiting
            return _ALWAYS | {Action.MOVE_ASIDE} | ({Action.SEPARATE} if fresh else set())
        case Mediating():
            return _ALWAYS | {Action.DECIDE, Action.PLAY_ON}
        case Agreeing() as phase:
            return _ALWAYS | {Action.CHOOSE_MODE} | _agreeing(match, phase, position, color)
        case Playing() as phase:
            return _ALWAYS | _playing(match, phase, position, color)


def denied(
    match: Match, position: Position, action: Action, color: Color | None = None
) -> Denied | None:
    """Why `color` (None: either player) may not do this now; None if it is allowed."""
    allowed = {player for player in Color if action in actions(match, position, player)}
    if not allowed:
        return Denied(Denial.NOT_NOW)
    return None if color is None or color in allowed else Denied(Denial.NOT_YOUR_TURN)


def _agreeing(match: Match, phase: Agreeing, position: Position, color: Color) -> set[Action]:
    may_go_on = goes_on(match.rules, position, match.resumed_at)
    if phase.mode is AgreementMode.IN_TURN:
        spoken = {Action.MARK, Action.AGREE} | ({Action.DISPUTE} if phase.marks else set())
        if may_go_on and match.rules.ending is Ending.PLAYOUT:
            spoken.add(Action.PLAY_ON)
        return spoken if color is phase.speaker else set()
    said = {Action.MARK}
    if color not in phase.agreed:
        said.add(Action.AGREE)
    if phase.mode is AgreementMode.SHARED:
        said.add(Action.DISPUTE)
    return said | ({Action.PLAY_ON} if may_go_on else set())


def _playing(match: Match, phase: Playing, position: Position, color: Color) -> set[Action]:
    if position.is_over:
        return {Action.DISCUSS}
    found = set()
    if match.rules.ending is Ending.LASKER_MAAS and not is_discussed(position, match.resumed_at):
        found.add(Action.DISCUSS)
    if color is position.to_play:
        found |= {Action.MOVE, Action.PASS}
        if phase.pass_kind is PassKind.MAY_BE_OFFICIAL:
            found.add(Action.PASS_OFFICIALLY)
    return found
