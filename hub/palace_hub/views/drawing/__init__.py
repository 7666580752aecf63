"""The palace as a picture: its solids in painter's order, their faces, and SVG documents of them."""
