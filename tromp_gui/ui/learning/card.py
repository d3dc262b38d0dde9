"""The card of an exercise: question, result of the last answer, score, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tromp_gui.go.point import Color
from tromp_gui.session.learning.exercise import ExerciseState
from tromp_gui.ui.kit.action_buttons import ActionButtons
from tromp_gui.ui.kit.beside_scroll import BAR, BesideScroll
from tromp_gui.ui.kit.boxes import STRETCH, section, vbox
from tromp_gui.ui.kit.plain_text import plain_label, show_text
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.look.tokens import BLUR, COLUMN_LEAST, HEAD_GAP
from tromp_gui.ui.shell.command_ids import CommandId as Id

_CHOICES = Id.GUESS_BOTH, Id.GUESS_BLACK, Id.GUESS_WHITE
_CHOSEN = frozenset(Color), frozenset({Color.BLACK}), frozenset({Color.WHITE})
_ASKING = Id.EXERCISE_HINT, Id.EXERCISE_REVEAL, Id.EXERCISE_GO_ON, Id.EXERCISE_STOP
_OVER = Id.EXERCISE_AGAIN, Id.EXERCISE_STOP
_OVER_WITH_MISSED = Id.REPEAT_MISSED, *_OVER
_MISSED = 150
_PADDING, _ROWS = 14, 6
"""The padding of the card; the number of missed questions visible at once."""


class _Scroll(BesideScroll):
    """As high as its maximum height."""

    def sizeHint(self) -> QSize:
        """Qt override: Qt's own hint is limited to a few lines."""
        return QSize(super().sizeHint().width(), self.maximumHeight())


class ExerciseCard(CardBackground):
    """Shows an `ExerciseState`. Its buttons are commands, looked up by `action`.

    Signal: `missed_chosen(int)`, a missed question to look at, by its index in the list.
    """

    missed_chosen = Signal(int)

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self._head = SectionHead("")
        self._labels = tuple(plain_label("", role) for role in ("name", "", "", "quiet"))
        words = self.tr("Both"), self.tr("Black"), self.tr("White")
        self._colors = SegmentedSwitch(self.tr("Whose moves to guess"), words)
        self._colors.selected.connect(lambda index: action(_CHOICES[index]).trigger())
        self._missed = TextTable(
            self.tr("Missed"),
            [self.tr("Missed"), self.tr("Your answers")],
            frozenset(),
            (_MISSED,),
            self,
        )
        self._missed.row_chosen.connect(self.missed_chosen)
        self._missed.row_activated.connect(self.missed_chosen)
        asking = self.tr("Hint"), self.tr("Answer"), "", self.tr("Stop")
        self.asking = ActionButtons([action(each) for each in _ASKING], asking)
        self.over = ActionButtons(
            [action(each) for each in _OVER], (self.tr("Again"), self.tr("Close"))
        )
        self.over_with_missed = ActionButtons(
            [action(each) for each in _OVER_WITH_MISSED],
            (self.tr("Repeat missed"), self.tr("Repeat all"), self.tr("Close")),
        )
        self._lay_out()

    def _lay_out(self) -> None:
        inside = QWidget()
        buttons = self.asking, self.over, self.over_with_missed
        parts = *self._labels, self._colors, self._missed, *buttons
        edges = _PADDING, _PADDING - 2, 0, _PADDING
        self._inside, self._rows = inside, vbox(*parts, on=inside, gap=8, margins=edges)
        self._scroll = _Scroll(inside, beside=max(BAR, _PADDING))
        card = QFrame()
        card.setProperty("role", "card")
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        vbox(self._scroll, on=card, margins=(1, 1, 1, 1))
        section(self, self._head, card, STRETCH)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def words(self) -> Sequence[str]:
        """The visible texts: question, explanation, result of the last answer, score."""
        return [label.text() for label in self._labels if not label.isHidden()]

    def show_state(self, state: ExerciseState, may_repeat_missed: bool = False) -> None:
        """Show an exercise; when it is over, offer to repeat missed questions if possible."""
        self._head.show_title(state.title)
        texts = state.task, state.text, state.said, state.figures
        for label, text in zip(self._labels, texts, strict=True):
            show_text(label, text)
        self._colors.setVisible(state.colors is not None and not state.is_over)
        if state.colors in _CHOSEN:
            self._colors.select(_CHOSEN.index(state.colors))
        self._missed.show_rows(tuple(each[1:] for each in state.missed), None)
        self._missed.setVisible(bool(state.missed))
        self._missed.setFixedHeight(self._missed.height_for(min(len(state.missed), _ROWS)))
        self.asking.setVisible(not state.is_over)
        self.over.setVisible(state.is_over and not may_repeat_missed)
        self.over_with_missed.setVisible(state.is_over and may_repeat_missed)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the height, because the text wraps differently."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set the height that all texts need; if the column is lower, they scroll."""
        width = self.width() - _edges() - max(BAR, _PADDING)
        questions = max(scaled(_MISSED), self._missed.sizeHintForColumn(0) + _PADDING)
        answers = max(width // 3, self._missed.horizontalHeader().sectionSizeHint(1))
        self._missed.setColumnWidth(0, min(questions, width - answers))
        wanted = max(self._rows.totalHeightForWidth(width), self._rows.totalMinimumSize().height())
        if wanted != self._scroll.maximumHeight():
            self._scroll.setMaximumHeight(wanted)
            self._inside.setMinimumHeight(wanted)
            self._scroll.updateGeometry()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """High enough for everything."""
        head = self._head.height() + HEAD_GAP + BLUR + _edges()
        return QSize(scaled(COLUMN_LEAST), head + self._scroll.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        """High enough for the question and a little more."""
        return QSize(scaled(COLUMN_LEAST) - 32, scaled(160))


def _edges() -> int:
    """The height of both edges of the card, with a pixel inside each."""
    return 2 * (current().line + 1)
