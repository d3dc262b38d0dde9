"""Tests know how a window is put together only through tests/ui/person.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DOOR = TESTS / "ui" / "person.py"
REACHES = re.compile(
    r"= *\w+\._?(compose|open)\(.*window|\b_?composition\.\w|compose\(.*window\)\.\w"
)
"""What `compose` returns is kept or taken apart."""


def test_only_person_reaches_into_the_composition() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{number}: {line.strip()}"
        for path in TESTS.rglob("*.py")
        if path not in (DOOR, Path(__file__))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if REACHES.search(line)
    ]
    assert found == [], "let `Person` have it, or find it with `part`"


@pytest.mark.parametrize(
    "line",
    [
        "    self.composition = application.compose(self.window)",
        "workspace = application._open(app, window, [], FileRequests(app))",
        "    show = composition.view.set_layout",
        "sessions = application.compose(window).sessions",
    ],
)
def test_what_reaches_into_it_is_seen(line: str) -> None:
    assert REACHES.search(line)
