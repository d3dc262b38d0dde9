"""A position of a game as the kernel is asked about it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tromp_gui.engine.kernel import repeats
from tromp_gui.engine.kernel import search as kernel
from tromp_gui.engine.kernel.board import (
    BLACK,
    PASS,
    WHITE,
    KernelBoard,
    board_of,
    empty_board,
    number_of,
)
from tromp_gui.engine.kernel.compiling import Floats, Ints, floats, longs
from tromp_gui.engine.state import Game
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Ending, Rules, Scoring, Superko
from tromp_gui.match.scores import file_komi, komi_stones, prisoners_at

_VALUES = {Color.BLACK: BLACK, Color.WHITE: WHITE}
_SUPERKO = {
    Superko.SIMPLE: kernel.SIMPLE,
    Superko.POSITIONAL: kernel.POSITIONAL,
    Superko.SITUATIONAL: kernel.SITUATIONAL,
    Superko.TAYLOR: kernel.TAYLOR,
    Superko.NATURAL: kernel.NATURAL,
}
SCALE = 0.06
"""How much of a playout's worth is its margin: enough to win by more, not to risk a win."""

_EXPAND_AT = 2
_MOST_KOMI = 10_000.0


class Question(NamedTuple):
    """What a search is about: the player, the moves to choose from as numbers, the kernel's arrays.

    See `kernel.search` for `task`, `values`, `seen` and `zobrist`.
    """

    color: Color
    rows: int
    columns: int
    allowed: frozenset[int]
    board: KernelBoard
    task: Ints
    values: Floats
    seen: Ints
    zobrist: Ints


def question_of(game: Game, color: Color, captures_all_dead: bool = False) -> Question:
    """What `color` should play now; see `is_strict`."""
    position = game.position_for(color)
    board, rules = position.board, position.rules
    last = game.last_point
    task = [0] * kernel.TASK
    task[kernel.TO_PLAY] = _VALUES[color]
    task[kernel.LAST] = PASS if last is None else number_of(last, board.columns)
    task[kernel.PASSES] = position.passes
    task[kernel.SUICIDE] = rules.suicide
    task[kernel.SUPERKO] = _SUPERKO[rules.superko]
    task[kernel.MOVES_COST] = is_territory(rules)
    task[kernel.IS_STRICT] = is_strict(position, captures_all_dead)
    task[kernel.EXPAND_AT] = _EXPAND_AT
    legal = [number_of(point, board.columns) for point in position.legal_points()]
    must_move = legal and position.handicap
    return Question(
        color,
        board.rows,
        board.columns,
        frozenset(legal if must_move else [*legal, PASS]),
        board_of(board),
        longs(task),
        floats([_handed_to_white(game, position), SCALE]),
        _seen(position),
        zobrist(board.rows, board.columns),
    )


def is_territory(rules: Rules) -> bool:
    """Whether the rules count territory, so that a move in it costs a point."""
    return rules.scoring in (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI)


def is_strict(position: Position, captures_all_dead: bool = False) -> bool:
    """Whether the next two passes end the game as it stands, every stone alive.

    They do where the rules know no agreement, where it has failed once already, and where the
    engine was told so (`captures_all_dead`); under territory rules never.
    """
    if is_territory(position.rules):
        return False
    has_failed = position.pairs > 0 and position.passes < 2
    return captures_all_dead or has_failed or position.rules.ending is Ending.AS_IS


@lru_cache(maxsize=4)
def zobrist(rows: int, columns: int) -> Ints:
    """The hash words for boards of this size."""
    return repeats.zobrist_for(empty_board(rows, columns))


def _handed_to_white(game: Game, position: Position) -> float:
    """By how much Black's area must exceed White's, the stones played from now on apart.

    Under territory scoring every stone on the board and every prisoner lost costs its owner a
    point of the area.
    """
    rules, komi = position.rules, game.komi
    given = file_komi(rules, komi)
    if rules.ending is Ending.LASKER_MAAS:
        given -= komi_stones(komi)
    given += rules.bonus.points(game.opening.stones)
    if is_territory(rules):
        lost = prisoners_at(position, rules, komi)
        given += position.black.bit_count() - position.white.bit_count()
        given += lost.black - lost.white
    return max(-_MOST_KOMI, min(_MOST_KOMI, float(given)))


def _seen(position: Position) -> Ints:
    """The grids left so far, hashed with the player they are kept for."""
    words = zobrist(position.grid.rows, position.grid.columns)
    keys = []
    for (black, white, player), step in position.seen.first.items():
        if step <= position.step:
            key = _hash(position.grid, black, white)
            keys.append(key ^ int(words[_VALUES[player] - 1]) if player else key)
    return repeats.table_of(keys)


@lru_cache(maxsize=20_000)
def _hash(grid: Grid, black: int, white: int) -> int:
    """The hash that the kernel gives a grid."""
    words = zobrist(grid.rows, grid.columns)
    result = 0
    for stones, color in ((black, BLACK), (white, WHITE)):
        for point in grid.points(stones):
            result ^= int(repeats.word_of(words, number_of(point, grid.columns), color))
    return result
