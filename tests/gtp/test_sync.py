"""Plans that bring an engine to a position."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.kata_rules import kata_json
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules, Scoring
from tromp_gui.gtp.profile import CLEAN_UP, Limit, LimitKind, Profile
from tromp_gui.gtp.sync import (
    Mirror,
    NeedsRestart,
    Plan,
    PlanStep,
    Target,
    Unreachable,
    plan,
    rules_misread,
    rules_told,
)
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.gtp.vertex import parse_vertex

BARE = Profile("Bare")
KATA = Profile(
    "KataGo",
    commands=frozenset({
        "rectangular_boardsize", "kata-set-rules", "kata-get-rules", "kgs-rules", "set_position",
        "set_free_handicap", "kata-time_settings", "time_settings",
    }),
    time_systems=frozenset({"none", "absolute", "byo-yomi", "canadian", "fischer"}),
)  # fmt: skip
GNU_GO = Profile("GNU Go", commands=frozenset({"set_free_handicap", "time_settings"}))


def game(*moves: str) -> Target:
    colors = (Color.BLACK, Color.WHITE)
    turns = (Turn(colors[i % 2], parse_vertex(move, 9, 9)) for i, move in enumerate(moves))
    return Target(9, 9, turns=tuple(turns))


def steps(mirror: Mirror, target: Target, profile: Profile = BARE) -> list[PlanStep]:
    found = plan(mirror, target, profile)
    assert isinstance(found, Plan), found
    return list(found.steps)


def commands(mirror: Mirror, target: Target, profile: Profile = BARE) -> list[str]:
    return [step.command for step in steps(mirror, target, profile)]


def sent(mirror: Mirror, target: Target, profile: Profile, told: Timing | None) -> list[str]:
    """The commands to an engine that was told a time."""
    found = plan(mirror, target, profile, told)
    assert isinstance(found, Plan), found
    return [step.command for step in found.steps]


def limitations(mirror: Mirror, target: Target, profile: Profile = BARE) -> tuple[Limit, ...]:
    found = plan(mirror, target, profile)
    assert isinstance(found, Plan)
    return found.limitations


# Turns ---------------------------------------------------------------------------------------


def test_an_unknown_engine_is_sent_everything() -> None:
    assert commands(None, game("E5", "pass")) == [
        "boardsize 9",
        "clear_board",
        "komi 7",
        "play B E5",
        "play W pass",
    ]


def test_nothing_is_sent_twice() -> None:
    assert commands(game("E5"), game("E5")) == []
    assert commands(game("E5"), game("E5", "D4", "C3")) == ["play W D4", "play B C3"]


def test_a_line_that_does_not_continue_is_sent_again() -> None:
    anew = ["clear_board", "play B E5"]
    assert commands(game("E5", "D4"), game("E5")) == anew
    assert commands(game("D4", "E5"), game("E5")) == anew
    assert commands(game("E5"), game()) == ["clear_board"]


def test_two_turns_by_one_colour_are_turns_like_others() -> None:
    twice = game("E5").after(Turn(Color.BLACK, Point(0, 0)))
    assert commands(game("E5"), twice) == ["play B A1"]


def test_the_size_is_sent_if_it_differs() -> None:
    assert commands(game("E5"), Target(13, 13)) == ["boardsize 13", "clear_board"]


# Rules, komi, time -------------------------------------------------------------------------------


def test_rules_go_as_json_and_are_read_back() -> None:
    told = steps(None, game(), KATA)
    assert told[2].command == f"kata-set-rules {kata_json(TROMP_TAYLOR)}"
    assert told[2].limit is LimitKind.RULES
    assert told[3] == PlanStep("kata-get-rules", (), LimitKind.RULES, "Tromp–Taylor", TROMP_TAYLOR)


def test_other_rules_in_a_game_are_sent_without_clearing_it() -> None:
    chinese = game("E5")._replace(rules=RULE_SETS["chinese"], komi=Decimal("7.5"))
    names = [each.partition(" ")[0] for each in commands(game("E5"), chinese, KATA)]
    assert names == ["kata-set-rules", "kata-get-rules", "komi"]


@pytest.mark.parametrize("rules", RULE_SETS.values())
def test_katago_is_told_that_every_stone_counts_by_area_rules(rules: Rules) -> None:
    disputed = Target(9, 9, rules, removes_dead=False)
    told = rules_told(disputed, KATA)
    assert (told.ending, told.scoring) == (Ending.AS_IS, Scoring.AREA)
    assert json.loads(kata_json(told))["friendlyPassOk"] is False
    assert told.superko is rules.superko


@pytest.mark.parametrize("rules", RULE_SETS.values())
def test_katago_is_asked_for_dead_stones_where_they_are_removed(rules: Rules) -> None:
    told = rules_told(Target(9, 9, rules).about_dead_stones(), KATA)
    assert json.loads(kata_json(told))["friendlyPassOk"] is True
    assert told.scoring is rules.scoring


def test_with_a_command_for_it_the_rules_stay() -> None:
    own = KATA._replace(commands=KATA.commands | {CLEAN_UP})
    japanese = Target(9, 9, RULE_SETS["japanese"])
    for each in (japanese._replace(removes_dead=False), japanese.about_dead_stones()):
        assert rules_told(each, own) == japanese.rules
        assert commands(japanese, each, own) == []


def test_a_dispute_is_told_without_clearing_the_board() -> None:
    chinese = game("E5", "pass", "pass")._replace(rules=RULE_SETS["chinese"])
    disputed = chinese._replace(removes_dead=False)
    for before, after, word in ((chinese, disputed, "false"), (disputed, chinese, "true")):
        command, check = commands(before, after, KATA)
        assert f'"friendlyPassOk":{word}' in command
        assert check == "kata-get-rules"


def test_kgs_rules_know_four_sets() -> None:
    kgs = Profile("Old", commands=frozenset({"kgs-rules"}))
    for name, word in (("new-zealand", "new_zealand"), ("japanese", "japanese")):
        target = game()._replace(rules=RULE_SETS[name])
        assert f"kgs-rules {word}" in commands(None, target, kgs)
    assert limitations(None, game(), kgs) == (Limit(LimitKind.RULES, "Tromp–Taylor"),)


def test_rules_that_cannot_be_sent_are_named() -> None:
    assert limitations(None, game()) == (Limit(LimitKind.RULES, "Tromp–Taylor"),)
    assert limitations(game(), game("E5")) == ()


def test_komi_may_be_refused() -> None:
    (step,) = steps(game(), game()._replace(komi=Decimal("-7.50")))
    assert step == PlanStep("komi -7.5", (), LimitKind.KOMI, "-7.5")


@pytest.mark.parametrize(
    ("komi", "half"), [("7.25", "7.5"), ("7.75", "7.5"), ("-7.25", "-7.5"), ("0.1", "0.5")]
)
def test_instead_of_a_part_of_a_point_the_half_with_the_same_winner(komi: str, half: str) -> None:
    (step,) = steps(game(), game()._replace(komi=Decimal(komi)))
    assert step == PlanStep(f"komi {komi}", ((f"komi {half}",),), LimitKind.KOMI, komi)


@pytest.mark.parametrize(
    ("profile", "timing", "told", "lacks"),
    [
        (KATA, Timing(TimeSystem.BYO_YOMI, 60, 30, 3), ["kata-time_settings byoyomi 60 30 3"], 0),
        (GNU_GO, Timing(TimeSystem.BYO_YOMI, 60, 30, 3), ["time_settings 60 30 1"], 1),
        (GNU_GO, Timing(TimeSystem.ABSOLUTE, 60), ["time_settings 60 0 0"], 0),
        (BARE, Timing(TimeSystem.ABSOLUTE, 60), [], 1),
    ],
)
def test_time(profile: Profile, timing: Timing, told: list[str], lacks: int) -> None:
    target = game()._replace(timing=timing)
    assert commands(game(), target, profile) == told
    assert [limit.kind for limit in limitations(game(), target, profile)] == [
        LimitKind.TIME
    ] * lacks
    assert sent(target, target, profile, timing) == []


def test_a_clock_is_sent_again_if_the_engine_may_have_another_one() -> None:
    clock = Timing(TimeSystem.ABSOLUTE, 60)
    again = sent(None, game()._replace(timing=clock), GNU_GO, clock)
    assert again[-1] == "time_settings 60 0 0"


def test_no_clock_is_reported_after_a_clock_only() -> None:
    clock, untimed = Timing(TimeSystem.ABSOLUTE, 60), game()._replace(timing=Timing())
    none = ["kata-time_settings none"]
    assert sent(game(), untimed, KATA, clock) == none
    assert sent(None, untimed, KATA, clock)[-1:] == none
    assert sent(game(), untimed, KATA, Timing()) == []
    assert sent(game(), untimed, KATA, None) == []
    assert sent(game(), game(), KATA, clock) == []


def test_an_engine_without_a_word_for_no_clock_is_started_again() -> None:
    clock, untimed = Timing(TimeSystem.ABSOLUTE, 60), game()._replace(timing=Timing())
    assert plan(game(), untimed, GNU_GO, clock) == NeedsRestart()
    assert plan(None, untimed, GNU_GO, clock) == NeedsRestart()
    assert sent(game(), untimed, GNU_GO, None) == []
    assert sent(game(), game(), GNU_GO, clock) == []
    assert sent(game(), untimed, BARE, clock) == []  # it was told nothing


# Handicap and set-ups ----------------------------------------------------------------------------


def test_an_engine_adds_no_points_for_handicap_stones() -> None:
    target = game()._replace(rules=RULE_SETS["chinese"], komi=Decimal("2.5"))
    for point in (Point(6, 6), Point(2, 2)):
        target = target.after(Turn(Color.BLACK, point))
    sent = commands(None, target, KATA)
    assert ['"whiteHandicapBonus":"0"' in each for each in sent[2:4]] == [True, False]
    assert sent[4:] == ["komi 2.5", "play B G7", "play B C3"]


def test_a_set_up_is_sent_with_the_best_command() -> None:
    board = Board.from_diagram("""
        . . X
        . O .
        . . .
    """)
    target = Target(3, 3).set_up(board)
    (step,) = steps(None, target, KATA)[5:]
    assert step.command == "set_position B C3 W B2"
    assert step.instead == (("play B C3", "play W B2"),)
    assert commands(None, target)[3:] == ["play B C3", "play W B2"]
    gogui = Profile("Fuego", commands=frozenset({"gogui-setup"}))
    assert commands(None, target, gogui)[3:] == ["gogui-setup B C3 W B2"]


def test_a_set_up_without_liberties_cannot_be_played() -> None:
    board = Board.from_diagram("""
        X O
        O O
    """)
    target = Target(2, 2).set_up(board)
    assert plan(None, target, BARE) == Unreachable(Limit(LimitKind.SETUP))
    (step,) = steps(None, target, KATA)[5:]
    assert step.instead == ()


def test_setting_up_forgets_the_turns() -> None:
    target = game("E5", "D4")
    board = Board.empty(9, 9).with_stones(black=[Point(0, 0)])
    assert target.set_up(board) == game()._replace(black=frozenset({Point(0, 0)}))


# Rectangles --------------------------------------------------------------------------------------


def test_a_rectangle_is_sent_safely_or_not_at_all() -> None:
    assert commands(None, Target(9, 13), KATA)[0] == "rectangular_boardsize 13 9"
    assert plan(None, Target(9, 13), GNU_GO) == Unreachable(Limit(LimitKind.RECTANGLE, "13×9"))


# The rest ----------------------------------------------------------------------------------------


def test_the_last_passes_can_be_left_out() -> None:
    passed = game("E5", "pass", "D4", "pass", "pass")
    assert passed.about_dead_stones().turns == game("E5", "pass", "D4").turns
    assert not game("pass").about_dead_stones().turns


@pytest.mark.parametrize(
    ("answer", "axes"),
    [
        (kata_json(TROMP_TAYLOR), ""),
        ('{"ko":"POSITIONAL","suicide":true}', ""),
        ('{"ko":"SIMPLE","suicide":false,"tax":"NONE"}', "ko suicide"),
        ("", "?"),
        ("tromp-taylor", "tromp-taylor"),
        ("[1]", "[1]"),
    ],
)
def test_rules_read_back(answer: str, axes: str) -> None:
    assert rules_misread(TROMP_TAYLOR, answer) == axes
