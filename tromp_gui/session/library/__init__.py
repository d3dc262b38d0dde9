"""The library of saved games for the window: its processes, lists and folders."""
