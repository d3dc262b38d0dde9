"""One dock each."""
