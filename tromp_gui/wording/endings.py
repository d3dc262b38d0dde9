"""The ends of games, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Ending
from tromp_gui.match.phases import Settlement
from tromp_gui.match.recorded_ending import PlayoutResult, RecordedEnding
from tromp_gui.scoring.count import Score, without
from tromp_gui.scoring.open_borders import open_borders
from tromp_gui.wording import borders_open, color_name, number, point_name, tr
from tromp_gui.wording.translation import paragraph, plural


def own_count(score: Score, own: Color) -> str:
    """To the person who played `own` against the computer: what the result is made of, and what
    was still open.
    """
    other, komi = own.opponent, score.white.komi
    said = tr("You have {own}, {color} {other}.").format(
        own=number(score.tally(own).total),
        other=number(score.tally(other).total),
        color=color_name(other),
    )
    in_komi = tr("White’s points include a komi of {komi}.").format(komi=number(komi))
    return paragraph((said, in_komi if komi else "", _left_open(score)))


def _left_open(score: Score) -> str:
    """The points that nobody got; '' if there were none."""
    if not score.neutral:
        return ""
    neutral = plural(
        "wording", "1 point was still nobody’s.", "%n points were still nobody’s.", score.neutral
    )
    return paragraph((neutral, borders_open(open_borders(without(score.board, score.dead)))))


def ending_steps(ending: Ending) -> tuple[str, ...]:
    """What two consecutive passes lead to, in order."""
    if ending is Ending.LASKER_MAAS:
        return _lasker_maas()
    return _by_agreement(ending) if ending in _AGREED else _by_other_means(ending)


_AGREED = (Ending.AS_IS, Ending.FOUR_PASSES, Ending.TAYLOR_1995, Ending.TAYLOR_2001)


def _agreement() -> str:
    return tr(
        "After two consecutive passes the players may agree which stones to "
        "remove. If they do, the board is counted without them and the game is "
        "over."
    )


def _by_agreement(ending: Ending) -> tuple[str, ...]:
    return {
        Ending.AS_IS: (
            tr("Two consecutive passes end the game."),
            tr("Every stone on the board counts; none are removed."),
        ),
        Ending.FOUR_PASSES: (
            _agreement(),
            tr("If they do not agree, play continues with the player who passed first."),
            tr("Four consecutive passes end the game as it stands, with every stone."),
            tr(
                "Any later two passes open the agreement again. All passes are "
                "turns and count for superko."
            ),
        ),
        Ending.TAYLOR_1995: (
            _agreement(),
            tr(
                "If they do not agree, neither pass was a turn, and the player "
                "who passed first is to move again. This can happen once."
            ),
            tr(
                "From then on passes are formal: the next two consecutive ones "
                "end the game as it stands."
            ),
        ),
        Ending.TAYLOR_2001: (
            _agreement(),
            tr(
                "If they do not agree, both passes were unofficial, and the "
                "opponent of the player who moved last is to play."
            ),
            tr(
                "Either player may declare a pass official. Two official passes, or two passes "
                "after a disagreement with no move between them, end the game as it stands. "
                "(This limit is this program’s; the original text sets none.)"
            ),
        ),
    }[ending]


def _by_other_means(ending: Ending) -> tuple[str, ...]:
    go_on = tr("If they do not agree, play continues with the player who passed first.")
    return {
        Ending.CLEANUP: (
            _agreement(),
            go_on,
            tr(
                "After the first disagreement, players are advised to capture the stones they "
                "consider dead."
            ),
            tr(
                "After that, the next two consecutive passes end the game with every stone "
                "alive, however many moves have been played since."
            ),
        ),
        Ending.PLAYOUT: (
            _agreement(),
            tr(
                "If they do not agree, the chains in dispute are played out on a "
                "second board, a copy of the first. The player who passed first "
                "moves first, and no position may repeat there."
            ),
            tr(
                "Instead, either player may ask to play on. The other player then moves first. "
                "This can be done again only after a stone has been played."
            ),
            tr(
                "Two consecutive passes end the play-out. A chain is dead if all "
                "its stones were captured there."
            ),
            tr(
                "The outcome for these chains is applied to the first board, "
                "which is then counted. Stones captured on the second board do "
                "not count as prisoners."
            ),
        ),
        Ending.MEDIATION: (
            _agreement(),
            tr(
                "If they do not agree, a third party decides: a person, an engine, or the "
                "program’s own proposal, which can be wrong. Who decided, and what, is saved "
                "in the file."
            ),
            tr(
                "Without a decision, play continues with the player who passed "
                "first, and four consecutive passes end the game as it stands."
            ),
        ),
    }[ending]


def _lasker_maas() -> tuple[str, ...]:
    return (
        tr("Two consecutive passes end the first phase. Play continues from the same position."),
        tr(
            "In the second phase, every stone played is taken from the prisoners "
            "of its colour, and captured stones return there as before."
        ),
        tr(
            "Whenever there are no prisoners of one colour left, one stone of "
            "each colour is added to the prisoners."
        ),
        tr("Two new consecutive passes end the game, and the territory is counted."),
        tr("At any point the players may agree on the dead stones instead, or on the result."),
    )


def ending_note(kept: RecordedEnding) -> str:
    """How the result was decided: "Decided by GNU Go"."""
    if kept.settlement is Settlement.MEDIATED:
        name = kept.mediator.strip()
        return tr("Decided by {name}").format(name=name) if name else tr("Decided by a third party")
    return {
        Settlement.AS_IS: tr("No stones were removed"),
        Settlement.PLAYED_OUT: tr("The dispute was played out"),
    }.get(kept.settlement, tr("Ended by agreement"))


def playout_note(chains: Mapping[PlayoutResult, Iterable[Point]]) -> str:
    """A play-out: "Play-out: D1 dead, C4 E5 alive", with one point for each chain."""
    names = {result: " ".join(map(point_name, points)) for result, points in chains.items()}
    dead, alive = names.get(PlayoutResult.DEAD, ""), names.get(PlayoutResult.ALIVE, "")
    if dead and alive:
        return tr("Play-out: {dead} dead, {alive} alive").format(dead=dead, alive=alive)
    if dead:
        return tr("Play-out: {dead} dead").format(dead=dead)
    if alive:
        return tr("Play-out: {alive} alive").format(alive=alive)
    return tr("Play-out of {points}").format(points=names.get(PlayoutResult.OPEN, "")).rstrip()
