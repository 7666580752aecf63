"""The virtual table: true pieces, hands, noise, cables and node processes. It imports no sensing code."""
