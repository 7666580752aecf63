# The web page: what only phones and the television show. Everything else comes from the sentences of the screens.

web-title = Monkey Palace
web-opened = Dieser Link ist offen. Weiter zum Tisch
web-pages = Seiten
web-nav-seat = Platz { $number }
web-nav-table = Tisch
web-nav-host = Gastgeber
web-offline = Der Tisch antwortet nicht. Diese Seite sucht ihn und macht dann von selbst weiter.
web-failed = Das ist nicht angekommen. Versuche es noch einmal.
web-not-now = Das geht jetzt nicht. Oben auf der Seite steht, was als Nächstes kommt.
web-yes = Ja
web-no = Nein
web-back = Zurück
web-steps = Schritte dieses Zuges
web-own = Was du hast
web-tray = Kasten
web-players = Spieler
web-player = Spieler
web-score = Bananen
web-trophies = Trophäen
web-fewer = Weniger: { $what }
web-more = Mehr: { $what }
web-pass-build = Kann nicht bauen
web-take-frog = Den Frosch nehmen
web-by-hand = Diesen Zug von Hand spielen
web-keep = So lassen
web-hint = Tipp
web-ask-pass-build = Baust du in diesem Zug wirklich nichts?
web-ask-keep = Soll ab jetzt gelten, was gerade im Kasten liegt?
web-node-height = Reihe { $row }, Stelle { $number }: Höhe { $height }
web-node-knob = Reihe { $row }, Stelle { $number }: Noppe in { SHORT($piece, 1) }
web-node-nothing = Reihe { $row }, Stelle { $number }: nichts

error-web-address = Die Webseite kann die Adresse { $address }:{ $port } nicht benutzen ({ $what }). Wähle mit --web-port einen anderen Port.
error-web-links-not-kept = Die Links der Webseite ließen sich nicht speichern ({ $what }). Sie gelten, bis die Zentrale endet.
web-links-file-damaged = Die Datei { $file } mit den Links der Webseite ist beschädigt. Es gibt neue Links: Scannt die Codes noch einmal.

cli-play-web = zeigt den Tisch auch auf Handys, als Webseite; auch [web] in der Konfiguration
cli-play-web-port = Port der Webseite (8080; 0: ein freier)
cli-play-headless = kein Terminal: nur die Webseite
cli-headless-web = --headless braucht die Webseite: Ergänze --web.
cli-port-range = { $given } ist kein Port. Ports sind ganze Zahlen von 0 bis { $most }.
web-host-link = Der Tisch wartet auf seinen Gastgeber. Öffne diesen Link und zeige ihn niemandem: { $link }
web-start = Spiel starten
web-start-cards = Karten
web-start-map = Bodenplan
