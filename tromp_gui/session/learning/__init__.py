"""Exercises on the open record: one at a time, which never changes the record."""
