"""Disputed chains on a second board (Tromp page, "Japanese rules").

The copy begins with the position of the game; the first to pass moves first, superko applies with
the game's history (`Replay.second_board`), and two consecutive passes end it. Tromp's rules discard
the copy; here it stays in the record as a variation without further effect.
"""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, Denial, Denied, denied
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Settlement, chains_of, joined
from tromp_gui.match.settle import settled


def died(original: Board, stones: frozenset[Point], line: Iterable[Board]) -> frozenset[Point]:
    """The stones of the chains that a play-out has killed.

    `line` are the boards after each of its turns. A chain is dead if all its original stones were
    captured there; stones played again on the same points are other stones.
    """
    black, white = original.black, original.white
    for board in line:
        black, white = black & board.black, white & board.white
    left = frozenset(original.grid.points(black | white))
    return joined(chain for chain in chains_of(original, stones) if not chain & left)


def separate(match: Match, position: Position) -> Match | Denied:
    """Play out each disputed chain on a separate copy, one after the other."""
    second = match.second
    if (refusal := denied(match, position, Action.SEPARATE)) or second is None:
        return refusal or Denied(Denial.NOT_NOW)
    first, *others = chains_of(position.board, second.stones)
    waiting = (*others, *second.waiting)
    return match._replace(second=second._replace(stones=first, waiting=waiting))


def turned_on_second_board(match: Match, position: Position, node: int) -> Match | Denied:
    """The game after a turn on the second board, whose play node is now `node`.

    `position` is that of the game; once two passes have ended the copy, see `carried_back`.
    """
    second = match.second
    if (refusal := denied(match, position, Action.MOVE_ASIDE)) or second is None:
        return refusal or Denied(Denial.NOT_NOW)
    return match._replace(second=second._replace(node=node))


def carried_back(match: Match, position: Position, line: Iterable[Position]) -> Match | Denied:
    """The game after a copy has ended; `line` are the positions of the copy.

    If another copy is waiting, it begins; after the last one the original position is scored.
    Stones captured on the copies are not prisoners of the game.
    """
    second, played = match.second, list(line)
    if (refusal := denied(match, position, Action.MOVE_ASIDE)) or second is None:
        return refusal or Denied(Denial.NOT_NOW)
    if not played or not played[-1].is_over:
        return Denied(Denial.NOT_OVER)
    dead = second.dead | died(position.board, second.stones, [each.board for each in played])
    if not second.waiting:
        return settled(match, position, dead, Settlement.PLAYED_OUT)
    following, *waiting = second.waiting
    copy = second._replace(stones=following, waiting=tuple(waiting), dead=dead, node=match.node)
    return match._replace(second=copy)
