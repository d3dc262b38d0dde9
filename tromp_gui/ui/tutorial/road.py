"""Learn Go: the lessons for people who have never played, as data. No Qt except for translation.

The order is that in which a first game needs them: what it is about, liberties and capture, atari,
two eyes, ko, the end and the count.
"""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.ui.board.state import Mark
from tromp_gui.ui.tutorial.lesson import (
    DeadGoal,
    Lesson,
    Mode,
    Reached,
    Surrounded,
    all_of,
    cannot_live,
    has_liberties,
    leads,
    lives,
    lost,
    passes,
)
from tromp_gui.wording import tr

_OPEN_WALL = """\
. . X O .
. . X O .
. . . O .
. . X O .
. . X O .
"""
_LIBERTIES = """\
. . . . .
. . . . .
X X O . .
. X . . .
. . . . .
"""
_ONE_LIBERTY = """\
. . . . .
. . X . .
. X O . .
. . X . .
. . . . .
"""
_IN_ATARI = """\
. . . . .
. O O . .
O X . X .
. O . . .
. . . . .
"""
_AT_THE_EDGE = """\
. . . . .
. . . . .
. X . . .
. . . X .
. . . O .
"""
_INSIDE = """\
. O X . .
O O X . .
X X . . .
O O . . .
. . . . .
"""
_EYE_SPACE = """\
. . . X O
X X X X O
O O O O O
. . . . .
. . . . .
"""
_WHITE_EYE_SPACE = """\
. . X O .
. . X O .
. . X O .
. . X O O
. . X X X
"""
_KO = """\
. . . . . . .
. X O . . . .
X . X O . . .
. X O . . . .
. . . . . X .
. . . X O O .
. . . . X X .
"""
_ONE_LEFT = """\
. X X O .
X . X O O
X X . O .
. X O . O
X X O O .
"""
_ENDED = """\
. . X O .
X X X O O
. X O O .
X X O . O
. X O O .
"""
_INVADED = """\
. . X O .
. O X O O
. . X O .
X X X O O
. . X O .
"""


def road() -> tuple[Lesson, ...]:
    """All lessons in order, in the program's language."""
    return (*_first_stones(), *_atari(), *_eyes(), _ko(), *_end())


def _first_stones() -> tuple[Lesson, ...]:
    return (
        Lesson(
            key="aim",
            title=tr("The aim"),
            rule=tr("Whoever owns more of the board in the end has won."),
            story=tr(
                "Black and White take turns. A stone is placed where two lines cross, and never "
                "moves. In the end you own your stones and the empty points that only your "
                "stones surround. Here the left side is nearly Black’s, but its wall has a hole."
            ),
            diagram=_OPEN_WALL,
            task=tr("You are Black. Close the wall."),
            goal=leads(Color.BLACK),
            done=tr("The left side is yours now."),
            wrong=tr("Black’s wall still has a hole, so the left side belongs to nobody."),
            solution="C3",
            replies="C3",
            moves=1,
            shows_score=True,
        ),
        Lesson(
            key="liberties",
            title=tr("Liberties"),
            rule=tr("Stones live by the empty points next to them, their liberties."),
            story=tr(
                "Stones of one colour that touch along a line form a chain, and share their "
                "liberties. A liberty touches the chain along a line as well; diagonals do not "
                "count, and neither do points with a stone on them."
            ),
            diagram=_LIBERTIES,
            marks=dict.fromkeys(("A3", "B3", "B2"), Mark.TRIANGLE),
            task=tr("Click every liberty of the marked chain."),
            asks=Reached("B3"),
            done=tr("Five liberties. White would have to fill them all to take the chain."),
            solution="A4 B4 A2 C2 B1",
            mode=Mode.PICK,
        ),
        Lesson(
            key="capture",
            title=tr("Capture"),
            rule=tr("A chain without liberties is captured and leaves the board."),
            story=tr(
                "Take a chain’s last liberty, and all its stones are removed at once. "
                "The white stone in the middle has a single liberty left."
            ),
            diagram=_ONE_LIBERTY,
            marks={"C3": Mark.TRIANGLE},
            task=tr("Capture the marked stone."),
            goal=lost(Color.WHITE, 1),
            done=tr("Its last liberty is gone, and so is the stone."),
            wrong=tr("Only a stone on the last liberty captures."),
            solution="D3",
            moves=1,
        ),
    )


def _atari() -> tuple[Lesson, ...]:
    return (
        Lesson(
            key="atari",
            title=tr("Atari"),
            rule=tr("A chain with one liberty left is in atari: it can be captured next."),
            story=tr(
                "If one of your chains is in atari, you can often save it: extend it or connect "
                "it to another chain, so that it has more liberties. The marked stone is in atari."
            ),
            diagram=_IN_ATARI,
            marks={"B3": Mark.TRIANGLE},
            task=tr("Save the marked stone."),
            goal=has_liberties("B3", 3),
            done=tr("Connected, the three stones share four liberties."),
            wrong=tr("A chain in atari has to be saved at once."),
            solution="C3",
            moves=1,
        ),
        Lesson(
            key="chase",
            title=tr("No way out"),
            rule=tr("Give atari from the side where the chain could escape."),
            story=tr(
                "The white stone at the edge has two liberties. Whichever you take, White extends "
                "to the other. Towards the open board it gets away, in the corner it does not."
            ),
            diagram=_AT_THE_EDGE,
            marks={"D1": Mark.TRIANGLE},
            task=tr("Capture the marked stone in two moves."),
            goal=lost(Color.WHITE, 1),
            done=tr("In the corner White found no new liberties."),
            wrong=tr("The way to the open board is free now."),
            solution="C1 E2",
            replies="C1 E1",
            moves=2,
        ),
        Lesson(
            key="inside",
            title=tr("Capturing comes first"),
            rule=tr("A stone may go where it has no liberty if it captures there."),
            story=tr(
                "Captured stones leave the board first, so your stone has liberties again. "
                "If it captured nothing, your own stones would be removed instead. "
                "Mind your two stones on the left: they are in atari too."
            ),
            diagram=_INSIDE,
            marks=dict.fromkeys(("A4", "B4", "B5"), Mark.TRIANGLE),
            task=tr("Capture the three marked stones."),
            goal=lost(Color.WHITE, 3),
            done=tr("Three stones captured, and your own two are safe."),
            wrong=tr("Both sides were in atari: whoever captures first wins."),
            solution="A5",
            moves=2,
        ),
    )


def _eyes() -> tuple[Lesson, ...]:
    return (
        Lesson(
            key="two-eyes",
            title=tr("Two eyes"),
            rule=tr("A group with two separate eyes can never be captured."),
            story=tr(
                "An eye is an empty point inside a group. With one eye, White fills the outside "
                "and then plays into it. With two, the first stone inside has no liberty and "
                "captures nothing. Your group has room for three points."
            ),
            diagram=_EYE_SPACE,
            task=tr("Make two eyes."),
            goal=lives("A4"),
            done=tr("Two eyes, side by side: this group lives, whatever White does."),
            wrong=tr("Inside is room for one eye only, so White can take the whole group."),
            solution="B5",
            replies="B5",
            moves=1,
        ),
        Lesson(
            key="one-eye",
            title=tr("One eye"),
            rule=tr("A surrounded group without two eyes is lost."),
            story=tr(
                "Now White’s group in the corner needs two eyes, and cannot get out. The point "
                "that makes two eyes is the one that prevents them as well."
            ),
            diagram=_WHITE_EYE_SPACE,
            task=tr("Do not let White make two eyes."),
            goal=cannot_live("D3"),
            done=tr("White can make only one eye now. The group is dead."),
            wrong=tr("White has two eyes and can never be captured."),
            solution="E4",
            replies="E4",
            moves=1,
        ),
    )


def _ko() -> Lesson:
    return Lesson(
        key="ko",
        title=tr("Ko"),
        rule=tr("You may not recapture at once if the board would look as before."),
        story=tr(
            "White has just captured a stone in the upper left. If you took back, White could "
            "take back, and so on for ever. So you have to play elsewhere first. Play where White "
            "has to answer, and the ko is yours."
        ),
        diagram=_KO,
        to_play=Color.WHITE,
        opening="B5",
        task=tr("Make a threat that White has to answer, then take the ko."),
        goal=lost(Color.WHITE, 1),
        done=tr("White had to save two stones, and you have won the ko."),
        wrong=tr("It was no threat to White, who has closed the ko instead."),
        solution="E3 C5",
        moves=2,
    )


def _end() -> tuple[Lesson, ...]:
    return (
        Lesson(
            key="end",
            title=tr("The end"),
            rule=tr("The game ends when both players pass."),
            story=tr(
                "Pass when no move gains anything: when every border is closed, and no empty "
                "point lies between Black and White. Here one such point is left."
            ),
            diagram=_ONE_LEFT,
            task=tr("Take the last point, then pass with the button or P."),
            goal=all_of(passes(2), leads(Color.BLACK)),
            done=tr("Both have passed. You took the last point, and won by it."),
            wrong=tr("The last point between the two has gone to White."),
            solution="C3 pass",
            replies="C3",
            moves=2,
            shows_score=True,
        ),
        Lesson(
            key="count",
            title=tr("The count"),
            rule=tr("Your stones count, and the empty points only they surround."),
            story=tr(
                "Captured stones count for nobody. Black has the first move, so White usually "
                "gets extra points, the komi. The program counts for you; see once how it does."
            ),
            diagram=_ENDED,
            task=tr("Click every empty point that counts for Black."),
            asks=Surrounded(Color.BLACK),
            done=tr("Your stones and these four points: White is ahead by one."),
            solution="A5 B5 A3 A1",
            mode=Mode.PICK,
            shows_score=True,
        ),
        Lesson(
            key="dead",
            title=tr("Dead stones"),
            rule=tr("After both have passed, stones that cannot live are removed."),
            story=tr(
                "The white stone on the left has no room for two eyes. Nobody needs to capture it: "
                "the players mark it as dead, and the points around it are Black’s. "
                "If they disagree, they simply play on."
            ),
            diagram=_INVADED,
            task=tr("Click the stone that cannot live, and watch the score."),
            asks=DeadGoal("B4"),
            done=tr("That is all you need. Time for a first game!"),
            solution="B4",
            mode=Mode.MARK,
            shows_score=True,
        ),
    )
