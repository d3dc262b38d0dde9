"""Matches between engines: the live game without a window."""

from __future__ import annotations

import sys
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import LIMITS, faulty, held
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.match.clock import Absolute, Clocks
from tromp_gui.match.recorded_ending import DISAGREEMENT, playout_values
from tromp_gui.match.setup import Setup
from tromp_gui.record.node import PLAY_OUT
from tromp_gui.session.game import clock_session
from tromp_gui.session.play.engine_match import End, EngineMatch, MatchTerms, PlayedGame
from tromp_gui.session.play.player_engines import (
    EngineGone,
    EngineIllegalMove,
    EngineNoMove,
    EngineRefused,
)

SCRIPT = Path(__file__).parents[2] / "engines" / "scripted.py"
LOGICAL = RULE_SETS["tromp-taylor-logical"]


def scripted(*moves: str) -> Launch:
    """An engine that plays these moves, then passes."""
    return Launch(sys.executable, ("-S", "-E", str(SCRIPT), *moves))


def setup(rules: Rules = TROMP_TAYLOR, komi: str = "0", handicap: int = 0, side: int = 5) -> Setup:
    return Setup(side, side, rules, Decimal(komi), handicap)


def match(qtbot: QtBot, terms: MatchTerms, numbers: list[int], jobs: int) -> list[PlayedGame]:
    games: list[PlayedGame] = []
    whole = EngineMatch(terms, numbers, jobs, LIMITS)
    whole.played.connect(games.append)
    with qtbot.waitSignal(whole.finished):
        whole.start()
    whole.stop()
    return games


def limits(qtbot: QtBot, black: Launch, white: Launch) -> set[Limit]:
    """What these engines could not be told in a game."""
    told: set[Limit] = set()
    whole = EngineMatch(MatchTerms(setup(), black, white), [1], limits=LIMITS)
    whole.limited.connect(lambda _, limit: told.add(limit))
    with qtbot.waitSignal(whole.finished):
        whole.start()
    whole.stop()
    return told


def played(
    qtbot: QtBot,
    black: Launch,
    white: Launch,
    game: Setup | None = None,
    max_turns: int = 1000,
    patience: int = 60_000,
) -> PlayedGame:
    terms = MatchTerms(game or setup(), black, white, False, max_turns, patience)
    (only,) = match(qtbot, terms, [1], 1)
    return only


def moves(game: PlayedGame) -> str:
    """The turns on the main line."""
    nodes = [node for node in game.tree.main_line() if node.has("B") or node.has("W")]
    return " ".join((node.get("B") or node.get("W"))[0] or "pass" for node in nodes)


# A game -------------------------------------------------------------------------------------------


def test_two_passes_end_a_game_and_the_board_is_counted(qtbot: QtBot) -> None:
    game = played(qtbot, scripted("C3"), scripted())
    assert moves(game) == "cc pass pass"
    assert (str(game.result), game.end, game.turns) == ("B+25", End.COUNTED, 3)


def test_komi_counts(qtbot: QtBot) -> None:
    assert str(played(qtbot, scripted("C3"), scripted(), setup(komi="25.5")).result) == "W+0.5"


def test_a_resignation_ends_a_game(qtbot: QtBot) -> None:
    game = played(qtbot, scripted("C3"), faulty("resigns"))
    assert (str(game.result), game.end) == ("B+R", End.RESIGNED)


def test_an_illegal_move_loses_and_is_not_on_the_board(qtbot: QtBot) -> None:
    game = played(qtbot, scripted("C3"), scripted("C3"))
    assert (str(game.result), game.end, game.turns) == ("B+F", End.ILLEGAL_MOVE, 1)
    turn = Turn(Color.WHITE, Point(2, 2))
    assert game.problem == EngineIllegalMove(Color.WHITE, turn, Illegal(Reason.OCCUPIED))


def test_superko_is_kept_by_us(qtbot: QtBot) -> None:
    black = scripted("B3", "C4", "D3", "E5", "C2")  # the last takes the stone on C3
    white = scripted("B2", "D2", "C1", "C3", "C3")
    game = played(qtbot, black, white)
    assert (str(game.result), game.end, game.turns) == ("B+F", End.ILLEGAL_MOVE, 9)
    assert isinstance(game.problem, EngineIllegalMove)
    assert game.problem.illegal == Illegal(Reason.SUPERKO, repeats=8)


@pytest.mark.parametrize(("mode", "text"), [("plays-words", "hello"), ("plays-outside", "Z99")])
def test_no_move_loses(qtbot: QtBot, mode: str, text: str) -> None:
    game = played(qtbot, scripted(), faulty(mode))
    assert (str(game.result), game.end) == ("B+F", End.NO_MOVE)
    assert game.problem == EngineNoMove(Color.WHITE, text)


@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        ("segv", FailureKind.CRASHED),
        ("exits-127", FailureKind.EXITED),
        ("refuses-genmove", FailureKind.REFUSED),
        ("refuses-play", FailureKind.OUT_OF_SYNC),
        ("endless-line", FailureKind.TOO_LONG),
    ],
)
def test_an_engine_that_fails_loses(qtbot: QtBot, mode: str, kind: FailureKind) -> None:
    game = played(qtbot, scripted("C3"), faulty(mode))
    assert (str(game.result), game.end) == ("B+F", End.FAILED)
    assert isinstance(game.problem, EngineGone | EngineRefused)
    assert game.problem.failure.kind is kind


def test_an_engine_that_thinks_for_ever_loses(qtbot: QtBot) -> None:
    game = played(qtbot, scripted("C3"), faulty("endless"), patience=300)
    assert (str(game.result), game.end) == ("B+F", End.TOO_SLOW)


def test_a_clock_that_runs_out_loses(qtbot: QtBot) -> None:
    timed = Setup(5, 5, clocks=Clocks.full(None, Absolute(300)))
    game = played(qtbot, scripted("C3"), faulty("endless"), timed)
    assert (str(game.result), game.end) == ("B+T", End.ON_TIME)


def test_the_time_to_start_is_on_nobodys_clock(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They start an hour after the game has begun, and have a minute."""
    gate, games, hour = tmp_path / "gate", list[PlayedGame](), 3_600_000_000_000
    monkeypatch.setattr(clock_session, "monotonic_ns", lambda: hour if gate.exists() else 0)
    timed = Setup(5, 5, clocks=Clocks.full(Absolute(60_000), Absolute(60_000)))
    terms = MatchTerms(timed, held(gate), held(gate), False, 2, 60_000)
    whole = EngineMatch(terms, [1], 1, LIMITS)
    whole.played.connect(games.append)
    with qtbot.waitSignal(whole.finished):
        whole.start()
        gate.touch()
    assert [(game.end, game.turns) for game in games] == [(End.TOO_LONG, 2)]


def test_a_game_has_an_end(qtbot: QtBot) -> None:
    game = played(qtbot, faulty(), faulty(), max_turns=4)
    assert (game.end, game.turns) == (End.TOO_LONG, 4)


# What two passes lead to --------------------------------------------------------------------------


def test_stones_that_both_call_dead_are_removed(qtbot: QtBot) -> None:
    black, white = scripted("E5", "dead=A1"), scripted("A1", "dead=A1")
    game = played(qtbot, black, white, setup(RULE_SETS["japanese"]))
    assert (str(game.result), game.end) == ("B+25", End.COUNTED)
    assert str(played(qtbot, black, white, setup(LOGICAL)).result) == "0"


def test_where_engines_disagree_passes_alone_end_the_game(qtbot: QtBot) -> None:
    game = played(qtbot, scripted("E5", "dead=A1"), scripted("A1", "dead="))
    assert moves(game) == "ea ae pass pass pass pass"
    assert (str(game.result), game.end) == ("0", End.COUNTED)


def test_where_engines_disagree_the_stones_are_played_out(qtbot: QtBot) -> None:
    black, white = scripted("E5", "dead=A1"), scripted("A1", "dead=")
    game = played(qtbot, black, white, setup(RULE_SETS["japanese"]))
    assert moves(game) == "ea ae pass pass"
    codec = game.tree.codec
    (second,) = (node for node in game.tree if node.has(PLAY_OUT))
    assert second.get(PLAY_OUT) == playout_values(codec, frozenset([Point(0, 0)]), frozenset())
    assert (str(game.result), game.end) == ("0", End.COUNTED)


def disagreement(game: PlayedGame) -> tuple[str, ...]:
    (node,) = (node for node in game.tree if node.has(DISAGREEMENT))
    return tuple(node.get(DISAGREEMENT))


def test_no_answer_is_no_statement(qtbot: QtBot) -> None:
    """Black has said that nothing is dead; White, who does not answer, has not agreed to that."""
    black, white = scripted("E5", "dead="), scripted("A1", "dead=never")
    game = played(qtbot, black, white, patience=300)
    assert moves(game) == "ea ae pass pass pass pass"
    assert game.silent == {Color.WHITE}
    assert disagreement(game) == ("",)


def test_what_is_listed_is_in_dispute_where_the_other_says_nothing(qtbot: QtBot) -> None:
    black, white = scripted("E5", "dead=A1"), scripted("A1", "dead=never")
    timed = Setup(5, 5, clocks=Clocks.full(Absolute(60_000), Absolute(60_000)))
    game = played(qtbot, black, white, timed, patience=300)
    assert game.silent == {Color.WHITE}
    assert disagreement(game) == ("B:ae",)


def test_without_a_statement_all_stones_are_played_out(qtbot: QtBot) -> None:
    black, white = scripted("E5", "dead="), scripted("A1", "dead=never")
    game = played(qtbot, black, white, setup(RULE_SETS["japanese"]), patience=300)
    (second,) = (node for node in game.tree if node.has(PLAY_OUT))
    both = frozenset([Point(0, 0), Point(4, 4)])
    assert second.get(PLAY_OUT) == playout_values(game.tree.codec, both, frozenset())


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_every_rule_set_has_an_end_without_statements(qtbot: QtBot, rules: str) -> None:
    black, white = scripted("E5", "dead=never"), scripted("A1", "dead=never")
    game = played(qtbot, black, white, setup(RULE_SETS[rules]), patience=300)
    assert game.end is End.COUNTED


def test_who_cannot_be_told_to_capture_is_known(qtbot: QtBot) -> None:
    said = Limit(LimitKind.CLEAN_UP)
    black, white = scripted("E5", "dead=A1", "no-rules"), scripted("A1", "dead=", "no-rules")
    assert said in limits(qtbot, black, white)
    assert said not in limits(qtbot, scripted("E5", "no-rules"), scripted("A1", "no-rules"))


def test_an_engine_that_refuses_to_clean_up_is_one_that_cannot(qtbot: QtBot) -> None:
    refusing = scripted("E5", "dead=A1", "no-rules", "refuse=kgs-genmove_cleanup")
    white = scripted("A1", "dead=")
    assert played(qtbot, refusing, white).end is End.COUNTED
    assert Limit(LimitKind.CLEAN_UP) in limits(qtbot, refusing, white)


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_every_rule_set_has_an_end(qtbot: QtBot, rules: str) -> None:
    black, white = scripted("E5", "dead=A1"), scripted("A1", "dead=")
    game = played(qtbot, black, white, setup(RULE_SETS[rules]))
    assert game.end is End.COUNTED


def test_a_handicap_stands_on_the_board(qtbot: QtBot) -> None:
    game = played(qtbot, scripted(), scripted(), setup(RULE_SETS["japanese"], handicap=2, side=9))
    assert game.tree.root.get("AB") == ("cg", "gc")
    assert moves(game) == "pass pass"


def test_black_places_a_handicap_that_has_no_points(qtbot: QtBot) -> None:
    game = played(qtbot, scripted("C3", "D4", "E5"), scripted("A1"), setup(handicap=2))
    assert game.tree.root.get("AB") == ("cc", "db")
    assert moves(game) == "ae ea pass pass"


# Matches ------------------------------------------------------------------------------------------


def test_every_game_is_played_once(qtbot: QtBot) -> None:
    terms = MatchTerms(setup(), scripted("C3"), scripted("D4"))
    games = match(qtbot, terms, [1, 2, 4, 7], jobs=2)
    assert sorted(game.number for game in games) == [1, 2, 4, 7]
    assert {moves(game)[:2] for game in games} == {"cc"}


def test_colours_are_swapped(qtbot: QtBot) -> None:
    terms = MatchTerms(setup(), scripted("C3"), scripted("D4"), is_alternating=True)
    games = match(qtbot, terms, [1, 2, 3], jobs=1)
    assert [moves(game)[:2] for game in games] == ["cc", "db", "cc"]
    assert [terms.color_of_first(n) for n in (1, 2)] == [Color.BLACK, Color.WHITE]


def test_a_match_goes_on_after_a_crash(qtbot: QtBot) -> None:
    terms = MatchTerms(setup(), scripted("C3"), faulty("segv"), is_alternating=True)
    games = match(qtbot, terms, [1, 2, 3], jobs=1)
    assert [str(game.result) for game in games] == ["B+F", "W+F", "B+F"]
    assert games[0].tree.root.get("PB") == ("Scripted 1",)


def test_no_games_are_over_at_once(qtbot: QtBot) -> None:
    assert match(qtbot, MatchTerms(setup(), faulty(), faulty()), [], jobs=3) == []
