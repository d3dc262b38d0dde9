"""The tree of variations, and navigation in it."""
