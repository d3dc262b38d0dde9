"""The files named on a command line, and one sentence for each without a game."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import IO, NoReturn

import pytest

from tests.cli.conftest import Runner
from tests.endless import link_to
from tromp_gui import disk
from tromp_gui.batch.folders import walked
from tromp_gui.cli.files import Unreadable

GAME = "(;SZ[3]RU[TT]KM[0])"


def plant(*names: str) -> None:
    for name in names:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(GAME)


def files(run: Runner, *names: str) -> list[str]:
    return [game["file"] for game in run("check", *names, "--format", "json").games]


@pytest.mark.skipif(os.name == "nt", reason="two names that differ in case are one file there")
def test_folders_are_searched_to_the_bottom_in_any_case_and_sorted(run: Runner) -> None:
    plant("games/b.sgf", "games/A.SGF", "games/c/d.Sgf", "games/c/notes.txt", "games/a.sgf")
    assert files(run, "games") == [
        os.path.join("games", *name.split("/")) for name in ("A.SGF", "a.sgf", "b.sgf", "c/d.Sgf")
    ]


def test_names_stay_as_given_and_in_their_order(run: Runner) -> None:
    plant("z.txt", "a.sgf", "games/b.sgf")
    assert files(run, "./z.txt", "games", "a.sgf", "./a.sgf") == [
        "./z.txt",
        os.path.join("games", "b.sgf"),
        "a.sgf",
        "./a.sgf",
    ]


def test_a_folder_given_with_a_slash_or_in_full(run: Runner, tmp_path: Path) -> None:
    plant("games/b.sgf")
    assert files(run, "games/") == ["games/b.sgf"]
    assert files(run, ".") == [os.path.join(".", "games", "b.sgf")]
    assert files(run, str(tmp_path)) == [str(tmp_path / "games" / "b.sgf")]


def test_a_link_that_goes_round_is_not_followed(run: Runner) -> None:
    plant("games/b.sgf")
    link_to(Path("games").absolute(), Path("games/again"))
    assert files(run, "games") == [os.path.join("games", "b.sgf")]


def test_a_folder_called_like_a_file_is_a_folder(run: Runner) -> None:
    plant("games/b.sgf/c.sgf")
    assert files(run, "games") == [os.path.join("games", "b.sgf", "c.sgf")]


def test_what_cannot_be_listed_stands_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(folder: str) -> NoReturn:
        raise PermissionError(13, "Permission denied", str(tmp_path / "closed"))

    monkeypatch.setattr(os, "scandir", refuse)
    (only,) = walked([str(tmp_path)])
    assert isinstance(only, Unreadable)
    assert str(only) == f"You do not have permission to open {tmp_path / 'closed'}."


def unreadable(run: Runner, *arguments: str | Path) -> str:
    """The one sentence on standard error, for each of the commands that read files."""
    sentences = set()
    for command in ("score", "check"):
        answer = run(command, *arguments)
        assert (answer.code, answer.out) == (2, "")
        sentences.add(answer.err)
    (sentence,) = sentences
    assert sentence.endswith(".\n")
    assert sentence.count("\n") == 1
    return sentence


def test_a_missing_file(run: Runner) -> None:
    sentence = unreadable(run, "gone.sgf")
    assert sentence == "tromp-gui: gone.sgf was not found. Check its name and folder.\n"
    plant("a.sgf")
    assert "was not found" in unreadable(run, "a.sgf/b.sgf"), "below a file"
    link_to(Path("nowhere"), Path("link.sgf"))
    assert unreadable(run, "link.sgf").startswith("tromp-gui: link.sgf was not found")
    link_to(Path("itself.sgf"), Path("itself.sgf"))
    assert unreadable(run, "itself.sgf").startswith("tromp-gui: itself.sgf was not found")


def test_a_file_that_is_empty(run: Runner) -> None:
    for content in ("", "  \n"):
        Path("empty.sgf").write_text(content)
        assert "empty.sgf is empty. Look for" in unreadable(run, "empty.sgf")


def test_a_folder_without_games(run: Runner) -> None:
    Path("games").mkdir()
    assert "games contains no .sgf files. Choose another" in unreadable(run, "games")


def test_a_file_that_is_not_sgf(run: Runner) -> None:
    Path("page.sgf").write_text("<html>Sorry</html>")
    assert "no game begins with “(;”" in unreadable(run, "page.sgf")
    Path("image.sgf").write_bytes(b"\x89PNG\0\0")
    assert "binary data" in unreadable(run, "image.sgf")


def test_a_file_of_200_megabytes(run: Runner) -> None:
    with Path("huge.sgf").open("wb") as file:
        file.truncate(200_000_000)
    assert "huge.sgf is larger than 150 MB. Split it" in unreadable(run, "huge.sgf")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_a_file_that_may_not_be_read(run: Runner) -> None:
    plant("secret.sgf")
    Path("secret.sgf").chmod(0)
    assert "You do not have permission to open secret.sgf" in unreadable(run, "secret.sgf")


def test_a_file_that_may_not_be_read_whoever_asks(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> IO[bytes]:
        raise PermissionError(13, "Permission denied", str(path))

    plant("secret.sgf")
    monkeypatch.setattr("builtins.open", refuse)
    assert "You do not have permission to open secret.sgf" in unreadable(run, "secret.sgf")


def test_a_file_that_the_disk_fails_on(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, *_: object, **__: object) -> IO[bytes]:
        raise OSError(5, "Input/output error", str(path))

    plant("worn.sgf")
    monkeypatch.setattr("builtins.open", fail)
    assert "worn.sgf could not be opened (Input/output error)" in unreadable(run, "worn.sgf")


def test_the_other_files_are_still_done_and_the_highest_code_counts(run: Runner) -> None:
    plant("a.sgf", "c.sgf")
    Path("b.sgf").write_text("(;SZ[3]RU[TT]KM[0];W[aa])")
    answer = run("check", "a.sgf", "gone.sgf", "b.sgf", "c.sgf", "--format", "json")
    assert answer.code == 2
    assert [game["file"] for game in answer.games] == ["a.sgf", "b.sgf", "c.sgf"]
    assert answer.err.count("\n") == 1
    assert run("check", "b.sgf", "c.sgf").code == 1
    assert run("check", "a.sgf", "c.sgf").code == 0


@pytest.mark.parametrize("size", ["0", "53", "19x", "-1", "9:0", "9:53", "²"])
def test_an_invalid_size(run: Runner, size: str) -> None:
    Path("size.sgf").write_text(f"(;SZ[{size}];B[aa])", "utf-8")
    answer = run("check", "size.sgf", "--format", "json")
    assert answer.code == 1
    assert answer.game["error"] == (
        f"The board size [{size}] could not be read. It must be 1 to 52, or COLUMNS:ROWS."
    )


def test_names_steer_no_terminal(run: Runner) -> None:
    answer = run("check", "\x1b[2J.sgf")
    assert answer.err.startswith("tromp-gui: \\x1b[2J.sgf ")


@pytest.mark.skipif(os.name == "nt", reason="such a name is not found there")
@pytest.mark.parametrize("line", ["convert game.sgf {}.sgf", "render game.sgf -o {}.png"])
def test_a_name_that_the_disk_cannot_look_up_is_reported(run: Runner, line: str) -> None:
    """Whether it is a folder cannot be asked: that error is one of the file, not of the program."""
    Path("game.sgf").write_text("(;SZ[5];B[aa])")
    answer = run(*line.format("x" * 300).split())
    assert answer.code == 2
    assert "could not be written (File name too long)" in answer.err


def test_a_previous_version_that_cannot_be_kept_is_reported(run: Runner) -> None:
    plant("in.sgf", "out.sgf")
    Path("out.sgf~").mkdir()  # nothing can replace it
    answer = run("convert", "in.sgf", "out.sgf")
    assert (answer.code, len(answer.err.splitlines())) == (0, 1)
    assert "could not be kept as out.sgf~" in answer.err


def test_a_file_that_the_disk_did_not_confirm_is_reported_as_written(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant("in.sgf")

    def failing(folder: Path) -> NoReturn:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(disk, "_sync_folder", failing)
    answer = run("convert", "in.sgf", "out.sgf")
    assert (answer.code, Path("out.sgf").exists()) == (2, True)
    assert "out.sgf was written, but the disk reported an error" in answer.err
