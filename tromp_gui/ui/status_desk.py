"""Between the status line and everything that has something to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tromp_gui import wording
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Point
from tromp_gui.record.node import Node
from tromp_gui.scoring.dead_stones import Refusal
from tromp_gui.session.match_session import MatchSession
from tromp_gui.session.record_session import RecordSession
from tromp_gui.session.score_session import ScoreSession
from tromp_gui.ui import explain
from tromp_gui.ui.board.desk import BoardDesk
from tromp_gui.ui.layout_switch import Layout
from tromp_gui.ui.panels import present
from tromp_gui.ui.status import StatusLine


class _News(NamedTuple):
    """What was done, and a link with what it does."""

    text: str
    link_text: str
    link: Callable[[], object] | None


class StatusDesk(QObject):
    """Says what is going on; a refusal stays until the next act, with a link to what it means."""

    def __init__(
        self,
        line: StatusLine,
        record: RecordSession,
        match: MatchSession,
        score: ScoreSession,
        board: BoardDesk,
        layout: Callable[[], Layout],
    ) -> None:
        super().__init__(line)
        self._line, self._record, self._match, self._board = line, record, match, board
        self._layout = layout
        self._link: Callable[[], object] | None = None
        self._refused = False
        self._news: _News | None = None
        line.link_activated.connect(self._follow_link)
        score.changed.connect(self.refresh)
        score.refused.connect(self._say_unmarked)
        match.refused.connect(self._say_refused)
        match.strayed.connect(self._say_strayed)
        board.peeked.connect(self._say_peeked)
        board.pointed.connect(self._say_pointed)
        self.refresh()

    def refresh(self) -> None:
        """Say what is going on now."""
        self._refused, self._news = False, None
        illegal = present.illegal_line(self._record)
        if illegal:
            self.refuse(illegal)
            self._refused = False
            return
        text = present.status(self._record, self._match, self._layout())
        if self._match.match is not None and not self._match.is_at_play:
            self._say(text, self.tr("Back to the game"), self._match.return_to_game)
        else:
            self._line.show_status(text, present.status_note(self._match, self._record))

    def tell(
        self, text: str, link_text: str = "", link: Callable[[], object] | None = None
    ) -> None:
        """Say what was done; it stays until the next act. `link` is what its link does."""
        self._news = _News(text, link_text, link)
        self._say(*self._news)
        announce(self._line, text)

    def refuse(
        self, text: str, link_text: str = "", link: Callable[[], object] | None = None
    ) -> None:
        """Say why a wish was refused; `link` is what its link does."""
        self._refused = True
        self._link = link
        self._line.show_refusal(text, link_text)

    def _say(self, text: str, link_text: str, link: Callable[[], object] | None) -> None:
        self._link = link
        self._line.show_status(text, link_text=link_text)

    def _follow_link(self) -> None:
        if self._link is not None:
            self._link()

    def _say_refused(self, turn: Turn, illegal: Illegal) -> None:
        superko = self._record.terms.rules.superko
        number = self._match.position.turn + 1
        text = wording.refusal(turn.point, turn.color, illegal, superko, number)
        if illegal.repeats is not None:
            earlier = illegal.repeats
            self.refuse(text, self.tr("Show that position"), lambda: self._board.peek(earlier))
        elif illegal.reason is Reason.GAME_OVER:
            self.refuse(text, self.tr("Review it"), self._match.leave)
        elif self._match.match is None and turn.point is not None:
            point = turn.point
            self.refuse(text, self.tr("Place it anyway"), lambda: self._match.play_variation(point))
        else:
            self.refuse(text)

    def _say_strayed(self, point: Point | None) -> None:
        self.refuse(
            self.tr("The game stands at another move."),
            self.tr("Take it back to here"),
            self._match.take_back_to_here,
        )

    def _say_unmarked(self, _point: Point, refusal: Refusal) -> None:
        self.refuse(explain.refused(refusal))

    def _say_peeked(self, node: Node) -> None:
        turn = self._record.moment(node).position.turn
        text = (
            self.tr("This is the position after move %1.").replace("%1", str(turn))
            if turn
            else self.tr("This is the position at the start.")
        )
        self._say(text, self.tr("Back"), self._back)

    def _back(self) -> None:
        self._board.refresh()
        self.refresh()

    def _say_pointed(self, text: str) -> None:
        if not text and self._refused:
            return
        if text:
            text = text.replace("\n", present.DOT)
            self._line.show_status(text)
            announce(self._line, text)
        elif self._news is not None:
            self._say(*self._news)
        else:
            self.refresh()


def announce(line: StatusLine, text: str) -> None:
    """Tell assistive technology."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(line, text))
