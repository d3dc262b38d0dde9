"""Typed settings over QSettings; the only place with their keys."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from tromp_gui.system import settings_file

_RECENT = "files/recent"
_GEOMETRY = "window/geometry"
_STATE = "window/state"
_FOLDER = "files/folder"
_CONSOLE = "engines/console-history"
MOST_RECENT = 10
"""How many recent files are remembered."""


class Appearance(Enum):
    """The appearance of everything but the board."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Variations(Enum):
    """The alternative moves shown on the board."""

    FILE = "file"
    NEXT = "next"
    INSTEAD = "instead"
    NONE = "none"


class Placing(Enum):
    """How a stone is placed."""

    CLICK = "click"
    TWICE = "twice"


class Preset(Enum):
    """Shortcut presets for people who know other programs."""

    DEFAULT = "default"
    SABAKI = "sabaki"
    OGS = "ogs"


class OpenAt(Enum):
    """The position shown after a game is opened."""

    START = "start"
    END = "end"


T = TypeVar("T")
C = TypeVar("C", covariant=True)


class Setting(NamedTuple, Generic[C]):
    """A setting: its key and its default.

    The default's type, `bool`, `int`, `str` or an Enum of texts, is that of every value.
    """

    key: str
    default: C


APPEARANCE = Setting("look/appearance", Appearance.SYSTEM)
BOARD_THEME = Setting("look/board", "")
"""The name of a board theme; empty: the one that matches the window."""
TEXT_SCALE = Setting("look/text-scale", 100)
"""In percent of the system's size."""
JITTER = Setting("board/off-grid", True)
MOTION = Setting("board/motion", True)
COORDINATES = Setting("board/coordinates", True)
FORBIDDEN_POINTS = Setting("board/forbidden-points", False)
MOVE_NUMBERS = Setting("board/move-numbers", False)
AUTOPLAY_SECONDS = Setting("board/autoplay-seconds", 2)
"""The seconds from move to move when a game plays by itself."""
VARIATIONS = Setting("board/variations", Variations.FILE)
PLACING = Setting("board/placing", Placing.CLICK)
PROPOSES = Setting("score/proposes", True)
SOUNDS = Setting("sounds/on", True)
LANGUAGE = Setting("window/language", "")
"""The code of the language of the window; empty for the system's."""
TREE_HEIGHT = Setting("window/tree-height", 0)
"""The height of the tree above the comment, in pixels; 0: what it needs."""
VOLUME = Setting("sounds/volume", 70)
"""In percent."""
ENGINES = Setting("engines/attached", "")
"""The attached engines, as text; `session.engine.catalogue.registry` reads it."""
NETWORK = Setting("engines/network", "")
"""The file of the built-in engine's network; empty: the one included."""
HUMAN_NETWORK = Setting("engines/human-network", "")
"""The file of a network that imitates people; empty: none is known."""
IMITATED = Setting("engines/imitated", "rank_5k")
"""The people imitated last: one of `match.player.PROFILES`."""
MATCHES = Setting("play/match-me", True)
"""Whether the level of the computer follows the results."""
STANDINGS = Setting("play/standings", "")
"""The level and the last results on each board size, as text; `match.matching` reads it."""
LEARNED = Setting("learn/completed", "")
"""The lessons of *Learn Go* that are completed: their keys, separated by spaces."""
TEACHES = Setting("play/teaching", False)
"""Whether moves that lose many points are pointed out to a person who plays an engine."""
TEACHING_POINTS = Setting("play/teaching-points", 0)
"""From how many lost points on; 0: what suits the opponent."""
KEY_PRESET = Setting("keys/preset", Preset.DEFAULT)
OWN_KEYS = Setting("keys/own", "")
"""As text; `ui.shell.keymap` reads it."""
ANALYSIS_ENGINE = Setting("analysis/engine", "")
"""The name of an attached engine, or `BUILT_IN`; empty: the strongest available."""
BUILT_IN = "built-in"
ANALYSIS_SECONDS = Setting("analysis/seconds", 60)
"""The seconds after which a position counts as analysed."""
ANALYSIS_MOVES = Setting("analysis/moves", True)
ANALYSIS_RELATIVE = Setting("analysis/relative", False)
"""Whether moves are shown by what they lose against the best one, instead of by their value."""
ANALYSIS_OWNERSHIP = Setting("analysis/ownership", True)
ANALYSIS_WIN_RATES = Setting("analysis/win-rates", True)
ANALYSIS_SCORES = Setting("analysis/scores", True)
OPENING = Setting("files/opening", OpenAt.START)
REMEMBERS_FILES = Setting("files/remember", True)
KEEPS_GAMES = Setting("files/keep-finished", True)
LIBRARY_SHOWN = Setting("library/shown", False)
"""Whether the window was last laid out for the library."""
LIBRARY_SEARCH = Setting("library/search", "")
"""The search line of the library."""
LIBRARY_ORDER = Setting("library/order", "file")
"""The order of its games, as in `library.browsing.ORDERS`, and "descending" if reversed."""
LIBRARY_COLUMNS = Setting("library/columns", "result date size")
"""The columns shown beside the players, as in `ui.library.columns.COLUMNS`."""


class Settings(QObject):
    """The user's settings, read and written at once.

    Signals: `changed(Setting)` when a setting has a new value; `remembered(Path)`, a file became
    the most recent one; `forgotten()`, the list of recent files was cleared.
    """

    changed = Signal(object)
    remembered = Signal(object)
    forgotten = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._store = QSettings(str(settings_file()), QSettings.Format.IniFormat)

    def get(self, setting: Setting[T]) -> T:
        """The value of a setting; its default if nothing valid is stored."""
        stored, default = self._store.value(setting.key), setting.default
        read: Callable[[str], Any] = _boolean if isinstance(default, bool) else type(default)
        try:
            value: T = read(stored) if isinstance(stored, str) else default
        except (ValueError, ArithmeticError):
            return default
        return default if isinstance(value, int) and abs(value) > _LARGEST else value

    def set(self, setting: Setting[T], value: T) -> None:
        """Store the value of a setting, and report it if it has changed."""
        if value != self.get(setting):
            self._store.setValue(setting.key, _text(value))
            self.changed.emit(setting)

    def sync(self) -> None:
        """Load settings stored by another window."""
        self._store.sync()

    @property
    def recent_files(self) -> list[Path]:
        """The files last opened, newest first, whether they still exist or not."""
        value = self._store.value(_RECENT, [])
        names = value if isinstance(value, list) else [value]
        return [Path(name) for name in names if isinstance(name, str) and name]

    def add_recent_file(self, path: Path, is_chosen: bool = True) -> None:
        """Remember a file as the newest, and its folder if a person has chosen the file."""
        others = [known for known in self.recent_files if known != path]
        if self.get(REMEMBERS_FILES):
            self._store.setValue(_RECENT, [str(each) for each in [path, *others][:MOST_RECENT]])
            self.remembered.emit(path)
        if is_chosen:
            self._store.setValue(_FOLDER, str(path.parent))

    def forget_recent_files(self) -> None:
        self._store.remove(_RECENT)
        self.forgotten.emit()

    @property
    def folder(self) -> Path:
        """The folder where a file was last opened or saved, or else the home folder."""
        value = self._store.value(_FOLDER)
        return Path(value) if isinstance(value, str) and value else Path.home()

    @property
    def console_history(self) -> tuple[str, ...]:
        """The commands typed in the console, the newest last."""
        value = self._store.value(_CONSOLE, "")
        return tuple(value.splitlines()) if isinstance(value, str) else ()

    @console_history.setter
    def console_history(self, commands: tuple[str, ...]) -> None:
        self._store.setValue(_CONSOLE, "\n".join(commands))

    @property
    def geometry(self) -> QByteArray | None:
        """The position of the window."""
        value = self._store.value(_GEOMETRY)
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue(_GEOMETRY, geometry)

    @property
    def column_state(self) -> QByteArray | None:
        """The division of the column at the right."""
        value = self._store.value(_STATE)
        return value if isinstance(value, QByteArray) else None

    @column_state.setter
    def column_state(self, state: QByteArray) -> None:
        self._store.setValue(_STATE, state)


_LARGEST = 2**31 - 1
"""Qt accepts no larger numbers."""


def _text(value: object) -> str:
    """A value as it is stored."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _boolean(text: str) -> bool:
    """Read "true" or "false". Raises ValueError for anything else."""
    return ("false", "true").index(text) == 1
