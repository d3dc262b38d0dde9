"""What is remembered from one start to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from tromp_gui.settings import MOST_RECENT, Settings


@pytest.fixture(autouse=True)
def named(qapp: QApplication) -> None:
    """Settings lie below the application's name."""
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")


def test_a_first_start() -> None:
    settings = Settings()
    assert settings.recent_files == []
    assert settings.folder == Path.home()
    assert settings.shows_coordinates
    assert not settings.shows_forbidden
    assert settings.geometry is None
    assert settings.column_state is None


def test_everything_is_there_at_the_next_start(tmp_path: Path) -> None:
    settings = Settings()
    settings.add_recent_file(tmp_path / "a b é.sgf")
    settings.shows_coordinates = False
    settings.shows_forbidden = True
    settings.geometry = QByteArray(b"\x00geometry\xff")
    settings.column_state = QByteArray(b"state")
    again = Settings()
    assert again.recent_files == [tmp_path / "a b é.sgf"]
    assert again.folder == tmp_path
    assert (again.shows_coordinates, again.shows_forbidden) == (False, True)
    assert again.geometry == QByteArray(b"\x00geometry\xff")
    assert again.column_state == QByteArray(b"state")


def test_switches_go_back_and_forth() -> None:
    settings = Settings()
    for shown in (False, True, False):
        settings.shows_coordinates = settings.shows_forbidden = shown
        assert (Settings().shows_coordinates, Settings().shows_forbidden) == (shown, shown)


def test_recent_files_are_each_there_once_newest_first_and_not_too_many(tmp_path: Path) -> None:
    settings = Settings()
    paths = [tmp_path / f"{number}.sgf" for number in range(MOST_RECENT + 3)]
    for path in paths:
        settings.add_recent_file(path)
    assert settings.recent_files == paths[: -MOST_RECENT - 1 : -1]
    settings.add_recent_file(paths[5])
    assert settings.recent_files[0] == paths[5]
    assert len(set(settings.recent_files)) == MOST_RECENT
    settings.forget_recent_files()
    assert Settings().recent_files == []


@pytest.mark.parametrize("value", ["", [], None, 7, [""], "x"])
def test_nonsense_in_the_store_does_no_harm(value: object) -> None:
    store = QSettings()
    for key in ("files/recent", "files/folder", "window/geometry", "board/coordinates"):
        store.setValue(key, value)
    settings = Settings()
    assert settings.recent_files in ([], [Path("x")])
    assert settings.folder in (Path.home(), Path("x"))
    assert settings.geometry is None
    assert settings.shows_coordinates in (True, False)
