"""Neural networks in KataGo's format: reading them, their inputs and outputs."""
