"""Rule sets explained: every axis has its sentence, and each set says what its axes are."""

from __future__ import annotations

from decimal import Decimal
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import (
    RULE_SETS,
    TROMP_TAYLOR,
    Bonus,
    Ending,
    Handicap,
    Rules,
    Scoring,
    Superko,
)
from tromp_gui.match.scores import score_at
from tromp_gui.wording.endings import ending_steps
from tromp_gui.wording.rule_sets import (
    Topic,
    differs,
    explained,
    handicap_sentences,
    komi_sentence,
    lone_suicide_sentence,
    scoring_sentences,
    superko_sentence,
)

TITLES = ["In short", "Repetition", "Suicide", "Counting", "Komi", "Handicap", "The end"]


def is_sentence(text: str) -> bool:
    whole = text.rstrip(")")
    return text[0].isupper() | text[0].isdigit() and whole.endswith(".") and "{" not in text


def all_sentences(rules: Rules) -> list[str]:
    return [sentence for topic in explained(rules) for sentence in topic.sentences]


def topic(rules: Rules, title: str) -> Topic:
    (found,) = [each for each in explained(rules) if each.title == title]
    return found


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_every_set_is_explained_topic_by_topic(rules: Rules) -> None:
    titles = [each.title for each in explained(rules)]
    assert titles[:7] == TITLES
    assert titles[-1] == "Source"
    assert titles[7:-1] in ([], ["Unlike common practice"])
    assert all(is_sentence(sentence) for sentence in all_sentences(rules))
    assert topic(rules, "Source").sentences == (f"{rules.source}.",)
    assert topic(rules, "The end").ordered


def test_the_sets_that_differ_from_common_practice_say_so() -> None:
    assert not differs(RULE_SETS["tromp-taylor-1995"])
    assert "referee" in differs(RULE_SETS["chinese"])
    assert "Pass stones" in differs(RULE_SETS["aga"])
    assert "special positions" in differs(RULE_SETS["japanese"])
    assert "seki count" in differs(RULE_SETS["lasker-maas"])


def test_no_two_sets_read_alike() -> None:
    for one, other in combinations(RULE_SETS.values(), 2):
        assert all_sentences(one) != all_sentences(other)


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_its_steps(ending: Ending) -> None:
    steps = ending_steps(ending)
    assert 2 <= len(steps) <= 5
    assert all(is_sentence(step) for step in steps)
    assert "two consecutive passes" in " ".join(steps).lower()


def test_endings_are_distinguished() -> None:
    assert len({ending_steps(ending) for ending in Ending}) == len(Ending)


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (Ending.AS_IS, ["none are removed"]),
        (Ending.FOUR_PASSES, ["passed first", "Four consecutive passes", "count for superko"]),
        (Ending.TAYLOR_1995, ["neither pass was a turn", "passed first", "formal", "once"]),
        (Ending.TAYLOR_2001, ["unofficial", "opponent of the player who moved last", "official"]),
        (Ending.CLEANUP, ["advised to capture", "every stone alive", "however many moves"]),
        (
            Ending.PLAYOUT,
            ["second board", "moves first", "do not count as prisoners", "may repeat there"],
        ),
        (Ending.MEDIATION, ["third party", "can be wrong", "saved in the file"]),
        (
            Ending.LASKER_MAAS,
            ["second phase", "one stone of each colour", "Two new consecutive passes"],
        ),
    ],
)
def test_each_ending_says_what_is_its_own(ending: Ending, words: list[str]) -> None:
    told = " ".join(ending_steps(ending))
    for word in words:
        assert word in told


def test_every_value_of_an_axis_has_a_sentence_of_its_own() -> None:
    assert len({superko_sentence(superko) for superko in Superko}) == len(Superko)
    assert len({scoring_sentences(scoring) for scoring in Scoring}) == len(Scoring)
    assert len({lone_suicide_sentence(superko) for superko in Superko}) == len(Superko)
    bonuses = {handicap_sentences(customised(TROMP_TAYLOR, bonus=bonus)) for bonus in Bonus}
    assert len(bonuses) == len(Bonus)
    places = {handicap_sentences(customised(TROMP_TAYLOR, handicap=each)) for each in Handicap}
    assert len(places) == len(Handicap)


def test_komi_is_described_as_it_counts() -> None:
    assert komi_sentence(TROMP_TAYLOR).startswith("7 points for White")
    assert komi_sentence(RULE_SETS["japanese"]).startswith("6.5 points")
    assert komi_sentence(RULE_SETS["tromp-taylor-logical"]) == "None. Equal scores are a tie."
    assert komi_sentence(RULE_SETS["lasker-maas"]).startswith("6 black stones")
    negative = customised(TROMP_TAYLOR, komi=Decimal("-3.5"))
    assert komi_sentence(negative).startswith("−3.5 points")


def test_a_custom_set_says_what_it_was_made_of() -> None:
    rules = customised(RULE_SETS["chinese"], superko=Superko.SIMPLE)
    assert differs(rules) == "These are custom rules based on Chinese."
    assert topic(rules, "Repetition").sentences == (superko_sentence(Superko.SIMPLE),)
    assert topic(rules, "In short").sentences == ("Like Chinese, but: Repetition: Simple ko.",)


@given(
    st.sampled_from(list(RULE_SETS.values())),
    st.sampled_from(Superko),
    st.sampled_from(Ending),
    st.sampled_from(Scoring),
    st.sampled_from(Handicap),
)
def test_every_mix_of_axes_can_be_explained(
    base: Rules, superko: Superko, ending: Ending, scoring: Scoring, handicap: Handicap
) -> None:
    rules = customised(base, superko=superko, ending=ending, scoring=scoring, handicap=handicap)
    told = explained(rules)
    assert told == explained(rules._replace())
    assert all(is_sentence(sentence) for sentence in all_sentences(rules))
    assert superko_sentence(superko) in all_sentences(rules)
    assert set(ending_steps(ending)) <= set(all_sentences(rules))


def test_a_move_never_captures_and_is_suicide() -> None:
    """T01 comment 5: without breathless chains at most one clearing has an effect."""
    said = topic(RULE_SETS["tromp-taylor-2001"], "Suicide").sentences
    assert any("never both" in sentence for sentence in said)
    assert len(topic(RULE_SETS["chinese"], "Suicide").sentences) == 1
    random = Random(5)
    for _ in range(20):
        position = Position.start(Board.empty(3, 3), TROMP_TAYLOR)
        for _ in range(60):
            points = [*position.legal_points()]
            turn = Turn(position.to_play, random.choice(points) if points else None)
            after, _ = position.place(turn)
            lost = [now - before for now, before in zip(after.lost, position.lost, strict=True)]
            assert 0 in lost
            position = after


def test_answering_a_stone_thrown_in_costs_nothing_under_area() -> None:
    """T, "abusive behaviour": an answer is free, which each page on area counting says."""
    for rules in RULE_SETS.values():
        said = " ".join(topic(rules, "Counting").sentences)
        is_area = rules.scoring in (Scoring.AREA, Scoring.AREA_1995)
        assert ("costs nothing" in said) is is_area
    board = Board.from_diagram("""
        . . . X O .
        . . . X O .
    """)
    position = Position.start(board, TROMP_TAYLOR, Color.WHITE)
    thrown, answer = Point(0, 1), Point(0, 2)
    after = position.play(Turn(Color.WHITE, thrown)).play(Turn(Color.BLACK, answer))
    before = score_at(position, TROMP_TAYLOR, Decimal(0), 0).result
    assert score_at(after, TROMP_TAYLOR, Decimal(0), 0, frozenset({thrown})).result == before


def test_the_open_ko_of_lasker_maas_is_described() -> None:
    """LM, peculiarities: a point can be gained by not filling the last ko."""
    assert "last ko open" in differs(RULE_SETS["lasker-maas"])
