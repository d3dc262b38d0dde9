"""The pages of a printed game: title, diagrams, notes, comments; the same as a PDF. QtGui only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

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

_TITLE, _BODY, _SMALL = 16.0, 10.0, 8.5
_FOOT = 9.0
_BOARD_SHARE = 0.375
"""The height of a 19-line board as a share of the page, so that two boards fit with their notes."""

_USUAL, _LARGEST_SHARE = 19, 0.85
_INDENT = 11.0

Page: TypeAlias = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class PrintedGame:
    """Everything that is printed of a game; `is_partial`: its variations are left out."""

    info: GameInfo
    diagrams: tuple[Diagram, ...]
    is_partial: bool = False


def printed_game(tree: Tree, line: Sequence[Node] = (), moves: int = MOVES) -> PrintedGame:
    """A line of a record (the main line by default) in diagrams of `moves` turns."""
    info, terms = terms_of(tree)
    walked = list(line) or list(tree.main_line())
    branches = any(node.first_child and node.first_child.next_sibling for node in walked)
    made = tuple(diagrams(Replay(tree, terms.rules), walked, moves))
    return PrintedGame(info, made, is_partial=branches)


def pages(game: PrintedGame, paper: Paper) -> list[Page]:
    """The pages, at least one; positions are in dots from the top left corner."""
    heading = words.heading(game.info, game.is_partial)
    room = paper.height - paper.mm(_FOOT)
    filled = list(_paginated(_blocks(game, heading, paper), room))
    return [
        (*items, *_footer(heading.short, number, len(filled), paper))
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


def _paginated(blocks: Iterable[Block], room: float) -> Iterator[list[Item]]:
    """The items of each page; a block for which there is no room goes to the next page."""
    items: list[Item] = []
    y = 0.0
    for block in blocks:
        if y and y + block.height > room:
            yield items
            items, y = [], 0.0
        items += [item.moved(0, y) for item in block.items]
        y += block.height
    yield items


def _blocks(game: PrintedGame, heading: words.Heading, paper: Paper) -> Iterator[Block]:
    yield _title(heading, paper)
    comment = game.info.comment.strip()
    yield from paragraph(comment, paper.face(_BODY), paper.width) if comment else ()
    for diagram in game.diagrams:
        yield _figure(diagram, paper).below(paper.mm(4))
        for remark in diagram.remarks:
            yield from _remark(remark, paper)


def _title(heading: words.Heading, paper: Paper) -> Block:
    face, body = paper.face(_TITLE, 600), paper.face(_BODY)
    lines = paragraph(heading.title, face, paper.width)
    for line in heading.lines:
        lines += paragraph(line, body, paper.width)
    return stack(*lines)


def _figure(diagram: Diagram, paper: Paper) -> Block:
    """A board with caption and notes, kept together on a page."""
    state = diagram.state
    share = min(_LARGEST_SHARE, _BOARD_SHARE * max(1, state.rows / _USUAL))
    layout = paper.board(state, paper.width, share * paper.height, diagram.coordinates)
    board = PrintedBoard(state, layout).moved((paper.width - layout.geometry.width) / 2, 0)
    under = [centered(words.caption(diagram), paper.face(_BODY, 600), paper.width)]
    if diagram.notes:
        notes = DOT.join(words.note(note) for note in diagram.notes)
        under.append(centered(notes, paper.face(_SMALL), paper.width))
    return stack(Block((board,), layout.geometry.height), *under)


def _remark(remark: Remark, paper: Paper) -> Iterator[Block]:
    """A comment beside the number of its turn, one block per line."""
    body, indent = paper.face(_BODY), paper.mm(_INDENT)
    lines = paragraph(words.remark(remark), body, paper.width - indent, indent)
    if remark.number is not None:
        number = paragraph(str(remark.number), paper.face(_BODY, 600), paper.width)[0]
        first = lines[0]
        lines[0] = Block((*number.items, *first.items), first.height)
    lines[0] = lines[0].below(paper.mm(1.5))
    yield from lines


def _footer(name: str, number: int, last: int, paper: Paper) -> Iterator[Text]:
    face = paper.face(_SMALL)
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


def game_pdf(game: PrintedGame, size: PaperSize) -> bytes:
    """The game as a PDF file with text and vector graphics."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(words.heading(game.info).short)
    writer.setCreator(DISPLAY_NAME)
    writer.setResolution(_DOTS)
    writer.setPageSize(QPageSize(SIZES[size]))
    set_margins(writer)
    paint_pages(writer, pages(game, paper_of(writer, _DOTS)))
    return bytes(buffer.data().data())
