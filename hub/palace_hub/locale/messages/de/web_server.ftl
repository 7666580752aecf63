# The web page: what it says to those whom it cannot show anything.

web-refused = Der Tisch versteht das nicht. Geh zurück zu der Seite, von der du kommst.
web-refused-403 = Diese Seite braucht einen Link, der gilt. Scanne den Code auf dem Bildschirm des Tisches, oder bitte den Gastgeber um einen neuen.
web-refused-404 = An diesem Tisch gibt es keine solche Seite.
web-refused-421 = Der Tisch hört nicht auf diesen Namen. Öffne den Link so, wie ihn der Tisch zeigt, oder ergänze den Namen in der Konfiguration unter [web] bei hosts.
web-refused-429 = Das war zu viel auf einmal. Diese Seite versucht es von selbst noch einmal.
web-refused-500 = Der Tisch hat einen Fehler gemacht. Diese Seite versucht es von selbst noch einmal.

cli-bench-web = Wie bald Handys zeigen, was die Zentrale weiß, was sie 30 Zuschauer kosten und wie viele Bytes eine Seite hat, im Vergleich zu einem nackten Server für Ereignisse.
