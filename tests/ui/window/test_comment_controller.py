"""A comment typed in the window: what undo does in the field and in the record."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.person import Person


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    person = Person(qtbot)
    person.click("E5 C3")
    person.comment.setFocus()
    return person


def comment(person: Person) -> tuple[str, ...] | None:
    return person.record.cursor.get("C")


def steps(person: Person) -> int:
    return len(person.record.document.history.labels)


def test_undo_while_typing_does_not_change_the_board(person: Person) -> None:
    record = person.record
    person.write("White corner")
    person.comment.flush()  # as after a pause
    person.press("Ctrl+Z")
    person.comment.flush()
    assert comment(person) == ("White ",)
    assert record.number() == 2
    person.press("Ctrl+Z")
    person.comment.flush()
    assert not comment(person)
    assert record.number() == 2
    person.press("Ctrl+Z")
    assert record.number() == 1


def test_pauses_do_not_divide_a_step(person: Person) -> None:
    before = steps(person)
    for word in ("one ", "two ", "three"):
        person.write(word)
        person.comment.flush()
    assert steps(person) == before + 1
    person.board.setFocus()
    person.press("Ctrl+Z")
    assert not comment(person)
    person.press("Ctrl+Shift+Z")
    assert comment(person) == ("one two three",)


def test_text_deleted_while_typing_makes_no_step(person: Person) -> None:
    record = person.record
    person.write("hm")
    person.comment.flush()
    person.press("Ctrl+Z")
    person.board.setFocus()
    assert not comment(person)
    assert record.undo_label != "comment"


def test_text_typed_after_returning_is_another_step(person: Person) -> None:
    person.write("one")
    person.board.setFocus()
    person.comment.setFocus()
    person.write(" two")
    person.board.setFocus()
    person.press("Ctrl+Z")
    assert comment(person) == ("one",)


def test_undo_reaches_the_saved_text(person: Person) -> None:
    record = person.record
    person.write("one")
    person.comment.flush()
    record.mark_saved()
    person.write(" two")
    person.comment.flush()
    record.undo()
    assert comment(person) == ("one",)
    assert not record.is_modified
