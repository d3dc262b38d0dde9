"""JSON that other programs read strictly."""

from __future__ import annotations

import json
import os
from decimal import Decimal

import pytest

from tromp_gui.cli.json_text import Json, to_json


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (True, "true"),
        (7, "7"),
        (Decimal("6.50"), "6.5"),
        (Decimal("-0.0"), "0"),
        ("柯", r'"\u67ef"'),
        (["a", []], '["a", []]'),
        ({"key": {"in": 1}}, '{"key": {"in": 1}}'),
    ],
)
def test_values(value: Json, text: str) -> None:
    assert to_json(value) == text


def test_a_file_name_that_is_no_text_is_spelt() -> None:
    """As an escape for half of a pair it would be refused, by jq for example."""
    name = os.fsdecode(b"game\xff.sgf") if os.name != "nt" else "game\udcff.sgf"
    assert json.loads(to_json(name)) == r"game\udcff.sgf"
