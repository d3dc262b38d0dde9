"""Files with damaged names are read in their encoding; see damaged_names.py."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.sgf.damaged_names import alphabets, measured, own_players
from tromp_gui.sgf.encodings import decode

LEAST = {
    "right CA": 1.0,
    "twice": 1.0,
    "replaced": 0.95,
    "lost": 0.95,
    "cut": 0.95,
    "wrong CA": 0.75,
    "two encodings": 0.85,
}
"""How many of the files must be read rightly, by damage; a file has four names and no more."""


def test_names_in_damaged_files() -> None:
    read, files = Counter[str](), Counter[str]()
    for _, kind, _, right, _ in measured(own_players()):
        files[kind] += 1
        read[kind] += right
    shares = {kind: read[kind] / files[kind] for kind in LEAST}
    assert {kind: share for kind, share in shares.items() if share < LEAST[kind]} == {}


@pytest.mark.parametrize("kind", ["replaced", "lost", "cut", "twice"])
def test_damaged_utf_8_stays_utf_8(kind: str) -> None:
    found = [
        (decode(data).encoding, data)
        for group, damage, encoding, _, data in measured(own_players())
        if damage == kind and encoding == "utf-8" and group not in ("western", "central")
    ]
    assert len(found) > 80
    assert [data for encoding, data in found if encoding != "utf-8"] == []


def test_a_fox_file_whose_bytes_became_question_marks() -> None:
    """柯洁 and 芈昱廷 as Fox's converter left them; the alphabet stays."""
    data = "(;GM[1]PB[柯洁]PW[芈昱廷]EV[第3届梦百合杯]RO[决赛])".encode()
    damaged = data.translate(bytes.maketrans(bytes([0x81, 0x8D, 0x8F, 0x90, 0x9D]), b"?????"))
    assert damaged != data
    decoded = decode(damaged)
    assert decoded.encoding == "utf-8"
    assert alphabets(decoded.data.decode("utf-8", "surrogatepass")) == {"CJK"}
