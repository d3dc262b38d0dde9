"""The board as a table, for screen readers."""
