"""The library's folders and names: adding, dropping and reading them, and what failed."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.session.library.folders import LibraryFolders, UpdateSummary
from tromp_gui.session.library.session import LibrarySession
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.kit.warning_strip import StripAction
from tromp_gui.ui.library import words
from tromp_gui.ui.library.dialogs import FailuresDialog, FoldersDialog, NamesDialog
from tromp_gui.ui.library.panel import LibraryPanel
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.files import file_problem, listed_problem


class FolderController(QObject):
    """Asks for folders and names of players, shows the progress of reading, and reports what could
    not be read.
    """

    def __init__(
        self,
        parts: Parts,
        session: LibrarySession,
        folders: LibraryFolders,
        panel: LibraryPanel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._fail = parts.window, parts.status.refuse
        self._session, self._folders, self._panel = session, folders, panel
        self._failures: list[str] = []
        self._is_made_anew = False
        self._added = ""
        folders.progressed.connect(self._show_progress)
        folders.updated.connect(self._show_summary)
        for process in (folders, session):
            process.failed.connect(self._report)
            process.ended.connect(self._report_end)
            process.damaged.connect(self._rebuild_index)
        panel.count.reading.stopped.connect(folders.cancel)

    def ask_folder(self) -> None:
        """Ask for a folder and add it."""
        title = self.tr("Add a folder to the library")
        dialog = FileDialog(self._window, title, str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.add)
        dialog.open()

    def add(self, folder: str) -> None:
        """Add a folder and read it."""
        self._added = os.path.abspath(folder)
        self._folders.add([self._added])

    def manage(self) -> None:
        """Show the folders, to add and remove them."""
        dialog = FoldersDialog(self._folders, self._window)
        dialog.add_requested.connect(self.ask_folder)
        dialog.open()

    def edit_names(self) -> None:
        """Edit which names belong to the same player."""
        before = self._folders.user_data.aliases
        dialog = NamesDialog(before, self._window)
        dialog.names_chosen.connect(partial(self._folders.set_names, before))
        dialog.open()

    def _rebuild_index(self) -> None:
        """Rebuild the index once, because it is damaged or from another version, and say so."""
        if self._is_made_anew:
            text = self.tr("The library’s index is damaged again. Check the disk it is on.")
            self._fail(text)
            return
        self._is_made_anew = True
        self._session.stop()
        self._panel.strip.show_offer(
            self.tr("The library’s index was damaged or outdated, and is being made again."), ()
        )
        self._folders.update(anew=True)

    def _report(self, problem: FileProblem) -> None:
        """Report a problem with a file; with one of the library's own, until it is read again."""
        if problem.kind is FileProblemKind.DAMAGED:
            self._panel.strip.show_offer(file_problem(problem), ())
        else:
            self._fail(file_problem(problem))

    def _report_end(self, reason: str) -> None:
        """Report that the library's process has ended, with its last output."""
        text = self.tr("The library could not be used ({reason}). Open it again.")
        self._fail(text.format(reason=reason))

    def _show_progress(self) -> None:
        progress = self._folders.progress
        said = "" if progress is None else words.progress(progress.done, progress.total)
        self._panel.count.reading.show_text(said)

    def _show_summary(self, summary: UpdateSummary) -> None:
        self._is_made_anew = False
        self._failures = [listed_problem(each) for each in summary.failures]
        if self._added and not summary.is_again:
            added, self._added = self._added, ""
            if not summary.games and not self._failures:
                text = self.tr("No new game was found in {folder}.")
                self._fail(text.format(folder=added))
        if not self._failures:
            self._panel.strip.show_offer("", ())
            return
        ways = [
            StripAction(self.tr("Show"), self._show_failures),
            StripAction(self.tr("Hide"), lambda: self._panel.strip.show_offer("", ())),
        ]
        self._panel.strip.show_offer(words.unread(len(self._failures)), ways)

    def _show_failures(self) -> None:
        FailuresDialog(self._failures, self._window).open()
