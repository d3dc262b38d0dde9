"""Results as people type them, with the names of the colours in their language."""

from __future__ import annotations

import re

from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, parse_result
from tromp_gui.wording import color_name, tr

_WINNER = re.compile(r"\s*([^\W\d_]+)\s*\+\s*(.*)", re.DOTALL)


def typed_result(text: str) -> Result | None:
    """The result that a person typed: as `parse_result` reads it, or with a colour's name in the
    language of the program, or its first letter; None if it is not understood.

    Raises ValueError with a question if the letter is one colour in SGF and the other in that
    language: in French, B is Black or Blanc.
    """
    found = _WINNER.fullmatch(text)
    if found is None:
        return parse_result(text)
    word, rest = found[1].lower(), found[2]
    names = {color: color_name(color).lower() for color in Color}
    meant = [color for color, name in names.items() if word in (name, name[0])]
    if len(meant) != 1:
        return parse_result(text)
    (color,) = meant
    if word == color.opponent.value.lower():
        said = tr("“{text}” may be a win by either colour. Enter {black} or {white}.")
        black, white = (f"{color_name(each)}+{rest}" for each in (Color.BLACK, Color.WHITE))
        raise ValueError(said.format(text=text.strip()[:20], black=black, white=white))
    return parse_result(f"{color.value}+{rest}")
