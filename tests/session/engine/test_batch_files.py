"""An engine that is a batch file of Windows gets its arguments as they were typed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.process import EngineProcess

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="only Windows has batch files")


@pytest.mark.parametrize("ending", [".bat", ".cmd"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("gtp", "-model", r"C:\nets\b18.bin.gz"),
        ("two words", "rules=japanese,komi=6;x", "(a)", "a^b", "a & b", "a&b", "a|b>c<d", "!x!"),
        ("100%PATH%", "%", "a\\"),
        ('say "on"', ""),
    ],
    ids=["plain", "signs", "variables", "quotes"],
)
def test_each_argument_arrives(
    qtbot: QtBot, tmp_path: Path, arguments: tuple[str, ...], ending: str
) -> None:
    folder = tmp_path / "my engines & more"
    folder.mkdir()
    (folder / "told.py").write_text("import json, sys; print(json.dumps(sys.argv[1:]))", "utf-8")
    program = folder / f"engine{ending}"
    program.write_text(f'@"{sys.executable}" "%~dp0told.py" %*\n', "utf-8")
    process = EngineProcess()
    told: list[bytes] = []
    process.output_received.connect(told.append)
    with qtbot.waitSignal(process.ended):
        process.start(Launch(str(program), arguments))
    assert json.loads(b"".join(told)) == list(arguments)
