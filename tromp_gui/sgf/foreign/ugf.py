"""UGF and UGI, the game records of PandaNet and of Japanese newspapers.

There is no specification. Source: the descriptions by A. E. Brouwer ("The UGF format") and at
Sensei's Library: sections in brackets; `[Header]` with `Key=value`; `[Data]` with one line per
move: the point, colour and number, a node, the time. With `CoordinateType=IGS` letters count from
the lower left, else from the upper left; a point off the board (`YA`) is a pass. Black stones of
node 0 at the beginning are the handicap.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tromp_gui.go.point import Color, Point
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, date_of, lines_of, number_of, shown

_SECTION = re.compile(r"\[(\w+)\]\s*")
_START = re.compile(r"^\[(?:Header|Data)\]\s*$", re.MULTILINE | re.IGNORECASE)
_MOVE = re.compile(r"([A-Za-z])([A-Za-z])\s*,\s*([BWbw])\d*\s*(?:,\s*(\d+))?")
_RULES = {"jpn": "Japanese", "chn": "Chinese", "ing": "GOE", "aga": "AGA", "kor": "Korean"}
_TEXTS = {"Place": "PC", "Copyright": "CP", "Writer": "US", "Comment": "GC"}
_ENDINGS = {"C": "R", "R": "R", "T": "T", "F": "F"}


def is_ugf(text: str) -> bool:
    """Whether a text looks like a UGF or UGI file."""
    return _START.search(text) is not None


def read_ugf(text: str) -> Reading:
    """The game in a UGF file; moves that are not understood are noted."""
    header: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    section = ""
    for number, done, line in lines_of(text):
        yield done / 2
        if found := _SECTION.fullmatch(line.strip()):
            section = found[1].lower()
        elif section == "header" and "=" in line:
            key, _, value = line.partition("=")
            header[key.strip()] = value.strip()
        elif section == "data" and line.strip():
            moves.append((number, line.strip()))
    game = _begun(header)
    is_from_below = header.get("CoordinateType", "").upper().startswith("IGS")
    for place, (number, line) in enumerate(moves):
        yield 0.5 + place / len(moves) / 2
        if not _read_move(game, line, is_from_below=is_from_below):
            game.unread(number, line)
    return game


def _begun(header: Mapping[str, str]) -> Recorded:
    sides = [int(side[:3]) for side in re.findall(r"\d+", header.get("Size", "19"))[:2]] or [19]
    game = Recorded(rows=sides[-1], columns=sides[0])
    for key, name, rank in (("PlayerB", "PB", "BR"), ("PlayerW", "PW", "WR")):
        words = [*header.get(key, "").split(","), "", ""]
        game.set_info(name, words[0])
        game.set_info(rank, words[1])
    for key, identifier in _TEXTS.items():
        game.set_info(identifier, header.get(key, ""))
    game.set_info("EV", ", ".join(filter(None, header.get("Title", "").split(","))))
    game.set_info("DT", date_of(header.get("Date", "")))
    game.set_info("RE", _result(header.get("Winner", "")))
    rules = header.get("Rule", "")
    game.set_info("RU", _RULES.get(rules.lower(), rules))
    handicap, _, komi = header.get("Hdcp", "").partition(",")
    if handicap.isdecimal() and int(handicap[:3]) > 1:
        game.info["HA"] = str(int(handicap[:3]))
    if (points := number_of(komi)) is not None:
        game.set_info("KM", ("-" if komi.strip().startswith("-") else "") + shown(points))
    return game


def _result(text: str) -> str:
    """`B,1.5` is Black by 1.5; `W,C` White by resignation (chuoshi)."""
    winner, _, how = (part.strip().upper() for part in text.partition(","))
    if winner not in ("B", "W"):
        return ""
    margin = number_of(how)
    if margin is not None and margin:
        return f"{winner}+{shown(margin)}"
    return f"{winner}+{_ENDINGS.get(how[:1], '')}"


def _read_move(game: Recorded, line: str, *, is_from_below: bool) -> bool:
    found = _MOVE.match(line)
    if found is None:
        return False
    column, row = ord(found[1].upper()) - ord("A"), ord(found[2].upper()) - ord("A")
    point = game.point(column, game.rows - 1 - row if is_from_below else row)
    color = Color(found[3].upper())
    if point is not None and found[4] == "0" and color is Color.BLACK and _is_handicap(game):
        game.black.append(point)
    else:
        game.turns.append((color, point))
    return True


def _is_handicap(game: Recorded) -> bool:
    stones: list[Point] = game.black
    return not game.turns and len(stones) < int(game.info.get("HA", "0"))
