"""Restoring unsaved games after a crash."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QLockFile

from tromp_gui.disk import FileProblem
from tromp_gui.match.match import Match
from tromp_gui.match.scores import Counting
from tromp_gui.record import editing
from tromp_gui.record.document import Document
from tromp_gui.record.edits import SetProperty
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import read_bytes
from tromp_gui.session.file.freeze import Json
from tromp_gui.session.file.journal import (
    ASIDE,
    BASE,
    FREEZER,
    LOCK,
    OFFERED,
    STEPS,
    VERSION,
    close_to_others,
    delete_folder,
    journals_folder,
    take_lock,
)
from tromp_gui.session.file.journal_lines import entries_in
from tromp_gui.session.game.record_session import Step, StepKind
from tromp_gui.sgf.collection import Collection

_Value = TypeVar("_Value")
KEPT = "kept"
"""A file in the folder of an unreadable journal that was already reported."""


class Draft(NamedTuple):
    """A comment that was being typed: the edit, and the name of its step."""

    label: str
    edit: SetProperty


class Found(NamedTuple):
    """An unsaved game: its document, with history and cursor, and its origin.

    `path` is None for a game without a file; `source` are the bytes it was opened from, `encoding`
    the one chosen for them; `stamp` is that of the file when it was last read or saved, see
    `Opened`. `steps` are the journal's steps that were used, `changed` is the time of the last one
    (seconds). `lock` keeps other windows out; None if the folder is not writable.
    """

    folder: Path
    document: Document
    collection: Collection
    game: int
    path: Path | None
    source: bytes
    encoding: str | None
    stamp: tuple[int, int] | None
    steps: bytes
    changed: float
    moves: int
    draft: Draft | None
    lock: QLockFile | None

    @property
    def is_modified(self) -> bool:
        """Whether it has unsaved changes."""
        return self.document.is_modified or self.draft is not None


class Left(NamedTuple):
    """What was found: games to offer, oldest first; how many another window is offering; the
    folders of unreadable journals that were not reported before.
    """

    found: list[Found]
    elsewhere: int
    unreadable: list[Path]


def find_unsaved() -> Left:
    """The unsaved games of earlier processes.

    Journals without unsaved changes are deleted; folders of running processes, and those of games
    that were left unfinished, are left alone. A game found is locked until it is taken over,
    forgotten or released.
    """
    left = Left([], 0, [])
    elsewhere = 0
    close_to_others(journals_folder())
    for folder in _folders():
        lock = take_lock(folder)
        if lock.error() is QLockFile.LockError.LockFailedError:
            elsewhere += (folder / OFFERED).exists()
        else:
            _look_into(folder, lock if lock.isLocked() else None, left)
    return left._replace(elsewhere=elsewhere)


def find_aside(folder: Path) -> Found | None:
    """The game in the folder of one that was left unfinished, locked; None if its journal cannot be
    read or another window has it.
    """
    lock = take_lock(folder)
    if lock.error() is QLockFile.LockError.LockFailedError:
        return None
    reading = _Reading(folder, lock if lock.isLocked() else None)
    _attempt(reading.read)
    found = _attempt(reading.found)
    if found is None:
        lock.unlock()
    return found


def moves_of(tree: Tree) -> int:
    """The number of moves and passes in the main line."""
    return sum(node.move_color is not None for node in tree.main_line())


def forget(found: Found) -> None:
    """Delete a journal."""
    delete_folder(found.folder, found.lock)


def release(games: Iterable[Found]) -> None:
    """Release games for the next window that looks for them."""
    for each in games:
        with suppress(OSError):
            (each.folder / OFFERED).unlink(missing_ok=True)
        if each.lock is not None:
            each.lock.unlock()


def _folders() -> list[Path]:
    found = []
    with suppress(OSError):
        for each in journals_folder().iterdir():
            with suppress(OSError):
                if each.is_dir() and not each.is_symlink() and not (each / ASIDE).exists():
                    found.append((each.stat().st_mtime, each))
    return [each for _, each in sorted(found)]


def _look_into(folder: Path, lock: QLockFile | None, left: Left) -> None:
    for each in (folder, folder / BASE, folder / STEPS):
        close_to_others(each)
    reading = _Reading(folder, lock)
    _attempt(reading.read)
    found = _attempt(reading.found)
    if found is not None and found.is_modified:
        with suppress(OSError):
            (folder / OFFERED).touch(0o600)
        left.found.append(found)
    elif found is not None or reading.is_empty:
        delete_folder(folder, lock)
    else:
        if not (folder / KEPT).exists():
            left.unreadable.append(folder)
        with suppress(OSError):
            (folder / KEPT).touch(0o600)
        if lock is not None:
            lock.unlock()


def _attempt(read: Callable[[], _Value]) -> _Value | None:
    """The result of `read`, or None if it raises anything: a damaged or forged journal can cause
    any exception, and must not prevent the others from being offered.
    """
    try:
        return read()
    except Exception:
        return None


class _Reading:
    """The game in a folder, as far as its journal is valid."""

    def __init__(self, folder: Path, lock: QLockFile | None) -> None:
        self._folder, self._lock = folder, lock
        self._document: Document | None = None
        self._saved: list[Json] = []
        self._draft: Draft | None = None
        self._end = self._moves = 0
        self.is_empty = False

    def read(self) -> None:
        """Repeat its steps up to the first that fails. A damaged step may raise any exception;
        `found` has everything before it.
        """
        steps = self._folder / STEPS
        try:
            self._steps, self._changed = read_bytes(steps), steps.stat().st_mtime
        except FileProblem:
            names = {each.name for each in self._folder.iterdir()}
            self.is_empty = names <= {LOCK, BASE, OFFERED, KEPT}
            raise
        self.is_empty = b"\n" not in self._steps and self._steps[:1].strip(b"0123456789") == b""
        entries = entries_in(self._steps)
        header, end = next(entries)
        if not isinstance(header, list) or header[:2] != ["base", VERSION]:
            raise ValueError("another version")
        self._read_base(*header[2:])
        self._end = end
        self._replay(entries)

    def _read_base(
        self,
        path: Json,
        game: Json,
        start: Json,
        attachment: Json,
        encoding: Json,
        stamp: Json = None,
    ) -> None:
        from tromp_gui.sgf.opening import read_any

        self._path, self._game = str(path or ""), int(str(game))
        self._encoding, self._stamp = str(encoding) if encoding else None, stamp
        self._source = read_bytes(self._folder / BASE)
        self._collection = read_any(self._source, encoding=self._encoding)
        tree = self._collection.games[self._game]
        if not isinstance(tree, Tree):
            raise ValueError("a game that cannot be opened")
        document = Document(tree, _attachment(FREEZER.thaw(attachment)))
        document.move_to(tree.node(int(str(start))))
        self._document = document

    def _replay(self, entries: Iterator[tuple[Json, int]]) -> None:
        for entry, end in entries:
            if not isinstance(entry, list):
                raise ValueError(f"not an entry: {entry}")
            self._do_again(*entry)
            self._end = end

    def _do_again(self, kind: Json, first: Json, *rest: Json) -> None:
        document = self._document
        assert document is not None
        if kind == "at":
            document.move_to(document.tree.node(int(str(first))))
        elif kind == "saved":
            document.history.mark_saved()
            self._saved = [first, *rest]
        elif kind == "draft":
            self._take_draft(int(str(first)), *rest)
        elif isinstance(step := FREEZER.thaw(first), Step):
            self._step(document, step)
        else:
            raise ValueError(f"not an entry: {kind}")

    def _take_draft(self, node_id: int, text: Json, label: Json) -> None:
        assert self._document is not None
        tree = self._document.tree
        node = tree.node(node_id)
        edit = editing.comment(tree, node, str(text))
        news = node.properties.get("C") != edit.values
        self._draft = Draft(str(label), edit) if news else None

    def _step(self, document: Document, step: Step) -> None:
        if step.kind is StepKind.DID:
            attachment = _attachment(step.attachment)
            document.do(step.label, step.edit, attachment, step.cursor, step.extends_previous)
        elif step.kind is StepKind.UNDID:
            document.undo()
        else:
            document.redo()
        edit, draft = step.edit, self._draft
        if draft and isinstance(edit, SetProperty) and edit.node == draft.edit.node:
            self._draft = None if edit.identifier == "C" else draft

    def found(self) -> Found | None:
        """The game as far as it could be read, if at all."""
        document = self._document
        if document is None:
            return None
        draft = self._draft
        if draft is not None and draft.edit.node not in {node.id for node in document.tree}:
            draft = None
        name = str(self._saved[0]) if self._saved else self._path
        stamp = self._saved[-1] if self._saved else self._stamp
        return Found(
            self._folder,
            document,
            self._collection,
            self._game,
            Path(name) if name else None,
            self._source,
            self._encoding,
            _stamp(stamp),
            self._steps[: self._end],
            self._changed,
            moves_of(document.tree),
            draft,
            self._lock,
        )


def _attachment(value: object) -> object:
    """The attachment of a record. Raises TypeError for anything else."""
    if value is None or isinstance(value, Match | Counting):
        return value
    raise TypeError(f"nothing that a record carries along: {value}")


def _stamp(stamp: Json) -> tuple[int, int] | None:
    if isinstance(stamp, list) and len(stamp) == 2:
        return int(str(stamp[0])), int(str(stamp[1]))
    return None
