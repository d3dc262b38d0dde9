"""The window put together: composition, commands, dialogs, start card."""
