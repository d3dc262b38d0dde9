"""NGF, the game records of WBaduk and CyberOro.

There is no specification. Source: the description at Sensei's Library ("NGF") and files: twelve
lines (title, size, White, Black, site, handicap, unknown, komi, date, minutes, result, number of
moves), then `PM`, two letters that count, the colour, and the point, twice: column and row from
the upper left, B to T on a 19x19 board, the second time in reverse order.
"""

from __future__ import annotations

import re
from decimal import Decimal
from itertools import islice

from tromp_gui.go.handicap import fixed_points, most_stones
from tromp_gui.go.point import Color, Point
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, date_of, lines_of, number_of, shown

_HEADER = 12
_MOVE = re.compile(r"\s*PM[A-Z@-_]{2}([BW])([A-Za-z@])([A-Za-z@])")
_FIRST = ord("B")
_BLACK, _WHITE = ("black", "黒", "黑", "흑"), ("white", "白", "백")
_RESIGNS = ("resi", "中押", "中盘", "中盤", "불계")
_TIMES = ("time", "時間", "时间", "시간")
_LOSES = ("lose", "負", "负", "패")


def is_ngf(text: str) -> bool:
    """Whether a text looks like an NGF file."""
    lines = text.split("\n", _HEADER + 1)
    if len(lines) <= _HEADER or not lines[1].strip().isdecimal():
        return False
    return any(_MOVE.match(line) for line in lines[_HEADER].splitlines()[:1])


def read_ngf(text: str) -> Reading:
    """The game in an NGF file; lines that are not understood are noted."""
    lines = lines_of(text)
    header = [line.strip() for _, _, line in islice(lines, _HEADER)]
    header += [""] * (_HEADER - len(header))
    side = int(header[1][:3]) if header[1].isdecimal() else 19
    game = Recorded(rows=side, columns=side)
    _read_info(game, header)
    for number, done, line in lines:
        yield done
        if found := _MOVE.match(line):
            column, row = ord(found[2].upper()) - _FIRST, ord(found[3].upper()) - _FIRST
            game.turns.append((Color(found[1]), game.point(column, row)))
        elif line.strip():
            game.unread(number, line)
    return game


def _read_info(game: Recorded, header: list[str]) -> None:
    title, _, white, black, site, handicap, _, komi, date, minutes, result, _ = header
    for text, name, rank in ((black, "PB", "BR"), (white, "PW", "WR")):
        words = text.rsplit(None, 1)
        has_rank = len(words) == 2
        game.set_info(name, words[0] if has_rank else text)
        game.set_info(rank, (words[1].removesuffix("*") or words[1]) if has_rank else "")
    game.set_info("GN", title)
    game.set_info("PC", site)
    game.set_info("DT", date_of(date))
    game.set_info("RE", _result(result.lower()))
    if minutes.isdecimal() and int(minutes[:6]):
        game.set_info("TM", str(int(minutes[:6]) * 60))
    stones = int(handicap) if len(handicap) < 3 and handicap.isdecimal() else 0
    if 2 <= stones <= most_stones(game.rows, game.columns):
        game.info["HA"] = str(stones)
        game.black += fixed_points(game.rows, game.columns, stones)
        if stones == 3:  # there the third stone is in the lower right corner
            game.black[2] = Point(game.black[0].row, game.black[1].col)
    if (points := number_of(komi)) is not None:
        is_rounded = points == int(points) and stones < 2  # the half point is left out
        game.set_info("KM", shown(points + Decimal("0.5") if is_rounded else points))


def _result(text: str) -> str:
    colors = {"B": _BLACK, "W": _WHITE}
    named = {
        letter: min((at for word in words if (at := text.find(word)) >= 0), default=-1)
        for letter, words in colors.items()
    }
    found = [letter for letter in colors if named[letter] >= 0]
    if not found:
        return ""
    winner = min(found, key=lambda letter: named[letter])
    if any(word in text for word in _LOSES):
        winner = "BW"[winner == "B"]
    if any(word in text for word in _RESIGNS):
        return f"{winner}+R"
    if any(word in text for word in _TIMES):
        return f"{winner}+T"
    margin = number_of(text)
    return f"{winner}+{shown(margin)}" if margin is not None else f"{winner}+"
