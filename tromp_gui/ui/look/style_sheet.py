"""The application's style sheet, for a theme and the current font."""

from __future__ import annotations

from string import Template

from tromp_gui.ui.look import tokens
from tromp_gui.ui.look.tokens import ChromeTheme, mix
from tromp_gui.ui.look.typography import Type, pixels, scaled

_FRAMES = Template("""
QToolTip { background: $tip; color: $on_tip; border: ${line}px solid $tip_edge; padding: 4px; }
QFocusFrame { border: 3px solid $accent; border-radius: ${r_ring}px; }
QMainWindow::separator { background: transparent; width: 6px; height: 6px; }
QToolBar { background: $window; border: none; border-bottom: ${line}px solid $hairline; }
QMenuBar { background: $window; border-bottom: ${line}px solid $hairline; spacing: 6px; }
QMenuBar[narrow="true"] { spacing: 0px; }
QMenuBar::item { padding: ${pad_menu}px 11px; background: transparent; color: $text; }
QMenuBar[narrow="true"]::item { padding: ${pad_menu}px 5px; }
QMenuBar::item:selected { background: $window_hover; }
QMenuBar::item:pressed { background: $window_pressed; }
QMenu { background: $card; border: ${line}px solid $menu_edge; padding: 5px; }
QMenu::item { padding: 5px 24px 5px 10px; border-radius: ${r_segment}px; color: $text; }
QMenu::item:selected { background: $accent_soft; color: $accent; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $hairline; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
*[role="table"] { background: $table; }
QFrame[role="card"] {
    background: $card; border: ${line}px solid $hairline; border-radius: ${r_card}px;
}
QFrame[role="popup"] { background: $card; border: ${line}px solid $edge; }
QFrame[role="strip"] { background: $strip; border-radius: ${r_card}px; border: none; }
QFrame[role="strip"] QLabel { color: $on_strip; }
QLabel[role="notice"] {
    background: $card; color: $text; border: ${line}px solid $edge; border-radius: 12px;
    font-size: ${small}px; font-weight: 600;
}
QFrame[role="status"] {
    background: $window; border: none; border-top: ${line}px solid $hairline;
}
QStatusBar { background: $window; border: none; }
QStatusBar::item { border: none; }
QFrame[role="rule"] {
    background: $hairline; border: none; min-height: ${line}px; max-height: ${line}px;
}
QFrame[role="total rule"], QFrame[role="main rule"] {
    background: $text2; border: none; min-height: 2px; max-height: 2px;
}
QFrame[role="main rule"] { background: $accent; margin: 0 10px; }
QFrame[role="tint"] { background: $accent_soft; border: none; border-radius: ${r_button}px; }
QAbstractScrollArea[role="bare"] { background: transparent; border: none; }
QScrollArea[role="bare"] > QWidget > QWidget { background: transparent; }
""")

_LABELS = Template("""
QLabel { background: transparent; }
QLabel[role="section"] { font-size: ${small}px; font-weight: 600; color: $text2; }
QLabel[role="quiet"] { font-size: ${small}px; color: $text2; }
QLabel[role="comment"] { font-size: ${comment}px; color: $text2; }
QLabel[role="name"] { font-size: ${name}px; font-weight: 600; }
QLabel[role="strong"] { font-weight: 500; }
QLabel[role="headline"] { font-size: ${total}px; font-weight: 600; }
QLabel[role="total"], QLabel[role="quiet total"] { font-size: ${total}px; font-weight: 600; }
QLabel[role="quiet total"], QLabel[role="quiet cell"] { color: $text2; }
QLabel[role="count"] { font-size: ${small}px; font-weight: 500; color: $text2; }
QLabel[role="main count"] { font-size: ${small}px; font-weight: 600; color: $accent; }
QLabel[role="welcome"] { font-size: ${welcome}px; font-weight: 600; }
QLabel[role="danger"] { color: $danger; }
QLabel[role="good"] { color: $good; }
""")

_BUTTONS = Template("""
QPushButton {
    background: $card; color: $text; border: ${line}px solid $hairline;
    border-radius: ${r_button}px; font-weight: 500; padding: 0 14px; min-height: ${h_button}px;
    outline: none;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:disabled { color: $disabled; }
QPushButton[role="small"] { min-height: ${h_small}px; padding: 0 12px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[role="row"] { padding: 0 6px; }
QPushButton[role="primary"], QPushButton[role="agreement"], QPushButton:default {
    background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton[role="primary"]:hover, QPushButton[role="agreement"]:hover, QPushButton:default:hover {
    background: $accent_hover;
}
QPushButton[role="primary"]:pressed, QPushButton[role="agreement"]:pressed,
QPushButton:default:pressed { background: $accent_pressed; }
QPushButton[role="primary"]:disabled, QPushButton[role="agreement"]:disabled {
    background: $window; color: $disabled; border-color: $hairline;
}
QPushButton[role="agreement"], QPushButton[role="agreement quiet"] {
    min-height: ${h_agree}px; font-size: ${comment}px; padding: 0 6px;
}
QPushButton[role="agreement"][agreed="true"] {
    background: $accent_soft; color: $accent; border-color: $accent;
}
QPushButton[role="link"] {
    background: transparent; border: none; color: $accent; padding: 0 2px; min-height: 28px;
}
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:disabled { color: $disabled; }
QPushButton[role="segment"] {
    background: transparent; border: none; color: $text2; font-weight: 400; padding: 0 8px;
    min-height: 24px;
}
QPushButton[role="segment"]:hover { color: $text; }
QPushButton[role="segment"]:checked { color: $on_selected; font-weight: 600; }
QPushButton[role="segment"]:disabled { color: $disabled; }
QToolButton[role="tool"] {
    background: transparent; border: none; border-radius: ${r_button}px; outline: none;
}
QToolButton[role="tool"]:hover { background: $table_hover; }
QToolButton[role="tool"]:pressed { background: $table_pressed; }
QToolButton[role="palette"] {
    background: transparent; border: ${line}px solid transparent; border-radius: ${r_button}px;
    outline: none;
}
QToolButton[role="palette"][menu="beside"] { padding: 0 6px 0 4px; }
QToolButton[role="palette"][menu="whole"] { padding: 0 8px 0 4px; }
QToolButton[role="palette"]::menu-button { border: none; width: 18px; }
QToolButton[role="palette"]::menu-indicator {
    subcontrol-origin: border; subcontrol-position: center right; right: 4px;
}
QToolButton[role="palette"]:hover { background: $hover; }
QToolButton[role="palette"]:pressed { background: $pressed; }
QToolButton[role="palette"]:checked { background: $accent_soft; border-color: $accent; }
""")

_FIELDS = Template("""
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $card; color: $text; border: ${line}px solid $edge;
    border-radius: ${r_button}px; padding: 4px 8px;
    selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $text2;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    background: $window; color: $text2; border-color: $hairline;
}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
    background: transparent; border: none; padding: 0;
}
QLineEdit, QComboBox { min-height: ${h_field}px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { min-height: 0; }
QComboBox { padding-left: 10px; padding-right: 6px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $card; border: ${line}px solid $edge; outline: none; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus,
QComboBox:focus { border-color: $accent; }
QCheckBox { spacing: 8px; outline: none; }
QCheckBox::indicator {
    width: ${h_check}px; height: ${h_check}px; border: ${line}px solid $edge;
    border-radius: ${r_check}px; background: $card;
}
QCheckBox::indicator:hover { background: $hover; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; }
QCheckBox::indicator:disabled { background: $window; border-color: $hairline; }
QAbstractItemView::item:selected { background: $accent_soft; color: $accent; }
QAbstractItemView::item { min-height: ${row}px; }
QTableView, QListView {
    background: $card; border: ${line}px solid $hairline; border-radius: ${r_button}px;
    outline: none; selection-background-color: $accent_soft; selection-color: $accent;
    gridline-color: $hairline;
}
QTableCornerButton::section { background: $card; border: none; }
QTableView:focus, QListView:focus { border-color: $accent; }
QTableView::item, QListView::item { padding: 0 6px; border: none; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $text2; font-size: ${small}px; padding: 5px 9px;
    border: none; border-bottom: ${line}px solid $hairline;
}
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $handle; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def _lengths(theme: ChromeTheme) -> dict[str, int]:
    """Heights without borders, which Qt adds; radii; font sizes."""
    frame = 2 * theme.line
    return {
        "h_button": scaled(tokens.BUTTON_HEIGHT) - frame,
        "h_small": scaled(tokens.CARD_BUTTON_HEIGHT) - frame,
        "h_field": scaled(tokens.CARD_BUTTON_HEIGHT) - frame - 8,
        "h_agree": scaled(tokens.AGREEMENT_HEIGHT) - frame,
        "h_check": scaled(tokens.CHECK_BOX) - frame,
        "pad_menu": scaled(10),
        "r_check": min(theme.radius_small, 4),
        "row": scaled(tokens.ROW_HEIGHT),
        "r_card": theme.radius,
        "r_button": theme.radius_small,
        "r_segment": max(theme.radius_small - 1, 4),
        "r_ring": theme.radius_small + 5,
        "small": pixels(Type.SMALL),
        "comment": pixels(Type.COMMENT),
        "name": pixels(Type.NAME),
        "total": pixels(Type.TOTAL),
        "welcome": pixels(Type.WELCOME),
    }


def _mixed(theme: ChromeTheme) -> dict[str, str]:
    """The colours that no field of the theme has."""
    return {
        "menu_edge": theme.hairline,
        "accent_hover": mix(theme.accent, theme.on_accent, 0.06),
        "accent_pressed": mix(theme.accent, theme.on_accent, 0.12),
        "handle": mix(theme.groove, theme.edge, 0.5),
        "hover": theme.hover,
        "pressed": theme.pressed,
        "disabled": theme.disabled,
        "window_hover": mix(theme.window, theme.text, 0.06),
        "window_pressed": mix(theme.window, theme.text, 0.12),
        "table_hover": mix(theme.table, theme.text, 0.06),
        "table_pressed": mix(theme.table, theme.text, 0.12),
    }


def style_sheet(theme: ChromeTheme) -> str:
    """The Qt style sheet of `theme`; its roles are listed in `theme.py`."""
    values: dict[str, object] = {**theme._asdict(), **_mixed(theme), **_lengths(theme)}
    parts = (_FRAMES, _LABELS, _BUTTONS, _FIELDS)
    return "".join(part.substitute(values) for part in parts)
