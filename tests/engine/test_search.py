"""Searching: what is kept from move to move, what threads find together, what is reported."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.engine.talk import game_on, point
from tromp_gui.engine.search import Budget, Search, next_count
from tromp_gui.engine.state import Game, SearchReport, new_game
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS


def never() -> bool:
    """No reason to stop."""
    return False


def found(game: Game, color: Color, playouts: int = 300, threads: int = 1) -> SearchReport:
    """What a new search finds."""
    search = Search(1, threads)
    search.ask(game, color)
    search.run(Budget(playouts), never)
    return search.report()


def visits(report: SearchReport) -> int:
    """All playouts of a report."""
    return sum(each.visits for each in report.candidates)


def test_as_many_playouts_are_made_as_asked_for() -> None:
    assert visits(found(new_game(5, 5), Color.BLACK, 300)) == 300
    assert visits(found(new_game(5, 5), Color.BLACK, 301, threads=2)) == 302


def test_equal_questions_get_equal_answers() -> None:
    assert found(new_game(5, 5), Color.BLACK) == found(new_game(5, 5), Color.BLACK)


def test_every_candidate_is_legal_and_told_once() -> None:
    game = game_on(". X O .\nX O . O\n. X O .").play(Turn(Color.BLACK, Point(1, 2)))
    points = [each.point for each in found(game, Color.WHITE).candidates]
    assert len(points) == len(set(points))
    assert set(points) <= {None, *game.position.legal_points()}
    assert Point(1, 1) not in points


def test_a_won_and_a_lost_board() -> None:
    diagram = ". X . X O .\nX X X X O O\n. X . X O ."
    for komi, low, high in ((0, 0.95, 1.0), (30, 0.0, 0.05)):
        best = found(game_on(diagram, komi=komi), Color.BLACK).candidates[0]
        assert low <= best.winrate <= high
        assert best.lead == pytest.approx(6 - komi, abs=2.5)
        for_white = found(game_on(diagram, komi=komi), Color.WHITE).candidates[0]
        assert 1 - high <= for_white.winrate <= 1 - low
        assert for_white.lead == pytest.approx(komi - 6, abs=2.5)


def test_ownership_is_of_the_right_points() -> None:
    report = found(game_on(". X . X O .\nX X X X O O\n. X . X O ."), Color.BLACK)
    assert report.ownership[0] > 0.9 > -0.9 > report.ownership[5]
    assert report.ownership[12] > 0.9 > -0.9 > report.ownership[17]


def test_what_was_found_before_is_kept_when_the_game_goes_on() -> None:
    search, game = Search(1), new_game(5, 5)
    search.ask(game, Color.BLACK)
    search.run(Budget(500), never)
    best = search.report().candidates[0]
    after = game.play(Turn(Color.BLACK, best.point))
    search.ask(after, Color.WHITE)
    assert 0 < visits(search.report()) < best.visits
    assert search.report().ownership == [0.0] * 25


@pytest.mark.parametrize("change", ["komi", "rules", "undo", "color", "other"])
def test_nothing_is_kept_of_another_position(change: str) -> None:
    search, game = Search(1), new_game(5, 5).play(Turn(Color.BLACK, Point(2, 2)))
    search.ask(game, Color.WHITE)
    search.run(Budget(300), never)
    asked, color = {
        "komi": (Game.new(game.rules, Decimal(3), game.opening).after(game.turns), Color.WHITE),
        "rules": (game.under(RULE_SETS["chinese"]), Color.WHITE),
        "undo": (game.undo(), Color.BLACK),
        "color": (game, Color.BLACK),
        "other": (game.undo().play(Turn(Color.BLACK, Point(1, 1))), Color.WHITE),
    }[change]
    search.ask(asked, color)
    assert visits(search.report()) == 0


def test_a_pass_is_tried_where_it_would_not_be() -> None:
    search = Search(1)
    search.ask(game_on(". X .\n. . ."), Color.WHITE)
    search.run(Budget(60), never)
    search.try_pass(40)
    passing = next(each for each in search.report().candidates if each.point is None)
    assert passing.visits >= 12


def test_lines_begin_with_their_move_and_are_legal() -> None:
    game = new_game(5, 5)
    for candidate in found(game, Color.BLACK, 600).candidates:
        assert candidate.line[0] == candidate.point
        line, color = game, Color.BLACK
        for move in candidate.line:
            line, color = line.play(Turn(color, move)), color.opponent


def test_it_stops_when_told_and_when_time_is_over() -> None:
    search = Search(1)
    search.ask(new_game(5, 5), Color.BLACK)
    assert search.run(Budget(), lambda: True) == 16
    assert search.run(Budget(seconds=0), never) == 0
    assert search.run(Budget(10**9, 0.05), never) > 0


def test_slices_grow_and_shrink_with_the_time_they_take() -> None:
    assert next_count(16, 0.0001) == 64
    assert next_count(64, 0.64) == 2
    assert next_count(1, 10.0) == next_count(0, 10.0) == 1


def test_by_territory_a_move_in_ones_own_land_costs_a_point() -> None:
    diagram = """
        . X . X O O .
        X X X X O . O
        . X . X O O O
        . X X X O O .
    """
    search = Search(1)
    search.ask(game_on(diagram, rules=RULE_SETS["japanese"]), Color.BLACK)
    search.run(Budget(300), never)
    search.try_pass(40)
    leads = {each.point: each.lead for each in search.report().candidates if each.visits}
    assert leads.pop(None) >= 2.0
    assert set(leads) <= {point("A1"), point("A2")}
    assert set(leads.values()) == {1.0}
