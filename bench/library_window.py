"""The window with the library: opening its layout, and how long it is busy while games are read.

usage: python bench/library_window.py FOLDER

The folder is read into a library of its own. Times are of the window's thread: processor time does
not depend on what else the machine does, clock time does. A busy stretch is what the thread does
between two waits for events; a frame at 60 Hz is 16.7 ms.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time

with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = f"{home}/{name}"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop
    from PySide6.QtWidgets import QApplication

    from tromp_gui import application
    from tromp_gui.ui.shell.layout_switch import Layout

    class Stretches:
        """The busy stretches of this thread, in milliseconds: processor and clock."""

        def __init__(self) -> None:
            dispatcher = QAbstractEventDispatcher.instance()
            assert dispatcher is not None
            self.found: list[tuple[float, float]] = []
            self._since = time.thread_time(), time.perf_counter()
            dispatcher.awake.connect(self._begin)
            dispatcher.aboutToBlock.connect(self._end)

        def _begin(self) -> None:
            self._since = time.thread_time(), time.perf_counter()

        def _end(self) -> None:
            cpu, clock = self._since
            self.found.append(
                ((time.thread_time() - cpu) * 1000, (time.perf_counter() - clock) * 1000)
            )

        def told(self) -> str:
            """The longest, and the number longer than a frame."""
            cpus, clocks = zip(*self.found, strict=True)
            late = [sum(each > 16.7 for each in some) for some in (cpus, clocks)]
            return (
                f"longest {max(cpus):.1f} ms of processor, {max(clocks):.1f} ms; longer than a "
                f"frame: {late[0]} by processor, {late[1]} by clock, of {len(self.found)}"
            )

    def main(folder: str) -> None:
        print(f"load {os.getloadavg()[0]:.1f}; {os.cpu_count()} cores")
        app = application.make_application(sys.argv[:1])
        window = application.make_window()
        composition = application.compose(window)
        window.resize(1280, 800)
        window.show()
        app.processEvents()
        for turn in ("first", "second"):
            cpu, clock = time.thread_time(), time.perf_counter()
            composition.library.show()
            window.grab()
            cpu, clock = time.thread_time() - cpu, time.perf_counter() - clock
            print(f"opening the layout, {turn}: {cpu * 1000:.0f} ms of processor, "
                  f"{clock * 1000:.0f} ms; to reach: 150")  # fmt: skip
            composition.view.set_layout(Layout.PLAY)
            app.processEvents()
        composition.library.show()
        library = composition.library.library
        _wait(app, lambda: library.folders.progress is None)
        stretches = Stretches()
        library.folders.add([folder])
        listed: list[int] = []
        library.folders.updated.connect(
            lambda _: library.session.listed.connect(lambda: listed.append(1))
        )
        _wait(app, lambda: bool(listed))
        print(f"reading {len(library.session.numbers)} games: {stretches.told()}")
        library.session.stop()
        library.folders.stop()
        window.close()

    def _wait(app: QApplication, is_so: object) -> None:
        assert callable(is_so)
        while not is_so():
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    if __name__ == "__main__":
        main(sys.argv[1])
