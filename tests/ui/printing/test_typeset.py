"""Lines of text: none too wide, nothing lost, everything printable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import PRINT
from tromp_gui.ui.printing.typeset import (
    Block,
    Paper,
    PrintedBoard,
    Text,
    broken,
    centered,
    clean,
    paragraph,
    stack,
)

PAPER = Paper(width=2000, height=3000, dots=300)
FACE = PAPER.face(10)


def width(text: str) -> float:
    return QFontMetricsF(FACE).horizontalAdvance(text)


def texts(blocks: list[Block]) -> list[str]:
    return [item.text for block in blocks for item in block.items if isinstance(item, Text)]


class TestMeasures:
    def test_lengths_are_in_dots(self) -> None:
        assert PAPER.mm(25.4) == pytest.approx(300)
        assert PAPER.face(72).pixelSize() == 300

    def test_a_board_is_as_large_as_possible(self) -> None:
        layout = PAPER.board(BoardState(9, 13), 1000, 1000)
        board = layout.geometry
        assert layout.theme is PRINT
        assert 900 < board.width <= 1000
        assert board.height < board.width
        assert (board.left, board.top) == (0, 0)
        assert board.coordinates

    def test_font_sizes_do_not_depend_on_the_paper(self) -> None:
        fine = Paper(4000, 6000, 600).board(BoardState(19, 19), 2000, 2000).geometry
        coarse = PAPER.board(BoardState(19, 19), 1000, 1000).geometry
        assert fine.letter == pytest.approx(2 * coarse.letter)


class TestBreaking:
    def test_words_are_not_broken(self) -> None:
        text = "The fight in the corner decides the game, though nobody saw it coming."
        lines = list(broken(text, FACE, width(text) / 3))
        assert len(lines) > 2
        assert " ".join(lines) == text

    def test_a_word_that_is_too_long_is_broken(self) -> None:
        lines = list(broken("x" * 200, FACE, 300))
        assert "".join(lines) == "x" * 200
        assert all(width(line) <= 300 for line in lines)

    @pytest.mark.parametrize(
        "text",
        [
            "古力九段在这里下出了好棋，白棋已经很难应付。" * 3,
            "囲碁は楽しい。" * 12,
            "바둑은 재미있다 " * 9,
        ],
    )
    def test_text_without_spaces_is_broken(self, text: str) -> None:
        lines = list(broken(text, FACE, 600))
        assert len(lines) > 1
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert all(width(line) <= 601 for line in lines)

    def test_surrogate_pairs_are_not_split(self) -> None:
        text = "𠮷野家 😀 " * 20
        lines = list(broken(text, FACE, 400))
        assert "\N{REPLACEMENT CHARACTER}" not in "".join(lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")

    @given(st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=80))
    def test_only_spaces_are_lost(self, text: str) -> None:
        lines = "".join(broken(text, FACE, 500))
        assert "".join(lines.split()) == "".join(text.split())


class TestParagraphs:
    def test_line_breaks_and_empty_lines_are_kept(self) -> None:
        blocks = paragraph("One\n\nTwo", FACE, 500)
        assert len(blocks) == 3
        assert texts(blocks) == ["One", "Two"]
        assert len({block.height for block in blocks}) == 1

    def test_lines_begin_at_the_indent(self) -> None:
        (block,) = paragraph("One", FACE, 500, indent=40)
        (text,) = block.items
        assert isinstance(text, Text)
        assert text.x == 40
        assert 0 < text.y < block.height

    def test_centred_text_is_centred(self) -> None:
        (text,) = centered("One\nline", FACE, 500).items
        assert isinstance(text, Text)
        assert text.text == "One line"
        assert text.x + width("One line") / 2 == pytest.approx(250)

    def test_long_titles_become_several_lines(self) -> None:
        block = centered("word " * 60, FACE, 500)
        assert len(block.items) > 3
        assert block.height > 3 * FACE.pixelSize()

    @pytest.mark.parametrize(
        ("raw", "printed"),
        [
            ("a\tb", "a    b"),
            ("a\x00b\x1b[1m", "ab[1m"),
            ("a\nb", "a\nb"),
            ("\udce9t\udce9", "\N{REPLACEMENT CHARACTER}t\N{REPLACEMENT CHARACTER}"),
            ("古力", "古力"),
            ("Ann \u202eyob\u202c \u2066Bob\u2069", "Ann yob Bob"),
        ],
    )
    def test_unprintable_characters_are_removed(self, raw: str, printed: str) -> None:
        assert clean(raw) == printed


class TestBlocks:
    def test_blocks_are_stacked(self) -> None:
        first, second = paragraph("One\nTwo", FACE, 500)
        both = stack(first, second.below(10))
        one, two = both.items
        assert isinstance(one, Text)
        assert isinstance(two, Text)
        assert both.height == pytest.approx(first.height + 10 + second.height)
        assert two.y - one.y == pytest.approx(first.height + 10)

    def test_a_board_stays_on_whole_dots(self) -> None:
        board = PrintedBoard(BoardState(9, 9), PAPER.board(BoardState(9, 9), 500, 500))
        moved = board.moved(10.4, 20.6).layout.geometry
        assert (moved.left, moved.top) == (10, 21)
