"""Files made from many files: their paths, and that all workers make the same."""

from __future__ import annotations

import io
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.batch.generated import game, games
from tests.cli.conftest import Runner
from tromp_gui.cli.file_works import below, options_in


@pytest.fixture(autouse=True)
def _folder(run: Runner) -> None:
    (Path("games") / "more").mkdir(parents=True)
    for number, data in enumerate(games(4, side=9)):
        Path(f"games/{number}.sgf").write_bytes(data)
    Path("games/more/0.sgf").write_bytes(game(9, 9) + game(10, 13))
    Path("games/bad.sgf").write_bytes(b"no game")


def tree(folder: str) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(Path(folder).rglob("*"))
        if path.is_file()
    }


def test_a_folder_is_converted_as_it_lies(run: Runner) -> None:
    one = run("convert", "games", "one/", "--strict", "--jobs", "1")
    two = run("convert", "games", "two", "--strict", "--jobs", "2")
    assert one == two
    assert one.code == 2
    assert f"{Path('games/bad.sgf')} is not an SGF file" in one.err
    assert tree("one") == tree("two")
    assert list(tree("one")) == ["0.sgf", "1.sgf", "2.sgf", "3.sgf", "more/0.sgf"]
    assert run("convert", "games/1.sgf", "alone.sgf", "--strict").code == 0
    assert Path("alone.sgf").read_bytes() == tree("one")["1.sgf"]


def test_an_archive_is_converted_and_nothing_leaves_the_folder(run: Runner) -> None:
    with tarfile.open("games.tar", "w") as archive:
        for name in ("a/b.sgf", "../../out.sgf", "/root.sgf"):
            info = tarfile.TarInfo(name)
            info.size = len(game(1, 9))
            archive.addfile(info, io.BytesIO(game(1, 9)))
    assert run("convert", "games.tar", "new", "--to", "txt").code == 0
    assert list(tree("new")) == ["a/b.txt", "out.txt", "root.txt"]


def test_a_name_that_is_too_long_fails_alone(run: Runner) -> None:
    """It once ended the command, and all later files were not converted."""
    long = "n" * 256 + ".sgf"
    with zipfile.ZipFile("long.zip", "w") as archive:
        for name in ("a.sgf", long, "z.sgf"):
            archive.writestr(name, game(1, 9))
    for more in ((), ("--resume",)):
        ran = run("convert", "long.zip", "out/", *more)
        assert (ran.code, len(ran.err.splitlines())) == (2, 1)
        said = "was not found" if os.name == "nt" else "could not be written"  # by the system
        assert f"{Path('out', long)} {said}" in ran.err
        assert list(tree("out")) == ["a.sgf", "z.sgf"]


def test_control_characters_in_names_are_not_written(run: Runner) -> None:
    with tarfile.open("odd.tar", "w") as archive:
        for name in ("a\nb.sgf", "\x1b[31mred.sgf", "\x9b/ü　棋譜.sgf"):
            info = tarfile.TarInfo(name)
            info.size = len(game(1, 9))
            archive.addfile(info, io.BytesIO(game(1, 9)))
    assert run("convert", "odd.tar", "out/").code == 0
    assert set(tree("out")) == {"a%0Ab.sgf", "%1B[31mred.sgf", "%9B/ü　棋譜.sgf"}


def test_what_is_there_is_left_alone_and_skipped_when_resumed(run: Runner) -> None:
    Path("new").mkdir()
    Path("new/1.sgf").write_text("mine")
    again = run("convert", "games/1.sgf", "games/2.sgf", "new/")
    assert (again.code, again.err.count("\n")) == (2, 1)
    assert f"{Path('new/1.sgf')} already exists." in again.err
    assert run("convert", "games/1.sgf", "games/2.sgf", "new/", "--resume").err == ""
    assert Path("new/1.sgf").read_text() == "mine"


def test_several_files_need_a_folder(run: Runner) -> None:
    assert run("convert", "games/0.sgf", "games/1.sgf", "out.sgf").code == 64
    assert run("render", "games/0.sgf", "games/1.sgf", "-o", "out.png").code == 64
    assert run("render", "games", "-o", "out.png").code == 64
    assert run("render", "games/0.sgf", "-o", "out/").code == 64
    assert run("render", "games", "-o", "out").code == 64


def test_pictures_of_many_games(run: Runner) -> None:
    words = ("render", "games", "--format", "png", "--size", "100")
    one = run(*words, "-o", "one/", "--jobs", "1")
    two = run(*words, "-o", "two", "--jobs", "2")
    assert one == two
    assert tree("one") == tree("two")
    assert list(tree("one")) == ["0.png", "1.png", "2.png", "3.png", "more/0.png"]
    assert run("render", "games/2.sgf", "-o", "alone.png", "--size", "100").code == 0
    assert Path("alone.png").read_bytes() == tree("one")["2.png"]


def test_games_are_analysed_two_at_a_time(run: Runner) -> None:
    engine = f'"{sys.executable}" "{Path(__file__).parents[1] / "engines" / "faulty.py"}" exits-127'
    answer = run("analyze", "games", "-o", "new/", "--engine", engine, "--jobs", "2")
    assert answer.code == 2
    assert not Path("new/0.sgf").exists()
    assert str(Path("games/bad.sgf")) in answer.err


@pytest.mark.parametrize(
    ("name", "given", "place"),
    [
        ("games/a/b.sgf", ["games"], "out/a/b.png"),
        ("games/a/b.sgf", ["games/"], "out/a/b.png"),
        ("games/a/b.sgf", ["games/a/b.sgf"], "out/b.png"),
        ("g.zip/a/b.c.sgf", ["g.zip"], "out/a/b.c.png"),
        ("/from/a/list.sgf", [], "out/from/a/list.png"),
        ("../up.sgf", [], "out/up.png"),
    ],
)
def test_where_a_file_goes(name: str, given: list[str], place: str) -> None:
    assert below("out", given)(name, ".png") == Path(place)


def test_the_options_of_a_command_without_its_files() -> None:
    words = ["render", "a.sgf", "--size", "9", "-o", "out/", "--jobs=2", "--cluster", "x", "b.sgf"]
    assert options_in(words, ["a.sgf", "b.sgf"]) == ("render", "--size", "9")
