"""A game as PDF, read by another program (PDFium in Qt)."""

from __future__ import annotations

import unicodedata

import pytest
from PySide6.QtCore import QBuffer, QMarginsF
from PySide6.QtGui import QFontDatabase, QPageSize, QPdfWriter

from tests.ui.printing.pdf import Pdf
from tests.ui.printing.records import KO, tree_of
from tests.ui.printing.test_diagrams import TWENTY
from tromp_gui.ui.printing.pages import (
    PaperSize,
    paper_of,
    pdf,
    printed_game,
    set_margins,
    usual_paper,
)


def pdf_of(text: str, moves: int = 50, size: PaperSize = PaperSize.A4) -> Pdf:
    return Pdf(pdf(printed_game(tree_of(text), moves=moves), size))


Script = QFontDatabase.WritingSystem


@pytest.mark.parametrize(
    ("size", "points"), [(PaperSize.A4, (595, 842)), (PaperSize.LETTER, (612, 792))]
)
def test_pages_have_the_requested_size(size: PaperSize, points: tuple[int, int]) -> None:
    pdf = pdf_of(TWENTY, 4, size)
    assert [pdf.size(page) for page in range(pdf.pages)] == [points] * 3


def test_two_diagrams_fill_a_page() -> None:
    assert pdf_of(TWENTY, 20).pages == 1
    assert pdf_of(TWENTY, 4).pages == 3
    assert pdf_of(TWENTY, 1).pages == 10


def test_the_text_can_be_searched() -> None:
    pdf = pdf_of(KO.replace("W[ea]", "W[ea]C[A threat.]").replace("SZ[5]", "SZ[5]PB[Ann]PW[Bo]"))
    text = pdf.all_text
    for part in ("Ann – Bo", "Black: Ann", "Moves 1–8", "5 = 1", "8 = 2", "A threat.", "1 / 1"):
        assert part in text


@pytest.mark.parametrize(
    ("black", "white", "script"),
    [
        ("古力", "柯洁", Script.SimplifiedChinese),
        ("井山裕太", "いちりき", Script.Japanese),
        ("이세돌", "박정환", Script.Korean),
        ("Ó Briain", "Łoś", Script.Latin),
        ("Каспаров", "Яшин", Script.Cyrillic),
    ],
)
def test_names_of_all_scripts(black: str, white: str, script: Script) -> None:
    if not QFontDatabase.families(script):
        pytest.skip(f"no font here has {script}")
    pdf = pdf_of(f"(;SZ[9]PB[{black}]PW[{white}];B[aa]C[{white}!])")
    # A font may share a glyph between similar characters (such as a radical), and PDF stores
    # glyphs.
    text = unicodedata.normalize("NFKC", pdf.all_text)
    assert f"Black: {black}" in text
    assert f"White: {white}" in text
    assert f"{white}!" in text


def test_the_file_contains_no_bitmaps() -> None:
    pdf = pdf_of(TWENTY)
    assert not pdf.has_images
    assert b" Tj" in pdf.drawing or b" TJ" in pdf.drawing
    assert b" re" in pdf.drawing


def test_a_page_is_white_with_a_centred_board() -> None:
    image = pdf_of("(;SZ[19]AB[jj][ij][ji])").picture(595)
    assert image.pixelColor(5, 5).name() == "#ffffff"
    columns = [
        x
        for x in range(595)
        if any(image.pixelColor(x, y).lightness() < 128 for y in range(120, 360))
    ]
    assert (columns[0] + columns[-1]) / 2 == pytest.approx(595 / 2, abs=4)
    assert 200 < columns[-1] - columns[0] < 400


def test_paper_is_the_area_inside_the_margins() -> None:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    set_margins(writer)
    paper = paper_of(writer, 254)
    assert (paper.width, paper.height) == pytest.approx((1740, 2670), abs=3)
    writer.setPageMargins(QMarginsF())
    assert paper_of(writer, 254).width == pytest.approx(2100, abs=2)


def test_the_usual_paper_is_offered() -> None:
    assert usual_paper() in PaperSize
