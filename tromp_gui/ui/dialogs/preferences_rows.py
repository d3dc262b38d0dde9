"""What a person can choose, as data: a row for each setting, in sections.

To offer a setting, give it a row here; to act on it, hear `Settings.changed`. Nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from tromp_gui import settings as s
from tromp_gui.session.file.kept_games import kept_folder
from tromp_gui.session.language import LANGUAGES
from tromp_gui.settings import Setting

_SECONDS = (5, 10, 30, 60, 120, 300, 600)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off; `text` says what is on. `more` are words to be found by, beside those shown."""

    setting: Setting[bool]
    text: str
    hint: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values, each with its word. Where another one is stored, it is shown too."""

    setting: Setting[object]
    text: str
    options: Sequence[tuple[object, str]]
    hint: str = ""
    more: str = ""


PreferenceRow: TypeAlias = "Switch | Choice"


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a title."""

    title: str
    rows: Sequence[PreferenceRow]


def _tr(text: str) -> str:
    return QCoreApplication.translate("preferences", text)


def sections(user_themes: Iterable[str], themes_folder: str) -> list[Section]:
    """All sections in their order; `user_themes` are the names of the user's own board themes."""
    return [
        Section(_tr("Look"), _look(user_themes, themes_folder)),
        Section(_tr("Board"), _board()),
        Section(_tr("Score"), _score()),
        Section(_tr("Analysis"), _analysis()),
        Section(_tr("Sounds"), _sounds()),
        Section(_tr("Keys and language"), _keys()),
        Section(_tr("Files"), _files()),
    ]


def _look(user_themes: Iterable[str], themes_folder: str) -> list[PreferenceRow]:
    appearances = [
        (s.Appearance.SYSTEM, _tr("As the system")),
        (s.Appearance.LIGHT, _tr("Light")),
        (s.Appearance.DARK, _tr("Dark")),
        (s.Appearance.HIGH_CONTRAST, _tr("High contrast")),
    ]
    percents = [(percent, f"{percent} %") for percent in (80, 90, 100, 110, 125, 150, 175, 200)]
    boards = [
        ("", _tr("Goes with the window")),
        ("kaya", _tr("Classic, kaya")),
        ("maple", _tr("Classic, maple")),
        ("dusk", _tr("Dark")),
        ("flat", _tr("Light and flat")),
        ("high-contrast", _tr("High contrast")),
        ("color-safe", _tr("Colour-blind safe, with shapes")),
        ("print", _tr("As printed")),
        *((name, name) for name in user_themes),
    ]
    folder = _tr("Themes of your own go into {folder}.").format(folder=themes_folder)
    return [
        Choice(s.APPEARANCE, _tr("Window"), appearances, more=_tr("theme night appearance")),
        Choice(s.BOARD_THEME, _tr("Board"), boards, folder, _tr("theme wood stones")),
        Choice(s.TEXT_SCALE, _tr("Text size"), percents, more=_tr("font letters zoom large")),
    ]


def _board() -> list[PreferenceRow]:
    variations = [
        (s.Variations.FILE, _tr("As the file says")),
        (s.Variations.NEXT, _tr("The next moves")),
        (s.Variations.INSTEAD, _tr("What else could be here")),
        (s.Variations.NONE, _tr("None")),
    ]
    placing = [
        (s.Placing.CLICK, _tr("At the first click")),
        (s.Placing.TWICE, _tr("At a second click on the point")),
    ]
    return [
        Switch(s.COORDINATES, _tr("Coordinates around the board"), more=_tr("letters numbers")),
        Switch(s.FORBIDDEN_POINTS, _tr("Mark the points where one may not play")),
        Choice(s.VARIATIONS, _tr("Variations"), variations, more=_tr("branches letters")),
        Choice(
            s.PLACING,
            _tr("A stone is put down"),
            placing,
            _tr("Two clicks keep a slip of the hand from being a move."),
            _tr("touch confirm"),
        ),
        Switch(s.JITTER, _tr("Stones lie a little off their points"), more=_tr("jitter random")),
        Switch(
            s.MOTION,
            _tr("Stones come and go in sight"),
            _tr("Never where the system asks for less motion."),
            _tr("animation"),
        ),
    ]


def _score() -> list[PreferenceRow]:
    return [
        Switch(
            s.PROPOSES,
            _tr("Dead stones are proposed after two passes"),
            _tr("By the built-in engine, between two people; every mark stays theirs."),
            _tr("count marking agree"),
        ),
    ]


def _sounds() -> list[PreferenceRow]:
    volumes = [(percent, f"{percent} %") for percent in (10, 25, 40, 55, 70, 85, 100)]
    return [
        Switch(s.SOUNDS, _tr("Stones and clocks are heard"), more=_tr("mute quiet")),
        Choice(s.VOLUME, _tr("Volume"), volumes, more=_tr("loud quiet")),
    ]


def _analysis() -> list[PreferenceRow]:
    times = [(seconds, _tr("{seconds} s").format(seconds=seconds)) for seconds in _SECONDS]
    return [
        Switch(
            s.ANALYSIS_MOVES, _tr("Show an engine’s moves on the board"), more=_tr("candidates")
        ),
        Switch(s.ANALYSIS_OWNERSHIP, _tr("Whose each point will be"), more=_tr("ownership")),
        Choice(s.ANALYSIS_SECONDS, _tr("Time for a position"), times),
    ]


def _keys() -> list[PreferenceRow]:
    presets = [
        (s.Preset.DEFAULT, _tr("This program’s own")),
        (s.Preset.SABAKI, _tr("As in Sabaki and Lizzie")),
        (s.Preset.OGS, _tr("As at OGS")),
    ]
    languages = [("", _tr("As the system")), *LANGUAGES.items()]
    later = _tr("The window speaks it from the next start on.")
    return [
        Choice(s.KEY_PRESET, _tr("Keys"), presets, more=_tr("shortcuts")),
        Choice(s.LANGUAGE, _tr("Language"), languages, later, "language translation"),
    ]


def _files() -> list[PreferenceRow]:
    openings = [
        (s.Opening.START, _tr("Its beginning")),
        (s.Opening.END, _tr("Its last move")),
    ]
    return [
        Choice(s.OPENING, _tr("An opened game shows"), openings),
        Switch(s.REMEMBERS_FILES, _tr("Remember the files last opened"), more=_tr("recent")),
        Switch(
            s.KEEPS_GAMES,
            _tr("Keep finished games"),
            _tr("In {folder}; leaving such a game asks nothing.").format(folder=kept_folder()),
            _tr("save history archive"),
        ),
    ]
