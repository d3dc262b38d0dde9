"""All text of the Score column fits, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.phases import AgreementMode
from tromp_gui.match.setup import Setup
from tromp_gui.session import language
from tromp_gui.ui.kit.beside_scroll import BesideScroll
from tromp_gui.ui.score.marking import MarkingPanel
from tromp_gui.ui.score.panel import ScorePanel

WALLS = "D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9"


@pytest.fixture
def person(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Person]:
    """A person with a window in the language of the parameter."""
    app = QApplication.instance()
    assert app is not None
    before = app.findChildren(QTranslator)
    assert language.install(getattr(request, "param", "en"))
    yield Person(qtbot)
    for translator in app.findChildren(QTranslator):
        if translator not in before:
            QCoreApplication.removeTranslator(translator)
            translator.setParent(None)


def agreeing(person: Person) -> None:
    """Two walls with neutral points between them, and two passes, under Japanese rules."""
    person.match.start(Setup(9, 9, rules=RULE_SETS["japanese"]))
    person.click(WALLS)
    person.press("P P")


def cut(person: Person) -> list[str]:
    """Sentences that are higher than their label."""
    QApplication.processEvents()
    (panel,) = person.window.findChildren(ScorePanel)
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible()]
    return [
        f"{label.width()}x{label.height()}: {label.text()}"
        for label in labels
        if label.wordWrap() and label.height() < label.heightForWidth(label.width())
    ]


@pytest.mark.parametrize("person", language.LANGUAGES, indirect=True)
@pytest.mark.parametrize(
    "sizes",
    [
        [(1280, 800), (820, 620)],
        pytest.param(
            [
                (1280, 620),
                (820, 800),
                *((width, height) for width in (1000, 900) for height in (800, 620)),
            ],
            marks=pytest.mark.slow,
        ),
    ],
)
def test_no_sentence_is_cut(qtbot: QtBot, person: Person, sizes: list[tuple[int, int]]) -> None:
    def nothing_is_cut() -> None:
        assert cut(person) == [], person.window.size()

    agreeing(person)
    for mode in AgreementMode:
        person.match.choose_mode(mode)
        for size in sizes:
            person.window.resize(*size)
            qtbot.waitUntil(nothing_is_cut)


def test_the_key_is_visible_at_the_usual_size(person: Person) -> None:
    agreeing(person)
    QApplication.processEvents()
    (panel,) = person.window.findChildren(ScorePanel)
    (scroll,) = panel.findChildren(BesideScroll)
    assert scroll.bar.maximum() == 0


def test_after_the_end_marking_is_closed(person: Person) -> None:
    agreeing(person)
    (marking,) = person.window.findChildren(MarkingPanel)
    assert marking.isVisible()
    person.action("black-agrees").trigger()
    person.action("white-agrees").trigger()
    assert not marking.isVisible()
    person.press("Ctrl+Z")
    assert marking.isVisible()
