"""What to do where the network that imitates people is missing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tromp_gui.network_files.profiles import KNOWN_FILE, KNOWN_PAGE, KNOWN_SIZE
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.session.engine.catalogue.network_file import PATTERNS, network_name
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.fields import text_field
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.kit.plain_text import plain_label, show_text


class HumanFileNote(QWidget):
    """Says which file is needed, where it is, and lets it be chosen; why one was refused. Where a
    file is in use, only its name.
    """

    def __init__(self, file: HumanFile) -> None:
        super().__init__()
        self._file = file
        size = QLocale().formattedDataSize(KNOWN_SIZE, 0, QLocale.DataSizeFormat.DataSizeSIFormat)
        text = self.tr(
            "This needs a network that imitates people: “{file}” of KataGo ({size}). Download it "
            "from this page, then choose the file:"
        )
        address = text_field(KNOWN_PAGE, self.tr("Address"))
        address.setReadOnly(True)
        copy = push_button(self.tr("Copy"), self._copy, "small", self.tr("Copy the address"))
        self._missing = QWidget()
        vbox(
            plain_label(text.format(file=KNOWN_FILE, size=size), "quiet"),
            hbox((address, 1), copy, gap=8),
            on=self._missing,
            gap=8,
        )
        self._choose = push_button(self.tr("Choose file…"), self._browse, "small")
        self._said, self._problem = plain_label("", "quiet"), plain_label("", "danger")
        choosing = hbox(self._choose, (self._said, 1), gap=8)
        vbox(self._missing, choosing, self._problem, on=self, gap=8)
        file.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        path, is_trying = self._file.path, self._file.is_trying
        self._missing.setVisible(not path)
        self._choose.setEnabled(not is_trying)
        self._said.setText(self.tr("Reading the network…") if is_trying else network_name(path))
        show_text(self._problem, self._file.problem)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(KNOWN_PAGE)
        self._said.setText(self.tr("The address was copied."))

    def _browse(self) -> None:
        dialog = FileDialog(self, self.tr("Choose the network that imitates people"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([
            self.tr("KataGo networks ({patterns})").format(patterns=" ".join(PATTERNS)),
            self.tr("All files (*)"),
        ])  # fmt: skip
        dialog.fileSelected.connect(lambda path: self._file.use(str(Path(path))))
        dialog.open()
