"""Remove the parts of Qt that this program does not use from an environment: more than half.

usage: packaging/slim.py [FOLDER]

FOLDER holds the package PySide6; without one, that of the interpreter's own environment. QML with
its tools, designers, databases, translations of Qt's own programs, and the modules that neither the
program nor its tests import. `pip install --force-reinstall PySide6-Essentials` brings it back.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from pathlib import Path

MODULES = (
    *("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport", "QtTest", "QtNetwork", "QtDBus"),
    *("QtMultimedia", "QtPdf"),  # of the extra `sound`, where it is installed
)
"""What stays of Qt's modules; tests compare it with all imports."""

_UNUSED = re.compile(
    rf"(?!{'|'.join(MODULES)})Qt\w+\.abi3\.so"
    r"|Qt/lib/libQt6(?:Quick|Qml|Labs|Designer|Help|Lottie|UiTools|Sql|Egl)\w*\.so.*"
    r"|Qt/lib/libQt6Wayland(?:Compositor|EglC)\w*\.so.*"
    r"|Qt/(?:qml|metatypes|libexec)"
    r"|Qt/plugins/(?:designer|qml\w+|sqldrivers|egldeviceintegrations|vectorimageformats)"
    r"|Qt/plugins/wayland-graphics-integration-server"
    r"|Qt/translations/(?!qtbase_).*"
    r"|assistant|designer|linguist|lupdate|qmlformat|qmllint|qmlls|svgtoqml"
    r"|doc|glue|include|typesystems"
)


def slim(package: Path) -> None:
    """Remove what is unused from the folder of PySide6, as on Linux; nothing where it is absent."""
    for path in [*package.glob("*"), *package.glob("Qt/*"), *package.glob("Qt/*/*")]:
        if _UNUSED.fullmatch(path.relative_to(package).as_posix()):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)


if __name__ == "__main__":
    slim(Path(*sys.argv[1:2] or [sysconfig.get_path("platlib")]) / "PySide6")
