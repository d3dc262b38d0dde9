"""Sentences put together."""

from __future__ import annotations

import pytest

from tromp_gui.wording.translation import paragraph


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
