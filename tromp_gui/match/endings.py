"""What two consecutive passes lead to: the rows of docs/rules.md, "The end of the game".

`Ending.is_over` and `Ending.are_statements` say when passes end a game and when they are only
statements, because records need that too; this module adds the rules for a live game. What happens
when an agreement fails is in `agreement` and `playout`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Ending, Rules, Superko
from tromp_gui.match.phases import PassKind

_ONCE = (Ending.TAYLOR_1995, Ending.CLEANUP, Ending.LASKER_MAAS)


def opens_agreement(rules: Rules, position: Position, resumed_at: int | None) -> bool:
    """Whether the passes just made open an agreement that has not failed yet.

    `resumed_at` is the last turn after which the players chose to play on.

    - as-is (Tromp, statement 8): never.
    - four-passes (Tromp 1996), taylor-2001, mediation, playout: the second of two consecutive
      passes, not a third or fourth.
    - taylor-1995 (Taylor 1995, comment 6), cleanup (Tromp page, "KGS Computer Go Tournament
      rules"): only the first pair of the game.
    - lasker-maas ("Efficiency": at any point): the pair that ends the first phase, unless the
      players disagreed since the last stone.
    - playout, if the game was resumed (Japanese 1989, article 9.3) and no stone was played
      since: the second pass after that.
    """
    ending = rules.ending
    if ending is Ending.PLAYOUT and is_discussed(position, resumed_at):
        return resumed_at is not None and position.turn == resumed_at + 2
    if position.passes != 2 or ending is Ending.AS_IS or resumed_at == position.turn:
        return False
    if ending is Ending.LASKER_MAAS and is_discussed(position, resumed_at):
        return False
    return position.pairs == 1 or ending not in _ONCE


def must_capture(rules: Rules, position: Position, resumed_at: int | None) -> bool:
    """Whether every stone counts after the next passes, so that dead ones have to be captured.

    `resumed_at` is the last turn after which the players chose to play on.

    - as-is, which includes a second board: always.
    - taylor-1995, cleanup, lasker-maas: after the only agreement has failed.
    - four-passes, taylor-2001, mediation: after an agreement has failed, until a stone is played;
      then two passes open another one.
    - playout: never; disputes go to the second board.
    """
    ending = rules.ending
    if ending is Ending.AS_IS:
        return True
    if ending is Ending.PLAYOUT or opens_agreement(rules, position, resumed_at):
        return False
    return position.pairs > 0 if ending in _ONCE else position.passes > 1


def is_discussed(position: Position, resumed_at: int | None) -> bool:
    """Whether the players have disagreed since the last stone, so no new agreement may begin.

    Between two agreement phases, a stone is played or the game ends (docs/rules.md, "No endless
    game").
    """
    return resumed_at is not None and resumed_at >= position.turn - position.passes


def goes_on(rules: Rules, position: Position, resumed_at: int | None) -> bool:
    """Whether the game itself may continue if the players do not agree.

    Under `playout` a stopped game is resumed if a player asks for it (Japanese 1989, article 9.3),
    but not twice without a stone in between (docs/rules.md, "No endless game"); after that the
    disputed chains are played out.
    """
    if rules.ending is Ending.PLAYOUT:
        return not is_discussed(position, resumed_at)
    return rules.ending is not Ending.AS_IS


def first_to_move(rules: Rules, position: Position, by: Color | None) -> Color:
    """Who moves first if the game continues after two passes stopped it.

    Under `playout`, the opponent of the player `by` who asks for it (Japanese 1989, article 9.3).
    Otherwise, or if `by` is None, the player to move: the first to pass (Tromp 1996, Taylor 1995),
    or under Taylor 2001 the opponent of the last player to move.
    """
    if by is None or rules.ending is not Ending.PLAYOUT:
        return position.to_play
    return by.opponent


def pass_kind(rules: Rules, position: Position) -> tuple[PassKind, bool]:
    """What a pass would be now, and whether players have to capture the stones they consider dead.

    - taylor-1995: after a disagreement passes are formal.
    - taylor-2001: a player may declare a pass official; passes that follow a disagreement with
      no move between are official too.
    - cleanup: after a disagreement the next two passes end the game with every stone alive.
    """
    ending, later = rules.ending, position.pairs > 0
    if ending is Ending.TAYLOR_1995 and later:
        return PassKind.FORMAL, False
    if ending is Ending.TAYLOR_2001:
        kind = PassKind.OFFICIAL if position.passes > 1 else PassKind.MAY_BE_OFFICIAL
        return kind, False
    return PassKind.PLAIN, ending is Ending.CLEANUP and later


THIRD = 3
"""The occurrence at which *no result* is offered."""


def times_seen(line: Sequence[Position]) -> int:
    """How often the last position's situation (grid and player to move) arose on its line.

    `line` are the positions after each node, the start first. Passes do not count: the result after
    one is 0.
    """
    if not line or line[-1].passes:
        return 0
    last = line[-1]
    turns = {
        position.turn
        for position in line
        if not position.passes
        and (position.black, position.white) == (last.black, last.white)
        and position.to_play is last.to_play
    }
    return len(turns)


def offers_no_result(line: Sequence[Position]) -> bool:
    """Whether *no result* is to be offered: a situation arose for the third time.

    Only `simple` ko allows it; an engine match then ends.
    """
    if not line or line[-1].rules.superko is not Superko.SIMPLE:
        return False
    return times_seen(line) >= THIRD
