"""The dialog for game information: players, date, place, result."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QTextEdit, QWidget

from tromp_gui.record.game_info import GameInfo
from tromp_gui.ui.dialogs.new_game_form import read_komi
from tromp_gui.ui.kit.fields import PlayerField, text_field
from tromp_gui.ui.kit.form import FormDialog, FormRow
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording import number
from tromp_gui.wording.results import typed_result

_COMMENT = 96


class GameInfoDialog(FormDialog):
    """Signal: `info_chosen(GameInfo)`, the changed information; not if nothing has changed."""

    info_chosen = Signal(object)

    def __init__(
        self, info: GameInfo, playing: bool = False, parent: QWidget | None = None
    ) -> None:
        """If `playing`, the fields that the game depends on (komi, rules, result) are read-only."""
        super().__init__(self.tr("Game information"), self.tr("Save"), parent)
        self._info = info
        self._black = PlayerField(self.tr("Black"))
        self._white = PlayerField(self.tr("White"))
        self._black.show_player(info.black_name, info.black_rank)
        self._white.show_player(info.white_name, info.white_rank)
        self._komi_row: FormRow
        self._komi = text_field("" if info.komi is None else number(info.komi))
        self._texts: dict[str, QLineEdit] = {}
        self._handicap = text_field(str(info.handicap) if info.handicap else "")
        self._comment = QTextEdit()
        self._comment.setAcceptRichText(False)
        self._comment.setTabChangesFocus(True)
        self._comment.setPlainText(info.comment)
        self._comment.setMinimumHeight(scaled(_COMMENT))
        self._comment_shown = self._comment.document().toRawText()
        self._pages = SegmentedSwitch(
            self.tr("What to show"), [self.tr("Game"), self.tr("More details")]
        )
        self.body.addWidget(self._pages)
        self._shown = self._add_rows(), self._add_more()
        self._pages.selected.connect(self._show_page)
        self._pages.select(0)
        self._show_page(0)
        played = (self._komi, self._handicap, self._texts["rules"], self._texts["result"])
        for field in played:
            field.setReadOnly(playing)
            field.setEnabled(not playing)
        self._black.setFocus(Qt.FocusReason.TabFocusReason)  # selects the text

    def _add_rows(self) -> list[FormRow]:
        self._komi.textEdited.connect(lambda: self._komi_row.show_error(""))
        result = self.tr("For example B+3.5, W+R (resignation), W+T (time), 0 (tie)")
        rows = [
            self.add_row(self.tr("Black"), self._black),
            self.add_row(self.tr("White"), self._white),
            self._add_text("event", self.tr("Event")),
            self._add_text("date", self.tr("Date"), self.tr("For example 1846-09-11")),
            self._add_text("place", self.tr("Place")),
            self._add_text("rules", self.tr("Rules")),
        ]
        self._komi_row = self.add_row(self.tr("Komi"), self._komi)
        self._result_row = self._add_text("result", self.tr("Result"), result)
        self._texts["result"].textEdited.connect(lambda: self._result_row.show_error(""))
        return [
            *rows,
            self._komi_row,
            self._result_row,
            self.add_row(self.tr("Game comment"), self._comment),
        ]

    def _add_more(self) -> list[FormRow]:
        self._handicap_row = self.add_row(self.tr("Handicap"), self._handicap)
        self._handicap.textEdited.connect(lambda: self._handicap_row.show_error(""))
        return [
            self._handicap_row,
            self._add_text("round", self.tr("Round")),
            self._add_text("game_name", self.tr("Game name")),
            self._add_text("opening", self.tr("Opening")),
            self._add_text("time_limit", self.tr("Time in seconds")),
            self._add_text("overtime", self.tr("Overtime")),
            self._add_text("black_team", self.tr("Black’s team")),
            self._add_text("white_team", self.tr("White’s team")),
            self._add_text("source", self.tr("Source")),
            self._add_text("annotator", self.tr("Annotator")),
            self._add_text("user", self.tr("Entered by")),
            self._add_text("copyright", self.tr("Copyright")),
        ]

    def _add_text(self, name: str, label: str, hint: str = "") -> FormRow:
        """A row for a one-line text field of `GameInfo`."""
        self._texts[name] = text_field(getattr(self._info, name))
        return self.add_row(label, self._texts[name], hint)

    def _show_page(self, page: int) -> None:
        """Show the main rows (0) or the further ones (1)."""
        for at, rows in enumerate(self._shown):
            for row in rows:
                row.setVisible(at == page)

    def _edited_info(self) -> GameInfo:
        """The content of the fields; an unchanged field keeps its exact value."""
        black, black_rank = self._black.player()
        white, white_rank = self._white.player()
        info = self._info
        comment = self._comment.document().toRawText()
        if comment == self._comment_shown:
            comment = info.comment
        edited: dict[str, Any] = {
            name: field.text().strip() for name, field in self._texts.items() if field.isModified()
        }
        if "result" in edited:
            edited["result"] = _as_in_sgf(edited["result"])
        return info._replace(
            black_name=_kept(info.black_name, black),
            black_rank=_kept(info.black_rank, black_rank),
            white_name=_kept(info.white_name, white),
            white_rank=_kept(info.white_rank, white_rank),
            komi=read_komi(self._komi.text()) if self._komi.isModified() else info.komi,
            handicap=self._stones(),
            comment=comment.replace("\u2029", "\n").replace("\u2028", "\n"),
            **edited,
        )

    def _stones(self) -> int:
        """The handicap; an unchanged one is kept even if it is out of range."""
        if not self._handicap.isModified():
            return self._info.handicap
        return int(self._handicap.text().strip() or 0)

    def _select_page(self, page: int) -> None:
        self._pages.select(page)
        self._show_page(page)

    def accept(self) -> None:
        """Accept the changes, or go to an invalid number and show what is wrong."""
        typed = self._komi.text().strip()
        if self._komi.isModified() and typed and read_komi(typed) is None:
            wrong = self.tr("“{text}” is not a number. Enter a value such as 7, 6.5 or −3.")
            self._komi_row.show_error(wrong.format(text=typed[:40]))
            self._select_page(0)
            self._komi.setFocus()
            return
        result = self._texts["result"]
        try:
            _as_in_sgf(result.text().strip() if result.isModified() else "")
        except ValueError as question:
            self._result_row.show_error(str(question))
            self._select_page(0)
            result.setFocus()
            return
        stones = self._handicap.text().strip()
        is_bad = stones and not (stones.isascii() and stones.isdecimal() and len(stones) < 3)
        if is_bad and self._handicap.isModified():
            wrong = self.tr("Enter the number of handicap stones, or leave this empty.")
            self._handicap_row.show_error(wrong)
            self._select_page(1)
            self._handicap.setFocus()
            return
        changed = self._edited_info()
        super().accept()
        if changed != self._info:
            self.info_chosen.emit(changed)


def _as_in_sgf(typed: str) -> str:
    """A result whose winner is named, as SGF spells it; other texts as they are. Raises ValueError
    with a question, see `typed_result`.
    """
    result = typed_result(typed)
    return typed if result is None or "+" not in typed else str(result)


def _kept(before: str, now: str) -> str:
    """The old text if only surrounding spaces differ."""
    return before if now == before.strip() else now
