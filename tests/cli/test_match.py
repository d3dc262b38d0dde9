"""`tromp-gui match`: playing, saving, continuing and reporting."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import Run
from tests.engines.harness import CRASH_NAME, FAULTY
from tests.session import engine_table
from tromp_gui.cli.main import parser_of
from tromp_gui.cli.match import match_terms
from tromp_gui.cli.match_folder import Outcome, table
from tromp_gui.go.point import Color
from tromp_gui.go.result import parse_result
from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clocks, Fischer, TimeControl
from tromp_gui.session.engine.files import find_program
from tromp_gui.session.play.engine_match import End, MatchTerms

SCRIPTED = FAULTY.with_name("scripted.py")

pytestmark = pytest.mark.usefixtures("qapp")


def scripted(*moves: str) -> str:
    return command_line(Launch(sys.executable, ("-S", "-E", str(SCRIPTED), *moves)))


def faulty(mode: str) -> str:
    return command_line(Launch(sys.executable, ("-S", "-E", str(FAULTY), mode)))


def match(run: Runner, black: str, white: str, *more: str) -> Run:
    return run("match", "--black", black, "--white", white, "--size", "5", "-o", "games", *more)


def results(folder: Path = Path("games")) -> list[dict[str, object]]:
    lines = (folder / "results.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


# A match ------------------------------------------------------------------------------------------


def test_a_match_is_played_and_kept(run: Runner) -> None:
    done = match(run, scripted("C3"), scripted(), "--games", "3", "--komi", "6.5")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "game 1: Black (first) – White (second) B+18.5, 3 turns"
    assert "first       3     0     0         3–0       0–0" in done.out
    assert sorted(os.listdir("games")) == [
        "game-0001.sgf",
        "game-0002.sgf",
        "game-0003.sgf",
        "match.json",
        "results.jsonl",
    ]
    text = Path("games/game-0001.sgf").read_text()
    for part in ("SZ[5]", "KM[6.5]", "RE[B+18.5]", "PB[Scripted 1]", "B[cc]", ";W[]", ";B[]"):
        assert part in text


def test_the_score_command_agrees_with_the_files(run: Runner) -> None:
    match(run, scripted("C3"), scripted("D4"), "--games", "1")
    done = run("score", "games/game-0001.sgf")
    assert done.code == 0
    assert "as counted" in done.out


def test_colours_are_swapped_on_demand(run: Runner) -> None:
    done = match(run, scripted("C3"), scripted(), "--games", "2", "--alternate")
    assert "game 2: Black (second) – White (first)" in done.out
    assert [each["first"] for each in results()] == ["B", "W"]
    assert "first       2     0     0         1–0       1–0" in done.out


def test_a_match_continues_where_it_was(run: Runner) -> None:
    match(run, scripted("C3"), scripted(), "--games", "2")
    before = Path("games/game-0001.sgf").stat().st_mtime_ns
    done = match(run, scripted("C3"), scripted(), "--games", "4", "--jobs", "2")
    assert done.code == 0
    played = [line[:7] for line in done.out.splitlines() if line.startswith("game")]
    assert sorted(played) == ["game 3:", "game 4:"]
    assert Path("games/game-0001.sgf").stat().st_mtime_ns == before
    assert [each["game"] for each in results()] == [1, 2, 3, 4]
    assert "first       4     0     0" in done.out


def test_a_finished_match_is_only_reported(run: Runner) -> None:
    first = match(run, scripted("C3"), scripted(), "--games", "2")
    again = match(run, scripted("C3"), scripted(), "--games", "2")
    assert again.out == first.out[first.out.index("first:") :]


def test_another_match_is_not_mixed_in(run: Runner) -> None:
    match(run, scripted("C3"), scripted(), "--games", "1")
    done = match(run, scripted("C3"), scripted(), "--games", "1", "--rules", "chinese")
    assert done.code == 2
    assert "games contains another match (rules tromp-taylor)" in done.err
    assert len(results()) == 1


def test_damaged_results_are_played_again(run: Runner) -> None:
    match(run, scripted("C3"), scripted(), "--games", "2")
    file = Path("games/results.jsonl")
    file.write_text(file.read_text().splitlines()[0] + "\n{\x00 half a li")
    done = match(run, scripted("C3"), scripted(), "--games", "2")
    assert "game 2:" in done.out
    assert "game 1:" not in done.out
    assert len(results()) == 2


# What goes wrong ----------------------------------------------------------------------------------


def test_a_crash_loses_one_game_and_the_match_continues(run: Runner) -> None:
    done = match(run, scripted("C3"), faulty("segv"), "--games", "2")
    assert done.code == 0
    assert f"White stopped unexpectedly ({CRASH_NAME})." in done.out
    assert [(each["result"], each["end"]) for each in results()] == [("B+F", "failed")] * 2
    game = Path("games/game-0002.sgf").read_text()
    assert f"C[White stopped unexpectedly ({CRASH_NAME})." in game


def test_an_illegal_move_loses_with_its_reason(run: Runner) -> None:
    done = match(run, scripted("C3"), scripted("C3"), "--games", "1")
    assert "B+F, 1 turn  White made an illegal move. There is already a stone on C3" in done.out


def test_who_cannot_be_told_to_capture_dead_stones_is_said_once(run: Runner) -> None:
    white = scripted("A1", "dead=", "no-rules")
    done = match(run, scripted("E5", "dead=A1", "no-rules"), white, "--games", "2", "--alternate")
    assert done.err.count("Scripted has no command for capturing dead stones") == 1


def test_who_does_not_say_which_stones_are_dead_is_named(run: Runner) -> None:
    white = scripted("A1", "dead=never")
    done = match(run, scripted("E5", "dead="), white, "--games", "1", "--patience", "1")
    said = "White did not say in time which stones are dead, so nothing was agreed."
    assert said in done.out
    assert said in Path("games/game-0001.sgf").read_text()


def test_a_missing_engine_ends_the_match(run: Runner) -> None:
    done = match(run, "/nowhere/engine", scripted(), "--games", "5")
    assert done.code == 1
    assert done.err.startswith(
        "tromp-gui: Black was not found: the program /nowhere/engine does not exist. "
        "Check the path."
    )
    assert not Path("games/results.jsonl").exists()


def test_engines_run_in_the_current_folder(run: Runner) -> None:
    Path("mine.py").write_text(SCRIPTED.read_text())
    mine = command_line(Launch(sys.executable, ("-S", "-E", "mine.py", "C3")))
    done = match(run, mine, scripted(), "--games", "1")
    assert (done.code, done.err) == (0, "")


DIES = "import sys; sys.exit('A network weights file is required to use the program.')"


def test_the_last_words_of_an_engine_that_does_not_start_are_shown(run: Runner) -> None:
    dies = command_line(Launch(sys.executable, ("-S", "-E", "-c", DIES)))
    done = match(run, dies, scripted(), "--games", "1")
    sentence, heading, words = done.err.splitlines()
    assert done.code == 1
    assert sentence.startswith("tromp-gui: Black exited (exit code 1). The engine cannot find its ")
    assert "Try again" not in sentence
    assert heading == "  Last on standard error:"
    assert words == "  A network weights file is required to use the program."


def test_the_last_words_of_an_engine_that_crashed_are_shown(run: Runner) -> None:
    done = match(run, scripted("C3"), faulty("segv"), "--games", "1")
    assert done.err.splitlines()[-2:] == ["  Last on standard error:", "  about to fall"]


def test_what_an_engine_cannot_be_told_is_said_once(run: Runner) -> None:
    words = ("--games", "3", "--alternate", "--komi", "6.5", "--time", "5m+5 fischer")
    done = match(run, scripted(), faulty("refuses-komi"), *words)
    assert done.err.splitlines() == [
        "tromp-gui: Scripted does not support exactly this time control; its clock is kept here.",
        "tromp-gui: Faulty refuses-komi does not support these rules (Tromp–Taylor) and "
        "plays by its own.",
        "tromp-gui: Faulty refuses-komi does not support exactly this time control; its clock is "
        "kept here.",
        "tromp-gui: Faulty refuses-komi does not support a komi of 6.5 and plays with a different "
        "one.",
    ]


@pytest.mark.parametrize("color", ["Black", "White"])
def test_an_engine_that_refuses_the_board_ends_the_match(run: Runner, color: str) -> None:
    both = [faulty("refuses-size"), scripted()]
    done = match(run, *(both if color == "Black" else reversed(both)), "--games", "2")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"tromp-gui: {color} does not support this board: 5×5.")
    assert not Path("games/results.jsonl").exists()


def test_a_folder_without_games_is_taken_over(run: Runner) -> None:
    assert match(run, "/nowhere/engine", scripted(), "--games", "1").code == 1
    assert match(run, scripted("C3"), scripted(), "--games", "1").code == 0
    assert match(run, scripted("D3"), scripted(), "--games", "1").code == 2


def test_an_engine_that_says_nothing_useful_ends_the_match(run: Runner) -> None:
    assert match(run, faulty("gmp"), scripted()).code == 1
    assert match(run, faulty("exits-127"), scripted(), "-o", "other").code == 1


def test_a_folder_that_cannot_be_used_is_reported(run: Runner) -> None:
    Path("games").write_text("a file")
    done = match(run, scripted(), scripted())
    assert done.code == 2
    assert done.err.startswith("tromp-gui match: games could not be written")


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_ctrl_c_leaves_a_match_to_be_continued(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    thinks = f"def move(count):\n    open({str(asked)!r}, 'w').close()\n    time.sleep(3600)\n"
    white = command_line(engine_table.scripted(tmp_path, thinks))
    command = [
        *(sys.executable, "-m", "tromp_gui", "match", "--size", "5", "--games", "9"),
        *("--black", scripted("C3"), "--white", white),
        *("-o", str(tmp_path / "games")),
    ]
    environment = os.environ | {"TROMP_GUI_MARK": str(tmp_path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        while not asked.exists():
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, b"")
    assert out == b""
    assert not (tmp_path / "games" / "results.jsonl").exists()


@pytest.mark.slow
@pytest.mark.skipif(
    find_program("gnugo") is FailureKind.NOT_FOUND, reason="GNU Go is not installed"
)
def test_real_games_are_legal_and_counted_as_the_score_command_does(run: Runner) -> None:
    strict = "--chinese-rules --positional-superko --allow-suicide --capture-all-dead"
    engine = f"gnugo --mode gtp --never-resign {strict} --level"
    size = ("--size", "9", "--games", "8", "--alternate", "--jobs", "2")
    done = match(run, f"{engine} 1", f"{engine} 2", *size)
    assert done.code == 0
    assert {each["end"] for each in results()} == {"counted"}
    assert run("check", "games").out.count("every move is legal") == 8
    assert run("score", "games").out.count("as counted") == 8


# The command line ---------------------------------------------------------------------------------


def terms(*more: str) -> MatchTerms:
    _, parser = parser_of("match")
    words = ["--black", "gnugo --mode gtp", "--white", "pachi", "-o", "x", *more]
    return match_terms(parser.parse_args(words))


def test_the_defaults() -> None:
    found = terms()
    assert found.first.arguments == ("--mode", "gtp")
    assert (found.setup.rows, found.setup.columns, found.max_turns) == (9, 9, 405)
    assert (found.setup.rules.id, str(found.setup.komi)) == ("tromp-taylor", "7")
    assert (found.setup.clocks, found.setup.handicap) == (None, 0)
    assert not found.is_alternating


def test_a_rectangle_has_columns_first() -> None:
    game = terms("--size", "13x9", "--rules", "chinese").setup
    assert (game.columns, game.rows, str(game.komi)) == (13, 9, "7.5")


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("600", Absolute(600_000)),
        ("10m", Absolute(600_000)),
        ("1h", Absolute(3_600_000)),
        ("5m+3x30", ByoYomi(300_000, 3, 30_000)),
        ("5m + 10/60", Canadian(300_000, 10, 60_000)),
        ("90s+5 fischer", Fischer(90_000, 5_000)),
    ],
)
def test_times(text: str, time: TimeControl) -> None:
    assert terms("--time", text).setup.clocks == Clocks.full(time, time)


@pytest.mark.parametrize(
    "words",
    [
        ("--time", "soon"),
        ("--time", "0"),
        ("--time", "5m+often"),
        ("--size", "53"),
        ("--size", "9x"),
        ("--games", "0"),
        ("--games", "-1"),
        ("--jobs", "two"),
        ("--black", '"open'),
        ("--white", ""),
        ("--rules", "mine"),
        ("--handicap", "1"),
        ("--handicap", "some"),
    ],
)
def test_wrong_usage_is_one_sentence(run: Runner, words: tuple[str, str]) -> None:
    done = match(run, scripted(), scripted(), *words)
    assert done.code == 64
    assert done.err.count("\n") == 1
    assert words[0] in done.err


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("tromp-taylor-logical", "the rule set tromp-taylor-logical has no handicap"),
        ("japanese", "the rule set japanese has at most 0 handicap stones on 5x5"),
    ],
)
def test_a_handicap_that_the_rules_do_not_have_is_refused(
    run: Runner, rules: str, said: str
) -> None:
    done = match(run, scripted(), scripted(), "--rules", rules, "--handicap", "2")
    assert done.code == 64
    assert said in done.err


def test_a_handicap_lowers_the_komi_and_is_in_the_file(run: Runner) -> None:
    engines = scripted("D4"), scripted("E5")
    done = match(run, *engines, "--games", "1", "--size", "9", "--handicap", "3")
    assert done.code == 0
    text = Path("games/game-0001.sgf").read_text()
    for part in ("HA[3]", "AB[cg][gc][cc]", "KM[0]", ";W["):
        assert part in text


def test_a_match_with_another_handicap_is_another_match(run: Runner) -> None:
    match(run, scripted("C3"), scripted(), "--games", "1")
    done = match(run, scripted("C3"), scripted(), "--games", "1", "--komi", "7", "--handicap", "2")
    assert done.code == 2
    assert "another match (handicap 0)" in done.err


def test_engines_and_a_folder_have_to_be_named(run: Runner) -> None:
    assert "--black, --white, -o/--output" in run("match").err


# The table ----------------------------------------------------------------------------------------


def test_the_table_shows_ties_and_void_games() -> None:
    def outcome(number: int, first: Color, word: str, end: End = End.COUNTED) -> Outcome:
        result = parse_result(word)
        assert result is not None
        return Outcome(number, first, result, end, 40)

    lines = table(
        [
            outcome(1, Color.BLACK, "B+3"),
            outcome(2, Color.WHITE, "B+R", End.RESIGNED),
            outcome(3, Color.BLACK, "0"),
            outcome(4, Color.WHITE, "Void", End.REPEATED),
            outcome(5, Color.WHITE, "W+T", End.ON_TIME),
        ],
        "one engine",
        "another",
    )
    assert lines[4:6] == [
        "first       2     1     1         1–0       1–1",
        "second      1     2     1         1–1       0–1",
    ]
    assert lines[7].startswith("first: 62.5% of 4 games (95% confidence: ")
    assert lines[8] == "ended: 2 counted, 1 resigned, 1 time, 1 repeated"
    assert lines[9] == "turns per game: 40"
    assert len(lines) == 10
    assert table([], "one engine", "another") == []


def test_games_that_repeat_another_are_reported(run: Runner) -> None:
    done = match(run, scripted("C3"), scripted(), "--games", "3")
    assert done.out.endswith("2 games repeat another game, so the true interval is wider\n")


@pytest.mark.parametrize("komi", ["5.5", "-2"])
def test_a_komi_that_lasker_maas_does_not_know_is_refused(run: Runner, komi: str) -> None:
    found = match(run, "x", "y", "--rules", "lasker-maas", f"--komi={komi}")
    assert found.code == 64
    assert "a komi of whole stones" in found.err
