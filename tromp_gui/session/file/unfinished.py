"""Games that were left unfinished: they stay in their journals, and can be resumed later.

The newest can be resumed; older ones become SGF files in an archive, so nothing is ever deleted.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tromp_gui.disk import FileProblem
from tromp_gui.record.game_info import GameInfo, read_game_info
from tromp_gui.record.node import Tree
from tromp_gui.session.file.autosave import autosave_folder, file_name, write_new
from tromp_gui.session.file.files import read_bytes
from tromp_gui.session.file.journal import ASIDE, Journal, delete_folder, journals_folder, take_lock
from tromp_gui.session.file.recovery import moves_of
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.sgf.collection import SgfError

MOST = 8
"""The number of unfinished games that can be resumed."""


class Unfinished(NamedTuple):
    """A game that was left unfinished: the folder of its journal, when that was (seconds), what is
    known of the game, and its moves.
    """

    folder: Path
    when: float
    info: GameInfo
    moves: int

    @property
    def path(self) -> Path:
        """The game as SGF."""
        return self.folder / ASIDE


def set_aside(match: MatchSession, files: FileSession, journal: Journal) -> bool:
    """Keep the game shown for later if it goes on and has no file; returns whether it may be left
    now.
    """
    is_on = match.match is not None and match.match.outcome is None
    return is_on and files.origin is None and journal.set_aside()


def unfinished_games() -> list[Unfinished]:
    """The games that were left unfinished and are not open in a window, newest first."""
    found = []
    for path in _paths():
        with suppress(OSError, FileProblem, SgfError, ValueError):
            when, tree = path.stat().st_mtime, _tree(path)
            found.append(Unfinished(path.parent, when, read_game_info(tree), moves_of(tree)))
    return sorted(found, key=lambda game: -game.when)


def archive_folder() -> Path:
    """The folder for unfinished games that are too old to be listed."""
    return autosave_folder() / "unfinished"


def archive(game: Unfinished, unnamed: str) -> bool:
    """Move a game to the archive, under the names of its players or as `unnamed`; returns whether
    that worked. The journal is deleted only when the file is on the disk.
    """
    lock = take_lock(game.folder)
    if not lock.isLocked() or not game.path.exists():
        lock.unlock()
        return False
    try:
        write_new(archive_folder(), file_name(game.info, unnamed), read_bytes(game.path))
    except FileProblem:
        lock.unlock()
        return False
    delete_folder(game.folder, lock)
    return True


def archived() -> int:
    """How many games are in the archive."""
    return sum(1 for _ in archive_folder().glob("*.sgf"))


def _paths() -> list[Path]:
    with suppress(OSError):
        return [path for path in journals_folder().glob(f"*/{ASIDE}") if path.is_file()]
    return []


def _tree(path: Path) -> Tree:
    """The first game of a file. Raises FileProblem, SgfError, ValueError."""
    from tromp_gui.sgf.opening import read_any

    tree = read_any(read_bytes(path)).games[0]
    if not isinstance(tree, Tree):
        raise ValueError("a game that cannot be read")
    return tree
