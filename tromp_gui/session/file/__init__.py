"""Files: opening, saving, the journal of unsaved steps, and recovery."""
