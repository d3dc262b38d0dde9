"""Boards as files: formats, sizes, vector shapes, and correct pixels."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.ui.board.boards import board, light, mean_light
from tests.ui.printing.pdf import Pdf
from tromp_gui.go.point import Point
from tromp_gui.ui.board.picture import picture, picture_layout
from tromp_gui.ui.board.state import BoardState, Mark, Owner
from tromp_gui.ui.look.board_themes import FLAT, KAYA, PRINT, THEMES, BoardTheme
from tromp_gui.ui.printing.formats import Format, Undrawable
from tromp_gui.ui.printing.pictures import Look, picture_bytes
from tromp_gui.ui.printing.words import undrawable

SVG = "{http://www.w3.org/2000/svg}"
FULL = board(
    """
    . . . . . . . . .
    . X O . . . . . .
    . X O . X X . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . . . o . .
    . . X . . . . . .
    . O . . . . . . .
    . . . . . . . . .
    """,
    last_move=Point(2, 2),
    labels={Point(7, 1): "12", Point(0, 0): "a", Point(7, 2): "113"},
    marks={Point(6, 1): Mark.TRIANGLE, Point(8, 8): Mark.SQUARE, Point(6, 2): Mark.SELECTED},
    owners={Point(8, 0): Owner.BLACK, Point(8, 1): Owner.WHITE, Point(8, 2): Owner.NEUTRAL},
    lines=((Point(0, 2), Point(0, 6)),),
    arrows=((Point(1, 2), Point(1, 6)),),
    dimmed=frozenset({Point(0, 8)}),
)
"""Everything that a record can show."""


def test_a_board_that_does_not_fit_into_a_format_is_refused() -> None:
    with pytest.raises(Undrawable, match=re.escape(undrawable("webp"))):
        picture_bytes(BoardState(2, 52), Format.WEBP, Look(side=17_000))


def image_of(data: bytes, form: Format) -> QImage:
    image = QImage()
    assert image.loadFromData(data, form.value)
    assert not image.isNull()
    return image


def svg_image(data: bytes, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(data)).render(painter)
    painter.end()
    return image


class TestPixels:
    @pytest.mark.parametrize("form", [Format.PNG, Format.WEBP])
    @pytest.mark.parametrize("side", [64, 300, 801])
    def test_a_picture_has_the_requested_size(self, form: Format, side: int) -> None:
        image = image_of(picture_bytes(FULL, form, Look(side)), form)
        assert (image.width(), image.height()) == (side, side)

    @pytest.mark.parametrize(("rows", "columns"), [(9, 13), (13, 9), (1, 1), (2, 52), (52, 52)])
    def test_the_size_is_that_of_the_longer_side(self, rows: int, columns: int) -> None:
        data = picture_bytes(BoardState(rows, columns), Format.PNG, Look(400))
        image = image_of(data, Format.PNG)
        assert max(image.width(), image.height()) == 400
        assert (image.width() > image.height()) == (columns > rows)

    def test_the_wood_fills_the_picture(self) -> None:
        image = image_of(picture_bytes(FULL, Format.PNG, Look(397)), Format.PNG)
        for x, y in ((0, 200), (396, 200), (200, 0), (200, 396)):
            assert QColor.fromRgba(image.pixel(x, y)).alpha() == 255

    @pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
    def test_a_picture_has_its_theme(self, theme: BoardTheme) -> None:
        data = picture_bytes(FULL, Format.PNG, Look(300, theme))
        painted = picture(FULL, 300, theme)
        assert image_of(data, Format.PNG).convertToFormat(painted.format()) == painted

    def test_coordinates_can_be_left_out(self) -> None:
        bare = picture_bytes(BoardState(9, 9), Format.PNG, Look(300, coordinates=False))
        assert image_of(bare, Format.PNG) != image_of(
            picture_bytes(BoardState(9, 9), Format.PNG, Look(300)), Format.PNG
        )


class TestSvg:
    @pytest.mark.parametrize("theme", [None, PRINT, *THEMES.values()])
    def test_an_svg_contains_only_shapes(self, theme: BoardTheme | None) -> None:
        data = picture_bytes(FULL, Format.SVG, Look(400, theme))
        tags = {element.tag for element in ElementTree.fromstring(data).iter()}
        assert f"{SVG}image" not in tags
        assert f"{SVG}text" not in tags
        assert f"{SVG}path" in tags
        assert b"base64" not in data

    def test_the_size_is_in_pixels(self) -> None:
        root = ElementTree.fromstring(picture_bytes(BoardState(9, 13), Format.SVG, Look(450)))
        assert root.get("width") == "450"
        height = int(root.get("height", "0"))
        assert 250 < height < 350
        box = [int(part) for part in root.get("viewBox", "").split()]
        assert box[:2] == [0, 0]
        assert box[2] / box[3] == pytest.approx(450 / height, rel=0.01)

    def test_the_title_is_plain_text(self) -> None:
        data = picture_bytes(FULL, Format.SVG, Look(), "<b>古力</b> & 柯洁")
        title = ElementTree.fromstring(data).find(f"{SVG}title")
        assert title is not None
        assert title.text == "<b>古力</b> & 柯洁"

    def test_stones_are_circles_and_lines_have_their_width(self) -> None:
        root = ElementTree.fromstring(picture_bytes(FULL, Format.SVG, Look(400)))
        radii = [float(each.get("r", "0")) for each in root.iter(f"{SVG}circle")]
        layout, _ = picture_layout(400 * 16, 9, 9, PRINT, ratio=16)
        stones = [r for r in radii if r == pytest.approx(layout.geometry.stone / 2, rel=0.05)]
        assert len(stones) >= 9
        rects = list(root.iter(f"{SVG}rect"))
        widths = [min(float(e.get("width", 0)), float(e.get("height", 0))) for e in rects]
        assert widths.count(layout.geometry.line) == 14

    @pytest.mark.parametrize("side", [200, 400])
    def test_it_looks_like_the_printed_board(self, side: int) -> None:
        image = svg_image(picture_bytes(FULL, Format.SVG, Look(side)), side, side)
        layout, _ = picture_layout(side, 9, 9, PRINT)
        reach = layout.geometry.cell / 8
        for point in (Point(6, 4), Point(6, 5)):
            assert mean_light(image, layout.center(point), reach) < 20
        assert mean_light(image, layout.center(Point(1, 1)), reach) > 235
        between = (layout.center(Point(5, 5)) + layout.center(Point(4, 6))) / 2
        assert light(image, between) == 255

    @pytest.mark.parametrize("form", [Format.SVG, Format.PNG])
    def test_whites_territory_is_visible_on_paper(self, form: Format) -> None:
        points = {Point(4, 4): Owner.WHITE}
        data = picture_bytes(BoardState(9, 9, owners=points), form, Look(400, PRINT))
        image = svg_image(data, 400, 400) if form is Format.SVG else image_of(data, form)
        layout, _ = picture_layout(400, 9, 9, PRINT)
        middle, cell = layout.center(Point(4, 4)), layout.geometry.cell
        assert light(image, middle) > 250
        across = [light(image, middle, dx, dx) for dx in range(cell // 2)]
        assert min(across) < 150

    def test_letters_are_not_on_lines(self) -> None:
        state = BoardState(9, 9, labels={Point(4, 4): "a"})
        image = svg_image(picture_bytes(state, Format.SVG, Look(400)), 400, 400)
        layout, _ = picture_layout(400, 9, 9, PRINT)
        middle, cell = layout.center(Point(4, 4)), layout.geometry.cell
        assert light(image, middle, dx=-0.25 * cell) == 255
        assert light(image, layout.center(Point(4, 5)), dx=-0.25 * cell) < 100
        assert 60 < mean_light(image, middle, 0.12 * cell) < 250

    def test_numbers_in_svg_are_short(self) -> None:
        data = picture_bytes(FULL, Format.SVG, Look(400, FLAT))
        assert re.search(rb"[Nn]a[Nn]|inf", data.split(b"<path", 1)[1]) is None


class TestPdf:
    @pytest.mark.parametrize("theme", [None, PRINT, *THEMES.values()])
    def test_it_holds_shapes_and_letters_alone(self, theme: BoardTheme | None) -> None:
        pdf = Pdf(picture_bytes(FULL, Format.PDF, Look(400, theme)))
        assert not pdf.has_images
        assert b" re" in pdf.drawing
        assert b" Tj" in pdf.drawing or b" TJ" in pdf.drawing
        assert "12" in pdf.text()

    def test_a_pdf_is_one_page_of_the_boards_size(self) -> None:
        pdf = Pdf(picture_bytes(FULL, Format.PDF, Look(400)))
        assert (pdf.pages, pdf.size()) == (1, (300, 300))

    def test_it_looks_like_the_printed_board(self) -> None:
        image = Pdf(picture_bytes(FULL, Format.PDF, Look(400))).picture(400)
        layout, _ = picture_layout(400, 9, 9, PRINT)
        reach = layout.geometry.cell / 8
        assert mean_light(image, layout.center(Point(6, 4)), reach) < 20
        assert mean_light(image, layout.center(Point(1, 1)), reach) > 235

    def test_a_theme_keeps_its_wood(self) -> None:
        image = Pdf(picture_bytes(BoardState(9, 9), Format.PDF, Look(400, KAYA))).picture(400)
        assert QColor(image.pixel(200, 4)).name().upper() == KAYA.mid
