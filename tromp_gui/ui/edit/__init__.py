"""The edit mode: the tools, what they show on the board, and the dialogs that go with them."""
