"""The contents of the preferences as data: a row for each setting, in sections.

To offer a setting, add a row here; to act on it, connect to `Settings.changed`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from tromp_gui import settings as s
from tromp_gui.session.file.autosave import autosave_folder
from tromp_gui.session.language import LANGUAGES
from tromp_gui.settings import Setting
from tromp_gui.wording.analysis import whole_percent

_SECONDS = (5, 10, 30, 60, 120, 300, 600)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off; `text` describes "on", `more` adds search words."""

    setting: Setting[bool]
    text: str
    hint: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values, each with a label. A stored value without a label is shown too."""

    setting: Setting[object]
    text: str
    options: Sequence[tuple[object, str]]
    hint: str = ""
    more: str = ""


PreferenceRow: TypeAlias = "Switch | Choice"


@dataclass(frozen=True, slots=True)
class Section:
    """Rows with a title."""

    title: str
    rows: Sequence[PreferenceRow]


def _tr(text: str) -> str:
    return QCoreApplication.translate("preferences", text)


def sections(user_themes: Iterable[str], themes_folder: str) -> list[Section]:
    """All sections in order; `user_themes` are the names of the user's board themes."""
    return [
        Section(_tr("Look"), _look(user_themes, themes_folder)),
        Section(_tr("Board"), _board()),
        Section(_tr("Score"), _score()),
        Section(_tr("Analysis"), _analysis()),
        Section(_tr("Sounds"), _sounds()),
        Section(_tr("Keyboard and language"), _keys()),
        Section(_tr("Files"), _files()),
    ]


def _look(user_themes: Iterable[str], themes_folder: str) -> list[PreferenceRow]:
    appearances = [
        (s.Appearance.SYSTEM, _tr("Use system setting")),
        (s.Appearance.LIGHT, _tr("Light")),
        (s.Appearance.DARK, _tr("Dark")),
        (s.Appearance.HIGH_CONTRAST, _tr("High contrast")),
    ]
    percents = [
        (percent, whole_percent(percent / 100))
        for percent in (80, 90, 100, 110, 125, 150, 175, 200)
    ]
    boards = [
        ("", _tr("Match the window")),
        ("kaya", _tr("Classic, kaya")),
        ("maple", _tr("Classic, maple")),
        ("dusk", _tr("Dark")),
        ("flat", _tr("Light and flat")),
        ("high-contrast", _tr("High contrast")),
        ("color-safe", _tr("Colour-blind safe, with shapes")),
        ("print", _tr("Printed diagram")),
        *((name, name) for name in user_themes),
    ]
    folder = _tr("Put your own themes in {folder}.").format(folder=themes_folder)
    return [
        Choice(s.APPEARANCE, _tr("Window"), appearances, more=_tr("theme night appearance")),
        Choice(s.BOARD_THEME, _tr("Board"), boards, folder, _tr("theme wood stones")),
        Choice(s.TEXT_SCALE, _tr("Text size"), percents, more=_tr("font letters zoom large")),
    ]


def _board() -> list[PreferenceRow]:
    variations = [
        (s.Variations.FILE, _tr("As set in the file")),
        (s.Variations.NEXT, _tr("Next moves")),
        (s.Variations.INSTEAD, _tr("Alternatives to this move")),
        (s.Variations.NONE, _tr("None")),
    ]
    paces = [(each, _tr("{seconds} s").format(seconds=each)) for each in (1, 2, 3, 5, 10)]
    placing = [
        (s.Placing.CLICK, _tr("On the first click")),
        (s.Placing.TWICE, _tr("On the second click")),
    ]
    return [
        Switch(s.COORDINATES, _tr("Coordinates around the board"), more=_tr("letters numbers")),
        Switch(s.FORBIDDEN_POINTS, _tr("Mark forbidden points")),
        Switch(s.MOVE_NUMBERS, _tr("Move numbers on the stones")),
        Choice(s.AUTOPLAY_SECONDS, _tr("Autoplay: time for each move"), paces, more=_tr("speed")),
        Choice(s.VARIATIONS, _tr("Variations"), variations, more=_tr("branches letters")),
        Choice(
            s.PLACING,
            _tr("Place a stone"),
            placing,
            _tr("Two clicks prevent accidental moves."),
            _tr("touch confirm"),
        ),
        Switch(s.JITTER, _tr("Place stones slightly off-centre"), more=_tr("jitter random")),
        Switch(
            s.MOTION,
            _tr("Animate stones"),
            _tr("Off when the system asks for reduced motion."),
            _tr("animation"),
        ),
    ]


def _score() -> list[PreferenceRow]:
    return [
        Switch(
            s.PROPOSES,
            _tr("Propose dead stones after two passes"),
            _tr("An engine makes a proposal; the players decide."),
            _tr("count marking agree"),
        )
    ]


def _sounds() -> list[PreferenceRow]:
    volumes = [(percent, whole_percent(percent / 100)) for percent in (10, 25, 40, 55, 70, 85, 100)]
    return [
        Switch(s.SOUNDS, _tr("Play sounds"), more=_tr("mute quiet")),
        Choice(s.VOLUME, _tr("Volume"), volumes, more=_tr("loud quiet")),
    ]


def _analysis() -> list[PreferenceRow]:
    times = [(seconds, _tr("{seconds} s").format(seconds=seconds)) for seconds in _SECONDS]
    return [
        Switch(
            s.ANALYSIS_MOVES, _tr("Show an engine’s moves on the board"), more=_tr("candidates")
        ),
        Switch(
            s.ANALYSIS_RELATIVE,
            _tr("Show what moves lose instead of their values"),
            _tr("Against the engine’s best move."),
            _tr("relative absolute points loss"),
        ),
        Switch(s.ANALYSIS_OWNERSHIP, _tr("Expected ownership"), more=_tr("ownership")),
        Choice(s.ANALYSIS_SECONDS, _tr("Time per position"), times),
    ]


def _keys() -> list[PreferenceRow]:
    presets = [
        (s.Preset.DEFAULT, _tr("Default")),
        (s.Preset.SABAKI, _tr("Like Sabaki and Lizzie")),
        (s.Preset.OGS, _tr("Like OGS")),
    ]
    languages = [("", _tr("Use system setting")), *LANGUAGES.items()]
    later = _tr("Takes effect at the next start.")
    return [
        Choice(s.KEY_PRESET, _tr("Keyboard shortcuts"), presets, more=_tr("shortcuts")),
        Choice(s.LANGUAGE, _tr("Language"), languages, later, "language translation"),
    ]


def _files() -> list[PreferenceRow]:
    openings = [(s.OpenAt.START, _tr("At the beginning")), (s.OpenAt.END, _tr("At the last move"))]
    return [
        Choice(s.OPENING, _tr("Open games"), openings),
        Switch(s.REMEMBERS_FILES, _tr("Remember recent files"), more=_tr("recent")),
        Switch(
            s.KEEPS_GAMES,
            _tr("Keep finished games"),
            _tr("In {folder}. You are not asked to save them.").format(folder=autosave_folder()),
            _tr("save history archive"),
        ),
    ]
