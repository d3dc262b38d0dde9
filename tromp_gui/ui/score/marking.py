"""The card for marking dead stones: what a click does, and who can help."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QStackedLayout, QWidget

from tromp_gui.ui.kit.action_buttons import ActionButton, push_button
from tromp_gui.ui.kit.boxes import FlowLayout, section, vbox
from tromp_gui.ui.kit.key_text import modifier_text
from tromp_gui.ui.kit.plain_text import plain_label, show_text
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import ActionSwitch
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.score.state import MarkingState
from tromp_gui.ui.shell.command_ids import CommandId as Id
from tromp_gui.wording import tr
from tromp_gui.wording.glossary import Term, explained
from tromp_gui.wording.translation import plural

_SIDE = 18


class MarkingPanel(CardBackground):
    """How dead stones are marked, with the commands for it that are enabled."""

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self.setWhatsThis(explained(Term.DEAD))
        self._head = SectionHead(self.tr("Mark the dead stones"))
        self._hint, self._busy = plain_label(""), plain_label("")
        self._note = plain_label("", "quiet")
        self._propose = ActionButton(action(Id.PROPOSE_DEAD), self, role="small")
        self._ask = ActionButton(action(Id.ASK_ENGINE), self, role="small")
        self._clear = ActionButton(action(Id.CLEAR_MARKS), self, role="small")
        for button in (self._propose, self._ask):
            button.action.changed.connect(self._offer)
        names = [self.tr("Shared list"), self.tr("Separate lists"), self.tr("Alternating")]
        modes = [action(each) for each in (Id.SHARED_LIST, Id.SEPARATE_LISTS, Id.ALTERNATING)]
        self._modes = modes
        self._mode = ActionSwitch(self.tr("How to agree"), names, modes, self)
        self._mode.explain(_explained())
        self._more = push_button(self.tr("More ways to mark…"), self._show_modes, "link")
        for mode in modes:
            mode.changed.connect(self._offer_modes)
        hands = [self.tr("Black’s list"), self.tr("White’s list")]
        lists = [action(Id.BLACK_LIST), action(Id.WHITE_LIST)]
        self._list = ActionSwitch(self.tr("Whose list"), hands, lists, self)
        self._shows_modes = False
        self._lay_out()
        self.show_state(MarkingState())

    def show_state(self, state: MarkingState) -> None:
        marking, estimate = self.tr("Mark the dead stones"), self.tr("Estimate")
        self._head.show_title(estimate if state.is_estimate else marking)
        marked = plural("MarkingPanel", "1 marked", "%n marked", state.marked)
        self._head.show_note("" if state.is_estimate else marked)
        open_now = self.tr(
            "Click a group to mark it dead or alive. {shift}-click marks one chain, "
            "{alt}-click one stone."
        ).format(shift=modifier_text("Shift"), alt=modifier_text("Alt"))
        closed = self.tr("Dead stones can be marked only while the score is being agreed.")
        self._hint.setText(state.hint or (open_now if state.is_open else closed))
        self._busy.setText(state.busy)
        self._said.setCurrentWidget(self._busy if state.busy else self._hint)
        show_text(self._note, state.note)
        self._buttons.setVisible(state.is_open)
        self._offer()
        self._offer_modes()

    def _offer(self) -> None:
        """Show the buttons that are enabled."""
        for button in (self._propose, self._ask):
            button.setVisible(button.isEnabled())

    def _show_modes(self) -> None:
        self._shows_modes = True
        self._offer_modes()
        self._mode.setFocus()

    def _offer_modes(self) -> None:
        """Show the ways to mark, if they were asked for or another than the first is used."""
        shared = self._modes[0]
        is_offered = shared.isEnabled()
        is_wanted = self._shows_modes or not shared.isChecked()
        self._mode.setVisible(is_offered and is_wanted)
        self._more.setVisible(is_offered and not is_wanted)

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        self._buttons = QWidget()
        FlowLayout(8, 8, self._buttons, (self._propose, self._ask, self._clear, self._more))
        self._said = QStackedLayout()  # as high as the hint also while another sentence is shown
        parts = self._said, self._note, self._mode, self._list, self._buttons
        vbox(*parts, on=card, gap=6, margins=(_SIDE - 1, 12, _SIDE - 1, 10))
        for label in (self._hint, self._busy):
            self._said.addWidget(label)
        section(self, self._head, card)


def _explained() -> list[str]:
    """Explanations of the agreement modes."""
    return [
        tr("Both players mark the dead stones on one list, and both agree to it."),
        tr(
            "Each player marks a list and submits it. Equal lists end the game; a difference is "
            "a dispute."
        ),
        tr(
            "The players take turns: each marks a group, disputes a mark, or is done. The game "
            "ends when both are done."
        ),
    ]
