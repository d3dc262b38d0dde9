"""`tromp-gui match`: games between two engines, and the table of results."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tromp_gui.cli.match.folder import MatchFolder, OtherMatch, Outcome
from tromp_gui.cli.match.options import add_parser as add_parser
from tromp_gui.cli.match.options import handicap_refusal, match_terms
from tromp_gui.cli.match.words import comment_on
from tromp_gui.cli.output import printable
from tromp_gui.cli.parser import WRONG_USAGE
from tromp_gui.cli.terminal import Terminal
from tromp_gui.disk import FileProblem
from tromp_gui.go.point import Color
from tromp_gui.go.result import Way
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import command_line
from tromp_gui.match.scores import is_komi
from tromp_gui.match.wilson import wilson
from tromp_gui.session.event_loop import EventLoop
from tromp_gui.session.play.engine_match import End, EngineMatch, MatchTerms, PlayedGame
from tromp_gui.session.play.engine_problems import EngineGone
from tromp_gui.wording.engines import remedy
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.translation import paragraph


def table(outcomes: Sequence[Outcome], first: str, second: str) -> list[str]:
    """The score as lines: both engines, the share of the first with its 95 % interval, and how the
    games ended; nothing before the first game. Games without a result and repeated games are
    counted separately, because they do not count for the share.
    """
    if not outcomes:
        return []
    head = f"        {'won':>5} {'lost':>5} {'tied':>5}   {'as Black':>9} {'as White':>9}"
    lines = [f"first:  {first}", f"second: {second}", "", head]
    lines += [_row("first", outcomes, is_first=True), _row("second", outcomes, is_first=False), ""]
    counted = [each for each in outcomes if each.result.way is not Way.VOID]
    points = sum(_points(each) for each in counted)
    low, high = wilson(points, len(counted))
    share = points / len(counted) if counted else 0.0
    lines.append(
        f"first: {share:.1%} of {len(counted)} games (95% confidence: {low:.1%} to {high:.1%})"
    )
    ends = Counter(each.end for each in outcomes)
    lines.append("ended: " + ", ".join(f"{ends[end]} {end.value}" for end in End if ends[end]))
    lines.append(f"turns per game: {sum(each.turns for each in outcomes) / len(outcomes):.0f}")
    if repeated := len(outcomes) - len({each.digest or each.number for each in outcomes}):
        lines.append(f"{repeated} games repeat another game, so the true interval is wider")
    return lines


def _row(name: str, outcomes: Sequence[Outcome], *, is_first: bool) -> str:
    score: Counter[str] = Counter()
    by_color = {color: Counter[str]() for color in Color}
    for each in outcomes:
        color = each.first if is_first else each.first.opponent
        word = _word(each, color)
        score[word] += 1
        by_color[color][word] += 1
    each_color = (f"{by_color[color]['won']}–{by_color[color]['lost']}" for color in Color)
    black, white = each_color
    counts = f"{score['won']:>5} {score['lost']:>5} {score['tied']:>5}"
    return f"{name:6}  {counts}   {black:>9} {white:>9}"


def _word(outcome: Outcome, color: Color) -> str:
    if outcome.result.way is Way.VOID:
        return "void"
    if outcome.result.winner is None:
        return "tied"
    return "won" if outcome.result.winner is color else "lost"


def _points(outcome: Outcome) -> float:
    return {"won": 1.0, "tied": 0.5}.get(_word(outcome, outcome.first), 0.0)


SUCCESS, NO_ENGINE, NO_FOLDER, INTERRUPTED = 0, 1, 2, 130

_HOPELESS = {
    FailureKind.NOT_FOUND,
    FailureKind.NOT_EXECUTABLE,
    FailureKind.NO_FOLDER,
    FailureKind.NOT_STARTED,
    FailureKind.GMP,
    FailureKind.UNFIT,
}


def _hopeless(game: PlayedGame) -> Failure | None:
    """The failure of an engine that never answered, with which no game can be played."""
    if not isinstance(game.problem, EngineGone):
        return None
    failure = game.problem.failure
    return failure if failure.kind in _HOPELESS or failure.command == "name" else None


def run(args: argparse.Namespace) -> int:
    """Play the match; returns the exit code."""
    terms = match_terms(args)
    if refusal := handicap_refusal(terms.setup):
        print(f"tromp-gui match: {refusal}", file=sys.stderr)
        return WRONG_USAGE
    if not is_komi(terms.setup.rules, terms.setup.komi):
        print("tromp-gui match: for Lasker–Maas enter a komi of whole stones, 0 or more.",
              file=sys.stderr)  # fmt: skip
        return WRONG_USAGE
    folder = MatchFolder(Path(args.output), terms)
    try:
        outcomes = folder.open()
    except OtherMatch as other:
        print(f"tromp-gui match: {args.output} contains another match ({other}). "
              "Use another folder, or run the same command again.", file=sys.stderr)  # fmt: skip
        return NO_FOLDER
    except FileProblem as problem:
        print(printable(f"tromp-gui match: {file_problem(problem)}"), file=sys.stderr)
        return NO_FOLDER
    outcomes = [each for each in outcomes if each.number <= args.games]
    done = {each.number for each in outcomes}
    with Terminal(args.games, "Games", len(done), least=2) as terminal:
        match = _Match(terms, folder, outcomes, terminal)
        code = match.play([n for n in range(1, args.games + 1) if n not in done], args.jobs)
    for line in table(outcomes, command_line(terms.first), command_line(terms.second)):
        print(printable(line))
    return code


class _Match:
    """A running match: its event loop and the message for each game."""

    def __init__(
        self, terms: MatchTerms, folder: MatchFolder, outcomes: list[Outcome], terminal: Terminal
    ) -> None:
        self._terms = terms
        self._folder = folder
        self._outcomes = outcomes
        self._terminal = terminal
        self._loop = EventLoop()
        self._code = SUCCESS
        self._match: EngineMatch | None = None

    def play(self, numbers: list[int], jobs: int) -> int:
        """Play the games with these numbers; returns the exit code."""
        match = self._match = EngineMatch(self._terms, numbers, jobs)
        match.played.connect(self._played)
        match.finished.connect(self._loop.quit)
        is_over = self._loop.run(match.start)
        return self._code if is_over else INTERRUPTED

    def _stop(self, code: int) -> None:
        self._code = code
        if self._match is not None:
            self._match.stop()
        self._loop.quit()

    def _played(self, game: PlayedGame) -> None:
        if self._code != SUCCESS:
            return
        text = comment_on(game, self._terms.setup.rules.superko)
        if failure := _hopeless(game):
            self._terminal.complain(paragraph((text, remedy(failure))))
            self._stop(NO_ENGINE)
            return
        try:
            outcome = self._folder.keep(game)
        except FileProblem as problem:
            self._terminal.complain(file_problem(problem))
            self._stop(NO_FOLDER)
            return
        self._outcomes.append(outcome)
        has_swapped = outcome.first is Color.WHITE
        players = ("second", "first") if has_swapped else ("first", "second")
        line = f"game {game.number}: Black ({players[0]}) – White ({players[1]}) {game.result}"
        turns = "1 turn" if game.turns == 1 else f"{game.turns} turns"
        self._terminal.line(printable(f"{line}, {turns}  {text}".rstrip()))
        self._terminal.advance()
