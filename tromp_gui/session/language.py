"""The languages of the program, and installing one of them."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from shiboken6 import isValid

from tromp_gui import resources

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "ja": "日本語",
    "ko": "한국어",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
"""The name of each language in that language, by the code used in translation files."""


_installed: list[QTranslator] = []
"""The translators of our own sentences. Asking the application for its children would make PySide6
initialise the wrappers of their classes.
"""


def language_of(locale: QLocale) -> str:
    """The language to use for a system with `locale`: the first of its languages that we have.

    The script counts, not the country: Hong Kong uses the traditional characters of Taiwan.
    """
    ours = {_language_and_script(QLocale(code)): code for code in LANGUAGES}
    asked = (_language_and_script(QLocale(wanted)) for wanted in locale.uiLanguages())
    return next((ours[each] for each in asked if each in ours), ENGLISH)


def _language_and_script(locale: QLocale) -> tuple[QLocale.Language, QLocale.Script]:
    return locale.language(), locale.script()


def current() -> str:
    """The language code of this process."""
    kept = (each for each in reversed(_installed) if isValid(each) and each.parent() is not None)
    return next((each.language() for each in kept), ENGLISH)


def resolved(language: str) -> str:
    """The code of a language in the settings; for "" that of the system."""
    return language or language_of(QLocale.system())


def install(language: str) -> bool:
    """Set the language of this process: a code, or "" for the system's.

    This includes Qt's own texts (the buttons of its dialogs), dates and the decimal sign. Needs a
    QCoreApplication; call it before any sentence is shown. Returns whether the translation exists;
    otherwise everything is English.
    """
    app = QCoreApplication.instance()
    code = resolved(language)
    own = QTranslator(app)
    is_translated = app is not None and code != ENGLISH and _load(own, code)
    _set_locale(code if is_translated or app is None else ENGLISH)
    if app is None or not is_translated:
        return code == ENGLISH
    qt = QTranslator(app)
    info = QtCore.QLibraryInfo  # initialised by PySide6 only here
    if qt.load(f"qtbase_{code}", info.path(info.LibraryPath.TranslationsPath)):
        QCoreApplication.installTranslator(qt)
    _installed.append(own)
    return QCoreApplication.installTranslator(own)


def _load(translator: QTranslator, code: str) -> bool:
    return translator.load(f"tromp_gui_{code}", str(resources.path("translations")))


def _set_locale(code: str) -> None:
    """Write numbers and dates as the texts' language does, if that is not the system's."""
    system = QLocale.system()
    speaks = system.language() in (QLocale.Language.C, QLocale(code).language())
    if code in LANGUAGES and not (speaks and code == language_of(system)):
        QLocale.setDefault(QLocale(code))
