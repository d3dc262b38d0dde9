"""The library's user data: folders, aliases of players, and tags.

It is a JSON file that people may edit: {"folders": [...], "aliases": [["Go Seigen", "吳清源"]],
"tags": {"FINGERPRINT": ["joseki"]}}. The index can be rebuilt; this file cannot.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tromp_gui.disk import FileProblem, FileProblemKind, alone, read_file, replace_file
from tromp_gui.sgf.collection import LARGEST
from tromp_gui.system import cache_folder, data_folder

_NOT_TEXT = sys.getfilesystemencodeerrors()
"""How the name of a folder is kept that is not Unicode, as some are on Linux and on Windows."""


@dataclass
class UserData:
    """The library as its user arranged it; `tags` are by `Facts.same_moves`, not by file."""

    path: Path
    folders: list[str] = field(default_factory=list)
    aliases: list[list[str]] = field(default_factory=list)
    tags: dict[int, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> UserData:
        """Read the user data from a file; empty if there is none.

        Raises FileProblem.
        """
        try:
            data = read_file(path, LARGEST)
        except FileProblem as problem:
            if problem.kind is FileProblemKind.MISSING:
                return cls(path)
            raise
        try:
            said = json.loads(data.decode("utf-8", _NOT_TEXT))
            return cls(
                path,
                [_folder(folder) for folder in said.get("folders", ())],
                [[str(name) for name in names] for names in said.get("aliases", ())],
                {int(key, 16): list(map(str, tags)) for key, tags in said.get("tags", {}).items()},
            )
        except (ValueError, AttributeError, TypeError, RecursionError) as error:
            raise FileProblem(path, FileProblemKind.DAMAGED, str(error)) from None

    @classmethod
    def change(cls, path: Path, edit: Callable[[UserData], object]) -> UserData:
        """Change the user data in a file, as it is now, and return it. Raises FileProblem, and
        whatever `edit` raises.

        Other processes that do the same wait, so that each change is made to the last one.
        """
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with alone(path):
                user_data = cls.read(path)
                edit(user_data)
                user_data._write()
        except OSError as error:
            raise FileProblem.of(path, error, writing=True) from None
        return user_data

    def _write(self) -> None:
        """Write the file completely or not at all. Raises OSError."""
        said = {
            "folders": self.folders,
            "aliases": self.aliases,
            "tags": {f"{key:x}": tags for key, tags in self.tags.items()},
        }
        text = json.dumps(said, ensure_ascii=False, indent=1)
        replace_file(self.path, f"{text}\n".encode("utf-8", _NOT_TEXT))


def _folder(name: object) -> str:
    """The name of a folder. Raises ValueError if no folder can have it."""
    folder = str(name)
    if "\0" in folder:
        raise ValueError("the name of a folder contains a NUL")
    os.fsencode(folder)
    return folder


def places(index: str | None) -> tuple[Path, Path]:
    """The files of the index and of the user data: the user's, or those for `--index PATH`."""
    if index is None:
        return cache_folder() / "library.sqlite", data_folder() / "library.json"
    path = Path(index)
    return path, path.with_name(path.name + ".json")


def is_below(path: str, folder: str) -> bool:
    """Whether a file is in a folder, at any depth; both are absolute."""
    return path.startswith(os.path.join(folder, ""))
