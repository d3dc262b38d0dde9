"""Evaluations that other programs wrote into their own properties of a node.

They are read and never written. Sources: `SBKV`, Black's win rate in percent (Sabaki, issue 479;
Ogatak); `OGSC`, the score in points for Black (Ogatak, issue 51); `LZ`, and `LZOP` of the first
position (Lizzie, LizzieYzy and LizGoban, `SGFParser.formatNodeData`): "engine winrate playouts",
then score and spread from KataGo, then a line of candidates. Its win rate is 100 minus that of the
player to move, its score that of the player to move. `KT` (KaTrain, `GameNode.sgf_properties`):
ownership, policy and the rest as three values of gzipped JSON in Base64; the win rate (0 to 1) and
the score under "root" are Black's.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from functools import lru_cache
from math import isfinite
from typing import Final, NamedTuple

from tromp_gui.go.point import Color
from tromp_gui.record.node import Node

NAMES: Final = frozenset(("SBKV", "OGSC", "LZ", "LZOP", "KT"))
"""The properties that are read."""
_NUMBER: Final = r"-?[0-9]{1,6}(?:[.,][0-9]{1,12})?"
_LIZZIE: Final = re.compile(
    rf"\S{{1,200}} (?P<chance>{_NUMBER}) (?P<playouts>[0-9.,]{{1,12}}[kmKM]?)"
    rf"(?: (?P<score>{_NUMBER}))?(?:\s|$)"
)
_LONGEST: Final = 200_000
"""In characters: values of `KT` have about 10,000."""
_MOST_UNPACKED: Final = 4_000_000
"""In bytes: about 30 times what KaTrain writes."""


class Numbers(NamedTuple):
    """The score in points and the win rate (0 to 1), both for Black."""

    score: float | None = None
    win_rate: float | None = None


def foreign(node: Node) -> Numbers:
    """What other programs wrote; nothing where they wrote nothing that can be read."""
    names = NAMES.intersection(node.identifiers)
    if not names:
        return Numbers()
    found = [Numbers(_number(_first(node, "OGSC")), _share(_number(_first(node, "SBKV")), 100))]
    found += [_lizzie(node, name) for name in ("LZ", "LZOP") if name in names]
    if "KT" in names:
        found.append(_katrain(node.get("KT")[2:3]))
    return Numbers(
        next((each.score for each in found if each.score is not None), None),
        next((each.win_rate for each in found if each.win_rate is not None), None),
    )


def _first(node: Node, identifier: str) -> str:
    return "".join(node.get(identifier)[:1]).strip()


def _number(text: str) -> float | None:
    return float(text.replace(",", ".")) if re.fullmatch(_NUMBER, text, re.ASCII) else None


def _share(value: float | None, whole: float) -> float | None:
    return None if value is None or not 0 <= value <= whole else value / whole


def _lizzie(node: Node, name: str) -> Numbers:
    """Without playouts the win rate is only that of the position before."""
    to_play = _to_play(node)
    found = _LIZZIE.match(_first(node, name))
    if found is None or to_play is None or not re.search("[1-9]", found["playouts"]):
        return Numbers()
    score, chance = _number(found["score"] or ""), _share(_number(found["chance"]), 100)
    if to_play is Color.BLACK:
        return Numbers(score, None if chance is None else 1 - chance)
    return Numbers(None if score is None else -score, chance)


def _to_play(node: Node) -> Color | None:
    """Whose turn it is after a node; None if only the rules of the game tell."""
    if node.move_color is not None:
        return node.move_color.opponent
    said = _first(node, "PL").upper()[:1]
    if said in ("B", "W"):
        return Color(said)
    if node.parent is not None:
        return None
    handicap = _number(_first(node, "HA"))
    return Color.WHITE if handicap is not None and handicap >= 2 else Color.BLACK


@lru_cache(maxsize=512)
def _katrain(values: tuple[str, ...]) -> Numbers:
    if not values or len(values[0]) > _LONGEST:
        return Numbers()
    try:
        unpacking = zlib.decompressobj(wbits=31)
        text = unpacking.decompress(base64.b64decode(values[0], validate=False), _MOST_UNPACKED)
        if not unpacking.eof:
            return Numbers()
        analysis = json.loads(text)
    except (ValueError, RecursionError, zlib.error):
        return Numbers()
    root = analysis.get("root") if isinstance(analysis, dict) else None
    if not isinstance(root, dict):
        return Numbers()
    return Numbers(_real(root.get("scoreLead")), _share(_real(root.get("winrate")), 1))


def _real(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 1e6:
        return None
    return float(value) if isfinite(value) else None
