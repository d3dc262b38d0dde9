"""The questions and answers of an exercise, as sentences."""

from __future__ import annotations

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.learning.areas import Area
from tromp_gui.learning.attempts import Score
from tromp_gui.wording import DOT, color_name, point_name
from tromp_gui.wording.analysis import whole_percent
from tromp_gui.wording.translation import paragraph, plural, translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("learning", text)


def task(color: Color, number: int) -> str:
    """The question: a move, by its number."""
    return tr("{color} to play: where is move {number}?").format(
        color=color_name(color), number=number
    )


def area_sentence(area: Area, whole: Area) -> str:
    """Where to look for the answer; '' if that is the whole of what is shown."""
    if area == whole:
        return ""
    corner = {
        (True, True): tr("It is in the lower left quarter."),
        (True, False): tr("It is in the lower right quarter."),
        (False, True): tr("It is in the upper left quarter."),
        (False, False): tr("It is in the upper right quarter."),
    }[area.low.row == whole.low.row, area.low.col == whole.low.col]
    if all(2 * part + 1 >= all_ for part, all_ in zip(area.sides, whole.sides, strict=True)):
        return corner
    return tr("It is between {low} and {high}.").format(
        low=point_name(area.low), high=point_name(area.high)
    )


def wrong(point: Point, away: int) -> str:
    """A wrong answer, and its distance from the right one in lines."""
    text = plural(
        "learning",
        "{point} is not the move: 1 line away.",
        "{point} is not the move: %n lines away.",
        away,
    )
    return text.format(point=point_name(point))


def right(point: Point, answers: int) -> str:
    """The right answer, after this number of tries."""
    if answers == 1:
        return tr("{point} is right.").format(point=point_name(point))
    text = plural(
        "learning",
        "{point} is right, at the first try.",
        "{point} is right, after %n tries.",
        answers,
    )
    return text.format(point=point_name(point))


def shown(point: Point | None) -> str:
    """The answer revealed."""
    return tr("The move is {point}.").format(point=point_name(point))


def turn(made: Turn) -> str:
    """A turn that was played automatically."""
    name = color_name(made.color)
    if made.point is None:
        return tr("{color} passes.").format(color=name)
    return tr("{color} plays {point}.").format(color=name, point=point_name(made.point))


def figures(score: Score) -> str:
    """The score in one line; '' while there is none."""
    if not score.asked:
        return ""
    first = tr("First try: {hits} of {asked} ({percentage})").format(
        hits=score.hits, asked=score.asked, percentage=whole_percent(score.percentage / 100)
    )
    answers = tr("answers: {number}").format(number=score.answers)
    streak = tr("streak: {number}").format(number=score.streak)
    return DOT.join((first, answers, streak))


def summary(score: Score) -> str:
    """The score at the end."""
    if not score.asked:
        return tr("No move was guessed.")
    text = plural(
        "learning",
        "{hits} of 1 move found at the first try ({share}).",
        "{hits} of %n moves found at the first try ({share}).",
        score.asked,
    )
    best = tr("Longest streak: {number}.").format(number=score.best)
    share = whole_percent(score.percentage / 100)
    return paragraph((text.format(hits=score.hits, share=share), best))
