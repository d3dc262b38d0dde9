"""Everything that is drawn as the board is, in the board's look."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.ui.board.themes import BoardLook
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.dresser import Dresser
from tromp_gui.ui.panels.players import PlayerCards
from tromp_gui.ui.panels.score import ScorePanel


class LookDesk(QObject):
    """Hands each change of the board's look on to the small boards and stones of the column."""

    def __init__(
        self, dresser: Dresser, aside: BoardView, cards: PlayerCards, score: ScorePanel
    ) -> None:
        super().__init__(dresser)
        self._aside, self._cards, self._score = aside, cards, score
        dresser.board_changed.connect(self._show)
        self._show(dresser.board())

    def _show(self, look: BoardLook) -> None:
        self._aside.set_look(look)
        self._cards.show_stones(look.theme)
        self._score.show_stones(look.theme)
