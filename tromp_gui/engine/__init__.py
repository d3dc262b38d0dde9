"""The built-in engine, a process of its own that speaks GTP."""
