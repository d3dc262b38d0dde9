"""Commands that set up: sizes, komi, handicap, position, time."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.engine.talk import Talk, drawn
from tromp_gui.engine.state import TimeLeft, TimeSettings
from tromp_gui.go.point import Color


@pytest.mark.parametrize("side", [1, 2, 19, 25, 26, 52])
def test_boards_of_1_to_52(side: int) -> None:
    board = Talk(f"boardsize {side}").engine.game.board
    assert (board.rows, board.columns) == (side, side)


SIZE_COMMANDS = ("boardsize", "rectangular_boardsize")


@pytest.mark.parametrize("name", SIZE_COMMANDS)
@pytest.mark.parametrize(("columns", "rows"), [(1, 52), (52, 1), (13, 9), (9, 13), (2, 1)])
def test_rectangles_name_columns_first(name: str, columns: int, rows: int) -> None:
    board = Talk(f"{name} {columns} {rows}").engine.game.board
    assert (board.rows, board.columns) == (rows, columns)


@pytest.mark.parametrize("name", SIZE_COMMANDS)
def test_one_number_is_a_square(name: str) -> None:
    board = Talk(f"{name} 5").engine.game.board
    assert (board.rows, board.columns) == (5, 5)


@pytest.mark.parametrize(
    "command",
    [
        "boardsize 0",
        "boardsize 53",
        "boardsize -9",
        "boardsize 999999999999",
        "boardsize 0 5",
        "boardsize -9 9",
        "rectangular_boardsize 5 53",
    ],
)
def test_other_sizes_are_unacceptable(command: str) -> None:
    assert Talk("boardsize 9", "play b D4").fail(command) == "unacceptable size"


@pytest.mark.parametrize("name", SIZE_COMMANDS)
@pytest.mark.parametrize(
    "args", ["", " x", " 9.0", " 19x", " 9 x", " 9,13", " 9 9 9", " ٩", " 1" + "0" * 5000]
)
def test_a_size_is_one_integer_or_two(name: str, args: str) -> None:
    assert Talk().fail(f"{name}{args}") == "boardsize not an integer"


def test_clearing_keeps_size_rules_komi_and_time() -> None:
    talk = Talk("rectangular_boardsize 5 3", "komi 3.5", "kata-set-rules chinese")
    talk.say("time_settings 300 30 5", "play b C2", "clear_board")
    assert talk.board == drawn(". . . . . / . . . . . / . . . . .".replace("/", "\n"))
    assert talk.engine.game.komi == Decimal("3.5")
    assert talk.engine.game.rules.id == "chinese"
    assert talk.engine.time_settings == TimeSettings(300, 30, 5)
    assert talk.fail("undo") == "cannot undo"


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", "7"), ("-3.25", "-3.25"), ("6.99", "6.99"), (".5", "0.5"), ("+0.1", "0.1"), ("-0", "0")],
)
def test_komi_is_kept_exactly(text: str, value: str) -> None:
    komi = Talk(f"komi {text}").engine.game.komi
    assert komi == Decimal(value)
    assert not komi.is_zero() or not komi.is_signed()


def test_a_ridiculous_komi_is_accepted() -> None:
    talk = Talk("boardsize 3", "komi 3e38")
    assert talk.say("final_score") == "W+3" + "0" * 38


@pytest.mark.parametrize("args", ["", " abc", " nan", " inf", " 7 7", " 1e999999", " 6,5", " ٧"])
def test_a_komi_is_one_number(args: str) -> None:
    assert Talk().fail(f"komi{args}") == "komi not a float"


@pytest.mark.parametrize(
    ("side", "stones", "points"),
    [
        (19, 2, "D4 Q16"),
        (19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
        (19, 7, "D4 Q16 D16 Q4 D10 Q10 K10"),
        (9, 4, "C3 G7 C7 G3"),
        (13, 5, "D4 K10 D10 K4 G7"),
        (7, 4, "C3 E5 C5 E3"),
    ],
)
def test_fixed_handicap_follows_the_table(side: int, stones: int, points: str) -> None:
    talk = Talk(f"boardsize {side}")
    assert talk.say(f"fixed_handicap {stones}") == points
    game = talk.engine.game
    assert game.position.to_play is Color.WHITE
    assert game.opening.stones == stones
    assert talk.fail("undo") == "cannot undo"


@pytest.mark.parametrize(
    ("size", "stones"), [("9 9", 1), ("9 9", 10), ("8 8", 5), ("6 6", 2), ("9 13", 2), ("19 19", 0)]
)
def test_no_other_fixed_handicap(size: str, stones: int) -> None:
    talk = Talk(f"rectangular_boardsize {size}")
    assert talk.fail(f"fixed_handicap {stones}") == "invalid handicap"


@pytest.mark.parametrize("name", ["fixed_handicap", "place_free_handicap"])
def test_handicaps_need_a_number_and_an_empty_board(name: str) -> None:
    talk = Talk("boardsize 9")
    assert talk.fail(name) == "handicap not an integer"
    assert talk.fail(f"{name} x") == "handicap not an integer"
    talk.say("play w D4")
    assert talk.fail(f"{name} 2") == "board not empty"
    assert talk.fail("set_free_handicap A1 B1") == "board not empty"


@pytest.mark.parametrize(
    ("size", "stones", "placed"),
    [("19 19", 5, 5), ("6 6", 3, 3), ("9 13", 6, 6), ("2 2", 3, 2), ("1 3", 2, 2), ("9 9", 80, 41)],
)
def test_the_engine_places_a_free_handicap(size: str, stones: int, placed: int) -> None:
    talk = Talk(f"rectangular_boardsize {size}")
    points = talk.say(f"place_free_handicap {stones}").split()
    assert len(points) == len(set(points)) == placed
    game = talk.engine.game
    assert len(game.board.points(Color.BLACK)) == placed
    assert game.opening.stones == placed
    assert game.position.to_play is Color.WHITE
    assert game.turns == ()


@pytest.mark.parametrize(("size", "stones"), [("9 9", 1), ("9 9", 81), ("2 1", 2), ("1 1", 2)])
def test_a_free_handicap_leaves_a_point(size: str, stones: int) -> None:
    talk = Talk(f"rectangular_boardsize {size}")
    assert talk.fail(f"place_free_handicap {stones}") == "invalid handicap"


def test_a_free_handicap_as_the_controller_wants_it() -> None:
    talk = Talk("boardsize 3", "set_free_handicap A1 c3 B1")
    assert talk.board == drawn(
        """
        . . X
        . . .
        X X .
        """
    )
    assert talk.engine.game.position.to_play is Color.WHITE
    assert talk.fail("undo") == "cannot undo"


@pytest.mark.parametrize(
    ("points", "message"),
    [
        ("", "invalid handicap"),
        ("A1", "invalid handicap"),
        ("A1 A1", "repeated vertex"),
        ("A1 pass", "invalid coordinate"),
        ("A1 C3", "invalid coordinate"),
        ("A1 A2 B1 B2", "invalid handicap"),
    ],
)
def test_a_bad_list_is_refused(points: str, message: str) -> None:
    assert Talk("boardsize 2").fail(f"set_free_handicap {points}") == message


def test_free_handicap_moves_count_for_superko_and_set_up_stones_only_at_the_end() -> None:
    free = Talk("boardsize 5", "set_free_handicap A1 B1 C1").engine.game.position
    assert len(free.seen.first) == 4
    set_up = Talk("boardsize 5", "kata-set-rules tromp-taylor-logical")
    set_up.say("set_free_handicap A1 B1 C1")
    assert len(set_up.engine.game.position.seen.first) == 1


def test_a_position_is_set_and_black_is_to_play() -> None:
    talk = Talk("boardsize 3", "play b C3", "set_position b a1 W b1 black C1")
    assert talk.board == drawn(
        """
        . . .
        . . .
        X O X
        """
    )
    assert talk.engine.game.position.to_play is Color.BLACK
    assert talk.fail("undo") == "cannot undo"
    talk.say("set_position")
    assert talk.engine.game.board.black == 0


def test_a_position_may_hold_chains_without_liberties_until_the_first_move() -> None:
    talk = Talk("boardsize 3", "set_position b A1 w B1 w A2")
    assert "X O ." in talk.board
    talk.say("play b C3")
    assert talk.board == drawn(
        """
        . . X
        O . .
        . O .
        """
    )


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("b", "invalid color or coordinate"),
        ("b A1 w", "invalid color or coordinate"),
        ("x A1", "invalid color"),
        ("b pass", "invalid coordinate"),
        ("b D1", "invalid coordinate"),
        ("b A1 w A1", "repeated vertex"),
        ("b A1 b A1", "repeated vertex"),
    ],
)
def test_a_bad_position_is_refused(args: str, message: str) -> None:
    assert Talk("boardsize 3", "play b C3").fail(f"set_position {args}") == message


def test_time_settings_are_kept() -> None:
    talk = Talk("time_settings 600 30 5", "time_left b 20 3", "time_left WHITE 99 0")
    assert talk.engine.time_settings == TimeSettings(600, 30, 5)
    assert talk.engine.time_left == {Color.BLACK: TimeLeft(20, 3), Color.WHITE: TimeLeft(99, 0)}
    talk.say("time_settings 0 1 0")
    assert talk.engine.time_left == {}


@pytest.mark.parametrize("name", ["kgs-time_settings", "kata-time_settings"])
def test_time_settings_by_system(name: str) -> None:
    """In byo-yomi `time_left` counts periods, each of them good for one stone."""
    talk = Talk(f"{name} byoyomi 300 30 5", "time_left b 20 3", "time_left w 99 0")
    assert talk.engine.time_settings == TimeSettings(300, 30, 1, counts_periods=True)
    assert talk.engine.time_left == {Color.BLACK: TimeLeft(20, 1), Color.WHITE: TimeLeft(99, 0)}
    talk.say(f"{name} canadian 300 600 25")
    assert talk.engine.time_settings == TimeSettings(300, 600, 25)
    talk.say(f"{name} fischer 300 10")
    assert talk.engine.time_settings == TimeSettings(300, 10, 1)
    talk.say(f"{name} absolute 300", "time_left b 20 0")
    assert talk.engine.time_settings == TimeSettings(300, 0, 0)
    talk.say(f"{name} none")
    assert talk.engine.time_settings == TimeSettings(0, 1, 0)


def test_the_systems_of_time_are_listed() -> None:
    systems = Talk().say("kata-list_time_settings")
    assert systems.split() == ["none", "absolute", "byoyomi", "canadian", "fischer"]


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("kgs-time_settings", "unknown time system"),
        ("kgs-time_settings hourglass 300", "unknown time system"),
        ("kgs-time_settings byoyomi 300", "wrong time settings"),
        ("kgs-time_settings absolute -1", "negative time settings"),
        ("time_settings", "not three integers"),
        ("time_settings a b c", "not three integers"),
        ("time_settings 1 2 3 4", "not three integers"),
        ("time_settings -1 0 0", "negative time settings"),
        ("time_left", "not a color and two integers"),
        ("time_left b x 0", "not a color and two integers"),
        ("time_left z 1 1", "invalid color"),
    ],
)
def test_bad_times_are_refused(command: str, message: str) -> None:
    assert Talk().fail(command) == message
