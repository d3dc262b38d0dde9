"""A window in which a comment is typed without a pause, to be killed.

Started as `python -m tests.ui.typing_victim`. It prints how much of the comment the journal has,
each time it has more.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit

from tests.ui.person import part, sessions_of
from tromp_gui import application
from tromp_gui.go.point import Point
from tromp_gui.ui.panels.comment import CommentPanel

_KEY_MS = 20


def main() -> int:
    """Type until killed."""
    app = application.make_application(sys.argv[:1])
    window = application.make_window()
    application.compose(window)
    window.show()
    sessions_of(window).match.play(Point(2, 2))
    comment = part(window, CommentPanel)
    comment.drafted.connect(lambda _node, text: print(text, flush=True))
    editor = comment.findChild(QTextEdit)
    assert editor is not None
    editor.setFocus()
    timer, letters = QTimer(interval=_KEY_MS), "the quick brown fox "
    timer.timeout.connect(lambda: QTest.keyClicks(editor, letters[len(editor.toPlainText()) % 20]))
    timer.start()
    return QApplication.exec() if app else 1


if __name__ == "__main__":
    sys.exit(main())
