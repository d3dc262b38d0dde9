"""Tests neither read nor write the settings of the person who runs them."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths


def test_settings_go_to_the_tests_own_home(own_home: Path) -> None:
    settings = QSettings("tromp_gui", "a test")
    settings.setValue("key", 1)
    settings.sync()
    assert Path(settings.fileName()).is_relative_to(own_home)
    assert Path(settings.fileName()).is_file()


def test_settings_are_empty_again_for_the_next_test() -> None:
    assert QSettings("tromp_gui", "a test").allKeys() == []


def test_every_standard_place_is_in_the_tests_own_home(own_home: Path) -> None:
    for place in (
        QStandardPaths.StandardLocation.GenericConfigLocation,
        QStandardPaths.StandardLocation.AppDataLocation,
        QStandardPaths.StandardLocation.CacheLocation,
    ):
        assert Path(QStandardPaths.writableLocation(place)).is_relative_to(own_home)


def test_tests_need_no_screen_unless_they_are_told_to() -> None:
    asked = os.environ.get("TROMP_GUI_TEST_PLATFORM", "offscreen")
    assert os.environ["QT_QPA_PLATFORM"].partition(":")[0] == asked
