"""The Score column with its key and its warning."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tests.ui.panels.scores import LEDGER, LINES, MISMATCH, SCORE
from tests.ui.pictures import image_of, share
from tromp_gui.ui.board.sign_tile import TILE
from tromp_gui.ui.kit.beside_scroll import BESIDE
from tromp_gui.ui.kit.plain_text import ElidedLabel
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.warning_strip import OfferStrip, WarningStrip
from tromp_gui.ui.look.board_themes import COLOR_SAFE, FLAT, KAYA, MAPLE, BoardTheme
from tromp_gui.ui.look.tokens import DARK, LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.score.agreement import AgreementPanel
from tromp_gui.ui.score.ledger import LedgerTable
from tromp_gui.ui.score.panel import ScoreKey, ScorePanel
from tromp_gui.ui.score.state import AgreementState, RulesNote, Stage
from tromp_gui.ui.shell.command_ids import CommandId as Id


def laid(
    show: Show, width: int = 616, height: int = 760, commands: Commands | None = None
) -> ScorePanel:
    panel = ScorePanel(commands or Commands())
    window = show(panel, width)
    panel.setMinimumHeight(height - 20)
    window.resize(width + 20, height)
    panel.show_state(SCORE)
    QApplication.processEvents()
    return panel


def button(panel: QWidget, text: str) -> QPushButton:
    return next(
        each
        for each in panel.findChildren(QPushButton)
        if each.text().strip() == text and each.isVisible()
    )


def strip(panel: QWidget) -> WarningStrip:
    (found,) = panel.findChildren(WarningStrip)
    return found


def test_every_button_triggers_its_command(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    commands = Commands()
    panel = laid(show, commands=commands)
    texts = (
        "Propose dead stones",
        "Ask engine",
        "Clear marks",
        "Compare with territory",
        "White agrees",
        "Play on",
        "Dispute",
    )
    for text in texts:
        QTest.mouseClick(button(panel, text), Qt.MouseButton.LeftButton)
    panel.show_state(SCORE._replace(footer=AgreementState(Stage.REVIEW)))
    for text in ("Write result to game", "Done"):
        QTest.mouseClick(button(panel, text), Qt.MouseButton.LeftButton)
    assert commands.given == [
        Id.PROPOSE_DEAD,
        Id.ASK_ENGINE,
        Id.CLEAR_MARKS,
        Id.COMPARE_COUNT,
        Id.WHITE_AGREES,
        Id.PLAY_ON,
        Id.DISPUTE,
        Id.WRITE_RESULT,
        Id.CLOSE_COUNT,
    ]


def test_hovering_the_ledger_is_reported(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show)
    told: list[str] = []
    panel.ledger_line_hovered.connect(told.append)
    (table,) = panel.findChildren(LedgerTable)
    (label,) = (each for each in table.findChildren(QLabel) if each.text() == LINES[1].label)
    QTest.mouseMove(table, label.geometry().center())
    assert told == ["surrounded"]


def test_a_different_recorded_result_shows_a_warning(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show)
    assert strip(panel).isVisible()
    assert strip(panel).accessibleName() == MISMATCH
    panel.show_state(SCORE._replace(mismatch=""))
    assert not strip(panel).isVisible()


def test_the_other_way_of_counting_is_chosen_by_its_button(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show)
    chosen: list[None] = []
    panel.other_rules_chosen.connect(lambda: chosen.append(None))
    panel.show_state(SCORE._replace(rules=RulesNote("No rules are named.", "Count by territory")))
    QTest.mouseClick(button(panel, "Count by territory"), Qt.MouseButton.LeftButton)
    assert chosen == [None]
    panel.show_state(SCORE)
    (offer,) = panel.findChildren(OfferStrip)
    assert not offer.isVisible()


@pytest.mark.parametrize("width", [288, 400, 616])
def test_edges_are_aligned_and_the_agreement_is_at_the_bottom(
    dress: Dress, show: Show, width: int
) -> None:
    dress(LIGHT)
    panel = laid(show, width, 940)
    (footer,) = panel.findChildren(AgreementPanel)
    assert footer.geometry().bottom() == panel.height() - 1
    cards = [each for each in panel.findChildren(QWidget) if each.property("role") == "card"]
    assert len(cards) == 2
    for each in (*cards, strip(panel), footer):
        left = each.mapTo(panel, QPoint(0, 0)).x()
        assert (left, left + each.width()) == (0, panel.width() - BESIDE)


def test_in_a_low_window_the_agreement_stays_visible(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, 400, 420)
    (footer,) = panel.findChildren(AgreementPanel)
    assert panel.height() <= 420
    assert panel.rect().contains(footer.geometry())
    agrees = button(panel, "White agrees")
    assert agrees.visibleRegion().boundingRect() == agrees.rect()


@pytest.mark.parametrize("width", [288, 400, 616])
def test_buttons_of_the_agreement_keep_their_places(dress: Dress, show: Show, width: int) -> None:
    """A second click must not meet another button."""
    dress(LIGHT)
    commands = Commands()
    panel = laid(show, width, 940, commands)
    bare = SCORE._replace(footer=AgreementState(Stage.AGREEING))
    panel.show_state(bare)
    QApplication.processEvents()
    names = "Black agrees", "White agrees", "Play on", "Dispute"
    buttons = [button(panel, name) for name in names]
    places = [each.mapTo(panel, each.rect().topLeft()) for each in buttons]
    commands(Id.DISPUTE).setEnabled(False)
    commands.tick(Id.BLACK_AGREES)
    panel.show_state(SCORE)
    QApplication.processEvents()
    assert [each.mapTo(panel, each.rect().topLeft()) for each in buttons] == places


def below_the_count(panel: ScorePanel) -> list[QLabel]:
    """The labels below the count that say who wins."""
    said = SCORE.ledger.counts[-1].verdict
    labels = panel.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [each for each in labels if each.text() == said and each.isVisible()]


def test_in_a_low_window_the_verdict_stays_visible(dress: Dress, show: Show) -> None:
    """The one number that is wanted was below the fold."""
    dress(LIGHT)
    panel = laid(show, 400, 480)
    panel.show_state(SCORE._replace(mismatch=""))
    QApplication.processEvents()

    (verdict,) = below_the_count(panel)
    assert verdict.visibleRegion().boundingRect() == verdict.rect()
    panel.show_state(SCORE)
    QApplication.processEvents()
    assert below_the_count(panel) == []
    assert strip(panel).visibleRegion().boundingRect() == strip(panel).rect()


def test_a_count_in_view_needs_no_second_verdict(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show, 616, 940)
    panel.show_state(SCORE._replace(mismatch=""))
    QApplication.processEvents()
    assert below_the_count(panel) == []


def test_headings_show_scoring_method_and_marks(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show)
    heads = panel.findChildren(SectionHead)
    notes = [label.text() for head in heads for label in head.findChildren(ElidedLabel)]
    assert notes == ["8 marked", "area"]
    panel.show_state(SCORE._replace(ledger=LEDGER._replace(kind="territory")))
    assert [label.text() for label in heads[1].findChildren(ElidedLabel)] == ["territory"]


# ---- the key


def test_signs_of_marking_are_not_explained_after_it(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = laid(show)
    (key,) = panel.findChildren(ScoreKey)
    signs = [label.text() for label in key.findChildren(QLabel)]
    for stage in (Stage.FINISHED, Stage.PLAYING):
        panel.show_state(SCORE._replace(footer=AgreementState(stage)))
        kept = [label.text() for label in key.findChildren(QLabel) if label.isVisible()]
        assert set(signs) - set(kept) == {"unsure, counted as alive", "changed by a click"}


def tiles(key: ScoreKey) -> list[QWidget]:
    return [each for each in key.findChildren(QWidget) if each.width() == each.height() == TILE]


def test_the_key_shows_six_signs_that_differ(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    key = ScoreKey()
    show(key, 600)
    pictures = [image_of(tile) for tile in tiles(key)]
    assert len(pictures) == 6
    for at, picture in enumerate(pictures):
        assert pictures.index(picture) == at
    words = [label.text() for label in key.findChildren(QLabel)]
    assert words == [
        "Black’s point",
        "White’s point",
        "neutral",
        "dead",
        "unsure, counted as alive",
        "changed by a click",
    ]


@pytest.mark.parametrize("look", [MAPLE, FLAT, COLOR_SAFE], ids=lambda look: look.name)
def test_the_key_has_the_look_of_the_board(dress: Dress, show: Show, look: BoardTheme) -> None:
    dress(LIGHT)
    key = ScoreKey()
    show(key, 600)
    before = [image_of(tile) for tile in tiles(key)]
    key.show_stones(look)
    after = [image_of(tile) for tile in tiles(key)]
    assert all(a != b for a, b in zip(before, after, strict=True))
    key.show_stones(KAYA)
    assert [image_of(tile) for tile in tiles(key)] == before


def test_signs_are_centred_in_their_tiles(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    key = ScoreKey()
    show(key, 600)
    picture = image_of(tiles(key)[0])
    dark = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).lightness() < 60
    ]
    assert sum(x for x, _ in dark) / len(dark) == pytest.approx((TILE - 1) / 2, abs=0.6)
    assert sum(y for _, y in dark) / len(dark) == pytest.approx((TILE - 1) / 2, abs=0.6)


def test_a_narrow_key_is_wrapped(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    wide, narrow = ScoreKey(), ScoreKey()
    show(wide, 600)
    show(narrow, 288)
    QApplication.processEvents()
    assert narrow.height() > wide.height()
    for tile in tiles(narrow):
        assert 0 <= tile.mapTo(narrow, QPoint(0, 0)).x() <= narrow.width() - TILE


# ---- the warning


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_the_warning_has_a_background_and_a_sign(
    dress: Dress, show: Show, chrome: ChromeTheme
) -> None:
    dress(chrome)
    warning = WarningStrip()
    show(warning, 500)
    warning.show_text(MISMATCH)
    QApplication.processEvents()
    picture = image_of(warning)
    assert share(picture, chrome.strip) > 0.5
    sign = picture.copy(10, 8, 28, 28)
    assert share(sign, chrome.warn) > 0.01


def test_the_sign_follows_the_theme(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    warning = WarningStrip()
    show(warning, 500)
    warning.show_text("<i>x</i>")
    dress(DARK)
    assert share(image_of(warning), DARK.warn) > 0
    text = warning.findChildren(QLabel)[1]
    assert text.textFormat() == Qt.TextFormat.PlainText
