"""`tromp-gui analyze`: an engine's numbers in the games, and nothing else changed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sgfmill import sgf

from tests.cli.conftest import Runner
from tests.engines.harness import FAULTY
from tests.session.analysis_engine import win_rate

SCRIPT = Path(__file__).parents[1] / "session" / "analysis_engine.py"
GAME = (
    "(;FF[4]CA[UTF-8]SZ[9]KM[7]PB[Ann];B[ba]C[hello];W[ca];B[da](;W[ia]XX[y];B[aa])(;W[bb];B[ha]))"
)
SCORES = [0.0, -1.0, 1.0, -2.0, 6.0, 6.0]
"""Black's score along the main line."""
PROGRAM = [sys.executable, "-m", "tromp_gui"]


def engine(words: str) -> str:
    return f'"{sys.executable}" "{SCRIPT}" {words}'


def values(path: Path, name: str) -> list[str | None]:
    game = sgf.Sgf_game.from_bytes(path.read_bytes())
    return [
        node.get_raw(name).decode() if node.has_property(name) else None
        for node in game.get_main_sequence()
    ]


def properties(path: Path) -> list[list[str]]:
    game = sgf.Sgf_game.from_bytes(path.read_bytes())
    return [sorted(node.properties()) for node in game.get_main_sequence()]


@pytest.fixture
def game(run: Runner) -> Path:
    path = Path("game.sgf")
    path.write_text(GAME, encoding="utf-8")
    return path


def test_scores_are_written_and_nothing_else(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", engine("kata"), "--visits", "40", "-o", "out.sgf")
    assert (answer.code, answer.err) == (0, "")
    assert [float(value or "nan") for value in values(Path("out.sgf"), "V")] == SCORES
    assert values(Path("out.sgf"), "TGWR") == [None] * 6
    assert game.read_text(encoding="utf-8") == GAME
    added = [
        sorted(set(after) - set(before))
        for before, after in zip(properties(game), properties(Path("out.sgf")), strict=True)
    ]
    assert added[1:] == [["V"]] * 5
    assert "C[hello]" in Path("out.sgf").read_text(encoding="utf-8")


def test_it_says_what_was_worst(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", engine("kata"), "--visits", "40", "-o", "out.sgf")
    assert answer.out == ("game.sgf: 6 positions; biggest mistake: move 4, White J9, 8.0 points\n")


def test_win_rates_if_requested(run: Runner, game: Path) -> None:
    run("analyze", game, "--engine", engine("kata"), "--visits", "40", "--win-rates", "-o", "o.sgf")
    found = [float(value or "nan") for value in values(Path("o.sgf"), "TGWR")]
    assert found == pytest.approx([win_rate(score) for score in SCORES], abs=1e-4)


def test_an_engine_without_scores_writes_win_rates_alone(run: Runner, game: Path) -> None:
    run("analyze", game, "--engine", engine("lz"), "--seconds", "0.1", "--win-rates", "-o", "o.sgf")
    assert values(Path("o.sgf"), "V") == [None] * 6
    assert None not in values(Path("o.sgf"), "TGWR")


def test_what_an_engine_cannot_be_told_is_said_once_before_the_numbers(
    run: Runner, game: Path
) -> None:
    words = f'"{sys.executable}" "{FAULTY}" refuses-komi'
    answer = run("analyze", game, "--engine", words, "--visits", "40", "-o", "out.sgf")
    assert answer.err.splitlines()[:2] == [
        "tromp-gui: Faulty refuses-komi does not support these rules (Tromp–Taylor) and "
        "plays by its own.",
        "tromp-gui: Faulty refuses-komi does not support a komi of 7 and plays with a different "
        "one.",
    ]
    assert answer.err.count("komi of 7") == 1


def test_a_quarter_of_a_point_is_in_the_lead(run: Runner, game: Path) -> None:
    game.write_text(GAME.replace("KM[7]", "KM[7.25]"))
    words = engine("kata --half-komi")
    answer = run("analyze", game, "--engine", words, "--visits", "40", "-o", "out.sgf")
    assert (answer.code, answer.err) == (0, "")
    found = [float(value or "nan") for value in values(Path("out.sgf"), "V")]
    assert found == [score - 0.25 for score in SCORES]


def test_an_engine_without_analysis_is_asked_for_estimates(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", engine("gnugo"), "-o", "out.sgf")
    assert answer.code == 0
    assert [float(value or "nan") for value in values(Path("out.sgf"), "V")] == SCORES


def test_an_engine_that_can_say_nothing_is_to_be_reported(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", engine("none"), "-o", "out.sgf")
    assert (answer.code, answer.out) == (1, "game.sgf: 0 of 6 positions\n")
    assert values(Path("out.sgf"), "V") == [None] * 6


def test_what_the_engine_said_nothing_about_is_counted(run: Runner, game: Path) -> None:
    said = engine("kata --nothing-after 2")
    answer = run("analyze", game, "--engine", said, "--visits", "40", "-o", "out.sgf")
    assert (answer.code, answer.out[:28]) == (1, "game.sgf: 2 of 6 positions\n")
    assert answer.err == "tromp-gui: Scripted kata said nothing about 4 positions.\n"


def test_variations_too(run: Runner, game: Path) -> None:
    run("analyze", game, "--engine", engine("kata"), "--visits", "20", "-o", "one.sgf")
    assert Path("one.sgf").read_text(encoding="utf-8").count("V[") == 6
    run(
        "analyze", game, "--engine", engine("kata"), "--visits", "20", "--variations", "-o", "a.sgf"
    )
    text = Path("a.sgf").read_text(encoding="utf-8")
    assert text.count("V[") == 8
    assert "V[-8]" in text


def test_a_file_is_written_over_only_when_asked(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", engine("kata"), "-o", "game.sgf")
    assert (answer.code, answer.out) == (64, "")
    assert "--in-place" in answer.err
    assert game.read_text(encoding="utf-8") == GAME
    again = run("analyze", game, "--engine", engine("kata"), "--visits", "20", "--in-place")
    assert again.code == 0
    assert "V[6]" in game.read_text(encoding="utf-8")


def test_several_files_and_games_go_into_a_folder(run: Runner, game: Path) -> None:
    Path("two.sgf").write_text("(;SZ[9];B[ca])(;SZ[13];B[da])")
    refused = run("analyze", game, "two.sgf", "--engine", engine("kata"), "-o", "out.sgf")
    assert refused.code == 64
    answer = run(
        "analyze", game, "two.sgf", "--engine", engine("kata"), "--visits", "20", "-o", "d/"
    )
    assert answer.code == 0
    assert answer.out.splitlines()[1:] == [
        "two.sgf, game 1: 2 positions",
        "two.sgf, game 2: 2 positions; biggest mistake: move 1, Black D13, 3.0 points",
    ]
    assert Path("d/game.sgf").is_file()
    text = Path("d/two.sgf").read_text()
    assert "V[-2]" in text
    assert "V[-3]" in text


def test_what_cannot_be_read_does_not_stop_the_rest(run: Runner, game: Path) -> None:
    Path("bad.sgf").write_text("no game")
    answer = run(
        "analyze", "bad.sgf", game, "--engine", engine("kata"), "--visits", "20", "-o", "d/"
    )
    assert answer.code == 2
    assert "bad.sgf" in answer.err
    assert Path("d/game.sgf").is_file()
    assert not Path("d/bad.sgf").exists()


def test_a_missing_engine(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", "/nowhere/engine", "-o", "out.sgf")
    assert answer.code == 2
    assert "/nowhere/engine" in answer.err
    assert "game.sgf was not saved" in answer.err
    assert not Path("out.sgf").exists()


def test_a_board_that_the_engine_refuses_is_named(run: Runner, game: Path) -> None:
    """And the other games are still analysed."""
    refuses = f'"{sys.executable}" "{FAULTY}" refuses-size+lz-analyze'
    Path("long.sgf").write_text(f"(;SZ[9]{';B[ca];W[da];B[];W[]' * 9})", encoding="utf-8")
    answer = run("analyze", game, "long.sgf", "--engine", refuses, "-o", "d/")
    assert answer.code == 1
    assert answer.out == "game.sgf: 0 of 6 positions\nlong.sgf: 0 of 37 positions\n"
    said = "Faulty refuses-size does not support this board: 9×9."
    assert answer.err.count(said) == 2
    assert sorted(os.listdir("d")) == ["game.sgf", "long.sgf"]


def test_it_runs_the_engine_in_the_current_folder(run: Runner, game: Path) -> None:
    Path("mine.py").write_text(SCRIPT.read_text())
    answer = run("analyze", game, "--engine", f'"{sys.executable}" mine.py gnugo', "-o", "out.sgf")
    assert (answer.code, answer.err) == (0, "")


def test_the_last_words_of_an_engine_are_shown(run: Runner, game: Path) -> None:
    answer = run("analyze", game, "--engine", engine("chess"), "-o", "out.sgf")
    assert answer.code == 2
    assert "The engine does not understand its arguments" in answer.err
    assert "\n  Last on standard error:\n" in answer.err


def test_an_engine_that_dies_leaves_files_as_they_are(run: Runner, game: Path) -> None:
    answer = run(
        "analyze", game, "--engine", engine("kata --dies-after 40"), "--seconds", "1", "--in-place"
    )
    assert answer.code == 2
    assert "code 3" in answer.err
    assert "It gave no reason. Try the same command in a terminal." in answer.err
    assert game.read_text(encoding="utf-8") == GAME


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("analyze -o a", "the following arguments are required: FILE"),
        ("analyze game.sgf", "one of the arguments -o/--output --in-place --report is required"),
        ("analyze game.sgf -o a --in-place", "not allowed with argument"),
        ("analyze game.sgf -o a --visits 0", "'0' is not a number of visits"),
        ("analyze game.sgf -o a --seconds -1", "'-1' is not a number of seconds"),
        ("analyze game.sgf -o a --seconds nan", "'nan' is not a number of seconds"),
        ("analyze game.sgf -o a --visits 5 --seconds 1", "not allowed with argument"),
    ],
)
def test_wrong_usage(run: Runner, line: str, sentence: str) -> None:
    answer = run(*line.split())
    assert (answer.code, answer.out) == (64, "")
    assert sentence in answer.err


def test_it_needs_no_screen(game: Path, tmp_path: Path) -> None:
    """QtGui is never loaded."""
    code = (
        "import sys; from tromp_gui.cli.main import main; "
        f"code = main(['analyze', 'game.sgf', '--engine', {engine('kata')!r}, '--visits', '20', "
        "'-o', 'out.sgf']); "
        "sys.exit(code or any(name.startswith('PySide6.QtGui') for name in sys.modules))"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    environment.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=False)
    assert done.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_interrupted_it_writes_nothing(game: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    told = game.with_name("told").absolute()  # the engine runs elsewhere
    os.mkfifo(told)
    slow = engine(f'kata --tells "{told}"')
    command = [*PROGRAM, "analyze", "game.sgf", "--engine", slow, "--seconds", "60", "--in-place"]
    with subprocess.Popen(command, env=environment) as running:
        assert told.read_text("utf-8") == "analysing\n"  # waits for the engine
        running.send_signal(signal.SIGINT)
    assert running.returncode == 130
    assert game.read_text(encoding="utf-8") == GAME
