"""How a batch file gets its arguments from the shell of Windows.

`tests/session/engine/test_batch_files.py` tries it there.
"""

from __future__ import annotations

import pytest

from tromp_gui.gtp.argument_text import batch_line


@pytest.mark.parametrize(
    ("argument", "passed"),
    [
        ("gtp", "gtp"),
        (r"C:\nets\b18.bin.gz", r"C:\nets\b18.bin.gz"),
        ("two words", '"two words"'),
        ("", '""'),
        ("a&b|c>d<e^f(g)", '"a&b|c>d<e^f(g)"'),
        ("rules=japanese,komi=6", '"rules=japanese,komi=6"'),
        ("100%PATH%", '"100%%cd:~,%PATH%%cd:~,%"'),
        ('say "on"', '"say ""on"""'),
        (r"a\"", r'"a\\"""'),
        ("a folder\\", '"a folder\\\\"'),
        ("one\r\ntwo", '"one two"'),
    ],
)
def test_an_argument_is_quoted_where_the_shell_would_read_it(argument: str, passed: str) -> None:
    assert batch_line("e.bat", [argument]) == f'/e:on /v:off /d /s /c "e.bat {passed}"'


def test_a_program_with_blanks_is_quoted() -> None:
    line = batch_line(r"C:\My Engines & more\run.cmd", ["gtp"])
    assert line == r'/e:on /v:off /d /s /c ""C:\My Engines & more\run.cmd" gtp"'
