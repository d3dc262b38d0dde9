"""Files in a window: opening, saving, exporting, and games restored after a crash."""

from __future__ import annotations

from tromp_gui.settings import OPENING, OpenAt
from tromp_gui.ui.files.commands import rows
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.files.export_controller import ExportController
from tromp_gui.ui.files.reading_controller import ReadingController
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts


def install(parts: Parts) -> FileController:
    """Add the files to a window."""
    file, reading, export = FileController(parts), ReadingController(parts), ExportController(parts)
    parts.actions.add(rows(file, parts.sessions.files, reading, export))
    _show_progress(parts)

    def review() -> None:
        """Switch to Review; show the comment if there is one at the start."""
        record = parts.sessions.record
        parts.view.set_layout(Layout.REVIEW)
        if parts.sessions.settings.get(OPENING) is OpenAt.END:
            record.step(len(record.line()))
        if record.tree.root.has("C"):
            parts.column.show_comment()

    parts.sessions.files.opened.connect(review)
    parts.sessions.files.opened.connect(reading.report_repairs)  # which Review would take away
    parts.sessions.files.cancelled.connect(lambda: parts.show_game())
    parts.sessions.files.begun.connect(lambda: parts.view.set_layout(Layout.REVIEW))
    return file


def _show_progress(parts: Parts) -> None:
    """Show how much is read or saved, until the end."""
    files, status = parts.sessions.files, parts.status
    files.progressed.connect(lambda done: status.show_progress(done, files.cancel))
    files.saving.connect(status.show_saving)
    for end in (files.read, files.cancelled, files.saved, files.unencodable, files.failed):
        end.connect(status.end_progress)
    files.read.connect(status.refresh)
