"""The available engines: attached ones, those found on this computer, and the built-in one."""
