"""What the built-in engine says on standard error, for who shows how it is."""

from __future__ import annotations

COMPILING = "compiling, once and for all"
"""It compiles itself at its first start, and plays simple moves until it says another line."""
