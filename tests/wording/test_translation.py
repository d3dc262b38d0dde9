"""Sentences put together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

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
