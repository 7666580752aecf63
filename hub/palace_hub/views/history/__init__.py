"""Past games and their statistics in words and tables, for terminal and screens."""
