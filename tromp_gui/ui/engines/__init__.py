"""Attaching engines: the dialog, its form and its test; the console."""
