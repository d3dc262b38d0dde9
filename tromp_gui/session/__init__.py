"""The running program: called by `ui`, reports by signals (QtCore only)."""
