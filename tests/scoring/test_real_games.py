"""Recorded games and their results: legality of every move, and the count at the end."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

from sgfmill import sgf

from tests.go.reading import (
    DATA,
    SHARED,
    gtp_points,
    pair_point,
    read_json,
    read_lines,
    rules_with,
    sgf_turns,
)
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import parse_result
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules
from tromp_gui.scoring.count import Score, count

FREE = rules_with("positional", True)
NO_SUPERKO = FREE._replace(superko=RULE_SETS["japanese"].superko)


def replayed(game: dict[str, Any], rules: Rules) -> tuple[Position, list[tuple[int, Illegal]]]:
    """The end of a recorded game, and the turns that `rules` forbid."""
    columns, rows = game["size"]
    position, refused = Position.start(Board.empty(rows, columns), rules), []
    for number, turn in enumerate(sgf_turns(game["moves"], rows), start=1):
        position, illegal = position.place(turn)
        if illegal:
            refused.append((number, illegal))
    return position, refused


def counted(game: dict[str, Any], position: Position, dead: list[list[int]]) -> Score:
    gone = frozenset(pair_point(pair, position.grid.rows) for pair in dead)
    assert gone <= position.board.points(Color.BLACK) | position.board.points(Color.WHITE)
    return count(position.board, TROMP_TAYLOR, gone, Decimal(str(game["komi"])))


def parts(score: Score) -> dict[str, int]:
    """Areas and dame, as the reference data name them."""
    return {
        "black": score.black.stones + score.black.surrounded,
        "white": score.white.stones + score.white.surrounded,
        "dame": score.neutral,
    }


def test_katagos_games_under_tromp_taylor_rules() -> None:
    """60 of 60 legal, and equal to the result once the pass-dead stones are removed."""
    games = read_lines(DATA / "scoring" / "katago_19x19.jsonl")
    assert len(games) == 60
    for game in games:
        position, refused = replayed(game, TROMP_TAYLOR)
        assert not refused, game["id"]
        assert parts(counted(game, position, [])) == game["all_alive"]
        score = counted(game, position, game["pass_dead"])
        assert parts(score) == game["after_pass_dead"]
        assert score.result == parse_result(game["result"]), game["id"]


def test_suicides_in_katagos_games() -> None:
    """Each named suicide takes that many stones of the player who moves."""
    games = read_lines(DATA / "scoring" / "katago_19x19.jsonl")
    for game in games:
        position, found = Position.start(Board.empty(19, 19)), []
        for number, turn in enumerate(sgf_turns(game["moves"], 19), start=1):
            after = position.play(turn)
            if turn.point and after.board.at(turn.point) is None:
                own = turn.color is Color.WHITE
                found.append([number, after.lost[own] - position.lost[own]])
            position = after
        assert found == game["suicides"]


def test_games_that_equal_the_area_with_nothing_removed(recorded_games: Path) -> None:
    """All of them."""
    games = read_lines(recorded_games / "ogs_tt_exact.jsonl")
    assert len(games) >= 40
    for game in games:
        position, _ = replayed(game, FREE)
        score = counted(game, position, [])
        assert parts(score) == {key: game[key] for key in ("black", "white", "dame")}
        assert score.result == parse_result(game["result"]), game["id"]


def test_games_with_dead_stones_confirmed(recorded_games: Path) -> None:
    """All of them once the given stones are removed."""
    games = read_lines(recorded_games / "ogs_dead_confirmed.jsonl")
    assert len(games) >= 40
    for game in games:
        position, _ = replayed(game, FREE)
        assert parts(counted(game, position, [])) == game["all_alive"]
        score = counted(game, position, game["dead"])
        assert parts(score) == game["after_dead"]
        assert score.result == parse_result(game["result"]), game["id"]


def test_games_with_disputed_dead_stones_replay(recorded_games: Path) -> None:
    for game in read_lines(recorded_games / "ogs_dead_disputed.jsonl"):
        position, _ = replayed(game, FREE)
        assert parts(counted(game, position, [])) == game["all_alive"]


def repetitions(game: dict[str, Any]) -> list[int]:
    """The moves that leave an earlier grid, found by comparing it with all."""
    position, found, boards = Position.start(Board.empty(9, 9), NO_SUPERKO), [], []
    for number, turn in enumerate(sgf_turns(game["moves"], 9), start=1):
        boards.append(position.board)
        position, _ = position.place(turn)
        if turn.point and position.board in boards:
            found.append(number)
    return found


def test_games_that_repeat_grids_or_hold_suicides(recorded_games: Path) -> None:
    """Positional superko flags exactly the moves that repeat, situational those named for it."""
    games = read_lines(recorded_games / "ogs_repetitions.jsonl")
    assert len(games) == 20
    for game in games:
        expected = {entry["move"]: entry["repeats"] for entry in game["repetitions"]}
        _, positional = replayed(game, FREE)
        flagged = {number: why for number, why in positional if why.reason is Reason.SUPERKO}
        assert sorted(flagged) == sorted(expected) == repetitions(game)
        for number, why in flagged.items():
            assert why.repeats in [turn for turn, _ in expected[number]]
        _, situational = replayed(game, rules_with("situational", True))
        flags = [number for number, why in situational if why.reason is Reason.SUPERKO]
        assert flags == game["situational_violations"]


def test_suicides_in_those_games(recorded_games: Path) -> None:
    for game in read_lines(recorded_games / "ogs_repetitions.jsonl"):
        _, refused = replayed(game, rules_with("situational", False))
        suicides = [number for number, why in refused if why.reason is Reason.SUICIDE]
        assert suicides == [number for number, _ in game["suicides"]]


def cgos(file: Path, rules: Rules) -> tuple[Position, Decimal]:
    """The end of a game of the computer Go server, all its moves legal, and its komi."""
    game = sgf.Sgf_game.from_bytes(file.read_bytes())
    position = Position.start(Board.empty(game.get_size(), game.get_size()), rules)
    for node in game.get_main_sequence()[1:]:
        color, move = node.get_move()
        if color:
            position = position.play(Turn(Color(color.upper()), Point(*move) if move else None))
    return position, Decimal(game.get_root().get_raw("KM").decode())


def test_the_computer_go_servers_games(recorded_games: Path) -> None:
    """10 of 10 that ended by two passes: every stone alive, RE equal to the area score."""
    games = [
        game
        for game in read_json(recorded_games / "cgos" / "index.json")
        if "Illegal" not in game["result"]
    ]
    assert len(games) == 10
    for game in games:
        position, komi = cgos(recorded_games / "cgos" / game["file"], TROMP_TAYLOR)
        score = count(position.board, TROMP_TAYLOR, komi=komi)
        assert position.passes == 2
        assert score.result == parse_result(game["result"])


def test_the_computer_go_servers_illegal_games(recorded_games: Path) -> None:
    """Five games lost by a move that superko forbids: there is one, and we name it."""
    games = [
        game
        for game in read_json(recorded_games / "cgos" / "index.json")
        if "Illegal" in game["result"]
    ]
    assert len(games) == 5
    for game in games:
        for superko in ("positional", "situational"):
            position, _ = cgos(recorded_games / "cgos" / game["file"], rules_with(superko, True))
            expected = game[f"superko_illegal_for_loser_{superko}"]
            assert position.to_play is Color(game["loser"])
            refused = [
                point
                for point in position.grid.points(position.board.free)
                if (why := position.legality(Turn(position.to_play, point)))
                and why.reason is Reason.SUPERKO
                and position.board.play(position.to_play, point) != position.board
            ]
            assert refused == gtp_points(" ".join(expected))


def test_positions_with_dead_lists() -> None:
    """Area after removing the dead stones, as an independent checker counted it."""
    whole = SHARED / "scoring" / "dead_cases.jsonl"
    cases = read_lines(whole if whole.exists() else DATA / "scoring" / "dead_cases.jsonl")
    kinds = Counter(case["id"].split("/")[0] for case in cases)
    assert kinds["goscorer"] == 15
    assert kinds["ogs-autoscore"] == 10
    for case in cases:
        board = Board.from_diagram("\n".join(case["board"]))
        dead = frozenset(pair_point(pair, board.rows) for pair in case["dead"])
        score = count(board, TROMP_TAYLOR, dead, Decimal(str(case.get("komi", 0))))
        assert parts(score) == case["tt_area_after_removing_dead"], case["id"]
        if case.get("result_equals_area_score"):
            assert score.result == parse_result(case["result"]), case["id"]
        if case.get("exact"):
            official = case["official_counts"]
            assert parts(score) == {**parts(score), **_without_other(official)}, case["id"]


def _without_other(counts: dict[str, int]) -> dict[str, int]:
    return {key: value for key, value in counts.items() if key != "other"}


def marked_game(case: dict[str, Any]) -> Position | None:
    """The end of a game whose territory was marked; None if its file is missing."""
    name = case["id"].split("/")[1].split("#")[0]
    path = SHARED / "scoring" / "territory-marked-sgf" / name
    if not path.exists():
        return None
    game = sgf.Sgf_game.from_bytes(path.read_bytes())
    black, white, _ = game.get_root().get_setup_stones()
    board = Board.empty(game.get_size(), game.get_size())
    board = board.with_stones([Point(*p) for p in black], [Point(*p) for p in white])
    to_play = Color.WHITE if black else Color.BLACK
    position = Position.start(board, RULE_SETS["japanese"], to_play)
    for node in game.get_main_sequence()[1:]:
        color, move = node.get_move()
        if color:
            turn = Turn(Color(color.upper()), Point(*move) if move else None)
            position, _ = position.place(turn)
    return position


def test_territory_of_games_under_japanese_rules() -> None:
    """10 of 10 with a score: territory less prisoners, captured and dead, is the result."""
    cases = read_lines(SHARED / "scoring" / "dead_cases.jsonl")
    checked = 0
    for case in cases:
        if case["id"].startswith("tbtw/") and not case["area_rules"]:
            position, result = marked_game(case), parse_result(case["result"] or "")
            if position and result:
                dead = frozenset(pair_point(pair, position.grid.rows) for pair in case["dead"])
                komi = Decimal(str(case["komi"]))
                for name in ("japanese", "lasker-maas"):
                    score = count(position.board, RULE_SETS[name], dead, komi, lost=position.lost)
                    assert score.result == result, case["id"]
                checked += 1
    assert checked == 10
