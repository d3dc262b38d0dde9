"""`tromp-gui score`: what it counts, what it says, and its exit codes."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import Run, drawn

WALLS = """
    . X O . .
    . X O . .
    O X O . X
    . X O . .
"""
"""A white stone among four points of Black, a black one among eight of White."""

FINISHED = drawn(WALLS, "B pass, W pass", KM="7.5", RU="Tromp-Taylor", RE="W+5.5")


def write(text: str, name: str = "game.sgf") -> str:
    Path(name).write_text(text)
    return name


def score(run: Runner, text: str, *options: str) -> Run:
    return run("score", write(text), "--format", "json", *options)


def test_every_field(run: Runner) -> None:
    answer = score(run, FINISHED)
    assert answer == Run(
        0,
        '{"file": "game.sgf", "game": 0, "rules": "tromp-taylor", "komi": 7.5, "rows": 4, '
        '"columns": 5, "moves": 2, "black": 5, "white": 12.5, "result": "W+7.5", '
        '"recorded": "W+5.5", "date": null, "agrees": null, "agrees_under": null, '
        '"dead": [], "open_borders": [], "connections": [], "illegal": [], '
        '"warnings": []}\n',
        "",
    )


def test_the_stones_to_remove_are_named_on_the_command_line(run: Runner) -> None:
    one = score(run, FINISHED, "--dead", "A2").game
    assert (one["black"], one["white"], one["dead"]) == (9, "11.5", ["A2"])
    both = score(run, FINISHED, "--dead", "a2, E2").game
    assert (both["black"], both["white"], both["dead"]) == (8, "19.5", ["A2", "E2"])


def test_a_point_stands_for_its_chain(run: Runner) -> None:
    assert score(run, FINISHED, "--dead", "B1").game["dead"] == ["B1", "B2", "B3", "B4"]


def test_points_without_a_stone_are_named_in_a_warning(run: Runner) -> None:
    game = score(run, FINISHED, "--dead", "A2 A1 T19").game
    assert game["dead"] == ["A2"]
    assert game["warnings"] == ["There is no stone on A1, T19; nothing was removed there."]


MARKED = drawn(WALLS, "B pass, W pass", "TB[aa][ab][ac][ad]TW[dc][ec]", KM="7.5", RU="TT")


def test_the_stones_recorded_as_dead_are_removed_by_default(run: Runner) -> None:
    assert score(run, MARKED).game["dead"] == ["A2", "E2"]
    assert score(run, MARKED, "--dead", "recorded").game["dead"] == ["A2", "E2"]
    assert score(run, MARKED, "--dead", "none").game["dead"] == []
    assert score(run, MARKED, "--dead", "A2").game["dead"] == ["A2"]


def test_our_own_list_goes_before_the_territory(run: Runner) -> None:
    text = drawn(WALLS, "B pass, W pass", "TB[ac]TW[ec]TGDD[ec]", KM="7.5", RU="TT")
    assert score(run, text).game["dead"] == ["E2"]
    text = drawn(WALLS, "B pass, W pass", "TB[ac]TW[ec]TGEN[agreed]", KM="7.5", RU="TT")
    assert score(run, text).game["dead"] == [], "agreed that nothing is dead"


def test_a_count_before_the_last_passes_holds(run: Runner) -> None:
    text = drawn(WALLS, "B pass", "TW[ec];W[];C[bye]", KM="7.5", RU="TT")
    assert score(run, text).game["dead"] == ["E2"]


def test_a_count_before_another_stone_is_forgotten(run: Runner) -> None:
    text = drawn(WALLS, "B pass", "TW[ec];W[aa]", KM="7.5", RU="TT")
    assert score(run, text).game["dead"] == []
    warned = score(run, text, "--dead", "recorded").game
    assert warned["warnings"] == ["The file records no dead stones; every stone was counted."]


def test_rules_and_komi_of_the_command_line_go_first(run: Runner) -> None:
    game = score(run, FINISHED, "--rules", "chinese", "--komi", "0").game
    assert (game["rules"], game["komi"], game["white"]) == ("chinese", 0, 5)
    assert game["result"] == "0"


@pytest.mark.parametrize(
    ("given", "printed"),
    [("6.99", "6.99"), ("7.50", "7.5"), ("7", "7"), ("-3.5", "-3.5"), ("0.0", "0"), ("1e1", "7")],
)
def test_komi_is_exact_and_short(run: Runner, given: str, printed: str) -> None:
    text = drawn("X . O", "B pass, W pass", KM=given, RU="TT")
    answer = score(run, text)
    assert f'"komi": {printed}, ' in answer.out
    assert ("not a number" in answer.out) is (given == "1e1")


def test_komi_with_a_comma(run: Runner) -> None:
    assert '"komi": 6.75, ' in score(run, FINISHED, "--komi", "6,75").out
    assert '"komi": -0.5, ' in score(run, FINISHED, "--komi=-0,5").out


def test_many_digits_are_not_rounded(run: Runner) -> None:
    text = drawn("X . .", "B pass, W pass", KM="0.123456789", RU="TT", RE="B+2.876543211")
    answer = score(run, text)
    assert '"white": 0.123456789, "result": "B+2.876543211"' in answer.out
    assert answer.game["agrees"] is True


@pytest.mark.parametrize(
    ("recorded", "agrees", "code"),
    [
        ("B+3.5", True, 0),
        ("b+3.50", True, 0),
        ("B+3,5", True, 0),
        ("B+3", False, 1),
        ("W+3.5", False, 1),
        ("0", False, 1),
        ("Draw", False, 1),
        ("B+R", None, 0),
        ("W+Time", None, 0),
        ("B+", None, 0),
        ("Void", None, 0),
        ("?", None, 0),
        ("Black is winning", None, 0),
    ],
)
def test_agreement_with_the_recorded_result(
    run: Runner, recorded: str, agrees: bool | None, code: int
) -> None:
    text = drawn("X . . . .", KM="1.5", RU="TT", RE=recorded)
    answer = score(run, text, "--dead", "none")
    assert (answer.game["result"], answer.game["recorded"]) == ("B+3.5", recorded)
    assert answer.game["agrees"] is agrees
    assert answer.code == code
    assert bool(answer.game["warnings"]) is (recorded == "Black is winning")


def test_a_count_without_its_dead_stones_says_nothing_against_the_recorded_result(
    run: Runner,
) -> None:
    answer = score(run, FINISHED)
    assert (answer.code, answer.game["agrees"]) == (0, None)
    marked = score(run, drawn(WALLS, "B pass", "TB[aa]", KM="7.5", RU="TT", RE="W+5.5"))
    assert (marked.code, marked.game["agrees"]) == (1, False)
    assert run("score", "game.sgf", "--dead", "none").code == 1
    write(FINISHED)
    assert run("score", "game.sgf").out.splitlines()[1] == (
        "    The file says White won by 5.5, but marks no dead stones to compare it with the count "
        "(try --dead propose)."
    )


def test_a_tie(run: Runner) -> None:
    for recorded in ("0", "Draw", "jigo"):
        answer = score(run, drawn("X . O", KM="0", RU="TT", RE=recorded))
        assert (answer.game["result"], answer.game["agrees"], answer.code) == ("0", True, 0)


def test_nothing_recorded(run: Runner) -> None:
    game = score(run, drawn("X . O", KM="0", RU="TT")).game
    assert (game["recorded"], game["agrees"]) == (None, None)


def test_what_the_file_leaves_open_is_reported(run: Runner) -> None:
    warnings = score(run, "(;SZ[5])").game["warnings"]
    assert warnings == [
        "The file names no rules; Tromp–Taylor was assumed.",
        "The file gives no komi; 7 was used, the default for Tromp–Taylor.",
    ]
    game = score(run, "(;SZ[5]RU[My own]KM[much]HA[many])").game
    assert game["warnings"] == [
        "The rules “My own” are unknown; Tromp–Taylor was assumed.",
        "The komi “much” is not a number; 7 was used, the default for Tromp–Taylor.",
        "The handicap “many” is not a number; none was used.",
    ]
    assert (game["rules"], game["komi"]) == ("tromp-taylor", 7)
    assert score(run, "(;SZ[5])", "--rules", "chinese", "--komi", "7").game["warnings"] == []


def test_what_was_out_of_order_in_the_file_is_said_once(run: Runner) -> None:
    warnings = score(run, "hello(;SZ[5]RU[TT]KM[0];B[aa](;W[bb])))) )(;SZ[5]RU[TT]KM[0]").games
    assert warnings[0]["warnings"] == [
        "Text outside any game was ignored: “hello” (line 1, column 1).",
        "An extra closing parenthesis was ignored (line 1, column 37, and 2 more).",
        "A game ends without its closing parenthesis; it was added (line 1, column 61).",
    ]
    assert warnings[1]["warnings"] == []


def test_values_that_are_not_points_are_named(run: Runner) -> None:
    game = score(run, "(;SZ[5]RU[TT]KM[0]AB[aa][zz];B[aaa];W[bb])").game
    assert game["warnings"] == [
        "AB[zz] is not a point of this board; it was ignored.",
        "B[aaa] is not a point of this board; it was ignored.",
    ]
    assert game["illegal"] == [
        {"turn": 1, "color": "B", "point": None, "reason": "outside", "repeats": None}
    ]


def test_a_set_up_without_liberties_is_flagged(run: Runner) -> None:
    diagram = """
        X O .
        O . .
    """
    text = drawn(diagram, "W pass", RU="TT", KM="0", PL="W")
    assert score(run, text).game["warnings"] == [
        "The set-up after turn 0 leaves chains without a liberty; the next move clears them."
    ]


def test_handicap_under_rules_with_a_bonus(run: Runner) -> None:
    text = "(;SZ[9]HA[2]AB[gc][cg]RU[Chinese];W[cc];B[];W[])"
    game = score(run, text).game
    assert (game["komi"], game["moves"]) == ("0.5", 3)
    assert (game["black"], game["white"]) == (2, "3.5")
    aga = score(run, text, "--rules", "aga", "--komi", "0").game
    assert aga["white"] == 2
    one = score(run, "(;SZ[9]HA[1]RU[Chinese]KM[0.5];B[cc])").game
    assert one["white"] == "0.5", "one stone is no handicap"


def test_lasker_maas_counts_the_prisoners_place(run: Runner) -> None:
    """Komi stones are prisoners, White gets half a point; in the second phase stones come from
    the place, so that a move at home changes nothing."""
    diagram = """
        . X O .
        . X O .
        . X O .
    """
    first = drawn(diagram, "B pass, W pass", "", RU="lasker-maas", KM="1.5")
    game = score(run, first).game
    assert (game["black"], game["white"]) == (2, "3.5"), "R8: nothing is added before"
    home = first.removesuffix(")") + ";B[aa];W[da];B[];W[])"
    played = score(run, home).game
    assert (played["black"], played["white"]) == (0, "1.5"), "another pair"


def test_territory_rules(run: Runner) -> None:
    diagram = """
        . X O .
        . X O .
        O X O .
    """
    text = drawn(diagram, "B pass, W pass", "TB[ac]", RU="Japanese", KM="0.5", RE="B+0.5")
    game = score(run, text).game
    assert (game["rules"], game["dead"]) == ("japanese", ["A1"])
    assert (game["black"], game["white"], game["agrees"]) == (4, "3.5", True)


def test_a_rectangle_past_the_letter_z(run: Runner) -> None:
    game = score(run, "(;SZ[52:2]RU[TT]KM[0];B[Zb];W[];B[Zb])", "--dead", "BB1").game
    assert (game["rows"], game["columns"], game["dead"]) == (2, 52, ["BB1"])
    assert game["illegal"] == [
        {"turn": 3, "color": "B", "point": "BB1", "reason": "occupied", "repeats": None}
    ]


def test_a_collection_and_a_game_in_it_that_cannot_be_read(run: Runner) -> None:
    answer = score(
        run, "(;SZ[5]RU[TT]KM[0])(;SZ[53])(;GM[2])(;SZ[19x])(;SZ[0])(;SZ[3:4]RU[TT]KM[1])"
    )
    assert answer.code == 1
    assert [game["game"] for game in answer.games] == [0, 1, 2, 3, 4, 5]
    first, *wrong, last = answer.games
    assert "error" not in first
    assert (last["columns"], last["rows"]) == (3, 4)
    for game, value in zip(wrong, ("[53]", "GM[2]", "[19x]", "[0]"), strict=True):
        assert set(game) == {"file", "game", "error"}
        assert value in game["error"]


def test_text_is_for_people(run: Runner) -> None:
    write(FINISHED)
    assert run("score", "game.sgf", "--dead", "E2").out.splitlines() == [
        "game.sgf: White wins by 16.5, 4 to 20.5 (Tromp–Taylor, komi 7.5; 5x4, 2 turns)",
        "    The file says White won by 5.5, but the count differs.",
        "    Removed as dead: E2.",
    ]


UNFILLED = """(;GM[1]FF[4]SZ[7]KM[0]RU[Japanese]
AB[ba][da][ab][bb][cb][db][bc][dc][ad][bd][cd][be][ce][de][af][cf][df][ag][dg]
AW[ea][ga][eb][fb][ec][gc][dd][fd][gd][ee][fe][bf][ef][gf][bg][eg][fg]RE[%s]
;B[ed];W[];B[]
TB[bg][cg][bf][ae][dd][ac][cc][aa][ca]TW[gg][ff][ge][fc][gb][fa]TGDD[bg][bf])"""


@pytest.mark.parametrize(
    ("recorded", "agrees", "said"),
    [
        ("B+6", True, "The file says Black won by 6, as counted."),
        ("B+5", True, "The file says Black won by 5, as counted once D4 is filled."),
        ("B+4", False, "The file says Black won by 4, but the count differs."),
    ],
)
def test_a_result_agrees_once_the_last_connection_is_filled(
    run: Runner, recorded: str, agrees: bool, said: str
) -> None:
    answer = score(run, UNFILLED % recorded)
    assert (answer.game["agrees"], answer.game["result"]) == (agrees, "B+6")
    assert said in run("score", "game.sgf").out


def test_text_names_the_game_of_a_collection_and_what_is_wrong(run: Runner) -> None:
    write("(;SZ[53])(;SZ[3]RE[B+2]KM[7]RU[TT];B[bb];B[bb];W[xx])")
    assert run("score", "game.sgf").out.splitlines() == [
        "game.sgf: The board size [53] could not be read. It must be 1 to 52, or COLUMNS:ROWS.",
        "game.sgf, game 2: Black wins by 2, 9 to 7 (Tromp–Taylor, komi 7; 3x3, 3 turns)",
        "    The file says Black won by 2, as counted.",
        "    Turn 2, Black B2: It is White’s turn.",
        "    Turn 3, White [xx]: That point is outside the board.",
        "    W[xx] is not a point of this board; it was ignored.",
    ]


def test_text_steers_no_terminal(run: Runner) -> None:
    write("(;SZ[3]RU[\x1b]0;owned\x07]KM[0]RE[\x1b[2J])")
    out = run("score", "game.sgf").out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "\\x1b" in out


def test_a_table(run: Runner) -> None:
    write(drawn(WALLS, "B E1, B E1, W pass", KM="7.5", RU="TT", RE="W+5.5"))
    write("(;SZ[0])", "other.sgf")
    answer = run("score", "game.sgf", "other.sgf", "--format", "csv", "--dead", "A2 E2")
    header, row, wrong = csv.reader(io.StringIO(answer.out))
    cells = dict(zip(header, row, strict=True))
    assert cells == {
        "file": "game.sgf",
        "game": "0",
        "rules": "tromp-taylor",
        "komi": "7.5",
        "rows": "4",
        "columns": "5",
        "moves": "3",
        "black": "8",
        "white": "19.5",
        "result": "W+11.5",
        "recorded": "W+5.5",
        "date": "",
        "agrees": "false",
        "agrees_under": "",
        "dead": "E1 A2 E2",
        "illegal": "2 B E1 not-your-turn",
        "warnings": "",
        "error": "",
    }
    assert dict(zip(header, wrong, strict=True))["error"].startswith("The board size [0]")
    assert answer.code == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
def test_json_survives_any_text(run: Runner, tmp_path: Path) -> None:
    name = 'ga"me\n\udcff.sgf'
    (tmp_path / name).write_text('(;SZ[3]RU[TT]KM[0]RE[«"\\\\»])')
    (line,) = run("score", name, "--format", "json").out.splitlines()
    game = json.loads(line)
    assert game["file"] == name.replace("\udcff", r"\udcff"), "strict readers take it"
    assert game["recorded"] == '«"\\»'


WALL = """
    X . X O .
    . . X O .
    . . X O .
"""
"""Area 9 to 6, territory 5 to 3."""


@pytest.mark.parametrize(
    ("rules", "recorded", "under"),
    [
        ("", "B+1", "japanese"),
        ("Elvish", "B+1", "japanese"),
        ("Japanese", "B+2", None),
        ("", "B+2", None),
        ("", "B+5", None),
        ("GOE", "B+1", None),
        ("TT", "B+1", None),
    ],
)
def test_the_other_way_of_counting_is_named_if_the_file_leaves_it_open(
    run: Runner, rules: str, recorded: str, under: str | None
) -> None:
    game = drawn(WALL, "W pass, B pass", KM="1", RE=recorded, PL="W", RU=rules)
    assert score(run, game).game["agrees_under"] == under
    said = run("score", write(game)).out
    assert ("Counted by territory it agrees: use --rules japanese." in said) is bool(under)


def test_komi_that_no_file_gives_is_that_of_the_other_rules(run: Runner) -> None:
    game = drawn(WALL, "W pass, B pass", RE="W+4.5", PL="W")
    assert score(run, game).game["agrees_under"] == "japanese"
    assert score(run, game, "--rules", "japanese").game["agrees"] is True


def test_a_game_of_fox_is_counted_as_it_was_played(run: Runner) -> None:
    game = drawn(WALL, "W pass, B pass", KM="375", AP="foxwq", RU="Chinese", RE="W+2.25", PL="W")
    found = score(run, game).game
    assert (found["komi"], found["result"], found["recorded"]) == ("7.5", "W+4.5", "W+2.25")
    assert (found["agrees"], found["agrees_under"]) == (True, None)
    assert found["warnings"] == [
        "The komi “375” is a code of Fox or gokifu for 7.5 points.",
        "The result “W+2.25” was read as zi, as Chinese rules count: White wins by 4.5.",
    ]


def test_a_connection_that_is_still_needed_is_named(run: Runner) -> None:
    """D1 is in atari; C1 counts until it is filled."""
    text = (
        "(;SZ[7:5]RU[Japanese]KM[6.5]AB[aa][ba][ca][ab][cb][ac][bc][cc][bd][cd][ae][be][de]"
        "AW[da][ea][ga][db][fb][gb][dc][ec][fc][gc][dd][fd][ee]PL[B];B[];W[])"
    )
    assert score(run, text).game["connections"] == ["C1"]
    assert score(run, text, "--rules", "chinese").game["connections"] == []
    said = run("score", write(text)).out
    assert "A connection is still needed at C1." in said


def test_a_letter_of_either_colour_is_told_where_the_count_does_not_confirm_it(run: Runner) -> None:
    text = drawn("X . . . .", KM="1.5", RU="TT", RE="B+3,5")
    assert score(run, text, "--dead", "none").game["warnings"] == []
    text = drawn("O . . . .", KM="1.5", RU="TT", RE="B+6,5")
    answer = score(run, text, "--dead", "none")
    assert answer.game["result"] == "W+6.5"
    assert answer.game["warnings"] == [
        "The result “B+6,5” was read as a win by Black, as SGF has it; in French and Spanish, "
        "B is White."
    ]
