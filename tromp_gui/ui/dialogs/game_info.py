"""The game information: players, date, place, result."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QTextEdit, QWidget

from tromp_gui.record.game_info import GameInfo
from tromp_gui.ui.dialogs.new_game_form import read_komi
from tromp_gui.ui.kit.fields import PlayerField, text_field
from tromp_gui.ui.kit.form import FormDialog, FormRow
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording import number

_COMMENT = 96


class GameInfoDialog(FormDialog):
    """Signal: `info_chosen(GameInfo)` with the changed information; not emitted if nothing has
    changed.
    """

    info_chosen = Signal(object)

    def __init__(
        self, info: GameInfo, playing: bool = False, parent: QWidget | None = None
    ) -> None:
        """While `playing`, what the game depends on (komi, rules, result) is only shown."""
        super().__init__(self.tr("Game information"), self.tr("Save"), parent)
        self._info = info
        self._black = PlayerField(self.tr("Black"))
        self._white = PlayerField(self.tr("White"))
        self._black.show_player(info.black_name, info.black_rank)
        self._white.show_player(info.white_name, info.white_rank)
        self._komi_row: FormRow
        self._komi = text_field("" if info.komi is None else number(info.komi))
        self._texts = {
            "event": text_field(info.event),
            "date": text_field(info.date),
            "place": text_field(info.place),
            "rules": text_field(info.rules),
            "result": text_field(info.result),
        }
        self._texts |= {name: text_field(value) for name, value in _more(info).items()}
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
        self._black.setFocus(Qt.FocusReason.TabFocusReason)  # which selects what is there

    def _add_rows(self) -> list[FormRow]:
        texts = self._texts
        self._komi.textEdited.connect(lambda: self._komi_row.show_error(""))
        rows = [
            self.add_row(self.tr("Black"), self._black),
            self.add_row(self.tr("White"), self._white),
            self.add_row(self.tr("Event"), texts["event"]),
            self.add_row(self.tr("Date"), texts["date"], self.tr("For example 1846-09-11")),
            self.add_row(self.tr("Place"), texts["place"]),
            self.add_row(self.tr("Rules"), texts["rules"]),
        ]
        self._komi_row = self.add_row(self.tr("Komi"), self._komi)
        hint = self.tr("For example B+3.5, W+R (resignation), W+T (time), 0 (tie)")
        result = self.add_row(self.tr("Result"), texts["result"], hint)
        comment = self.add_row(self.tr("Game comment"), self._comment)
        return [*rows, self._komi_row, result, comment]

    def _add_more(self) -> list[FormRow]:
        self._handicap_row = self.add_row(self.tr("Handicap"), self._handicap)
        self._handicap.textEdited.connect(lambda: self._handicap_row.show_error(""))
        names = {
            "round": self.tr("Round"),
            "game_name": self.tr("Game name"),
            "opening": self.tr("Opening"),
            "time_limit": self.tr("Time in seconds"),
            "overtime": self.tr("Overtime"),
            "black_team": self.tr("Black’s team"),
            "white_team": self.tr("White’s team"),
            "source": self.tr("Source"),
            "annotator": self.tr("Annotator"),
            "user": self.tr("Entered by"),
            "copyright": self.tr("Copyright"),
        }
        rows = [self.add_row(text, self._texts[name]) for name, text in names.items()]
        return [self._handicap_row, *rows]

    def _show_page(self, page: int) -> None:
        """Show the main rows (0), or the other ones."""
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
        return replace(
            self._edited_details(),
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

    def _edited_details(self) -> GameInfo:
        """The information with the content of the second page."""
        info = self._info
        return replace(
            info,
            handicap=self._stones(),
            round=self._text("round", info.round),
            game_name=self._text("game_name", info.game_name),
            opening=self._text("opening", info.opening),
            time_limit=self._text("time_limit", info.time_limit),
            overtime=self._text("overtime", info.overtime),
            black_team=self._text("black_team", info.black_team),
            white_team=self._text("white_team", info.white_team),
            source=self._text("source", info.source),
            annotator=self._text("annotator", info.annotator),
            user=self._text("user", info.user),
            copyright=self._text("copyright", info.copyright),
        )

    def _stones(self) -> int:
        """The handicap; one that was not changed stays, whatever it is."""
        if not self._handicap.isModified():
            return self._info.handicap
        return int(self._handicap.text().strip() or 0)

    def _select_page(self, page: int) -> None:
        self._pages.select(page)
        self._show_page(page)

    def _text(self, name: str, before: str) -> str:
        field: QLineEdit = self._texts[name]
        return field.text().strip() if field.isModified() else before

    def accept(self) -> None:
        """Accept the changes, or go to an invalid number and say so."""
        typed = self._komi.text().strip()
        if self._komi.isModified() and typed and read_komi(typed) is None:
            wrong = self.tr("“{text}” is not a number. Enter a value such as 7, 6.5 or −3.")
            self._komi_row.show_error(wrong.format(text=typed[:40]))
            self._select_page(0)
            self._komi.setFocus()
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


def _more(info: GameInfo) -> dict[str, str]:
    """The texts of the second page."""
    return {
        "round": info.round,
        "game_name": info.game_name,
        "opening": info.opening,
        "time_limit": info.time_limit,
        "overtime": info.overtime,
        "black_team": info.black_team,
        "white_team": info.white_team,
        "source": info.source,
        "annotator": info.annotator,
        "user": info.user,
        "copyright": info.copyright,
    }


def _kept(before: str, now: str) -> str:
    """The old text if only surrounding spaces differ."""
    return before if now == before.strip() else now
