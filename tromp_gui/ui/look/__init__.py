"""Colours, icons, fonts and shadows, as data and styles."""
