"""What the root of a record says about the game: players, komi, handicap, place, result."""

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
        black_name=line("PB"),
        black_rank=line("BR"),
        black_team=line("BT"),
        white_name=line("PW"),
        white_rank=line("WR"),
        white_team=line("WT"),
        komi=komi,
        handicap=handicap or 0,
        rules=line("RU"),
        result=line("RE"),
        event=line("EV"),
        round=line("RO"),
        date=line("DT"),
        place=line("PC"),
        time_limit=line("TM"),
        overtime=line("OT"),
        opening=line("ON"),
        game_name=line("GN"),
        comment=codec.text(_first(root, "GC")),
        source=line("SO"),
        user=line("US"),
        annotator=line("AN"),
        copyright=line("CP"),
        unread=tuple(name for name, value in numbers if value is None and line(name)),
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
        "PB": info.black_name,
        "BR": info.black_rank,
        "BT": info.black_team,
        "PW": info.white_name,
        "WR": info.white_rank,
        "WT": info.white_team,
        "KM": "" if info.komi is None else format_komi(info.komi),
        "HA": str(info.handicap) if info.handicap else "",
        "RU": info.rules,
        "RE": info.result,
        "EV": info.event,
        "RO": info.round,
        "DT": info.date,
        "PC": info.place,
        "TM": info.time_limit,
        "OT": info.overtime,
        "ON": info.opening,
        "GN": info.game_name,
        "GC": info.comment,
        "SO": info.source,
        "US": info.user,
        "AN": info.annotator,
        "CP": info.copyright,
    }


def parse_komi(text: str) -> Decimal | None:
    """A komi as files and people write it, with a point or a comma; None for anything else."""
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
