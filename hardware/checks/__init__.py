"""Checks of the mechanical design. Each check returns a list of sentences that name the faults."""
