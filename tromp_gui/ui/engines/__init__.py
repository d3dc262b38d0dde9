"""Attaching engines: the dialog, its form and test; the console; engines as opponents."""
