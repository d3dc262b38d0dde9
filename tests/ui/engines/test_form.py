"""The form of an engine: typing, pasting, showing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import named, opened, type_in, words
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.ui.engines.form import EngineForm
from tromp_gui.ui.kit.form import FormRow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="quotes as in a Unix shell")

GNU_GO = AttachedEngine("GNU Go", Launch("gnugo", ("--mode", "gtp")))


@pytest.fixture
def form(qtbot: QtBot) -> EngineForm:
    """The form of an engine without a program."""
    made = EngineForm()
    made.show_engine(AttachedEngine("New", Launch("")))
    opened(qtbot, made)
    return made


@pytest.fixture
def emitted(form: EngineForm) -> list[AttachedEngine]:
    """The engines that the form has emitted."""
    heard: list[AttachedEngine] = []
    form.edited.connect(heard.append)
    return heard


def line(form: EngineForm, name: str) -> QLineEdit:
    return named(form, QLineEdit, name)


def rows(form: EngineForm, name: str) -> QPlainTextEdit:
    return named(form, QPlainTextEdit, name)


def write(field: QWidget, text: str) -> None:
    """Replace the text of a field, and leave it with Tab."""
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for at, row in enumerate(text.split("\n")):
        if at:
            QTest.keyClick(field, Qt.Key.Key_Return)
        type_in(field, row)
    if not text:
        QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClick(field, Qt.Key.Key_Tab)


def errors(form: EngineForm) -> list[str]:
    return [row.error for row in form.findChildren(FormRow) if row.error]


def test_every_field_is_emitted_when_it_is_left(
    form: EngineForm, emitted: list[AttachedEngine]
) -> None:
    write(line(form, "Name"), "星阵围棋 & <b>")
    write(line(form, "Program"), "gnugo")
    write(rows(form, "Arguments"), "--mode gtp\n--level 3")
    write(line(form, "Working folder"), "/tmp/a b")
    write(rows(form, "Start-up commands"), "komi 7\n\n level 2 ")
    write(rows(form, "Environment"), "A=1\nB=x y")
    write(rows(form, "Notes"), "strong")
    launch = Launch(
        "gnugo",
        ("--mode", "gtp", "--level", "3"),
        "/tmp/a b",
        (("A", "1"), ("B", "x y")),
        ("komi 7", "level 2"),
    )
    assert emitted[-1] == AttachedEngine("星阵围棋 & <b>", launch, "strong")
    assert len(emitted) == 7


def test_showing_an_engine_emits_nothing(form: EngineForm, emitted: list[AttachedEngine]) -> None:
    form.show_engine(GNU_GO)
    assert line(form, "Program").text() == "gnugo"
    assert rows(form, "Arguments").toPlainText() == "--mode gtp"
    for name in ("Name", "Program", "Working folder"):
        line(form, name).setFocus()
    form.flush()
    assert emitted == []


def test_a_pasted_command_line_is_split(form: EngineForm, emitted: list[AttachedEngine]) -> None:
    write(line(form, "Program"), "OMP_NUM_THREADS=2 katago gtp -model 'a b.gz'")
    assert line(form, "Program").text() == "katago"
    assert rows(form, "Arguments").toPlainText().splitlines() == ["gtp", "-model 'a b.gz'"]
    assert rows(form, "Environment").toPlainText() == "OMP_NUM_THREADS=2"
    assert emitted[-1].launch.arguments == ("gtp", "-model", "a b.gz")
    assert any("was split" in each for each in words(form))
    write(line(form, "Program"), "katago")
    assert rows(form, "Arguments").toPlainText().splitlines() == ["gtp", "-model 'a b.gz'"]


def test_a_pasted_command_line_replaces_the_arguments(form: EngineForm) -> None:
    write(line(form, "Program"), "katago gtp -model b.gz")
    write(line(form, "Program"), "gnugo --mode gtp")
    assert rows(form, "Arguments").toPlainText() == "--mode gtp"


def test_the_path_of_a_program_may_have_spaces(
    form: EngineForm, emitted: list[AttachedEngine], tmp_path: Path
) -> None:
    file = tmp_path / "my engine"
    file.write_text("")
    write(line(form, "Program"), str(file))
    assert emitted[-1].launch == Launch(str(file))
    write(line(form, "Program"), f"{file} gtp")
    assert emitted[-1].launch == Launch(str(file), ("gtp",))


def test_typographic_dashes_are_corrected(form: EngineForm, emitted: list[AttachedEngine]) -> None:
    write(line(form, "Program"), "gnugo –mode gtp")
    assert emitted[-1].launch == Launch("gnugo", ("--mode", "gtp"))


@pytest.mark.parametrize(
    ("field", "text", "error"),
    [
        ("Arguments", "-model 'a b", "A quotation mark is not closed."),
        ("Environment", "A=1\nfast", "“fast” is not valid. Use NAME=value."),
    ],
)
def test_invalid_text_shows_an_error_and_is_not_emitted(
    form: EngineForm, emitted: list[AttachedEngine], field: str, text: str, error: str
) -> None:
    write(rows(form, field), text)
    assert errors(form) == [error]
    assert form.has_errors
    assert emitted == []
    write(rows(form, field), "")
    assert errors(form) == []


def test_a_name_cannot_be_empty(form: EngineForm, emitted: list[AttachedEngine]) -> None:
    write(line(form, "Name"), "   ")
    assert emitted == []


def test_flush_emits_the_field_that_has_the_focus(
    form: EngineForm, emitted: list[AttachedEngine]
) -> None:
    field = line(form, "Program")
    field.setFocus()
    QTest.keyClicks(field, "gnugo")
    assert emitted == []
    form.flush()
    assert [each.launch.program for each in emitted] == ["gnugo"]


def test_tab_goes_from_field_to_field(form: EngineForm) -> None:
    line(form, "Name").setFocus()
    seen = []
    for _ in range(9):
        focus = form.window().focusWidget()
        assert focus is not None
        seen.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert seen == [
        "Name",
        "Program",
        "Program: browse",
        "Arguments",
        "Working folder",
        "Working folder: browse",
        "Start-up commands",
        "Environment",
        "Notes",
    ]


def test_a_missing_path_with_spaces_is_not_split(
    form: EngineForm, emitted: list[AttachedEngine]
) -> None:
    form.show_engine(AttachedEngine("K", Launch("/not there/kata -x go", ("gtp",))))
    form.flush()
    assert emitted == []
    write(line(form, "Program"), "/not there/kata go")
    assert emitted[-1].launch == Launch("/not there/kata go", ("gtp",))
