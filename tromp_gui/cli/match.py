"""`tromp-gui match`: games between two engines, and the table of results."""

from __future__ import annotations

import argparse
import re
import sys
from decimal import Decimal
from pathlib import Path

from tromp_gui.cli.match_folder import MatchFolder, OtherMatch, Outcome, comment_on, table
from tromp_gui.cli.output import complain, printable
from tromp_gui.cli.parser import WRONG_USAGE, Parser
from tromp_gui.cli.terminal import Terminal
from tromp_gui.cli.values import komi_value, launch_value, rules_value, whole_number
from tromp_gui.disk import FileProblem
from tromp_gui.go.handicap import most_stones
from tromp_gui.go.point import MAX_SIDE, Color
from tromp_gui.go.rules import TROMP_TAYLOR, Handicap
from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit
from tromp_gui.interrupt import INTERRUPTED
from tromp_gui.match.clock import Clocks, TimeControl
from tromp_gui.match.clock_words import read_time
from tromp_gui.match.scores import is_komi
from tromp_gui.match.setup import Setup
from tromp_gui.session.event_loop import EventLoop
from tromp_gui.session.play.engine_match import EngineMatch, MatchTerms, PlayedGame
from tromp_gui.session.play.player_engines import EngineGone, EngineRefused
from tromp_gui.wording import color_name
from tromp_gui.wording.engine_check import last_words, why_ended
from tromp_gui.wording.engines import limit as limit_sentence
from tromp_gui.wording.files import file_problem

_DESCRIPTION = """
Let two engines play a match. This program is the referee: it refuses illegal moves, counts every
game and saves it to the folder as SGF. To continue an interrupted match, run the same command
again.
A game ends as its rule set says: after two passes both engines are asked for the dead stones; if
they agree, these are removed, and if not, the rule set decides how the game goes on, and engines
that have a command for it are asked to capture dead stones. An engine that cannot list them
considers every stone alive; one that does not answer in time has agreed to nothing. An engine that
crashes, makes an illegal move or runs out of time loses that game, and the match continues.
Exit codes: 0 all games played, 1 an engine could not be started or does not support the board, 2
the folder cannot be used.
"""

_SIZE = re.compile(r"([0-9]{1,2})(?:[x×:]([0-9]{1,2}))?")
_TIME = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*(s|m|h)?\s*(?:\+\s*(.+))?")
_UNITS = {None: 1, "s": 1, "m": 60, "h": 3600}
_count = whole_number()


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    parser.add_argument(
        "--black",
        type=launch_value,
        required=True,
        metavar="COMMAND",
        help='the engine that plays Black in the first game, in quotes: "gnugo --mode gtp"',
    )
    parser.add_argument(
        "--white",
        type=launch_value,
        required=True,
        metavar="COMMAND",
        help="the engine that plays White in the first game",
    )
    parser.add_argument("-o", "--output", required=True, metavar="DIR", help="folder for the games")
    parser.add_argument(
        "--games", type=_count, default=10, metavar="N", help="number of games (default: 10)"
    )
    parser.add_argument(
        "--alternate", action="store_true", help="swap colours in every second game"
    )
    parser.add_argument(
        "--jobs", type=_count, default=1, metavar="N", help="play N games at once (default: 1)"
    )
    _add_rules(parser)
    _add_limits(parser)


def _add_rules(parser: Parser) -> None:
    parser.add_argument(
        "--size",
        type=_size,
        default=(9, 9),
        metavar="SIZE",
        help="board size: 9, or 13x9 for columns x rows (default: 9)",
    )
    parser.add_argument(
        "--rules",
        type=rules_value,
        default=TROMP_TAYLOR,
        metavar="ID",
        help="rule set (default: tromp-taylor)",
    )
    parser.add_argument(
        "--komi", type=komi_value, metavar="K", help="komi (default: that of the rules)"
    )
    parser.add_argument(
        "--handicap",
        type=_handicap,
        default=0,
        metavar="N",
        help="handicap stones, on the traditional points if the board has enough of them, "
        "otherwise placed by Black (default: none)",
    )


def _add_limits(parser: Parser) -> None:
    parser.add_argument(
        "--time",
        type=_time,
        metavar="TIME",
        help='time for each player: 10m, 600, "5m+3x30", "5m+10/60", "5m+5 fischer" '
        "(default: none)",
    )
    parser.add_argument(
        "--patience",
        type=_seconds,
        default=600_000,
        metavar="SECONDS",
        help="without --time: maximum seconds per turn; an engine that takes longer loses. "
        "Always: maximum seconds for a list of dead stones (default: 600)",
    )
    parser.add_argument(
        "--max-moves",
        type=_count,
        metavar="N",
        help="end the game and count after N turns (default: five per point of the board)",
    )


def match_terms(args: argparse.Namespace) -> MatchTerms:
    """The terms of the match."""
    columns, rows = args.size
    stones: int = args.handicap
    komi: Decimal = args.rules.offered_komi(stones) if args.komi is None else args.komi
    clocks = None if args.time is None else Clocks.full(args.time, args.time)
    most = args.max_moves or max(5 * rows * columns, 20)
    setup = Setup(rows, columns, args.rules, komi, stones, clocks=clocks, places_freely=False)
    return MatchTerms(setup, args.black, args.white, args.alternate, most, args.patience)


def handicap_refusal(setup: Setup) -> str:
    """Why these rules have no such handicap on this board; "" if they have."""
    rules, most = setup.rules, most_stones(setup.rows, setup.columns)
    if not setup.handicap:
        return ""
    if rules.handicap is Handicap.NONE:
        return f"the rule set {rules.id} has no handicap. Choose another one, or leave it out."
    if rules.handicap is Handicap.FIXED and setup.handicap > most:
        size = f"{setup.columns}x{setup.rows}"
        return f"the rule set {rules.id} has at most {most} handicap stones on {size}."
    return ""


def _handicap(text: str) -> int:
    stones = 0 if text == "0" else _count(text)
    if stones == 1:
        raise argparse.ArgumentTypeError("a handicap has 2 stones or more")
    return stones


def _seconds(text: str) -> int:
    return 1000 * _count(text)


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text.strip().lower())
    columns, rows = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not (1 <= columns <= MAX_SIDE and 1 <= rows <= MAX_SIDE):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a board size; enter 9 or 13x9, with 1 to {MAX_SIDE} points per side"
        )
    return columns, rows


def _time(text: str) -> TimeControl | None:
    found = _TIME.fullmatch(text.strip().lower())
    if found is not None:
        seconds = Decimal(found[1]) * _UNITS[found[2]]
        read = read_time(str(seconds), found[3])
        if read.is_understood and read.black is not None:
            return read.black
    raise argparse.ArgumentTypeError(
        f"{text!r} is not a time; enter 600, 10m, 5m+3x30, 5m+10/60 or 5m+5 fischer"
    )


SUCCESS, NO_ENGINE, NO_FOLDER = 0, 1, 2

_HOPELESS = {
    FailureKind.NOT_FOUND,
    FailureKind.NOT_EXECUTABLE,
    FailureKind.NO_FOLDER,
    FailureKind.NOT_STARTED,
    FailureKind.GMP,
    FailureKind.UNFIT,
}


def _hopeless(game: PlayedGame) -> Failure | None:
    """The failure of an engine with which no game can be played: it never answered, or refuses the
    board.
    """
    if not isinstance(game.problem, EngineGone | EngineRefused):
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
        complain(file_problem(problem), "tromp-gui match")
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
        self._limits: set[str] = set()
        self._match: EngineMatch | None = None

    def play(self, numbers: list[int], jobs: int) -> int:
        """Play the games with these numbers; returns the exit code."""
        match = self._match = EngineMatch(self._terms, numbers, jobs)
        match.limited.connect(self._say_limit)
        match.played.connect(self._played)
        match.finished.connect(self._loop.quit)
        is_over = self._loop.run(match.start)
        return self._code if is_over else INTERRUPTED

    def _stop(self, code: int) -> None:
        self._code = code
        if self._match is not None:
            self._match.stop()
        self._loop.quit()

    def _say_limit(self, engine: str, limit: Limit) -> None:
        """Say once what an engine cannot be told."""
        sentence = limit_sentence(limit, engine)
        if sentence not in self._limits:
            self._limits.add(sentence)
            self._terminal.complain(sentence)

    def _played(self, game: PlayedGame) -> None:
        if self._code != SUCCESS:
            return
        text = comment_on(game, self._terms.setup.rules.superko)
        if failure := _hopeless(game):
            self._terminal.complain(self._why(game, failure), last_words(failure))
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
        if isinstance(game.problem, EngineGone):
            failure = game.problem.failure
            self._terminal.complain(self._why(game, failure), last_words(failure))
        self._terminal.advance()

    def _why(self, game: PlayedGame, failure: Failure) -> str:
        """Why an engine could not go on, in words."""
        loser = Color.BLACK if game.result.winner is Color.WHITE else Color.WHITE
        return why_ended(failure, self._launch_of(game, loser), color_name(loser))

    def _launch_of(self, game: PlayedGame, color: Color) -> Launch:
        is_first = color is self._terms.color_of_first(game.number)
        return self._terms.first if is_first else self._terms.second
