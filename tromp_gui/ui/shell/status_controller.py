"""Decides what the status line shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.record.node import Node
from tromp_gui.scoring.dead_stones import Refusal
from tromp_gui.session.game.illegal_moves import IllegalRecordedMove, illegal_move_at, kos_round
from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.kit.key_text import key_of, with_key
from tromp_gui.ui.shell import explain, present
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.situation import Situation, Situations
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.wording import DOT
from tromp_gui.wording.refusals import denial, refusal


class _Report(NamedTuple):
    """What was done, with the text of a link and its action."""

    text: str
    link_text: str = ""
    link: Callable[[], object] | None = None


class StatusController(QObject):
    """Shows the current situation; a refusal stays until the next act, with a link to the reason.

    Signal: `rules_requested()`, show the rules of the game.
    """

    rules_requested = Signal()

    def __init__(
        self,
        line: StatusLine,
        sessions: Sessions,
        situations: Situations,
        board: BoardController,
        action: Callable[[CommandId], QAction],
    ) -> None:
        super().__init__(line)
        record, match, score = sessions.record, sessions.match, sessions.score
        self._main_line, self._guide = action(CommandId.MAIN_LINE), action(CommandId.GUIDE)
        self._line, self._record, self._match, self._board = line, record, match, board
        self._score, self._situations = score, situations
        self._link: Callable[[], object] | None = None
        self._refused = False
        self._report: _Report | None = None
        self._progress: _Report | None = None
        self._report_of_act: _Report | None = None  # shown again by the refresh that ends the act
        self._thinking: Color | None = None
        record.refused.connect(self._say_growing)
        line.link_activated.connect(self._follow_link)
        line.rules_activated.connect(self.rules_requested)
        score.refused.connect(self._say_unmarked)
        match.refused.connect(self._say_refused)
        match.clicked_elsewhere.connect(self._say_clicked_elsewhere)
        match.denied.connect(self._say_denied)
        board.peeked.connect(self._say_peeked)
        board.pointed.connect(self._say_pointed)
        situations.settled.connect(self._on_settled)
        situations.touched.connect(self._on_touched)

    def _on_settled(self) -> None:
        is_said = self._refused or self._report is not None
        if not (is_said and self._situations.follows_setting):
            self.refresh()

    def _on_touched(self, now: Situation) -> None:
        """Show whether an engine is thinking; the last report stays."""
        if now.thinking is not self._thinking and not self._refused and self._report is None:
            self.refresh()

    def refresh(self) -> None:
        """Show the current situation; the progress of reading or saving has priority."""
        self._refused, self._report, self._report_of_act = False, self._report_of_act, None
        first = self._progress or self._report
        if first is not None:
            self._say(*first)
            return
        illegal_move = illegal_move_at(self._record, self._record.cursor)
        if illegal_move is not None:
            self._say_illegal_move(illegal_move)
            return
        now = self._situations.now
        self._thinking = now.thinking
        text = present.status(now, self._record)
        if now.is_elsewhere:
            self._say(text, self.tr("Back to the game"), self._match.return_to_game)
        elif now.offers_no_result:
            third = self.tr("This position has occurred for the third time.")
            said = f"{text}{DOT}{third}"
            self._say(said, self.tr("End without result"), self._match.void)
        else:
            recorded = None if now.layout is Layout.SCORE else self._score.recorded
            note = present.status_note(now, self._record, recorded) or self._first_note()
            link_text, self._link = self.tr("Rules"), self.rules_requested.emit
            if self._is_trying_out():
                link_text, self._link = self._variation_text(), self._main_line.trigger
            self._line.show_status(text, note, link_text)

    def _is_trying_out(self) -> bool:
        now = self._situations.now
        return now.match is None and not now.is_answering and self._record.is_in_variation

    def _variation_text(self) -> str:
        return with_key(self.tr("Variation: back to the game"), self._main_line.shortcut())

    def _first_note(self) -> str:
        """Before the first move, how to open the guide."""
        key = key_of(self._guide)
        is_first = self._situations.now.at_node.position.turn == 0
        return self.tr("Press {key} for the guide").format(key=key) if key and is_first else ""

    def show_progress(self, done: float, cancel: Callable[[], object]) -> None:
        """Show how much of a file is read, 0 to 1, with a link that cancels."""
        text = self.tr("Reading the file… {percent}%").format(percent=round(100 * done))
        self._set_progress(_Report(text, self.tr("Cancel"), cancel))

    def show_saving(self, done: float) -> None:
        """Show how much of a file is saved, 0 to 1."""
        text = self.tr("Saving the file… {percent}%").format(percent=round(100 * done))
        self._set_progress(_Report(text))

    def _set_progress(self, progress: _Report) -> None:
        self._progress = progress
        if not self._refused:
            self._say(*progress)

    def end_progress(self) -> None:
        """Stop showing the progress of reading or saving."""
        self._progress = None

    def say(self, text: str) -> None:
        """Show a sentence until something else is shown; it is not announced."""
        self._line.show_status(text)

    def announce(self, text: str) -> None:
        """Say a sentence to assistive technology only."""
        self._line.reader.say(text)

    def _say_growing(self) -> None:
        self.refuse(self.tr("The file is still loading. Only the main line is available so far."))

    def report(
        self,
        text: str,
        link_text: str = "",
        link: Callable[[], object] | None = None,
        is_aloud: bool = True,
    ) -> None:
        """Report what was done until the next act; `link` is the action of the link.

        A repeated report is not announced again, and none is unless `is_aloud`.
        """
        is_new = self._report is None or self._report.text != text
        self._report = _Report(text, link_text, link)
        self._report_of_act = self._report if self._record.is_acting else None
        self._say(*self._report)
        if is_new and is_aloud:
            self._line.reader.say(text)

    def refuse(
        self,
        text: str,
        link_text: str = "",
        link: Callable[[], object] | None = None,
        rules_text: str = "",
    ) -> None:
        """Show why a request was refused; `link` is the action of the link, and `rules_text` the
        label of a second link to the rules.
        """
        self._refused = True
        self._link = link
        self._line.show_refusal(text, link_text, rules_text)
        self._line.reader.say(text)

    def _say(self, text: str, link_text: str, link: Callable[[], object] | None) -> None:
        self._link = link
        self._line.show_status(text, link_text=link_text)

    def _follow_link(self) -> None:
        if self._link is not None:
            self._link()

    def _say_refused(self, turn: Turn, illegal: Illegal) -> None:
        now = self._situations.now
        superko, number = now.terms.rules.superko, now.position.turn + 1
        kos = kos_round(self._record, now.node, illegal.repeats, refused=True)
        text = refusal(turn.point, turn.color, illegal, superko, number, kos)
        if illegal.repeats is not None and illegal.repeats >= 0:
            self._refuse_repetition(text, illegal.repeats)
        elif illegal.reason is Reason.GAME_OVER:
            self.refuse(text, self.tr("Review"), self._match.leave)
        elif now.match is None and turn.point is not None:
            point = turn.point
            self.refuse(text, self.tr("Place it anyway"), lambda: self._match.play_variation(point))
        else:
            self.refuse(text, self.tr("Show the rules"), self.rules_requested.emit)

    def _refuse_repetition(self, text: str, repeats: int) -> None:
        link = self.tr("Show that position")
        self.refuse(text, link, lambda: self._board.peek(repeats), self.tr("Show the rules"))

    def _say_illegal_move(self, illegal_move: IllegalRecordedMove) -> None:
        """Show that the current move in the record is illegal, as long as it is current."""
        text = self.tr("Illegal move in the record: {reason}").format(
            reason=present.illegal_move_reason(illegal_move, self._record)
        )
        illegal = illegal_move.played.illegal
        if illegal is not None and illegal.repeats is not None and illegal.repeats >= 0:
            self._refuse_repetition(text, illegal.repeats)
        else:
            self.refuse(text, self.tr("Show the rules"), self.rules_requested.emit)
        self._refused = False

    def _say_denied(self, denied: Denied) -> None:
        if denied.denial is Denial.ELSEWHERE:
            self.refuse(denial(denied), self.tr("Back to the game"), self._match.return_to_game)
        else:
            self.refuse(denial(denied))

    def _say_clicked_elsewhere(self, point: Point | None) -> None:
        self.refuse(
            self.tr("The current game is at a different move."),
            self.tr("Take the game back to here"),
            self._match.take_back_to_here,
        )

    def _say_unmarked(self, _point: Point, refusal: Refusal) -> None:
        self.refuse(explain.refused(refusal))

    def _say_peeked(self, node: Node) -> None:
        turn = self._record.at_node(node).position.turn
        text = (
            self.tr("This is the position after move {turn}.").format(turn=turn)
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
            text = text.replace("\n", DOT)
            self._line.show_status(text)
            self._line.reader.say(text)
        elif self._report is not None:
            self._say(*self._report)
        else:
            self.refresh()
