"""The game information: who, when, where, what came out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QTextEdit, QWidget

from tromp_gui.record.game_info import GameInfo, format_komi
from tromp_gui.ui.dialogs.fields import PlayerField, text_field
from tromp_gui.ui.dialogs.form import FormDialog
from tromp_gui.ui.dialogs.new_game_form import read_komi
from tromp_gui.ui.theme import scaled

_COMMENT = 96


class GameInfoDialog(FormDialog):
    """Signal: `info_chosen(GameInfo)` with the changed information; nothing where all is as it
    was.
    """

    info_chosen = Signal(object)

    def __init__(
        self, info: GameInfo, playing: bool = False, parent: QWidget | None = None
    ) -> None:
        """While `playing`, what the game depends on (komi, rules, result) is only shown."""
        super().__init__(self.tr("Game information"), self.tr("Keep changes"), parent)
        self._info = info
        self._black = PlayerField(self.tr("Black"))
        self._white = PlayerField(self.tr("White"))
        self._black.show_player(info.black_name, info.black_rank)
        self._white.show_player(info.white_name, info.white_rank)
        self._komi = text_field("" if info.komi is None else format_komi(info.komi))
        self._texts = {
            "event": text_field(info.event),
            "date": text_field(info.date),
            "place": text_field(info.place),
            "rules": text_field(info.rules),
            "result": text_field(info.result),
        }
        self._comment = QTextEdit()
        self._comment.setAcceptRichText(False)
        self._comment.setTabChangesFocus(True)
        self._comment.setPlainText(info.comment)
        self._comment.setMinimumHeight(scaled(_COMMENT))
        self._comment_shown = self._comment.document().toRawText()
        self._add_rows()
        for field in (self._komi, self._texts["rules"], self._texts["result"]):
            field.setReadOnly(playing)
            field.setEnabled(not playing)

    def _add_rows(self) -> None:
        texts = self._texts
        self.add_row(self.tr("Black"), self._black)
        self.add_row(self.tr("White"), self._white)
        self.add_row(self.tr("Event"), texts["event"])
        self.add_row(self.tr("Date"), texts["date"], self.tr("As in 1846-09-11"))
        self.add_row(self.tr("Place"), texts["place"])
        self.add_row(self.tr("Rules"), texts["rules"])
        self._komi_row = self.add_row(self.tr("Komi"), self._komi)
        hint = self.tr("As in B+3.5, W+R (resigned), W+T (time), 0 (tie)")
        self.add_row(self.tr("Result"), texts["result"], hint)
        self.add_row(self.tr("About the game"), self._comment)
        self._komi.textEdited.connect(lambda: self._komi_row.show_error(""))

    def _changed(self) -> GameInfo:
        """What the fields say; a field that nobody touched keeps its value to the letter."""
        black, black_rank = self._black.player()
        white, white_rank = self._white.player()
        info = self._info
        comment = self._comment.document().toRawText()
        if comment == self._comment_shown:
            comment = info.comment
        return replace(
            info,
            black_name=_kept(info.black_name, black),
            black_rank=_kept(info.black_rank, black_rank),
            white_name=_kept(info.white_name, white),
            white_rank=_kept(info.white_rank, white_rank),
            event=self._text("event", info.event),
            date=self._text("date", info.date),
            place=self._text("place", info.place),
            rules=self._text("rules", info.rules),
            result=self._text("result", info.result),
            komi=read_komi(self._komi.text()) if self._komi.isModified() else info.komi,
            comment=comment.replace("\u2029", "\n").replace("\u2028", "\n"),
        )

    def _text(self, name: str, before: str) -> str:
        field: QLineEdit = self._texts[name]
        return field.text().strip() if field.isModified() else before

    def accept(self) -> None:
        """Keep the changes, or say what is wrong with the komi and go there."""
        typed = self._komi.text().strip()
        if self._komi.isModified() and typed and read_komi(typed) is None:
            wrong = self.tr("“{text}” is not a number: write it like 7, 6.5 or −3.")
            self._komi_row.show_error(wrong.format(text=typed[:40]))
            self._komi.setFocus()
            return
        changed = self._changed()
        super().accept()
        if changed != self._info:
            self.info_chosen.emit(changed)


def _kept(before: str, now: str) -> str:
    """The text as it was, where only spaces around it differ."""
    return before if now == before.strip() else now
