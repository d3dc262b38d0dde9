"""The window has the theme of settings and system, and follows changes at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontInfo, QGuiApplication, QIcon, QStyleHints
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.settings import (
    APPEARANCE,
    BOARD_THEME,
    JITTER,
    MOTION,
    TEXT_SCALE,
    Appearance,
    Settings,
)
from tromp_gui.ui.look import theme
from tromp_gui.ui.look.board_themes import COLOR_SAFE, DUSK, FLAT, HIGH_CONTRAST, KAYA
from tromp_gui.ui.look.user_board_themes import find
from tromp_gui.ui.shell.theme_manager import ThemeManager

Scheme = Qt.ColorScheme


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[Settings]:
    yield Settings()
    QGuiApplication.styleHints().colorSchemeChanged.emit(Scheme.Light)


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def table_color(person: Person) -> str:
    """The colour of the table beside the board."""
    return person.board.grab().toImage().pixelColor(2, 2).name().upper()


def test_the_default_is_light(settings: Settings) -> None:
    theme_manager = ThemeManager(settings, find)
    assert theme_manager.chrome() is theme.LIGHT
    assert theme.current() is theme.LIGHT
    assert theme_manager.board().theme is KAYA


@pytest.mark.parametrize(
    ("appearance", "chrome", "board"),
    [
        (Appearance.LIGHT, theme.LIGHT, KAYA),
        (Appearance.DARK, theme.DARK, DUSK),
        (Appearance.HIGH_CONTRAST, theme.HIGH_CONTRAST, HIGH_CONTRAST),
    ],
)
def test_the_board_matches_the_chosen_theme(
    settings: Settings, appearance: Appearance, chrome: theme.ChromeTheme, board: object
) -> None:
    settings.set(APPEARANCE, appearance)
    theme_manager = ThemeManager(settings, find)
    assert theme.current() is chrome
    assert theme_manager.board().theme is board


def test_the_frames_of_windows_follow_the_chosen_theme(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Scheme] = []
    monkeypatch.setattr(QStyleHints, "setColorScheme", lambda _, scheme: asked.append(scheme))
    theme_manager = ThemeManager(settings, find)
    settings.set(APPEARANCE, Appearance.DARK)
    settings.set(APPEARANCE, Appearance.SYSTEM)
    assert asked == [Scheme.Unknown, Scheme.Dark, Scheme.Unknown]
    assert theme_manager.chrome() is theme.LIGHT


def test_a_system_that_reports_each_request_is_asked_once(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Scheme] = []

    def ask(_: QStyleHints, scheme: Scheme) -> None:
        asked.append(scheme)
        QApplication.sendEvent(person.window, QEvent(QEvent.Type.ThemeChange))

    monkeypatch.setattr(QStyleHints, "setColorScheme", ask)
    person.window.settings.set(APPEARANCE, Appearance.DARK)
    assert asked == [Scheme.Dark]


def test_changes_of_the_system_theme_apply_at_once(person: Person) -> None:
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(Scheme.Dark)
    assert theme.current() is theme.DARK
    assert person.board.theme is DUSK
    assert table_color(person) == theme.DARK.table
    hints.colorSchemeChanged.emit(Scheme.Light)
    assert theme.current() is theme.LIGHT
    assert person.board.theme is KAYA
    assert table_color(person) == theme.LIGHT.table


def test_high_contrast_of_the_system_has_priority(settings: Settings) -> None:
    theme_manager = ThemeManager(settings, find)
    access = QGuiApplication.styleHints().accessibility()
    QGuiApplication.styleHints().colorSchemeChanged.emit(Scheme.Dark)
    access.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert theme_manager.chrome() is theme.current() is theme.HIGH_CONTRAST
    access.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert theme.current() is theme.DARK


def test_a_chosen_theme_overrides_the_system(settings: Settings) -> None:
    settings.set(APPEARANCE, Appearance.LIGHT)
    theme_manager = ThemeManager(settings, find)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Scheme.Dark)
    assert theme_manager.chrome() is theme.current() is theme.LIGHT


def test_the_board_theme_is_a_separate_setting(person: Person) -> None:
    settings = person.window.settings
    settings.set(BOARD_THEME, "color-safe")
    assert person.board.theme is COLOR_SAFE
    settings.set(APPEARANCE, Appearance.DARK)
    assert person.board.theme is COLOR_SAFE
    settings.set(BOARD_THEME, "")
    assert person.board.theme is DUSK


def test_jitter_and_motion_are_settings(settings: Settings, qtbot: QtBot) -> None:
    theme_manager = ThemeManager(settings, find)
    assert theme_manager.board().is_off_grid
    assert theme_manager.board().has_motion
    with qtbot.waitSignals([theme_manager.board_changed] * 2):
        settings.set(JITTER, False)
        settings.set(MOTION, False)
    assert not theme_manager.board().is_off_grid
    assert not theme_manager.board().has_motion


def test_an_invalid_theme_is_reported_and_replaced(settings: Settings, qtbot: QtBot) -> None:
    theme_manager = ThemeManager(settings, find)
    with qtbot.waitSignal(theme_manager.failed) as told:
        settings.set(BOARD_THEME, "driftwood")
    assert told.args[0] is BOARD_THEME
    assert "driftwood" in told.args[1]
    assert theme_manager.board().theme is KAYA


def test_a_users_theme(settings: Settings, own_home: Path) -> None:
    mine = own_home / "data" / "tromp_gui" / "themes" / "sea"
    mine.mkdir(parents=True)
    (mine / "theme.toml").write_text('base = "flat"\nwood = "#224466"')
    settings.set(BOARD_THEME, "sea")
    worn = ThemeManager(settings, find).board().theme
    assert (worn.name, worn.mid, worn.line) == ("sea", "#224466", FLAT.line)


def test_text_grows_and_shrinks_with_the_setting(person: Person) -> None:
    def size() -> int:
        return QFontInfo(person.window.menuBar().font()).pixelSize()

    settings, before = person.window.settings, size()
    settings.set(TEXT_SCALE, 150)
    assert size() == pytest.approx(1.5 * before, abs=1)
    assert QFontInfo(QApplication.font()).pixelSize() == size()
    settings.set(TEXT_SCALE, 100)
    assert size() == before


@pytest.mark.parametrize("nonsense", [0, -5, 100_000])
def test_an_invalid_text_size_is_limited(settings: Settings, nonsense: int) -> None:
    settings.set(TEXT_SCALE, nonsense)
    ThemeManager(settings, find)
    assert 5 < QFontInfo(QApplication.font()).pixelSize() < 60


def test_a_change_of_the_desktop_font_applies(person: Person, qapp: QApplication) -> None:
    big = QApplication.font()
    big.setPixelSize(40)
    QApplication.setFont(big)
    QApplication.sendEvent(person.window, QEvent(QEvent.Type.ThemeChange))
    assert QFontInfo(QApplication.font()).pixelSize() < 40


def test_icons_follow_the_theme(person: Person) -> None:
    def ink(icon: QIcon) -> str:
        image = icon.pixmap(18).toImage()
        inked = [
            image.pixelColor(x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        ]
        return max(inked, key=lambda color: color.alpha()).name().upper()

    icon = person.action("new-game").icon()
    assert ink(icon) == theme.LIGHT.text
    person.window.settings.set(APPEARANCE, Appearance.DARK)
    assert ink(icon) == theme.DARK.text
