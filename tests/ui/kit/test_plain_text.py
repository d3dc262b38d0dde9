"""Text from files is shown literally, and elided if there is no room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Dress, Show
from tests.ui.pictures import alpha_box, canvas, columns_with, image_of
from tests.ui.tips import shown
from tromp_gui.ui.kit.plain_text import (
    CENTER,
    RIGHT,
    ElidedLabel,
    advance,
    cut,
    plain_label,
    tip,
    with_free_letter,
    with_letter,
    without_letter,
    write,
)
from tromp_gui.ui.look.theme import LIGHT, Type, font

LONG = "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Sr."


@pytest.mark.parametrize(
    "text", ["plain", "A & B", "<b>x</b>", "a < b", '"quoted"', "&amp;", "囲碁"]
)
def test_a_tip_shows_its_text_literally(text: str) -> None:
    """Screen readers read the tip too, so it has no tags and no escapes."""
    assert shown(tip(text)) == text
    assert tip(f"{text}\n{text}").count("\n") == 1


def test_a_long_tip_is_wrapped() -> None:
    assert [len(line) for line in tip(("word " * 40).strip()).splitlines()] == [79, 79, 39]
    assert [len(line) for line in tip("囲碁" * 50).splitlines()] == [40, 40, 20]
    assert tip("x" * 300) == "x" * 300


def test_no_text_no_tip() -> None:
    assert tip("") == ""


@pytest.mark.parametrize("folder", ["C:\\Users\\" + "Anna\\" * 40, "/home/" + "anna/" * 40])
def test_a_long_folder_is_wrapped_on_each_system(dress: Dress, show: Show, folder: str) -> None:
    dress(LIGHT)
    label = plain_label("")
    label.setText(folder)
    show(label, 120)
    assert label.minimumSizeHint().width() <= 120
    assert label.text() == folder


def test_a_label_with_room_has_no_tip(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    label = ElidedLabel()
    label.setText(LONG)
    show(label, 600)
    assert label.toolTip() == ""


def test_a_label_without_room_is_elided_and_has_a_tip(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    label = ElidedLabel()
    label.setText(LONG)
    window = show(label, 120)
    assert LONG in label.toolTip()
    assert max(columns_with(image_of(label), LIGHT.text)) < label.width()
    window.resize(620, 300)
    assert label.toolTip() == ""


def test_a_label_has_a_single_line(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    label = ElidedLabel()
    label.setText("one\ntwo\r\nthree")
    assert label.text() == "one two three"


def test_a_label_has_the_colour_of_its_role(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    label = ElidedLabel("quiet")
    label.setText("███")
    show(label)
    assert columns_with(image_of(label), LIGHT.text2)


def test_elided_text_fits(dress: Dress) -> None:
    dress(LIGHT)
    kind = font(Type.NAME, 600)
    room = advance(LONG, kind)
    assert cut(LONG, kind, room + 1) == LONG
    shorter = cut(LONG, kind, room / 2)
    assert shorter.endswith("…")
    assert advance(shorter, kind) <= room / 2
    assert cut("a\nb", kind, 500) == "a b"


@pytest.mark.parametrize(("align", "left", "right"), [(CENTER, 60, 60), (RIGHT, 120, 0)])
def test_text_is_aligned(dress: Dress, align: Qt.AlignmentFlag, left: int, right: int) -> None:
    dress(LIGHT)
    kind = font(Type.BODY)
    text = "■" * 3
    width = advance(text, kind)
    picture, painter = canvas(round(width) + 120, 30)
    box = QRectF(0, 0, width + 120, 30)
    write(painter, box, text, kind, "#000000", align)
    painter.end()
    columns = columns_with(picture.toImage(), "#000000")
    assert min(columns) == pytest.approx(left, abs=4)
    assert box.width() - max(columns) == pytest.approx(right, abs=4)


def test_all_scripts_share_a_baseline(qapp: QApplication, dress: Dress) -> None:
    dress(LIGHT)
    kind = font(Type.NAME, 600)

    def foot_of_the_h(text: str) -> int:
        picture, painter = canvas(300, 40)
        picture.fill(Qt.GlobalColor.transparent)
        write(painter, QRectF(4, 0, 290, 40), text, kind, "#000000")
        painter.end()
        letter = picture.toImage().copy(4, 0, round(advance("H", kind)), 40)
        return alpha_box(letter).bottom()

    assert foot_of_the_h("H") == foot_of_the_h("H囲碁太郎") == foot_of_the_h("Hไทยอ")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("&Pass", "Pass"),
        ("パス(&P)", "パス"),
        ("保存 (&S)…", "保存…"),
        ("R&&D", "R&&D"),
        ("a (b)", "a (b)"),
    ],
)
def test_mnemonics_are_removed(text: str, shown: str) -> None:
    assert without_letter(text) == shown


@pytest.mark.parametrize(
    ("text", "pattern", "shown"),
    [
        ("Black is done", "&Black agrees", "&Black is done"),
        ("Weiß hat zugestimmt", "Weiß stimmt &zu", "Weiß hat &zugestimmt"),
        ("Weiß ist fertig", "We&iß stimmt zu", "We&iß ist fertig"),
        ("Weiß reicht ein", "Weiß stimmt &zu", "Weiß reicht ein"),
        ("黒は以上", "黒が合意(&B)", "黒は以上(&B)"),
        ("Stop &analysing", "&Analyse", "Stop &analysing"),
        ("Stop", "Analyse", "Stop"),
    ],
)
def test_another_text_keeps_the_mnemonic(text: str, pattern: str, shown: str) -> None:
    assert with_letter(text, pattern) == shown


@pytest.mark.parametrize(
    ("text", "taken", "shown"),
    [
        ("&Pass now", "p", "Pass &now"),
        ("&Pass now", "pn", "P&ass now"),
        ("&Öffnen", "ö", "Ö&ffnen"),
        ("&This && that", "th", "Th&is && that"),
        ("パス(&P)…", "pa", "パス(&B)…"),
        ("&Pa", "pa", "&Pa"),
    ],
)
def test_another_mnemonic_is_free(text: str, taken: str, shown: str) -> None:
    assert with_free_letter(text, taken) == shown
