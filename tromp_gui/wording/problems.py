"""Sentences for solving problems."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.learning.attempts import Tally
from tromp_gui.learning.problems import HARDEST, NoProblem
from tromp_gui.learning.repetition import Plan
from tromp_gui.record.evaluation import Loss
from tromp_gui.wording import DOT, color_name, point_name
from tromp_gui.wording.analysis import lost
from tromp_gui.wording.learning import tr
from tromp_gui.wording.translation import plural

_LONGEST = 280
"""In characters: how much of a comment is shown; a problem's text is rarely half as long."""


def place(number: int, count: int) -> str:
    """The number of the problem, and of how many."""
    return tr("Problem {number} of {count}").format(number=number, count=count)


def task(place: str, color: Color) -> str:
    """Which problem it is, and whose move to find."""
    return tr("{problem}: {color} to play").format(problem=place, color=color_name(color))


def about(grade: int | None, is_repeated: bool) -> str:
    """How hard a problem is, and whether it is asked again because it was missed."""
    said = (
        ""
        if grade is None
        else tr("Grade {grade} of {hardest}.").format(grade=grade, hardest=HARDEST)
    )
    return " ".join(filter(None, (said, tr("You missed it before.") if is_repeated else "")))


def count(number: int) -> str:
    """How many problems there are."""
    return plural("learning", "1 problem", "%n problems", number)


def set_title(kind: str) -> str:
    """The name of a set of problems, by the value of its kind."""
    return {"built-in": tr("From easy to hard"), "mistakes": tr("My mistakes")}[kind]


def set_figures(found: Plan) -> str:
    """What is in a set of problems, and what is due."""
    total = count(len(found.due) + len(found.new) + found.known + found.waiting)
    solved = tr("{number} solved").format(number=found.known) if found.known else ""
    due = tr("{number} due today").format(number=len(found.due)) if found.due else ""
    return DOT.join(filter(None, (total, solved, due)))


def no_mistakes_kept() -> str:
    """Why the set of mistakes is empty."""
    return tr("None yet. After an analysis, “My mistakes as problems” collects them.")


def shortened(text: str) -> str:
    """A comment with its lines, cut off if it is very long."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip(" .") + "…"


def no_problem(why: NoProblem) -> str:
    """Why a game has no problem, and what to do."""
    return {
        NoProblem.NO_STONES: tr(
            "This game is not a problem: no stones are set up before the first move. Open a file"
            " with problems."
        ),
        NoProblem.NO_BRANCHES: tr(
            "This position has no solution in the file. Open a problem with moves."
        ),
        NoProblem.NO_SOLUTION: tr("All branches of this problem are marked as wrong. Skip it."),
    }[why]


def save_first() -> str:
    """That going to another game of the file would lose changes."""
    return tr("Save your changes first: this opens other games of the file.")


def solved(tries: int) -> str:
    """That a problem is solved, with the number of tries; 0: it was shown, or a hint led to it."""
    if tries == 1:
        return tr("Solved at the first try.")
    return plural("learning", "Solved.", "Solved with %n tries.", tries) if tries else tr("Solved.")


def wrong_line() -> str:
    """The end of a wrong line."""
    return tr("This does not work. Try again.")


def not_in_file(point: Point | None) -> str:
    """An answer that the problem does not have."""
    text = tr(
        "{point} is not among the answers of this problem, so it counts as wrong. Try another move."
    )
    return text.format(point=point_name(point))


def excluded(point: Point | None) -> str:
    """An answer that the author does not want."""
    text = tr("The author of this problem leaves {point} out. Try another move.")
    return text.format(point=point_name(point))


def not_shown(point: Point | None) -> str:
    """An answer outside of the part of the board that the problem is about."""
    text = tr("{point} is not part of this problem. Try another move.")
    return text.format(point=point_name(point))


def left_line() -> str:
    """A hint in a wrong line."""
    return tr("The last moves were wrong. Start again from here.")


def solution_ends() -> str:
    """That the solution was shown to its end."""
    return tr("This is the solution.")


def tally_figures(found: Tally) -> str:
    """How many problems were solved so far, in one line."""
    first = tr("First try: {number}").format(number=len(found.first))
    later = tr("Later: {number}").format(number=len(found.later))
    unsolved = tr("Not solved: {number}").format(number=len(found.unsolved))
    return DOT.join((first, later, unsolved))


def summary(found: Tally, count: int) -> str:
    """How many of all problems were solved, at the end."""
    if not any(found):
        return tr("No problem was tried.")
    text = plural(
        "learning",
        "{first} of 1 problem solved at the first try, {later} with more tries, "
        "{not_solved} not solved.",
        "{first} of %n problems solved at the first try, {later} with more tries, "
        "{not_solved} not solved.",
        count,
    )
    first, later, not_solved = map(len, found)
    return text.format(first=first, later=later, not_solved=not_solved)


# Mistakes


def mistake_place(number: int, count: int) -> str:
    """The number of the mistake, and of how many."""
    return tr("Mistake {number} of {count}").format(number=number, count=count)


def mistake_task(number: int, played: Point | None) -> str:
    """The task at a mistake, move `number` of the game."""
    text = tr("Move {number} of the game was {point}. Find a better one.")
    return text.format(number=number, point=point_name(played))


def better(point: Point | None, loss: Loss, played: str) -> str:
    """A good answer, and what the move in the game lost."""
    text = tr("{point} is good. {played}, the move of the game, lost {loss}.")
    return text.format(point=point_name(point), played=played, loss=lost(loss))


def was_played(point: Point | None, loss: Loss) -> str:
    """The answer is the move played in the game."""
    text = tr("{point} was played: it lost {loss}. Try another move.")
    return text.format(point=point_name(point), loss=lost(loss))


def worse(point: Point | None, loss: Loss) -> str:
    """The answer was analysed and loses too much."""
    text = tr("{point} loses {loss} against the best move. Try another move.")
    return text.format(point=point_name(point), loss=lost(loss))


def not_analysed(point: Point | None) -> str:
    """The answer was not analysed."""
    text = tr("{point} was not analysed, so it does not count. Try another move.")
    return text.format(point=point_name(point))


def no_analysis() -> str:
    """No move in the position was analysed."""
    return tr("This position has not been analysed yet. Wait a moment, or analyse the game first.")


def mistake_row(number: int, played: Point | None, loss: Loss, best: Point | None) -> str:
    """A mistake in the list of those missed: "Move 57: C3 lost 7.2 points; better: D4"."""
    text = tr("Move {number}: {played} lost {loss}").format(
        number=number, played=point_name(played), loss=lost(loss)
    )
    if best is None:
        return text
    return tr("{mistake}; better: {point}").format(mistake=text, point=point_name(best))
