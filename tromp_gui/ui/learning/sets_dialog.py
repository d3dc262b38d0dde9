"""The list of what there is to solve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.form import WIDTH, FormDialog
from tromp_gui.ui.kit.rows import ChoiceCard
from tromp_gui.ui.look.icon_paths import Icon


class SetChoice(NamedTuple):
    """A set of problems: its icon, name, what is in it, and what begins it (None: it is empty)."""

    icon: Icon
    title: str
    note: str
    begin: Callable[[], object] | None


class SetsDialog(FormDialog):
    """Offers sets of problems; the first one has the focus, so that Return begins it."""

    def __init__(self, choices: Sequence[SetChoice], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Solve problems"), "", parent)
        for choice in choices:
            is_first = choice is choices[0]
            card = ChoiceCard(choice.icon, choice.title, choice.note, first=is_first)
            card.setEnabled(choice.begin is not None)
            if choice.begin is not None:
                card.clicked.connect(self.accept)
                card.clicked.connect(choice.begin)
            self.body.addWidget(card)
            if is_first:
                card.setFocus()
        self.body.addStretch(1)
        self.take_width(WIDTH)
