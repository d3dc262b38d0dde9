"""UGF and UGI, the game records of PandaNet and of Japanese newspapers.

There is no specification. Source: the descriptions by A. E. Brouwer ("The UGF format") and at
Sensei's Library: sections in brackets; `[Header]` with `Key=value`; `[Data]` with one line per
move: the point, colour and number, a node, the time. With `CoordinateType=IGS` letters count from
the lower left, else from the upper left; a point off the board (`YA`) is a pass. Black stones of
node 0 at the beginning are the handicap. Reviews (UGI, "PANDA-EGG ver 9.40 beta" of 2020) have
`[ReviewNode]`: `NODE,number,color,column,row` (0 no move, 1 Black, 2 White; from 1, node 1 is the
root), where `VARIATION,` and `VARIATIONEND,` enclose what follows the node before; and
`[ReviewComment]`: `.Comment,number` and lines of text for that node.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tromp_gui.go.point import Color, Point
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, date_of, lines_of, number_of, shown

_SECTION = re.compile(
    r"\[(Header|Data|Files|Figure|Remarks|ReviewNode|ReviewComment)\]", re.IGNORECASE
)
_START = re.compile(r"^\[(?:Header|Data)\]\s*$", re.MULTILINE | re.IGNORECASE)
_MOVE = re.compile(r"([A-Za-z])([A-Za-z])\s*,\s*([BWbw])\d*\s*(?:,\s*(\d+))?")
_NODE = re.compile(r"NODE,(\d{1,6}),([012]),(\d{1,3}),(\d{1,3})")
_COMMENT = re.compile(r"\.Comment,(\d{1,6})")
_WITHOUT_CONTENT = ("Ver", "Lang", "Crypt", "Code", "Moves", "CoordinateType")
_READ = ("PlayerB", "PlayerW", "Title", "Date", "Winner", "Rule", "Hdcp", "Size")
_NO_TIME = re.compile(r"[N;0,]*")
_RULES = {"jpn": "Japanese", "chn": "Chinese", "ing": "GOE", "aga": "AGA", "kor": "Korean"}
_TEXTS = {"Place": "PC", "Copyright": "CP", "Writer": "US", "Comment": "GC"}
_ENDINGS = {"C": "R", "R": "R", "T": "T", "F": "F"}


def is_ugf(text: str) -> bool:
    """Whether a text looks like a UGF or UGI file."""
    return _START.search(text) is not None


def read_ugf(text: str) -> Reading:
    """The game in a UGF file, with its review; what is not understood is noted."""
    sections = dict[str, list[tuple[int, str]]]()
    section = sections.setdefault("", [])
    for number, done, line in lines_of(text):
        yield done / 2
        if found := _SECTION.fullmatch(line.strip()):
            section = sections.setdefault(found[1].lower(), [])
        elif line.strip():
            section.append((number, line.strip()))
    header = dict[str, str]()
    for _, line in sections.get("header", ()):
        key, equals, value = line.partition("=")
        if equals:
            header[key.strip()] = value.strip()
    game = _begun(header)
    is_from_below = header.get("CoordinateType", "").upper().startswith("IGS")
    moves = sections.get("data", [])
    for place, (number, line) in enumerate(moves):
        yield 0.5 + place / len(moves) / 2
        if not _read_move(game, line, is_from_below=is_from_below):
            game.unread(number, line)
    _read_review(game, sections, is_from_below=is_from_below)
    for number, line in sections.get("header", ()):
        key, _, value = (part.strip() for part in line.partition("="))
        known = key in (*_WITHOUT_CONTENT, *_READ, *_TEXTS) or _NO_TIME.fullmatch(value)
        game.unread(number, "" if known else line)
    for name in ("files", "figure", "remarks"):
        for number, line in sections.get(name, ()):
            game.unread(number, line)
    game.repairs.sort(key=lambda repair: repair.line)
    return game


def _read_review(
    game: Recorded, sections: Mapping[str, Sequence[tuple[int, str]]], *, is_from_below: bool
) -> None:
    nodes = {number + 1: number for number in range(len(game.turns) + 1)}
    at, before = 0, list[int]()
    for number, line in sections.get("reviewnode", ()):
        if found := _NODE.fullmatch(line):
            name, color, column, row = map(int, found.groups())
            if color:
                height = row - 1 if is_from_below else game.rows - row
                is_on_board = 0 < column <= game.columns and 0 <= height < game.rows
                point = Point(height, column - 1) if is_on_board else None
                at = game.after(at, (Color("BW"[color - 1]), point))
            nodes[name] = at
        elif line.startswith("VARIATION,"):
            before.append(at)
        elif line.startswith("VARIATIONEND,") and before:
            at = before.pop()
        else:
            game.unread(number, line)
    node: int | None = None
    texts: dict[int, list[str]] = {}
    for number, line in sections.get("reviewcomment", ()):
        if found := _COMMENT.fullmatch(line):
            node = nodes.get(int(found[1]))
        elif node is None:
            game.unread(number, line)
        else:
            texts.setdefault(node, []).append(line)
    for node, lines in texts.items():
        game.comment(node, "\n".join(lines))


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
