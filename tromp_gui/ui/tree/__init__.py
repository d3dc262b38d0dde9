"""The tree of variations: its layout and its view."""
