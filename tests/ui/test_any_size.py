"""The window at any size, in every language, from the first stone to the analysis.

No size may depend on a scroll bar that depends on that size: such resizing never ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tests.ui.resizes import Resizes
from tromp_gui.go.point import Point
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.session import language
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.window.start import sample_path

MOVES = 46
"""The last move before both players pass in the first sample game."""
DEAD = frozenset({Point(0, 0)})
KNOWN = {
    "en": ((1280, 820), (1280, 826), (1280, 831)),
    "de": ((1280, 820), (1280, 823)),
    "ja": ((1280, 798), (1280, 800), (1280, 806)),
}
"""Sizes at which resizing once never ended."""
OTHERS = ((800, 560), (900, 600), (1024, 1100), (1280, 720), (1600, 900), (1920, 1080))
HEIGHTS, WIDTHS = range(560, 1101), range(800, 1921)


@pytest.fixture
def person(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Person]:
    """A person with a window in the language of the parameter."""
    app = QApplication.instance()
    assert app is not None
    before = app.findChildren(QTranslator)
    assert language.install(request.param)
    person = Person(qtbot)
    yield person
    for translator in app.findChildren(QTranslator):
        if translator not in before:
            QCoreApplication.removeTranslator(translator)
            translator.setParent(None)


class Walk:
    """The route from the first stone to the analysis, act by act."""

    def __init__(self, person: Person, resizes: Resizes) -> None:
        self._person, self._resizes = person, resizes
        self._size = (0, 0)

    def at(self, size: tuple[int, int]) -> None:
        """At one size: start, play, pass, pass, mark, undo, review, analyse."""
        person, sessions = self._person, self._person.sessions
        self.resize(size)
        self._do("start", person.offer_start)
        self.finish()
        proposal = Verdict(sessions.match.position.board)
        self._do("marks", lambda: sessions.score.propose(DEAD, proposal))
        for command in ("undo", "undo", "redo", "redo", "layout-play", "layout-review"):
            self._trigger(command)
        show = person.column.show_analysis
        self._do("analysis", lambda: show(True))
        self._do("no analysis", lambda: show(False))

    def through(self, sizes: Sequence[tuple[int, int]]) -> None:
        """Do the acts once, resizing to all sizes after each."""
        sessions, show = self._person.sessions, self._person.column
        acts: list[Callable[[], object]] = [
            self._person.offer_start,
            self.finish,
            lambda: sessions.score.propose(DEAD, Verdict(sessions.match.position.board)),
            lambda: self._trigger("layout-play"),
            lambda: self._trigger("layout-review"),
            lambda: show.show_analysis(True),
            lambda: self._trigger("undo"),
            lambda: self._trigger("layout-play"),
        ]
        for act in acts:
            act()
            for size in sizes:
                self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window."""
        self._size = size
        self._do("resize", lambda: self._person.window.resize(*size))

    def finish(self) -> None:
        """The moves of the first sample game, and two passes."""
        sessions = self._person.sessions
        text = sample_path("first-game").read_text(encoding="utf-8")
        self._do("open", lambda: sessions.files.open_text(text))
        self._do("last move", lambda: sessions.record.go_to_index(MOVES))
        for command in ("continue", "pass", "pass"):
            self._trigger(command)
        assert self._person.layout is Layout.SCORE

    def _trigger(self, command: str) -> None:
        action = self._person.action(command)
        assert action.isEnabled()
        self._do(command, action.trigger)

    def _do(self, act: str, does: Callable[[], object]) -> None:
        self._resizes.begin(f"{act} at {self._size}")
        does()
        QApplication.processEvents()


def walk(person: Person, sizes: Sequence[tuple[int, int]]) -> None:
    """Do the route at each of some sizes, then show the end of the game at each."""
    with Resizes() as resizes:
        route = Walk(person, resizes)
        for size in sizes:
            route.at(size)
        route.finish()
        for size in sizes:
            route.resize(size)


LANGUAGES = tuple(language.LANGUAGES)


@pytest.mark.parametrize("person", LANGUAGES, indirect=True)
def test_no_size_of_the_window_depends_on_itself(
    person: Person, request: pytest.FixtureRequest
) -> None:
    """The program once crashed after two passes."""
    code = request.node.callspec.params["person"]
    walk(person, (*KNOWN.get(code, ()), OTHERS[LANGUAGES.index(code) % len(OTHERS)]))


@pytest.mark.slow
@pytest.mark.parametrize("person", LANGUAGES, indirect=True)
def test_no_size_of_the_window_depends_on_itself_at_any_size(person: Person) -> None:
    """All acts at some sizes, and resizing to every height and width after each act."""
    heights = [(1280, height) for height in HEIGHTS]
    widths = [(width, 800) for width in WIDTHS]
    mixed = [(width, HEIGHTS[width * 7 % len(HEIGHTS)]) for width in WIDTHS[::5]]
    with Resizes() as resizes:
        Walk(person, resizes).through([*heights, *widths, *mixed])
    walk(person, mixed[::9])
