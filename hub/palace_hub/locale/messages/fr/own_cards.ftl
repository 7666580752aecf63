### `palace cards`: the editor in which a family types the cards, boards and maps of its own box.

## Pages and keys

# limit: footer
cards-page-piles = Paquets
# limit: footer
cards-page-cards = Cartes
# limit: footer
cards-page-boards = Plateaux
# limit: footer
cards-page-maps = Plans
# limit: footer
cards-page-check = Contrôle
cards-saved = enregistré
cards-unsaved = pas gardé
# limit: footer
cards-key-page = Page
# limit: footer
cards-key-undo = Annuler
# limit: footer
cards-key-redo = Rétablir
# limit: footer
cards-key-next = Suivant
# limit: footer
cards-key-size = Nombre
# limit: footer
cards-key-clear = Vider
# limit: footer
cards-key-pile = Paquet
# limit: footer
cards-key-erase = Effacer
# limit: footer
cards-key-map = Plan
# limit: footer
cards-key-leave = Quitter
# limit: footer
cards-key-help = Aide

## Words of a card

cards-piece-arch = arche
cards-piece-brick = brique
cards-piece-column = colonne
cards-piece-brick_or_arch = brique ou arche
cards-bananas = { $count ->
    [one] Banane
   *[other] Bananes
}
cards-once = à l’achat
cards-each = par tour
# limit: here
cards-bananas-heading = Bananes : tapez le nombre
# limit: here
cards-once-heading = Une fois, à l’achat
# limit: here
cards-each-heading = À chaque tour
# limit: title
cards-kit-heading = Lot de départ
# limit: title
cards-card-title = Carte { $number } sur { $count }
cards-pile-title = Paquet : { $pile }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# limit: title
cards-board-title = Joueur { $seat }
# limit: action
cards-next = Suivant

## What to do

# limit: line
cards-piles-how = Combien de cartes compte chaque paquet de votre boîte ? Comptez, tapez le nombre, puis Enter.
# limit: line
cards-piles-offer = Les nombres affichés sont ceux du jeu maison. Tous les paquets ensemble font 67 cartes.
cards-sum = { $total } cartes sur { $all }
# limit: line
cards-boards-how = Tapez le lot de départ par ses lettres, puis Enter, puis ce que le plateau Joueur livre.
# limit: explanation
cards-maps-how = l, d, g : un tenon, et on avance. Point : aucun. Enter : ligne suivante. ? : toutes les touches.
cards-progress = { $typed } cartes saisies sur { $all }.
# limit: line
cards-cards-how = { $typed } sur { $all } saisies. Chiffres : Bananes (B). Lettres : un symbole chacune. Enter : la suivante.
cards-progress-boards = { $typed } plateaux Joueur saisis sur { $all }.

## Maps

# limit: tray
cards-paint-l = clair
# limit: tray
cards-paint-d = foncé
# limit: tray
cards-paint-g = doré
# limit: tray
cards-paint-closed = fermé
# limit: tray
cards-paint-nothing = aucun
# limit: action
cards-tool-staircase = escalier
# limit: action
cards-tool-mirror = miroir à droite
# limit: action
cards-tool-mirror-down = miroir en bas
# limit: action
cards-tool-repeat = remplir la ligne
# limit: action
cards-tool-repeat-row = copier en bas
cards-map-at = Gauche { $x }, bord { $y }.
cards-map-knobs = { $count ->
    [one] { $count } tenon libre.
   *[other] { $count } tenons libres.
}
cards-map-use = Plans de construction terminés : { $count } sur { $all }. Jusqu’à ce qu’ils le soient tous, les parties utilisent les Plans maison.
cards-feet-bare = { $count ->
    [one] Un tenon sous l’escalier n’a pas de couleur : voyez le « ? ».
   *[other] { $count } tenons sous l’escalier n’ont pas de couleur : voyez les « ? ».
}
cards-knobs-outside = { $count ->
    [one] Le tenon marqué « ! » est hors de portée : comptez de trois en trois.
   *[other] { $count } tenons marqués « ! » sont hors de portée : comptez de trois en trois.
}
cards-no-staircase-yet = Le Plan n’a pas encore d’escalier de départ : allez à son premier pied et appuyez sur s.
cards-map-used = Tous les Plans de construction sont terminés : les parties les utilisent.

## Answers to a key

cards-no-key = Cette touche ne fait rien ici. La touche ? montre les touches.
cards-no-size = Un paquet compte au plus { $most } cartes. Tapez de 0 à { $most }.
cards-pile-typed = { $count ->
    [one] { $count } carte de ce paquet est saisie. Videz-la d’abord, ou tapez + pour un paquet plus grand.
   *[other] { $count } cartes de ce paquet sont saisies. Videz-en d’abord, ou tapez + pour un paquet plus grand.
}
cards-pile-empty = Ce paquet n’a aucune carte. Chaque paquet en a au moins une.
cards-sum-wrong = Les paquets font { $total } cartes en tout ; une boîte en a { $all }. Recomptez les paquets.
cards-no-bananas = { $found } Bananes, c’est trop : de 0 à { $most }. Regardez encore la carte.
cards-most-symbols = Une Livraison a au plus { $most } symboles d’une sorte. Regardez encore la carte.
cards-nothing-left = Il n’y a plus rien à enlever ici.
cards-bananas-first = Tapez d’abord les Bananes ; 0 si la carte n’en montre aucune.
cards-some-left = Il reste des cartes à saisir : voici la première.
cards-all-typed = Les { $count } cartes sont saisies. Maintenant, les quatre plateaux Joueur.
cards-kit-is-pieces = Un lot de départ, ce sont des arches, des briques et des colonnes. Cette touche sert aux Livraisons.
cards-kit-first = Saisissez d’abord le lot de départ du plateau Joueur { $seat } : il est au verso.
cards-delivery-first = Le plateau Joueur { $seat } porte une Livraison récurrente. Saisissez-la d’abord.
cards-edge = Ici, la fiche se termine.
cards-row-done = Ligne suivante.
cards-last-row = C’était la dernière ligne.
cards-no-staircase = L’escalier de départ n’a pas la place d’ici : il lui faut six plots.
cards-undone = Annulé. y rétablit.
cards-redone = Rétabli.
cards-nothing-to-undo = Il n’y a rien à annuler.
cards-nothing-to-redo = Il n’y a rien à rétablir.
cards-more-faults = et { $count } de plus
cards-not-kept = Le jeu { $name } n’est pas enregistré : { $what }. Libérez de la place dans { $folder } ; le hub essaie encore après la prochaine carte.
cards-leave-unsaved = Le jeu ne peut pas être enregistré. Appuyez encore sur Ctrl+Q pour quitter et perdre les derniers changements.

## The check

cards-check-title = Le jeu est-il complet ?
cards-check-missing = Il manque encore, avant de pouvoir jouer avec ce jeu :
cards-check-complete = Toutes les cartes et tous les plateaux Joueur sont saisis.
cards-check-maps = { $count ->
    [0] Les quatre Plans de construction sont terminés : les parties les utilisent.
    [one] Le Plan { $maps } n’est pas terminé : jusque-là, les parties utilisent les Plans maison.
   *[other] Les Plans { $maps } ne sont pas terminés : jusque-là, les parties utilisent les Plans maison.
}
cards-check-faults = { $count ->
    [one] Une chose ne peut pas être juste :
   *[other] { $count } choses ne peuvent pas être justes :
}
cards-check-map = Plan { $number } : { $text }
cards-check-sound = Rien de ce que vous avez saisi ne contredit une règle.
cards-check-play = Pour jouer avec : palace play --set { $name }
cards-lack-pile = { $colour ->
    [multi] { $count } multicolore { $cost }
   *[other] { $count } { SHORT($colour, 1) } { $cost }
}
cards-lack-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $piles ->
    [none] { "" }
   *[other] { " : " }{ $piles }
}
cards-lack-boards = { $count ->
    [one] plateau Joueur { $seats }
   *[other] plateaux Joueur { $seats }
}

## Help

cards-help-title = Touches de cette page
cards-help-close = N’importe quelle touche revient.
cards-help-sizes = 0 à 9 : le nombre de cartes du paquet marqué. Enter : le paquet suivant.
cards-help-rows = Haut, bas : un autre paquet. Gauche, droite ou - et + : un de moins, un de plus.
cards-help-digits = 0 à 9 : le nombre de la ligne marquée ; d’abord, ce sont les Bananes.
cards-help-once = e : une brique ou arche, k : une colonne, à l’achat de la carte.
cards-help-each = a : une arche, b : une brique, à chaque tour.
cards-help-capitals = K : une colonne, E : une brique ou arche, à chaque tour (rare).
cards-help-next = Enter : la carte suivante. La précédente est alors enregistrée.
cards-help-lines = Haut, bas : une autre ligne. - et + : moins, plus. Backspace : reprendre.
cards-help-walk = Gauche, droite : une autre carte. PgUp, PgDn : un autre paquet.
cards-help-clear = Del : vider la carte.
cards-help-board = a : une arche, b : une brique, k : une colonne, e : une brique ou arche.
cards-help-board-next = Enter : du lot de départ à la Livraison récurrente, puis au plateau Joueur suivant.
cards-help-board-walk = Gauche, droite : le plateau Joueur précédent ou suivant. Del : le vider.
cards-help-paint = l, d, g : un tenon vert clair, vert foncé ou doré ; point : aucun ; x : fermé.
cards-help-map-next = Enter : la ligne de tenons suivante. 1 à 4 : un autre Plan.
cards-help-arrows = Flèches : trois plots plus loin ; avec Shift : un. Backspace : un en arrière. Del : effacer.
cards-help-staircase = s : l’escalier de départ commence ici. Encore : il tourne.
cards-help-mirror = m : la moitié gauche en miroir à droite. v : la moitié du haut en miroir vers le bas.
cards-help-repeat = r : ce tenon répété jusqu’au bout de la ligne. R : cette ligne répétée jusqu’en bas de la fiche.
cards-help-undo = u : annuler, autant de fois que vous voulez. y : rétablir.
cards-help-pages = Tab, Shift+Tab : une autre page.
cards-help-leave = t : clair ou sombre. Ctrl+Q : quitter ; tout ce qui est saisi est gardé.

## The command line

cli-cards = Saisit les cartes, les plateaux Joueur et les Plans de construction de votre boîte. Vous pouvez vous arrêter et continuer plus tard.
cli-cards-words = NOM ouvre un jeu (le seul, si rien n’est indiqué) ; "export NOM FICHIER" l’écrit dans un fichier, "import FICHIER" en lit un, "import FICHIER NOM" sous un autre nom
cli-cards-last-good = ouvre la dernière bonne copie d’un jeu endommagé
cli-cards-usage = Utilisez "palace cards", "palace cards NOM", "palace cards export NOM FICHIER" ou "palace cards import FICHIER NOM" (NOM est facultatif).
cards-bad-name = { $name } ne peut pas être le nom d’un jeu. Prenez jusqu’à 24 caractères : a à z, 0 à 9, - et _ ; pas house, export ni import. Pour un fichier : palace cards import FICHIER NOM
cards-which = Vous avez plusieurs jeux. Ouvrez-en un avec "palace cards NOM" :
cards-one-of = { $name } : { $typed } cartes sur { $all }, { $boards } plateaux Joueur sur 4
cards-one-damaged = { $name } : endommagé
cards-damaged = Le jeu { $name } ne peut pas être ouvert : { $text }{ $copy ->
    [yes] {" "}Sa dernière bonne copie est gardée : palace cards { $name } --last-good
   *[no] {" "}Corrigez la ligne, ou déplacez le dossier { $folder } ailleurs.
}
cards-not-complete = Le jeu de cartes { $name } n’est pas complet ; il manque : { $missing }. Saisissez le reste : palace cards { $name }
cards-no-set = Il n’y a pas de jeu de cartes { $name }. Les vôtres : { $known }
cards-exported = Le jeu { $name } est dans { $file }.
cards-imported = Le jeu est maintenant à vous sous le nom { $name } : { $typed } cartes sur { $all }, { $boards } plateaux Joueur sur 4. Pour l’ouvrir : palace cards { $name }
cards-exists = Vous avez déjà un jeu { $name }. Donnez à l’autre un nom à lui : palace cards import { $file } NOM
cards-file-exists = { $file } existe déjà. Indiquez un autre fichier.
cards-not-a-set = { $file } n’est pas un jeu de cartes. { $text ->
    [none] {""}
   *[other] { $text }{" "}
}Un jeu est un fichier de "palace cards export", ou un dossier avec cards.toml.
