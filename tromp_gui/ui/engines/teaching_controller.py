"""The teaching game in the window: a card that asks about a move that loses much."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.session.play.teacher import LostPoints
from tromp_gui.ui.kit.key_text import key_of
from tromp_gui.ui.kit.warning_strip import OfferStrip, StripAction
from tromp_gui.ui.shell.actions import Command, CommandId, Where
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import training as words


class TeachingController(QObject):
    """Shows the card, and the better move on the board when asked. The card takes no focus, but Tab
    goes to it from the board, and the keys for undo and for the engine’s move answer it too.
    """

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._teacher, self._board = parts.sessions.teacher, parts.board
        self._announce, self._action = parts.status.announce, parts.actions.__getitem__
        self._touch = parts.situations.touch
        self._strip = OfferStrip()
        self._told: LostPoints | None = None
        self._is_shown = False
        self._strip.follow_in_tabs(parts.window.board)
        parts.column.put_below_buttons(self._strip)
        parts.actions.add(self.rows())
        parts.window.closed.connect(self._teacher.stop)
        self._teacher.changed.connect(self._refresh)

    def rows(self) -> list[Command]:
        teacher = self._teacher
        return [
            Command("teaching", _tr("&Teaching game"), (), self._turn,
                checked=lambda _: teacher.is_on, menu="engines.move"),
            Command("show-better-move", _tr("Show the &better move"), ("Shift+X",), self._show,
                Where.BOARD, lambda _: self._can_show, menu="engines.better"),
        ]  # fmt: skip

    def _turn(self) -> None:
        self._teacher.turn(not self._teacher.is_on)

    @property
    def _can_show(self) -> bool:
        return self._teacher.told is not None and not self._is_shown

    def _refresh(self) -> None:
        """Show the move that is asked about now."""
        told = self._teacher.told
        if told is not self._told:
            self._told, self._is_shown = told, False
            self._board.highlight(None)
            if told is not None:
                self._announce(words.loss_sentence(told.points))
        self._fill()
        self._touch()

    def _fill(self) -> None:
        told = self._told
        if told is None:
            self._strip.show_offer("", ())
            return
        better = words.better_sentence(told.better) if self._is_shown else ""
        show = StripAction(self.tr("Show"), self._show, key_of(self._action("show-better-move")))
        self._strip.show_offer(
            words.paragraph((words.loss_sentence(told.points), better)),
            (
                StripAction(
                    self.tr("Take back"),
                    self._teacher.take_back,
                    key_of(self._action(CommandId.UNDO)),
                ),
                *(() if self._is_shown else (show,)),
                StripAction(
                    self.tr("Keep"), self._teacher.keep, key_of(self._action("engine-move"))
                ),
            ),
        )

    def _show(self) -> None:
        """Show the better move on the board, and say it."""
        told = self._told
        if told is not None:
            self._is_shown = True
            self._board.highlight(told.better)
            self._announce(words.better_sentence(told.better))
            self._fill()
            self._touch()
