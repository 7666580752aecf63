"""Past games and their statistics as pages."""
