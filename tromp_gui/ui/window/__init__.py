"""The complete window: composition, commands, dialogs, start card."""
