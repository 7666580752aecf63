# The web page: what it says to those whom it cannot show anything.

web-refused = The table does not understand this. Go back to the page that you came from.
web-refused-403 = This page needs a link that works. Scan the code on the table's screen, or ask the host for a new one.
web-refused-404 = There is no such page at this table.
web-refused-421 = The table does not go by this name. Open the link as the table shows it, or add the name to hosts below [web] in the configuration.
web-refused-429 = That was too much at once. This page tries again by itself.
web-refused-500 = The table has made a mistake. This page tries again by itself.

cli-bench-web = How soon phones show what the hub knows, what 30 watchers cost it, and how many bytes a page has, beside a bare server of events.
