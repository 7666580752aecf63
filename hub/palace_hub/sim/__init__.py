"""The virtual table: true pieces, hands, noise, cables and the nodes' processes. It never sees how the hub detects."""
