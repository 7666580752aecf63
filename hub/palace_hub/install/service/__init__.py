"""The services of an installed hub: a systemd unit for each table."""
