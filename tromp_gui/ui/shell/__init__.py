"""The frame of the window: actions, menus, keys, status line, and what they present."""
