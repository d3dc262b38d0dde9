"""Fixtures for tests of widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tromp_gui import resources
from tromp_gui.ui.look import theme
from tromp_gui.ui.look.theme import ChromeTheme


class Dress(Protocol):
    """Applies a theme to the application, at a font size in pixels."""

    def __call__(self, look: ChromeTheme, pixels: int = 13) -> None: ...


class Show(Protocol):
    """Shows a widget at the top of a window of some width; returns the window."""

    def __call__(self, widget: QWidget, width: int = 300) -> QWidget: ...


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """Remove the theme and the locale that a test has applied, and the windows that the one before
    has left: the traceback of a failure keeps them alive."""
    for window in qapp.topLevelWidgets():
        if window.parent() is None:
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    font, palette, locale = QFont(qapp.font()), qapp.palette(), QLocale()
    yield
    QLocale.setDefault(locale)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if qapp.styleSheet():
        undress(qapp, font, palette)


def undress(app: QApplication, font: QFont, palette: QPalette) -> None:
    app.setStyleSheet("")
    app.setPalette(palette)
    app.setFont(font)


@pytest.fixture
def dress(qapp: QApplication) -> Iterator[Dress]:
    """Applies themes, which are removed after the test."""
    plain = QFont(qapp.font()), qapp.palette()

    def put_on(look: ChromeTheme, pixels: int = 13) -> None:
        font = QFont(plain[0])
        font.setPixelSize(pixels)
        qapp.setFont(font)
        theme.apply(qapp, look)

    yield put_on
    undress(qapp, *plain)


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Shows widgets in windows that exist as long as the test."""
    windows: list[QWidget] = []

    def stand(widget: QWidget, width: int = 300) -> QWidget:
        window = QWidget()
        rows = QVBoxLayout(window)
        rows.setContentsMargins(10, 10, 10, 10)
        rows.addWidget(widget)
        rows.addStretch(1)
        windows.append(window)
        window.resize(width + 20, 300)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        window.setFocus()
        return window

    yield stand
    for window in windows:
        window.close()


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], object]]:
    """Installs a language for one test."""
    translator = QTranslator()

    def put_in_place(code: str) -> None:
        assert translator.load(f"tromp_gui_{code}", str(resources.path("translations")))
        qapp.installTranslator(translator)

    yield put_in_place
    qapp.removeTranslator(translator)
