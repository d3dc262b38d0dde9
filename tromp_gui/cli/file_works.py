"""Commands that make one output file for each input file: their paths, and writing them."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tromp_gui import resources
from tromp_gui.batch.sources import holds_many, items
from tromp_gui.batch.work import SUCCESS, UNREADABLE, Answer, Item, Stopped, Work
from tromp_gui.cli.files import Unreadable, write_file
from tromp_gui.cli.many import done, measured, names
from tromp_gui.cli.terminal import Meter
from tromp_gui.disk import FileProblem
from tromp_gui.wording.files import file_problem

Target = Callable[[str, str], Path]
"""The path for an output file, by the name of its input and its ending."""
_OWN = ("-o", "--output", "--report", "--jobs", "--cluster", "--from")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_OWN_FLAGS = ("--resume", "--in-place")


def below(folder: str, given: list[str]) -> Target:
    """Paths below a folder: as in the folder or archive that was `given`, by file name for files
    given directly, and by full name for files in a list.
    """

    def target(name: str, ending: str) -> Path:
        inside = name
        for each in given:
            start = each.rstrip("/" + os.sep) + "/"
            if name.replace(os.sep, "/").startswith(start.replace(os.sep, "/")):
                inside = name[len(start) :]
            elif each == name:
                inside = Path(name).name
        parts = PurePosixPath(inside.replace("\\", "/").replace(":", "/")).parts
        kept = [_named(part) for part in parts if part not in ("/", "..", ".")] or ["game"]
        return Path(folder, *kept).with_suffix("").with_name(Path(kept[-1]).stem + ending)

    return target


def _named(part: str) -> str:
    """A name from an archive without control characters, which a terminal would obey."""
    return _CONTROL.sub(lambda found: f"%{ord(found[0]):02X}", part)


def is_folder(output: str) -> bool:
    """Whether it can contain several files."""
    return output.endswith(("/", os.sep)) or os.path.isdir(output)


def are_many(files: list[str], lists: list[str]) -> bool:
    """Whether an output for these names has to be a folder, because several files may be made."""
    return bool(lists) or len(files) != 1 or holds_many(files[0])


def run_files(
    args: argparse.Namespace,
    work: Work,
    target: Target,
    ending: str,
    *,
    replace: bool = False,
    taken: Callable[[str, str, bytes], bool] = lambda ending, name, data: False,
) -> int:
    """Do the work on each file named by the arguments and write the results; returns the exit code.
    Existing outputs are replaced only with `replace`; with --resume they are skipped. A result is
    not written if `taken`, which gets its ending, the name of the input, and the bytes, says so.
    """

    def wanted() -> Iterator[Item]:
        for item in items(names(args), cut=False):
            is_done = args.resume and os.path.exists(target(item.name, ending))
            if not is_done or item.problem:
                yield item

    code = SUCCESS
    with Meter(measured(args)) as meter:
        try:
            for item, answer in done(args, work, wanted(), is_slow=True):
                problems: list[str] = []
                for end, data in answer.files:
                    if taken(end, item.name, data):
                        continue
                    problems += _written(target(item.name, end), data, replace=replace)
                code = max(code, answer.code, UNREADABLE if problems else SUCCESS)
                meter.answer(item, answer._replace(problems=(*answer.problems, *problems)))
        except Stopped as problem:
            meter.complain(str(problem))
            code = UNREADABLE
    return code


def _written(path: Path, data: bytes, *, replace: bool) -> list[str]:
    """Write a file; returns problems as sentences."""
    if not replace and os.path.exists(path):  # False for a name that is too long
        return [f"{path} already exists. Choose an empty folder, or continue with --resume."]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return [file_problem(FileProblem.of(path.parent, error, writing=True))]
    try:
        write_file(str(path), data)
    except Unreadable as problem:
        return [str(problem)]
    return []


@dataclass(frozen=True, slots=True)
class InSubprocess:
    """Runs a command in a new process for each file; `words` are the command and its options, and
    `report` the ending of the report that it writes too, "" for none.
    """

    words: tuple[str, ...]
    ending: str
    report: str = ""

    def do(self, item: Item) -> Answer:
        """The command's output for the file."""
        with TemporaryDirectory() as folder:
            source = Path(folder, "game.sgf")
            output = Path(folder, "output" + self.ending)
            report = Path(folder, "report" + self.report)
            source.write_bytes(item.data)
            command, *options = self.words
            more = ["--report", str(report)] if self.report else []
            ran = subprocess.run(
                [*resources.program(), command, str(source), *options, *more, "-o", str(output)],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
            said = ran.stderr.replace(str(source), item.name).splitlines()
            problems = tuple(line.removeprefix("tromp-gui: ") for line in said)
            text = ran.stdout.replace(str(source), item.name)
            files = ((self.ending, output), (self.report, report))
            made = tuple((end, path.read_bytes()) for end, path in files if path.is_file())
        return Answer(text, problems, ran.returncode, 1, made)

    def failed(self, item: Item, reason: str) -> Answer:
        """That nothing was made."""
        return not_made(item, reason)


def not_made(item: Item, reason: str) -> Answer:
    """That nothing could be made from a file."""
    return Answer("", (f"{item.name} was not read: {reason}.",), UNREADABLE, 0)


def options_in(words: list[str], files: list[str]) -> tuple[str, ...]:
    """The words of a command line without files, outputs and workers."""
    kept: list[str] = []
    rest = iter(words)
    for word in rest:
        if word in _OWN:
            next(rest, None)
        elif word not in files and word not in _OWN_FLAGS and not _is_own(word):
            kept.append(word)
    return tuple(kept)


def _is_own(word: str) -> bool:
    return any(word.startswith(f"{name}=") for name in _OWN)
