"""Reasons, results and rules as sentences: the only place where values become words.

The window and the command line both use it. Sentences are translated by Qt; text written to a file
never is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from decimal import Decimal

from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import Rules, Scoring, Superko
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.record.game_info import GameInfo
from tromp_gui.record.replay import OFF_BOARD
from tromp_gui.record.terms import Gap, GapKind, Terms
from tromp_gui.scoring.count import Ownership, Why
from tromp_gui.wording.repairs import repair as repair
from tromp_gui.wording.translation import localized, plural, translate

DOT = "  ·  "
"""The separator between the parts of a line on the screen."""


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("wording", text)


def number(value: Decimal) -> str:
    """A number as people read it: no trailing zeros, a true minus sign."""
    text = f"{value:f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return localized(text.replace("-", "−"))


def labelled(label: str, said: str) -> str:
    """What is said of something, after its name: "Komi: 6.5"."""
    return tr("{label}: {text}").format(label=label, text=said)


def listed(parts: Iterable[str], are_long: bool = False) -> str:
    """Parts in one line, with commas, or semicolons where they are long; without empty ones."""
    between = tr("{first}; {following}") if are_long else tr("{first}, {next}")
    return between.format(first="", next="", following="").join(filter(None, parts))


def color_name(color: Color) -> str:
    """Black or White."""
    return tr("Black") if color is Color.BLACK else tr("White")


_LONG_NAME = 20
"""The number of characters from which a player's name does not fit on a button."""


def player_name(info: GameInfo, color: Color) -> str:
    """A player's name, or the colour if it is missing or too long for a button."""
    name = _name(info, color)
    return name if name and len(name) <= _LONG_NAME else color_name(color)


def _name(info: GameInfo, color: Color) -> str:
    return info.black_name if color is Color.BLACK else info.white_name


def point_name(point: Point | None) -> str:
    """A point as the board's edge names it, or the word for a pass."""
    if point == OFF_BOARD:
        return tr("a point outside the board")
    return tr("pass") if point is None else format_vertex(point)


def chain_name(chain: Collection[Point]) -> str:
    """A chain by its first and last point: "C4–C5"; a single stone by its point."""
    first, last = min(chain), max(chain)
    if first == last:
        return point_name(first)
    return tr("{first}–{last}").format(first=point_name(first), last=point_name(last))


def stone_name(color: Color | None) -> str:
    """What is on a point: "black stone", "white stone" or "empty"."""
    if color is None:
        return tr("empty")
    return tr("black stone") if color is Color.BLACK else tr("white stone")


def superko_name(superko: Superko) -> str:
    return {
        Superko.POSITIONAL: tr("positional superko"),
        Superko.SITUATIONAL: tr("situational superko"),
        Superko.TAYLOR: tr("Taylor’s superko"),
        Superko.NATURAL: tr("natural situational superko"),
        Superko.SIMPLE: tr("ko"),
    }[superko]


def result_sentence(result: Result, info: GameInfo | None = None) -> str:
    """A result as a sentence without a full stop: "Black wins by 3.5", or with the winner's name
    in `info` "Anna (Black) wins by 3.5".
    """
    if result.way is Way.VOID:
        return tr("No result")
    if result.winner is None:
        return tr("A tie")
    margin = number(result.margin) if result.margin is not None else ""
    return {
        Way.SCORE: tr("{color} wins by {margin}"),
        Way.RESIGNATION: tr("{color} wins by resignation"),
        Way.TIME: tr("{color} wins on time"),
        Way.FORFEIT: tr("{color} wins by forfeit"),
        Way.UNKNOWN_MARGIN: tr("{color} wins"),
    }[result.way].format(color=_winner(result.winner, info), margin=margin)


def _winner(color: Color, info: GameInfo | None) -> str:
    name = _name(info, color) if info is not None else ""
    return (
        tr("{name} ({color})").format(name=name, color=color_name(color))
        if name
        else (color_name(color))
    )


def counted_sentence(result: Result, scoring: Scoring, info: GameInfo | None = None) -> str:
    """Like `result_sentence`, for a result under known rules: in Chinese an area margin is also
    given in 子, half of the points, as Chinese rules count. Only a Chinese translation writes 子;
    in other languages (Japanese too) players give points alone.
    """
    text = tr("{color} wins by {margin} ({stones} zi in Chinese counting)")
    is_area = scoring in (Scoring.AREA, Scoring.AREA_1995)
    if result.winner is None or result.margin is None or not is_area or "子" not in text:
        return result_sentence(result, info)
    color, margin = _winner(result.winner, info), number(result.margin)
    return text.format(color=color, margin=margin, stones=_half(result.margin))


def own_sentence(result: Result, scoring: Scoring, own: Color) -> str:
    """Like `counted_sentence`, to the person who played `own` against the computer: "You win by
    3.5".
    """
    if result.winner is None:
        return result_sentence(result)
    is_won = result.winner is own
    if result.way is Way.SCORE and result.margin is not None:
        margin, stones = number(result.margin), _half(result.margin)
        text = tr("You win by {margin}") if is_won else tr("You lose by {margin}")
        zi = (
            tr("You win by {margin} ({stones} zi in Chinese counting)")
            if is_won
            else tr("You lose by {margin} ({stones} zi in Chinese counting)")
        )
        is_area = scoring in (Scoring.AREA, Scoring.AREA_1995) and "子" in zi
        return (zi if is_area else text).format(margin=margin, stones=stones)
    return {
        Way.RESIGNATION: (tr("You win by resignation"), tr("You lose by resignation")),
        Way.TIME: (tr("You win on time"), tr("You lose on time")),
        Way.FORFEIT: (tr("You win by forfeit"), tr("You lose by forfeit")),
    }.get(result.way, (tr("You win"), tr("You lose")))[not is_won]


def _half(margin: Decimal) -> str:
    """Half of a margin, with quarters as fractions: "1¾"."""
    whole, quarters = divmod(margin * 2, 4)
    if quarters % 1:
        return number(margin / 2)
    fraction = ("", "¼", "½", "¾")[int(quarters)]
    return f"{whole}{fraction}" if whole or not fraction else fraction


def file_says(result: Result) -> str:
    """The result according to the record: "The file says Black won by 4"."""
    if result.way is Way.VOID:
        return tr("The file says there was no result")
    if result.winner is None:
        return tr("The file says it was a tie")
    margin = number(result.margin) if result.margin is not None else ""
    return {
        Way.SCORE: tr("The file says {color} won by {margin}"),
        Way.RESIGNATION: tr("The file says {color} won by resignation"),
        Way.TIME: tr("The file says {color} won on time"),
        Way.FORFEIT: tr("The file says {color} won by forfeit"),
        Way.UNKNOWN_MARGIN: tr("The file says {color} won"),
    }[result.way].format(color=color_name(result.winner), margin=margin)


def gap(gap: Gap, terms: Terms) -> str:
    """What a record does not say, and what was assumed instead, as one sentence."""
    return {
        GapKind.NO_RULES: tr("The file names no rules; {rules} was assumed."),
        GapKind.UNKNOWN_RULES: tr("The rules “{value}” are unknown; {rules} was assumed."),
        GapKind.LACKED_RULES: tr("The rules “{value}” are not supported; {rules} was assumed."),
        GapKind.NEAREST_RULES: tr("The rules “{value}” are played here as {rules}."),
        GapKind.NO_KOMI: tr("The file gives no komi; {komi} was used, the default for {rules}."),
        GapKind.BAD_KOMI: tr(
            "The komi “{value}” is not a number; {komi} was used, the default for {rules}."
        ),
        GapKind.BAD_HANDICAP: tr("The handicap “{value}” is not a number; none was used."),
        GapKind.CODED_KOMI: tr("The komi “{value}” is a code of Fox or gokifu for {komi} points."),
        GapKind.KOMI_IN_STONES: tr(
            "The komi “{value}” was read as zi, as Chinese rules count: {komi} points."
        ),
        GapKind.KOMI_IN_WORDS: tr("The komi “{value}” was read as {komi} points."),
        GapKind.LARGE_KOMI: tr(
            "The komi “{value}” is more than the number of points on the board; it was used anyway."
        ),
        GapKind.UNFIT_KOMI: tr(
            "The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used "
            "anyway."
        ),
        GapKind.BAD_PLAYER: tr(
            "The player to move “{value}” is neither Black nor White; it was ignored."
        ),
        GapKind.HANDICAP_MOVES: tr(
            "Black plays the first {value} moves; they were read as handicap stones."
        ),
    }[gap.kind].format(
        value=gap.value, rules=translate("wording", terms.rules.name), komi=number(terms.komi)
    )


def white_begins() -> str:
    """That White begins although the file does not say so, as one sentence."""
    return tr(
        "The file does not say who plays first; White was assumed, because White makes "
        "the first move."
    )


def unfit_handicap(said: int, placed: int) -> str:
    """That the handicap in a file differs from the stones set up, as one sentence."""
    return plural(
        "wording",
        "The file names 1 handicap stone but sets up {placed}.",
        "The file names %n handicap stones but sets up {placed}.",
        said,
    ).format(placed=placed)


def result_in_stones(value: str, result: Result) -> str:
    """That a recorded margin was read as 子, as one sentence."""
    return tr("The result “{value}” was read as zi, as Chinese rules count: {result}.").format(
        value=value, result=result_sentence(result)
    )


def is_area(rules: Rules) -> bool:
    """Whether rules count area, and not territory."""
    return rules.scoring in (Scoring.AREA, Scoring.AREA_1995)


def unread_point(value: str) -> str:
    """That a value of a file is not a point, as one sentence."""
    return tr("{value} is not a point of this board; it was ignored.").format(value=value)


def unread_result(value: str) -> str:
    """That a file does not say who won, as one sentence."""
    return tr("The result “{value}” is not a valid SGF result; it was not compared.").format(
        value=value
    )


def letter_of_either(value: str, recorded: Result) -> str:
    """That the winner's letter in a file may be meant in another language, as one sentence."""
    return tr(
        "The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, "
        "B is White."
    ).format(value=value, color=color_name(recorded.winner or Color.BLACK))


def set_up_without_liberties(turn: int) -> str:
    """That a set-up left chains without a liberty, as one sentence."""
    return tr(
        "The set-up after turn {turn} leaves chains without a liberty; the next move clears them."
    ).format(turn=turn)


def nothing_recorded() -> str:
    """That a file records no dead stones, as one sentence."""
    return tr("The file records no dead stones; every stone was counted.")


def no_stones(points: Iterable[str]) -> str:
    """That a list of dead stones contains points without a stone, as one sentence."""
    return tr("There is no stone on {points}; nothing was removed there.").format(
        points=listed(points)
    )


def borders_open(points: Collection[Point]) -> str:
    """Where borders are open, as one sentence; "" without points."""
    if not points:
        return ""
    return plural(
        "wording", "The border is open at {points}.", "Borders are open at {points}.", len(points)
    ).format(points=listed(map(point_name, sorted(points))))


def connections_needed(points: Collection[Point]) -> str:
    """That their owners must still fill some of their points, as one sentence."""
    return plural(
        "wording",
        "A connection is still needed at {points}.",
        "Connections are still needed at {points}.",
        len(points),
    ).format(points=listed(map(point_name, sorted(points))))


def ownership(owned: Ownership) -> str:
    """Who gets a point and why: "empty, reaches only Black"."""
    owner = color_name(owned.owner) if owned.owner else ""
    return {
        Why.LIVING_STONE: tr("a living stone") if not owner else tr("{owner}’s stone, alive"),
        Why.DEAD_STONE: tr("a dead stone on a neutral point")
        if not owner
        else tr("a dead stone on {owner}’s point"),
        Why.SURROUNDED: tr("empty, reaches only {owner}"),
        Why.NEUTRAL: tr("empty, reaches both colours: neutral"),
        Why.REACHES_NOTHING: tr("empty, reaches no stone: neutral"),
        Why.COUNTS_FOR_BOTH: tr("empty, does not reach the opponent: counts for both"),
        Why.SEKI: tr("empty, in a seki: does not count under these rules"),
        Why.NOT_READ_OUT: tr("empty, reaches only {owner}; not read out for seki, counts as alive"),
    }[owned.why].format(owner=owner)
