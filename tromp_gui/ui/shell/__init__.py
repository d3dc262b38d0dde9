"""The frame of the window: commands, menus, shortcuts, status line, and what they show."""
