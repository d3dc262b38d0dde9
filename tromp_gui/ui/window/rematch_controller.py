"""Another game between the same players, on the same terms or others."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.match.match import Match
from tromp_gui.match.phases import Finished
from tromp_gui.match.rematch import (
    Terms,
    against,
    at_level,
    next_engine,
    next_stones,
    with_stones,
)
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.new_record import rematch_of
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import Command, CommandId, Where
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import opponents as words

OTHER_TERMS = "end.terms"
"""The section of the commands for a rematch on other terms."""


class RematchController(QObject):
    """The commands that begin a rematch."""

    def __init__(self, parts: Parts, file: FileController) -> None:
        super().__init__(parts.window)
        s = parts.sessions
        self._record, self._match, self._match_me = s.record, s.match, s.match_me
        self._view, self._file, self._tell = parts.view, file, parts.status.report
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        texts = {
            Terms.STRONGER: self.tr("Rematch: &stronger opponent"),
            Terms.WEAKER: self.tr("Rematch: &weaker opponent"),
            Terms.MORE_STONES: self.tr("Rematch: a handicap stone &more"),
            Terms.FEWER_STONES: self.tr("Rematch: a handicap stone &fewer"),
        }
        return [
            Command(CommandId.REMATCH, self.tr("Re&match"), ("Shift+M",), self.rematch, Where.BOARD,
                lambda now: isinstance(now.phase, Finished), icon=Icon.RESTART, menu="end.rematch"),
            *(self._row(terms, text) for terms, text in texts.items()),
        ]  # fmt: skip

    def _row(self, terms: Terms, text: str) -> Command:
        def text_now(now: Situation) -> str:
            other = None if now.match is None else self._other(now.match, terms)
            return without_letter(text) if other is None else words.rematch(terms, other)

        return Command(f"rematch-{terms.value}", text, (), lambda: self.rematch(terms), Where.BOARD,
            lambda now: self._is_possible(now, terms), text_now=text_now,
            menu=OTHER_TERMS)  # fmt: skip

    def _other(self, match: Match, terms: Terms) -> words.Other | None:
        """The engine or the number of stones that these terms lead to; None if there is none."""
        if terms in (Terms.STRONGER, Terms.WEAKER):
            return next_engine(match, terms)
        tree = self._record.tree
        return next_stones(match, terms, tree.rows, tree.columns)

    def _is_possible(self, now: Situation, terms: Terms) -> bool:
        match = now.match
        is_over = isinstance(now.phase, Finished)
        return is_over and match is not None and self._other(match, terms) is not None

    def rematch(self, terms: Terms | None = None) -> None:
        """Start a game between the same players, with colours swapped without a handicap; the level
        follows the result unless the `terms` name another.
        """
        match = self._match.match
        if match is None:
            return
        setup = rematch_of(match, self._record)
        size = setup.rows, setup.columns
        other = None if terms is None else self._other(match, terms)
        if isinstance(other, int):
            setup = with_stones(setup, match, other)
        elif other is not None:
            setup = against(setup, other)
        if self._match_me.has_counted and (other is None or isinstance(other, int)):
            setup = at_level(setup, self._match_me.standing(size).level)
        self._file.when_free(lambda: self._begin(match, setup))

    def _begin(self, match: Match, setup: Setup) -> None:
        size = setup.rows, setup.columns
        self._match_me.play_at(size, *(each for each in (setup.black, setup.white) if each))
        self._match.start(setup)
        self._view.set_layout(Layout.PLAY)
        if setup.handicap and setup.handicap == match.handicap:
            self._tell(self.tr("A rematch with the same handicap."))
        elif setup.handicap or match.handicap:
            self._tell(self.tr("A rematch with another handicap."))
        else:
            self._tell(self.tr("A rematch: the players have swapped colours."))
