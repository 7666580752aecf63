"""Builds the files of a release: `make release`. It belongs to the checkout and is in no wheel."""
