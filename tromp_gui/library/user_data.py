"""The library's user data: folders, aliases of players, and tags.

It is a JSON file that people may edit: {"folders": [...], "aliases": [["Go Seigen", "吳清源"]],
"tags": {"FINGERPRINT": ["joseki"]}}. The index can be rebuilt; this file cannot.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from tromp_gui.disk import FileProblem, FileProblemKind, replace_file
from tromp_gui.system import cache_folder, data_folder


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
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return cls(path)
        except OSError as error:
            raise FileProblem.of(path, error) from None
        except UnicodeDecodeError as error:
            raise FileProblem(path, FileProblemKind.DAMAGED, str(error)) from None
        try:
            said = json.loads(text)
            return cls(
                path,
                [str(folder) for folder in said.get("folders", ())],
                [[str(name) for name in names] for names in said.get("aliases", ())],
                {int(key, 16): list(map(str, tags)) for key, tags in said.get("tags", {}).items()},
            )
        except (ValueError, AttributeError, TypeError) as error:
            raise FileProblem(path, FileProblemKind.DAMAGED, str(error)) from None

    def write(self) -> None:
        """Write the file completely or not at all. Raises FileProblem."""
        said = {
            "folders": self.folders,
            "aliases": self.aliases,
            "tags": {f"{key:x}": tags for key, tags in self.tags.items()},
        }
        text = json.dumps(said, ensure_ascii=False, indent=1)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.path, f"{text}\n".encode("utf-8", "surrogateescape"))
        except OSError as error:
            raise FileProblem.of(self.path, error, writing=True) from None


def places(index: str | None) -> tuple[Path, Path]:
    """The files of the index and of the user data: the user's, or those for `--index PATH`."""
    if index is None:
        return cache_folder() / "library.sqlite", data_folder() / "library.json"
    path = Path(index)
    return path, path.with_name(path.name + ".json")


def is_below(path: str, folder: str) -> bool:
    """Whether a file is in a folder, at any depth; both are absolute."""
    return path.startswith(os.path.join(folder, ""))
