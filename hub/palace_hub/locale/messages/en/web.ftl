# The web page: what only phones and the television show. Everything else comes from the sentences of the screens.

web-title = Monkey Palace
web-opened = This link is open. Go on to the table
web-pages = Pages
web-nav-seat = Seat { $number }
web-nav-table = Table
web-nav-host = Host
web-offline = The table does not answer. This page looks for it and goes on by itself.
web-failed = That did not arrive. Try again.
web-not-now = That does not work now. Look at the top of the page: it says what comes next.
web-yes = Yes
web-no = No
web-back = Back
web-steps = Steps of this turn
web-own = What you have
web-tray = Tray
web-players = Players
web-player = Player
web-score = Bananas
web-trophies = Trophies
web-fewer = Fewer: { $what }
web-more = More: { $what }
web-pass-build = Cannot build
web-take-frog = Take the frog
web-by-hand = Play this turn by hand
web-keep = Keep it as it is
web-hint = Hint
web-ask-pass-build = Do you really build nothing in this turn?
web-ask-keep = Shall the hub count with what lies in the tray now?
web-node-height = Row { $row }, place { $number }: height { $height }
web-node-knob = Row { $row }, place { $number }: { NOUN($piece, 1) } knob
web-node-nothing = Row { $row }, place { $number }: nothing

error-web-address = The web page cannot use the address { $address }:{ $port } ({ $what }). Choose another port with --web-port.
error-web-links-not-kept = The links of the web page could not be kept ({ $what }). They work until the hub ends.
web-links-file-damaged = The file { $file } of the web page's links is damaged. New links were drawn: scan the codes again.

cli-play-web = shows the table on phones too, as a web page; also [web] in the configuration
cli-play-web-port = port of the web page (8080; 0: a free one)
cli-play-headless = no terminal: the web page alone
cli-headless-web = --headless needs the web page: add --web.
cli-port-range = { $given } is not a port. Ports are whole numbers from 0 to { $most }.
web-host-link = The table waits for its host. Open this link, and show it to nobody: { $link }
web-start = Begin the game
web-start-cards = Cards
web-start-map = Ground map
