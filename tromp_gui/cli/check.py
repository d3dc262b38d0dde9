"""`tromp-gui check`: lists illegal moves, and repairs made while reading the files."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from tromp_gui import wording
from tromp_gui.batch.folders import walked
from tromp_gui.batch.work import SUCCESS, TO_REPORT, UNREADABLE
from tromp_gui.cli import report
from tromp_gui.cli.files import Unreadable
from tromp_gui.cli.games import Reports, add_arguments, report_all
from tromp_gui.cli.json_text import to_json
from tromp_gui.cli.many import check_usage, form_of, names
from tromp_gui.cli.output import csv_line, printable
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.terminal import Terminal
from tromp_gui.disk import FileProblem
from tromp_gui.session.file.files import read_bytes
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.repairs import Repair
from tromp_gui.wording.files import file_problem

_DESCRIPTION = """
Replay the main line of every game and list all illegal moves.
With --repair-report, list all errors in the files, where they are, and how they were repaired.
Exit codes: 0 all legal, 1 problems were found, 2 a file could not be read.
"""


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    add_arguments(parser)
    parser.add_argument(
        "--repair-report",
        action="store_true",
        help="check the files instead of the moves: list errors and how they were repaired",
    )


def run(args: argparse.Namespace) -> int:
    """Check the files; returns the exit code."""
    if args.repair_report:
        return _report_repairs(args)
    options = report.ReportOptions(rules=args.rules)
    return report_all(args, Reports(report.check, options, form_of(args)))


_FIELDS = ("file", "line", "column", "kind", "text")


def _report_repairs(args: argparse.Namespace) -> int:
    """Report the errors in the named files, their places, and how they were read."""
    check_usage(args)
    files = list(walked(names(args)))
    written = _FORMS[form_of(args)]
    code = SUCCESS
    with Terminal(len(files)) as terminal:
        if form_of(args) == "csv":
            terminal.line(csv_line(_FIELDS))
        for file in files:
            try:
                if isinstance(file, Unreadable):
                    raise file
                repairs = _repairs(file)
                for line in written(file, repairs):
                    terminal.line(line)
                code = max(code, TO_REPORT if repairs else SUCCESS)
            except Unreadable as problem:
                terminal.complain(str(problem))
                code = UNREADABLE
            terminal.advance()
    return code


def _repairs(name: str) -> Sequence[Repair]:
    path = Path(name)
    try:
        data = read_bytes(path)
        try:
            return diagnose(data)
        except SgfError:
            return read_any(data).repairs
    except FileProblem as problem:
        raise Unreadable(file_problem(problem)) from None
    except SgfError as error:
        raise Unreadable(file_problem(FileProblem(path, error.problem, error.detail))) from None


def _text(file: str, repairs: Sequence[Repair]) -> list[str]:
    count = len(repairs)
    verdict = f"{count or 'no'} {'repair' if count == 1 else 'repairs'}"
    sentences = (f"    {printable(wording.repair(repair))}" for repair in repairs)
    return [printable(f"{file}: {verdict}"), *sentences]


def _json(file: str, repairs: Sequence[Repair]) -> list[str]:
    listed = [
        {
            "line": repair.line,
            "column": repair.column,
            "kind": repair.kind.value,
            "detail": repair.detail,
            "text": wording.repair(repair),
        }
        for repair in repairs
    ]
    return [to_json({"file": file, "repairs": listed})]


def _csv(file: str, repairs: Sequence[Repair]) -> list[str]:
    return [
        csv_line([file, str(each.line), str(each.column), each.kind.value, wording.repair(each)])
        for each in repairs
    ]


_FORMS: dict[str, Callable[[str, Sequence[Repair]], list[str]]] = {
    "text": _text,
    "json": _json,
    "csv": _csv,
}
