"""What was done to a record, and the way back."""

from __future__ import annotations

from dataclasses import dataclass

from tromp_gui.record.edits import Edit, Edits


@dataclass(frozen=True, slots=True)
class DocumentState:
    """Where a document is beside its tree: the cursor's node and the attachment.

    The attachment is a frozen value that the record carries and never looks into.
    """

    cursor: int
    attachment: object


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """One wish: its name, the edit that leads to the other end of it, and both ends.

    Among the done steps `edit` takes back, among the undone ones it does again.
    """

    label: str
    edit: Edit | None
    before: DocumentState
    after: DocumentState


class History:
    """The steps done and those undone.

    `_distance` counts the edits from the saved tree to this one; negative where they were
    undone, None if no undo or redo leads back to it.
    """

    def __init__(self) -> None:
        self._done: list[HistoryStep] = []
        self._undone: list[HistoryStep] = []
        self._distance: int | None = 0

    @property
    def next_undo(self) -> HistoryStep | None:
        """The step that an undo takes back."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> HistoryStep | None:
        """The step that a redo does again."""
        return self._undone[-1] if self._undone else None

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of all steps, oldest first: those done, then those undone."""
        return tuple(step.label for step in (*self._done, *reversed(self._undone)))

    @property
    def count_done(self) -> int:
        """How many of them are done."""
        return len(self._done)

    @property
    def is_saved(self) -> bool:
        """Whether the tree is as it was when it was last saved."""
        return self._distance == 0

    def mark_saved(self) -> None:
        """The tree as it is now is on disk."""
        self._distance = 0

    def push(self, step: HistoryStep) -> None:
        """A new step was done; what was undone is forgotten."""
        self._undone.clear()
        self._done.append(step)
        if self._distance is not None and self._distance < 0:
            self._distance = None
        self._move(step, 1)

    def join(self, edit: Edit | None, after: DocumentState) -> None:
        """What has just been done is one request with the last step: one undo takes both back.

        `edit` takes the new part back. A tree that was saved between the two is nowhere now.
        """
        last = self._done.pop()
        self._undone.clear()
        parts = tuple(part for part in (edit, last.edit) if part is not None)
        joined = None if not parts else parts[0] if len(parts) == 1 else Edits(parts)
        self._done.append(HistoryStep(last.label, joined, last.before, after))
        if edit is not None and self._distance is not None:
            is_nowhere = self._distance < 0 or (self.is_saved and last.edit is not None)
            self._distance = None if is_nowhere else self._distance + (last.edit is None)

    def undone(self, edit: Edit | None) -> None:
        """The last step was taken back; `edit` does it again."""
        step = self._done.pop()
        self._undone.append(HistoryStep(step.label, edit, step.before, step.after))
        self._move(step, -1)

    def redone(self, edit: Edit | None) -> None:
        """The last undone step was done again; `edit` takes it back."""
        step = self._undone.pop()
        self._done.append(HistoryStep(step.label, edit, step.before, step.after))
        self._move(step, 1)

    def _move(self, step: HistoryStep, by: int) -> None:
        if step.edit is not None and self._distance is not None:
            self._distance += by
