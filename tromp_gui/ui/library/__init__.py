"""The library in the window: search line, table, preview, next moves, folders."""
