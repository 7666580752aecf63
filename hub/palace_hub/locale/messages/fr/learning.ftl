### Learn while playing: what a card, a board or the ground map prints is entered when it is needed.

## The card

# limit: line
learn-card-title = Qu’est-ce qui est imprimé sur cette carte ? À saisir une seule fois.
# limit: line
learn-card-wrong-title = Qu’est-ce qui est vraiment imprimé sur cette carte ?
learn-card-how = { $pile } : tapez les Bananes en chiffres. Chaque lettre ajoute une pièce.
# limit: title
learn-take = La prendre
# limit: title
learn-correct = La corriger
learn-done = Fini

## The board

# limit: line
learn-board-page = Que donne ce plateau Joueur à chaque tour ? À saisir une seule fois.
# limit: line
learn-board-how = Regardez son bord gauche. Chaque lettre ajoute une pièce ; à la fin, Enter.
# limit: line
learn-board-wrong-page = Que donne vraiment ce plateau Joueur par tour ? Gauche, droite : un autre.
learn-board-title = Plateau Joueur { $seat } : { $name }
# limit: headline
head-learn-board = Plateau Joueur
# limit: explanation
explain-learn-board = { $name } prend la première Livraison de ce plateau Joueur. Regardez son bord gauche (règle 11.8).
# limit: main-action
main-learn-board = Saisir le plateau Joueur
# limit: main-action
main-learn-knob = Y a-t-il un tenon ?

## The beginning of a set

# limit: line
learn-sizes-title = Votre boîte : combien de cartes chaque paquet compte-t-il ?
# limit: line
learn-kits-title = Votre boîte : quelles pièces donne chaque plateau Joueur au début ?
# limit: line
learn-kits-how = Regardez le verso de chacun. Chaque lettre ajoute une pièce ; Enter : le suivant.
# limit: title
learn-set-name = nom de votre jeu
# limit: footer
learn-key-name = Nom
learn-set-taken = Vous avez déjà un jeu { $name }. Appuyez sur n et tapez un autre nom.
learn-set-bad-name = { $name } ne peut pas être le nom d’un jeu : appuyez sur n ; minuscules, chiffres, - et _ seulement.

## The knob

# limit: headline
ask-knob = Un tenon ici ?
# limit: explanation
ask-knob-why = Le hub ne connaît encore aucun tenon ici. Regardez le Plan de construction sous la pièce (règle 11.8).
# limit: explanation
ask-knob-not-sure = À saisir une fois, pour toutes les parties sur ce Plan de construction.
# limit: action
ask-knob-colour = { $sign } { $colour ->
    [gold] doré
   *[other] { SHORT($colour, 1) }
}
# limit: action
ask-knob-no = Pas de tenon
# limit: hint
plan-aim-asks = question sur le tenon là-bas
# limit: here
plan-here-unknown = Aucun tenon saisi ici

## The market

tile-enter = à saisir
tile-enter-other = Une autre carte : à saisir
tile-not-entered = { $count ->
    [one] { $count } à saisir
   *[other] { $count } à saisir
}
