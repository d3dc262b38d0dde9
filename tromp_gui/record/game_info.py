"""The game information in the root of a record: players, komi, handicap, place, result."""

import re
from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Any, NamedTuple

from tromp_gui.go.result import Result, parse_result
from tromp_gui.record.codec import Codec, Properties
from tromp_gui.record.komi import KomiRemark, format_komi, may_be_chinese, read_komi
from tromp_gui.record.node import Tree

_WHOLE = r"[0-9]{1,4}"


class GameInfo(NamedTuple):
    """The game information of a record, as people read it; '' where a text is missing.

    `komi` is exact and in points, None if KM is missing or not understood; `komi_remark` says if
    its number is another. `handicap` is 0 if HA is. `unread` names the properties (KM, HA) that
    were not understood.
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
    komi_remark: KomiRemark | None = None


class InfoField(NamedTuple):
    """A field of `GameInfo`: its SGF property, and the word that searches it in the library."""

    property: str
    query: str = ""


FIELDS: Mapping[str, InfoField] = MappingProxyType(
    {
        "black_name": InfoField("PB", "black"),
        "black_team": InfoField("BT", "black"),
        "white_name": InfoField("PW", "white"),
        "white_team": InfoField("WT", "white"),
        "event": InfoField("EV", "event"),
        "round": InfoField("RO", "event"),
        "game_name": InfoField("GN", "about"),
        "place": InfoField("PC", "about"),
        "opening": InfoField("ON", "about"),
        "source": InfoField("SO", "about"),
        "annotator": InfoField("AN", "about"),
        "user": InfoField("US", "about"),
        "comment": InfoField("GC", "comment"),
        "black_rank": InfoField("BR", "rank"),
        "white_rank": InfoField("WR", "rank"),
        "date": InfoField("DT", "date"),
        "rules": InfoField("RU", "rules"),
        "komi": InfoField("KM", "komi"),
        "handicap": InfoField("HA", "handicap"),
        "result": InfoField("RE", "result"),
        "time_limit": InfoField("TM"),
        "overtime": InfoField("OT"),
        "copyright": InfoField("CP"),
    }
)
"""The fields of `GameInfo` that are in the file; a word searches all of its fields together."""
GAME_INFO = frozenset(each.property for each in FIELDS.values())
"""The SGF properties of game information."""


def read_game_info(tree: Tree) -> GameInfo:
    """The game information in the root of a tree."""
    root, codec = tree.root.properties, tree.codec
    values: dict[str, Any] = {
        name: codec.simple_text(_first(root, field.property)).strip()
        for name, field in FIELDS.items()
    }
    programs = map(codec.simple_text, root.get("AP", ()))
    points = tree.rows * tree.columns
    komi, remark = read_komi(values["komi"], points, programs, values["rules"])
    handicap = _whole(values["handicap"])
    numbers = (("komi", komi), ("handicap", handicap))
    unread = (FIELDS[name].property for name, value in numbers if value is None and values[name])
    values |= {"unread": tuple(unread), "komi": komi, "handicap": handicap or 0}
    values["komi_remark"] = remark
    values["comment"] = codec.text(_first(root, "GC"))
    return GameInfo(rows=tree.rows, columns=tree.columns, **values)


def read_result(info: GameInfo) -> Result | None:
    """The recorded result (RE) in points; None if there is none that is understood."""
    result = parse_result(info.result)
    if result is None or result.margin is None or not _is_in_stones(info, result.margin):
        return result
    return result._replace(margin=result.margin * 2)


def counts_stones(info: GameInfo) -> bool:
    """Whether the komi or the margin of the result is a number of 子, as Chinese rules count."""
    if info.komi_remark is KomiRemark.IN_STONES:
        return True
    result = parse_result(info.result)
    return result is not None and result.margin is not None and _is_in_stones(info, result.margin)


def _is_in_stones(info: GameInfo, margin: Decimal) -> bool:
    """Whether a margin has a quarter, but the komi does not, and the rules may be Chinese."""
    is_by_komi = info.komi is not None and _has_quarter(info.komi)
    return _has_quarter(margin) and not is_by_komi and may_be_chinese(info.rules)


def _has_quarter(number: Decimal) -> bool:
    return number * 4 % 2 == 1


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
    special = {
        "komi": "" if info.komi is None else format_komi(info.komi),
        "handicap": str(info.handicap) if info.handicap else "",
    }
    return {
        field.property: special.get(name, getattr(info, name)) for name, field in FIELDS.items()
    }


def _first(root: Properties, identifier: str) -> str:
    return root.get(identifier, ("",))[0]


def _whole(text: str) -> int | None:
    return int(text) if re.fullmatch(_WHOLE, text) else None
