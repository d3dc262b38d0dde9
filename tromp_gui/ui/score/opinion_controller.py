"""Another opinion on dead stones, from an attached engine, ringed on the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from tromp_gui.go.point import Point
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.match.opinion import Difference
from tromp_gui.match.player import Attached
from tromp_gui.session.play.judge import Subject
from tromp_gui.ui.kit.menu_letters import keep_letters
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import chain_status, opponents, tr

_NONE: frozenset[Point] = frozenset()


class OpinionController(QObject):
    """Asks an engine and rings the stones it considers dead until the marks change; reports where
    it differs. Marks change only by the link in the report.
    """

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        s = parts.sessions
        self._window, self._record, self._judge = parts.window, s.record, s.judge
        self._score, self._board, self._status = s.score, parts.board, parts.status
        self._rings = _NONE
        parts.situations.settled.connect(self.clear)

    @property
    def can_ask(self) -> bool:
        """Whether an attached engine can be asked."""
        return bool(self._names)

    @property
    def _names(self) -> list[str]:
        return [each.name for each in self._judge.engines if isinstance(each, Attached)]

    def choose(self) -> None:
        """Ask the attached engine; if there are several, let the user choose one."""
        names = self._names
        if len(names) == 1:
            self._ask(names[0])
            return
        menu = QMenu(self._window)
        keep_letters(menu)
        for name in names:
            menu.addAction(name.replace("&", "&&")).triggered.connect(
                lambda _=False, name=name: self._ask(name)
            )
        menu.popup(QCursor.pos())

    def _ask(self, name: str) -> None:
        node = self._record.cursor
        on_verdict = partial(self._on_verdict, name)
        self._judge.ask(Subject.STONES, node, on_verdict, Attached(name))
        self._status.report(opponents.looking(name), self.tr("Cancel"), self._cancel)

    def _cancel(self) -> None:
        self._judge.cancel(Subject.STONES)
        self._status.refresh()

    def _on_verdict(self, name: str, verdict: Verdict) -> None:
        if verdict.by == name:
            self._show_opinion(name, verdict.dead)
        else:
            self._status.refuse(tr("{name} does not report dead stones.").format(name=name))

    def _show_opinion(self, name: str, dead: frozenset[Point]) -> None:
        self._rings = dead
        self._board.highlight_all(dead)
        marks = self._score.marks
        if dead == marks:
            self._status.report(chain_status.same_opinion(name, len(dead)))
            return
        text = opponents.differs(name, Difference(dead - marks, marks - dead))
        self._status.report(text, self.tr("Apply its marks"), lambda: self._score.propose(dead))

    def clear(self) -> None:
        """Remove the rings."""
        if self._rings:
            self._rings = _NONE
            self._board.highlight_all(_NONE)
