"""playout, sentence by sentence (docs/rules.md; Tromp page, "Japanese rules")."""

from __future__ import annotations

from tests.match.games import BLACK, WHITE, Game
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.match.actions import Action, Denial, actions
from tromp_gui.match.agreement import agree, dispute, mark
from tromp_gui.match.match import Match
from tromp_gui.match.phases import AgreementMode, Finished, Playout, Settlement
from tromp_gui.match.playout import carried_back, died, separate, turned_on_second_board
from tromp_gui.match.turns import turned

JAPANESE = RULE_SETS["japanese"]

TWO = """
    . O . X . X
    O O . X X .
    X . O X X X
    . O O O O X
    . . . O . O
    . X . O O .
    """
"""Two lone black stones in White's area: A4 and B1."""
A4, B1 = Point(3, 0), Point(0, 1)
ONE, OTHER = frozenset([A4]), frozenset([B1])
A3, A5_TAKEN = Point(2, 0), Point(3, 1)


def in_dispute(stones: frozenset[Point], to_play: Color = WHITE) -> Game:
    """White to move and to pass first; Black disputes these marks of White's."""
    game = Game.of(JAPANESE, TWO, to_play=to_play).passes(2)
    return game.do(mark, WHITE, stones).do(dispute, BLACK, stones)


def aside(game: Game, *points: Point | None) -> list[Position]:
    """Turns on the second board; returns its positions."""
    line = [game.position.on_second_board()]
    node = 100
    for point in points:
        line.append(line[-1].play(Turn(line[-1].to_play, point)))
        game.do(turned_on_second_board, node)
        node += 1
    return line[1:]


def second(game: Game) -> Playout:
    phase = game.phase
    assert isinstance(phase, Playout), phase
    return phase


def test_where_they_agree_there_is_no_second_board() -> None:
    game = Game.of(JAPANESE, TWO).passes(2).do(mark, WHITE, ONE).do(agree, BLACK).do(agree, WHITE)
    assert game.dead == ONE


def test_the_disputed_chains_are_played_out_on_a_second_board() -> None:
    game = in_dispute(ONE)
    assert second(game) == Playout(ONE, (), frozenset(), game.match.node)


def test_what_they_agree_on_is_settled_already() -> None:
    game = Game.of(JAPANESE, TWO, mode=AgreementMode.LISTS).passes(2)
    game.do(mark, WHITE, ONE | OTHER).do(mark, BLACK, OTHER).do(agree, WHITE).do(agree, BLACK)
    assert second(game).stones == ONE
    assert second(game).dead == OTHER


def test_the_first_to_pass_moves_first() -> None:
    for color in (BLACK, WHITE):
        game = in_dispute(ONE, color)
        assert game.position.on_second_board().to_play is color


def test_the_game_itself_stands_still_meanwhile() -> None:
    game = in_dispute(ONE)
    following = game.position.play(Turn(game.position.to_play, None))
    assert game.denial(turned, following, 9) is Denial.NOT_NOW
    aside(game, A3)
    assert game.position.board == Board.from_diagram(TWO)
    assert second(game).node == 100


def test_two_consecutive_passes_end_it() -> None:
    game = in_dispute(ONE)
    line = aside(game, A3, None)
    assert game.denial(carried_back, line) is Denial.NOT_OVER
    assert game.denial(carried_back, []) is Denial.NOT_OVER
    line += [line[-1].play(Turn(line[-1].to_play, None))]
    assert isinstance(game.do(carried_back, line).phase, Finished)


def test_a_chain_is_dead_if_all_its_original_stones_were_captured_there() -> None:
    game = in_dispute(ONE)
    line = aside(game, A3, None, A5_TAKEN, None, None)
    assert line[-1].board.at(A4) is None
    assert game.do(carried_back, line).dead == ONE


def test_a_chain_that_was_not_captured_is_alive() -> None:
    game = in_dispute(ONE)
    assert game.do(carried_back, aside(game, None, None)).dead == frozenset()


def test_a_stone_put_back_on_its_point_is_another_stone() -> None:
    original = Board.from_diagram("X . O")
    gone, back = Board.from_diagram(". O O"), Board.from_diagram("X . O")
    stone = frozenset([Point(0, 0)])
    assert died(original, stone, [gone, back]) == stone
    assert died(original, stone, [original, back]) == frozenset()


def test_a_chain_with_one_original_stone_left_is_alive() -> None:
    original = Board.from_diagram("X X . O")
    chain = frozenset([Point(0, 0), Point(0, 1)])
    assert died(original, chain, [Board.from_diagram(". X . O")]) == frozenset()


def test_the_result_is_carried_back_to_the_original_position_which_is_then_scored() -> None:
    """Stones captured on the copy are no prisoners of the game: the score is that of agreeing."""
    played = in_dispute(ONE)
    played.do(carried_back, aside(played, A3, None, A5_TAKEN, None, None))
    agreed = Game.of(JAPANESE, TWO, to_play=WHITE).passes(2).do(mark, WHITE, ONE)
    agreed.do(agree, BLACK).do(agree, WHITE)
    assert played.result == agreed.result
    phase = played.phase
    assert isinstance(phase, Finished)
    assert phase.outcome.settlement is Settlement.PLAYED_OUT
    assert played.match.marks == ONE


def test_all_disputed_chains_are_on_one_copy() -> None:
    game = in_dispute(ONE | OTHER)
    assert second(game).stones == ONE | OTHER
    line = aside(game, A3, None, A5_TAKEN, None, None)
    assert game.do(carried_back, line).dead == ONE, "the other was left alone, and lives"


def test_unless_the_players_choose_one_each() -> None:
    """Several disputes one after the other; each copy begins at the game's position."""
    game = in_dispute(ONE | OTHER).do(separate)
    assert (second(game).stones, second(game).waiting) == (OTHER, (ONE,))
    game.do(carried_back, aside(game, None, None))
    assert second(game) == Playout(ONE, (), frozenset(), game.match.node)
    game.do(carried_back, aside(game, A3, None, A5_TAKEN, None, None))
    assert game.dead == ONE


def test_they_choose_before_the_first_turn_there() -> None:
    game = in_dispute(ONE | OTHER)
    assert Action.SEPARATE in actions(game.match, game.position, BLACK)
    aside(game, A3)
    assert game.denial(separate) is Denial.NOT_NOW
    assert in_dispute(ONE).denial(separate) is Denial.NOT_NOW, "one chain is one already"


def test_a_dispute_about_nothing_needs_a_chain() -> None:
    game = Game.of(JAPANESE, TWO).passes(2)
    assert game.denial(dispute, BLACK) is Denial.NOTHING_DISPUTED


def test_without_a_dispute_there_is_no_second_board() -> None:
    game = Game.of(Ending.PLAYOUT, TWO)
    assert game.denial(turned_on_second_board, 5) is Denial.NOT_NOW
    assert game.denial(separate) is Denial.NOT_NOW
    assert game.denial(carried_back, []) is Denial.NOT_NOW


def test_going_back_to_an_earlier_value_restores_everything() -> None:
    game = in_dispute(ONE | OTHER)
    seen: list[Match] = [game.match]
    aside(game, A3, None)
    seen.append(game.match)
    game.match = seen[0]
    assert second(game).node == game.match.node
    assert Action.SEPARATE in actions(game.match, game.position, WHITE)
