"""Tests neither read nor write the settings of the person who runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tromp_gui.settings import REMEMBERS_FILES, Settings
from tromp_gui.system import settings_file

_PLACES = """
from tromp_gui.session.file.autosave import autosave_folder
from tromp_gui.session.file.journal import journals_folder
from tromp_gui.settings import REMEMBERS_FILES, Settings
from tromp_gui.system import cache_folder, data_folder, log_folder, settings_file
from tromp_gui.ui.look.user_board_themes import folder
Settings().set(REMEMBERS_FILES, False)
places = [autosave_folder(), journals_folder(), cache_folder(), data_folder(), log_folder()]
places += [folder(), settings_file()]
"""


def test_all_that_the_program_writes_is_in_the_tests_own_home(own_home: Path) -> None:
    found: dict[str, list[Path]] = {}
    exec(_PLACES, found)
    assert [place for place in found["places"] if not place.is_relative_to(own_home)] == []
    assert settings_file().is_file()


def test_the_home_is_empty_again_for_the_next_test() -> None:
    assert Settings().get(REMEMBERS_FILES)


def test_programs_that_a_test_starts_have_the_same_home(own_home: Path) -> None:
    code = f"{_PLACES}\nprint(*places, sep='\\n')"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    places = list(map(Path, told.stdout.splitlines()))
    assert len(places) == 7
    assert [place for place in places if not place.is_relative_to(own_home)] == []
    assert settings_file().is_file()


def test_tests_need_no_screen_unless_they_are_told_to() -> None:
    asked = os.environ.get("TROMP_GUI_TEST_PLATFORM", "offscreen")
    assert os.environ["QT_QPA_PLATFORM"].partition(":")[0] == asked
