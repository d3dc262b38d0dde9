"""One dialog each."""
