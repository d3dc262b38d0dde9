"""The card with which dead stones are marked: what a click does, and who else can help."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from tromp_gui.go.point import Color
from tromp_gui.match.phases import AgreementMode
from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, qicon
from tromp_gui.ui.look.shadow import BLUR, CardBackground
from tromp_gui.ui.look.theme import fix_icon
from tromp_gui.ui.look.tokens import HEAD_GAP
from tromp_gui.wording import tr
from tromp_gui.wording.glossary import Term, explained

_SIDE = 18
_MODES = (AgreementMode.SHARED, AgreementMode.LISTS, AgreementMode.IN_TURN)
_LISTS = (Color.BLACK, Color.WHITE)


@dataclass(frozen=True, slots=True)
class MarkingState:
    """`marked` stones are dead; `can_propose` and `can_ask` where somebody is there to propose
    them; `can_clear` where the marks can be changed at all. `hint` is said in place of the usual
    one; `mode` is how the players agree, where that can be chosen, and `active_list` whose list a
    click changes, where each player has one; `is_looking` while a proposal is waited for,
    `decides` where the engine that is asked decides; `is_estimate` where the game goes on and
    `hint` says how it may end; `note` is a quiet sentence below the hint.
    """

    marked: int = 0
    can_propose: bool = False
    can_ask: bool = False
    can_clear: bool = True
    hint: str = ""
    mode: AgreementMode | None = None
    active_list: Color | None = None
    is_looking: bool = False
    decides: bool = False
    is_estimate: bool = False
    note: str = ""


class MarkingPanel(CardBackground):
    """Signals: `propose_requested()`, `ask_requested()`, `clear_requested()`;
    `mode_chosen(AgreementMode)`, `list_chosen(Color)`.
    """

    propose_requested = Signal()
    ask_requested = Signal()
    clear_requested = Signal()
    mode_chosen = Signal(object)
    list_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWhatsThis(explained(Term.DEAD))
        self._head = SectionHead(self.tr("Mark the dead stones"))
        self._hint = QLabel()
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setWordWrap(True)
        self._note = QLabel()
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self._note.setProperty("role", "quiet")
        self._propose = _button(self.tr("Propose dead stones"))
        self._propose.clicked.connect(self.propose_requested)
        self._ask = _button(self.tr("Ask engine"))
        self._ask.clicked.connect(self.ask_requested)
        self._clear = _button(self.tr("Clear marks"))
        self._clear.clicked.connect(self.clear_requested)
        names = [self.tr("Shared list"), self.tr("Separate lists"), self.tr("Alternating")]
        self._mode = SegmentedSwitch(self.tr("How to agree"), names)
        self._mode.explain([_explained(mode) for mode in _MODES])
        self._mode.selected.connect(lambda index: self.mode_chosen.emit(_MODES[index]))
        hands = [self.tr("Black’s list"), self.tr("White’s list")]
        self._list_switch = SegmentedSwitch(self.tr("Whose list"), hands)
        self._list_switch.selected.connect(lambda index: self.list_chosen.emit(_LISTS[index]))
        self._lay_out()
        self._propose.setIcon(qicon(Icon.FIND))
        self._ask.setIcon(qicon(Icon.ENGINE_MOVE))
        self.show_state(MarkingState())

    def show_state(self, state: MarkingState) -> None:
        """Show `state`."""
        marking, estimate = self.tr("Mark the dead stones"), self.tr("Estimate")
        self._head.show_title(estimate if state.is_estimate else marking)
        marked = self.tr("{count} marked").format(count=state.marked)
        self._head.show_note("" if state.is_estimate else marked)
        open_now = self.tr(
            "Click a stone to mark its group dead or alive; Shift-click marks one chain only."
        )
        closed = self.tr("Dead stones can be marked only while the score is being agreed.")
        self._hint.setText(state.hint or (open_now if state.can_clear else closed))
        self._note.setText(state.note)
        self._note.setVisible(bool(state.note))
        self._mode.setVisible(state.mode is not None)
        self._mode.select(_MODES.index(state.mode) if state.mode else None)
        self._list_switch.setVisible(state.active_list is not None)
        self._list_switch.select(_LISTS.index(state.active_list) if state.active_list else None)
        self._propose.setVisible(state.can_propose)
        looking, idle = self.tr("Cancel"), self.tr("Propose dead stones")
        self._propose.setText(looking if state.is_looking else idle)
        self._propose.setAccessibleName(self._propose.text())
        self._ask.setVisible(state.can_ask)
        decide, ask = self.tr("Ask the engine to decide"), self.tr("Ask engine")
        self._ask.setText(decide if state.decides else ask)
        self._ask.setAccessibleName(self._ask.text())
        self._clear.setEnabled(state.marked > 0)
        self._buttons.setVisible(state.can_clear)

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        self._buttons = QWidget()
        row = FlowLayout(8, 8, self._buttons)
        for button in (self._propose, self._ask, self._clear):
            row.addWidget(button)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(_SIDE - 1, 12, _SIDE - 1, 10)
        inside.setSpacing(6)
        inside.addWidget(self._hint)
        inside.addWidget(self._note)
        inside.addWidget(self._mode)
        inside.addWidget(self._list_switch)
        inside.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, BLUR)
        column.setSpacing(HEAD_GAP)
        column.addWidget(self._head)
        column.addWidget(card)


def _explained(mode: AgreementMode) -> str:
    """What a way of agreeing is."""
    return {
        AgreementMode.SHARED: tr(
            "Both players mark the dead stones on one list, and both agree to it."
        ),
        AgreementMode.LISTS: tr(
            "Each player marks a list and submits it. Equal lists end the game; a difference is "
            "a dispute."
        ),
        AgreementMode.IN_TURN: tr(
            "The players take turns: each marks a group, disputes a mark, or is done. The game "
            "ends when both are done."
        ),
    }[mode]


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("role", "small")
    button.setAccessibleName(text)
    fix_icon(button, BUTTON)
    return button
