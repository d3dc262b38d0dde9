"""A second opinion on dead stones: an attached engine's, ringed on the board, for one to judge."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from tromp_gui.go.point import Point
from tromp_gui.match.opinion import Difference
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.session.play.second_opinion import DeadStonesAnswer, SecondOpinion
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.status_controller import StatusController
from tromp_gui.wording import chain_status, opponents, tr

_NONE: frozenset[Point] = frozenset()


class OpinionController(QObject):
    """Asks an engine, rings what it considers dead until the marks change, and says where it
    differs.

    Nothing is marked by it but by the link that says so.
    """

    def __init__(
        self,
        window: QWidget,
        opinion: SecondOpinion,
        score: ScoreSession,
        board: BoardController,
        status: StatusController,
    ) -> None:
        super().__init__(window)
        self._window, self._opinion = window, opinion
        self._score, self._board, self._status = score, board, status
        self._rings = _NONE
        opinion.answered.connect(self._on_answered)

    @property
    def can_ask(self) -> bool:
        """Whether an engine is attached that could be asked."""
        return bool(self._opinion.names)

    def choose(self) -> None:
        """Ask the attached engine; if there are several, let one be chosen."""
        names = self._opinion.names
        if len(names) == 1:
            self._ask(names[0])
            return
        menu = QMenu(self._window)
        for name in names:
            menu.addAction(name.replace("&", "&&")).triggered.connect(
                lambda _=False, name=name: self._ask(name)
            )
        menu.popup(QCursor.pos())

    def _ask(self, name: str) -> None:
        self._opinion.ask(name)
        text = tr("{name} is looking for dead stones…").format(name=name)
        self._status.tell(text, self.tr("Cancel"), self._cancel)

    def _cancel(self) -> None:
        self._opinion.stop()
        self._status.refresh()

    def _on_answered(self, opinion: DeadStonesAnswer) -> None:
        name, dead, failure = opinion
        if failure is not None:
            self._status.refuse(opponents.gone(name, failure))
        elif dead is None:
            self._status.refuse(tr("{name} does not report dead stones.").format(name=name))
        else:
            self._show_opinion(name, dead)

    def _show_opinion(self, name: str, dead: frozenset[Point]) -> None:
        self._rings = dead
        self._board.highlight_all(dead)
        marks = self._score.marks
        if dead == marks:
            self._status.tell(chain_status.same_opinion(name, len(dead)))
            return
        text = opponents.differs(name, Difference(dead - marks, marks - dead))
        self._status.tell(text, self.tr("Apply its marks"), lambda: self._score.propose(dead))

    def clear(self) -> None:
        """Take the rings away."""
        if self._rings:
            self._rings = _NONE
            self._board.highlight_all(_NONE)
