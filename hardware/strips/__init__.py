"""The Hall strip: ten sensors under one row of knobs, read by two shift registers. Netlist, places and outline."""
