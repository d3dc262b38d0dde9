"""Plain English: word patterns that must not come back, and no fact said in two ways."""

from __future__ import annotations

import ast
import itertools
import re
import runpy
import string
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
DOCUMENTS = [
    *(CHECKOUT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *(CHECKOUT / "docs").glob("*.md"),
]
COLLECTOR = runpy.run_path(str(CHECKOUT / "packaging" / "translations.py"))

EVERYWHERE = {
    "archaic": r"\b(former|mend(ed|s)?|wished|one’s own|one's own)\b",
    "a count left open": r"\bso many (of|points|moves|turns|games|stones|seconds|engines)\b",
    "judged in the possessive": r"\bholds? (\w+ ){0,2}dead\b",
    "negated noun": r"(?<!there )\bis no (?!longer|more|larger)\w",
    "private": r"\b(desks?|heartbeat|grounds|in sight|shel(f|ves)|mishaps?|snags?|at hand)\b",
    "personified": r"\b(nobody asked|is told that|put down|throw away|hands it in|was ended)\b",
    "giving way": r"\b(gives? way|makes? room)\b",
    "translated": r"\b(once is enough|of now|to be (seen|told|known|had)|second voice|chrome)\b",
    "clothes": r"\b(wears?|worn|dress(es|ed))\b",
}
"""What no text of the program or of its documents says."""
SHOWN = EVERYWHERE | {
    "personified on the screen": r"\b(is told|goes with|stands (?!for|by))",
    "repeated": r"\bin a row\b",
    "a key that may be another": r"\b(Ctrl|Alt|Shift|Meta)[+-]|\bF\d+\b",  # see kit.key_text
}
"""What no sentence on the screen says either."""
TESTED = EVERYWHERE | {
    "told": r"\b(is|are|was|be|been) told\b",
    "people": r"\b(wish(es|ed)?|looked at|somebody|nobody|one may|whoever)\b",
}
"""What no name and no docstring of the window's tests says."""
IN_CODE = EVERYWHERE | {
    "clipped": r"^As `",
    "dialect": r"\b(every some|made anew|gone on with|hand(s|ed) in)\b",
    "a private number": r"^[FW]\d+[:. ]",
}
"""What no docstring says either."""
AGREED = {
    "Find former": "Find previous",
    "Former variation": "Previous variation",
    "Turn around": "Rotate 180°",
    "Keep changes": "Save",
    "Throw away": "Discard",
    "Put the tool down": "Leave edit mode",
    "Whole game…": "Analyse whole game…",
    "Engines wait": "Pause engines",
    "Change keys…": "Customise shortcuts…",
    "As the system": "Use system setting",
}
"""Words that were replaced, and what is said instead."""
ALLOWED = {
    "as it stands": "the term of the count without agreed dead stones",
    "as the board stands": "the same term",
    "as the game stands": "the same term",
    "point one’s own colour": "John Tromp’s seventh rule",
    "then one’s own.": "the same rule",
    "point one's own color": "the same rule",
    "clearing one's own color": "the same rule",
    "clear one's own colour": "the same rule",
}
"""Phrases taken out of a text before it is searched, with the reason."""
TWICE: dict[str, str] = {}
"""Texts that may differ in case, quotes or punctuation alone, with the reason."""

ALIKE = 0.8
"""The share of words that two sentences with one meaning have in common, in any order."""
_WORDS = "a an the of to is are be it its this that and or on at in for by as"
LITTLE = frozenset(re.findall(r"\w+", _WORDS))
TOLD_APART = {
    "a rule in Tromp’s words and in ours": [
        {
            "A player’s score is the number of points of that colour, and of empty points that "
            "reach that colour only.",
            "A player’s score is the number of points of the player’s colour and of empty points "
            "that reach only that colour.",
        },
        {"A point is black, white or empty.", "Every point is black, white or empty."},
        {
            "To clear a colour is to empty all its points that do not reach empty.",
            "To clear a colour is to empty all of its points that do not reach an empty point.",
        },
        {
            "A move may not leave its own chain without a liberty.",
            "Forbidden: a move may not leave its own chain without a liberty.",
        },
    ],
    "the same with a detail or with what to do": [
        {
            "A library that the program needs is missing.",
            "A library that the program needs is missing: {detail}",
        },
        {
            "ssh could not reach the other computer.",
            "ssh could not reach the other computer: {detail}",
        },
        {
            "{engine} cannot analyse. This is the move it would play.",
            "{engine} cannot analyse. This is the move it would play; it estimates: {score}.",
        },
        {
            "Play-out: {alive} alive",
            "Play-out: {dead} dead",
            "Play-out: {dead} dead, {alive} alive",
        },
        {
            "{name} disagrees: it considers {alive} alive.",
            "{name} disagrees: it considers {dead} dead and {alive} alive.",
        },
    ],
    "another fact": [
        {"{color} passed. {other}’s turn.", "{color} passed officially. {other}’s turn."},
        {
            "The file says {color} won",
            "The file says {color} won by {margin}",
            "The file says {color} won by forfeit",
            "The file says {color} won by resignation",
            "The file says {color} won on time",
        },
        {
            "{name} could not be started: {message}.",
            "{name} could not be started: {command} is not a program.",
        },
    ],
}
"""Groups of sentences that may be alike, by reason."""


@cache
def screen() -> list[str]:
    """Every English sentence that the window, `tromp-gui` or an error shows."""
    return sorted({sentence.text for sentence in COLLECTOR["sentences"]()})


def docstrings(folder: str = "tromp_gui", names: bool = False) -> Iterator[tuple[str, str]]:
    """Place and text of every docstring, of every text below a constant, and if wanted of every
    name of a function, as words.
    """
    for path in sorted((CHECKOUT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.relative_to(CHECKOUT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.FunctionDef) and names:
                yield place, node.name.replace("_", " ")
            if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
                continue
            if isinstance(text := node.value.value, str):
                yield place, text


def literals(folder: str) -> Iterator[tuple[str, str]]:
    """Place and text of every string in the commands: descriptions and help of options."""
    for path in sorted((CHECKOUT / "tromp_gui" / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f"{path.relative_to(CHECKOUT)}:{node.lineno}", node.value


def found(text: str, patterns: dict[str, str]) -> list[str]:
    """The names of the patterns in a text."""
    plain = " ".join(text.split())
    for phrase in ALLOWED:
        plain = re.sub(re.escape(phrase), "", plain, flags=re.IGNORECASE)
    return [name for name, each in patterns.items() if re.search(each, plain, re.IGNORECASE)]


def key(text: str) -> str:
    """A text without case, punctuation, quotes and the menu's letters."""
    words = re.sub(r"&(?=[\w{])", "", text).casefold()
    signs = set(string.punctuation + "“”‘’…–") - set("%{}")
    return "".join(letter for letter in words if letter not in signs)


def content(text: str) -> tuple[str, ...]:
    """The words of a sentence that carry its meaning; any placeholder is the same word."""
    plain = re.sub(r"\{\w*\}|%\w", "§", re.sub(r"&(?=\w)", "", text).casefold())
    return tuple(word for word in re.findall(r"[\w§╱╲]+", plain) if word not in LITTLE)


def alike(texts: list[str]) -> list[tuple[str, str]]:
    """Pairs of sentences of four words or more that have most words in common, but not all in
    the same order.
    """
    first = {content(text): text for text in reversed(texts)}
    words = [(key, set(key)) for key in first if len(set(key)) > 3]
    return [
        (first[one], first[other])
        for (one, x), (other, y) in itertools.combinations(words, 2)
        if len(x & y) >= ALIKE * len(x | y)
    ]


def test_the_screen_speaks_plainly() -> None:
    assert {text: names for text in screen() if (names := found(text, SHOWN))} == {}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_speak_plainly(document: Path) -> None:
    lines = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert found(lines, EVERYWHERE) == []


def test_docstrings_and_help_speak_plainly() -> None:
    folders = ("tromp_gui", "bench", "packaging", "training", "tests")
    texts = [*(each for folder in folders for each in docstrings(folder)), *literals("cli")]
    assert {place: names for place, text in texts if (names := found(text, IN_CODE))} == {}


def test_the_windows_tests_speak_plainly() -> None:
    texts = docstrings("tests/ui", names=True)
    assert {place: names for place, text in texts if (names := found(text, TESTED))} == {}


def test_what_was_replaced_does_not_come_back() -> None:
    said = {key(text) for text in screen()}
    assert {old for old in AGREED if key(old) in said} == set()


def test_no_two_sentences_differ_in_punctuation_alone() -> None:
    alike: defaultdict[str, set[str]] = defaultdict(set)
    for text in screen():
        if text.lstrip("&")[:1].islower():
            continue  # part of another sentence, such as "Undo agree on dead stones"
        alike[key(text)].add(re.sub(r"&(?=[\w{])", "", text).rstrip("….:"))
    several = {same: texts for same, texts in alike.items() if len(texts) > 1}
    assert {same: texts for same, texts in several.items() if same not in TWICE} == {}


def test_no_fact_is_said_in_two_ways() -> None:
    pairs = {frozenset(pair) for pair in alike(screen())}
    groups = [group for groups in TOLD_APART.values() for group in groups]
    assert {pair for pair in pairs if not any(pair <= group for group in groups)} == set()
    kept = set().union(*pairs)
    assert {text for group in groups for text in group} - kept == set(), "no longer needed"


def test_sentences_with_the_same_words_are_found() -> None:
    other = "The folder “{name}” was not found here."
    assert alike(["“{path}”: this folder was not found here.", other, "Find the folder"]) != []


@pytest.mark.parametrize(
    "text",
    [
        "Find former",
        "White holds E5 dead.",
        "so many points",
        "This is no file.",
        "two in a row",
        "the commands of this desk",
        "The text gives way.",
        "the theme worn then",
        "As `read`, in slices.",
        "F23: a command",
        "after every some nodes",
    ],
)
def test_the_patterns_are_found(text: str) -> None:
    assert found(text, SHOWN | IN_CODE) != []


@pytest.mark.parametrize(
    "text",
    ["The score as it stands", "There is no comment after this one.", "It is no longer open."],
)
def test_ordinary_english_is_left_alone(text: str) -> None:
    assert found(text, SHOWN) == []
