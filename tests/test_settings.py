"""What is remembered from one start to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

import tromp_gui.settings
from tromp_gui.gtp.attached import from_text
from tromp_gui.settings import (
    ANALYSIS_SECONDS,
    APPEARANCE,
    BOARD_THEME,
    COORDINATES,
    ENGINES,
    FORBIDDEN_POINTS,
    MOST_RECENT,
    REMEMBERS_FILES,
    TEXT_SCALE,
    VOLUME,
    Appearance,
    Setting,
    Settings,
)
from tromp_gui.system import settings_file
from tromp_gui.ui.shell import keymap


def _store() -> QSettings:
    return QSettings(str(settings_file()), QSettings.Format.IniFormat)


def test_a_first_start() -> None:
    settings = Settings()
    assert settings.recent_files == []
    assert settings.folder == Path.home()
    assert settings.get(COORDINATES)
    assert not settings.get(FORBIDDEN_POINTS)
    assert settings.geometry is None
    assert settings.column_state is None
    assert settings.get(ENGINES) == ""


def test_everything_is_there_at_the_next_start(tmp_path: Path) -> None:
    settings = Settings()
    settings.add_recent_file(tmp_path / "a b é.sgf")
    settings.set(COORDINATES, False)
    settings.set(TEXT_SCALE, 125)
    settings.set(APPEARANCE, Appearance.DARK)
    settings.set(BOARD_THEME, "my pines")
    settings.geometry = QByteArray(b"\x00geometry\xff")
    settings.column_state = QByteArray(b"state")
    again = Settings()
    assert again.recent_files == [tmp_path / "a b é.sgf"]
    assert again.folder == tmp_path
    assert (again.get(COORDINATES), again.get(TEXT_SCALE)) == (False, 125)
    assert (again.get(APPEARANCE), again.get(BOARD_THEME)) == (Appearance.DARK, "my pines")
    assert again.geometry == QByteArray(b"\x00geometry\xff")
    assert again.column_state == QByteArray(b"state")


def test_switches_go_back_and_forth() -> None:
    settings = Settings()
    for shown in (False, True, False):
        settings.set(COORDINATES, shown)
        assert Settings().get(COORDINATES) is shown


def test_what_is_no_name_is_no_recent_file() -> None:
    _store().setValue("files/recent", [QByteArray(b"x"), "game.sgf", 5, ""])
    assert Settings().recent_files == [Path("game.sgf")]


def test_recent_files_are_each_there_once_newest_first_and_not_too_many(tmp_path: Path) -> None:
    settings = Settings()
    paths = [tmp_path / f"{number}.sgf" for number in range(MOST_RECENT + 3)]
    for path in paths:
        settings.add_recent_file(path)
    assert settings.recent_files == paths[: -MOST_RECENT - 1 : -1]
    settings.add_recent_file(paths[5])
    assert settings.recent_files[0] == paths[5]
    assert len(set(settings.recent_files)) == MOST_RECENT
    told: list[bool] = []
    settings.forgotten.connect(lambda: told.append(True))
    settings.forget_recent_files()
    assert Settings().recent_files == []
    assert told == [True]


@pytest.mark.parametrize("remembers", [True, False])
def test_what_is_remembered_is_reported(qtbot: QtBot, tmp_path: Path, remembers: bool) -> None:
    settings = Settings()
    settings.set(REMEMBERS_FILES, remembers)
    told: list[Path] = []
    settings.remembered.connect(told.append)
    settings.add_recent_file(tmp_path / "game.sgf")
    assert told == [tmp_path / "game.sgf"] * remembers


@pytest.mark.parametrize("value", ["", [], None, 7, [""], "x"])
def test_nonsense_in_the_store_does_no_harm(value: object) -> None:
    store = _store()
    keys = ("files/recent", "files/folder", "window/geometry", "board/coordinates")
    for key in (*keys, "engines/attached"):
        store.setValue(key, value)
    settings = Settings()
    assert settings.recent_files in ([], [Path("x")])
    assert settings.folder in (Path.home(), Path("x"))
    assert settings.geometry is None
    assert settings.get(COORDINATES) is True
    assert from_text(settings.get(ENGINES)) == ()


def test_a_change_is_told_once_and_only_where_it_is_one(qtbot: QtBot) -> None:
    told: list[Setting[object]] = []
    settings = Settings()
    settings.changed.connect(told.append)
    settings.set(TEXT_SCALE, 100)
    settings.set(TEXT_SCALE, 150)
    settings.set(TEXT_SCALE, 150)
    settings.set(COORDINATES, False)
    assert told == [TEXT_SCALE, COORDINATES]


@pytest.mark.parametrize("setting", [APPEARANCE, TEXT_SCALE, COORDINATES], ids=lambda s: s.key)
@pytest.mark.parametrize("value", ["", "purple", "1.5.7", "TRUE", [], ["a", "b"], 7.5, None])
def test_nonsense_is_the_default(setting: Setting[object], value: object) -> None:
    _store().setValue(setting.key, value)
    assert Settings().get(setting) == setting.default


def test_no_two_settings_have_one_key() -> None:
    keys = [each.key for each in vars(tromp_gui.settings).values() if isinstance(each, Setting)]
    assert len(keys) == len(set(keys)) > 5


def test_files_are_forgotten_on_request(tmp_path: Path) -> None:
    settings = Settings()
    settings.set(REMEMBERS_FILES, False)
    settings.add_recent_file(tmp_path / "secret.sgf")
    assert settings.recent_files == []
    assert settings.folder == tmp_path


@pytest.mark.parametrize("value", ["9" * 30, "-" + "9" * 30, "9" * 5000, "1e400", "\0", "[" * 50])
@pytest.mark.parametrize("setting", [TEXT_SCALE, VOLUME, ANALYSIS_SECONDS], ids=lambda s: s.key)
def test_a_number_that_qt_does_not_take_is_the_default(setting: Setting[int], value: str) -> None:
    """No value of any setting may keep the program from starting."""
    _store().setValue(setting.key, value)
    assert Settings().get(setting) == setting.default


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "nul", "{}", "[]", "9" * 9999])
def test_unreadable_custom_keys_are_ignored(text: str) -> None:
    """Deeply nested JSON raises RecursionError."""
    assert keymap.from_text(text) == {}
