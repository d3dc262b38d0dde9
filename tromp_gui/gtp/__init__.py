"""The Go Text Protocol without input or output."""
