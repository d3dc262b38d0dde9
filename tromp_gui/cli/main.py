"""The command line. Each command is imported only when it is used."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import ModuleType

from tromp_gui import __version__, resources
from tromp_gui.cli.parser import NO_SCREEN, Parser
from tromp_gui.system import restore_library_path

INTERRUPTED, BROKEN_PIPE = 130, 141
"""Exit codes of a program ended by Ctrl+C, and by a closed output."""

BROKEN = 70
"""`EX_SOFTWARE` of sysexits.h."""

HELP = """
commands:
  score FILE…       count finished games and compare with the recorded result
  check FILE…       list every illegal move
  convert IN… OUT   read game records and save them as SGF or as text
  render FILE…      draw a position as a picture, or a game as pages or an animation
  stats FILE…       sum up many games: wins, margins, lengths, errors
  rules [ID]        list the rule sets or explain one; --tutorial teaches the game
  match             let two engines play each other
  analyze FILE…     save an engine’s analysis of every position in the games
  library ACTION    search your saved games by player, date, result or position
  gtp               run the built-in engine, for other programs
  install-desktop   add Tromp Go to the menus; uninstall-desktop removes it

Each command has its own --help. To open a file with the name of a command, type ./score.
"""


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
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except ImportError as error:
        return _not_importable(error, words)
    except Exception as error:
        return _broken(error)
    return code


def _run(arguments: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    command = COMMANDS.get(arguments[0]) if arguments else None
    if command is None:
        return _open_window(arguments)
    module = command()
    parser = Parser(prog="tromp-gui", allow_abbrev=False)
    module.add_parser(parser.add_subparsers())
    args = parser.parse_args(arguments)
    args.words = arguments
    return int(module.run(args))


def _score() -> ModuleType:
    from tromp_gui.cli import score

    return score


def _check() -> ModuleType:
    from tromp_gui.cli import check

    return check


def _convert() -> ModuleType:
    from tromp_gui.cli import convert

    return convert


def _render() -> ModuleType:
    from tromp_gui.cli.render import command as render

    return render


def _stats() -> ModuleType:
    from tromp_gui.cli.stats import command as stats

    return stats


def _rules() -> ModuleType:
    from tromp_gui.cli import rules

    return rules


def _match() -> ModuleType:
    from tromp_gui.cli.match import command as match

    return match


def _analyze() -> ModuleType:
    from tromp_gui.cli.analyze import command as analyze

    return analyze


def _library() -> ModuleType:
    from tromp_gui.cli.library import command as library

    return library


def _gtp() -> ModuleType:
    from tromp_gui.cli import gtp

    return gtp


def _desktop() -> ModuleType:
    from tromp_gui.cli import desktop

    return desktop


COMMANDS: dict[str, Callable[[], ModuleType]] = {
    "score": _score,
    "check": _check,
    "convert": _convert,
    "render": _render,
    "stats": _stats,
    "rules": _rules,
    "match": _match,
    "analyze": _analyze,
    "library": _library,
    "gtp": _gtp,
    "install-desktop": _desktop,
    "uninstall-desktop": _desktop,
}


def _open_window(arguments: list[str]) -> int:
    files: list[str] = _window_parser().parse_args(arguments).files if arguments else []
    from tromp_gui.cli import screen

    problem = screen.problem()
    if problem is not None:
        print(f"tromp-gui: {problem}", file=sys.stderr)
        return NO_SCREEN
    for file in files[1:]:
        _open_elsewhere(file)
    from tromp_gui.session.file.garbage import collection_paused

    with collection_paused():
        from tromp_gui.session.plain_import import use_plain_import

        use_plain_import()
        from tromp_gui import application

    return application.run(files[:1])


def _window_parser() -> Parser:
    import argparse

    parser = Parser(
        prog="tromp-gui",
        description="Open SGF files in windows, or start a new game.",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="SGF file to open")
    parser.add_argument("--version", action="version", version=f"tromp-gui {__version__}")
    return parser


def _open_elsewhere(file: str) -> None:
    """Open a file in a new process, which outlives this one."""
    import subprocess

    with suppress(OSError):  # the working folder is gone; the new process reports it
        file = os.path.abspath(file)
    subprocess.Popen([*resources.program(), file], start_new_session=True)


def _forget_output() -> None:
    """Discard output that nobody reads, so that the interpreter's last flush does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _not_importable(error: ImportError, words: list[str]) -> int:
    """Report in one sentence that Qt, or a system library that it needs, is missing."""
    from tromp_gui.cli import screen

    needs_core_alone = words[:1] in (["match"], ["analyze"])
    why = screen.why_no_qt(error, screen.CORE if needs_core_alone else screen.EVERYWHERE)
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
