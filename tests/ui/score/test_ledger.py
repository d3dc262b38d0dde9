"""The ledger: painting, accessible text, and the switch in a narrow column."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tests.ui.panels.scores import AGREED, LEDGER, LINES, STANDS
from tests.ui.pictures import columns_with, image_of, share
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


# ---- what is drawn


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_the_main_count_has_an_accent_background(
    dress: Dress, show: Show, chrome: ChromeTheme
) -> None:
    dress(chrome)
    panel = laid(show, LEDGER)
    tinted = columns_with(image_of(table(panel)), chrome.accent_soft)
    assert min(tinted) > table(panel).width() / 2
    assert 150 < len(tinted) < 220


def test_a_single_count_has_no_accent_background(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER._replace(counts=(STANDS,)))
    assert columns_with(image_of(table(panel)), LIGHT.accent_soft) == []


def test_every_part_of_the_state_is_drawn(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    before = image_of(table(panel))
    others = [
        LEDGER._replace(lines=(LedgerLine("stones", "Stones"), *LINES[1:])),
        LEDGER._replace(compare=""),
        LEDGER._replace(main=0),
        *(
            LEDGER._replace(counts=(count, AGREED))
            for count in (
                STANDS._replace(title="As it is"),
                STANDS._replace(verdict="Nobody wins"),
                STANDS._replace(total=("135", "134")),
                STANDS._replace(cells=(("120", "117"), *STANDS.cells[1:])),
                STANDS._replace(cells=(*STANDS.cells[:3], ("99",))),
            )
        ),
    ]
    pictures = [before]
    for state in others:
        panel.show_state(state)
        QApplication.processEvents()
        pictures.append(image_of(table(panel)))
    for at, picture in enumerate(pictures):
        assert pictures.index(picture) == at
    panel.show_state(LEDGER)
    QApplication.processEvents()
    assert image_of(table(panel)) == before


def test_numbers_are_right_aligned_and_tabular(dress: Dress, show: Show) -> None:
    dress(LIGHT)

    def last_ink(number: str) -> int:
        cells = ((number, "0"), ("", ""), ("", ""), ("0",))
        panel = laid(show, LEDGER._replace(counts=(STANDS._replace(cells=cells),)))
        whole = table(panel)
        row = QRect(whole.width() - 2 * 92, 75, 80, 26)
        picture: QImage = image_of(whole).copy(row)
        dark = [
            x
            for x in range(picture.width())
            for y in range(picture.height())
            if picture.pixelColor(x, y).lightness() < 120
        ]
        return max(dark)

    assert abs(last_ink("8") - last_ink("888")) <= 1


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
    assert share(image_of(table(panel)), LIGHT.accent_soft) > 0.1


def test_the_switch_shows_the_other_count(qtbot: QtBot, dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER, 320)
    found = switch(panel)
    assert found is not None
    left = QPoint(20, found.height() // 2)
    child = found.childAt(left)
    assert child is not None
    QTest.mouseClick(child, Qt.MouseButton.LeftButton)
    assert share(image_of(table(panel)), LIGHT.accent_soft) == 0
    counts = (STANDS, AGREED._replace(total=("191", "153")))
    panel.show_state(LEDGER._replace(counts=counts))
    assert share(image_of(table(panel)), LIGHT.accent_soft) == 0


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


@pytest.mark.parametrize("width", [288, 400, 519, 520, 640])
def test_labels_never_touch_the_numbers(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER._replace(compare=""), width)
    picture = image_of(table(panel))
    tint = min(columns_with(picture, LIGHT.accent_soft))
    gap = QRect(tint - 6, 60, 5, picture.height() - 80)
    assert share(picture, LIGHT.text, gap) == 0


# ---- hovering and the link


def move(panel: LedgerPanel, y: float) -> None:
    QTest.mouseMove(table(panel), QPointF(60, y).toPoint())


def test_hovering_a_row_reports_its_key(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    told: list[str] = []
    panel.line_hovered.connect(told.append)
    for y in (85, 90, 120, 185, 220, 20):
        move(panel, y)
    assert told == ["stones", "surrounded", "neutral", ""]
    move(panel, 85)
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


def test_the_link_does_not_overlap_a_count(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER, 280)
    (link,) = table(panel).findChildren(QPushButton)
    for width in range(280, 900, 10):
        panel.window().resize(width + 20, 300)
        QApplication.processEvents()
        link.hide()
        behind = table(panel).grab(link.geometry()).toImage()
        assert share(behind, LIGHT.accent_soft) == 0, width
        assert table(panel).rect().contains(link.geometry()), width


def test_the_table_has_an_accessible_description(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, LEDGER)
    assert table(panel).accessibleName() == "Count"
    assert table(panel).accessibleDescription() == in_words(LEDGER)


def test_a_verdict_wider_than_its_count_takes_a_second_line(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    long = LEDGER._replace(counts=(STANDS, AGREED._replace(verdict="White wins " * 4)))
    panel = laid(show, LEDGER)
    high = table(panel).height()
    panel.show_state(long)
    assert table(panel).height() > high
