"""Modules imported when they are asked for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tromp_gui.sgf.detection import lazy_module


def test_a_module_runs_when_something_in_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seldom_needed.py").write_text(
        "import builtins\nbuiltins.ran = True\nANSWER = 42\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("builtins.ran", False, raising=False)
    module = lazy_module("seldom_needed")
    assert sys.modules["seldom_needed"] is module
    assert __builtins_ran() is False
    assert module.ANSWER == 42
    assert __builtins_ran() is True
    assert lazy_module("seldom_needed") is module
    monkeypatch.delitem(sys.modules, "seldom_needed")


def __builtins_ran() -> object:
    import builtins

    return vars(builtins)["ran"]


def test_a_missing_module() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module_here"):
        lazy_module("no_such_module_here")
