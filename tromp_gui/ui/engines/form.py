"""The form for how an engine is started."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from tromp_gui.gtp.argument_text import arguments_of, pasted, rows_of, settings_of, settings_text
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.files import find_program
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.fields import text_field
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.kit.form import FormRow
from tromp_gui.ui.look.typography import fixed_pitch

_ROWS = 5


class RowsField(QPlainTextEdit):
    """Plain text without line wrapping; Tab leaves the field. Signal: `focus_left()`."""

    focus_left = Signal()

    def __init__(self, rows: int) -> None:
        super().__init__()
        self.setFont(fixed_pitch())
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFixedHeight(rows * QFontMetrics(self.font()).lineSpacing() + 22)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_left.emit()


class PathField(QWidget):
    """A path to type or choose. Signal: `edited()`, it has changed."""

    edited = Signal()

    def __init__(self, name: str, is_folder: bool) -> None:
        super().__init__()
        self._is_folder, self._name = is_folder, name
        self.line = text_field(name=name)
        self.line.editingFinished.connect(self.edited)
        said = self.tr("{field}: browse").format(field=name)
        browse = push_button(self.tr("Browse…"), self._choose, "small", said)
        hbox((self.line, 1), browse, on=self, gap=8)
        self.setFocusProxy(self.line)
        self.setAccessibleName(name)

    def _choose(self) -> None:
        dialog = FileDialog(self, self._name, os.path.dirname(self.line.text()))
        modes = QFileDialog.FileMode
        dialog.setFileMode(modes.Directory if self._is_folder else modes.ExistingFile)
        dialog.fileSelected.connect(self._chosen)
        dialog.open()

    def _chosen(self, path: str) -> None:
        self.line.setText(str(Path(path)))
        self.edited.emit()


class EngineForm(QWidget):
    """Signal: `edited(AttachedEngine)`, a field was changed and left, and all fields are valid."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._engine = AttachedEngine("", Launch(""))
        self._name = text_field()
        self._program = PathField(self.tr("Program"), False)
        self._arguments = RowsField(_ROWS)
        self._folder = PathField(self.tr("Working folder"), True)
        self._folder.line.setPlaceholderText(self.tr("same as the program"))
        self._commands, self._environment, self._notes = RowsField(2), RowsField(2), RowsField(2)
        self._column = vbox(on=self, gap=12, margins=(0, 0, 8, 0))
        self._add_rows()
        self._column.addStretch(1)
        self._connect()

    def _add_rows(self) -> None:
        self._add(self.tr("Name"), self._name)
        self._program_row = self._add(
            self.tr("Program"),
            self._program,
            self.tr("The program’s path or name. A full command line is split automatically."),
        )
        self._arguments_row = self._add(
            self.tr("Arguments"),
            self._arguments,
            self.tr("One or more per line. Use quotation marks around values with spaces."),
        )
        self._add(self.tr("Working folder"), self._folder)
        hint = self.tr("GTP commands, one per line.")
        self._add(self.tr("Start-up commands"), self._commands, hint)
        hint = self.tr("NAME=value, one per line.")
        self._environment_row = self._add(self.tr("Environment"), self._environment, hint)
        self._add(self.tr("Notes"), self._notes)

    def _add(self, label: str, field: QWidget, hint: str = "") -> FormRow:
        row = FormRow(label, field, hint)
        field.setAccessibleName(label)
        self._column.addWidget(row)
        return row

    def _connect(self) -> None:
        self._name.editingFinished.connect(self._emit_changed)
        self._program.edited.connect(self._split_command)
        self._folder.edited.connect(self._emit_changed)
        for field in (self._arguments, self._commands, self._environment, self._notes):
            field.focus_left.connect(self._emit_changed)

    def show_engine(self, engine: AttachedEngine) -> None:
        """Show an engine; unchanged fields keep their cursor."""
        if engine == self._engine:
            return
        self._engine = engine
        blockers = [QSignalBlocker(each) for each in (self._name, self._program)]
        launch = engine.launch
        for line, text in (
            (self._name, engine.name),
            (self._program.line, launch.program),
            (self._folder.line, launch.folder),
        ):
            if line.text() != text:
                _write(line, text)
        for rows, text in (
            (self._arguments, rows_of(launch.arguments)),
            (self._commands, "\n".join(launch.commands)),
            (self._environment, settings_text(launch.environment)),
            (self._notes, engine.notes),
        ):
            if rows.toPlainText() != text:
                rows.setPlainText(text)
        for blocker in blockers:
            blocker.unblock()
        self._forget_errors()

    def focus_name(self) -> None:
        self._name.setFocus()
        self._name.selectAll()

    @property
    def has_errors(self) -> bool:
        """Whether the text of a field is invalid."""
        return bool(self._arguments_row.error or self._environment_row.error)

    def flush(self) -> None:
        """Emit what was typed in the field that has the focus."""
        self._split_command()

    # Input

    def _split_command(self) -> None:
        """Split a command line typed as the program into the fields for its parts."""
        text = self._program.line.text()
        try:
            is_new = text != self._engine.launch.program
            made = pasted(text, _is_file, _is_program) if is_new else None
        except ValueError:
            self._program_row.show_error(self.tr("A quotation mark is not closed."))
            return
        self._program_row.show_error("")
        if made is not None:
            _write(self._program.line, made.program)
            self._arguments.setPlainText(rows_of(made.arguments))
            if made.environment:
                self._environment.setPlainText(settings_text(made.environment))
            self._program_row.show_hint(
                self.tr("The command line was split: its arguments are below.")
            )
        self._emit_changed()

    def _emit_changed(self) -> None:
        read = self._read()
        if read is not None and read != self._engine:
            self._engine = read
            self.edited.emit(read)

    def _read(self) -> AttachedEngine | None:
        """The engine in the form; None, with an error below the field, if it is invalid."""
        self._forget_errors()
        try:
            arguments = arguments_of(self._arguments.toPlainText(), _is_file)
        except ValueError:
            self._arguments_row.show_error(self.tr("A quotation mark is not closed."))
            return None
        try:
            environment = settings_of(self._environment.toPlainText())
        except ValueError as error:
            text = self.tr("“{row}” is not valid. Use NAME=value.")
            self._environment_row.show_error(text.format(row=error))
            return None
        commands = filter(None, map(str.strip, self._commands.toPlainText().splitlines()))
        launch = Launch(
            self._program.line.text().strip(),
            arguments,
            self._folder.line.text().strip(),
            environment,
            tuple(commands),
        )
        name = self._name.text().strip() or self._engine.name
        return self._engine._replace(name=name, launch=launch, notes=self._notes.toPlainText())

    def _forget_errors(self) -> None:
        for row in (self._arguments_row, self._environment_row):
            row.show_error("")


def _is_file(name: str) -> bool:
    return os.path.isfile(os.path.expanduser(name))


def _is_program(name: str) -> bool:
    return isinstance(find_program(name), str)


def _write(line: QLineEdit, text: str) -> None:
    line.setText(text)
    line.setCursorPosition(0)
