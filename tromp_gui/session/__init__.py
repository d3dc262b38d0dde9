"""The running program: where calls meet signals (QtCore only)."""
