"""Sentences put together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tromp_gui import resources
from tromp_gui.wording import labelled, listed
from tromp_gui.wording.translation import paragraph, plural


@pytest.mark.parametrize(
    ("sentences", "text"),
    [
        (("One.", "", "Two."), "One. Two."),
        (("手番です。", "パスできます。"), "手番です。パスできます。"),
        (("何ですか？", "わかりません。"), "何ですか？わかりません。"),
        (("점입니다.", "돌입니다."), "점입니다. 돌입니다."),
        ((), ""),
    ],
)
def test_no_blank_follows_a_full_stop_that_has_its_own(
    sentences: tuple[str, ...], text: str
) -> None:
    assert paragraph(sentences) == text


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("locale", "text"),
    [("en_GB", "12,000 games"), ("de_DE", "12.000 games"), ("ja_JP", "12,000 games")],
)
def test_thousands_are_grouped_as_the_language_does(locale: str, text: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        assert plural("library", "1 game", "%n games", 12_000) == text
        assert plural("library", "1 game", "%n games", 999) == "999 games"
    finally:
        QLocale.setDefault(before)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("code", "text"), [("en", "A: b, c; d"), ("fr", "A\u00a0: b, c\u202f; d"), ("ja", "A：b、c、d")]
)
def test_marks_between_parts_are_those_of_the_language(code: str, text: str) -> None:
    translator = QTranslator()
    translator.load(f"tromp_gui_{code}", str(resources.path("translations")))
    QCoreApplication.installTranslator(translator)
    try:
        assert labelled("A", listed((listed(("b", "", "c")), "d"), are_long=True)) == text
    finally:
        QCoreApplication.removeTranslator(translator)
