"""The guides agree in every language: chapter by chapter, and every quoted word."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tromp_gui import resources
from tromp_gui.session.language import ENGLISH, LANGUAGES

OTHERS = [code for code in LANGUAGES if resources.guide(code) != resources.guide(ENGLISH)]
"""The languages with a guide; `make release` names those without one."""
BLOCK = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
PARTS = {
    "items": re.compile(r"^- ", re.MULTILINE),
    "rows of tables": re.compile(r"^\|", re.MULTILINE),
    "pictures": re.compile(r"^!\[", re.MULTILINE),
    "paragraphs": re.compile(r"\n\n+"),
}


def chapters(language: str) -> list[str]:
    text = resources.guide(language).read_text("utf-8")
    return re.split(r"^## ", text, flags=re.MULTILINE)


def outer_words(chapter: str) -> Counter[str]:
    """The words between backticks, which are never translated."""
    return Counter(
        " ".join(word.split()) for word in re.findall(r"`([^`]+)`", BLOCK.sub("", chapter))
    )


def lines_of_code(chapter: str) -> list[str]:
    """The lines of blocks, without the remarks in them."""
    blocks = BLOCK.findall(chapter)
    return [line.split("  #")[0].rstrip() for block in blocks for line in block.splitlines()]


def test_the_english_guide_has_what_is_compared() -> None:
    text = "".join(chapters(ENGLISH))
    assert all(part.search(text) for part in PARTS.values())
    assert outer_words(text)
    assert lines_of_code(text)


@pytest.mark.parametrize("language", OTHERS)
def test_chapter_by_chapter_it_is_the_english_one(language: str) -> None:
    ours, theirs = chapters(ENGLISH), chapters(language)
    assert len(theirs) == len(ours)
    for number, (english, other) in enumerate(zip(ours, theirs, strict=True)):
        where = f"{language}, chapter {number}: {english.splitlines()[0]}"
        for name, part in PARTS.items():
            assert len(part.findall(other)) == len(part.findall(english)), f"{where}: {name}"
        assert outer_words(other) == outer_words(english), where
        assert lines_of_code(other) == lines_of_code(english), where


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_guide_is_not_the_english_one(language: str) -> None:
    pairs = zip(chapters(ENGLISH)[1:], chapters(language)[1:], strict=True)
    assert all(ours.splitlines()[0] != theirs.splitlines()[0] for ours, theirs in pairs)
