"""The About dialog: the program, its version and its parts."""

from __future__ import annotations

from platform import python_version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QWidget

from tromp_gui.licences import Licence, licences
from tromp_gui.ui.dialogs.guide import Chapter, ChaptersDialog
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.form import FormDialog, plain_label

_ICON = 64


class AboutDialog(FormDialog):
    """Name, version, purpose, licence and the versions that a bug report needs."""

    def __init__(
        self, name: str, version: str, icon: QIcon | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("About {name}").format(name=name), "", parent)
        purpose = self.tr("A Go board with exact Tromp–Taylor rules: play, review, score, see why.")
        made = self.tr("Python {python}, Qt {qt}").format(python=python_version(), qt=qVersion())
        versions = plain_label(made, "quiet")
        versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = vbox(
            plain_label(name, "welcome"),
            plain_label(self.tr("Version {version}").format(version=version), "quiet"),
            6,
            plain_label(purpose),
            plain_label(self.tr("Free software under the MIT licence.")),
            versions,
            gap=6,
        )
        row = hbox(gap=20)
        if icon is not None:
            picture = QLabel()
            picture.setPixmap(icon.pixmap(_ICON))
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.body.addLayout(row)
        self.body.addStretch(1)
        self.licences = self.add_button(self.tr("Licences…"), self.show_licences)
        self.dismiss.setDefault(True)

    def show_licences(self) -> ChaptersDialog:
        """Open the licences of the program and of everything it includes."""
        dialog = ChaptersDialog(self.tr("Licences"), list(map(_chapter, licences())), self)
        dialog.open_at(0)
        dialog.open()
        return dialog


def _chapter(licence: Licence) -> Chapter:
    title = f"{licence.name} {licence.version}".rstrip()
    texts = "\n".join(f"\n~~~~~~\n{text.strip()}\n~~~~~~\n" for text in licence.texts)
    return Chapter(title, f"## {title}\n\n{licence.kind}\n{texts}")
