"""The undo history of a record."""

from typing import NamedTuple

from tromp_gui.record.edits import Edit, Edits


class DocumentState(NamedTuple):
    """The state of a document besides its tree: the cursor's node and the attachment, an immutable
    value that the record keeps without knowing what it is.
    """

    cursor: int
    attachment: object


class HistoryStep(NamedTuple):
    """A step: its name, an edit, and the state before and after.

    `edit` undoes a step that is done, and redoes one that is undone.
    """

    label: str
    edit: Edit | None
    before: DocumentState
    after: DocumentState


class History:
    """The steps done and undone.

    `_distance` counts the edits from the saved tree to this one; negative if they were undone, None
    if neither undo nor redo leads back to it.
    """

    def __init__(self) -> None:
        self._done: list[HistoryStep] = []
        self._undone: list[HistoryStep] = []
        self._distance: int | None = 0

    @property
    def next_undo(self) -> HistoryStep | None:
        """The step that an undo would reverse."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> HistoryStep | None:
        """The step that a redo would repeat."""
        return self._undone[-1] if self._undone else None

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of all steps, oldest first: those done, then those undone."""
        return tuple(step.label for step in (*self._done, *reversed(self._undone)))

    @property
    def count_done(self) -> int:
        """The number of steps done."""
        return len(self._done)

    @property
    def is_saved(self) -> bool:
        """Whether the tree is as it was when it was last saved."""
        return self._distance == 0

    def mark_saved(self) -> None:
        """Record that the tree as it is now is on disk."""
        self._distance = 0

    def push(self, step: HistoryStep) -> None:
        """Record a new step; undone steps are forgotten."""
        self._undone.clear()
        self._done.append(step)
        if self._distance is not None and self._distance < 0:
            self._distance = None
        self._move(step, 1)

    def join(self, edit: Edit | None, after: DocumentState) -> None:
        """Join what was just done to the last step: one undo reverses both.

        `edit` reverses the new part. A tree saved between the two can no longer be reached.
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
        """Record that the last step was undone; `edit` redoes it."""
        step = self._done.pop()
        self._undone.append(HistoryStep(step.label, edit, step.before, step.after))
        self._move(step, -1)

    def redone(self, edit: Edit | None) -> None:
        """Record that the last undone step was redone; `edit` undoes it."""
        step = self._undone.pop()
        self._done.append(HistoryStep(step.label, edit, step.before, step.after))
        self._move(step, 1)

    def _move(self, step: HistoryStep, by: int) -> None:
        if step.edit is not None and self._distance is not None:
            self._distance += by
