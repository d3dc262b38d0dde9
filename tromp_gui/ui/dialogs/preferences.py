"""The preferences: all settings with a search field; changes apply at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.settings import Setting, Settings
from tromp_gui.ui.dialogs.preferences_rows import PreferenceRow, Section, Switch
from tromp_gui.ui.kit.boxes import STRETCH, vbox
from tromp_gui.ui.kit.fields import ChoiceBox, search_field
from tromp_gui.ui.kit.form import ButtonRole, FormDialog, FormRow, plain_label, scrolled
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look.theme import scaled

_WIDTH, _HEIGHT = 560, 620


class PreferencesDialog(FormDialog):
    """Shows sections of rows, filtered by the search field at the top.

    It is not modal, because changes are seen on the board.
    """

    def __init__(
        self, settings: Settings, sections: Sequence[Section], parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Preferences"), "", parent)
        self._settings = settings
        self._search = search_field(self.tr("Search"), self.tr("Search the preferences"))
        self._search.textChanged.connect(self._narrow)
        self._none = plain_label(self.tr("No matching preference."), "quiet")
        self._none.hide()
        self._parts = [_Part(section, settings) for section in sections]
        self.add_button(self.tr("&Restore defaults"), self._restore_defaults, ButtonRole.ResetRole)
        inside = QWidget()
        vbox(*self._parts, STRETCH, on=inside, gap=20, margins=(0, 0, 12, 0))
        scroll = scrolled(inside, self.tr("Preferences"))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self._search)
        self.body.addWidget(self._none)
        self.body.addWidget(scroll, 1)
        settings.changed.connect(self._on_setting_changed)
        self.take_room(_WIDTH, _HEIGHT)
        self._search.setFocus()

    def show_problem(self, setting: Setting[object], why: str) -> None:
        """Show below a setting why its value cannot be used."""
        for field in self._fields():
            if field.row.setting is setting:
                field.form.show_error(why)

    def _fields(self) -> list[_Field]:
        return [field for part in self._parts for field in part.fields]

    def _narrow(self, text: str) -> None:
        shown = [part.narrow(text.casefold().split()) for part in self._parts]
        self._none.setVisible(not any(shown))

    def _restore_defaults(self) -> None:
        for field in self._fields():
            field.form.show_error("")
            self._settings.set(field.row.setting, field.row.setting.default)

    def _on_setting_changed(self, setting: Setting[object]) -> None:
        for field in self._fields():
            if field.row.setting is setting:
                field.show_value(self._settings.get(setting))


class _Part(QWidget):
    """A section: its rows below its title."""

    def __init__(self, section: Section, settings: Settings) -> None:
        super().__init__()
        self._title = section.title
        column = vbox(plain_label(section.title, "section"), on=self, gap=10)
        self.fields = [_Field(row) for row in section.rows]
        for field in self.fields:
            field.show_value(settings.get(field.row.setting))
            field.chosen.connect(settings.set)
            column.addWidget(field.form)

    def narrow(self, words: Sequence[str]) -> bool:
        """Show only the rows that contain all `words`; return whether there are any."""
        found = [field.narrow(self._title, words) for field in self.fields]
        self.setVisible(any(found))
        return any(found)


class _Field(QWidget):
    """The field of a row; `form` is the row with its label. Signal: `chosen(Setting, value)`."""

    chosen = Signal(object, object)

    def __init__(self, row: PreferenceRow) -> None:
        super().__init__()
        self.row = row
        self._said = [row.text, row.hint, row.more]
        self._values: list[object] = []
        column = vbox(on=self)
        if isinstance(row, Switch):
            self._box: CheckBox | ChoiceBox = CheckBox(row.text)
            self._box.setMinimumHeight(scaled(28))
            self._box.clicked.connect(self._switched)
            label = ""
        else:
            self._box = ChoiceBox()
            self._values = [value for value, _ in row.options]
            self._box.addItems([word for _, word in row.options])
            self._said += [word for _, word in row.options]
            self._box.activated.connect(self._picked)
            label = row.text
        self._box.setAccessibleName(row.text)
        self._box.setAccessibleDescription(row.hint)
        column.addWidget(self._box)
        self.setFocusProxy(self._box)
        self.form = FormRow(label, self, row.hint)

    def show_value(self, value: object) -> None:
        """Show a value; one without a label is shown as stored."""
        if isinstance(self._box, CheckBox):
            self._box.setChecked(bool(value))
            return
        if value not in self._values:
            self._box.addItem(str(value))
            self._values.append(value)
        self._box.setCurrentIndex(self._values.index(value))

    def narrow(self, title: str, words: Sequence[str]) -> bool:
        """Show the row only if it contains all `words`; return whether it does."""
        said = " ".join([title, *self._said]).casefold()
        fits = all(word in said for word in words)
        self.form.setVisible(fits)
        return fits

    def _switched(self, on: bool) -> None:
        self.chosen.emit(self.row.setting, on)

    def _picked(self, at: int) -> None:
        self.form.show_error("")
        self.chosen.emit(self.row.setting, self._values[at])
