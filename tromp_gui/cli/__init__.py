"""The commands: score, check, convert, gtp, and opening the window."""
