"""The ledger: labels, accessible text, and the switch in a narrow column."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tests.ui.panels.scores import AGREED, LEDGER, LINES, STANDS
from tests.ui.pictures import image_of, share
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.board_themes import FLAT
from tromp_gui.ui.look.tokens import LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.score.ledger import WIDE, LedgerPanel, LedgerTable
from tromp_gui.ui.score.state import CountColumn, LedgerLine, LedgerState, in_words
from tromp_gui.ui.shell.command_ids import CommandId as Id


def laid(
    show: Show, state: LedgerState, width: int = 600, compare: QAction | None = None
) -> LedgerPanel:
    panel = LedgerPanel(compare or Commands()(Id.COMPARE_COUNT))
    show(panel, width)
    panel.show_state(state)
    QApplication.processEvents()
    return panel


def table(panel: LedgerPanel) -> LedgerTable:
    found = panel.findChild(LedgerTable)
    assert isinstance(found, LedgerTable)
    return found


def switch(panel: LedgerPanel) -> SegmentedSwitch | None:
    found = panel.findChild(SegmentedSwitch)
    return found if isinstance(found, SegmentedSwitch) and found.isVisible() else None


# ---- the value


def test_the_main_count_is_the_last_one_by_default() -> None:
    assert LEDGER.main_index == 1
    assert LEDGER._replace(main=0).main_index == 0
    assert LEDGER._replace(counts=(STANDS,)).main_index == 0


def test_the_ledger_has_an_accessible_text() -> None:
    said = in_words(LEDGER).splitlines()
    assert said[0] == "As it stands: A tie."
    assert "Stones on the board: 119 – 117" in said
    assert "Neutral points: 24" in said
    assert "190 – 154" in said


def test_rows_and_cells_must_match() -> None:
    with pytest.raises(ValueError, match="zip"):
        in_words(LEDGER._replace(lines=LINES[:2]))


# ---- what is shown


def texts(panel: LedgerPanel) -> list[str]:
    return [each.text() for each in table(panel).findChildren(QLabel) if each.isVisible()]


def place(panel: LedgerPanel, text: str) -> QRect:
    (label,) = (each for each in table(panel).findChildren(QLabel) if each.text() == text)
    return label.geometry()


def tints(panel: LedgerPanel) -> list[QRect]:
    frames = table(panel).findChildren(QFrame)
    return [each.geometry() for each in frames if each.property("role") == "tint"]


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_the_main_count_has_an_accent_background(
    dress: Dress, show: Show, chrome: ChromeTheme
) -> None:
    dress(chrome)
    panel = laid(show, LEDGER)
    (tint,) = tints(panel)
    for text in ("As agreed", "115", "34", "190", "Black wins by 36"):
        assert tint.contains(place(panel, text))
    for text in ("Total", "As it stands", "119", "A tie"):
        assert not tint.intersects(place(panel, text))
    assert share(image_of(table(panel)), chrome.accent_soft, tint) > 0.5


def test_a_single_count_has_no_accent_background(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    assert tints(laid(show, LEDGER._replace(counts=(STANDS,)))) == []


def test_every_part_of_the_state_is_shown(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    shown = [line.label for line in LINES]
    for count in LEDGER.counts:
        shown += [count.title, count.verdict, *count.total]
        shown += [cell or "–" for cells in count.cells for cell in cells]
    assert sorted(texts(panel)) == sorted([*shown, "Total"])
    stands = STANDS._replace(title="As it is", cells=(("120", ""), *STANDS.cells[1:]))
    panel.show_state(LEDGER._replace(lines=(LedgerLine("stones", "Stones"), *LINES[1:])))
    assert "Stones" in texts(panel)
    assert "Stones on the board" not in texts(panel)
    panel.show_state(LEDGER._replace(counts=(stands, AGREED)))
    assert {"As it is", "120"} < {*texts(panel)}
    assert "119" not in texts(panel)
    panel.show_state(
        LEDGER._replace(lines=LINES[:1], counts=(STANDS._replace(cells=(("1", "2"),)),))
    )
    assert "Komi" not in texts(panel)


def test_numbers_are_right_aligned(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    assert place(panel, "119").right() == place(panel, "15").right()
    label = next(each for each in table(panel).findChildren(QLabel) if each.text() == "119")
    assert label.alignment() & Qt.AlignmentFlag.AlignRight


def test_the_stones_are_those_of_the_board(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    before = image_of(table(panel))
    panel.show_stones(FLAT)
    assert image_of(table(panel)) != before


# ---- narrow


def test_a_narrow_column_has_a_switch(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    assert switch(laid(show, LEDGER, WIDE)) is None
    panel = laid(show, LEDGER, WIDE - 1)
    found = switch(panel)
    assert found is not None
    assert found.index() == 1
    assert len(tints(panel)) == 1


def test_the_switch_shows_the_other_count(qtbot: QtBot, dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER, 320)
    found = switch(panel)
    assert found is not None
    left = QPoint(20, found.height() // 2)
    child = found.childAt(left)
    assert child is not None
    QTest.mouseClick(child, Qt.MouseButton.LeftButton)
    assert tints(panel) == []
    counts = (STANDS, AGREED._replace(total=("191", "153")))
    panel.show_state(LEDGER._replace(counts=counts))
    assert tints(panel) == []


def test_new_counts_show_the_main_one_first(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER, 320)
    marked = AGREED._replace(title="As marked")
    panel.show_state(LEDGER._replace(counts=(STANDS, marked)))
    found = switch(panel)
    assert found is not None
    assert found.index() == 1
    assert len(panel.findChildren(SegmentedSwitch)) == 1


def test_a_single_count_needs_no_switch(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER._replace(counts=(STANDS,)), 320)
    assert switch(panel) is None


def test_three_counts_need_more_room(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    territory = CountColumn("Territory", STANDS.cells, ("1", "2"), "White wins by 1")
    three = LEDGER._replace(counts=(STANDS, territory, AGREED))
    assert switch(laid(show, three, WIDE)) is not None
    assert switch(laid(show, three, WIDE + 172)) is None


# ---- hovering and the link


def test_hovering_a_row_reports_its_key(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    told: list[str] = []
    panel.line_hovered.connect(told.append)
    for label in ("Stones on the board", "Surrounded points", "Neutral points", "Total"):
        QTest.mouseMove(table(panel), place(panel, label).center())
    assert told == ["stones", "surrounded", "neutral", ""]
    QTest.mouseMove(table(panel), place(panel, "119").center())
    QTest.mouseMove(panel.window(), QPoint(5, 2))
    QApplication.processEvents()
    assert told[4:] in (["stones"], ["stones", ""])


def test_the_link_triggers_the_comparison(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    commands = Commands()
    panel = laid(show, LEDGER, compare=commands(Id.COMPARE_COUNT))
    (link,) = table(panel).findChildren(QPushButton)
    assert link.text() == link.accessibleName() == "Compare with territory"
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert commands.given == [Id.COMPARE_COUNT]
    panel.show_state(LEDGER._replace(compare=""))
    assert not link.isVisible()


def test_nothing_overlaps_at_any_width(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER, 280)
    for width in range(280, 900, 10):
        panel.window().resize(width + 20, 300)
        QApplication.processEvents()
        (link,) = table(panel).findChildren(QPushButton)
        labels = [each for each in table(panel).findChildren(QLabel) if each.isVisible()]
        for one, other in combinations([link, *labels], 2):
            assert not one.geometry().intersects(other.geometry()), (width, one, other)
        for tint in tints(panel):
            assert not link.geometry().intersects(tint), width
        assert table(panel).rect().contains(link.geometry()), width


def test_the_table_has_an_accessible_description(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    assert table(panel).accessibleName() == "Count"
    assert table(panel).accessibleDescription() == in_words(LEDGER)


def test_a_long_verdict_is_whole_at_any_width(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    said = "White wins " * 4
    panel = laid(show, LEDGER._replace(counts=(STANDS, AGREED._replace(verdict=said))), 280)
    for width in range(280, 500, 10):
        panel.window().resize(width + 20, 400)
        QApplication.processEvents()
        (label,) = (each for each in table(panel).findChildren(QLabel) if each.text() == said)
        assert label.height() >= label.heightForWidth(label.width()), width
