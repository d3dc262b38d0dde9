"""The edit mode: tools, commands and dialogs."""
