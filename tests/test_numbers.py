"""The numbers that public texts state (levels, rule sets, languages, boards) are the program's."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tromp_gui import resources
from tromp_gui.go.point import MAX_SIDE
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.player import Level
from tromp_gui.network_files.heading import NEWEST, OLDEST
from tromp_gui.session.language import ENGLISH, LANGUAGES
from tromp_gui.sgf import reader
from tromp_gui.ui.window.start import sample_path

CHECKOUT = Path(__file__).resolve().parents[1]
METAINFO = CHECKOUT / "resources" / "desktop" / f"{resources.APP_ID}.metainfo.xml"
PAGES = [
    *("CONTRIBUTING.md", "SECURITY.md", "packaging/packages.py", "packaging/README.md"),
    *sorted(
        f"docs/{page.name}" for page in (CHECKOUT / "docs").glob("*.md") if "." not in page.stem
    ),
]

WORDS = {
    "en": "four five six seven eight nine ten eleven twelve",
    "de": "vier fünf sechs sieben acht neun zehn elf zwölf",
    "es": "cuatro cinco seis siete ocho nueve diez once doce",
    "fr": "quatre cinq six sept huit neuf dix onze douze",
    "ja": "四 五 六 七 八 九 十 十一 十二",
    "ko": "네 다섯 여섯 일곱 여덟 아홉 열 열한 열두",
    "zh_CN": "四 五 六 七 八 九 十 十一 十二",
    "zh_TW": "四 五 六 七 八 九 十 十一 十二",
}
"""The numbers from 4 to 12 in each language."""

LEVELS, SETS = len(Level), len(RULE_SETS)
BOARDS = len(reader.read(sample_path("who-owns-what").read_bytes()).games)

NOUNS = {
    "en": [
        ("levels|strengths", LEVELS),
        ("rule sets", SETS),
        ("other rule sets", SETS - 1),
        ("languages", len(LANGUAGES)),
        ("finished boards|sample boards", BOARDS),
    ],
    "de": [("Stufen|Stärken", LEVELS), ("Regelwerken?", SETS)],
    "es": [("niveles", LEVELS), ("reglamentos", SETS)],
    "fr": [("niveaux", LEVELS), ("règles", SETS)],
    "ja": [("段階の", LEVELS), ("種類のルール", SETS)],
    "ko": [("단계의|수준의", LEVELS), ("가지 규칙", SETS)],
    "zh_CN": [("个级别", LEVELS), ("种规则", SETS)],
    "zh_TW": [("個等級", LEVELS), ("種規則", SETS)],
}
"""What is counted in each language, with the true number."""


def stated(text: str, language: str) -> Iterator[tuple[int, int, str]]:
    """The numbers before names of what is counted: as written, the true one, and the words."""
    words = {word: number for number, word in enumerate(WORDS[language].split(), start=4)}
    longest_first = "|".join(sorted(words, key=len, reverse=True))
    for noun, true in NOUNS[language]:
        pattern = rf"(?:(\d+)|({longest_first}))\s*(?:{noun})"
        for match in re.finditer(pattern, text, re.IGNORECASE):
            written = int(match[1]) if match[1] else words[match[2].lower()]
            yield written, true, " ".join(match[0].split())


def wrong(text: str, language: str) -> list[str]:
    """The words that state another number than the true one."""
    return [words for written, true, words in stated(text, language) if written != true]


def shop_window(language: str) -> str:
    """The description in the metainfo."""
    key = "{http://www.w3.org/XML/1998/namespace}lang"
    code = None if language == ENGLISH else language.replace("_", "-")
    description = ET.parse(METAINFO).find("description")
    assert description is not None
    return "\n".join(p.text or "" for p in description.iter("p") if p.get(key) == code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_counts_the_levels(language: str) -> None:
    text = resources.guide(language).read_text("utf-8")
    assert LEVELS in {written for written, _, _ in stated(text, language)}
    assert wrong(text, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_metainfo_counts_levels_and_rule_sets(language: str) -> None:
    text = shop_window(language)
    assert {written for written, _, _ in stated(text, language)} == {LEVELS, SETS}
    assert wrong(text, language) == []
    assert f"{MAX_SIDE}×{MAX_SIDE}" in text


def test_the_readme() -> None:
    text = (CHECKOUT / "README.md").read_text("utf-8")
    assert wrong(text, ENGLISH) == []
    found = {true for _, true, _ in stated(text, ENGLISH)}
    assert found == {LEVELS, SETS - 1, BOARDS}
    assert f"from 1×1 to {MAX_SIDE}×{MAX_SIDE}" in " ".join(text.split())
    assert f"versions {OLDEST} to {NEWEST}" in " ".join(text.split())
    listed = re.search(r"^- \*Languages\*: (.*?)\.$", text, re.MULTILINE | re.DOTALL)
    assert listed is not None
    assert len(re.split(r", | and ", listed[1])) == len(LANGUAGES)


@pytest.mark.parametrize("page", PAGES)
def test_no_other_page_states_another_number(page: str) -> None:
    assert wrong((CHECKOUT / page).read_text("utf-8"), ENGLISH) == []


def test_a_wrong_number_is_found() -> None:
    assert wrong("It plays at 6 levels under\nthree other rule sets.", ENGLISH) == ["6 levels"]
    assert wrong("nach elf Regelwerken auf neun Stufen", "de") == ["elf Regelwerken"]
    assert wrong("6段階の強さ", "ja") == ["6段階の"]
