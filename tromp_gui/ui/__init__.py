"""What is seen: widgets that show values and emit requests."""
