"""Applies the theme chosen in settings and system, and follows changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from tromp_gui.session import language
from tromp_gui.settings import (
    APPEARANCE,
    BOARD_THEME,
    JITTER,
    MOTION,
    TEXT_SCALE,
    Appearance,
    Setting,
    Settings,
)
from tromp_gui.ui.look import board_themes as boards
from tromp_gui.ui.look import theme
from tromp_gui.ui.look.board_themes import BadTheme, BoardLook, BoardTheme
from tromp_gui.ui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, ChromeTheme
from tromp_gui.ui.look.typography import with_letters

_CHOSEN = {Appearance.LIGHT: LIGHT, Appearance.DARK: DARK, Appearance.HIGH_CONTRAST: HIGH_CONTRAST}
_SCHEMES = {
    Appearance.SYSTEM: Qt.ColorScheme.Unknown,
    Appearance.LIGHT: Qt.ColorScheme.Light,
    Appearance.DARK: Qt.ColorScheme.Dark,
    Appearance.HIGH_CONTRAST: Qt.ColorScheme.Dark,
}
"""What the system is asked for: on Windows and macOS title bars and file dialogs are its own."""
_PAIRED = {
    LIGHT.name: boards.KAYA,
    DARK.name: boards.DUSK,
    HIGH_CONTRAST.name: boards.HIGH_CONTRAST,
}
_LEAST, _MOST = 50, 300


class ThemeManager(QObject):
    """Applies the theme at once, and again whenever a setting or the system changes.

    Signals: `board_changed(BoardLook)`; `failed(Setting, str)`, why a chosen theme cannot be used.
    """

    board_changed = Signal(object)
    failed = Signal(object, str)

    def __init__(self, settings: Settings, user_theme: Callable[[str], BoardTheme]) -> None:
        """`user_theme` finds a user's board theme by name, or raises BadTheme."""
        super().__init__()
        self._settings, self._user_theme = settings, user_theme
        hints = QGuiApplication.styleHints()
        self._scheme = hints.colorScheme()
        self._contrast = hints.accessibility().contrastPreference()
        self._asked: Qt.ColorScheme | None = None
        hints.colorSchemeChanged.connect(self._on_scheme_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_contrast_changed)
        settings.changed.connect(self._on_setting_changed)
        self._apply()

    def follow_desktop(self) -> None:
        """Apply the font and theme of the desktop, which have changed."""
        self._apply()
        self.board_changed.emit(self.board())

    def board(self) -> BoardLook:
        """The board's look. A theme that cannot be used is replaced by the window's own."""
        get = self._settings.get
        return BoardLook(self._board_theme(), get(JITTER), get(MOTION))

    def _board_theme(self) -> BoardTheme:
        paired = _PAIRED[self.chrome().name]
        name = self._settings.get(BOARD_THEME)
        if not name:
            return paired
        try:
            return boards.OFFERED.get(name) or self._user_theme(name)
        except BadTheme as reason:
            self.failed.emit(BOARD_THEME, str(reason))
            return paired

    def chrome(self) -> ChromeTheme:
        """The look of everything but the board."""
        chosen = self._settings.get(APPEARANCE)
        if chosen is not Appearance.SYSTEM:
            return _CHOSEN[chosen]
        if self._contrast is Qt.ContrastPreference.HighContrast:
            return HIGH_CONTRAST
        return DARK if self._scheme is Qt.ColorScheme.Dark else LIGHT

    def _apply(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        scheme = _SCHEMES[self._settings.get(APPEARANCE)]
        if scheme is not self._asked:  # Windows may report each request as a change of the theme
            self._asked = scheme
            QGuiApplication.styleHints().setColorScheme(scheme)  # may change `_scheme`
        before = theme.scale()
        app.setFont(_font(self._settings.get(TEXT_SCALE)))
        theme.apply(app, self.chrome())
        if theme.scale() != before:
            for widget in app.allWidgets():  # Qt updates only those with a font of their own
                QApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange))

    def _on_setting_changed(self, setting: Setting[object]) -> None:
        if setting in (APPEARANCE, TEXT_SCALE):
            self._apply()
        if setting in (APPEARANCE, BOARD_THEME, JITTER, MOTION):
            self.board_changed.emit(self.board())

    def _on_scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self._on_setting_changed(APPEARANCE)

    def _on_contrast_changed(self, contrast: Qt.ContrastPreference) -> None:
        self._contrast = contrast
        self._on_setting_changed(APPEARANCE)


def _font(percent: int) -> QFont:
    """The system's font at `percent` of its size."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    made = with_letters(system, language.current())
    share = min(max(percent, _LEAST), _MOST) / 100
    if made.pointSizeF() > 0:
        made.setPointSizeF(made.pointSizeF() * share)
    else:
        made.setPixelSize(round(made.pixelSize() * share))
    return made
