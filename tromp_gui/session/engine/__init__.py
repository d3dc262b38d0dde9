"""Attached engines: their processes, their communication, and the list of known engines."""
