"""The library’s part of the window: search line, table, preview, next moves, folders."""
