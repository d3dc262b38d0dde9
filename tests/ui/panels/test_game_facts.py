"""Dates in words, in the order of each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from tromp_gui.ui.panels.players import game_date


@pytest.fixture(autouse=True)
def restore_locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("en_GB", ("11", "September", "1846")),
        ("en_US", ("September", "11", "1846")),
        ("de_DE", ("11.", "September", "1846")),
        ("fr_FR", ("11", "septembre", "1846")),
        ("ja_JP", ("1846年", "9月", "11日")),
        ("ko_KR", ("1846년", "9월", "11일")),
        ("zh_CN", ("1846年", "9月", "11日")),
    ],
)
def test_a_day_in_the_order_of_the_language(name: str, parts: tuple[str, ...]) -> None:
    """Without a weekday."""
    QLocale.setDefault(QLocale(name))
    said = game_date("1846-09-11")
    places = [said.index(part) for part in parts]
    assert places == sorted(places)
    assert len(said.replace(" ", "").replace(",", "")) == len("".join(parts))


@pytest.mark.parametrize("text", ["", "1846", "1996-05-06,07", "long ago", "2001-02-30"])
def test_other_dates_are_unchanged(text: str) -> None:
    assert game_date(text) == text
