"""The Hall strip: a board of ten sensors under one row of knobs and two shift registers. Generates its files."""
