"""The pages of a printed game: title, diagrams, notes, comments; the same as a PDF. QtGui only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import (
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from tromp_gui.record.game_info import GameInfo
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.diagrams import Diagram, Remark, diagrams
from tromp_gui.ui.printing.typeset import (
    Block,
    Item,
    Paper,
    PrintedBoard,
    Text,
    centered,
    paragraph,
    stack,
)
from tromp_gui.wording import DOT

MOVES = 50
"""The default number of turns in a diagram."""

TITLE, BODY, SMALL = 16.0, 10.0, 8.5
_FOOT = 9.0
_BOARD_SHARE = 0.375
"""The height of a 19-line board as a share of the page, so that two boards fit with their notes."""

_USUAL, _LARGEST_SHARE = 19, 0.85
_SMALLEST_SHARE, _SMALLEST, _SMALLEST_LETTERS = 0.3, 0.6, 0.8
"""How far a board may shrink to fit in the rest of a page: with 19 lines to 0.3 of the page, where
three digits on a stone can still be read; with fewer lines to 0.6 of its usual size. Its letters
shrink less.
"""

_INDENT = 11.0

Page: TypeAlias = tuple[Item, ...]


class Printed(Protocol):
    """What can be printed: its name, and its pages on some paper."""

    @property
    def name(self) -> str:
        """What a printer and a PDF file are told."""

    def pages(self, paper: Paper) -> list[Page]:
        """The pages, at least one; positions are in dots from the top left corner."""


@dataclass(frozen=True, slots=True)
class PrintedGame:
    """Everything that is printed of a game; `is_partial`: its variations are left out."""

    info: GameInfo
    diagrams: tuple[Diagram, ...]
    is_partial: bool = False

    @property
    def name(self) -> str:
        """The players, or what else names the game."""
        return words.heading(self.info).short

    def pages(self, paper: Paper) -> list[Page]:
        """The title, diagrams, notes and comments."""
        heading = words.heading(self.info, self.is_partial)
        return with_footers(_sheets(self, heading, paper).filled, heading.short, paper)


def printed_game(tree: Tree, line: Sequence[Node] = (), moves: int = MOVES) -> PrintedGame:
    """A line of a record (the main line by default) in diagrams of `moves` turns."""
    info, terms = terms_of(tree)
    walked = list(line) or list(tree.main_line())
    branches = any(node.first_child and node.first_child.next_sibling for node in walked)
    made = tuple(diagrams(Replay(tree, terms.rules), walked, moves))
    return PrintedGame(info, made, is_partial=branches)


def with_footers(filled: Sequence[Sequence[Item]], name: str, paper: Paper) -> list[Page]:
    """The pages with a name and their numbers at the foot."""
    return [
        (*items, *_footer(name, number, len(filled), paper))
        for number, items in enumerate(filled, 1)
    ]


def paint_pages(device: QPagedPaintDevice, shown: Sequence[Page]) -> bool:
    """Paint the pages on a printer or a PDF. Returns whether it could be opened."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number, page in enumerate(shown):
        if number:
            device.newPage()
        for item in page:
            item.paint(painter)
    return painter.end()


class Sheets:
    """Pages filled from the top; a block for which there is no room goes to the next page."""

    def __init__(self, paper: Paper) -> None:
        self.filled: list[list[Item]] = [[]]
        self._room, self._y = paper.height - paper.mm(_FOOT), 0.0

    @property
    def rest(self) -> float:
        """The height that is left on the page."""
        return self._room - self._y

    def turn(self) -> None:
        """Go on at the top of a page."""
        if self._y:
            self.filled.append([])
            self._y = 0.0

    def add(self, block: Block) -> None:
        if block.height > self.rest:
            self.turn()
        self.filled[-1] += [item.moved(0, self._y) for item in block.items]
        self._y += block.height


def _sheets(game: PrintedGame, heading: words.Heading, paper: Paper) -> Sheets:
    """The pages without their footers."""
    sheets = Sheets(paper)
    sheets.add(title_block(heading, paper))
    comment = game.info.comment.strip()
    for line in paragraph(comment, paper.face(BODY), paper.width) if comment else ():
        sheets.add(line)
    for diagram in game.diagrams:
        sheets.add(_figure(diagram, paper, sheets.rest))
        for remark in diagram.remarks:
            for line in _remark(remark, paper):
                sheets.add(line)
    return sheets


def title_block(heading: words.Heading, paper: Paper) -> Block:
    """The title of a game, and the lines below it."""
    face, body = paper.face(TITLE, 600), paper.face(BODY)
    lines = paragraph(heading.title, face, paper.width)
    for line in heading.lines:
        lines += paragraph(line, body, paper.width)
    return stack(*lines)


def _figure(diagram: Diagram, paper: Paper, rest: float) -> Block:
    """A board with caption and notes, kept together on a page; the board is drawn smaller if it
    then fits in the `rest` of the page.
    """
    under = [centered(words.caption(diagram), paper.face(BODY, 600), paper.width)]
    if diagram.notes:
        notes = DOT.join(words.note(note) for note in diagram.notes)
        under.append(centered(notes, paper.face(SMALL), paper.width))
    text, gap = stack(*under), paper.mm(4)
    layout = _board(diagram, paper, rest - text.height - gap)
    board = PrintedBoard(diagram.state, layout).moved((paper.width - layout.geometry.width) / 2, 0)
    return stack(Block((board,), layout.geometry.height), text).below(gap)


def _board(diagram: Diagram, paper: Paper, rest: float) -> BoardLayout:
    """A board of its usual size, or smaller within limits if it then fits in the height `rest`."""
    state, coordinates = diagram.state, diagram.coordinates
    lines = state.rows / _USUAL
    most = paper.height * min(_LARGEST_SHARE, _BOARD_SHARE * max(1, lines))
    least = max(paper.height * _SMALLEST_SHARE * lines, _SMALLEST * most)
    usual = paper.board(state, paper.width, most, coordinates)
    if not least <= rest < usual.geometry.height:
        return usual
    letters = max(_SMALLEST_LETTERS, rest / most)
    smaller = paper.board(state, paper.width, rest, coordinates, letters)
    return smaller if smaller.geometry.coordinates == usual.geometry.coordinates else usual


def _remark(remark: Remark, paper: Paper) -> Iterator[Block]:
    """A comment beside the number of its turn, one block per line."""
    body, indent = paper.face(BODY), paper.mm(_INDENT)
    lines = paragraph(words.remark(remark), body, paper.width - indent, indent)
    if remark.number is not None:
        number = paragraph(str(remark.number), paper.face(BODY, 600), paper.width)[0]
        first = lines[0]
        lines[0] = Block((*number.items, *first.items), first.height)
    lines[0] = lines[0].below(paper.mm(1.5))
    yield from lines


def _footer(name: str, number: int, last: int, paper: Paper) -> Iterator[Text]:
    face = paper.face(SMALL)
    metrics, base = QFontMetricsF(face), paper.height - paper.mm(1)
    counted = f"{number} / {last}"
    wide = metrics.horizontalAdvance(counted)
    (line, *_) = paragraph(name, face, paper.width - 2 * wide)
    yield from (Text(0, base, item.text, face) for item in line.items if isinstance(item, Text))
    yield Text(paper.width - wide, base, counted, face)


_DOTS = 1200
_MARGINS = QMarginsF(18, 16, 18, 14)
"""In millimetres."""


class PaperSize(Enum):
    """The paper sizes offered; the value is the word on the command line."""

    A4 = "a4"
    LETTER = "letter"


SIZES = {PaperSize.A4: QPageSize.PageSizeId.A4, PaperSize.LETTER: QPageSize.PageSizeId.Letter}


def usual_paper() -> PaperSize:
    """Letter in countries that use inches, otherwise A4."""
    metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return PaperSize.A4 if metric else PaperSize.LETTER


def set_margins(device: QPagedPaintDevice) -> None:
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)


def paper_of(device: QPagedPaintDevice, dots: int) -> Paper:
    """The part of a page inside the margins; `dots` is the device's resolution."""
    rect = device.pageLayout().paintRectPixels(dots)
    return Paper(rect.width(), rect.height(), dots)


def pdf(printed: Printed, size: PaperSize) -> bytes:
    """A PDF file with text and vector graphics."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(printed.name)
    writer.setCreator(DISPLAY_NAME)
    writer.setResolution(_DOTS)
    writer.setPageSize(QPageSize(SIZES[size]))
    set_margins(writer)
    paint_pages(writer, printed.pages(paper_of(writer, _DOTS)))
    return bytes(buffer.data().data())
