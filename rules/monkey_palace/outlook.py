"""The useful staircases of a position, cheaply, for bots and for advice at the table.

    outlook(palace, stock, *, settings=DEFAULTS, budget=20_000, should_stop=None) -> Outlook
    Outlook(options: tuple[Staircase, ...], complete: bool, nodes: int)

`options` holds, for each start colour and number of arches that a staircase was found for: the one of fewest bricks
(a column counts three), the one with the highest end, and the cheapest with a part five bricks high (R8.1, R10.4);
each once, in a stable order. It may be stopped at any time and then holds the best so far, `complete` False.
"""
