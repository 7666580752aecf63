# The web page: what only phones and the television show. Everything else comes from the sentences of the screens.

web-title = Monkey Palace
web-opened = Ce lien est ouvert. Aller à la table
web-pages = Pages
web-nav-seat = Place { $number }
web-nav-table = Table
web-nav-host = Hôte
web-offline = La table ne répond pas. Cette page la cherche et continue toute seule.
web-failed = Cela n’est pas arrivé. Essayez encore.
web-not-now = Cela ne va pas maintenant. Regardez en haut de la page : elle dit ce qui vient ensuite.
web-yes = Oui
web-no = Non
web-back = Retour
web-steps = Étapes de ce tour
web-own = Ce que vous avez
web-tray = Insert
web-players = Joueurs
web-player = Joueur
web-score = Bananes
web-trophies = Trophées
web-fewer = Moins : { $what }
web-more = Plus : { $what }
web-pass-build = Impossible de construire
web-take-frog = Prendre la Grenouille
web-by-hand = Jouer ce tour à la main
web-keep = Garder tel quel
web-hint = Indice
web-ask-pass-build = Vous ne construisez vraiment rien ce tour-ci ?
web-ask-keep = Le hub doit-il compter avec ce que contient l’Insert maintenant ?
web-node-height = Rangée { $row }, case { $number } : hauteur { $height }
web-node-knob = Rangée { $row }, case { $number } : tenon { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}
web-node-nothing = Rangée { $row }, case { $number } : rien

error-web-address = La page web ne peut pas utiliser l’adresse { $address }:{ $port } ({ $what }). Choisissez un autre port avec --web-port.
error-web-links-not-kept = Les liens de la page web n’ont pas pu être enregistrés ({ $what }). Ils sont valables jusqu’à l’arrêt du hub.
web-links-file-damaged = Le fichier { $file }, celui des liens de la page web, est endommagé. De nouveaux liens ont été créés : scannez de nouveau les codes.

cli-play-web = montre aussi la table sur les téléphones, par une page web ; voir aussi [web] dans la configuration
cli-play-web-port = port de la page web (8080 ; 0 : un port libre)
cli-play-headless = sans terminal : la page web seule
cli-headless-web = --headless a besoin de la page web : ajoutez --web.
cli-port-range = { $given } n’est pas un port. Les ports sont des nombres entiers de 0 à { $most }.
web-host-link = La table attend son hôte. Ouvrez ce lien, et ne le montrez à personne : { $link }
web-start = Commencer la partie
web-start-cards = Cartes
web-start-map = Plan de construction
