"""The command line. Each command is imported only when it is used."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from types import MappingProxyType, ModuleType
from typing import NamedTuple

from tromp_gui import resources
from tromp_gui.cli.parser import NO_SCREEN, Parser
from tromp_gui.interrupt import exit_code, raise_when_interrupted
from tromp_gui.system import restore_library_path

BROKEN_PIPE = 141
"""The exit code of a program ended by a closed output."""

BROKEN = 70
"""`EX_SOFTWARE` of sysexits.h."""


class Subcommand(NamedTuple):
    """A command of the command line, and how the help describes it.

    The module under `cli` has two functions: `declare` adds its arguments to a parser, `run` does
    its work and returns the exit code.
    """

    module: str
    arguments: str
    summary: str


COMMANDS: Mapping[str, Subcommand] = MappingProxyType(
    {
        "score": Subcommand(
            "score", "FILE…", "count finished games and compare with the recorded result"
        ),
        "check": Subcommand("check", "FILE…", "list every illegal move"),
        "convert": Subcommand(
            "convert", "IN… OUT", "read game records and save them as SGF or as text"
        ),
        "render": Subcommand(
            "render.command",
            "FILE…",
            "draw a position as a picture, or a game as pages or an animation",
        ),
        "stats": Subcommand(
            "stats.command", "FILE…", "sum up many games: wins, margins, lengths, errors"
        ),
        "rules": Subcommand(
            "rules", "[ID]", "list the rule sets or explain one; --tutorial teaches the game"
        ),
        "match": Subcommand("match", "", "let two engines play each other"),
        "analyze": Subcommand(
            "analyze", "FILE…", "save an engine’s analysis of every position in the games"
        ),
        "library": Subcommand(
            "library.command",
            "ACTION",
            "search your saved games by player, date, result or position",
        ),
        "gtp": Subcommand("gtp", "", "run the built-in engine, for other programs"),
        "install-desktop": Subcommand("desktop", "", "add Tromp Go to the menus"),
        "uninstall-desktop": Subcommand("desktop", "", "remove what install-desktop added"),
    }
)
"""The commands, in the order of the help."""


_MORE_HELP = """\
Each command has its own --help. To open a file with the name of a command, type ./score.
"""


def command_help() -> str:
    """The lines about all commands."""
    lines = ["commands:"]
    for name, command in COMMANDS.items():
        usage = f"{name} {command.arguments}"
        lines.append(f"  {usage:<19}{command.summary}")
    return "\n".join([*lines, "", _MORE_HELP])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (by default that of this process); returns the exit code."""
    restore_library_path()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _run(words)
        if sys.stdout:  # a program without a console has none
            sys.stdout.flush()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(bool(stop.code))
    except KeyboardInterrupt as stop:
        return exit_code(stop)
    except ImportError as error:
        return _not_importable(error, words)
    except Exception as error:
        if not _is_broken_pipe(error):
            return _broken(error)
        _forget_output()
        return BROKEN_PIPE
    return code


def _is_broken_pipe(error: Exception) -> bool:
    """Whether the reader of our output has gone, which Windows calls a wrong argument."""
    if not isinstance(error, OSError) or isinstance(error, BrokenPipeError):
        return isinstance(error, BrokenPipeError)
    return os.name == "nt" and (error.errno, error.filename) == (errno.EINVAL, None)


def _run(arguments: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            prepare(stream, sys.platform)
    if not arguments or arguments[0] not in COMMANDS:
        return _open_window(arguments)
    module, parser = parser_of(arguments[0])
    args = parser.parse_args(arguments[1:])
    args.words = arguments
    raise_when_interrupted()
    return int(module.run(args))


def prepare(stream: TextIOWrapper, platform: str) -> None:
    """Let a standard stream write any character; on Windows as UTF-8 wherever no console reads it.

    Windows would use its code page there, which other programs cannot know.
    """
    is_read_by_program = platform == "win32" and not stream.isatty()
    encoding = "utf-8" if is_read_by_program else None
    stream.reconfigure(encoding=encoding, errors="backslashreplace")


def parser_of(command: str) -> tuple[ModuleType, Parser]:
    """The module of a command, which is imported only now, and the parser of its arguments."""
    module = import_module(f"tromp_gui.cli.{COMMANDS[command].module}")
    parser = Parser(prog=f"tromp-gui {command}")
    module.declare(parser)
    return module, parser


def _open_window(arguments: list[str]) -> int:
    files: list[str] = []
    if arguments:
        args = _window_parser().parse_args(arguments)
        files = args.files
        if args.version:
            from tromp_gui.version import version

            print(f"tromp-gui {version()}")
            return 0
    from tromp_gui.session.file.garbage import collection_paused

    with collection_paused():
        from tromp_gui.session.plain_import import use_plain_import

        use_plain_import()
        from tromp_gui import application

    app = application.make_application(sys.argv[:1], _exit_explained)
    for file in files[1:]:
        _open_elsewhere(file)
    return application.run(app, files[:1])


def _exit_explained() -> None:
    """If it is known why Qt fails, say so and end the process: inside Qt nothing can be raised."""
    from tromp_gui.cli import screen

    if why := screen.problem():
        print(f"tromp-gui: {why}", file=sys.stderr, flush=True)
        os._exit(NO_SCREEN)


def _window_parser() -> Parser:
    import argparse

    parser = Parser(
        prog="tromp-gui",
        description="Open SGF files in windows, or start a new game.",
        epilog=command_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="SGF file to open")
    parser.add_argument("--version", action="store_true", help="show the version and exit")
    return parser


def _open_elsewhere(file: str) -> None:
    """Open a file in a new process, which outlives this one."""
    import subprocess

    with suppress(OSError):  # the working folder is gone; the new process reports it
        file = os.path.abspath(file)
    subprocess.Popen([*resources.program_with_window(), file], start_new_session=True)


def _forget_output() -> None:
    """Discard output that nobody reads, so that the interpreter's last flush does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _not_importable(error: ImportError, words: list[str]) -> int:
    """Report in one sentence that Qt, or a system library that it needs, is missing."""
    from tromp_gui.cli import screen

    needs_core_alone = words[:1] in (["match"], ["analyze"])
    why = screen.why_no_qt(error, screen.CORE if needs_core_alone else screen.EVERYWHERE)
    if why and (not words or words[0] not in COMMANDS):
        why = screen.problem() or why  # names what the platform lacks, too
    if why is None:
        return _broken(error)
    print(f"tromp-gui: {why}", file=sys.stderr)
    return NO_SCREEN


def _broken(error: Exception) -> int:
    from tromp_gui.session.error_log import keep

    where = keep(error)
    print(
        f"tromp-gui: an unexpected error occurred ({type(error).__name__}); "
        f"please report it with the details in {where}.",
        file=sys.stderr,
    )
    return BROKEN
