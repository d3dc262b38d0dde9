"""The dialog that chooses the network of the built-in engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tromp_gui.session.engine.catalogue.networks import PATTERNS, network_name
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import show_text, tip
from tromp_gui.ui.kit.row_table import LineList

_WIDTH, _HEIGHT = 560, 420


class NetworkDialog(FormDialog):
    """Lists the built-in network and those found; *Browse…* chooses any other file. It stays open
    until the choice has been tested. Signal: `chosen(str)`, a file; "" for the built-in network.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Network of the built-in engine"), self.tr("&Use"), parent)
        self._paths = [""]
        self._list = LineList(self.tr("Networks"))
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._list.itemDoubleClicked.connect(self.accept)
        self._said, self._problem = plain_label("", "quiet"), plain_label("", "danger")
        self.add_button(self.tr("&Browse…"), self._browse)
        about = self.tr(
            "The built-in engine plays, analyses and judges with this network. It can read any "
            "KataGo network file (.bin.gz or .txt.gz); larger networks are stronger and slower."
        )
        self.body.addWidget(plain_label(about))
        self.body.addWidget(self._list, 1)
        self.body.addWidget(self._said)
        self.body.addWidget(self._problem)
        self.show_problem("")
        self.take_room(_WIDTH, _HEIGHT)
        self._list.setFocus()

    def show_networks(self, paths: Sequence[str], at: str | None = None) -> None:
        """List the built-in network and these files; `at` is selected, None: as before."""
        before = self._paths[max(0, self._list.currentRow())] if at is None else at
        self._paths = ["", *paths]
        with QSignalBlocker(self._list):
            self._list.clear()
            for path in self._paths:
                self._list.add_line(self._words(path)).setToolTip(tip(path))
        self._list.setCurrentRow(self._paths.index(before) if before in self._paths else 0)

    def show_problem(self, problem: str) -> None:
        """Show why the last choice cannot be used; '' for nothing."""
        show_text(self._problem, problem)
        self._said.setVisible(bool(self._said.text()) and not problem)
        self.done_button.setEnabled(True)

    def show_trying(self) -> None:
        """Show that the file is being read."""
        self._said.setText(self.tr("Reading the network…"))
        self.show_problem("")
        self.done_button.setEnabled(False)

    def accept(self) -> None:
        """Emit the choice; the caller closes the dialog with `done` if it works."""
        if self.done_button.isEnabled():
            self.chosen.emit(self._paths[self._list.currentRow()])

    def _words(self, path: str) -> str:
        if not path:
            return self.tr("The program’s own network")
        try:
            size = QLocale().formattedDataSize(Path(path).stat().st_size, 0)
        except OSError:
            size = self.tr("not found")
        return f"{network_name(path)}   {size}   {Path(path).parent}"

    def _browse(self) -> None:
        dialog = FileDialog(self, self.tr("Choose a network"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([
            self.tr("KataGo networks ({patterns})").format(patterns=" ".join(PATTERNS)),
            self.tr("All files (*)"),
        ])  # fmt: skip
        dialog.fileSelected.connect(self.chosen)
        dialog.open()
