"""The repair report: the errors and their places; the reference checker agrees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import Repair, RepairKind, RepairNote, located
from tromp_gui.sgf.writer import write

COPIED = Path(__file__).parents[1] / "data"
SHARED = Path(__file__).parents[3] / "shared" / "data"
DATA = SHARED if (SHARED / "sgf").is_dir() else COPIED
VERDICTS: list[dict[str, Any]] = json.loads((DATA / "sgf-sgfc" / "verdicts.json").read_text())


def found(text: str) -> list[tuple[str, int, int, str]]:
    """Kind, line, column and detail of each repair."""
    return [
        (each.kind.value, each.line, each.column, each.detail) for each in diagnose(text.encode())
    ]


@pytest.mark.parametrize(
    ("text", "repair"),
    [
        ("(;FF[4] oh dear N[a])", ("text-in-node", 1, 9, "oh dear")),
        ("(;W[oc]]\n;B[mc])", ("text-in-node", 1, 8, "]")),
        ("(;\n[aa]N[x])", ("no-identifier", 2, 1, "aa")),
        ("(;N[x]  AB\n;B[aa])", ("no-value", 1, 9, "AB")),
        ("(;AB[aa]AW[bb]AB[cc])", ("repeated-property", 1, 15, "AB")),
        ("(;AB[aa]AB[cc])", ("repeated-property", 1, 9, "AB")),
        ("(;B[cc];\n W[aa][bb])", ("several-values", 2, 2, "W")),
        ("(;\n W[aa][bb])", ("stones-in-move", 1, 3, "W[aa][bb]")),
        ("(;B[ee];B[aa][bb]AW[cc])", ("stones-in-move", 1, 9, "B[aa][bb]")),
        ("(;FF[3]L[aa][bb])", ("old-format", 1, 3, "L → LB[aa:A][bb:B]")),
        ("(;FF[4]AddBlack[aa])", ("lower-case", 1, 8, "AddBlack")),
        ("(;SZ[9];B[jk])", ("bad-point", 1, 9, "B[jk]")),
        ("(;SZ[9];AB[aa][a:])", ("bad-point", 1, 9, "AB[a:]")),
        ("(;SZ[9]HA[3]AB[aa][bb])", ("handicap-stones", 1, 3, "HA[3], 2")),
        ("(;SZ[9];AB[aa,bb])", ("commas", 1, 9, "AB[aa,bb]")),
        ("(;SZ[9];AB[aa,zz])", ("bad-point", 1, 9, "AB[aa,zz]")),
        ("(;SZ[9]TR[aa:zz])", ("bad-point", 1, 8, "TR[aa:zz]")),
        ("(;SZ[9]LB[zz:A])", ("bad-point", 1, 8, "LB[zz:A]")),
        ("(;SZ[9]AR[aa:zz])", ("bad-point", 1, 8, "AR[aa:zz]")),
        ("(;;B[nc\n;W[rd]\n;B[qc])", ("swallowed", 1, 4, "B[nc ;W[rd")),
        ("(;B[aa]W[bb])", ("two-moves", 1, 3, "")),
        ("(;AB[aa]B[bb])", ("mixed-node", 1, 3, "")),
        ("(;N[a];\0C[b\0])", ("nul-bytes", 1, 8, "2")),
        ("(;N[a];N[b", ("unclosed-value", 1, 9, "")),
        ("hi (;N[a])", ("text-outside", 1, 1, "hi")),
        ("(;CA[Klingon]PB[黒])", ("unknown-charset", 1, 1, "Klingon")),
        ("(;CA[GBK]PB[é黒])", ("wrong-charset", 1, 1, "GBK")),
    ],
)
def test_what_is_reported(text: str, repair: tuple[str, int, int, str]) -> None:
    assert repair in found(text)
    assert {kind for kind, *_ in found(text)} <= {repair[0], "guessed-encoding", "unclosed-game"}


@pytest.mark.parametrize(
    "text",
    [
        "(;FF[4]GM[1]SZ[19];B[aa];W[];B[tt])",
        "(;FF[3]AddBlack[aa][bb:cc]SiZe[9];Black[aa])",
        "(;SZ[52];B[ZZ];W[aZ])",
        "(;SZ[9]HA[2]AB[aa:ab])",
        "(;SZ[9]HA[2];B[aa];B[bb])",
        "(;SZ[9]HA[2]AB[aa]AW[bb])",
        "(;SZ[9]HA[0]AB[aa])",
        "(;SZ[13:9];B[mi]VW[]DD[aa:bb]LB[aa:a][bb:]AR[aa:bb]TW[aa][bb])",
        "(;GM[3]SZ[8];W[e4];B[d5])",
        "(;KM[6.5]C[(;\\]) [aa ; B]XX[any][thing])",
        "(;B[aa]C[x]\n\n  \t;W[bb])",
    ],
)
def test_what_is_in_order(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize("name", [each["file"] for each in VERDICTS if each["exit"] == 0])
def test_nothing_is_reported_where_the_reference_checker_is_content(name: str) -> None:
    assert diagnose((DATA / "sgf" / name).read_bytes()) == ()


SAME = {
    "Error 8": (RepairKind.TEXT_IN_NODE, RepairKind.TEXT_OUTSIDE, RepairKind.STRAY_CLOSE),
    "Error 10": (RepairKind.UNCLOSED_GAME,),
    "Error 12": (RepairKind.EMPTY_VARIATION,),
    "Error 13": (RepairKind.SEVERAL_VALUES, RepairKind.STONES_IN_MOVE),
    "Error 16": (RepairKind.LOWER_CASE,),
    "Error 20": (RepairKind.NO_VALUE,),
    "Error 28": (RepairKind.REPEATED_PROPERTY,),
    "Error 30": (RepairKind.MIXED_NODE, RepairKind.TWO_MOVES),
    "Error 36": (RepairKind.MISSING_SEMICOLON,),
    "Error 37": (RepairKind.TWO_MOVES,),
    "Error 54": (RepairKind.NO_IDENTIFIER,),
    "Error 67": (RepairKind.MISSING_SEMICOLON,),
    "Warning 6": (RepairKind.TEXT_OUTSIDE,),
    "Warning 22": (RepairKind.NUL_BYTES,),
    "Warning 72": (RepairKind.UNKNOWN_CHARSET,),
}
SETUP_COLOR = "sabaki-sgf/utf8bom.sgf"
"""Its Error 30 is PL beside a move, which harms nobody."""


def complaints() -> Iterator[tuple[str, str]]:
    for verdict in VERDICTS:
        for message in verdict["messages"]:
            if message in SAME and verdict["normalised_written"] and verdict["file"] != SETUP_COLOR:
                yield verdict["file"], message


@pytest.mark.parametrize(("name", "message"), list(complaints()))
def test_what_the_reference_checker_complains_of_is_reported(name: str, message: str) -> None:
    kinds = {repair.kind for repair in diagnose((DATA / "sgf" / name).read_bytes())}
    assert kinds & set(SAME[message])


@pytest.mark.parametrize("name", [each["file"] for each in VERDICTS])
def test_what_reading_repairs_is_in_the_report(name: str) -> None:
    data = (DATA / "sgf" / name).read_bytes()
    assert set(read(data).repairs) <= set(diagnose(data))


def test_the_report_ends_after_a_thousand() -> None:
    report = diagnose(b"(;" + b"W[aa]B[bb];" * 5000 + b")")
    assert len(report) == 1001
    assert report[-1].kind is RepairKind.TOO_MANY


def test_no_sgf_is_not_a_report() -> None:
    with pytest.raises(SgfError):
        diagnose(b"hello")


def test_places_count_characters_and_lines() -> None:
    data = "ab\n黒x\n\ny".encode()
    notes = [
        RepairNote(RepairKind.STRAY_CLOSE, data.index(each)) for each in (b"y", b"a", b"x", b"b")
    ]
    assert [(each.line, each.column) for each in located(data, notes)] == [
        (1, 1),
        (1, 2),
        (2, 2),
        (4, 1),
    ]


def test_a_thousand_repairs_at_the_end_of_a_long_line_are_found_quickly() -> None:
    data = b"x" * 20_000_000
    notes = [RepairNote(RepairKind.STRAY_CLOSE, 19_000_000 + number) for number in range(1000)]
    assert located(data, notes)[-1] == Repair(RepairKind.STRAY_CLOSE, 1, 19_001_000, "")


def test_points_of_other_programs_are_read_and_said() -> None:
    data = b"(;GM[1]FF[4]SZ[9]AB[D4][E5:F5][cc];W[Pass];B[jj];W[A1])"
    found = diagnose(data)
    assert [(each.kind, each.detail) for each in found] == [
        (RepairKind.UNUSUAL_POINT, "AB[D4]"),
        (RepairKind.UNUSUAL_POINT, "AB[E5:F5]"),
        (RepairKind.UNUSUAL_POINT, "W[Pass]"),
        (RepairKind.UNUSUAL_POINT, "B[jj]"),
        (RepairKind.UNUSUAL_POINT, "W[A1]"),
    ]
    collection = read(data)
    assert write(collection.trees).endswith(b"AB[D4][E5:F5][cc]\n;W[Pass];B[jj];W[A1])\n")
