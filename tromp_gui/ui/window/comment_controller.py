"""Writes comments to the record: one step for text typed without a break."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.record import editing
from tromp_gui.record.history import HistoryStep
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.parts import Parts


class CommentController(QObject):
    """Makes steps of the record from the reports of `panel`, and drafts in the journal from its
    drafts.

    While typing continues, a report extends the previous step; if nothing of the change is left,
    the step is undone.
    """

    def __init__(self, parts: Parts) -> None:
        panel, s = parts.column.comment, parts.sessions
        super().__init__(panel)
        self._panel, self._record, self._journal = panel, s.record, s.journal
        self._step: HistoryStep | None = None
        self._before = ""
        panel.comment_changed.connect(self._write)
        panel.drafted.connect(self._draft)
        for pointed in (panel.editor.point_hovered, panel.editor.point_clicked):
            pointed.connect(parts.board.highlight)
        parts.situations.settled.connect(self._show)

    def _show(self) -> None:
        self._panel.show_state(present.comment(self._record))

    def _write(self, node_id: int, text: str) -> None:
        record = self._record
        tree, node = record.tree, record.tree.node(node_id)
        last = record.document.history.next_undo
        goes_on = self._panel.goes_on and last is not None and last is self._step
        if goes_on and text == self._before:
            record.undo()
            self._step = None
            return
        extends_previous = goes_on and record.is_modified
        if not extends_previous:
            values = node.get("C")
            self._before = tree.codec.text(values[0]) if values else ""
        edit = editing.comment(tree, node, text)
        record.do(self.tr("comment"), edit, record.attachment, extends_previous=extends_previous)
        self._step = record.document.history.next_undo

    def _draft(self, node_id: int, text: str) -> None:
        self._journal.write_draft(node_id, text, self.tr("comment"))
