"""The ledger: the items of the count for both players, as it stands and as agreed."""

from __future__ import annotations

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from tromp_gui.ui.kit.boxes import section, vbox
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.score.ledger_state import LedgerState
from tromp_gui.ui.score.ledger_table import LedgerTable
from tromp_gui.wording.glossary import Term, explained

WIDE = 520
"""The width from which two counts are shown side by side; below it, a switch chooses one."""
_PAIR = 10
"""Further width for each further count, whose numbers are closer together."""
_AROUND_SWITCH = (17, 14, 17, 0)


class LedgerPanel(CardBackground):
    """`compare` shows another count. Signal: `line_hovered(str)`, the key of the row under the
    pointer, "" for none.
    """

    def __init__(self, compare: QAction) -> None:
        super().__init__()
        self._state = LedgerState("", (), ())
        self._chosen: int | None = None  # by the user, if there is a switch
        self._switch: SegmentedSwitch | None = None
        self.setWhatsThis(explained(Term.COUNT))
        self._head = SectionHead(self.tr("Count"))
        self._table = LedgerTable(compare)
        self.line_hovered = self._table.line_hovered
        self._card = QFrame()
        self._card.setProperty("role", "card")
        self._switch_room = QVBoxLayout()
        vbox(self._switch_room, self._table, on=self._card, gap=0)
        section(self, self._head, self._card)

    def show_state(self, state: LedgerState) -> None:
        """Show `state`; a count chosen by the user stays chosen while the counts are the same."""
        if _titles(state) != _titles(self._state):
            self._chosen = None
            self._make_switch(state)
        self._state = state
        self._head.show_note(state.kind)
        self._arrange()

    def show_stones(self, look: BoardTheme) -> None:
        """Draw the stones above the columns in the board's look."""
        self._table.show_stones(look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many counts as the width allows."""
        super().resizeEvent(event)
        self._arrange()

    def _make_switch(self, state: LedgerState) -> None:
        if self._switch is not None:
            self._switch_room.removeWidget(self._switch)
            self._switch.setParent(None)
            self._switch.deleteLater()
            self._switch = None
        if len(state.counts) > 1:
            titles = _titles(state)
            self._switch = SegmentedSwitch(self.tr("Count"), titles, segment=40, stacks=True)
            self._switch.select(state.main_index)
            self._switch.selected.connect(self._choose)
            self._switch_room.addWidget(self._switch)

    def _choose(self, index: int) -> None:
        self._chosen = index
        self._arrange()

    def _arrange(self) -> None:
        state = self._state
        if not state.counts:
            return
        wide = self.width() >= scaled(WIDE + _PAIR * (len(state.counts) - 2))
        if self._switch is not None:
            self._switch.setVisible(not wide)
            self._switch_room.setContentsMargins(*((0, 0, 0, 0) if wide else _AROUND_SWITCH))
        if wide or self._switch is None:
            self._table.show_state(state, range(len(state.counts)))
        else:
            chosen = state.main_index if self._chosen is None else self._chosen
            self._table.show_state(state, range(chosen, chosen + 1))


def _titles(state: LedgerState) -> tuple[str, ...]:
    return tuple(count.title for count in state.counts)
