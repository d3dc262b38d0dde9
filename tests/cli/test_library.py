"""`tromp-gui library`: folders are added and removed, games listed, a damaged index rebuilt."""

from __future__ import annotations

import csv
import io
import json
import random
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import Run
from tests.cli.test_without_qt import GAME, without_qt
from tromp_gui.cli import main
from tromp_gui.cli.library import tables
from tromp_gui.system import cache_folder

FIELDS = [
    "file",
    "game",
    "black",
    "white",
    "date",
    "event",
    "result",
    "counted",
    "size",
    "komi",
    "handicap",
    "moves",
]


@pytest.fixture
def library(run: Runner) -> Path:
    """A library of two games in the present folder; the index is `index`."""
    folder = Path("games").absolute()
    folder.mkdir()
    (folder / "a.sgf").write_text(
        "(;SZ[3]PB[=1+1]PW[B\x07]DT[1999]RE[B+2]KM[7];B[bb])(;SZ[3:2]HA[2]AB[aa][bb];W[ba])"
    )
    assert run("library", "add", "games", "--index", "index").out == "2 games read from 1 file.\n"
    return folder


def test_games_are_listed(run: Runner, library: Path) -> None:
    answer = run("library", "list", "--index", "index")
    assert answer.code == 0
    assert answer.out.splitlines() == [
        f"{library / 'a.sgf'}: =1+1 – B\\x07, 1999, B+2 (3x3, 1 turn)",
        f"{library / 'a.sgf'}, game 2: ? – ? (3x2, 1 turn)",
    ]


def test_json_has_the_fields_named(run: Runner, library: Path) -> None:
    first, second = run("library", "list", "--format", "json", "--index", "index").games
    assert list(first) == FIELDS
    assert first == {
        "file": str(library / "a.sgf"), "game": 0, "black": "=1+1", "white": "B\x07",
        "date": "1999", "event": None, "result": "B+2", "counted": "B+2", "size": "3x3", "komi": 7,
        "handicap": 0, "moves": 1,
    }  # fmt: skip
    assert (second["size"], second["handicap"], second["komi"]) == ("3x2", 2, None)


def test_csv_is_safe_in_a_spreadsheet(run: Runner, library: Path) -> None:
    out = run("library", "list", "size:3", "--format", "csv", "--index", "index").out
    head, row = csv.reader(io.StringIO(out))
    assert head == FIELDS
    assert row[2] == "'=1+1"


def test_a_query_may_be_several_words(run: Runner, library: Path) -> None:
    assert len(run("library", "list", "size:3", "result:B+", "--index", "index").out) > 0
    assert run("library", "list", "size:3 -result:B+", "--index", "index").out == ""


def test_a_term_with_a_minus_is_no_option(run: Runner, library: Path) -> None:
    for words in (("-size:3x2",), ("result:B+", "-size:3x2"), ("-size:3x2", "--format", "json")):
        answer = run("library", "list", *words, "--index", "index")
        assert (answer.code, answer.out.count("\n")) == (0, 1), answer.err
    assert run("library", "list", "-h").code == 0
    assert "--sise=3" in run("library", "list", "--sise=3").err


def test_folders_come_and_go(run: Runner, library: Path) -> None:
    (library / "b.sgf").write_text("(;SZ[3];B[aa])")
    assert run("library", "update", "--index", "index").out == "1 game read from 1 file.\n"
    told = json.loads(run("library", "info", "--format", "json", "--index", "index").out)
    assert (told["games"], told["files"], told["folders"]) == (3, 2, [str(library)])
    assert "Games: 3 in 2 files" in run("library", "info", "--index", "index").out
    answer = run("library", "remove", "games", "--index", "index")
    assert (answer.code, answer.out) == (0, "2 files removed from the library.\n")
    answer = run("library", "list", "--index", "index")
    assert (answer.code, answer.out) == (0, "")
    assert answer.err.startswith("tromp-gui: The library is empty.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("add nowhere", "nowhere is not a folder"),
        ("remove nowhere", "is not in the library"),
        ("update nowhere", "is not in the library"),
        ("list --index game.sgf", "is not an index"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run: Runner, arguments: str, said: str) -> None:
    Path("game.sgf").write_text("(;SZ[3])")
    answer = run("library", *arguments.split())
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("line", ["", "add", "search", "find", "list --form json", "list size:x"])
def test_wrong_usage(run: Runner, line: str) -> None:
    answer = run("library", *line.split())
    assert (answer.code, answer.out) == (64, "")
    assert answer.err.startswith("tromp-gui")
    assert answer.err.count("\n") == 1


def test_a_file_that_is_not_a_game_is_reported(run: Runner, library: Path) -> None:
    (library / "bad.sgf").write_bytes(b"no game")
    answer = run("library", "update", "--index", "index")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "bad.sgf is not an SGF file" in answer.err
    assert run("library", "update", "--index", "index").code == 0


def test_a_damaged_index_is_made_again_with_a_word(run: Runner, library: Path) -> None:
    before = run("library", "list", "--index", "index").out
    index = Path("index")
    data = bytearray(index.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    index.write_bytes(data)
    answer = run("library", "list", "--index", "index")
    assert (answer.code, answer.err.count("\n")) == (0, 1)
    assert "damaged" in answer.err
    assert answer.out.endswith(before)
    assert run("library", "list", "--index", "index").out == before


@pytest.mark.parametrize("rest", [None, b""])
def test_an_index_that_is_gone_is_made_again_with_a_word(
    run: Runner, library: Path, rest: bytes | None
) -> None:
    before = run("library", "list", "--index", "index").out
    for each in Path().glob("index*"):
        if each.suffix != ".json":
            each.unlink()
    if rest is not None:
        Path("index").write_bytes(rest)
    answer = run("library", "list", "--index", "index")
    assert answer.err == "tromp-gui: The library’s index was not there and is made again.\n"
    assert answer.out.endswith(before)


def test_a_new_library_misses_no_index(run: Runner, library: Path) -> None:
    assert run("library", "list", "--index", "other").err.startswith("tromp-gui: The library is")
    assert run("library", "add", "games", "--index", "other").err == ""


def test_the_users_own_index_is_made_again_whatever_is_there(run: Runner, library: Path) -> None:
    assert run("library", "add", "games").code == 0
    before = run("library", "list").out
    index = cache_folder() / "library.sqlite"
    for each in index.parent.glob("library.sqlite-*"):
        each.unlink()
    index.write_bytes(random.Random(1).randbytes(3000))
    answer = run("library", "list")
    assert (answer.code, answer.err.count("\n")) == (0, 1)
    assert "was damaged" in answer.err
    assert answer.out.endswith(before)


def test_a_reader_that_hangs_up_does_no_harm(
    run: Runner, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The index has nothing to do with it."""

    def hang_up(*_: object) -> str:
        raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr(tables, "game_line", hang_up)
    monkeypatch.setattr(main, "_forget_output", lambda: None)
    assert run("library", "list", "--index", "index") == Run(main.BROKEN_PIPE, "", "")


def test_a_list_of_folders_that_cannot_be_read_is_kept(run: Runner, library: Path) -> None:
    Path("index.json").write_text("{")
    answer = run("library", "list", "--index", "index")
    assert (answer.code, answer.out) == (2, "")
    assert "index.json is not valid" in answer.err
    assert Path("index.json").read_text() == "{"


def test_no_qt_is_needed(tmp_path: Path) -> None:
    done = without_qt("library", "add", str(GAME.parent), "--index", "index", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    done = without_qt("library", "list", "file:first", "--index", "index", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_position_is_found_with_what_came_next(run: Runner, library: Path) -> None:
    (library / "b.sgf").write_text("(;SZ[3]DT[2001]RE[W+R];B[bb];W[ab];B[aa])(;SZ[3];B[bb];W[])")
    (library / "c.sgf").write_text("(;SZ[3]DT[2003]RE[B+1];B[bb];W[bc])(;SZ[3];W[bb];B[bc])")
    run("library", "update", "--index", "index")
    answer = run("library", "find", f"{library}/b.sgf#1", "--index", "index", "--format", "json")
    hits = [each for each in answer.games if "file" in each]
    assert all(list(hit) == [*FIELDS, "move", "next"] for hit in hits)
    assert [(Path(hit["file"]).name, hit["game"], hit["move"], hit["next"]) for hit in hits] == [
        ("a.sgf", 0, 1, None), ("b.sgf", 0, 1, "B1"), ("b.sgf", 1, 1, "pass"), ("c.sgf", 0, 1, "B1")
    ]  # fmt: skip
    assert [each for each in answer.games if "count" in each] == [
        {
            "next": "B1", "count": 2, "black_wins": 1, "white_wins": 1, "first": 2001, "last": 2003,
        },
        {
            "next": "pass", "count": 1, "black_wins": 0, "white_wins": 0, "first": None,
            "last": None,
        },
    ]  # fmt: skip
    text = run("library", "find", f"{library}/b.sgf#1", "--index", "index").out.splitlines()
    assert text[-3:] == [
        "4 hits. Next:",
        "    B1: 2, Black won 50 % (9 to 91 %), 2001–2003",
        "    pass: 1",
    ]
    out = run("library", "find", f"{library}/b.sgf#1", "--index", "index", "--format", "csv").out
    assert len({len(row) for row in csv.reader(io.StringIO(out))}) == 1


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ("", 1),
        ("--region A1:B2", 1),
        ("--region A1:B2 --no-symmetry", 1),
        ("--colors any", 1),
        ("--region B2:B2", 3),
        ("--region B2:B2 --colors any", 5),
    ],
)
def test_where_and_how_it_may_lie(run: Runner, library: Path, options: str, count: int) -> None:
    (library / "b.sgf").write_text("(;SZ[3];B[bb];W[ac])")
    (library / "c.sgf").write_text("(;SZ[3];B[aa];W[cc])")
    run("library", "update", "--index", "index")
    words = ("library", "find", f"{library}/b.sgf", "--index", "index", "--format", "json")
    assert sum("file" in each for each in run(*words, *options.split()).games) == count


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("games/a.sgf#x", 64, "#x is not a number of turns"),
        ("games/a.sgf#9", 64, "games/a.sgf has 1 turn, not 9"),
        ("games/a.sgf --region A1", 64, "write two points of the board"),
        ("games/a.sgf --region A1:T19", 64, "write two points of the board"),
        ("games/a.sgf --region A1:pass", 64, "a pass is not a point"),
        ("games/a.sgf#0 --region B2:B2", 64, "There is no stone in the region"),
        ("gone.sgf", 2, "gone.sgf was not found"),
        ("chess.sgf", 2, "chess.sgf: This is not a game of Go (GM[2])."),
    ],
)
def test_what_cannot_be_found(
    run: Runner, library: Path, arguments: str, code: int, said: str
) -> None:
    Path("chess.sgf").write_text("(;GM[2])")
    answer = run("library", "find", *arguments.split(), "--index", "index")
    assert (answer.code, answer.out) == (code, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_duplicates_are_groups_by_what_they_share(run: Runner, library: Path) -> None:
    moves, turned = ";B[aa];W[bc];B[cb]", ";B[cc];W[ba];B[ab]"
    for name, text in {
        "b": f"(;SZ[3]{moves})", "c": f"(;SZ[3]{moves})", "d": f"(;SZ[3]PB[x]{moves})",
        "e": f"(;SZ[3]{turned})", "f": f"(;SZ[3]PB[x]{turned})", "g": "(;SZ[3])", "h": "(;SZ[3])",
    }.items():  # fmt: skip
        (library / f"{name}.sgf").write_text(text)
    run("library", "update", "--index", "index")
    groups = run("library", "duplicates", "--index", "index", "--format", "json").games
    assert [
        (each["kind"], "".join(Path(game["file"]).stem for game in each["games"]))
        for each in groups
    ] == [("bytes", "bc"), ("moves", "bcd"), ("moves", "ef"), ("signature", "bcdef")]
    out = run("library", "duplicates", "--index", "index").out
    assert out.splitlines()[0] == "2 games, equal files:"
    assert "5 games, equal once turned, or cut short:" in out
