"""The quick player: it takes, saves, keeps its eyes, stays off the first line, and knows an end."""

from __future__ import annotations

import pytest

from tests.engine.talk import game_on, point
from tromp_gui.engine.fallback import FallbackPlayer
from tromp_gui.engine.state import Game, new_game
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.vertex import format_vertex

SEEDS = range(12)


def choices(game: Game, color: Color = Color.BLACK) -> set[str]:
    """What the player plays with different seeds."""
    return {format_vertex(FallbackPlayer(seed).choose(game, color)) for seed in SEEDS}


def test_it_captures() -> None:
    game = game_on(
        """
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O O . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .
        """
    )
    assert choices(game) <= {"D5", "E4"}
    assert choices(game.play(Turn(Color.BLACK, point("D5")))) == {"E4"}


def test_it_takes_the_larger_chain() -> None:
    game = game_on(
        """
        . . . . . . .
        . . X . . . .
        . X O . . X .
        . X O X X O .
        . X O X . X .
        . . X . . . .
        . . . . . . .
        """
    )
    assert choices(game) == {"D5"}


def test_it_saves_stones_in_atari() -> None:
    game = game_on(
        """
        . . . . . . .
        . . O . . . .
        . O X . . . .
        . O X O . . .
        . O X O . . .
        . . O . . . .
        . . . . . . .
        """
    )
    assert choices(game) == {"D5"}


def test_it_saves_stones_by_taking_what_surrounds_them() -> None:
    game = game_on(
        """
        O X . . .
        O X . . .
        X O X . .
        X O X . .
        O . O X .
        """
    )
    assert choices(game) == {"B1"}


def test_it_does_not_run_into_atari() -> None:
    game = game_on(
        """
        . O . . .
        . . O . .
        . O . . .
        . . . . .
        . . . . .
        """
    )
    assert "B4" not in choices(game)
    assert "A5" not in choices(game)


def test_it_keeps_its_eyes_and_passes() -> None:
    game = game_on(
        """
        . X O O .
        X X O . O
        . X O O O
        X X O O O
        . X O . O
        """
    )
    assert choices(game) == {"pass"}
    assert choices(game, Color.WHITE) == {"pass"}


def test_it_takes_prisoners_that_the_count_would_call_alive() -> None:
    game = game_on(
        """
        . X . X O .
        X X O X O O
        . X . X O .
        X X X X O O
        """
    )
    assert choices(game) <= {"C4", "C2"}


@pytest.mark.parametrize("side", [7, 9, 13, 19])
def test_it_opens_off_the_edge(side: int) -> None:
    game = new_game(side, side)
    for number in range(8):
        color = (Color.BLACK, Color.WHITE)[number % 2]
        chosen = FallbackPlayer(3).choose(game, color)
        assert chosen is not None
        assert min(*chosen, side - 1 - chosen.row, side - 1 - chosen.col) >= 1
        game = game.play(Turn(color, chosen))


def test_it_passes_a_won_game_after_a_pass_and_plays_on_in_a_lost_one() -> None:
    diagram = """
        . . . X . O .
        . . . X . O .
        . . . X . O .
        . . . X . O .
        """
    passed = game_on(diagram, Color.WHITE).play(Turn(Color.WHITE, None))
    assert choices(passed) == {"pass"}
    behind = game_on(diagram, Color.WHITE, komi=100).play(Turn(Color.WHITE, None))
    assert "pass" not in choices(behind)


def test_where_no_move_is_legal_it_passes() -> None:
    assert choices(new_game(1, 1)) == {"pass"}


def test_stones_without_liberties_are_no_problem() -> None:
    game = game_on("X O X\nO X O\nX O .")
    for color in Color:
        for chosen in choices(game, color):
            assert chosen in ("C1", "pass")


def test_it_plays_for_either_colour_at_any_time() -> None:
    game = new_game(5, 5)
    for color in (Color.WHITE, Color.WHITE, Color.BLACK, Color.BLACK):
        game = game.play(Turn(color, FallbackPlayer(0).choose(game, color)))
    assert len(game.board.points(Color.WHITE)) == 2


def finish(game: Game, seed: int) -> Game:
    """The engine against itself, to two passes; every move has to be legal."""
    player, color = FallbackPlayer(seed), Color.BLACK
    most = 12 * game.board.rows * game.board.columns + 20
    while game.position.passes < 2:
        assert len(game.turns) < most, "the game does not end"
        turn = Turn(color, player.choose(game, color))
        assert game.position.legality(turn) is None
        game = game.play(turn)
        color = color.opponent
    return game


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize(
    ("rows", "columns"), [(1, 1), (1, 7), (2, 2), (3, 3), (5, 5), (3, 8), (9, 9), (11, 6)]
)
def test_whole_games_against_itself(rules: str, rows: int, columns: int) -> None:
    for seed in range(3):
        game = finish(new_game(rows, columns, RULE_SETS[rules]), seed)
        assert len(game.line) == len(game.turns) + 1


def test_a_large_game_against_itself() -> None:
    game = finish(new_game(19, 19), 5)
    assert len(game.turns) > 150
    assert game.score().neutral < 60


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = finish(new_game(7, 7), 1), finish(new_game(7, 7), 1)
    assert one.turns == other.turns
    assert any(finish(new_game(7, 7), seed).turns != one.turns for seed in (2, 3, 4))


def test_a_move_depends_on_nothing_but_the_game_and_the_seed() -> None:
    game = finish(new_game(7, 7), 1)
    halfway = game
    while len(halfway.turns) > 10:
        halfway = halfway.undo()
    turn = game.turns[10]
    assert FallbackPlayer(1).choose(halfway, turn.color) == turn.point


def test_without_a_seed_games_differ() -> None:
    game = new_game(19, 19)
    assert len({FallbackPlayer().choose(game, Color.BLACK) for _ in range(20)}) > 1
