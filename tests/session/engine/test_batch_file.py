"""Engines that a batch file starts, as people write for KataGo on Windows."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import FAULTY
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.process import EngineProcess

SCRIPTED = FAULTY.with_name("scripted.py")

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="only Windows has batch files")


def test_a_batch_file_may_be_in_any_folder(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "My & engines"
    folder.mkdir()
    file = folder / "run it.bat"
    file.write_text(f'@"{sys.executable}" "{SCRIPTED}" %*\n')
    process = EngineProcess()
    output: list[bytes] = []
    process.output_received.connect(output.append)
    process.start(Launch(str(file), ("C3", "dead=A1 B1")))
    with qtbot.waitSignal(process.gone):
        process.write(b"1 genmove B\n2 final_status_list dead\n3 quit\n")
    assert b"".join(output).split() == [b"=1", b"C3", b"=2", b"A1", b"B1", b"=3"]
