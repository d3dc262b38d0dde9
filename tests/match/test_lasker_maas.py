"""lasker-maas: two phases, the prisoners, and what follows (docs/rules.md, "Lasker–Maas")."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.games import BLACK, WHITE, Game
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.prisoners import Prisoners
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.actions import Action, Denial, actions
from tromp_gui.match.agreement import agree, mark, play_on
from tromp_gui.match.phases import Finished, Playing, Settlement, chains_of, joined
from tromp_gui.match.scores import komi_stones, prisoners_at, score_at
from tromp_gui.match.settle import accepted, discuss, offered, score_of
from tromp_gui.scoring.count import Score

LASKER_MAAS = RULE_SETS["lasker-maas"]
HALF = Decimal("0.5")

WALLS = """
    . . X . O . .
    . . X . O . .
    . . X . O O O
    X X X . O . .
    . . X O O . .
    . . X . O . .
    """
"""Black's area left, White's right, a column of dame between them."""
LEFT, RIGHT, DAME = Point(5, 0), Point(5, 6), Point(5, 3)

DEAD = """
    . . X . O . .
    . X X . O O .
    . O X . O X .
    . . X . O . .
    """
"""A white stone is dead on the left, a black one on the right."""
DEAD_WHITE, DEAD_BLACK = Point(1, 1), Point(1, 5)


def second_phase(diagram: str = WALLS, to_play: Color = BLACK, komi: int = 6) -> Game:
    game = Game.of(LASKER_MAAS, diagram, to_play=to_play, komi=Decimal(komi))
    return game.passes(2).do(play_on)


def is_second_phase(game: Game) -> bool:
    return isinstance(game.phase, Playing) and game.phase.prisoners is not None


def score(game: Game) -> Score:
    return score_of(game.match, game.position)


def difference(game: Game) -> Decimal:
    """Black's score less White's."""
    counted = score(game)
    return counted.black.total - counted.white.total


def place(game: Game) -> Prisoners:
    return prisoners_at(game.position, game.match.rules, game.match.komi)


# The two phases


def test_agreed_at_once_the_second_phase_has_not_begun_and_adds_no_pair() -> None:
    """Lasker–Maas: the pair is added "during" the second phase, to let both players play."""
    game = Game.of(LASKER_MAAS, WALLS, komi=Decimal(6)).passes(2)
    counted = score(game)
    assert (counted.black.prisoners, counted.white.prisoners) == (6, 0)
    agreed = game.match
    assert score_of(agreed, game.position).result == score(game.do(play_on)).result
    begun = score(game)
    assert (begun.black.prisoners, begun.white.prisoners) == (7, 1)
    assert (begun.black.total + 1, begun.white.total + 1) == (
        counted.black.total, counted.white.total,
    )  # fmt: skip


def test_suicide_is_forbidden_and_superko_positional() -> None:
    assert not LASKER_MAAS.suicide
    assert LASKER_MAAS.superko.value == "positional"


def test_komi_is_a_whole_number_of_black_stones_put_there_before_the_game() -> None:
    """File: KM[stones + 0.5]; a komi below 0 puts none there."""
    assert [komi_stones(Decimal(text)) for text in ("6", "6.5", "0.5", "0", "-2")] == [
        6,
        6,
        0,
        0,
        0,
    ]
    game = Game.of(LASKER_MAAS, WALLS, komi=Decimal(6))
    assert place(game) == Prisoners(6, 0, 0)


@pytest.mark.parametrize("komi", ["6", "6.5"])
def test_the_komi_is_counted_alike_in_stones_and_as_the_file_has_it(komi: str) -> None:
    game = Game.of(LASKER_MAAS, WALLS, komi=Decimal(komi))
    counted = score(game)
    assert (counted.black.prisoners, counted.white.komi) == (6, HALF)
    assert difference(game) == difference(Game.of(LASKER_MAAS, WALLS, komi=Decimal(0))) - 6


def test_a_negative_komi_is_still_counted() -> None:
    game = Game.of(LASKER_MAAS, WALLS, komi=Decimal(-2))
    assert difference(game) == difference(Game.of(LASKER_MAAS, WALLS, komi=Decimal(0))) + 2


def test_two_passes_end_the_first_phase_and_nothing_is_reset() -> None:
    """ "Play then continues just as before", "the player to move is whoever follows"."""
    game = second_phase(to_play=WHITE)
    assert game.phase == Playing(prisoners=Prisoners(7, 1, 1))
    assert game.position.to_play is WHITE
    assert game.position.seen.turn_of((*game.line[0][2:4], None), game.position.step) == 0


def test_at_the_first_two_passes_the_players_may_agree_instead() -> None:
    """docs/rules.md, "Lasker–Maas", 4: at any point the players may agree on the dead stones."""
    game = Game.of(LASKER_MAAS, DEAD).passes(2)
    assert game.is_agreeing
    game.do(mark, BLACK, frozenset([DEAD_WHITE])).do(agree, BLACK).do(agree, WHITE)
    assert game.dead == {DEAD_WHITE}


def test_two_new_consecutive_passes_end_it() -> None:
    """ "... not one of the first two passes plus an immediate third"."""
    game = second_phase().passes(1).play(DAME).passes(1)
    assert is_second_phase(game)
    game.passes(1)
    phase = game.phase
    assert isinstance(phase, Finished)
    assert phase.outcome.settlement is Settlement.AS_IS


def test_they_may_follow_the_first_two_at_once() -> None:
    game = second_phase().passes(1)
    assert is_second_phase(game)
    assert isinstance(game.passes(1).phase, Finished)


def test_in_the_second_phase_each_stone_comes_from_the_place_of_its_colour() -> None:
    game = second_phase().play(LEFT)
    assert game.phase == Playing(prisoners=Prisoners(6, 1, 1))
    assert game.play(RIGHT).phase == Playing(prisoners=Prisoners(7, 1, 2))


def test_the_dead_agreed_on_go_to_the_prisoners_place_then_it_is_counted() -> None:
    game = Game.of(LASKER_MAAS, DEAD, komi=Decimal(0))
    both = frozenset([DEAD_WHITE, DEAD_BLACK])
    counted = score_at(game.position, LASKER_MAAS, Decimal(0), 0, both)
    assert (counted.black.prisoners, counted.white.prisoners) == (1, 1)
    assert (counted.black.surrounded, counted.white.surrounded) == (7, 6 + 1)


def test_territory_minus_the_prisoners_of_the_same_colour() -> None:
    game = second_phase(komi=3)
    counted = score(game)
    assert counted.black.total == counted.black.surrounded - place(game).black
    assert counted.white.total == counted.white.surrounded - place(game).white + HALF


def test_white_wins_ties() -> None:
    """ "In case of tie, white wins": half a point is always added to White's score."""
    game = Game.of(LASKER_MAAS, ". X O .", komi=Decimal(0)).passes(2).do(play_on).passes(2)
    assert game.result == "W+0.5"


def test_at_any_point_the_players_may_agree_on_the_dead_stones() -> None:
    game = Game.of(LASKER_MAAS, DEAD).do(discuss)
    assert game.is_agreeing
    game.do(mark, WHITE, frozenset([DEAD_BLACK])).do(agree, BLACK).do(agree, WHITE)
    assert game.dead == {DEAD_BLACK}


def test_at_any_point_the_players_may_agree_on_the_result() -> None:
    game = Game.of(LASKER_MAAS, DEAD)
    result = score(game).result
    game.do(offered, WHITE, result)
    assert game.denial(accepted, WHITE) is Denial.NOT_YOUR_TURN
    game.do(accepted, BLACK)
    assert game.result == str(result)


def test_after_a_disagreement_a_stone_is_played_before_the_next_agreement() -> None:
    """No endless loop: passes alone lead through the second phase to the end."""
    game = Game.of(LASKER_MAAS, DEAD).do(discuss).do(play_on)
    assert game.denial(discuss) is Denial.NOT_NOW
    game.passes(2)
    assert is_second_phase(game)
    assert game.denial(discuss) is Denial.NOT_NOW
    game.somewhere()
    assert Action.DISCUSS in actions(game.match, game.position, WHITE)


# What follows (docs/rules.md, "Lasker–Maas")


def test_a_stone_inside_own_territory_leaves_the_difference_unchanged() -> None:
    game = second_phase()
    before, pairs = difference(game), place(game).added
    game.play(LEFT)
    assert difference(game) == before
    game.play(RIGHT)
    assert difference(game) == before
    assert place(game).added == pairs + 1, "an added pair takes one point from both"


def test_an_added_pair_takes_one_point_from_both() -> None:
    game = second_phase()
    black, white = score(game).black.total, score(game).white.total
    game.play(LEFT, RIGHT)
    assert (score(game).black.total, score(game).white.total) == (black - 1, white - 1)


def test_a_stone_on_nobodys_point_gains_one_as_in_area_counting() -> None:
    for color, gain in ((BLACK, 1), (WHITE, -1)):
        game = second_phase(to_play=color)
        before = difference(game)
        assert difference(game.play(DAME)) == before + gain


def test_a_stone_thrown_into_enemy_territory_and_captured_costs_nobody_anything() -> None:
    """Black throws one in at the corner; White takes it with two stones at home."""
    game = second_phase()
    before = difference(game)
    game.play(RIGHT, Point(4, 6), None, Point(5, 5))
    assert game.position.board.at(RIGHT) is None, "captured"
    assert game.position.lost == (1, 0)
    assert difference(game) == before


def played_out(game: Game) -> None:
    """White's dead stone on the left is captured; each capturing move is answered by a pass."""
    while game.position.board.at(DEAD_WHITE) is WHITE:
        liberty = min(game.position.board.liberties(DEAD_WHITE))
        game.play(liberty, None)


def test_playing_dead_stones_out_gives_the_margin_that_agreeing_on_them_gives() -> None:
    """ "... when the other side answers each capturing move by a pass or a move at home"."""
    agreed = Game.of(LASKER_MAAS, DEAD).passes(2)
    margin = score_at(agreed.position, LASKER_MAAS, agreed.match.komi, 0, frozenset([DEAD_WHITE]))
    game = second_phase(DEAD)
    played_out(game)
    assert score(game).result == margin.result


# Properties


@st.composite
def second_phases(draw: st.DrawFn) -> Game:
    """The start of a second phase on a small board, where every chain has a liberty."""
    rows, columns = draw(st.integers(2, 5)), draw(st.integers(2, 5))
    signs = draw(
        st.lists(st.sampled_from("XO.."), min_size=rows * columns, max_size=rows * columns)
    )
    lines = ["".join(signs[row * columns : (row + 1) * columns]) for row in range(rows)]
    board = Board.from_diagram("\n".join(lines))
    for color in Color:
        dying = [each for each in chains_of(board, board.points(color)) if is_dying(board, each)]
        board = board.with_stones(empty=joined(dying))
    komi, to_play = draw(st.integers(0, 8)), draw(st.sampled_from(Color))
    return second_phase(board.diagram(), to_play, komi)


def is_dying(board: Board, chain: frozenset[Point]) -> bool:
    return not board.liberties(min(chain))


def own_territory(game: Game) -> list[Point]:
    """Legal points surrounded by the player to move alone."""
    mine = score(game).territory(game.position.to_play)
    return [point for point in game.position.legal_points() if point in mine]


@given(second_phases(), st.lists(st.integers(0, 99), min_size=1, max_size=12))
def test_any_move_at_home_leaves_the_difference_unchanged(game: Game, choices: list[int]) -> None:
    """Inside the player's own territory, of either player, whatever was played before."""
    for choice in choices:
        homes = own_territory(game)
        before = difference(game)
        game.play(homes[choice % len(homes)] if homes else None)
        assert difference(game) == before
        if isinstance(game.phase, Finished):
            break


@given(second_phases(), st.lists(st.integers(0, 99), max_size=25))
def test_no_stone_is_lost_from_the_account(game: Game, choices: list[int]) -> None:
    """Stones move between board and prisoners: together they grow only by pairs."""

    def account() -> tuple[int, int]:
        board, there = game.position.board, place(game)
        return (
            board.black.bit_count() + there.black - there.added,
            board.white.bit_count() + there.white - there.added,
        )

    at_first = account()
    for choice in choices:
        if isinstance(game.phase, Finished):
            break
        legal: list[Point | None] = [None, *game.position.legal_points()]
        game.play(legal[choice % len(legal)])
        assert account() == at_first
        assert min(place(game).black, place(game).white) > 0
