"""Output in a file: complete or absent, and resumed where it stopped."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import IO, Any

import pytest

from tests.batch.generated import games
from tests.cli.conftest import Runner
from tests.cli.conftest import run as run
from tests.cli.games import Run
from tromp_gui.batch import output
from tromp_gui.batch.output import OutputFile
from tromp_gui.batch.work import Item, Stopped


@pytest.fixture(autouse=True)
def _games(run: Runner) -> None:
    Path("games").mkdir()
    for number, data in enumerate(games(30, side=9)):
        Path(f"games/{number:02}.sgf").write_bytes(data)


def items(count: int, first: int = 0) -> Iterator[Item]:
    return (Item(f"{number}.sgf", b"") for number in range(first, first + count))


def begin(count: int) -> None:
    """A run interrupted in the middle, with more in the file than in the journal."""
    with OutputFile("out.txt", "work", "heading\n") as kept:
        for item in items(count):
            kept.add(item, f"{item.name}\n", 1, 1)
    with Path("out.txt.part").open("ab") as file:
        file.write(b"half a li")
    with Path("out.txt.part.journal").open("ab") as file:
        file.write(b"[1, 2")


def test_what_is_complete_takes_its_place_and_leaves_nothing_beside_it(run: Runner) -> None:
    printed = run("score", "games")
    kept = run("score", "games", "--output", "out.txt")
    assert kept == Run(printed.code, "", "")
    assert Path("out.txt").read_text("utf-8") == printed.out
    assert sorted(path.name for path in Path().iterdir()) == ["games", "out.txt"]


def test_nothing_is_there_before_the_end() -> None:
    Path("out.txt").write_text("old")
    begin(3)
    assert Path("out.txt").read_text("utf-8") == "old"


def test_a_run_continues_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_MARK_EVERY", 2)
    begin(5)
    with OutputFile("out.txt", "work", resume=True) as kept:
        rest = list(kept.rest(items(8)))
        assert [item.name for item in rest] == ["5.sgf", "6.sgf", "7.sgf"]
        for item in rest:
            kept.add(item, f"{item.name}\n", 1, 0)
        kept.finish()
        assert (kept.code, kept.games) == (1, 8)
    expected = "heading\n" + "".join(f"{number}.sgf\n" for number in range(8))
    assert Path("out.txt").read_text("utf-8") == expected


def test_other_work_and_other_games_are_not_resumed() -> None:
    begin(5)
    with pytest.raises(Stopped, match="another command"):
        OutputFile("out.txt", "other work", resume=True)
    with (
        OutputFile("out.txt", "work", resume=True) as kept,
        pytest.raises(Stopped, match="not those"),
    ):
        kept.rest(items(8, first=2))
    Path("out.txt.part.journal").unlink()
    with pytest.raises(Stopped, match="another command"):
        OutputFile("out.txt", "work", resume=True)


@pytest.mark.parametrize("journal", ["as it is", "empty"])
def test_a_run_killed_before_its_first_mark_starts_again(journal: str) -> None:
    """It was once refused as another command's for ever."""
    killed = OutputFile("out.txt", "work", "heading\n")
    killed.add(Item("0.sgf", b""), "a line", 1, 0)
    assert Path("out.txt.part.journal").read_text("utf-8") == '"work"\n'
    del killed  # Windows replaces no file that is open
    if journal == "empty":
        Path("out.txt.part.journal").write_bytes(b"")
    with OutputFile("out.txt", "work", "heading\n", resume=True) as kept:
        assert [item.name for item in kept.rest(items(1))] == ["0.sgf"]
        kept.add(Item("0.sgf", b""), "0.sgf\n", 1, 0)
        kept.finish()
    assert Path("out.txt").read_text("utf-8") == "heading\n0.sgf\n"


def test_slow_items_are_kept_after_some_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 6))
    monkeypatch.setattr(output, "monotonic", lambda: float(next(clock)))
    killed = OutputFile("out.txt", "work")
    for item in items(4):
        killed.add(item, f"{item.name}\n", 1, 0)
    with OutputFile("out.txt", "work", resume=True) as kept:
        assert kept.games >= 2


@pytest.mark.parametrize(("number", "code"), [(2, 130), (15, 143)])
def test_a_command_that_was_ended_is_resumed(
    run: Runner,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    number: int,
    code: int,
) -> None:
    """By Ctrl+C, or by a scheduler of a cluster that asks it to end."""
    if os.name == "nt" and number != signal.SIGINT:
        pytest.skip("no such signal there")
    request.addfinalizer(partial(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT)))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored
    whole = run("score", "games", "--format", "csv").out
    add = OutputFile.add

    def stop(self: OutputFile, item: Item, text: str, games: int, code: int) -> None:
        if item.name.endswith("17.sgf"):
            signal.raise_signal(number)
        add(self, item, text, games, code)

    monkeypatch.setattr(OutputFile, "add", stop)
    ended = run("score", "games", "--output", "out.csv", "--jobs", "1")
    assert (ended.code, "17 games are in out.csv.part" in ended.err) == (code, True)
    monkeypatch.setattr(OutputFile, "add", add)
    assert run("score", "games", "--output", "out.csv", "--resume").err == ""
    assert Path("out.csv").read_text("utf-8") == whole
    again = run("score", "games", "--output", "out.csv", "--resume")
    assert "is complete" in again.err


@pytest.mark.parametrize(("name", "form"), [("o.jsonl", "json"), ("o.csv", "csv"), ("o", "text")])
def test_the_ending_gives_the_format(run: Runner, name: str, form: str) -> None:
    run("check", "games", "--output", name)
    assert Path(name).read_text("utf-8") == run("check", "games", "--format", form).out


def test_an_ending_that_is_no_format_is_refused(run: Runner) -> None:
    answer = run("check", "games", "--output", "s.foo")
    assert answer.code == 64
    assert ".foo is not a known format; use .txt, .csv, .json" in answer.err
    run("check", "games", "--output", "s.foo", "--format", "csv")
    assert Path("s.foo").is_file()


def test_a_missing_folder(run: Runner) -> None:
    answer = run("score", "games", "--output", "gone/out.txt")
    assert (answer.code, answer.out) == (2, "")
    assert f"{Path('gone/out.txt.part')} was not found" in answer.err


def test_resuming_needs_a_file(run: Runner) -> None:
    assert run("score", "games", "--resume").code == 64


def test_a_table_that_cannot_be_written_leaves_nothing(run: Runner) -> None:
    pytest.importorskip("pyarrow.parquet", reason="an extra")
    Path("out.parquet").mkdir()
    answer = run("score", "games", "--output", "out.parquet")
    assert answer.code == 2
    assert "out.parquet is a folder" in answer.err
    assert not Path(".out.parquet.new").exists()


def test_a_table_for_parquet(run: Runner) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an extra")
    assert run("score", "games", "gone.sgf", "--output", "out.parquet").code == 2
    rows = parquet.read_table("out.parquet").to_pylist()
    lines = [
        json.loads(line)
        for line in run("score", "games", "--format", "json").out.split("\n")
        if line
    ]
    assert len(rows) == len(lines) == 30
    for row, line in zip(rows, lines, strict=True):
        assert {name: value for name, value in row.items() if name in line} == line
    assert run("score", "games", "--output", "out.parquet", "--format", "csv").code == 64


class _Full(io.BytesIO):
    """A buffer for a file on a disk that is full after 100 bytes."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    def flush(self) -> None:
        with open(self._path, "wb") as file:  # not by Path.open, which the test replaces
            file.write(self.getvalue()[:100])
        if len(self.getvalue()) > 100:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def close(self) -> None:
        if not self.closed:
            try:
                self.flush()
            finally:
                super().close()


@pytest.mark.parametrize("count", [20, 2_000])
def test_a_full_disk_is_told_and_what_was_noted_is_kept(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """Wherever the disk is found to be full: in between, or when the rest is written at the end."""
    with monkeypatch.context() as full:
        full.setattr(Path, "open", lambda path, mode, **_: open_on_full_disk(path, mode))
        with pytest.raises(Stopped, match="not enough space"):
            write(count)
    assert not Path("out.txt").exists()
    write(count)
    assert Path("out.txt").read_text("utf-8") == "".join(f"{n}.sgf\n" for n in range(count))


def write(count: int) -> None:
    with OutputFile("out.txt", "work", resume=True) as kept:
        for item in kept.rest(items(count)):
            kept.add(item, f"{item.name}\n", 1, 0)
        kept.finish()


def open_on_full_disk(path: Path, mode: str) -> IO[Any]:
    if path.suffix == ".journal":
        return open(path, mode, encoding="utf-8")
    return _Full(path)
