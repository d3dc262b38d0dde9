"""The game information in the root of a record: players, komi, handicap, place, result."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from tromp_gui.record.codec import Codec, Properties
from tromp_gui.record.node import Tree

_DECIMAL = re.compile(r"[+-]?(?:[0-9]{1,6}(?:[.,][0-9]{0,9})?|[.,][0-9]{1,9})", re.ASCII)
_WHOLE = re.compile(r"[0-9]{1,4}", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """The game information of a record, as people read it; '' where a text is missing.

    `komi` is exact, None if KM is missing or not a number; `handicap` is 0 if HA is. `unread` names
    the properties (KM, HA) whose value was not a number.
    """

    rows: int
    columns: int
    black_name: str = ""
    black_rank: str = ""
    black_team: str = ""
    white_name: str = ""
    white_rank: str = ""
    white_team: str = ""
    komi: Decimal | None = None
    handicap: int = 0
    rules: str = ""
    result: str = ""
    event: str = ""
    round: str = ""
    date: str = ""
    place: str = ""
    time_limit: str = ""
    overtime: str = ""
    opening: str = ""
    game_name: str = ""
    comment: str = ""
    source: str = ""
    user: str = ""
    annotator: str = ""
    copyright: str = ""
    unread: tuple[str, ...] = ()


_LINES = {
    "black_name": "PB",
    "black_rank": "BR",
    "black_team": "BT",
    "white_name": "PW",
    "white_rank": "WR",
    "white_team": "WT",
    "rules": "RU",
    "result": "RE",
    "event": "EV",
    "round": "RO",
    "date": "DT",
    "place": "PC",
    "time_limit": "TM",
    "overtime": "OT",
    "opening": "ON",
    "game_name": "GN",
    "source": "SO",
    "user": "US",
    "annotator": "AN",
    "copyright": "CP",
}
"""The SGF property of each field of `GameInfo` that is one line of text."""
GAME_INFO = frozenset(_LINES.values()) | {"KM", "HA", "GC"}
"""The SGF properties of game information."""


def read_game_info(tree: Tree) -> GameInfo:
    """The game information in the root of a tree."""
    root, codec = tree.root.properties, tree.codec

    def line(identifier: str) -> str:
        return codec.simple_text(_first(root, identifier)).strip()

    komi, handicap = parse_komi(line("KM")), _whole(line("HA"))
    numbers = (("KM", komi), ("HA", handicap))
    return GameInfo(
        rows=tree.rows,
        columns=tree.columns,
        komi=komi,
        handicap=handicap or 0,
        comment=codec.text(_first(root, "GC")),
        unread=tuple(name for name, value in numbers if value is None and line(name)),
        **{field: line(identifier) for field, identifier in _LINES.items()},
    )


def changed_properties(
    before: GameInfo, after: GameInfo, codec: Codec
) -> dict[str, tuple[str, ...] | None]:
    """The root properties to set, or to remove (None), for the fields that differ.

    Unchanged fields are not touched, so unreadable values stay as they were. The size of a record
    is fixed.
    """
    old, new = _texts(before), _texts(after)
    return {
        identifier: (codec.escape(text),) if text else None
        for identifier, text in new.items()
        if text != old[identifier]
    }


def _texts(info: GameInfo) -> dict[str, str]:
    return {
        **{identifier: getattr(info, field) for field, identifier in _LINES.items()},
        "KM": "" if info.komi is None else format_komi(info.komi),
        "HA": str(info.handicap) if info.handicap else "",
        "GC": info.comment,
    }


def parse_komi(text: str) -> Decimal | None:
    """Read a komi, with a decimal point or comma; None for anything else."""
    text = text.strip()
    return Decimal(text.replace(",", ".")) if _DECIMAL.fullmatch(text) else None


def format_komi(komi: Decimal) -> str:
    """A komi in its shortest decimal form: 7, 7.5, -0.5."""
    text = format(komi + 0, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _first(root: Properties, identifier: str) -> str:
    return root.get(identifier, ("",))[0]


def _whole(text: str) -> int | None:
    return int(text) if _WHOLE.fullmatch(text) else None
