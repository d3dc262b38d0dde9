"""The program against the literal reading of the rules, on random games."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.go.literal import Coloring, LiteralGame, clear, coloring_of, score
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR, Handicap, Superko
from tromp_gui.scoring.count import area

SIZES = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (1, 5), (2, 3), (3, 3), (3, 4), (5, 4)]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any colouring, chains without liberties among them."""
    rows, columns = draw(st.sampled_from(SIZES))
    signs = draw(st.text("XO..", min_size=rows * columns, max_size=rows * columns))
    lines = [signs[start : start + columns] for start in range(0, len(signs), columns)]
    return Board.from_diagram("\n".join(lines))


@st.composite
def games(draw: st.DrawFn, start: Board) -> tuple[Position, LiteralGame]:
    superko, suicide = draw(st.sampled_from(Superko)), draw(st.booleans())
    to_play, handicap = Color.BLACK, draw(st.sampled_from([0, 0, 2, 3, 5]))
    if not handicap:
        to_play = draw(st.sampled_from(Color))
    passes = draw(st.booleans())
    free = Handicap.FREE_PASSES if passes else Handicap.FREE
    rules = TROMP_TAYLOR._replace(superko=superko, suicide=suicide, handicap=free)
    return (
        Position.start(start, rules, to_play, handicap),
        LiteralGame(start, superko, suicide, to_play, handicap, passes),
    )


def any_turn(rng: Random, game: LiteralGame) -> Turn:
    """A legal turn, sometimes a pass where there are moves."""
    legal = game.legal()
    if not legal or (not game.handicap and rng.random() < 0.1):
        return Turn(game.to_play, None)
    return Turn(game.to_play, rng.choice(legal))


def agree(position: Position, game: LiteralGame) -> None:
    """Both give the same answers about this position."""
    grid = game.grid
    assert coloring_of(position.board) == grid
    assert position.to_play is game.to_play
    assert position.turn == len(game.history) - 1
    assert position.handicap == game.handicap
    for color in Color:
        for point in (*grid, Point(99, 0), None):
            turn = Turn(color, point)
            assert position.legality(turn) == game.illegal(turn), turn
    assert sorted(position.legal_points()) == sorted(game.legal())
    assert legal_by_asking(position) == position.legal_points()


def legal_by_asking(position: Position) -> list[Point]:
    points = position.grid.bits
    return [p for p in points if position.legality(Turn(position.to_play, p)) is None]


@given(st.data(), st.sampled_from(SIZES), st.randoms(use_true_random=False))
def test_random_games_from_the_empty_grid(
    data: st.DataObject, size: tuple[int, int], rng: Random
) -> None:
    """Same grids, same legal moves, same reasons and same turns named, at every turn."""
    position, game = data.draw(games(Board.empty(*size)))
    for _ in range(30):
        agree(position, game)
        turn = any_turn(rng, game)
        position = position.play(turn)
        game.play(turn)
        assert position.lost == game.lost_now


@given(st.data(), boards(), st.randoms(use_true_random=False))
def test_random_games_from_any_colouring(data: st.DataObject, start: Board, rng: Random) -> None:
    """The same from set-ups, which may hold chains without liberties anywhere."""
    position, game = data.draw(games(start))
    for _ in range(12):
        agree(position, game)
        turn = any_turn(rng, game)
        position = position.play(turn)
        game.play(turn)


@given(st.sampled_from(Superko), st.booleans(), st.randoms(use_true_random=False))
def test_a_line_that_forks_sees_its_own_past_alone(
    superko: Superko, suicide: bool, rng: Random
) -> None:
    """Positions of one tree share their history; each answers as if it were alone."""
    rules = TROMP_TAYLOR._replace(superko=superko, suicide=suicide)
    start = Board.empty(1, 4)
    tree: list[tuple[Position, tuple[Turn, ...]]] = [(Position.start(start, rules), ())]
    for _ in range(60):
        position, line = rng.choice(tree[-8:] if rng.random() < 0.7 else tree)
        legal: list[Point | None] = [None, *position.legal_points()]
        turn = Turn(position.to_play, rng.choice(legal))
        tree.append((position.play(turn), (*line, turn)))
    for position, line in tree:
        game = LiteralGame(start, superko, suicide, Color.BLACK, 0)
        for turn in line:
            game.play(turn)
        agree(position, game)


@given(boards())
def test_a_move_clears_the_opponent_and_then_oneself_anywhere(board: Board) -> None:
    """Tromp, statement 7 on any colouring, one move on each empty point by each player."""
    grid = coloring_of(board)
    for point in board.points(None):
        for color in Color:
            colored: Coloring = {**grid, point: color}
            expected = clear(clear(colored, color.opponent), color)
            assert coloring_of(board.play(color, point)) == expected


@given(boards())
def test_area_is_counted_as_rule_9_says(board: Board) -> None:
    black, white = area(board)
    grid = coloring_of(board)
    assert black.bit_count() == score(grid, Color.BLACK)
    assert white.bit_count() == score(grid, Color.WHITE)
    assert not black & white
