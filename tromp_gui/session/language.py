"""The languages of the program's sentences, and how one of them is put in place."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from tromp_gui import resources

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "fr": "Français",
    "ja": "日本語",
    "ko": "한국어",
    "zh_CN": "简体中文",
}
"""What each language calls itself, by the code that files of translations have."""


def language_of(locale: QLocale) -> str:
    """The language to use where the system asks for `locale`'s: the first wanted one we have.

    Chinese in traditional letters is not simplified Chinese, but nearer to it than English is.
    """
    for wanted in locale.uiLanguages():
        code = wanted.replace("-", "_").split("_")[0]
        for known in LANGUAGES:
            if known.split("_")[0] == code:
                return known
    return ENGLISH


def spoken() -> str:
    """The code of the language that this process speaks."""
    app = QCoreApplication.instance()
    translators = app.findChildren(QTranslator) if app else []
    return next((each.language() for each in translators if each.language() in LANGUAGES), ENGLISH)


def wanted(language: str) -> str:
    """The code of a language that is set: itself, or what the system asks for where it is ""."""
    return language or language_of(QLocale.system())


def install(language: str) -> bool:
    """Let the application of this process speak a language: a code, or "" for the system's.

    Qt's own words (the buttons of its dialogs), dates and the decimal sign come along. Needs a
    QCoreApplication; to be called before any sentence is shown. Returns whether the translation is
    there; else all is English.
    """
    app = QCoreApplication.instance()
    code = wanted(language)
    is_systems = QLocale.system().name().split("_")[0] == code.split("_")[0]
    if code in LANGUAGES and not is_systems:
        QLocale.setDefault(QLocale(code))
    if app is None or code == ENGLISH:
        return code == ENGLISH
    qt = QTranslator(app)
    if qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        QCoreApplication.installTranslator(qt)
    own = QTranslator(app)
    if not own.load(f"tromp_gui_{code}", str(resources.path("translations"))):
        return False
    return QCoreApplication.installTranslator(own)
