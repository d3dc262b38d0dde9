"""The commands for files: opening, saving, exporting, the clipboard."""

from __future__ import annotations

from tromp_gui.session.file.session import FileSession
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.files.export_controller import ExportController
from tromp_gui.ui.files.reading_controller import ReadingController
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr

BOARD = Where.BOARD


def rows(
    file: FileController, files: FileSession, reading: ReadingController, export: ExportController
) -> list[Command]:
    return [
        Command(Id.OPEN, _tr("&Open…"), ("Ctrl+O",), file.open, icon=Icon.OPEN,
            menu="game.open", in_exercise=True),
        Command("games", _tr("&Games in this file…"), ("Ctrl+Shift+G",), file.choose_game,
            enabled=lambda _: files.collection is not None and len(files.collection.games) > 1,
            menu="game.details", in_exercise=True),
        Command("encoding", _tr("Enco&ding…"), ("Ctrl+Shift+D",), reading.choose_encoding,
            enabled=lambda _: reading.has_file, menu="game.details"),
        Command("repairs", _tr("Rep&air report…"), (), reading.show_repairs,
            enabled=lambda _: reading.has_file, menu="game.details"),
        Command(Id.SAVE, _tr("&Save"), ("Ctrl+S",), file.save, icon=Icon.SAVE,
            menu="game.save", in_exercise=True),
        Command("save-as", _tr("Sa&ve as…"), ("Ctrl+Shift+S",), file.save_as,
            menu="game.save", in_exercise=True),
        Command("copy", _tr("&Copy game as SGF"), ("Ctrl+C",), file.copy, BOARD,
            menu="edit.copy", in_exercise=True),
        Command("paste", _tr("&Paste game"), ("Ctrl+V",), file.paste, BOARD,
            menu="edit.paste", in_exercise=True),
        Command("export-picture", _tr("E&xport picture…"), ("Ctrl+E",), export.export_picture,
            menu="game.export", in_exercise=True),
        Command("export-pages", _tr("Export &as PDF…"), ("Ctrl+Shift+E",), export.export_pages,
            menu="game.export", in_exercise=True),
        Command("print", _tr("Prin&t…"), ("Ctrl+P",), export.print_game,
            menu="game.print", in_exercise=True),
        Command(Id.EXPORT_REPORT, _tr("Export &report…"), (), export.export_report,
            menu="game.report"),
        Command(Id.PRINT_REPORT, _tr("Print rep&ort…"), (), export.print_report,
            menu="game.report"),
        Command("copy-picture", _tr("Copy board as p&icture"), ("Ctrl+Shift+K",),
            export.copy_picture,
            menu="edit.copy", in_exercise=True),
        Command("copy-text", _tr("Copy board as te&xt"), ("Ctrl+Shift+T",), export.copy_text,
            menu="edit.copy", in_exercise=True),
    ]  # fmt: skip
