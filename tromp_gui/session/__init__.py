"""The running program: called from above, reports by signals (QtCore only)."""
