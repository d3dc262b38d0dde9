"""`tromp-gui analyze`: an engine's analysis of every position, written into the games."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path

from tromp_gui.batch.folders import walked
from tromp_gui.batch.work import SUCCESS, TO_REPORT, UNREADABLE
from tromp_gui.cli.file_works import InSubprocess, below, is_folder, options_in, run_files
from tromp_gui.cli.files import Unreadable, open_file, write_file, written
from tromp_gui.cli.game_reports import ENDINGS, JSON, application_for, line_of, named, write_reports
from tromp_gui.cli.many import add_workers
from tromp_gui.cli.output import complain, printable
from tromp_gui.cli.parser import WRONG_USAGE, Parser
from tromp_gui.cli.terminal import Terminal
from tromp_gui.cli.values import launch_value
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit
from tromp_gui.interrupt import INTERRUPTED
from tromp_gui.learning.game_report import game_report
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.record.evaluation import biggest, mistakes, writing
from tromp_gui.record.node import Node, Tree
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.event_loop import EventLoop
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analyst import Analyst
from tromp_gui.session.play.game_analysis import AnalysisProgress, GameAnalysis
from tromp_gui.sgf.collection import Collection
from tromp_gui.wording import analysis as words
from tromp_gui.wording import color_name, point_name
from tromp_gui.wording.engine_check import last_words, why_ended
from tromp_gui.wording.engines import failure as failure_sentence
from tromp_gui.wording.engines import limit as limit_sentence

_DESCRIPTION = """
Analyse every position of the main line with an engine and save the results in the game: V, Black's
lead in points, and with --win-rates also TGWR, Black's win rate. Nothing else is changed. Open the
game in Tromp Go to see the graph and the mistakes. An engine that cannot analyse is asked for an
estimate of the score instead. With --report, also or only write how well each player played, by
phase of the game, and the moves that decided it; tromp-gui stats sums up reports of many games.
Exit codes: 0 saved, 1 the engine refused some positions, 2 a file could not be read or written, or
the engine did not start or exited.
"""

_EPILOG = """
examples:
  tromp-gui analyze game.sgf -o analysed.sgf
  tromp-gui analyze game.sgf --engine "katago gtp" --visits 500 --win-rates -o analysed.sgf
  tromp-gui analyze games/*.sgf --seconds 0.5 -o analysed/
  tromp-gui analyze game.sgf --in-place
  tromp-gui analyze game.sgf --report report.html
  tromp-gui analyze year/ --visits 200 --report year.csv
"""
_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class AnalyzeOptions:
    """The options. `output` is a file or a folder; empty if files are overwritten, which `in_place`
    says, or not written. `report` is the file for the reports, empty for none.
    """

    files: list[str]
    output: str
    in_place: bool
    report: str
    launch: Launch
    engine_name: str
    effort: Effort
    win_rates: bool
    variations: bool

    @property
    def has_output(self) -> bool:
        """Whether games are written."""
        return self.in_place or bool(self.output)

    def output_of(self, name: str) -> str:
        """The path for the games of a file; its own if none is written."""
        if not self.output:
            return name
        is_folder = self.output.endswith(("/", "\\")) or os.path.isdir(self.output)
        return str(Path(self.output) / Path(name).name) if is_folder else self.output


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="SGF file, or folder with *.sgf files"
    )
    add_workers(parser, jobs="1, since an engine uses all cores by itself")
    parser.add_argument(
        "--engine",
        type=launch_value,
        metavar="COMMAND",
        help='the engine, in quotes: "gnugo --mode gtp" (default: the built-in engine)',
    )
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument(
        "--visits", type=_visits, metavar="N", help="analyse each position with N visits"
    )
    effort.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help=f"analyse each position for S seconds (default: {_SECONDS:g})",
    )
    parser.add_argument("--win-rates", action="store_true", help="also save win rates (TGWR)")
    parser.add_argument(
        "--variations",
        action="store_true",
        help="also analyse the variations, not only the main line",
    )
    parser.add_argument(
        "--report",
        type=_report,
        metavar="FILE",
        help="write reports of the games; the ending gives the format: "
        f"{', '.join(sorted(set(ENDINGS.values())))}",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "-o", "--output", metavar="OUT", help="output file, or a folder if there are several files"
    )
    where.add_argument("--in-place", action="store_true", help="overwrite the input files")


def parse(args: argparse.Namespace) -> AnalyzeOptions:
    """The options from the parsed arguments."""
    launch: Launch = args.engine or built_in(Level.FULL.value)
    name = args.engine.program if args.engine else "the built-in engine"
    seconds = None if args.visits else (args.seconds or _SECONDS)
    effort = Effort(args.visits, seconds)
    where = args.output or "", args.in_place, args.report or ""
    return AnalyzeOptions(args.files, *where, launch, name, effort, args.win_rates, args.variations)


def _report(text: str) -> str:
    if Path(text).suffix.lower() not in ENDINGS:
        endings = ", ".join(sorted(ENDINGS))
        raise argparse.ArgumentTypeError(f"{text!r} has none of these endings: {endings}")
    return text


def _visits(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of visits; enter 1 or more")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not (isfinite(seconds) and seconds > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds; enter 0.5 or 10")
    return seconds


@dataclass
class _Work:
    """A file: its output, its games, and those that are done."""

    name: str
    output: str
    collection: Collection
    waiting: list[Tree] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.waiting = [game for game in self.collection.games if isinstance(game, Tree)]


def run(args: argparse.Namespace) -> int:
    """Analyse all games in the named files; returns the exit code."""
    if not (args.files or args.lists):
        args.usage_error("the following arguments are required: FILE")
    asked = parse(args)
    if not (asked.has_output or asked.report):
        args.usage_error("one of the arguments -o/--output --in-place --report is required")
    if args.cluster is not None or (args.jobs or 1) > 1 or args.lists or args.resume:
        return _shared(args, asked)
    if (problem := _misused(asked)) is not None:
        complain(problem, "tromp-gui analyze")
        return WRONG_USAGE
    code, works = SUCCESS, []
    for name in walked(asked.files):
        try:
            if isinstance(name, Unreadable):
                raise name
            works.append(_Work(name, asked.output_of(name), open_file(name)))
        except Unreadable as reason:
            complain(reason)
            code = UNREADABLE
    if not works:
        return code
    application = application_for(asked.report)
    total = sum(len(nodes_of(game, asked)) for work in works for game in work.waiting)
    with Terminal(total, "Positions") as terminal:
        code = max(code, _Run(asked, works, terminal).go())
    del application
    return code


def _shared(args: argparse.Namespace, asked: AnalyzeOptions) -> int:
    """Analyse each file with a separate engine, several at a time."""
    if asked.output and not is_folder(asked.output):
        args.usage_error(f"for several files OUT is a folder, such as {asked.output}/")
    if args.resume and (asked.in_place or asked.report):
        other = "--in-place" if asked.in_place else "--report"
        args.usage_error(f"--resume cannot be used with {other}")
    args.jobs = args.jobs or 1
    work = InSubprocess(options_in(args.words, args.files), ".sgf", asked.report and JSON)
    lines: list[str] = []
    target = below(asked.output, args.files) if asked.output else lambda name, _: Path(name)

    def taken(ending: str, name: str, data: bytes) -> bool:
        """Whether a file was taken as a report, or is not to be written."""
        if ending == JSON:
            lines.extend(named(line, name) for line in data.decode().splitlines())
        return ending == JSON or not asked.has_output

    code = run_files(args, work, target, ".sgf", replace=asked.in_place, taken=taken)
    return max(code, _reported(asked, lines))


def _reported(asked: AnalyzeOptions, lines: list[str]) -> int:
    """Write the reports, if they are wanted; returns the exit code."""
    if asked.report:
        try:
            write_reports(asked.report, lines)
        except Unreadable as problem:
            complain(problem)
            return UNREADABLE
    return SUCCESS


def _misused(asked: AnalyzeOptions) -> str | None:
    """Why the files cannot be written to their destination; None if they can."""
    if not asked.output:
        return None
    outputs = [asked.output_of(name) for name in walked(asked.files) if isinstance(name, str)]
    if len(set(outputs)) < len(outputs):
        return "Several files would be saved as one file. Use a folder: -o DIR/."
    if any(_is_input(output, asked) for output in outputs):
        return "This would overwrite an input file. Use another name with -o, or use --in-place."
    return None


def _is_input(output: str, asked: AnalyzeOptions) -> bool:
    names = (name for name in walked(asked.files) if isinstance(name, str))
    return any(Path(output).resolve() == Path(name).resolve() for name in names)


def nodes_of(tree: Tree, asked: AnalyzeOptions) -> list[Node]:
    """The nodes to analyse: the main line, or all."""
    return list(tree if asked.variations else tree.main_line())


class _Run:
    """One engine through all games, file by file."""

    def __init__(self, asked: AnalyzeOptions, works: list[_Work], terminal: Terminal) -> None:
        self._asked, self._works, self._terminal = asked, works, terminal
        self._code = SUCCESS
        self._done = 0
        self._reports: list[str] = []
        self._loop = EventLoop()
        first = next((work.waiting[0] for work in works if work.waiting), None)
        self._record = None if first is None else RecordSession(first)

    def go(self) -> int:
        """Work until all files are written; returns the exit code."""
        if self._record is None:
            for work in self._works:
                self._write(work)
            return self._code
        session = EngineSession(self._asked.launch)
        session.limited.connect(self._say_limit)
        self._analyst = Analyst(session, self._record)
        self._game = GameAnalysis(self._analyst)
        self._game.progressed.connect(self._advance)
        self._game.ended.connect(self._on_game_ended)
        self._game.failed.connect(self._fail)
        if not self._loop.run(self._next):
            return INTERRUPTED
        return max(self._code, _reported(self._asked, self._reports))

    def _next(self) -> None:
        """Begin the next game; write a file once all its games are done."""
        assert self._record is not None
        while self._works and not self._works[0].waiting:
            self._write(self._works.pop(0))
        if not self._works:
            self._loop.quit()
            return
        self._done = 0
        self._analyst.forget()
        self._record.open(self._works[0].waiting[0])
        self._game.start(nodes_of(self._record.tree, self._asked), self._asked.effort)

    def _say_limit(self, limit: Limit) -> None:
        self._terminal.complain(limit_sentence(limit, self._engine()))

    def _advance(self, progress: AnalysisProgress) -> None:
        for _ in range(progress.done - self._done):
            self._terminal.advance()
        self._done = max(self._done, progress.done)

    def _on_game_ended(self) -> None:
        """A game is done: write the results into it, and say why any are missing."""
        tree = self._works[0].waiting.pop(0)
        values = self._analyst.evaluations()
        edit = writing(tree, values, self._asked.win_rates)
        if edit is not None:
            edit.apply(tree)
        for line in self._summary(tree):
            self._terminal.line(printable(line))
        if silent := self._game.silent:
            self._terminal.complain(f"{self._engine()} said nothing about {_count(silent)}.")
        if self._game.refusal is not None:
            self._terminal.complain(failure_sentence(self._game.refusal, self._engine()))
        if self._asked.report:
            self._reports.append(self._report(tree))
        if len(values) < len(nodes_of(tree, self._asked)):
            self._code = max(self._code, TO_REPORT)
        self._next()

    def _report(self, tree: Tree) -> str:
        """The report of a game, as a line of JSON."""
        assert self._record is not None
        line, work = list(tree.main_line()), self._works[0]

        def candidates(node: Node) -> tuple[Candidate, ...]:
            found = self._analyst.finding(node)
            return () if found is None else found.candidates

        report = game_report(
            self._record.info,
            line,
            self._record.at_node,
            self._analyst.evaluations(),
            candidates,
        )
        return line_of(work.name, self._number(work) - 1, report._replace(by=self._engine()))

    def _engine(self) -> str:
        """The engine's name for a report."""
        if self._asked.launch == built_in(Level.FULL.value):
            return Player.of_engine(BuiltIn(Level.FULL)).name
        return self._analyst.engine.profile.name.strip() or self._asked.engine_name

    def _number(self, work: _Work) -> int:
        """The number of the game that was analysed last in its file, from 1."""
        return sum(isinstance(game, Tree) for game in work.collection.games) - len(work.waiting)

    def _summary(self, tree: Tree) -> Iterator[str]:
        assert self._record is not None
        work, values = self._works[0], self._analyst.evaluations()
        wanted = len(nodes_of(tree, self._asked))
        is_only = len(work.collection.games) == 1
        title = work.name if is_only else f"{work.name}, game {self._number(work)}"
        said = f"{len(values)} of {wanted} positions" if len(values) < wanted else _count(wanted)
        worst = biggest(mistakes(tree.main_line(), values))
        if worst:
            node = tree.node(worst[0].node)
            at_node = self._record.at_node(node)
            played = f"{color_name(worst[0].mover)} {point_name(at_node.played[-1].turn.point)}"
            said += f"; biggest mistake: move {at_node.position.turn}, {played}"
            said += f", {words.lost(worst[0].loss)}"
        yield f"{title}: {said}"

    def _fail(self, failure: Failure) -> None:
        """Go on with the next game if the engine refuses this one; if it is lost, the remaining
        games are neither analysed nor written.
        """
        if self._analyst.engine.state is not EngineState.FAILED:
            self._on_game_ended()
            return
        sentence = why_ended(failure, self._asked.launch, self._asked.engine_name)
        self._terminal.complain(sentence, last_words(failure))
        for work in self._works if self._asked.has_output else ():
            self._terminal.complain(f"{work.name} was not saved.")
        self._code = UNREADABLE
        self._loop.quit()

    def _write(self, work: _Work) -> None:
        if not self._asked.has_output:
            return
        with suppress(OSError):  # a missing file is reported below
            Path(work.output).parent.mkdir(parents=True, exist_ok=True)
        try:
            data, said = written(work.output, work.collection)
            write_file(work.output, data)
        except Unreadable as problem:
            self._terminal.complain(str(problem))
            self._code = UNREADABLE
        else:
            for each in said:
                self._terminal.complain(each)


def _count(positions: int) -> str:
    return "1 position" if positions == 1 else f"{positions} positions"
