"""The rules of the game, with no tray, no clock and no chance but a seed. Start at `game.history.Game`."""
