"""GIB, the game records of Tygem.

There is no specification. Source: the description at Sensei's Library ("GIB") and files:
`\\[KEY=value\\]` lines, then `INI 0 1 HANDICAP`, `STO 0 NUMBER COLOR COLUMN ROW` (1 is Black;
columns from the left, rows from the top, from 0) and `SKI 0 NUMBER COLOR`, a pass. Files of 2025
have the players in `WUSERINFO` and `BUSERINFO` only. Levels, as beside ranks in files of 2012 to
2016: 17 is 1 kyu, 18 is 1 dan, and 27 is said to be 1 dan professional. After the game a review
may follow, `\\RS ... \\RE`: comments and variations after a number of moves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from tromp_gui.go.handicap import fixed_points
from tromp_gui.go.point import Color
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, date_of, lines_of, shown

_START = re.compile(r"^[^\S\n]*(?:\\HS|\\\[GAME[A-Z]+=|STO 0 \d+ [12] )", re.MULTILINE)
_KEY = re.compile(r"\\\[([A-Z]+)=(.*?)(\\\]|\Z)", re.DOTALL)
_NAME = re.compile(r"(.*)\(([^()]*)\)", re.DOTALL)
_TAG_TIME = re.compile(r"\bT(\d+)-(\d+)-(\d+)")
_MAIN_TIME = re.compile(r"\bGTIME:(\d+)-(\d+)-(\d+)")
_MARKERS = ("\\HS", "\\HE", "\\GS", "\\GE", "\\RS", "\\RE", "")
_WITHOUT_CONTENT = re.compile(
    r"GIBOKIND|TYPE|GAMEZIPSU|SZAUDIO|GAMETOTALNUM|GAMEDUM|GAME(?:WHITE|BLACK)?(?:NICK|COUNTRY|LEVEL)|GAME[WB]\w*"
)
"""Kinds, pictures, countries, nicknames and the number of moves."""
_REPEATED = {"GAMECONDITION": "KM", "GAMETIME": "TM", "GAMERESULT": "RE"}
"""Texts that say again what was read, and the property that it was read into."""
_READ = (
    "GAMEBLACKNAME", "GAMEWHITENAME", "GAMENAME", "GAMEPLACE", "GAMECOMMENT", "GAMEDATE", "GAMETAG",
    "GAMEINFOMAIN", "GAMEINFOSUB", "WUSERINFO", "BUSERINFO", "GAMEGONGJE",
)  # fmt: skip
_ENDINGS = {"3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}
_SCORES = {"0": "B+", "1": "W+"}
_COLORS = {"1": Color.BLACK, "2": Color.WHITE}


def is_gib(text: str) -> bool:
    """Whether a text looks like a GIB file."""
    return _START.search(text) is not None


def read_gib(text: str) -> Reading:
    """The game in a GIB file with its review; lines that are not understood are noted."""
    game = Recorded()
    items: list[tuple[int, str, str]] = []
    line_number = end = 0
    for match in _KEY.finditer(text):
        yield 0.0
        line_number += text.count("\n", end, match.start())
        end = match.start()
        if match[3]:
            items.append((line_number + 1, match[1], match[2]))
    _read_info(game, {key: value.strip() for _, key, value in items})
    is_moves = "\\GS" not in text
    for number, done, line in lines_of(_KEY.sub(_line_ends, text)):
        yield done
        if line.strip() in _MARKERS:
            is_moves = is_moves if not line.strip() else line.strip() == "\\GS"
        elif not (is_moves and _read_line(game, line.split())):
            game.unread(number, line)
    _read_texts(game, items)
    game.repairs.sort(key=lambda repair: repair.line)
    return game


def _line_ends(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def _read_texts(game: Recorded, items: Sequence[tuple[int, str, str]]) -> None:
    """Read the review, and note the keys that were not read."""
    at = 0
    for number, key, value in items:
        if key == "REFSUSUN" and value.strip().isdecimal():
            at = min(int(value.strip()[:6]), len(game.turns))
        elif key == "REFEXPLAIN":
            game.comment(at, value)
        elif key == "REFGIBO":
            _read_variation(game, number, value)
        elif _REPEATED.get(key) in game.info:
            continue
        elif key not in _READ and not _WITHOUT_CONTENT.fullmatch(key):
            game.unread(number, f"{key}={value.strip()}" if value.strip() else "")


def _read_variation(game: Recorded, number: int, text: str) -> None:
    line, node = Recorded(), 0
    for place, each in enumerate(text.splitlines()):
        if each.strip() and not _read_line(line, each.split()):
            game.unread(number + place, each)
    for turn in line.turns:
        node = game.after(node, turn)


def _read_info(game: Recorded, keys: dict[str, str]) -> None:
    main, tag, sub = (keys.get(key, "") for key in ("GAMEINFOMAIN", "GAMETAG", "GAMEINFOSUB"))
    for color, name, rank in (("BLACK", "PB", "BR"), ("WHITE", "PW", "WR")):
        letter, own = color[0], keys.get(f"{color[0]}USERINFO", "")
        value = keys.get(f"GAME{color}NAME", "")
        found = _NAME.fullmatch(value)
        tag_name, tag_level = ("M", "N") if letter == "B" else ("I", "L")
        known = value or _field(own, f"{letter}ID") or _field(tag, tag_name)
        game.set_info(name, found[1].rstrip() if found else known)
        level = _field(own, f"{letter}LV") or _field(tag, tag_level)
        game.set_info(rank, found[2] if found else _rank(level))
    game.set_info("GN", keys.get("GAMENAME", "") or _field(sub, "GNAME"))
    game.set_info("PC", keys.get("GAMEPLACE", "") or _field(sub, "GPLC"))
    game.set_info("GC", keys.get("GAMECOMMENT", "") or _field(sub, "GCMT"))
    dates = (_field(tag, "C", ""), _field(sub, "GDATE"), keys.get("GAMEDATE", ""))
    game.set_info("DT", next(filter(None, map(date_of, dates)), ""))
    game.set_info("RE", _result(_item(main, tag, "GRLT:", "W"), _item(main, tag, "ZIPSU:", "Z")))
    if komi := _item(main, tag, "GONGJE:", "G"):
        game.set_info("KM", shown(Decimal(komi) / 10))
    _read_time(game, main, tag)


def _read_time(game: Recorded, main: str, tag: str) -> None:
    if time := _TAG_TIME.search(tag):
        period, periods, seconds = time.groups()
    elif time := _MAIN_TIME.search(main):
        seconds, period, periods = time.groups()
    else:
        return
    game.set_info("TM", seconds)
    game.set_info("OT", f"{periods}x{period} byo-yomi" if periods != "0" else "")


def _field(text: str, key: str, colon: str = ":") -> str:
    """A field of a line `KEY:value,KEY:value`; '' if it is missing."""
    found = re.search(rf"(?:\A|,){key}{colon}(.*?)(?=,[A-Z]+:|,[A-Z]\d|\Z)", text, re.DOTALL)
    return found[1].strip() if found else ""


def _rank(level: str) -> str:
    if not level.isdecimal():
        return ""
    number = int(level[:3])
    for least, sign in ((27, "p"), (18, "d")):
        if number >= least:
            return f"{number - least + 1}{sign}"
    return f"{18 - number}k"


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
