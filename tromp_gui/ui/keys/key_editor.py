"""The editor for shortcuts: a preset for all commands, and changes to single ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QWidget

from tromp_gui.settings import Preset
from tromp_gui.ui.keys.command_table import CommandEntry, CommandTable
from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.key_text import key_text

_HEIGHT = 560

Advice = Callable[[str, str], str]
"""A warning before a key is assigned: which command loses it, or why it is a poor choice."""


class KeyEditorDialog(FormDialog):
    """Signals: `preset_chosen(Preset)`; `key_given(str, str)`, add a key to a command and
    take it from any other; `keys_taken(str)`, remove all its keys;
    `keys_restored(str)`, restore those of the preset. Changes are shown by the next
    `show_keys`.
    """

    preset_chosen = Signal(object)
    key_given = Signal(object, str)
    keys_taken = Signal(object)
    keys_restored = Signal(object)

    def __init__(self, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Customise shortcuts"), "", parent)
        self._advice = advice
        self._preset = ChoiceBox()
        for preset, text in (
            (Preset.DEFAULT, self.tr("Default")),
            (Preset.SABAKI, self.tr("Like Sabaki and Lizzie: Up and Down step through moves")),
            (Preset.OGS, self.tr("Like OGS: tools on the function keys")),
        ):
            self._preset.addItem(text, preset)
        self._table = CommandTable()
        self._edit = QKeySequenceEdit()
        give_role(self._edit, QAccessible.Role.EditableText)
        self._edit.setMaximumSequenceLength(1)
        self._edit.setClearButtonEnabled(True)
        self._edit.setAccessibleName(self.tr("New key"))
        self._said = plain_label("", "quiet")
        self.body.addWidget(plain_label(self.tr("Choose a command, then press the new key.")))
        self.add_row(self.tr("Keyboard shortcuts"), self._preset)
        self.body.addWidget(self._table, 1)
        self.add_row(self.tr("New key"), self._tools())
        self.body.addWidget(self._said)
        self._connect()
        self._table.setFocus()
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)

    def _tools(self) -> QHBoxLayout:
        add, remove = (
            self.tr("Add this key to the command"),
            self.tr("Remove all keys from the command"),
        )
        restore = self.tr("Use the preset’s keys")
        self._give = push_button(self.tr("&Add"), self._give_key, "small", add)
        self._take = push_button(self.tr("&No key"), self._take_keys, "small", remove)
        self._restore = push_button(self.tr("&Default"), self._restore_keys, "small", restore)
        for button in (self._give, self._take, self._restore):
            button.setToolTip(button.accessibleName())
        return hbox((self._edit, 1), self._give, self._take, self._restore, gap=8)

    def _connect(self) -> None:
        self._preset.activated.connect(lambda: self.preset_chosen.emit(self._preset.currentData()))
        self._table.current_changed.connect(self._explain)
        self._table.chosen.connect(self._edit.setFocus)
        self._edit.keySequenceChanged.connect(self._explain)

    def show_keys(self, preset: Preset, rows: Sequence[CommandEntry]) -> None:
        """Show the preset and the current shortcuts."""
        self._preset.setCurrentIndex(self._preset.findData(preset))
        self._table.show_rows(rows)
        self._explain()

    @property
    def _key(self) -> str:
        form = QKeySequence.SequenceFormat.PortableText
        return self._edit.keySequence().toString(form)

    def _explain(self) -> None:
        row, key = self._table.current, self._key
        self._edit.setAccessibleDescription(key_text(key))
        for button in (self._take, self._restore):
            button.setEnabled(row is not None)
        self._give.setEnabled(row is not None and bool(key))
        self._said.setText(self._advice(row.name, key) if row and key else "")

    def _give_key(self) -> None:
        row = self._table.current
        if row is not None and self._key:
            key = self._key
            self._edit.clear()
            self.key_given.emit(row.name, key)

    def _take_keys(self) -> None:
        if (row := self._table.current) is not None:
            self.keys_taken.emit(row.name)

    def _restore_keys(self) -> None:
        if (row := self._table.current) is not None:
            self.keys_restored.emit(row.name)
