"""Between the journal and the person: what a crash left is offered at the next start."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QObject

from tromp_gui.record.document import Document
from tromp_gui.session.file_session import FileSession
from tromp_gui.session.files import Opened
from tromp_gui.session.journal import STEPS, Journal
from tromp_gui.session.recovery import Found, forget, unsaved_games
from tromp_gui.ui.dialogs.recovery import RecoveryDialog
from tromp_gui.ui.file_desk import FileDesk
from tromp_gui.ui.main_window import MainWindow


class RecoveryDesk(QObject):
    """Offers unsaved games, and tells when the journal itself fails."""

    def __init__(
        self, window: MainWindow, journal: Journal, files: FileSession, file: FileDesk
    ) -> None:
        super().__init__(window)
        self._window, self._journal, self._files, self._file = window, journal, files, file
        journal.failed.connect(self._tell_failure)
        window.closed.connect(journal.close)

    def offer(self) -> None:
        """Offer what was left behind, where something was."""
        found = unsaved_games()
        if not found:
            return
        dialog = RecoveryDialog([self._name(each) for each in found], self._window)
        dialog.restore_chosen.connect(lambda index: self._restore(found[index]))
        dialog.discard_chosen.connect(lambda index: forget(found[index].folder))
        dialog.open()

    def _restore(self, found: Found) -> None:
        self._file.when_free(lambda: self._show(found))

    def _show(self, found: Found) -> None:
        opened = Opened(
            found.source,
            found.collection,
            found.stamp,
            is_untouched=False,
            encoding=found.encoding,
        )
        self._files.restore(found.path, opened, found.game, found.document)
        self._journal.take_over(found.folder)

    def _name(self, found: Found) -> str:
        where = found.path.name if found.path else self.tr("New game")
        count = _moves(found.document)
        moves = self.tr("1 move") if count == 1 else self.tr("%1 moves").replace("%1", str(count))
        return f"{where}  ·  {moves}  ·  {_last_step(found)}"

    def _tell_failure(self, error: OSError) -> None:
        why = error.strerror or str(error)
        self._file.troubled.emit(
            self.tr("Unsaved moves cannot be kept safe (%1): save the game often.").replace(
                "%1", why
            )
        )


def _moves(document: Document) -> int:
    return sum(node.move_color is not None for node in document.tree.main_line())


def _last_step(found: Found) -> str:
    """When the last step was written, as this country writes it."""
    seconds = int((found.folder / STEPS).stat().st_mtime)
    when = QDateTime.fromSecsSinceEpoch(seconds)
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)
