"""How a person's move is chosen, and who decides about passes and resignation."""

from __future__ import annotations

import gzip
import json
import math
import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from tests.engine.network.cases import last_moment
from tests.engine.network.random_networks import human_network
from tests.engine.network.record_human import early_game
from tests.engine.network.test_human import RECORDED
from tests.engine.talk import game_on, network
from tromp_gui.engine.imitation import BY_POLICY, WITH_SEARCH, Imitation, Temperature
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.state import EngineClock, HumanNetwork, MoveCandidate, Outlook, new_game
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.network_files.profiles import parse_profile


@cache
def human(profile: str = "rank_5k") -> HumanNetwork:
    return HumanNetwork(Network(human_network()), parse_profile(profile))


def early_wishes() -> dict[Point, float]:
    """The policy at the recorded position, without a pass."""
    moment = last_moment(early_game())
    policy = human().answer(moment, 0).policy.clip(0)
    policy /= policy.sum()
    rows = moment.grid.rows
    points = moment.grid.points(moment.legal)
    return {point: float(policy[rows - 1 - point.row, point.col]) for point in points}


def distance(counts: Counter[str], expected: dict[str, float]) -> float:
    """Chi-squared, as standard deviations from its mean; rare moves count as one."""
    total = sum(counts.values())
    often = [name for name, chance in expected.items() if chance * total >= 5]
    pairs = [(counts[name], expected[name] * total) for name in often]
    pairs.append((total - sum(one for one, _ in pairs), total - sum(other for _, other in pairs)))
    squares = sum((seen - due) ** 2 / due for seen, due in pairs if due > 1)
    freedom = len(pairs) - 1
    return (squares - freedom) / math.sqrt(2 * freedom)


@pytest.mark.parametrize(
    ("name", "temperature"), [("by policy", BY_POLICY), ("with search", WITH_SEARCH)]
)
def test_moves_are_as_frequent_as_in_the_real_program(name: str, temperature: Temperature) -> None:
    with gzip.open(RECORDED, "rt", encoding="ascii") as file:
        (record,) = [each for each in map(json.loads, file) if each.get("temperature") == name]
    counts = Counter(record["counts"])
    del counts["pass"]
    wishes = early_wishes()
    chances = temperature.apply(np.array(list(wishes.values())), 4, 49)
    names = [format_vertex(point) for point in wishes]
    expected = dict(zip(names, chances.tolist(), strict=True))
    assert abs(distance(counts, expected)) < 4
    if temperature is WITH_SEARCH:  # the other one changes rare moves only
        plain = {format_vertex(point): wish for point, wish in wishes.items()}
        assert distance(counts, plain) > 4


def test_our_draws_have_these_frequencies() -> None:
    wishes, chance = early_wishes(), random.Random(1)
    imitation = Imitation(human())
    drawn = Counter(format_vertex(imitation.draw(wishes, [], 4, 49, chance)) for _ in range(3000))
    chances = BY_POLICY.apply(np.array(list(wishes.values())), 4, 49)
    names = [format_vertex(point) for point in wishes]
    assert abs(distance(drawn, dict(zip(names, chances.tolist(), strict=True)))) < 4


def test_only_unlikely_moves_become_rarer_by_policy() -> None:
    chances = BY_POLICY.apply(np.array([0.5, 0.45, 0.045, 0.005]), 0, 361)
    assert chances[:3] / chances[0] == pytest.approx([1, 0.9, 0.09])
    assert chances[3] < 0.005 * chances[0] / 0.5


def test_a_search_makes_bad_moves_of_strong_people_rare() -> None:
    good, bad = Point(0, 0), Point(0, 1)
    judged = [
        MoveCandidate(point, 3, 0.5, 0.0, 0.5, (point,), outlook=Outlook(3, utility=utility))
        for point, utility in ((good, 0.3), (bad, -0.3))
    ]
    imitation, chance = Imitation(human("rank_9d")), random.Random(1)
    drawn = Counter(
        imitation.draw({good: 0.2, bad: 0.8}, judged, 0, 361, chance) for _ in range(200)
    )
    assert drawn[good] > 190


@pytest.mark.parametrize(
    ("profile", "searches"),
    [("rank_20k", False), ("preaz_3d", False), ("rank_4d", True), ("proyear_1800", True)],
)
def test_only_players_above_3_dan_search(profile: str, searches: bool) -> None:
    assert Imitation(human(profile)).searches(Color.WHITE) is searches


def test_the_stronger_of_two_players_searches() -> None:
    imitation = Imitation(human("rank_5k_9d"))
    assert [imitation.searches(color) for color in (Color.BLACK, Color.WHITE)] == [False, True]


def thinker(profile: str = "rank_5k", seed: int = 1) -> Thinker:
    return Thinker(EngineOptions(seed=seed), network(), human(profile))


@pytest.mark.parametrize("profile", ["rank_5k", "rank_9d"])
def test_a_seed_repeats_the_moves(profile: str) -> None:
    game = game_on("""
        . . . . .
        . . X . .
        . . . O .
        . . . . .
        . . . . .
        """)
    first, again = (thinker(profile).choose(game, Color.BLACK, EngineClock()) for _ in range(2))
    assert first == again
    assert isinstance(first, Point)


def test_the_network_that_judges_passes_when_all_is_settled() -> None:
    game = game_on("""
        . X O . O
        X X O O .
        X X O O O
        . X O O .
        X X O . O
        """)
    assert thinker().choose(game, Color.BLACK, EngineClock()) is None


def test_where_people_would_only_pass_the_network_that_judges_moves() -> None:
    description = human_network()
    assert description.policy.passing_last is not None
    description.policy.passing.bias[:] += 5
    description.policy.passing_last[:] = 500
    people = HumanNetwork(Network(description), parse_profile("rank_5k"))
    chosen = Thinker(EngineOptions(seed=1), network(), people).choose(
        new_game(5, 5), Color.BLACK, EngineClock()
    )
    assert isinstance(chosen, Point)
