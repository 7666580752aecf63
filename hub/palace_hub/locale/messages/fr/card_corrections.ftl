### It was another card: the question before the correction, with all that follows from it.

told-counted-again = Le score a été recompté.
correction-sure = Est-ce cette carte ?
correction-agree = Êtes-vous tous d’accord ?
correction-impossible = Ce n’est pas possible
correction-yes = Oui, corriger
correction-agree-yes = Tous d’accord
correction-no = Revenir
correction-was = { $name }, carte saisie : { $card }
correction-is = { $name }, en réalité : { $card }
correction-swap = Dans la liste du hub, { $name } avait cette carte : les deux cartes changent de place.
correction-swap-own = { $name } a aussi cette carte : les deux cartes changent de place.
correction-overrules-too-few-credits = Trop cher : les cartes de ce tour coûtent { $cost }, et il y avait { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
} (règle { $rule }).
correction-overrules-wrong-colour = Mauvaise couleur : une carte { $colour ->
    [gold] dorée
   *[other] { SHORT($colour, 1) }
} a été achetée, alors que seules les cartes { $wanted ->
    [gold] dorées
   *[other] { SHORT($wanted, 1) }
} ou multicolores étaient permises (règle { $rule }).
correction-overrules-pile-twice = Deux cartes d’un même paquet pendant ce tour : { $colour ->
    [multi] multicolore
   *[other] { SHORT($colour, 1) }
} { $cost } (règle { $rule }).
correction-overrules-withdraws-end = La partie ne se termine pas : avec cette carte, il ne manquait rien à la Livraison prise par { $player } (règle { $rule }).
correction-gets = { $name } reçoit { $pieces } de l’Insert.
correction-gives-back = { $name } remet { $pieces }.
correction-owed-nothing = { $name } et l’Insert sont quittes.
correction-due = La Livraison que { $name } prend maintenant est { $due }, et non { $before }.
correction-income = { $name } reçoit désormais { $each } à chaque tour, et non { $before }.
correction-bananas-more = { $name } a { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
} de plus.
correction-bananas-fewer = { $name } a { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
} de moins.
correction-end = La Livraison prise par { $name } met fin à la partie après cette manche (règle 11.7).
correction-winner = { $count ->
    [one] Alors, { $names } gagne.
   *[other] Alors, { $names } se partagent la victoire.
}
correction-nothing-else = Rien d’autre ne change.
correction-entered = Carte saisie : { $card }
correction-prints = En réalité : { $card }
correction-sure-print = Est-ce juste ?
correction-board-entered = Plateau Joueur { $seat }, saisi : { $symbols }
correction-board-prints = En réalité : { $symbols }
