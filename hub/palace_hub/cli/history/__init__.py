"""The commands about past games: `palace games`, `palace players` and `palace stats`."""
