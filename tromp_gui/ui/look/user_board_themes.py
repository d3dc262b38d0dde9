"""Board themes made by users: a folder each, with a small file `theme.toml` and image files.

    base = "kaya"                 # the theme to start from
    board = "oak.jpg"             # fills the board, cropped if necessary
    black = ["black.png"]         # stones; if there are several, each point keeps its own
    white = ["white-1.png", "white-2.png"]
    wood = "#C8A165"              # the background; further colours: line, letters, accent
    shadow = 0.4                  # how dark a stone's shadow is, 0 to 1

All entries are optional. The folder's name is the theme's. docs/guide.md describes it for users.
QtGui only.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImageReader

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.system import data_home
from tromp_gui.ui.look.board_themes import KAYA, OFFERED, BadTheme, BoardTheme
from tromp_gui.wording.files import file_problem

FILE = "theme.toml"
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")
_KEYS = ("base", "board", "black", "white", "wood", "line", "letters", "accent", "shadow")
_LARGEST = 1_000_000
"""The maximum size of a theme's file in bytes."""

Entries: TypeAlias = dict[str, object]


def _tr(text: str) -> str:
    return QCoreApplication.translate("themes", text)


def folder() -> Path:
    """The folder for users' themes; it need not exist."""
    return data_home() / "tromp_gui" / "themes"


def names(where: Path | None = None) -> list[str]:
    """The names of all user themes, valid or not, except those of built-in themes."""
    where = where or folder()
    if not where.is_dir():
        return []
    found = (each.name for each in where.iterdir() if (each / FILE).is_file())
    return sorted((name for name in found if name not in OFFERED), key=str.casefold)


def find(name: str, where: Path | None = None) -> BoardTheme:
    """A built-in or user theme. Raises BadTheme."""
    if name in OFFERED:
        return OFFERED[name]
    where = where or folder()
    if name not in names(where):
        text = _tr("There is no board theme “{name}”. Put your own themes in {folder}.")
        raise BadTheme(text.format(name=name, folder=where))
    return _made(name, where / name, _entries(name, where / name / FILE))


def _entries(name: str, file: Path) -> Entries:
    try:
        if file.stat().st_size > _LARGEST:
            raise BadTheme(_tr("The file of the theme “{name}” is too large.").format(name=name))
        entries = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadTheme(file_problem(FileProblem.of(file, error))) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadTheme(
            file_problem(FileProblem(file, FileProblemKind.DAMAGED, str(error)))
        ) from error
    for key in entries:
        if key not in _KEYS:
            text = _tr("The theme “{name}” has an unknown entry “{key}”; known are {keys}.")
            raise BadTheme(text.format(name=name, key=key, keys=", ".join(_KEYS)))
    return entries


def _made(name: str, home: Path, entries: Entries) -> BoardTheme:
    base = OFFERED.get(str(entries.get("base", KAYA.name)))
    if base is None:
        text = _tr("The theme “{name}” is based on “{base}”, which is not one of {themes}.")
        said = text.format(name=name, base=entries["base"], themes=", ".join(OFFERED))
        raise BadTheme(said)
    theme = base._replace(
        name=name,
        line=_color(name, entries, "line", base.line),
        letters=_color(name, entries, "letters", base.letters),
        accent=_color(name, entries, "accent", base.accent),
    )
    if "wood" in entries:
        wood = _color(name, entries, "wood", base.mid)
        theme = theme._replace(light=wood, mid=wood, dark=wood, grain=0.0)
    board = _images(name, home, entries, "board")
    return theme._replace(
        board_picture=board[0] if board else "",
        black_pictures=_images(name, home, entries, "black"),
        white_pictures=_images(name, home, entries, "white"),
        shadow=_shadow(name, entries.get("shadow", base.shadow)),
    )


def _color(name: str, entries: Entries, key: str, default: str) -> str:
    value = entries.get(key, default)
    if not isinstance(value, str) or not _COLOR.fullmatch(value):
        text = _tr("In the theme “{name}”, {key} must be a colour like #C8A165.")
        raise BadTheme(text.format(name=name, key=key))
    return value


def _shadow(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        text = _tr("In the theme “{name}”, shadow must be a number from 0 to 1.")
        raise BadTheme(text.format(name=name))
    return float(value)


def _images(name: str, home: Path, entries: Entries, key: str) -> tuple[str, ...]:
    """The images of an entry, one name or a list of names, all in the theme's folder."""
    value = entries.get(key, [])
    listed = [value] if isinstance(value, str) else value
    if not isinstance(listed, list) or (key == "board" and len(listed) > 1):
        text = _tr("In the theme “{name}”, {key} must be the name of an image.")
        raise BadTheme(text.format(name=name, key=key))
    paths = []
    for each in listed:
        path = (home / str(each)).resolve()
        if not path.is_relative_to(home.resolve()) or not QImageReader(str(path)).canRead():
            text = _tr(
                "In the theme “{name}”, {key} names {file}, which is not an image in its folder."
            )
            raise BadTheme(text.format(name=name, key=key, file=each))
        paths.append(str(path))
    return tuple(paths)
