"""The library of saved games as the window asks for it: its processes, lists and folders."""
