"""The game as a value: openings, turns out of turn, other rules, the count as it stands."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.engine.talk import Talk, game_on, network, point, thinker
from tromp_gui.engine.state import Engine, Game, GameStart, new_game
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, IllegalMove, Reason, Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS, Rules


def test_the_engine_starts_ready_to_play() -> None:
    game = Engine(thinker(), network()).game
    assert (game.board.rows, game.board.columns, game.board.black) == (19, 19, 0)
    assert (game.rules.id, game.komi) == ("tromp-taylor", Decimal(7))
    assert not game.turns


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_a_free_handicap_ends_with_white_to_play(rules: Rules) -> None:
    opening = GameStart(Board.empty(3, 3), Color.WHITE, (point("A1"), point("C3")), 2)
    position = opening.position(rules)
    assert position.board.diagram() == ". . X\n. . .\nX . ."
    assert (position.to_play, position.handicap, position.turn) == (Color.WHITE, 0, 0)


def test_a_handicap_still_being_placed() -> None:
    opening = GameStart(Board.empty(3, 3), free=(point("A1"),), stones=3, is_placing=True)
    free = opening.position(RULE_SETS["tromp-taylor"])
    assert (free.to_play, free.handicap) == (Color.BLACK, 2)
    fixed = opening.position(RULE_SETS["aga"])
    assert (fixed.to_play, fixed.handicap) == (Color.BLACK, 0)


def test_white_may_end_a_handicap_by_playing() -> None:
    opening = GameStart(Board.empty(3, 3), free=(), stones=3, is_placing=True)
    game = Game.new(RULE_SETS["tromp-taylor"], Decimal(0), opening)
    game = game.play(Turn(Color.WHITE, point("B2")))
    assert (game.position.to_play, game.position.handicap) == (Color.BLACK, 0)
    assert game.play(Turn(Color.BLACK, None)).position.passes == 1


def test_the_player_in_turn_has_the_position_itself() -> None:
    game = new_game(3, 3)
    assert game.position_for(Color.BLACK) is game.position
    assert game.position_for(Color.WHITE).to_play is Color.WHITE
    assert game.position.to_play is Color.BLACK


def test_no_ko_is_left_for_the_player_who_moved_last() -> None:
    """A ko forbids undoing the turn of the opponent, not of oneself."""
    rules = RULE_SETS["japanese"]
    game = game_on("X . .\n. X .\n. . O", Color.WHITE, rules)
    game = game.play(Turn(Color.WHITE, point("A1")))
    assert game.position.before is not None
    assert game.position_for(Color.WHITE).before is None


def test_an_illegal_turn_leaves_the_game_and_says_why() -> None:
    game = new_game(3, 3).play(Turn(Color.BLACK, point("B2")))
    with pytest.raises(IllegalMove) as caught:
        game.play(Turn(Color.WHITE, point("B2")))
    assert caught.value.illegal == Illegal(Reason.OCCUPIED)
    assert len(game.turns) == 1


def test_a_turn_of_a_record_is_placed_all_the_same() -> None:
    game = new_game(3, 3).after([Turn(Color.BLACK, point("B2")), Turn(Color.WHITE, point("B2"))])
    assert game.board.diagram() == ". . .\n. O .\n. . ."
    assert len(game.turns) == 2


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(IndexError):
        new_game(3, 3).undo()


def test_two_lines_from_one_game_do_not_know_each_other() -> None:
    game = new_game(5, 5)
    one = game.play(Turn(Color.BLACK, point("A1"))).play(Turn(Color.WHITE, point("B1")))
    other = game.play(Turn(Color.BLACK, point("A2"))).play(Turn(Color.WHITE, point("B1")))
    assert one.play(Turn(Color.BLACK, point("A2"))).board != other.board
    assert other.play(Turn(Color.BLACK, point("A1"))).position.turn == 3


def test_komi_is_counted_exactly() -> None:
    talk = Talk("boardsize 1", "komi 0.1")
    assert talk.engine.game.score().white.total == Decimal("0.1")


def test_a_size_out_of_range_leaves_the_engine_as_it_was() -> None:
    engine = Engine(thinker(), network())
    before = engine.game
    with pytest.raises(ValueError, match="52"):
        engine.restart(53, 1)
    assert engine.game is before
