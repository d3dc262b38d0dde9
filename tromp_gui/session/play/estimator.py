"""An estimate of the result at the current node, from the analysis if there is one, otherwise from
the built-in engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.estimate import ESTIMATE, Estimate, parse_estimate
from tromp_gui.record.node import Node
from tromp_gui.session.engine.timers import single_shot
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.question import Asking, QuestionSession

_REST = 120
"""How long, in ms, the cursor has to rest before the engine is asked."""


Known: TypeAlias = Callable[[Node], Estimate | None]
"""The result of an analysis; without `ownership` if the engine does not report it."""


def _nothing(_node: Node) -> None:
    """Nothing is analysed."""


class Estimator(QObject):
    """While it is on, keeps an estimate of the node looked at.

    Signals: `changed()` another one; `failed(Failure)` the engine gives no answer, to whomever.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        question: QuestionSession,
        known: Known = _nothing,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._question, self._known = record, question, known
        self._is_on = False
        self._found: tuple[int, Estimate] | None = None
        self._told: Estimate | None = None
        self._soon = single_shot(self, self._ask)
        question.changed.connect(self._on_question_changed)
        question.failed.connect(self.turn_off)
        question.failed.connect(self.failed)
        record.acted.connect(self._on_record_changed)

    @property
    def is_on(self) -> bool:
        """Whether estimates are wanted."""
        return self._is_on

    @property
    def asking(self) -> Asking:
        """How far the question is."""
        return self._question.asking if self._is_on and self.estimate is None else Asking.NOT

    @property
    def estimate(self) -> Estimate | None:
        """The estimate for the current node, if there is one yet."""
        node = self._record.cursor
        known = self._known(node)
        found = self._found[1] if self._found and self._found[0] == node.id else None
        if known is None or known.ownership:
            return known or found
        return found and Estimate(known.lead, found.ownership)

    def refresh(self) -> None:
        """The analysis knows more: there is one number for a position, and it is that one."""
        known = self._known(self._record.cursor) if self._is_on else None
        if known is not None and known != self._told:
            self._told = known
            self.changed.emit()

    def turn_on(self) -> None:
        """Estimate the current node, and later ones."""
        self._is_on = True
        self._ask()

    def turn_off(self) -> None:
        """Stop estimating."""
        if self._is_on:
            self._is_on, self._found = False, None
            self._soon.stop()
            self.changed.emit()

    def _on_record_changed(self) -> None:
        if self._is_on:
            self._found = None
            self.changed.emit()
            self._soon.start(_REST)

    def _ask(self) -> None:
        tree, node = self._record.tree, self._record.cursor
        known = self._known(node)
        if known is not None and known.ownership:
            self.changed.emit()
            return

        def found(text: str) -> None:
            estimate = parse_estimate(text, tree.rows, tree.columns)
            is_here = self._record.tree is tree
            if self._is_on and is_here and estimate is not None:
                self._found = node.id, estimate
                self.changed.emit()

        self._question.ask(target_at(self._record, node), ESTIMATE, found)

    def _on_question_changed(self, asking: Asking) -> None:
        if self._is_on and asking is not Asking.NOT:
            self.changed.emit()
