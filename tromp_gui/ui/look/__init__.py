"""How things look: colours, icons, type and shadows, as data and styles."""
