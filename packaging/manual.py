"""The man page and shell completions, made from the parsers of the commands.

usage: packaging/manual.py SHARE

SHARE is the share folder of a prefix, such as DESTDIR/usr/share.
"""

from __future__ import annotations

import argparse
import gzip
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.cli import main as cli
from tromp_gui.cli.parser import Parser
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.version import version


def parsers() -> dict[str, Parser]:
    """The parser of each command, by its name."""
    return {command: cli.parser_of(command)[1] for command in cli.COMMANDS}


def actions(parser: Parser) -> dict[str, Parser]:
    """The parsers of a command's actions, by their names; of most commands none."""
    groups = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    return {name: action for group in groups for name, action in group.choices.items()}


def options(parser: Parser) -> list[tuple[str, str, tuple[str, ...]]]:
    """The long options of a command and its actions: the word, what it is, and its values where
    they are few.
    """
    own = _options(parser)
    of_actions = (option for action in actions(parser).values() for option in _options(action))
    return list({option[0]: option for option in (*of_actions, *own)}.values())


def _options(parser: Parser) -> list[tuple[str, str, tuple[str, ...]]]:
    return [
        (word, _plain(action), tuple(map(str, action.choices or ())))
        for action in parser._actions
        for word in action.option_strings
        if word.startswith("--") and action.help is not argparse.SUPPRESS
    ]


def _plain(action: argparse.Action) -> str:
    text = re.sub(r"\s+", " ", action.help or "")
    return text % {**vars(action), "prog": "tromp-gui"} if "%(" in text else text


def man_page() -> str:
    """tromp-gui(1) in the language of man pages."""
    lines = [
        f'.TH TROMP-GUI 1 "" "tromp-gui {version()}" "Games"',
        ".SH NAME",
        "tromp-gui \\- play, review and score games of Go",
        ".SH SYNOPSIS",
        ".B tromp-gui",
        "[\\fIFILE\\fR ...]",
        ".br",
        ".B tromp-gui",
        "\\fICOMMAND\\fR [\\fIARGUMENT\\fR ...]",
        ".SH DESCRIPTION",
        f"Without a command, {DISPLAY_NAME} opens SGF files in windows, or starts a new game.",
        "The commands work without a screen.",
        ".SH COMMANDS",
    ]
    for name, parser in parsers().items():
        for title, each in {name: parser, **_titled(name, parser)}.items():
            lines += [f".SS {title}", ".nf", *map(_roff, each.format_help().splitlines()), ".fi"]
    lines += [".SH SEE ALSO", "The user's guide: press F1 in the window."]
    return "\n".join(lines) + "\n"


def _titled(name: str, parser: Parser) -> dict[str, Parser]:
    return {f"{name} {action}": each for action, each in actions(parser).items()}


def _roff(line: str) -> str:
    line = line.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{line}" if line.startswith((".", "'")) else line


def bash() -> str:
    """Completion for bash."""
    cases = "".join(
        f"        {name}) words='{_words(parser)}' ;;\n" for name, parser in parsers().items()
    )
    return f"""# bash completion for tromp-gui
_tromp_gui() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} words=''
    case ${{COMP_WORDS[1]}} in
{cases}    esac
    [ "$COMP_CWORD" = 1 ] && words='{" ".join(parsers())} --help --version'
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    local IFS=$'\\n' # names may have blanks
    [[ $current == -* ]] || COMPREPLY+=($(compgen -f -X '!*.@(sgf|SGF|gib|ngf|ugf)' -- "$current"))
    [[ $current == -* ]] || COMPREPLY+=($(compgen -d -- "$current"))
}}
complete -o filenames -F _tromp_gui tromp-gui
"""


def _words(parser: Parser) -> str:
    return " ".join([*actions(parser), *(word for word, _, _ in options(parser))])


def zsh() -> str:
    """Completion for zsh."""
    summaries = {name: command.summary for name, command in cli.COMMANDS.items()}
    commands = "\n".join(f"        '{name}:{_zsh(text)}'" for name, text in summaries.items())
    cases = "\n".join(_zsh_case(name, parser) for name, parser in parsers().items())
    return f"""#compdef tromp-gui
local -a commands
commands=(
{commands}
)
if (( CURRENT == 2 )); then
    _describe command commands
    _files -g '*.(sgf|SGF|gib|ngf|ugf)'
    return
fi
shift words; (( CURRENT-- ))
case $words[1] in
{cases}
    *) _files ;;
esac
"""


def _zsh_case(name: str, parser: Parser) -> str:
    told = "".join(f" \\\n        '{word}[{_zsh(text)}]'" for word, text, _ in options(parser))
    acts = f" \\\n        '1:action:({' '.join(actions(parser))})'" if actions(parser) else ""
    return f"    {name}) _arguments{told}{acts} \\\n        '*:file:_files' ;;"


def _zsh(text: str) -> str:
    return re.sub(r"([\[\]:\\])", r"\\\1", text).replace("'", "’")


def fish() -> str:
    """Completion for fish."""
    return "".join(f"{line}\n" for line in _fish())


def _fish() -> Iterator[str]:
    for name, each in cli.COMMANDS.items():
        yield f"complete -c tromp-gui -n __fish_use_subcommand -a {name} -d {_quoted(each.summary)}"
    for name, parser in parsers().items():
        begin = f"complete -c tromp-gui -n '__fish_seen_subcommand_from {name}'"
        if words := " ".join(actions(parser)):
            yield f"{begin} -a {_quoted(words)}"
        for word, text, values in options(parser):
            line = f"{begin} -l {word[2:]}"
            given = f" -x -a {_quoted(' '.join(values))}" if values else ""
            yield f"{line}{given} -d {_quoted(text)}"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def write(share: Path) -> None:
    """Write all files to where the shells and `man` of Debian and other distributions expect
    them.
    """
    page = gzip.compress(man_page().encode(), mtime=0)
    for place, data in {
        "man/man1/tromp-gui.1.gz": page,
        "bash-completion/completions/tromp-gui": bash().encode(),
        "zsh/vendor-completions/_tromp-gui": zsh().encode(),
        "fish/vendor_completions.d/tromp-gui.fish": fish().encode(),
    }.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_bytes(data)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
