"""The scenes of the gallery: what is done in the window before a picture is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from stage import Stage

from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.clock import ByoYomi, Clocks, OnTime
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.settings import Appearance
from tromp_gui.ui.files.dialogs import RecoveryDialog
from tromp_gui.ui.look.board_themes import OFFERED
from tromp_gui.ui.shell.actions import CommandId
from tromp_gui.ui.window.start import sample_path

Scene: TypeAlias = Callable[[Stage], None]
SGF = Path(__file__).resolve().parents[1] / "tests" / "data" / "sgf"
EAR_REDDENING = SGF / "sente" / "valid" / "Ear-reddening game.sgf"
KOREAN = SGF / "analyze-sgf" / "t-oro-1.sgf"
CHINESE = SGF / "sabaki-sgf" / "chinese.sgf"
JAPANESE = SGF / "sabaki-sgf" / "japanese.sgf"
THINKING = 2500
"""Milliseconds for an engine."""
LARGE, SMALL, USUAL = (1440, 900), (900, 600), (1280, 800)


def start(stage: Stage) -> None:
    """The first minute."""
    stage.composition.offer_start()


def play(stage: Stage) -> None:
    """A game on 9x9, in the middle of it."""
    stage.play_sample(30)
    stage.hover("D4")


def counted(stage: Stage) -> None:
    """The sample game to its end, with its dead stone marked, as the engine proposes."""
    stage.play_sample(48)
    stage.until_dead("G6")


def window(stage: Stage) -> None:
    """The picture of the README: two people are counting their game."""
    counted(stage)
    stage.push("Black agrees")


def refused(stage: Stage) -> None:
    """White may not take the ko back at once."""
    stage.play_sample(37)
    stage.hover("D5")
    stage.click("D5")


def review(stage: Stage) -> None:
    """A sample game, read move by move."""
    stage.open(sample_path("first-game"))
    stage.press("Right " * 35)


def play19(stage: Stage) -> None:
    """A live game on 19x19."""
    stage.composition.dialogs.start(19, 19)
    stage.click("Q16 D4 Q4 D16 C14 F17 R6 C6 F3 D10 K4 K16 O17 R10")
    stage.hover("R13")


def score(stage: Stage) -> None:
    """A board to score; the pointer shows what a click would flip."""
    stage.open(sample_path("who-owns-what"), 4)
    stage.press("S")
    stage.click("B2")
    stage.hover("F9")


def finished(stage: Stage) -> None:
    """Both have agreed."""
    counted(stage)
    stage.push("Black agrees")
    stage.push("White agrees")


def new_game(stage: Stage) -> None:
    """Before a game."""
    stage.ask("new-game")


def game_info(stage: Stage) -> None:
    """The game information of a file."""
    stage.open(KOREAN)
    stage.ask("game-info")


def keys(stage: Stage) -> None:
    """All keys."""
    stage.ask("shortcuts")


def unsaved(stage: Stage) -> None:
    """Closing with unsaved work."""
    stage.play_sample(9)
    stage.window.close()


def collection(stage: Stage) -> None:
    """The games of a file."""
    stage.composition.file.open_path(sample_path("who-owns-what"))
    stage.wait(1000)  # for the small boards


def least(stage: Stage) -> None:
    """The smallest window."""
    stage.play_sample(20)


def least_score(stage: Stage) -> None:
    """Scoring in the smallest window."""
    counted(stage)


def least_start(stage: Stage) -> None:
    """The start card in the smallest window."""
    stage.composition.offer_start()


def upright(stage: Stage) -> None:
    """A window higher than wide."""
    stage.open(sample_path("first-game"))
    stage.press("Right " * 40)


def long_names(stage: Stage) -> None:
    """Names that do not fit."""
    stage.composition.sessions.files.open_text(
        "(;GM[1]FF[4]SZ[9]RU[tromp-taylor]KM[7]"
        "PB[Maximiliana Featherstonehaugh-Cholmondeley of the Western Isles]BR[1 dan, amateur]"
        "PW[Bartholomäus von und zu Hohenlohe-Waldenburg-Schillingsfürst]WR[professional 9 dan]"
        ";B[ee];W[cc])"
    )
    stage.press("End")


def korean(stage: Stage) -> None:
    """Names and results in another script."""
    stage.open(KOREAN)
    stage.press("End")


def chinese(stage: Stage) -> None:
    """Chinese names in an old encoding."""
    stage.open(CHINESE)
    stage.press("End")


def wide_type(stage: Stage) -> None:
    """The window in another font."""
    counted(stage)


def japanese(stage: Stage) -> None:
    """Japanese names and words."""
    stage.open(JAPANESE)
    stage.press("End")


def preferences(stage: Stage) -> None:
    """The preferences."""
    stage.play_sample(30)
    stage.ask("preferences")


def learn(stage: Stage) -> None:
    """The lessons for newcomers."""
    stage.ask("learn")


def about(stage: Stage) -> None:
    """The About dialog."""
    stage.ask("about")


def guide(stage: Stage) -> None:
    """The guide at the current chapter."""
    stage.ask(CommandId.GUIDE)


def engines(stage: Stage) -> None:
    """The engines that are attached: none yet."""
    stage.ask("engines")


def commands(stage: Stage) -> None:
    """The list of all commands."""
    stage.ask("command-list")


def go_to_move(stage: Stage) -> None:
    """The field “Go to move” above the status line."""
    stage.open(sample_path("first-game"))
    stage.ask("go-to-move")


def encoding(stage: Stage) -> None:
    """The choice of a file's encoding."""
    stage.open(CHINESE)
    stage.ask("encoding")


def repairs(stage: Stage) -> None:
    """What was repaired while a file was read."""
    stage.open(KOREAN)
    stage.ask("repairs")


def node_properties(stage: Stage) -> None:
    """The properties of a node."""
    stage.open(EAR_REDDENING)
    stage.press("Right Right")
    stage.ask("node-properties")


def review_game(stage: Stage) -> None:
    """A famous game on 19x19, in the middle of it."""
    stage.open(EAR_REDDENING)
    stage.press("Shift+Right " * 12 + "Right " * 7)


def count_game(stage: Stage) -> None:
    """A recorded game on 19x19, counted."""
    stage.open(EAR_REDDENING)
    stage.press("End S")
    stage.ask(CommandId.PROPOSE_DEAD)
    stage.until_dead()
    stage.hover("E5")


def clocks(stage: Stage) -> None:
    """A game with clocks, on the cards."""
    time = ByoYomi(600_000, 3, 30_000)
    both = Clocks.full(time, time, OnTime.LOSES)
    stage.composition.sessions.match.start(Setup(13, 13, clocks=both))
    stage.click("D10 K4 K10 D4 C6 F3")


def computer(stage: Stage) -> None:
    """A game against the built-in engine."""
    engine = Player.of_engine(BuiltIn(Level.CASUAL))
    stage.composition.sessions.match.start(Setup(9, 9, black=Player("Ann"), white=engine))
    wanted = ["E5", "C3", "G3", "G6", "C6", "F7", "D7"]
    for answers in range(1, 6):
        state = stage.board.state
        taken = {format_vertex(point) for point in state.black | state.white}
        stage.click(next(vertex for vertex in wanted if vertex not in taken))
        stage.until(lambda: len(stage.board.state.white) == answers)  # noqa: B023
    stage.wait(THINKING)


def analysis(stage: Stage) -> None:
    """An engine's analysis of a position."""
    stage.open(sample_path("first-game"))
    stage.press("Right " * 12)
    stage.ask(CommandId.ANALYSE)
    stage.until(lambda: stage.board.state.candidates)
    stage.wait(THINKING)


def console(stage: Stage) -> None:
    """The console with the commands and replies of engines."""
    computer(stage)
    stage.ask(CommandId.CONSOLE)


def change_keys(stage: Stage) -> None:
    """The editor of the keys."""
    stage.ask("change-keys")


def board_table(stage: Stage) -> None:
    """The board as a table, for screen readers."""
    stage.play_sample(30)
    stage.ask("board-table")


def recovery(stage: Stage) -> None:
    """Games that were not saved when the program ended."""
    names = ["League game, round 3.sgf", "New game"]
    RecoveryDialog(names, parent=stage.window).open()


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: what is done, in a window of which size and look, at which pixel ratio."""

    name: str
    scene: Scene
    size: tuple[int, int] = USUAL
    appearance: Appearance = Appearance.LIGHT
    ratio: str = "1"
    board: str = ""


LAYOUTS: dict[str, Scene] = {
    "start": start, "play": play19, "review": review_game, "score": count_game,
    "clocks": clocks, "analysis": analysis, "board-table": board_table,
}  # fmt: skip
DIALOGS: tuple[Scene, ...] = (
    new_game, game_info, keys, unsaved, collection, preferences, learn, about, guide, engines,
    commands, go_to_move, encoding, repairs, node_properties, console, change_keys, recovery,
)  # fmt: skip
SIZES: dict[Scene, tuple[int, int]] = {
    window: (1360, 880), score: LARGE, least: (640, 480), least_score: (640, 480),
    least_start: (640, 480), upright: (760, 1100), long_names: (1000, 700),
}  # fmt: skip
OTHERS: tuple[Scene, ...] = (
    window, play, refused, review, score, finished, least, least_score, least_start, upright,
    long_names, korean, chinese, japanese, wide_type, computer,
)  # fmt: skip
RATIOS = ("1", "1.25", "1.5", "1.75", "2")


def shots() -> Iterator[Shot]:
    """The whole gallery."""
    for appearance in (Appearance.LIGHT, Appearance.DARK, Appearance.HIGH_CONTRAST):
        look = appearance.value
        for name, scene in LAYOUTS.items():
            for size, room in ((LARGE, "large"), (SMALL, "small")):
                for ratio in ("1", "2"):
                    whole = f"{name}-{look}-{room}{'@2' if ratio == '2' else ''}"
                    yield Shot(whole, scene, size, appearance, ratio)
        for scene in DIALOGS:
            yield Shot(f"dialog-{_word(scene)}-{look}", scene, USUAL, appearance)
    for scene in OTHERS:
        yield Shot(_word(scene), scene, SIZES.get(scene, USUAL))
    for theme in OFFERED:
        yield Shot(f"board-{theme}", score, (900, 700), board=theme)
    for ratio in RATIOS:
        yield Shot(f"window@{ratio}", window, SIZES[window], ratio=ratio)


def _word(scene: Scene) -> str:
    return scene.__name__.replace("_", "-")
