"""The window works with texts that are 40 % longer, as in some languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person


class Longer(QTranslator):
    """Appends 40 % to every sentence."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        end = "…" if source.endswith("…") else ""
        words = source.removesuffix("…")
        return words + "m" * -(-2 * len(words) // 5) + end


@pytest.fixture(autouse=True)
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def cut(top: QWidget) -> list[str]:
    """The visible buttons that are narrower than their text."""
    found = []
    for button in top.findChildren(QPushButton):
        text = button.text().replace("&", "")
        wide = QFontMetrics(button.font()).horizontalAdvance(text)
        if button.isVisible() and text and wide > button.width():
            found.append(
                f"{type(button.parentWidget()).__name__}: {text} {wide} > {button.width()}"
            )
    return found


def test_the_texts_are_longer(qtbot: QtBot) -> None:
    assert Person(qtbot).action("save").text() == "&Savemm"


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
@pytest.mark.parametrize("layout", ["Ctrl+1", "Ctrl+2", "Ctrl+3"])
def test_no_button_is_cut(qtbot: QtBot, size: tuple[int, int], layout: str) -> None:
    person = Person(qtbot)
    person.click("E5 C3")
    person.window.resize(*size)
    person.press(layout)
    QApplication.processEvents()
    assert cut(person.window) == []


def test_no_button_of_the_start_card_is_cut(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.offer_start()
    QApplication.processEvents()
    assert cut(person.window) == []


@pytest.mark.parametrize(
    "name", ["new-game", "preferences", "change-keys", "command-list", "game-info", "engines"]
)
def test_no_button_of_a_dialog_is_cut(qtbot: QtBot, name: str) -> None:
    person = Person(qtbot)
    person.action(name).trigger()
    QApplication.processEvents()
    dialogs = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog)]
    (dialog,) = [dialog for dialog in dialogs if dialog.isVisible()]
    assert cut(dialog) == []
    dialog.close()
