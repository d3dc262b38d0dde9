"""Playing: legality under each reading, out of turn, undo, legal points, the drawn board."""

from __future__ import annotations

import pytest

from tests.engine.talk import Talk, drawn, placing
from tromp_gui.go.point import Color

KO = """
    . . . .
    . X O .
    X . . O
    . X O .
"""
"""Black plays C2 into atari, White takes it at B2: Black may not take back there at once."""


def ko_fight(rules: str) -> Talk:
    """The ko just taken by White."""
    talk = Talk("boardsize 4", f"kata-set-rules {rules}", placing(KO))
    talk.say("play b C2", "play w B2")
    assert talk.engine.game.position.lost == (1, 0)
    return talk


def test_a_move_captures() -> None:
    talk = Talk("boardsize 3", "play b A2", "play w A1", "play b B1")
    assert talk.board == drawn(
        """
        . . .
        X . .
        . X .
        """
    )
    assert talk.engine.game.position.lost == (0, 1)


def test_colours_and_vertices_in_any_case() -> None:
    talk = Talk("boardsize 9", "play BLACK d5", "play White PASS", "play B e5", "play w Pass")
    assert len(talk.engine.game.turns) == 4


def test_columns_past_z() -> None:
    talk = Talk("boardsize 52", "play b aa1", "play w BB52")
    assert talk.say("is_legal w AA1") == "0"
    assert talk.say("is_legal w Z1") == "1"
    assert "AA1" not in talk.say("all_legal b").split()


@pytest.mark.parametrize(
    "args", ["", "b", "b D4 D5", "green A1", "b I5", "b J4", "b A10", "b A0", "D4 b", "b resign"]
)
def test_what_is_not_a_move(args: str) -> None:
    talk = Talk("rectangular_boardsize 8 9")
    assert talk.fail(f"play {args}") == "invalid color or coordinate"
    assert talk.fail(f"is_legal {args}") == "invalid color or coordinate"


@pytest.mark.parametrize("rules", ["tromp-taylor", "aga", "new-zealand", "japanese"])
def test_a_ko_may_not_be_retaken_at_once(rules: str) -> None:
    talk = ko_fight(rules)
    assert talk.fail("play b C2") == "illegal move"
    assert talk.say("is_legal b C2") == "0"
    assert "C2" not in talk.say("all_legal b").split()
    talk.say("play b A4", "play w D4")
    assert talk.say("is_legal b C2") == "1"


def test_after_passes_only_simple_ko_lets_a_ko_be_retaken() -> None:
    retaken = {}
    for rules in ("tromp-taylor", "aga", "new-zealand", "japanese"):
        talk = ko_fight(rules)
        talk.say("play b pass", "play w pass")
        retaken[rules] = talk.say("is_legal b C2")
    assert retaken == {"tromp-taylor": "0", "aga": "0", "new-zealand": "0", "japanese": "1"}


def test_suicide_is_a_move_where_the_rules_say_so() -> None:
    """One White stone in the corner is taken off at once: a grid that Black, not White, left."""
    corner = """
        . . . .
        . . . .
        X . . .
        . X . .
    """
    legal = {}
    for rules in ("tromp-taylor", "chinese", "aga", "new-zealand", "japanese"):
        talk = Talk("boardsize 4", f"kata-set-rules {rules}", placing(corner), "play b D4")
        legal[rules] = talk.say("is_legal w A1")
    assert legal == {
        "tromp-taylor": "0",
        "chinese": "0",
        "aga": "0",
        "new-zealand": "1",
        "japanese": "0",
    }


def test_suicide_of_several_stones() -> None:
    corner = """
        X . .
        . X .
        O O X
    """
    talk = Talk("boardsize 3", placing(corner))
    assert talk.say("is_legal w A2") == "1"
    talk.say("play w A2")
    assert talk.board == drawn(
        """
        X . .
        . X .
        . . X
        """
    )
    talk.say("kata-set-rules chinese", "undo")
    assert talk.say("is_legal w A2") == "0"


def test_one_point_under_each_superko() -> None:
    """Illegal under positional, once for Black under situational, once each for taylor
    (docs/rules.md, "Superko").
    """
    talk = Talk("boardsize 1")
    assert talk.say("is_legal b A1") == "0"
    talk.say('kata-set-rules {"ko":"SITUATIONAL"}', "play b A1")
    assert [talk.say("is_legal b A1"), talk.say("is_legal w A1")] == ["0", "0"]
    talk.say("clear_board", "kata-set-rules new-zealand", "play b A1")
    assert [talk.say("is_legal b A1"), talk.say("is_legal w A1")] == ["0", "1"]


def test_either_colour_may_move_twice_running() -> None:
    talk = Talk("boardsize 3", "play b A1", "play b B1", "play w C3", "play w C2", "play w pass")
    assert talk.board == drawn(
        """
        . . O
        . . O
        X X .
        """
    )
    assert talk.engine.game.position.to_play is Color.BLACK


def test_out_of_turn_the_earlier_player_to_move_is_the_opponent() -> None:
    """docs/rules.md, "Superko": where a record has two turns by one colour running, the opponent.

    Black's suicide on A1 restores a grid that Black left; White was to move then, as now, so it
    is forbidden under situational superko; under taylor too, for Black left it.
    """
    for rules in ('{"ko":"SITUATIONAL"}', "new-zealand"):
        talk = Talk("boardsize 3", f"kata-set-rules {rules}")
        talk.say("play w A2", "play w B1", "play b C3")
        assert talk.say("is_legal b A1") == "0"
        assert talk.say("is_legal w A1") == "1"


def test_undo_takes_back_captures_and_passes() -> None:
    talk = Talk("boardsize 3", "play b A2", "play w A1")
    before = talk.engine.game
    talk.say("play b B1", "play w pass", "undo", "undo")
    assert talk.engine.game == before
    talk.say("undo", "undo")
    assert talk.fail("undo") == "cannot undo"


def test_undone_grids_are_not_in_the_history() -> None:
    talk = ko_fight("tromp-taylor")
    talk.say("undo", "play w A4")
    assert talk.say("is_legal b B4") == "1"
    talk.say("undo", "play w B2")
    assert talk.fail("play b C2") == "illegal move"


def test_legal_points_are_listed_from_the_top_left() -> None:
    talk = Talk("rectangular_boardsize 3 2", "play b B1")
    assert talk.say("all_legal w") == "A2 B2 C2 A1 C1"
    assert talk.fail("all_legal") == "invalid color"
    assert talk.fail("all_legal x") == "invalid color"


def test_a_pass_is_always_legal() -> None:
    talk = Talk("boardsize 3")
    for _ in range(6):
        assert talk.say("is_legal b pass") == talk.say("is_legal w pass") == "1"
        talk.say("play b pass")
    talk.say("play w B2")


def test_a_generated_move_is_played() -> None:
    talk = Talk("boardsize 9")
    for color in ("b", "w", "black", "W", "w"):
        vertex = talk.say(f"genmove {color}")
        assert talk.fail(f"play b {vertex}") == "illegal move"
    assert [turn.color.value for turn in talk.engine.game.turns] == ["B", "W", "B", "W", "W"]


@pytest.mark.parametrize("args", ["", "green", "b w"])
def test_moves_are_generated_for_a_colour(args: str) -> None:
    assert Talk().fail(f"genmove {args}") == "invalid color"


def test_the_drawn_board_has_coordinates_on_all_sides() -> None:
    talk = Talk("rectangular_boardsize 3 2", "komi 0.5", "play b B1")
    assert talk.say("showboard") == (
        "\n   A B C\n 2 . . . 2\n 1 . X . 1\n   A B C\n"
        "WHITE (O) has captured 0 stones\nBLACK (X) has captured 0 stones\n"
        "Turns: 1, next to play: White\nRules: tromp-taylor, komi: 0.5"
    )


def test_a_move_may_be_asked_for_without_being_played() -> None:
    """By `reg_genmove`."""
    talk = Talk("boardsize 5")
    before = talk.engine.game
    found = talk.say("reg_genmove b")
    assert talk.engine.game is before
    assert talk.say("genmove b") == found
    assert talk.fail("reg_genmove") == "invalid color"


DEAD_INSIDE = """
    . X . X O . O
    X . X X O O .
    X X X . X O O
    . O X X X O .
    X X X X O O O
    O O O O O . O
    . O . O O O .
"""
"""Every point is settled; White's B4 is dead and not captured, and White is ahead."""


@pytest.mark.parametrize(("rules", "without"), [("chinese", "A4"), ("japanese", "pass")])
def test_dead_stones_are_captured_in_the_clean_up(rules: str, without: str) -> None:
    """`kgs-genmove_cleanup` does not pass while there is a dead stone; `genmove` does where a
    dispute is played out on a second board.
    """
    talk = Talk("boardsize 7", f"kata-set-rules {rules}", "komi 0", placing(DEAD_INSIDE))
    assert talk.say("reg_genmove b") == "pass"
    talk.say("play b pass", "play w pass")
    assert talk.say("genmove b") == without
    talk.say("undo")
    assert talk.say("kgs-genmove_cleanup b") == "A4"
    assert talk.engine.game.position.lost == (0, 1)


def test_processor_time_is_reported() -> None:
    """By `cputime`."""
    assert float(Talk().say("cputime")) > 0
