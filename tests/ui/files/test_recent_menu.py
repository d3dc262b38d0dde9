"""How the folders of recent files are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tromp_gui.ui.files.recent_menu import shown_folder

HOME = Path.home()


@pytest.mark.parametrize(
    ("system", "shown"), [("linux", Path("~/games")), ("win32", HOME / "games")]
)
def test_the_home_folder_is_short_except_on_windows(
    system: str, shown: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(Path, "home", lambda: HOME)
    assert shown_folder(HOME / "games" / "a.sgf") == str(shown)
