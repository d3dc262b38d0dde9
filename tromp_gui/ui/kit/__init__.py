"""Small widgets and forms without any knowledge of Go."""
