"""GIB, the game records of Tygem.

There is no specification. Source: the description at Sensei's Library ("GIB") and files:
`\\[KEY=value\\]` lines, then `INI 0 1 HANDICAP`, `STO 0 NUMBER COLOR COLUMN ROW` (1 is Black;
columns from the left, rows from the top, from 0) and `SKI 0 NUMBER COLOR`, a pass.
"""

from __future__ import annotations

import re
from decimal import Decimal

from tromp_gui.go.handicap import fixed_points
from tromp_gui.go.point import Color
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, date_of, lines_of, shown

_START = re.compile(r"^[^\S\n]*(?:\\HS|\\\[GAME[A-Z]+=|STO 0 \d+ [12] )", re.MULTILINE)
_KEY = re.compile(r"\\\[([A-Z]+)=(.*?)(\\\]|\Z)", re.DOTALL)
_NAME = re.compile(r"(.*)\(([^()]*)\)", re.DOTALL)
_TIME = re.compile(r"\bT(\d+)-(\d+)-(\d+)")
_ENDINGS = {"3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}
_SCORES = {"0": "B+", "1": "W+"}
_COLORS = {"1": Color.BLACK, "2": Color.WHITE}


def is_gib(text: str) -> bool:
    """Whether a text looks like a GIB file."""
    return _START.search(text) is not None


def read_gib(text: str) -> Reading:
    """The game in a GIB file; lines that are not understood are noted."""
    game = Recorded()
    keys = dict[str, str]()
    for match in _KEY.finditer(text):
        yield 0.0
        if match[3]:
            keys[match[1]] = match[2].strip()
    _read_info(game, keys)
    is_moves = "\\GS" not in text
    for number, done, line in lines_of(text):
        yield done
        if line.strip() in ("\\GS", "\\GE"):
            is_moves = line.strip() == "\\GS"
        elif is_moves and not _read_line(game, line.split()):
            game.unread(number, line)
    return game


def _read_info(game: Recorded, keys: dict[str, str]) -> None:
    for key, name, rank in (("GAMEBLACKNAME", "PB", "BR"), ("GAMEWHITENAME", "PW", "WR")):
        value = keys.get(key, "")
        found = _NAME.fullmatch(value)
        game.set_info(name, found[1].rstrip() if found else value)
        game.set_info(rank, found[2] if found else "")
    main, tag = keys.get("GAMEINFOMAIN", ""), keys.get("GAMETAG", "")
    game.set_info("GN", keys.get("GAMENAME", ""))
    game.set_info("PC", keys.get("GAMEPLACE", ""))
    game.set_info("GC", keys.get("GAMECOMMENT", ""))
    found = re.search(r"\bC(\d{4}:\d\d:\d\d)", tag)
    game.set_info("DT", date_of(found[1] if found else keys.get("GAMEDATE", "")))
    game.set_info("RE", _result(_item(main, tag, "GRLT:", "W"), _item(main, tag, "ZIPSU:", "Z")))
    if komi := _item(main, tag, "GONGJE:", "G"):
        game.set_info("KM", shown(Decimal(komi) / 10))
    if time := _TIME.search(tag):
        period, periods, seconds = time.groups()
        game.set_info("TM", seconds)
        game.set_info("OT", f"{periods}x{period} byo-yomi" if periods != "0" else "")


def _item(main: str, tag: str, long: str, short: str) -> str:
    """A number from the line GAMEINFOMAIN or, if it has none, from GAMETAG."""
    found = re.search(rf"\b{long}(\d{{1,6}})", main) or re.search(rf"\b{short}(\d{{1,6}})", tag)
    return found[1] if found else ""


def _result(ending: str, tenths: str) -> str:
    if ending in _SCORES and tenths:
        return _SCORES[ending] + shown(Decimal(tenths) / 10) if tenths.strip("0") else "0"
    return _ENDINGS.get(ending, "")


def _read_line(game: Recorded, words: list[str]) -> bool:
    """Whether a line of the part with the moves was understood."""
    match words:
        case ["STO", _, _, ("1" | "2") as color, column, row, *_] if (
            column.isdecimal() and row.isdecimal()
        ):
            point = game.point(int(column[:4]), int(row[:4]))
            if point is None:
                return False
            game.turns.append((_COLORS[color], point))
        case ["SKI", *rest]:
            turn = game.turns[-1][0].opponent if game.turns else Color.BLACK
            game.turns.append((_COLORS.get("".join(rest[2:3]), turn), None))
        case ["INI", _, _, handicap, *_] if handicap in "23456789":
            game.info["HA"] = handicap
            game.black += fixed_points(19, 19, int(handicap))
        case _:
            return not words or words[0] == "INI" or words[0].isdecimal()
    return True
