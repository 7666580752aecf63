# The web page: what it says to those whom it cannot show anything.

web-refused = La table ne comprend pas cette demande. Retournez à la page d’où vous venez.
web-refused-403 = Cette page demande un lien valable. Scannez le code sur l’écran de la table, ou demandez-en un nouveau à l’hôte.
web-refused-404 = Cette page n’existe pas à cette table.
web-refused-421 = La table ne répond pas à ce nom. Ouvrez le lien comme la table le montre, ou ajoutez le nom à hosts sous [web] dans la configuration.
web-refused-429 = C’était trop à la fois. Cette page essaie encore toute seule.
web-refused-500 = La table s’est trompée. Cette page essaie encore toute seule.

cli-bench-web = Délai avant que les téléphones montrent ce que sait le hub, coût de 30 spectateurs, et taille d’une page en octets, comparés à un simple serveur d’événements.
