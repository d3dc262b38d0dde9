"""Typed settings over QSettings; each key is spelt here and nowhere else."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

_RECENT = "files/recent"
_GEOMETRY = "window/geometry"
_STATE = "window/state"
_COORDINATES = "board/coordinates"
_FORBIDDEN = "board/forbidden-points"
_FOLDER = "files/folder"
_LANGUAGE = "window/language"
MOST_RECENT = 10
"""How many recent files are remembered."""


class Settings:
    """The user's settings, read and written at once."""

    def __init__(self) -> None:
        self._store = QSettings()

    @property
    def recent_files(self) -> list[Path]:
        """The files last opened, newest first, whether they still exist or not."""
        value = self._store.value(_RECENT, [])
        names = [value] if isinstance(value, str) else value
        return [Path(name) for name in names if name] if isinstance(names, list) else []

    def add_recent_file(self, path: Path) -> None:
        """Remember a file as the newest."""
        others = [known for known in self.recent_files if known != path]
        self._store.setValue(_RECENT, [str(each) for each in [path, *others][:MOST_RECENT]])
        self._store.setValue(_FOLDER, str(path.parent))

    def forget_recent_files(self) -> None:
        """Forget all recent files."""
        self._store.remove(_RECENT)

    @property
    def folder(self) -> Path:
        """Where a file was opened or saved last; else the home folder."""
        value = self._store.value(_FOLDER)
        return Path(value) if isinstance(value, str) and value else Path.home()

    @property
    def shows_coordinates(self) -> bool:
        """Whether the board has coordinates."""
        return self._store.value(_COORDINATES, "true") in ("true", True)

    @shows_coordinates.setter
    def shows_coordinates(self, shown: bool) -> None:
        self._store.setValue(_COORDINATES, "true" if shown else "false")

    @property
    def shows_forbidden(self) -> bool:
        """Whether the points where one may not play are marked."""
        return self._store.value(_FORBIDDEN, "false") in ("true", True)

    @shows_forbidden.setter
    def shows_forbidden(self, shown: bool) -> None:
        self._store.setValue(_FORBIDDEN, "true" if shown else "false")

    @property
    def language(self) -> str:
        """The code of the language of the window; empty for the system's."""
        return str(self._store.value(_LANGUAGE, ""))

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue(_LANGUAGE, code)

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window stood."""
        value = self._store.value(_GEOMETRY)
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue(_GEOMETRY, geometry)

    @property
    def column_state(self) -> QByteArray | None:
        """How the column at the right was divided."""
        value = self._store.value(_STATE)
        return value if isinstance(value, QByteArray) else None

    @column_state.setter
    def column_state(self, state: QByteArray) -> None:
        self._store.setValue(_STATE, state)
