"""A damaged index is rebuilt, or does no harm, whatever is damaged: no command is broken by it."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.library.games import sgf
from tromp_gui.batch.work import SUCCESS
from tromp_gui.library.index import Index

COMMANDS = (
    ("list", "--format", "csv"),
    ("list", "--format", "json", "shusaku"),
    ("list", "year:1840.."),
    ("find", "games/0.sgf#4"),
    ("find", "games/1.sgf#9", "--region", "A1:C3", "--format", "csv"),
    ("duplicates",),
    ("info",),
    ("update",),
    ("list",),
)
ODD = (None, -1, 1 << 40, (1 << 63) - 1, 1.5, "x", "٣", b"\xff", b"")
TABLES = ("files", "games", "lines", "blocks", "shards", "dead")


@pytest.fixture
def whole(run: Runner) -> str:
    """An index of some games, `whole`; returns their list."""
    Path("games").mkdir()
    for number in range(4):
        root = f"PB[Shusaku]PW[{number}]DT[184{number % 10}]RE[B+2]KM[6.5]RU[TT]"
        game = sgf(5, 5, 12, number % 3, root) + sgf(4, 3, 6, number, root)
        Path(f"games/{number}.sgf").write_text(game)
    assert run("library", "add", "games", "--index", "whole").code == 0
    with closing(Index.open(Path("whole"))) as opened:
        opened.connection.execute("PRAGMA journal_mode = DELETE")
    return run("library", "list", "--index", "whole").out


def copied() -> Path:
    """A copy of the index, `index`, without the files beside an earlier copy."""
    for end in ("", "-wal", "-shm", "-journal"):
        Path(f"index{end}").unlink(missing_ok=True)
    shutil.copy("whole.json", "index.json")
    return Path(shutil.copy("whole", "index"))


def flipped() -> Iterator[str]:
    for seed in range(15):
        choose = random.Random(seed)
        path = copied()
        data = bytearray(path.read_bytes())
        for _ in range(choose.choice((1, 8, 64))):
            at = choose.randrange(100, len(data))
            data[at] = choose.randrange(256)
        path.write_bytes(data[: choose.choice((len(data), len(data), len(data) - 5000))])
        yield f"seed {seed}"


def replaced() -> Iterator[str]:
    choose = random.Random(1)
    with closing(sqlite3.connect("whole")) as connection:
        columns = [
            (table, row[1])
            for table in TABLES
            for row in connection.execute(f"PRAGMA table_info({table})")
        ]
    for table, column in choose.sample(columns, 20):
        value = choose.choice(ODD)
        with closing(sqlite3.connect(copied())) as connection:
            try:
                connection.execute(f"UPDATE {table} SET {column} = ?", (value,))
            except sqlite3.DatabaseError:  # SQLite itself does not allow it
                continue
            connection.commit()
        yield f"{table}.{column} = {value!r}"


@pytest.mark.parametrize("damages", [flipped, replaced])
def test_no_command_breaks(run: Runner, whole: str, damages: object) -> None:
    assert callable(damages)
    for damage in damages():
        for command in COMMANDS:
            answer = run("library", *command, "--index", "index")
            assert answer.code == SUCCESS, (damage, command, answer.err)
    Index.delete(copied())
    assert run("library", "update", "--index", "index").code == SUCCESS
    assert run("library", "list", "--index", "index").out == whole
