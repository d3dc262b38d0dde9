"""After a crash: which unsaved games there are, and how each of them stood."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile

from tromp_gui.record.document import Document
from tromp_gui.record.node import Tree
from tromp_gui.session.freeze import Json
from tromp_gui.session.journal import BASE, FREEZER, LOCK, STEPS, VERSION, journals_folder
from tromp_gui.session.journal_lines import entries_in
from tromp_gui.session.record_session import Act, Deed
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.reader import Collection, SgfError


@dataclass(frozen=True)
class Found:
    """An unsaved game as it was: its document, with history and cursor, and where it came from.

    `path` is None for a game that had no file yet; `source` are the bytes it was opened from,
    `encoding` the one that was chosen for them; `stamp` is that of the file when it was read or
    saved last, see `Opened`.
    """

    folder: Path
    document: Document
    collection: Collection
    game: int
    path: Path | None
    source: bytes
    encoding: str | None
    stamp: tuple[int, int] | None = None


def unsaved_games() -> list[Found]:
    """Every unsaved game that a copy of the program left behind, oldest first.

    What holds nothing unsaved is cleared away; folders of running copies are left alone.
    """
    folders = [each for each in journals_folder().glob("*") if each.is_dir()]
    folders.sort(key=lambda each: each.stat().st_mtime)
    found = []
    for folder in folders:
        if not _is_abandoned(folder):
            continue
        game = _restored(folder)
        if game is not None and game.document.is_modified:
            found.append(game)
        else:
            forget(folder)
    return found


def forget(folder: Path) -> None:
    """Clear a journal away."""
    shutil.rmtree(folder, ignore_errors=True)


def _is_abandoned(folder: Path) -> bool:
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def _restored(folder: Path) -> Found | None:
    """The game that a folder keeps, as far as its journal can be read."""
    try:
        source = (folder / BASE).read_bytes()
        entries = entries_in((folder / STEPS).read_bytes())
        header = next(entries, None)
        if not isinstance(header, list) or header[:2] != ["base", VERSION]:
            return None
        _, _, path, game, start, companion, encoding, *more = header
        chosen = str(encoding) if encoding else None
        collection = read_any(source, encoding=chosen)
        tree = collection.games[int(str(game))]
        if not isinstance(tree, Tree):
            return None
        document = Document(tree, FREEZER.thaw(companion))
        document.move_to(tree.node(int(str(start))))
        saved = _replay(document, entries)
        stamp = _stamp(saved[3:] if saved else more)
    except (OSError, SgfError, ValueError, LookupError, TypeError):
        return None
    name = str(saved[1] if saved else path or "")
    place = Path(name) if name else None
    return Found(folder, document, collection, int(str(game)), place, source, chosen, stamp)


def _stamp(rest: list[Json]) -> tuple[int, int] | None:
    """The stamp in the rest of an entry; None where there is none."""
    stamp = rest[0] if rest else None
    if isinstance(stamp, list) and len(stamp) == 2:
        return int(str(stamp[0])), int(str(stamp[1]))
    return None


def _replay(document: Document, entries: Iterator[Json]) -> list[Json]:
    """Do again what the entries tell, as far as they make sense; returns the last entry that
    tells of a file saved, [] for none.
    """
    saved: list[Json] = []
    for entry in entries:
        try:
            kind = _do_again(document, entry)
        except (ValueError, KeyError, TypeError, IndexError):
            break
        saved = entry if kind == "saved" and isinstance(entry, list) else saved
    return saved


def _do_again(document: Document, entry: Json) -> Json:
    kind, first = _two(entry)
    if kind == "at":
        document.move_to(document.tree.node(int(str(first))))
    elif kind == "saved":
        document.history.mark_saved()
    elif isinstance(deed := FREEZER.thaw(first), Deed):
        if deed.act is Act.DID:
            document.do(deed.label, deed.edit, deed.companion, deed.cursor, deed.joins)
        elif deed.act is Act.UNDID:
            document.undo()
        else:
            document.redo()
    return kind


def _two(entry: Json) -> tuple[Json, Json]:
    if isinstance(entry, list) and len(entry) > 1:
        return entry[0], entry[1]
    raise ValueError(f"not an entry: {entry}")
