"""The icons as data, on a grid of 24 with a live area of 20. A filled disc always means a stone.

Paths are written as in SVG (https://www.w3.org/TR/SVG11/paths.html).
"""

from enum import Enum
from typing import NamedTuple

Circle = tuple[float, float, float]
"""Centre (x, y) and radius."""


class Strokes(NamedTuple):
    """The shapes of an icon, all in one ink."""

    lines: str = ""
    solid: str = ""
    rings: tuple[Circle, ...] = ()
    discs: tuple[Circle, ...] = ()


class Icon(Enum):
    """Every icon of the program."""

    FIRST = Strokes("M6 5.5v13 M17.5 6l-6 6 6 6")
    BACK_TEN = Strokes("M12 6l-6 6 6 6 M18.5 6l-6 6 6 6")
    BACK = Strokes("M14.5 6l-6 6 6 6")
    FORWARD = Strokes("M9.5 6l6 6-6 6")
    UP = Strokes("M6 14.5l6-6 6 6")
    DOWN = Strokes("M6 9.5l6 6 6-6")
    FORWARD_TEN = Strokes("M5.5 6l6 6-6 6 M12 6l6 6-6 6")
    LAST = Strokes("M18 5.5v13 M6.5 6l6 6-6 6")
    PASS = Strokes("M14.5 12h6 M17.6 9l3 3-3 3", rings=((7.5, 12, 4),))
    UNDO = Strokes("M8.5 5.5L4.5 9.5l4 4 M4.5 9.5H14a5 5 0 0 1 0 10h-3.5")
    REDO = Strokes("M15.5 5.5l4 4-4 4 M19.5 9.5H10a5 5 0 0 0 0 10h3.5")
    NEW_GAME = Strokes(
        "M6.5 4h11a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-11"
        "a2.5 2.5 0 0 1 2.5-2.5z M12 8.2v7.6 M8.2 12h7.6"
    )
    OPEN = Strokes(
        "M3.5 17.5v-11a1.5 1.5 0 0 1 1.5-1.5h4l2.2 2.5H19a1.5 1.5 0 0 1 1.5 1.5v8.5"
        "a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5z"
    )
    ADD_FOLDER = Strokes(
        "M11 19H5a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5h4l2.2 2.5H19"
        "a1.5 1.5 0 0 1 1.5 1.5v2.5 M17.5 14v7 M14 17.5h7"
    )
    MORE = Strokes(rings=((5.5, 12, 0.9), (12, 12, 0.9), (18.5, 12, 0.9)))
    SAVE = Strokes(
        "M12 4v10.5 M7.8 10.3l4.2 4.2 4.2-4.2"
        "M4.5 16v2a1.8 1.8 0 0 0 1.8 1.8h11.4a1.8 1.8 0 0 0 1.8-1.8v-2"
    )
    COPY = Strokes("M8.5 8.5h11v11h-11z M4.5 15.5v-11h11")
    SCORE = Strokes(solid="M12 4a8 8 0 0 1 0 16z", rings=((12, 12, 8),))
    ENGINE_MOVE = Strokes(
        "M7.5 6h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9"
        "a1.5 1.5 0 0 1 1.5-1.5z M9.5 3.2V6 M14.5 3.2V6 M9.5 18v2.8 M14.5 18v2.8"
        "M3.2 9.5H6 M3.2 14.5H6 M18 9.5h2.8 M18 14.5h2.8",
        discs=((12, 12, 2.6),),
    )
    TRIANGLE = Strokes("M12 4.8l8 13.7H4z")
    AGREE = Strokes("M4.5 12.8l4.8 4.8L19.5 7")
    WARNING = Strokes("M12 3.8l8.8 15.4H3.2z M12 9.8v4.4 M12 16.7v.1")
    PLAY_ON = Strokes("M8 5.2v13.6L18.6 12z")
    PAUSE = Strokes("M8.5 5.5v13 M15.5 5.5v13")
    RESTART = Strokes("M18.9 8A8 8 0 1 0 20 12 M19.5 3.8V8.4H14.9")
    PREFERENCES = Strokes(
        "M4 7h8.2 M16.8 7H20 M4 17h3.2 M11.8 17H20", rings=((14.5, 7, 2.3), (9.5, 17, 2.3))
    )
    FIND = Strokes("M15 15l5 5", rings=((10.5, 10.5, 6),))
    LEARN = Strokes(
        "M12 6.8C10 5.2 7.2 4.6 4 4.8v13.4c3.2-.2 6 .4 8 2c2-1.6 4.8-2.2 8-2V4.8"
        "c-3.2-.2-6 .4-8 2z M12 6.8v13.4"
    )
    TOOL_PLAY = Strokes("M12 3.5v3.5 M12 17v3.5 M3.5 12H7 M17 12h3.5", discs=((12, 12, 5),))
    INSERT = Strokes("M3.5 15.5H7 M17 15.5h3.5 M12 3.5v5 M9.8 6.4L12 8.6l2.2-2.2",
                     discs=((12, 15.5, 5),))  # fmt: skip
    BLACK_STONE = Strokes(discs=((12, 12, 7.5),))
    WHITE_STONE = Strokes(rings=((12, 12, 7.5),))
    ERASE = Strokes(
        "M9.6 19L4 13.4a1.4 1.4 0 0 1 0-2L11.4 4a1.4 1.4 0 0 1 2 0l5.6 5.6a1.4 1.4 0 0 1 0 2"
        "L11.6 19z M8 7.6l7.4 7.4 M9.6 19h10.4"
    )
    SQUARE = Strokes("M5.5 5.5h13v13h-13z")
    CIRCLE = Strokes("M12 3.5v3.5 M12 17v3.5 M3.5 12H7 M17 12h3.5", rings=((12, 12, 5),))
    CROSS = Strokes("M6 6l12 12 M6 18L18 6")
    SELECTED = Strokes(
        "M4.5 8.5v-4h4 M15.5 4.5h4v4 M19.5 15.5v4h-4 M8.5 19.5h-4v-4", solid="M9.5 9.5h5v5h-5z"
    )
    LETTER = Strokes("M6 19L12 5l6 14 M8.2 14h7.6")
    NUMBER = Strokes("M8.5 8.5L12.5 5v14 M8.5 19h8")
    LINE = Strokes("M6.4 17.6L17.6 6.4", rings=((5, 19, 1.6), (19, 5, 1.6)))
    ARROW = Strokes("M5 19L18.5 5.5 M10 5.5h8.5V14")
    DIM = Strokes("M4.5 4.5h15v15h-15z M4.5 12L12 4.5 M4.5 19.5l15-15 M12 19.5l7.5-7.5")
    VIEW = Strokes("M7.5 3.5v13h13 M3.5 7.5h13v13")
    BLACK_AREA = Strokes("M3.5 12h5 M15.5 12h5 M12 3.5v5 M12 15.5v5", solid="M8.5 8.5h7v7h-7z")
    WHITE_AREA = Strokes("M3.5 12h5 M15.5 12h5 M12 3.5v5 M12 15.5v5 M8.5 8.5h7v7h-7z")
    HISTORY = Strokes("M12 7.5V12l3.2 2", rings=((12, 12, 8),))
    TWO_PLAYERS = Strokes(rings=((15.4, 12, 5.2),), discs=((8.6, 12, 5.2),))
    PERSON = Strokes("M4.5 19.8a7.5 7.5 0 0 1 15 0", rings=((12, 8.2, 3.9),))
    AGAINST_COMPUTER = Strokes(
        "M15 7.5h4.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V9"
        "a1.5 1.5 0 0 1 1.5-1.5z M15.6 4.8v2.7 M18.9 4.8v2.7 M15.6 16.5v2.7 M18.9 16.5v2.7",
        discs=((6.8, 12, 4),),
    )
