"""Terms of the game are explained where they appear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.score.ledger import LedgerPanel
from tromp_gui.ui.score.marking import MarkingPanel
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.wording.glossary import Term, explained


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def test_every_term_has_an_explanation() -> None:
    said = [explained(term) for term in Term]
    assert len(set(said)) == len(Term)
    assert all(text.endswith(".") for text in said)


def test_shift_f1_explains_the_focused_field(person: Person) -> None:
    person.press("Ctrl+N")
    dialog = person.dialog(NewGameDialog)
    (komi,) = [w for w in dialog.findChildren(QWidget) if w.accessibleName() == "Komi"]
    komi.setFocus()
    QTest.keyClick(komi, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    shown = [w for w in QApplication.topLevelWidgets() if w.inherits("QWhatsThat")]
    assert [w.isVisible() for w in shown] == [True]
    QWhatsThis.hideText()
    assert komi.whatsThis() == explained(Term.KOMI)


def test_the_command_asks_for_a_click(person: Person) -> None:
    person.press("Shift+F1")
    assert QWhatsThis.inWhatsThisMode()
    QWhatsThis.leaveWhatsThisMode()


@pytest.mark.parametrize(("panel", "term"), [(MarkingPanel, Term.DEAD), (LedgerPanel, Term.COUNT)])
def test_the_count_is_explained(person: Person, panel: type[QWidget], term: Term) -> None:
    person.show_layout(Layout.SCORE)
    found = person.window.findChild(panel)
    assert isinstance(found, QWidget)
    assert found.whatsThis() == explained(term)
