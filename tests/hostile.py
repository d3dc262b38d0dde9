"""Files that are hard to read: each kind grows with `size`, about this many bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice, product

from tromp_gui.sgf.values import LETTERS

_POINTS = [a + b for a, b in product(LETTERS[:19], repeat=2)]
_WIDE = [a + b for a, b in product(LETTERS, repeat=2)]


def filled(piece: str, size: int) -> str:
    """A piece over and over, `size` letters at most."""
    return piece * (size // len(piece))


def rectangles() -> Iterator[str]:
    """Values that each cover much of a board of 52 x 52, all different for long."""
    corners = product(_WIDE[: 52 * 20], _WIDE[52 * 30 :])
    return (f"[{first}:{last}]" for first, last in corners)


def taken(pieces: Iterator[str], size: int) -> str:
    """This many pieces that they are `size` letters long, or a little more."""
    parts, length = [], 0
    for piece in pieces:
        parts.append(piece)
        length += len(piece)
        if length >= size:
            break
    return "".join(parts)


def moves(size: int) -> str:
    """Moves round and round over the board."""
    turns = (f";{color}[{point}]" for color, point in zip(cycle("BW"), cycle(_POINTS)))
    return taken(turns, size)


def _numbered(form: str) -> Iterator[str]:
    number = 0
    while True:
        yield form.replace("#", str(number))
        number += 1


def _names() -> Iterator[str]:
    letters = LETTERS[26:]
    return (f"{a}{b}{c}{d}[1]" for a, b, c, d in product(letters, repeat=4))


def _zigzag(size: int) -> str:
    """A line in which the second variation goes on each time."""
    count = size // 14
    return "(;B[aa])(;W[bb]" * count + ")" * count


def _deep(size: int) -> str:
    count = size // 8
    return "(;B[aa]" * count + ")" * count


def _forks(size: int) -> str:
    """A long main line that has a variation after each move."""
    count = size // 19
    turns = islice(zip(cycle("BW"), cycle(_POINTS)), count)
    return "".join(f"(;{color}[{point}]" for color, point in turns) + ")(;B[tt])" * count


def _ended(size: int) -> str:
    """A long main line with a play-out after each move, and two passes that are taken back."""
    count = size // 41
    turns = islice(zip(cycle("BW"), cycle(_POINTS)), count)
    nodes = (f"(;{color}[{point}];B[];W[](;TGPO[]B[bb])" for color, point in turns)
    return "".join(nodes) + ")" * count


SGF: dict[str, Callable[[int], str]] = {
    "long line of ascii": lambda n: f"(;C[é\n{filled('a', n)}])",
    "one value": lambda n: f"(;C[{filled('word ', n)}])",
    "escapes": lambda n: f"(;C[{filled(chr(92) * 2 + chr(92) + ']', n)}])",
    "soft breaks": lambda n: f"(;C[{filled(chr(92) + chr(10), n)}])",
    "unterminated value": lambda n: f"(;GM[1]C[{filled('a;(', n)}",
    "open brackets": lambda n: f"(;GM[1](;GM[1]{filled('[', n)}",
    "closing brackets": lambda n: f"(;GM[1]{filled(']', n)})",
    "whitespace": lambda n: f"(;GM[1]{filled(' ', n)}SZ{filled(chr(10), n)}[9])",
    "open parentheses": lambda n: f"(;GM[1]{filled('(', n)}",
    "closing parentheses": lambda n: f"(;GM[1]{filled(')', n)}",
    "semicolons": lambda n: f"({filled(';', n)})",
    "siblings": lambda n: f"(;SZ[19]{filled('(;B[dd])(;W[pp])', n)})",
    "siblings at all points": lambda n: (
        f"(;SZ[52]{filled(''.join(f'(;B[{p}])' for p in _WIDE), n)})"
    ),
    "play-outs": lambda n: f"(;SZ[19]{filled('(;TGPO[]B[dd])', n)})",
    "play-outs on a line": lambda n: f"(;SZ[19]{_ended(n)})",
    "empty siblings before a play-out": lambda n: f"(;SZ[19]{filled('(;)', n)}(;TGPO[]B[dd]))",
    "nesting": lambda n: f"(;SZ[19]{_deep(n)})",
    "zigzag": lambda n: f"(;SZ[19]{_zigzag(n)})",
    "forks": lambda n: f"(;SZ[19]{_forks(n)})",
    "moves": lambda n: f"(;SZ[19]{moves(n)})",
    "moves, board of 52": lambda n: f"(;SZ[52]{moves(n)})",
    "passes": lambda n: f"(;SZ[19]{filled(';B[];W[]', n)})",
    "nodes of both moves": lambda n: f"(;SZ[19]{filled(';B[dd]W[pp]', n)})",
    "set-ups": lambda n: f"(;SZ[52]{filled(';AB[aa:ZZ];AE[aa:ZZ]', n)})",
    "point list": lambda n: f"(;SZ[52]AB{filled('[aa]', n)})",
    "compressed point list": lambda n: f"(;SZ[52]AB{filled('[aa:ZZ]', n)})",
    "different rectangles": lambda n: (
        f"(;SZ[52]AB{taken(rectangles(), n)};TR{taken(rectangles(), n)})"
    ),
    "points with commas": lambda n: f"(;SZ[52]AB[{filled('aa:ZZ,', n)}aa])",
    "points off the board": lambda n: f"(;SZ[9]AB{taken(_numbered('[z#]'), n)})",
    "views": lambda n: f"(;SZ[52]{filled(';VW[aa:ZZ];DD[aa:ZY]', n)})",
    "properties": lambda n: f"(;{taken(_names(), n)})",
    "one property again and again": lambda n: f"(;{filled('C[a]', n)})",
    "values": lambda n: f"(;XX{filled('[a]', n)})",
    "long identifier": lambda n: f"(;{filled('A', n)}[x])",
    "long identifier in small letters": lambda n: f"(;B{filled('a', n)}[x])",
    "identifiers without values": lambda n: f"(;{filled('A ', n)})",
    "junk between properties": lambda n: f"(;{filled('C[a]~~', n)})",
    "junk between nodes": lambda n: f"(;GM[1]{filled(';B[dd]~~', n)})",
    "junk between games": lambda n: filled("(;GM[1]) text ", n),
    "values without a name": lambda n: f"(;{filled('[a]~', n)})",
    "games": lambda n: filled("(;GM[1];B[dd])\n", n),
    "games that never end": lambda n: filled("(;GM[1];B[dd]\n", n),
    "games of another kind": lambda n: filled("(;GM[2];B[dd])", n),
    "boards of no size": lambda n: f"(;SZ[{filled('9', n)}])(;SZ[9])",
    "huge numbers": lambda n: (
        f"(;HA[{filled('9', n)}]KM[{filled('9', n)}]TM[{filled('9', n)}]"
        f"RE[B+{filled('9', n)}];B[dd]MN[{filled('9', n)}]BL[{filled('9', n)}])"
    ),
    "long names": lambda n: (
        f"(;PB[{filled('name', n)}]PW[{filled('لا', n)}]EV[{filled('e', n)}]"
        f"RU[{filled('r', n)}]DT[{filled('2', n)}])"
    ),
    "labels": lambda n: f"(;SZ[52]LB{taken((f'[{p}:{p}]' for p in cycle(_WIDE)), n)})",
    "a long label": lambda n: f"(;LB[dd:{filled('label', n)}])",
    "lines and arrows": lambda n: f"(;SZ[52]AR{taken(rectangles(), n)}LN{taken(rectangles(), n)})",
    "comment of one word": lambda n: f"(;C[{filled('word', n)}])",
    "comments": lambda n: f"(;SZ[19]{filled(';C[word]', n)})",
    "players to move": lambda n: f"(;SZ[19]{filled(';PL[W]', n)})",
    "set-ups of a point": lambda n: f"(;SZ[19]{filled(';AB[aa];AE[aa]', n)})",
    "self-capture": lambda n: f"(;SZ[19]AW[ab][ba]{filled(';B[aa]', n)})",
    "ko": lambda n: f"(;SZ[19]AB[ba][ab][bc]AW[ca][db][cc]{filled(';B[cb];W[bb]', n)})",
    "move numbers": lambda n: f"(;SZ[19]{filled(';B[dd]MN[9]', n)})",
    "signs": lambda n: f"(;SZ[19]{filled(';B[dd]TE[1]BM[1]HO[2]FG[]', n)})",
    "clocks": lambda n: f"(;SZ[19]TM[300]{filled(';B[dd]BL[99.5]OB[3]', n)})",
}
"""Kinds of SGF, as text."""

ENCODED: dict[str, Callable[[int], bytes]] = {
    "one odd byte behind a long line": lambda n: b"(;C[" + b"a" * n + b"\n\xff])",
    "one odd byte before a long line": lambda n: b"(;C[\xff\n" + b"a" * n + b"])",
    "odd bytes": lambda n: b"(;C[" + b"\xff\xfe\x80" * (n // 3) + b"])",
    "odd bytes in lines": lambda n: b"(;C[" + b"\xff\n" * (n // 2) + b"])",
    "odd bytes far apart": lambda n: b"(;C[" + (b"a" * 500 + b"\xff\n") * (n // 502) + b"])",
    "one long word": lambda n: ("(;C[" + "ж" * n + "])").encode("cp1251"),
    "escape sequences": lambda n: b"(;CA[ISO2022JP]C[" + b"\x1b$B\x1b(B" * (n // 6) + b"])",
    "broken escape sequences": lambda n: b"(;CA[ISO2022JP]C[" + b"\x1b$\xfe" * (n // 3) + b"])",
    "charsets": lambda n: b"(;" + b"CA[x  " * (n // 6) + b"C[\xff])",
    "charset of blanks": lambda n: b"(;CA[" + b" " * n + b"x]C[\xff])",
    "nuls": lambda n: b"(;C[" + b"\0" * n + b"])",
    "utf-16": lambda n: ("(;C[" + "é" * (n // 2) + "])").encode("utf-16"),
    "half of utf-16": lambda n: b"\xff\xfe(\0" + b"\n\0" * (n // 2),
    "blanks of utf-16": lambda n: b"(\0" + b" \0" * (n // 2) + b"C",
    "gb18030 on one line": lambda n: b"(;CA[gb18030]C[" + b"\xb0\xa1\xff" * (n // 3) + b"])",
}
"""Kinds of SGF in doubtful encodings."""

FOREIGN: dict[str, Callable[[int], str]] = {
    "gib": lambda n: "\\HS\n\\[GAMETAG=\\]\n\\HE\n\\GS\n" + filled("STO 0 2 1 3 3 \n", n),
    "gib of long lines": lambda n: "\\HS\n\\[" + filled("A=", n) + "\n\\HE\n\\GS\nSTO 0 2 1 3 3 \n",
    "ngf": lambda n: (
        "game\n19\nwhite 9D\nblack 9D\nw\n0\n0\n7\n20200101 [01:01]\n0\nWhite wins\n9\n"
        + filled("PMABBQQ\n", n)
    ),
    "ugf": lambda n: "[Header]\nSize=19\n[Data]\n" + filled("QD,B1,1,30\n", n) + "[Figure]\n",
    "ugf of figures": lambda n: (
        "[Header]\nSize=19\n[Data]\nQD,B1,1,30\n[Figure]\n" + filled(".Text,1\n.#,AA,1\n", n)
    ),
    "diagram": lambda n: filled(". X O . . . . . . \n", n),
    "diagram of one line": lambda n: filled(". X O ", n),
    "sensei's diagram": lambda n: "$$ title\n" + filled("$$ | . X O 1 2 |\n", n),
    "quotation": lambda n: filled("> > > . . . . .\n", n),
    "blanks": lambda n: filled(" \t", n),
    "lines": lambda n: filled("\n", n),
    "digits": lambda n: filled("19\n", n),
}
"""Kinds of games in other formats, and texts that look a little like one."""


def file_of(kind: str, size: int) -> bytes:
    """The file of a kind. Raises KeyError for an unknown one."""
    if kind in ENCODED:
        return ENCODED[kind](size)
    return (SGF.get(kind) or FOREIGN[kind])(size).encode()


KINDS = (*SGF, *ENCODED, *FOREIGN)
