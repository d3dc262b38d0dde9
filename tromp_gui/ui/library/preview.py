"""A small board with a game of the list, and details of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMargins, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel

from tromp_gui.go.grid import grid_of
from tromp_gui.library.line import PASS, Moment, moments
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.plain_text import ElidedLabel
from tromp_gui.ui.look.theme import current, scaled

_SIDE = 190
_LINES = 6


class Preview(QFrame):
    """A game's board and details; the wheel goes through its moves."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.board = BoardView()
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setAccessibleName(self.tr("Game in the list"))
        self.board.setFixedSize(scaled(_SIDE), scaled(_SIDE))
        self.board.set_padding(QMargins(2, 2, 2, 2))
        self.board.set_coordinates(False)
        self.board.wheel_stepped.connect(self.step)
        self._moments: list[Moment] = []
        self._size = 19, 19
        self._at = 0
        self._players = ElidedLabel()
        self._players.setProperty("role", "name")
        self._lines = [ElidedLabel() for _ in range(_LINES)]
        self._move = QLabel()
        self._move.setTextFormat(Qt.TextFormat.PlainText)
        self._move.setProperty("role", "quiet")
        words = vbox(self._players, *self._lines, STRETCH, self._move, gap=2)
        hbox(self.board, (words, 1), on=self, gap=12, margins=(6, 6, 12, 6))
        self._follow_theme()

    def show_words(self, players: str, lines: Sequence[str]) -> None:
        self._players.setText(players)
        for label, text in zip(self._lines, [*lines[:_LINES], *[""] * _LINES], strict=False):
            label.setText(text)
        self.setAccessibleName(", ".join(filter(None, (players, *lines))))

    def show_line(self, rows: int, columns: int, line: bytes, move: int | None) -> None:
        """Show the board after a move; None: at the end."""
        self._size = rows, columns
        self._moments = list(moments(line, grid_of(rows, columns)))
        turns = [moment.turn for moment in self._moments]
        self._at = turns.index(move) if move in turns else len(self._moments) - 1
        self._show()

    def show_nothing(self) -> None:
        self._moments = []
        self.show_words("", ())
        self._move.clear()
        self.board.show_state(BoardState(*self._size))

    @property
    def turn(self) -> int | None:
        """The move shown; None without a game."""
        return self._moments[self._at].turn if self._moments else None

    def step(self, steps: int) -> None:
        """Go forward, or back if negative."""
        if self._moments:
            self._at = min(max(self._at + steps, 0), len(self._moments) - 1)
            self._show()

    def _show(self) -> None:
        moment = self._moments[self._at]
        grid = grid_of(*self._size)
        last = None
        if moment.code is not None and moment.code[1] != PASS:
            (last,) = grid.points(1 << moment.code[1])
        self.board.show_state(
            BoardState(
                *self._size,
                black=frozenset(grid.points(moment.black)),
                white=frozenset(grid.points(moment.white)),
                last_move=last,
            )
        )
        text = self.tr("Move {move} of {moves}")
        self._move.setText(text.format(move=moment.turn, moves=self._moments[-1].turn))
        self.board.setAccessibleDescription(self._move.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._follow_theme()

    def _follow_theme(self) -> None:
        self.board.set_table_color(QColor(current().card))
