"""Options and a game to the bytes of a file, without files."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cli.render.test_options import asked
from tests.ui.printing.records import tree_of
from tromp_gui.cli.files import Unreadable
from tromp_gui.cli.render.drawing import drawn
from tromp_gui.ui.printing.words import undrawable


@pytest.mark.usefixtures("qapp")
def test_a_board_that_does_not_fit_into_the_format_is_reported() -> None:
    options = replace(asked("a.sgf -o b.webp"), size=17_000)
    with pytest.raises(Unreadable, match=undrawable("webp")):
        drawn(tree_of("(;SZ[52:2])"), options)
