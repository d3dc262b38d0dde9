"""NGF, the game records of WBaduk and CyberOro.

There is no specification. Source: the description at Sensei's Library ("NGF") and files: twelve
lines (title, size, White, Black, site, handicap, unknown, komi, date, minutes, result, number of
moves), then `PM`, two letters that count, the colour, and the point, twice: column and row from
the upper left, B to T on a 19x19 board, the second time in reverse order. In a file of 2006 `GI`
stands before eleven lines: title, two players (their colours are not known), two empty ones, date,
size, handicap, unknown, komi, number of moves; after the moves `GI` and how many comments follow,
each as `IDB[211] text[EndTxt]`, where 211 is the number of the move.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from itertools import islice

from tromp_gui.go.handicap import fixed_points, most_stones
from tromp_gui.go.point import Color
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, date_of, lines_of, number_of, shown

_HEADER = 12
_MARK = "GI"
_MARKED_HEADER = 11
_SURE_MOVE = re.compile(r"\s*PM[A-Z@-_]{2}[BW][A-Za-z@]{4}\s*\Z")
_MOVE = re.compile(r"\s*PM[A-Z@-_]{2}([BW])([A-Za-z@])([A-Za-z@])")
_COMMENT = re.compile(r"[A-Z@-_]{2}[BW]\[(\d{1,4})\]([^\n]*)\[EndTxt\]")
_COMMENTS = re.compile(r"GI\d+")
_FIRST = ord("B")
_BLACK, _WHITE = ("black", "黒", "黑", "흑"), ("white", "白", "백")
_RESIGNS = ("resi", "中押", "中盘", "中盤", "불계")
_TIMES = ("time", "時間", "时间", "시간")
_LOSES = ("lose", "負", "负", "패")


def is_ngf(text: str) -> bool:
    """Whether a text looks like an NGF file, with the whole header or not."""
    first = [line.strip() for _, _, line in islice(lines_of(text), _HEADER + 1)]
    is_whole = len(first) > _HEADER and _side(first[1]) and _MOVE.match(first[_HEADER])
    return bool(is_whole) or any(map(_SURE_MOVE.match, first))


def read_ngf(text: str) -> Reading:
    """The game in an NGF file; lines that are not understood are noted."""
    header: list[tuple[int, str]] = []
    moves: list[tuple[int, str]] = []
    for number, done, line in lines_of(text):
        yield done
        is_header = not moves and len(header) < _HEADER and not _SURE_MOVE.match(line)
        (header if is_header else moves).append((number, line.strip()))
    game = _begun(header)
    for number, line in moves:
        if found := _MOVE.match(line):
            column, row = ord(found[2].upper()) - _FIRST, ord(found[3].upper()) - _FIRST
            game.turns.append((Color(found[1]), game.point(column, row)))
        elif found := _COMMENT.fullmatch(line):
            game.comment(min(int(found[1]), len(game.turns)), found[2])
        elif not _COMMENTS.fullmatch(line):
            game.unread(number, line)
    return game


def _begun(header: Sequence[tuple[int, str]]) -> Recorded:
    """A game with what its header says; without a line that can be missed, or noting all."""
    texts = [text for _, text in header]
    if len(texts) == _MARKED_HEADER and all(text.startswith(_MARK) for text in texts):
        return _begun_with_marks([text.removeprefix(_MARK) for text in texts])
    if len(texts) == _HEADER - 1 and _side(texts[0]):
        texts.insert(0, "")  # the title is missing
    if len(texts) == _HEADER and _side(texts[1]):
        game = Recorded(rows=_side(texts[1]), columns=_side(texts[1]))
        _read_info(game, texts)
        return game
    game = Recorded()
    for number, text in header:
        game.unread(number, text)
    return game


def _side(text: str) -> int:
    """The side of a board that a line gives; 0 if it does not."""
    return int(text) if text.isdecimal() and len(text) < 3 else 0


def _begun_with_marks(header: Sequence[str]) -> Recorded:
    title, one, other, _, _, date, size, handicap, _, komi, _ = header
    game = Recorded(rows=_side(size) or 19, columns=_side(size) or 19)
    game.set_info("GN", title)
    game.set_info("GC", " – ".join(filter(None, (one.strip(), other.strip()))))
    game.set_info("DT", date_of(date))
    _read_terms(game, handicap, komi)
    return game


def _read_info(game: Recorded, header: Sequence[str]) -> None:
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
    _read_terms(game, handicap, komi)


def _read_terms(game: Recorded, handicap: str, komi: str) -> None:
    """The stones stand where Sabaki and pysgf put them; no file with three was found."""
    stones = int(handicap) if len(handicap) < 3 and handicap.isdecimal() else 0
    if 2 <= stones <= most_stones(game.rows, game.columns):
        game.info["HA"] = str(stones)
        game.black += fixed_points(game.rows, game.columns, stones)
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
