"""Small widgets and forms that know nothing of Go."""
