"""The lessons as data: the statements in plain words, a small board, something to try. No Qt except
for translation.

The order follows the illustrated introduction to the Tromp-Taylor rules: each statement, then what
it means on a board. The last lesson is Tromp's amendment on dead stones.
"""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.ui.board.state import Mark
from tromp_gui.ui.tutorial.lesson import (
    DeadGoal,
    Lesson,
    Mode,
    NoLiberties,
    Reached,
    Surrounded,
    colored,
    leads,
    lost,
    passes,
    stone_on_one_of,
    turns,
)
from tromp_gui.wording import tr

_EMPTY = """\
. . . . .
. . . . .
. . . . .
. . . . .
. . . . .
"""
_REACHING = """\
. . O . .
. X X O .
. X . O .
O O X . .
. . . . X
"""
_CLEARING = """\
. X X . .
X O O X .
. X X . O
X O X . O
. X . . .
"""
_KO = """\
. . . . .
. X O . .
X . X O .
. X O . .
. . . . .
"""
_CAPTURE = """\
. . . . .
. X X . .
X O O . .
. X X . .
. . . . .
"""
_SUICIDE = """\
. X O . .
X O . . .
O . . . .
. . . . .
. . . . .
"""
_FINISHED = """\
. X X O .
X . X O O
X X O O .
. X O . O
X X O O .
"""
_ONE_LEFT = """\
. X X O .
X . X O O
X X . O .
. X O . O
X X O O .
"""
_INVADED = """\
. . X O .
. O X O O
. . X O .
X X X O O
. . X O .
"""


def lessons() -> tuple[Lesson, ...]:
    """All lessons in order, in the program's language."""
    return (
        *_board_lessons(),
        *_chain_lessons(),
        *_turn_lessons(),
        *_move_lessons(),
        *_end_lessons(),
        *_winner_lessons(),
    )


def _board_lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            sentence=1,
            title=tr("The board"),
            rule=tr("Go is played on a grid of points, by two players called Black and White."),
            story=tr(
                "Points are where lines cross, including edges and corners. A full board "
                "has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and "
                "the rules are the same. The dots on larger boards are only for orientation."
            ),
            diagram=_EMPTY,
            task=tr("Put a stone on one of the four corners."),
            goal=stone_on_one_of("A1 A5 E1 E5"),
            done=tr("Yes, a corner is a point like any other."),
            solution="E5",
        ),
        Lesson(
            sentence=2,
            title=tr("Three colours"),
            rule=tr("Every point is black, white or empty."),
            story=tr(
                "A stone makes a point black or white; a point without a stone "
                "is empty. Nothing else about a stone matters."
            ),
            diagram=_EMPTY,
            task=tr("Make the triangle black, then the square white."),
            goal=colored("B4", "D2"),
            done=tr("One point is black now, one is white, and 23 are empty."),
            solution="B4 D2",
            marks={"B4": Mark.TRIANGLE, "D2": Mark.SQUARE},
        ),
    )


def _chain_lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            sentence=3,
            title=tr("Reaching"),
            rule=tr(
                "A point reaches another colour if a path leads from it to that colour, along "
                "the lines and over points of its own colour only."
            ),
            story=tr(
                "Stones of one colour that are joined along the lines form a chain, and reach the "
                "same points. The empty points that a chain reaches are called its liberties. "
                "There are no steps across a square: diagonals join nothing."
            ),
            diagram=_REACHING,
            task=tr("Click every empty point that the marked black stone reaches."),
            asks=Reached("B4"),
            done=tr("These four are the liberties of its chain of three stones."),
            solution="A3 A4 B5 C3",
            mode=Mode.PICK,
            marks={"B4": Mark.TRIANGLE},
        ),
        Lesson(
            sentence=4,
            title=tr("Clearing"),
            rule=tr("To clear a colour is to empty all its points that do not reach empty."),
            story=tr(
                "Clearing a colour removes all its chains that have no liberty, "
                "at once. Chains with a liberty stay."
            ),
            diagram=_CLEARING,
            task=tr("Click every white stone that is removed when White is cleared."),
            asks=NoLiberties(Color.WHITE),
            done=tr("Three stones are removed. The two on the right have liberties and stay."),
            solution="B2 B4 C4",
            mode=Mode.PICK,
        ),
    )


def _turn_lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            sentence=5,
            title=tr("Taking turns"),
            rule=tr("The board starts empty, and the players take turns, Black first."),
            story=tr(
                "Stones never move once placed. Turns only add stones; only "
                "clearing removes them. On this board you play both sides."
            ),
            diagram=_EMPTY,
            task=tr("Make four turns and watch whose turn it is."),
            goal=turns(4),
            done=tr("Black, White, Black, White, and it is Black’s turn again."),
            solution="C3 B2 D2 D4",
        ),
        Lesson(
            sentence=6,
            title=tr("No board twice"),
            rule=tr(
                "A turn is either a pass or a move that does not repeat an earlier board position."
            ),
            story=tr(
                "White has just played B3 and captured the stone on C3. If Black "
                "retook at C3 at once, the board would be the same as before, "
                "and this could go on for ever. So it is not allowed (this is "
                "called ko). Once the board has changed elsewhere, it is."
            ),
            diagram=_KO,
            task=tr("Try to retake at C3. Then play elsewhere, let White answer, and retake."),
            goal=colored("C3"),
            done=tr("This board is new, so the move is allowed."),
            solution="C3 E5 C3",
            to_play=Color.WHITE,
            opening="B3",
            replies="E1 A1 E2 D1 A5",
        ),
    )


def _move_lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            sentence=7,
            title=tr("A move: capture"),
            rule=tr(
                "A move makes an empty point one’s own colour, then clears the opponent’s colour, "
                "then one’s own."
            ),
            story=tr(
                "So filling the last liberty of a chain captures it: the chain "
                "no longer reaches empty and is cleared."
            ),
            diagram=_CAPTURE,
            task=tr("Capture the two white stones."),
            goal=lost(Color.WHITE, 2),
            done=tr("Their last liberty was D3. Their points are empty again."),
            solution="D3",
            replies="E5 E1 A5",
        ),
        Lesson(
            sentence=7,
            title=tr("A move: suicide"),
            rule=tr(
                "The opponent’s colour is cleared first and your own last: if "
                "your stones still do not reach empty, you lose them."
            ),
            story=tr(
                "You may fill the last liberty of your own chain, but you lose "
                "the chain. A single stone cannot do this: clearing it would "
                "leave the board as it was, and no position may repeat. Some "
                "rules forbid suicide altogether."
            ),
            diagram=_SUICIDE,
            task=tr("Play at A5 and see what happens to Black’s stones."),
            goal=lost(Color.BLACK, 3),
            done=tr("All three are gone, including the one just played."),
            solution="A5",
            replies="E1",
        ),
    )


def _end_lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            sentence=8,
            title=tr("The end"),
            rule=tr("The game ends after two consecutive passes."),
            story=tr(
                "You never have to move. Here every point is settled, and "
                "further moves would only fill your own points or lose stones, "
                "so the players pass."
            ),
            diagram=_FINISHED,
            task=tr("Pass for Black and for White: use the button or press P."),
            goal=passes(2),
            done=tr("Two consecutive passes: the game is over and is counted."),
            solution="pass pass",
        ),
        Lesson(
            sentence=9,
            title=tr("The score"),
            rule=tr(
                "A player’s score is the number of points of that colour, and of empty points "
                "that reach that colour only."
            ),
            story=tr(
                "Stones count, and so do the empty points they surround. "
                "Captured stones do not count. An empty point that reaches both "
                "colours counts for neither player."
            ),
            diagram=_FINISHED,
            task=tr("Click every empty point that counts for Black."),
            asks=Surrounded(Color.BLACK),
            done=tr("Black has 9 stones and these 3 points, White 9 stones and 4 points."),
            solution="A5 B4 A2",
            mode=Mode.PICK,
            shows_score=True,
        ),
    )


def _winner_lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            sentence=10,
            title=tr("The winner"),
            rule=tr("The player with the higher score wins; equal scores are a tie."),
            story=tr(
                "Moving first is an advantage. In an even game White therefore "
                "gets extra points, the komi; 7 is common. Here there is none, "
                "and the score is level."
            ),
            diagram=_ONE_LEFT,
            task=tr("Find the move that wins for Black."),
            goal=leads(Color.BLACK),
            done=tr("C3 was the last neutral point: Black wins by 1."),
            solution="C3",
            shows_score=True,
        ),
        Lesson(
            sentence=None,
            title=tr("Dead stones"),
            rule=tr(
                "After two passes the players may agree to remove stones from "
                "the board as if they had been captured."
            ),
            story=tr(
                "This goes beyond the ten statements and saves time: the white "
                "stone on the left could be captured move by move, and both "
                "players know it. If they do not agree, play continues, and the "
                "stone has to be captured. Four consecutive passes end the game "
                "with every stone counted."
            ),
            diagram=_INVADED,
            task=tr("Click the stone that cannot live, and watch the score."),
            asks=DeadGoal("B4"),
            done=tr("Its point and the five around it are now Black’s, and Black wins."),
            solution="B4",
            mode=Mode.MARK,
            shows_score=True,
        ),
    )
