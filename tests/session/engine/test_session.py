"""One engine as a session: kept in step with a game, asked, told time, spoken to by hand."""

from __future__ import annotations

import sys
from decimal import Decimal

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import Harness, faulty, rest, target
from tests.session import analysis_engine
from tests.session.conftest import Harnesses
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import AnalysisKind, Family, Limit, LimitKind, Profile
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.gtp.vertex import MoveKind
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.link import LogKind, Reply
from tromp_gui.session.engine.work import ClockLeft, EngineAnswer


def test_an_engine_introduces_itself(harness: Harnesses) -> None:
    place = harness(faulty("analyzes"))
    profiles: list[Profile] = []
    place.session.introduced.connect(profiles.append)
    place.session.start()
    place.wait_until(EngineState.READY)
    (profile,) = profiles
    assert profile == place.session.profile
    assert (profile.name, profile.version) == ("Faulty analyzes", "1")
    assert profile.analysis is AnalysisKind.KATA
    assert profile.family is Family.OTHER
    assert place.states == [EngineState.STARTING, EngineState.READY]


def test_only_new_turns_are_told(harness: Harnesses) -> None:
    place = harness(faulty())
    place.be_at(target("E5"))
    place.be_at(target("E5", "D4", "pass"))
    assert place.sent()[3:] == [
        "boardsize 9",
        "clear_board",
        "komi 7",
        "play B E5",
        "showboard",
        "play W D4",
        "play B pass",
        "showboard",
    ]


def test_its_own_move_is_not_told_again(harness: Harnesses) -> None:
    place = harness(faulty())
    place.genmove("E5")
    move = place.wait_for_move()
    assert move.point == Point(0, 0)
    place.genmove("E5", "A1", "D4")
    place.wait_for_move()
    assert place.sent()[-2:] == ["play B D4", "genmove W"]


def test_a_move_that_was_not_taken_is_not_left_on_its_board(harness: Harnesses) -> None:
    place = harness(faulty())
    place.genmove("E5")
    place.wait_for_move()
    place.genmove("E5", "C3", "D4")
    place.wait_for_move()
    assert place.sent()[-5:] == [
        "clear_board",
        "play B E5",
        "play W C3",
        "play B D4",
        "genmove W",
    ]


def test_a_hint_is_not_left_on_its_board(harness: Harnesses) -> None:
    place = harness(faulty())
    place.session.hint(Color.BLACK, target(), place.moves.append)
    assert place.wait_for_move().point == Point(0, 0)
    place.be_at(target("E5"))
    assert place.sent()[-3:] == ["clear_board", "play B E5", "showboard"]


def test_a_position_on_the_way_is_left_for_another(harness: Harnesses) -> None:
    place = harness(faulty())
    place.genmove("A1", "B1", token=1)
    place.genmove("C3", "D4", token=2)
    assert place.wait_for_move().token == 2
    rest(place.qtbot, place.session.engine)
    assert len(place.moves) == 1


def test_work_for_a_failed_engine_waits_for_its_restart(harness: Harnesses) -> None:
    place = harness(faulty("exits-after-genmove"))
    place.genmove()
    place.wait_for_failure()
    place.genmove("A1", token=5)
    rest(place.qtbot, place.session.engine)
    assert len(place.moves) == 1
    place.session.restart()
    assert place.wait_for_move().token == 5
    assert "play B A1" in place.sent()


def test_restart_goes_back_to_where_it_was(harness: Harnesses) -> None:
    place = harness(faulty("late"))
    place.genmove("E5", token=9)
    place.wait_until(EngineState.THINKING)
    place.session.restart()
    move = place.wait_for_move()
    assert (move.token, len(place.moves)) == (9, 1)
    assert place.sent().count("play B E5") == 2


# What cannot be told -----------------------------------------------------------------------------


def test_rules_that_cannot_be_told_are_a_limit_once(harness: Harnesses) -> None:
    place = harness(faulty())
    for game in (target("E5"), target("E5", "D4")):
        place.be_at(game)
        assert place.session.engine.limitations == (Limit(LimitKind.RULES, "Tromp–Taylor"),)


def test_rules_are_read_back(harness: Harnesses) -> None:
    place = harness(faulty("sets-rules"))
    place.be_at(target())
    assert place.session.engine.limitations == ()
    place = harness(faulty("misreads-rules"))
    place.be_at(target())
    assert place.session.engine.limitations == (Limit(LimitKind.RULES, "suicide"),)


def test_a_komi_that_is_refused_is_a_limit(harness: Harnesses) -> None:
    place = harness(faulty("refuses-komi"))
    place.be_at(target("E5")._replace(komi=Decimal("7.25")))
    assert Limit(LimitKind.KOMI, "7.25") in place.session.engine.limitations
    assert place.failures == []


def test_a_rectangle_is_refused_where_it_cannot_be_told(harness: Harnesses) -> None:
    place = harness(faulty())
    place.be_at(Target(9, 13))
    (failure,) = place.failures
    assert (failure.kind, failure.message) == (FailureKind.UNFIT, "13×9")
    assert place.session.state is EngineState.READY
    assert not any(each.startswith("boardsize") for each in place.sent())


def test_time_is_told_as_far_as_it_can_be(harness: Harnesses) -> None:
    place = harness(faulty("times"))
    timed = target()._replace(timing=Timing(TimeSystem.BYO_YOMI, 300, 30, 5))
    clocks = (ClockLeft(Color.BLACK, 290), ClockLeft(Color.WHITE, 30, 4))
    place.session.genmove(Color.BLACK, timed, place.moves.append, clocks=clocks)
    place.wait_for_move()
    assert place.sent()[-4:] == [
        "kata-time_settings byoyomi 300 30 5",
        "time_left B 290 0",
        "time_left W 30 4",
        "genmove B",
    ]


def play_after_a_clock(place: Harness) -> list[str]:
    """What an engine is sent for the first move of a game without a clock, which follows one with
    a clock.
    """
    clock = Timing(TimeSystem.ABSOLUTE, 300)
    for timing in (clock, Timing()):
        timed = target()._replace(timing=timing)
        place.session.genmove(Color.BLACK, timed, place.moves.append)
        place.wait_for_move()
    return place.sent()


def test_the_end_of_the_clock_is_told(harness: Harnesses) -> None:
    sent = play_after_a_clock(harness(faulty("times")))
    assert sent[-3:] == ["clear_board", "kata-time_settings none", "genmove B"]


def test_an_engine_that_keeps_its_clock_is_started_again(harness: Harnesses) -> None:
    """Also its start-up commands are sent again."""
    launch = faulty("plain+time_settings")._replace(commands=("undo",))
    sent = play_after_a_clock(harness(launch))
    again = sent.index("name", 1)
    assert sent[again - 2 : again] == ["time_settings 300 0 0", "genmove B"]
    assert "undo" in sent[again:]
    assert sent[-1] == "genmove B"
    assert not any("time_settings" in each for each in sent[again:])


# By hand -----------------------------------------------------------------------------------------


def ask(place: Harness, command: str) -> Reply:
    replies: list[Reply] = []
    place.session.ask(command, replies.append)
    place.qtbot.waitUntil(lambda: bool(replies))
    return replies[0]


def test_any_command_can_be_asked(harness: Harnesses) -> None:
    place = harness(faulty())
    place.session.start()
    place.wait_until(EngineState.READY)
    assert ask(place, "name") == Reply("name", True, "Faulty plain")
    assert ask(place, "dance  now # please") == Reply("dance now", False, "unknown command")
    with pytest.raises(ValueError, match="empty command"):
        place.session.ask("  # nothing", print)


def test_a_command_by_hand_that_changes_the_board_is_made_good(harness: Harnesses) -> None:
    place = harness(faulty())
    place.be_at(target("E5"))
    ask(place, "name")
    place.be_at(target("E5", "D4"))
    assert place.sent()[-3:] == ["name", "play W D4", "showboard"]
    ask(place, "play b C3")
    place.be_at(target("E5", "D4"))
    assert place.sent()[-4:] == ["komi 7", "play B E5", "play W D4", "showboard"]


def test_a_command_by_hand_interrupts_an_analysis_only(harness: Harnesses) -> None:
    place = harness(faulty("analyzes"))
    place.session.analyse(Color.BLACK, target())
    place.wait_for_analysis()
    assert ask(place, "name").is_success
    place.qtbot.waitUntil(lambda: len(place.analyses) >= 2)
    assert place.session.state is EngineState.ANALYSING


def test_nobody_can_be_asked_who_does_not_run(harness: Harnesses) -> None:
    place = harness(faulty())
    with pytest.raises(RuntimeError):
        place.session.ask("name", print)


def test_a_question_to_an_engine_that_crashes_is_answered_with_the_failure(
    harness: Harnesses,
) -> None:
    place = harness(faulty("segv"))
    place.session.start()
    place.wait_until(EngineState.READY)
    reply = ask(place, "genmove b")
    assert reply.failure is not None
    assert reply.failure.kind is FailureKind.CRASHED


def test_the_log_tells_who_said_what(harness: Harnesses) -> None:
    place = harness(faulty("banner"))
    place.session.start()
    place.wait_until(EngineState.READY)
    place.sent()
    assert [(line.kind, line.text) for line in place.log[:4]] == [
        (LogKind.SENT, "name"),
        (LogKind.STRAY, "Welcome to Faulty!"),
        (LogKind.STRAY, "loading..."),
        (LogKind.ANSWERED, "= Faulty banner"),
    ]


# The built-in engine ------------------------------------------------------------------------------


def test_the_built_in_engine_is_an_engine_like_any_other(harness: Harnesses, qtbot: QtBot) -> None:
    place = harness(built_in())
    chinese = Target(7, 9, RULE_SETS["chinese"], Decimal("7.5"))
    place.session.genmove(Color.BLACK, chinese, place.moves.append)
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.session.profile.family is Family.TROMP_GUI
    assert place.session.engine.limitations == ()


def test_the_launch_of_a_level_says_so() -> None:
    assert built_in("casual").arguments[-3:] == ("gtp", "--level", "casual")
    assert built_in().arguments[-1] == "gtp"


def test_a_typed_command_while_the_game_is_sent_does_not_lose_the_move(harness: Harnesses) -> None:
    place = harness(faulty())
    place.be_at(target())
    place.genmove("E5", "D4")
    place.session.ask("clear_board", lambda reply: None)
    assert place.wait_for_move()
    assert place.sent()[-3:] == ["play B E5", "play W D4", "genmove B"]


def test_a_command_typed_while_the_engine_thinks_is_undone_before_the_next_move(
    harness: Harnesses,
) -> None:
    place = harness(faulty("late"))
    place.genmove("E5")
    place.wait_until_sent("genmove W")
    place.session.ask("play b C3", lambda reply: None)
    place.wait_for_move()
    place.be_at(target("E5", "A1"))
    assert place.sent()[-4:] == ["komi 7", "play B E5", "play W A1", "showboard"]


@pytest.mark.parametrize(("komi", "lead"), [("7.25", -0.25), ("6.75", 0.25), ("6.5", 0.5)])
def test_where_half_points_are_accepted_alone_a_lead_is_corrected(
    harness: Harnesses, komi: str, lead: float
) -> None:
    words = ("-S", "-E", analysis_engine.__file__, "kata", "--half-komi")
    place = harness(Launch(sys.executable, words))
    for moves in ((), ("A1",)):
        place.analyses.clear()
        color = Color.WHITE if moves else Color.BLACK
        place.session.analyse(color, target(*moves)._replace(komi=Decimal(komi)))
        analysis = place.wait_for_analysis()
        assert analysis.black_score == lead
        best = analysis.candidates[0].score
        assert best == (lead if color is Color.BLACK else -lead)
    assert place.session.engine.limitations == ()


@pytest.mark.parametrize(("komi", "lead"), [("7.25", -0.25), ("6.5", 0.5)])
def test_an_estimate_too(harness: Harnesses, komi: str, lead: float) -> None:
    words = ("-S", "-E", analysis_engine.__file__, "gnugo", "--half-komi")
    place = harness(Launch(sys.executable, words))
    answers: list[EngineAnswer | None] = []
    wanted = target()._replace(komi=Decimal(komi))
    place.session.question(wanted, ("estimate_score",), answers.append)
    place.qtbot.waitUntil(lambda: bool(answers))
    assert answers[0] is not None
    verdict = answers[0].verdict(Board.empty(9, 9))
    assert verdict is not None
    assert verdict.lead == lead


def test_what_is_sent_again_is_limited_anew(harness: Harnesses) -> None:
    place = harness(faulty("refuses-komi"))
    told: list[Limit] = []
    place.session.limited.connect(told.append)
    for komi in ("7.25", "6.5", "6.5"):
        place.be_at(target("E5")._replace(komi=Decimal(komi)))
    komis = [limit.detail for limit in told if limit.kind is LimitKind.KOMI]
    assert komis == ["7.25", "6.5"]
    assert Limit(LimitKind.KOMI, "7.25") not in place.session.engine.limitations
    assert Limit(LimitKind.KOMI, "6.5") in place.session.engine.limitations
