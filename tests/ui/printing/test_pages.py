"""The pages of a game: order, space, numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.ui.printing.records import KO, tree_of
from tests.ui.printing.test_diagrams import TWENTY
from tromp_gui.ui.printing.pages import Page, printed_game
from tromp_gui.ui.printing.typeset import Paper, PrintedBoard, Text

A4 = Paper(width=2055, height=3153, dots=300)


def laid_out(text: str, moves: int = 50, paper: Paper = A4) -> list[Page]:
    return printed_game(tree_of(text), moves=moves).pages(paper)


def boards(page: Page) -> list[PrintedBoard]:
    return [item for item in page if isinstance(item, PrintedBoard)]


def heights(page: Page) -> list[int]:
    return [board.layout.geometry.height for board in boards(page)]


def commented(size: int, moves: int, lines: int) -> str:
    """A game whose first move has a comment of some lines."""
    points = [f"{chr(97 + i % size)}{chr(97 + i // size)}" for i in range(moves)]
    turns = [f";{'BW'[i % 2]}[{point}]" for i, point in enumerate(points)]
    turns[0] += "C[" + "\n".join(f"line {number}" for number in range(lines)) + "]"
    return f"(;SZ[{size}]PB[A]PW[B]{''.join(turns)})"


def texts(page: Page) -> list[str]:
    return [item.text for item in page if isinstance(item, Text)]


class TestPages:
    def test_one_short_game_is_one_page(self) -> None:
        (page,) = laid_out("(;SZ[9]PB[Ann]PW[Bo];B[aa];W[bb])")
        assert len(boards(page)) == 1
        assert texts(page) == [
            "Ann – Bo", "Black: Ann  ·  White: Bo", "Moves 1–2", "Ann – Bo", "1 / 1",
        ]  # fmt: skip

    def test_two_diagrams_fit_on_a_page(self) -> None:
        found = laid_out(TWENTY, 4)
        assert [len(boards(page)) for page in found] == [2, 2, 1]
        assert [texts(page)[-1] for page in found] == ["1 / 3", "2 / 3", "3 / 3"]

    def test_two_diagrams_fit_below_a_full_title(self) -> None:
        line = "".join(f";{'BW'[i % 2]}[{chr(97 + i % 19)}{chr(97 + i // 19)}]" for i in range(100))
        title = "PB[A]PW[B]EV[E]DT[2000]PC[P]RE[B+1]KM[7]"
        (page,) = laid_out(f"(;SZ[19]{title}{line})")
        assert len(boards(page)) == 2

    def test_a_diagram_is_drawn_smaller_to_fit_below_a_comment(self) -> None:
        (page,) = laid_out(commented(size=9, moves=58, lines=10))
        first, second = heights(page)
        assert 0.5 * first < second < first

    def test_below_a_longer_comment_it_goes_to_the_next_page_in_its_usual_size(self) -> None:
        (first,), (second,) = map(heights, laid_out(commented(size=9, moves=58, lines=25)))
        assert first == second

    @pytest.mark.parametrize(("size", "least"), [(9, 0.58), (13, 0.58), (19, 0.77)])
    def test_a_diagram_shrinks_only_within_limits(self, size: int, least: float) -> None:
        (whole,) = heights(laid_out(f"(;SZ[{size}])")[0])
        sizes, counts = [], []
        for lines in range(1, 26):
            found = laid_out(commented(size, 58, lines))
            last = boards(found[-1])[-1].layout.geometry
            assert last.coordinates
            sizes.append(last.height)
            counts.append(len(found))
        turned = counts.index(2)
        assert counts == sorted(counts)
        assert all(large >= small for large, small in pairwise([whole, *sizes[:turned]]))
        assert least * whole < sizes[turned - 1] < whole
        assert set(sizes[turned:]) == {whole}

    @pytest.mark.parametrize("text", [TWENTY, KO, TWENTY.replace(";W", f"C[{'word ' * 150}];W")])
    @pytest.mark.parametrize("paper", [A4, Paper(2100, 2900, 300), Paper(8220, 12612, 1200)])
    def test_nothing_overlaps_or_leaves_the_page(self, text: str, paper: Paper) -> None:
        for page in laid_out(text, 7, paper):
            ends = []
            for item in page[:-2]:
                if isinstance(item, PrintedBoard):
                    board = item.layout.geometry
                    assert board.left >= 0
                    assert board.left + board.width <= paper.width
                    ends.append((board.top, board.top + board.height))
                else:
                    assert item.x >= 0
                    ends.append((int(item.y) - 1, int(item.y)))
            assert all(upper[0] <= lower[0] for upper, lower in pairwise(ends))
            assert ends[-1][1] < paper.height - paper.mm(5)

    def test_a_long_comment_continues_on_the_next_page(self) -> None:
        comment = "\n".join(f"line {number}" for number in range(150))
        found = laid_out(f"(;SZ[9];B[aa]C[{comment}];W[bb])")
        lines = [text for page in found for text in texts(page) if text.startswith("line ")]
        assert lines == comment.split("\n")
        assert [len(boards(page)) for page in found] == [1, 0, 0, 0]

    def test_a_board_of_any_size_fits_on_a_page(self) -> None:
        for size in ("1", "52", "2:52", "52:2", "25"):
            (page,) = laid_out(f"(;SZ[{size}])")
            (board,) = boards(page)
            assert board.layout.geometry.height < A4.height

    def test_a_large_board_is_drawn_larger(self) -> None:
        small, large = (boards(laid_out(f"(;SZ[{size}])")[0])[0] for size in (19, 37))
        assert large.layout.geometry.height > 1.5 * small.layout.geometry.height


class TestWhatIsWritten:
    def test_order_is_caption_notes_remarks(self) -> None:
        page = laid_out(KO.replace("W[ea]", "W[ea]C[A threat.]"))[0]
        assert texts(page)[1:-2] == ["Moves 1–8", "5 = 1  ·  8 = 2", "6", "A threat."]

    def test_a_remark_is_beside_its_number(self) -> None:
        page = laid_out("(;SZ[9];B[aa]C[First]N[Name])")[0]
        number, name, text = [item for item in page[:-2] if isinstance(item, Text)][-3:]
        assert (number.text, name.text, text.text) == ("1", "Name", "First")
        assert number.y == name.y < text.y
        assert number.x < name.x == text.x

    def test_the_game_comment_comes_before_the_first_board(self) -> None:
        page = laid_out("(;SZ[9]GC[A teaching game.])")[0]
        kinds = [type(item) if isinstance(item, PrintedBoard) else item.text for item in page]
        assert kinds.index("A teaching game.") < kinds.index(PrintedBoard)

    def test_a_long_name_is_elided_only_in_the_footer(self) -> None:
        name = "Very " * 60 + "Long"
        page = laid_out(f"(;SZ[9]PB[{name}]PW[Bo])")[0]
        footer, counted = [item for item in page if isinstance(item, Text)][-2:]
        assert name.startswith(footer.text)
        assert counted.text == "1 / 1"
        assert "Long" in " ".join(texts(page)[:-2])


@pytest.mark.parametrize(
    ("moves", "is_partial"), [(";B[aa];W[bb]", False), (";B[aa](;W[bb])(;W[cc])", True)]
)
def test_a_game_with_variations_is_printed_in_part(moves: str, is_partial: bool) -> None:
    assert printed_game(tree_of(f"(;SZ[9]{moves})")).is_partial is is_partial
