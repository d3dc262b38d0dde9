"""What engines there are: those attached, those found on this computer, and the built-in one."""
