"""Attached engines: processes, what is sent and answered, and what is known of them."""
