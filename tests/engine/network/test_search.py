"""Searching with networks of random weights: properties that hold for any network."""

from __future__ import annotations

import math
from decimal import Decimal
from functools import cache

import numpy as np
import pytest

from tests.engine.network.random_networks import random_network
from tests.engine.talk import Talk
from tromp_gui.engine.network.answer import BatchEvaluation
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.search import Budget, NetworkSearch, _put_surest_first
from tromp_gui.engine.network.tree import Branch, Node, _spread_factor
from tromp_gui.engine.network.utility import MAX_UTILITY, Utility, Verdict
from tromp_gui.engine.state import Game, GameStart, MoveCandidate, Outlook, SearchReport, new_game
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR
from tromp_gui.match.player import Level


@cache
def network() -> Network:
    return Network(random_network(8))


def never() -> bool:
    return False


def searched(
    game: Game, visits: int, color: Color = Color.BLACK, is_strict: bool = False
) -> SearchReport:
    search = NetworkSearch(network(), 1, captures_all_dead=is_strict)
    search.ask(game, color)
    assert search.run(Budget(visits), never) == visits
    return search.report()


def drawn(diagram: str, komi: str = "0", to_play: Color = Color.BLACK) -> Game:
    opening = GameStart(Board.from_diagram(diagram), to_play)
    return Game.new(TROMP_TAYLOR, Decimal(komi), opening)


def test_every_visit_is_counted_once_and_the_same_seed_finds_the_same() -> None:
    report = searched(new_game(5, 5), 60)
    assert sum(each.visits for each in report.candidates) == 60
    assert report == searched(new_game(5, 5), 60)


def test_the_likeliest_moves_come_first_where_none_was_tried() -> None:
    priors = [each.prior for each in searched(new_game(5, 5), 0).candidates]
    assert priors == sorted(priors, reverse=True)
    assert all(0 <= each.winrate <= 1 for each in searched(new_game(5, 5), 30).candidates)


def test_the_surest_of_the_moves_visited_often_is_best() -> None:
    def candidate(visits: int, utility: float, radius: float) -> MoveCandidate:
        outlook = Outlook(visits, 0.5, 0, 0, 0, utility, radius)
        return MoveCandidate(Point(0, visits), visits, 0.5, 0, 0, (), (), outlook)

    rare, often, most = candidate(5, 0.9, 0.1), candidate(20, 0.4, 0.1), candidate(40, 0.5, 0.3)
    moves = [most, often, rare]
    _put_surest_first(moves)
    assert moves == [often, most, rare]


def position(to_play: Color, verdict: tuple[float, float], *moves: Node) -> Node:
    """A position of this win rate and lead, whose moves, with a visit each, lead to `moves`."""
    win, lead = verdict
    moment = moment_of(new_game(5, 5), to_play)
    found = Verdict(win, lead, np.zeros((5, 5), np.float32), lead, lead * lead)
    node = Node(moment, found, [], [])
    for child in moves:
        branch = Branch(None, 0.5)
        branch.child = child
        branch.add(0)
        node.tried.append(branch)
    return node


@pytest.mark.parametrize("color", Color)
def test_uncertain_win_rates_are_averaged_as_odds(color: Color) -> None:
    after = [position(color.opponent, (win, 0)) for win in (0.8, 1.0)]
    odds = (1 * 4 * 999) ** (1 / 3)
    found = position(color, (0.5, 0), *after).means()
    assert found.win_rate == pytest.approx(odds / (1 + odds))


@pytest.mark.parametrize(("color", "good", "bad"), [(Color.BLACK, 4, -2), (Color.WHITE, -4, 2)])
def test_moves_count_less_the_worse_they_are_for_who_plays_them(
    color: Color, good: float, bad: float
) -> None:
    after = [position(color.opponent, (0.5, lead)) for lead in (good, bad)]
    found = position(color, (0.5, 0), *after).means()
    assert found.lead == pytest.approx((0 + good + bad / math.e) / (2 + 1 / math.e))


def literal_lead(node: Node) -> float:
    """The lead in a position by the definition, from the whole tree."""
    sign = 1 if node.color is Color.BLACK else -1
    pairs = [(each.visits, literal_lead(each.child)) for each in node.tried if each.child]
    best = max((sign * lead for _, lead in pairs), default=0)
    weights = [visits * math.exp((sign * lead - best) / 6) for visits, lead in pairs]
    leads = [weight * lead for weight, (_, lead) in zip(weights, pairs, strict=True)]
    return (node.verdict.lead + sum(leads)) / (1 + sum(weights))


def test_the_lead_is_that_of_the_whole_tree_however_often_it_was_told() -> None:
    game, search = new_game(5, 5), NetworkSearch(network(), 1)
    for made, visits in enumerate((7, 1, 30, 40)):
        search.ask(game, game.position.to_play)
        search.run(Budget(visits), never)
        report = search.report()
        assert search._root is not None
        sign = 1 if made % 2 == 0 else -1
        assert sign * report.outlook.lead == pytest.approx(literal_lead(search._root))
        game = game.play(Turn(game.position.to_play, report.candidates[0].point))


def test_more_is_explored_where_what_was_found_spreads() -> None:
    shares = [_spread_factor(20, 0.1, 0.01 + spread**2) for spread in (0.1, 0.4, 0.7)]
    assert shares == sorted(shares)
    assert shares[1] == pytest.approx(1, abs=0.05)
    assert _spread_factor(1, 0.1, 0.9) == 1


def test_points_count_beside_the_win_for_both_alike() -> None:
    def utility(win: float, score: float, spread: float = 5) -> float:
        return Utility(8, 81)(
            Verdict(win, score, np.zeros(1, np.float32), score, score**2 + spread**2)
        )

    assert utility(0.9, 4) < utility(0.9, 8) < utility(0.9, 12) < utility(0.99, 12) < MAX_UTILITY
    assert utility(0.9, 8, 1) - utility(0.9, 4, 1) > utility(0.9, 44, 1) - utility(0.9, 40, 1)
    even, other = Utility(0, 81), Utility(-0.0, 81)
    black, white = (
        Verdict(0.5 + by / 9, by, np.zeros(1, np.float32), by, 9 + by**2) for by in (4, -4)
    )
    assert even(black) == pytest.approx(-other(white))


def test_a_kept_tree_is_valued_anew() -> None:
    search = NetworkSearch(network(), 1)
    search.ask(new_game(4, 4), Color.BLACK)
    search.run(Budget(80), never)
    root = search._root
    assert root is not None
    before = [(each.utilities, each.utilities_squared) for each in root.tried]
    root.revalue(Utility(12, 16))
    assert [each.utilities for each in root.tried] != [sum_ for sum_, _ in before]
    root.revalue(search._utility)
    after = [(each.utilities, each.utilities_squared) for each in root.tried]
    assert after == [pytest.approx(each) for each in before]


def test_a_line_begins_with_its_move_and_is_legal() -> None:
    game = new_game(4, 4)
    for candidate in searched(game, 120).candidates:
        assert candidate.line[0] == candidate.point
        position = game.position
        for point in candidate.line:
            position = position.play(Turn(position.to_play, point))


def test_what_was_found_is_kept_while_the_game_continues() -> None:
    game = new_game(4, 4)
    search = NetworkSearch(network(), 1)
    search.ask(game, Color.BLACK)
    search.run(Budget(200), never)
    best = search.report().candidates[0]
    following = game.play(Turn(Color.BLACK, best.point))
    search.ask(following, Color.WHITE)
    kept = sum(each.visits for each in search.report().candidates)
    assert kept == best.visits - 1
    search.ask(new_game(4, 4), Color.WHITE)
    assert sum(each.visits for each in search.report().candidates) == 0


def test_a_position_met_on_another_way_is_not_evaluated_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    repeated: list[object] = []

    class Counted(BatchEvaluation):
        def __init__(self, network: Network, moments: list[Moment], symmetry: int) -> None:
            super().__init__(network, moments, symmetry)
            keys = [moment.key for moment in moments if not moment.is_over]
            repeated.extend(key for key in keys if key in asked)
            asked.extend(keys)

    monkeypatch.setattr("tromp_gui.engine.network.search.BatchEvaluation", Counted)
    report = searched(new_game(3, 3), 100)
    assert sum(each.visits for each in report.candidates) == 100
    assert len(asked) < 100
    assert not repeated


def test_a_ko_is_not_retaken() -> None:
    game = drawn(
        """
        . X O .
        X . X O
        . X O .
        . . . .
        """,
        to_play=Color.WHITE,
    ).play(Turn(Color.WHITE, Point(2, 1)))
    points = {each.point for each in searched(game, 100).candidates}
    assert Point(2, 2) not in points
    assert Point(0, 0) in points


SETTLED = """
    . X O .
    X X O O
    . X O .
    X X O O
    """


@pytest.mark.parametrize(("komi", "won"), [("-1", True), ("1", False)])
def test_where_two_passes_end_the_game_it_is_counted(komi: str, won: bool) -> None:
    game = drawn(SETTLED, komi, Color.WHITE).play(Turn(Color.WHITE, None))
    search = NetworkSearch(network(), 1, captures_all_dead=True)
    search.ask(game, Color.BLACK)
    search.try_move(None, 8)
    passing = next(each for each in search.report().candidates if each.point is None)
    assert passing.winrate == pytest.approx(float(won), abs=0.002)
    assert passing.lead == -float(komi)


def test_handicap_stones_are_moves_and_no_passes() -> None:
    opening = GameStart(Board.empty(7, 7), stones=3, is_placing=True)
    game = Game.new(TROMP_TAYLOR, Decimal(0), opening)
    assert None not in {each.point for each in searched(game, 30).candidates}


def test_owners_are_told_from_the_bottom_left_for_black() -> None:
    """White's corner is above: a counted game says so without a doubt."""
    game = drawn("O O .\n. O O\n. . .\nX X X\n. . X", "0").play(Turn(Color.BLACK, None))
    search = NetworkSearch(network(), 1, captures_all_dead=True)
    search.ask(game, Color.WHITE)
    before = search.report().ownership
    search.try_move(None, 16)
    passing = next(each for each in search.report().candidates if each.point is None)
    after = search.report().ownership
    assert passing.visits == 16
    assert after[0] > 0.85 + 0.1 * before[0]
    assert after[12] < -0.85 + 0.1 * before[12]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_a_whole_game_under_every_rule_set(rules: object) -> None:
    game = Game.new(rules, Decimal(6), GameStart(Board.empty(4, 3)))  # type: ignore[arg-type]
    player = Thinker(EngineOptions(playouts=12, seed=3), network())
    color = Color.BLACK
    for _ in range(60):
        point = player.choose(game, color, Talk().engine.clock(color))
        assert point is None or isinstance(point, Point)
        game = game.play(Turn(color, point))
        color = color.opponent
        if game.position.passes > 1:
            break


def test_every_level_plays_on_sight_or_by_search() -> None:
    """Every level chooses a move."""
    for level in Level:
        player = Thinker(EngineOptions(level, seed=1), network())
        assert player._search is not None
        if level is not Level.FULL:
            choice = player.choose(new_game(5, 5), Color.BLACK, Talk().engine.clock(Color.BLACK))
            assert isinstance(choice, Point)


def test_with_two_threads_every_visit_is_counted_and_nothing_is_left_pending() -> None:
    game = new_game(5, 5)
    for _ in range(2):
        search = NetworkSearch(network(), 1, processes=2)
        search.ask(game, Color.BLACK)
        assert search.run(Budget(150), never) == 150
        assert sum(each.visits for each in search.report().candidates) == 150
        search.ask(game, Color.BLACK)
        assert search.run(Budget(1), never) == 1
        assert sum(each.visits for each in search.report().candidates) == 151
