"""Reports of games as printed pages: a table, and the boards of the moments. QtGui only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QFontMetricsF

from tromp_gui.learning.game_report import GameReport, Moment
from tromp_gui.ui.board.moment import moment_state
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.pages import BODY, SMALL, Page, Sheets, title_block, with_footers
from tromp_gui.ui.printing.typeset import Block, Paper, PrintedBoard, Text, paragraph, stack
from tromp_gui.wording import game_report as texts

_BOARD, _APART = 50.0, 6.0
"""In millimetres: the side of a board, of which three fit below the table on A4, and the gap beside
and above it.
"""
_COLUMNS = (0.40, 0.15, 0.15, 0.15, 0.15)
"""The widths of the columns as shares of the page."""
_PHASE = 4.0
"""In millimetres: how far the name of a phase is indented."""


@dataclass(frozen=True, slots=True)
class PrintedReports:
    """The reports of games, each of which begins on a page of its own."""

    reports: tuple[GameReport, ...]

    @property
    def name(self) -> str:
        """The players of a single game, otherwise what this is."""
        if len(self.reports) == 1:
            return words.heading(self.reports[0].info).short
        return texts.title()

    def pages(self, paper: Paper) -> list[Page]:
        """Each game's heading, table and moments."""
        sheets = Sheets(paper)
        for report in self.reports:
            sheets.turn()
            for block in _report(report, paper):
                sheets.add(block)
        return with_footers(sheets.filled, self.name, paper)


def _report(report: GameReport, paper: Paper) -> Iterator[Block]:
    bold, small = paper.face(BODY, 600), paper.face(SMALL)
    yield title_block(words.heading(report.info), paper)
    yield _row(texts.heads(), paper, 600).below(paper.mm(_APART))
    for at, row in enumerate(texts.rows(report)):
        is_player = texts.is_player(at)
        block = _row(row, paper, 600 if is_player else 400, 0 if is_player else _PHASE)
        yield block.below(paper.mm(1)) if is_player else block
    note = paragraph(texts.explanation(report), small, paper.width)
    yield stack(*note).below(paper.mm(2))
    heading = paragraph(texts.moments_title(report), bold, paper.width)
    yield stack(*heading).below(paper.mm(3))
    for moment in report.moments:
        yield _moment(moment, paper).below(paper.mm(2))
    if report.moments:
        yield stack(*paragraph(texts.on_board(), small, paper.width)).below(paper.mm(2))


def _row(cells: tuple[str, ...], paper: Paper, weight: int, indent: float = 0) -> Block:
    """A line of the table: the first cell on the left of its column, the others on the right."""
    face = paper.face(BODY, weight)
    metrics, right, items, height = QFontMetricsF(face), 0.0, [], 0.0
    for at, (cell, share) in enumerate(zip(cells, _COLUMNS, strict=True)):
        left, right = right, right + share * paper.width
        (line, *_) = paragraph(cell, face, right - left - paper.mm(indent))
        height = line.height
        for item in line.items:
            assert isinstance(item, Text)
            wide = metrics.horizontalAdvance(item.text)
            items.append(item.moved(right - wide if at else paper.mm(indent), 0))
    return Block(tuple(items), height)


def _moment(moment: Moment, paper: Paper) -> Block:
    """The board of a moment, and beside it what was played and what was better."""
    side = paper.mm(_BOARD)
    layout = paper.board(moment_state(moment), side, side, letters=0.8)
    board = PrintedBoard(moment_state(moment), layout)
    left = side + paper.mm(_APART)
    width = paper.width - left
    lines = paragraph(texts.played(moment), paper.face(BODY, 600), width, left)
    for text in (texts.lost(moment), texts.better(moment)):
        lines += paragraph(text, paper.face(BODY), width, left) if text else []
    beside = stack(*lines)
    return Block((board, *beside.items), max(layout.geometry.height, beside.height))
