"""What the hub remembers of all kept games: facts of each game, statistics, players, notes."""
