"""The index: one SQLite file, which can be deleted and rebuilt, and changes to it.

`VERSION` changes with its layout, and with the data stored about a game.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple, get_type_hints

from tromp_gui.disk import BINARY
from tromp_gui.go.point import MAX_SIDE
from tromp_gui.library.facts import Facts, Game, Words
from tromp_gui.library.trace import Traced
from tromp_gui.library.user_data import places

VERSION = 8
_OURS = 0x5447_4C69
"""SQLite's application id of an index ("TGLi"), at byte 68 of the file."""
_PATIENCE = 60.0
"""In seconds: how long to wait while another process writes."""

_SCHEMA = f"""
CREATE TABLE files (
    id INTEGER PRIMARY KEY, path BLOB NOT NULL UNIQUE, size INTEGER NOT NULL,
    modified INTEGER NOT NULL, digest BLOB, unreadable INTEGER NOT NULL, problem TEXT NOT NULL
);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER NOT NULL, {", ".join(Facts._fields)}
);
CREATE UNIQUE INDEX games_of_file ON games (file, game);
CREATE TABLE lines (game INTEGER PRIMARY KEY, line BLOB NOT NULL);
CREATE VIRTUAL TABLE words USING fts5({", ".join(Words._fields)}, tokenize = 'trigram');
CREATE TABLE blocks (
    id INTEGER PRIMARY KEY, rows INTEGER NOT NULL, columns INTEGER NOT NULL,
    level INTEGER NOT NULL, count INTEGER NOT NULL, games BLOB NOT NULL, winner BLOB NOT NULL,
    fewest BLOB NOT NULL, plain BLOB NOT NULL, year BLOB NOT NULL, start BLOB NOT NULL,
    grown BLOB NOT NULL, least BLOB NOT NULL, first BLOB NOT NULL, white BLOB NOT NULL,
    dirty BLOB NOT NULL
);
CREATE TABLE shards (
    id INTEGER PRIMARY KEY, block INTEGER NOT NULL, low INTEGER NOT NULL, entries BLOB
);
CREATE INDEX shards_of_block ON shards (block, low);
CREATE TABLE dead (game INTEGER PRIMARY KEY);
"""


class DamagedIndex(Exception):
    """The index is damaged and must be deleted and rebuilt. `str` is SQLite's message."""


class OtherVersion(DamagedIndex):
    """The index is from another version of the program."""


class Stamp(NamedTuple):
    """The state of a file when it was read: its size and modification time (nanoseconds)."""

    size: int
    modified: int


UNFINISHED = Stamp(-1, 0)
"""The stamp of a file of which only some games are in the index so far."""


class Known(NamedTuple):
    """A file in the index: its number there, and its stamp when it was read."""

    id: int
    stamp: Stamp


class Index:
    """An open index. Make it with `Index.open`, and close it."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path

    @classmethod
    def open(cls, path: Path) -> Index:
        """Open the index in a file; a new one, which only the user may read, if there is no file.

        One that cannot be written, as on a read-only disk, can still be read. Raises DamagedIndex,
        and OSError if the folder cannot be created or read.
        """
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not is_index(path):
            raise OSError("this is not an index of the library")
        is_writable = not path.exists() or all(
            os.access(each, os.W_OK) for each in (path, path.parent)
        )
        if is_writable:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | BINARY, 0o600))
        with index_errors():
            connection = sqlite3.connect(
                path if is_writable else _to_be_read(path),
                timeout=_PATIENCE, isolation_level=None, uri=not is_writable,
            )  # fmt: skip
            try:
                _prepare(connection, is_writable)
            except BaseException:
                connection.close()
                raise
        return cls(connection, path)

    @staticmethod
    def delete(path: Path) -> None:
        """Delete an index. Raises OSError, also for a file that is not an index of ours."""
        if not is_index(path):
            raise OSError("this is not an index of the library")
        for end in ("", "-journal", "-wal", "-shm"):
            path.with_name(path.name + end).unlink(missing_ok=True)

    def close(self) -> None:
        self.connection.close()

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """A transaction: the changes are made completely or not at all. Raises DamagedIndex."""
        with index_errors():
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield self.connection
            except BaseException:
                self.connection.execute("ROLLBACK")
                raise
            self.connection.execute("COMMIT")

    def known(self) -> dict[str, Known]:
        """Every file in the index by its path."""
        with index_errors():
            rows = self.connection.execute("SELECT path, id, size, modified FROM files")
            return {os.fsdecode(_blob(path)): Known(id, Stamp(*stamp)) for path, id, *stamp in rows}

    def counts(self) -> dict[str, int]:
        """The numbers of games, files, and files without games; the size in bytes."""
        with index_errors():
            ask = self.connection.execute
            return {
                "games": ask("SELECT count(*) FROM games").fetchone()[0],
                "files": ask("SELECT count(*) FROM files").fetchone()[0],
                "problems": ask("SELECT count(*) FROM files WHERE problem != ''").fetchone()[0],
                "bytes": self.path.stat().st_size,
            }

    def forget(self, files: Iterable[int]) -> None:
        """Remove files and their games; inside a `change`."""
        for file in files:
            execute = self.connection.execute
            of_file = "(SELECT id FROM games WHERE file = ?)"
            for table, key in (("lines", "game"), ("words", "rowid")):
                execute(f"DELETE FROM {table} WHERE {key} IN {of_file}", (file,))
            execute("INSERT INTO dead SELECT id FROM games WHERE file = ?", (file,))
            execute("DELETE FROM games WHERE file = ?", (file,))
            execute("DELETE FROM files WHERE id = ?", (file,))

    def add_file(
        self, path: str, stamp: Stamp, digest: bytes = b"", unreadable: int = 0, problem: str = ""
    ) -> int:
        """Add a file, inside a `change`; returns its number."""
        values = (os.fsencode(path), *stamp, digest, unreadable, problem)
        added = self.connection.execute(
            "INSERT INTO files (path, size, modified, digest, unreadable, problem)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            values,
        )
        return added.lastrowid or 0

    def finish_file(self, file: int, stamp: Stamp) -> None:
        """Mark all games of a file as indexed, inside a `change`."""
        self.connection.execute(
            "UPDATE files SET size = ?, modified = ? WHERE id = ?", (*stamp, file)
        )

    def add_games(self, file: int, games: Iterable[Game]) -> list[Traced]:
        """Add games of a file, inside a `change`; returns their traces for `blocks.add_all`."""
        execute, traced = self.connection.execute, []
        for facts, words, line, trace in games:
            number = execute(_INSERT_GAME, (file, *facts)).lastrowid or 0
            execute("INSERT INTO lines VALUES (?, ?)", (number, line))
            execute(_INSERT_WORDS, (number, *words))
            size, year = (facts.rows, facts.columns), (facts.day or 0) // 10000
            traced.append(Traced(number, size, trace, facts.winner, year))
        return traced


def is_there(path: Path) -> bool:
    """Whether there is a file for an index that is not empty. Raises OSError."""
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False


def is_index(path: Path) -> bool:
    """Whether a file is an index, damaged or not, or is empty or missing.

    What lies in the place of the user's own index is one, however damaged. Raises OSError.
    """
    if path == places(None)[0]:
        return True
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except FileNotFoundError:
        return True
    return not head or head[68:72] == _OURS.to_bytes(4, "big")


def game_of_row(row: Sequence[object]) -> tuple[int, str, Facts]:
    """The number, file and data of a game from the columns of a row. Raises ValueError and
    TypeError if they are not such data.
    """
    number, path, *values = row
    facts = Facts._make(values)
    for value, kinds in zip(values, _KINDS, strict=True):
        if not isinstance(value, kinds):
            raise TypeError(f"{value!r} is no value of a game")
    if facts.komi is not None and not Decimal(facts.komi).is_finite():
        raise ValueError(f"{facts.komi!r} is no komi")
    if not (1 <= facts.rows <= MAX_SIDE and 1 <= facts.columns <= MAX_SIDE and facts.game >= 0):
        raise ValueError("no such board or game")
    return number_of_row(number), os.fsdecode(_blob(path)), facts


def number_of_row(value: object) -> int:
    """The number of a game from a column of a row. Raises ValueError if it is none."""
    if not isinstance(value, int) or not 0 < value < 1 << 32:
        raise ValueError(f"{value!r} is no number of a game")
    return value


def _blob(value: object) -> bytes:
    if not isinstance(value, bytes):
        raise TypeError(f"{value!r} is no blob")
    return value


_KINDS = tuple(
    int | None if kind == bool | None else kind for kind in get_type_hints(Facts).values()
)
"""The types of the columns of a game; SQLite has no bool."""


def _marks(count: int) -> str:
    return ", ".join("?" * count)


_INSERT_GAME = (
    f"INSERT INTO games (file, {', '.join(Facts._fields)})"
    f" VALUES ({_marks(len(Facts._fields) + 1)})"
)
_INSERT_WORDS = (
    f"INSERT INTO words (rowid, {', '.join(Words._fields)})"
    f" VALUES ({_marks(len(Words._fields) + 1)})"
)


_NOT_THE_FILE = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH,
}  # fmt: skip
"""SQLite errors about the disk, permissions or other processes; the index itself is intact."""


_BAD_VALUES = (TypeError, ValueError, LookupError, ArithmeticError)
"""What values of a wrong kind or size raise; SQLite notices only damage to its own structure."""


@contextmanager
def index_errors() -> Iterator[None]:
    """What reads the index reads it in here, values included: whatever they do not allow is damage.

    Raises DamagedIndex, or OSError for a problem of the disk or a lock.
    """
    try:
        yield
    except _BAD_VALUES as error:
        raise DamagedIndex(f"{type(error).__name__}: {error}") from error
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code is not None and code & 0xFF in _NOT_THE_FILE:
            raise OSError(str(error)) from error
        raise DamagedIndex(str(error)) from error


def _to_be_read(path: Path) -> str:
    """SQLite's URI for an index that cannot be written. It is immutable, since even to read it
    SQLite would make files beside it, unless another process has made them.
    """
    end = "" if path.with_name(f"{path.name}-wal").exists() else "&immutable=1"
    return f"{path.absolute().as_uri()}?mode=ro{end}"


def _prepare(connection: sqlite3.Connection, is_writable: bool) -> None:
    """Set up the connection, and the tables if the file is new."""
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA cache_size = -65536")
    if is_writable and not _version(connection):
        _make(connection)
    version = _version(connection)
    if version != VERSION:
        raise OtherVersion(str(version))
    if is_writable:
        _use_wal(connection)


def _version(connection: sqlite3.Connection) -> int:
    """The `VERSION` of the program that made the index; 0 for a new file."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _make(connection: sqlite3.Connection) -> None:
    """Make the tables in a new file, unless another process has just made them.

    This is done before WAL mode, so that the file is recognised as ours.
    """
    connection.execute("BEGIN IMMEDIATE")
    if not _version(connection):
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise DamagedIndex("it has no version")
        for statement in _SCHEMA.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_OURS}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Set WAL mode. SQLite itself does not wait here while another process does the same."""
    end = monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or monotonic() > end:
                raise
        sleep(0.01)
