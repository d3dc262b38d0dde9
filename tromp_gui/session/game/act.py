"""The effect of an act on the open record, as one value."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from tromp_gui.record.document import Change


def tr(text: str) -> str:
    """The label of a step in the user’s language."""
    return QCoreApplication.translate("steps", text)


class Act(NamedTuple):
    """The effect of an act, a user's action with all that follows: whether another record is shown,
    what has changed in it, and whether the cursor has moved.
    """

    is_opened: bool = False
    change: Change | None = None
    has_moved: bool = False

    @property
    def has_new_content(self) -> bool:
        """Whether the record is another one, or has changed."""
        return self.is_opened or self.change is not None

    def followed_by(self, act: Act) -> Act:
        """Both as one act."""
        change = self.change or act.change
        if self.change is not None and act.change is not None:
            change = self.change.followed_by(act.change)
        is_opened, has_moved = self.is_opened or act.is_opened, self.has_moved or act.has_moved
        return Act(is_opened, change, has_moved)
