### Refusals of the rules. The key is `rule-` and the code of monkey_palace.errors.CODES, with dashes.

rule-same-name = Les places { $seat } et { $other } portent toutes deux le nom { $name } : changez l’un des noms.
rule-not-due = Ce n’est pas le moment pour { $command } : maintenant vient { $expected } (règle 2.4).
rule-game-over = La partie est terminée : { $command } vient trop tard (règle 8.3).
rule-palace-unknown = La forme du palais n’est pas connue : décrivez l’escalier.
rule-bad-notation = Pièce { $number } de l’escalier illisible : écrivez { $expected }, et non { $word }.
rule-no-arch = Un escalier se termine par une arche : ajoutez-en au moins une (règle 4.3).
rule-not-enough-pieces = { $has ->
    [0] Aucune { NOUN($piece, 1) } dans votre stock, mais { $wanted } dans l’escalier (règle 4.9).
   *[other] Seulement { $has } { NOUN($piece, $has) } dans votre stock, et non { $wanted } (règle 4.9).
  }
rule-height-too-low = Chaque arche monte : hauteur { $lowest } au moins, et non { $height } (règle 4.6).
rule-height-too-high = Avec ces pièces, la hauteur est de { $highest } au plus, et non { $height } (règle 4.6).
rule-height-between = Avec ces pièces, les hauteurs possibles sont { $levels }, et non { $height } (règle 4.6).
rule-pieces-reach-nothing = { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } et { $columns } { NOUN("column", $columns) } : impossible de rejoindre le palais avec cela (règle 4.5).
rule-facts-impossible = Sur ce palais, aucun escalier n’a ces pièces, cette couleur de départ et cette hauteur (règle 4.6).
mend-facts-impossible = Recomptez les pièces et la hauteur, et vérifiez que c’est bien le Plan de construction { $map } qui est sur la plaque.
rule-five-high-impossible = Pas de pile de cinq briques avec { $bricks } { NOUN("brick", $bricks) } et { $columns } { NOUN("column", $columns) } (règle 8.1).
rule-five-high-too-low = Une pile de cinq briques porte la pièce décorative à { $lowest } au moins, et non à { $height } (règle 8.1).
rule-five-high-certain = Pour atteindre { $height } avec { $arches } { NOUN("arch", $arches) }, il y a forcément une pile de cinq briques (règle 8.1).
rule-decoration-missing = Il faut poser la pièce décorative de la couleur de départ : { NOUN($wanted, 1) } (règle 5.1).
rule-wrong-decoration = Il faut poser une { NOUN($wanted, 1) }, et non une { NOUN($decoration, 1) } (règle 5.1).
rule-decoration-out = Il ne reste aucune { NOUN($decoration, 1) } (règle 10.7).
rule-no-decoration-due = Il ne reste aucune { NOUN($wanted, 1) }, et aucune autre couleur ne se pose : pas de { NOUN($decoration, 1) } (règle 10.7).
rule-unknown-card = La carte { $card } n’existe pas dans ce jeu (règle 6.2).
rule-card-not-on-top = { $card } n’était pas sur le dessus au début du tour (règle 6.2).
rule-deck-not-printed = { $command } vaut pour des cartes imprimées : celles-ci sont mélangées par le programme (règle 11.1).
rule-deck-is-so = { $deck ->
    [printed] Vos cartes imprimées sont déjà en jeu (règle 11.1).
   *[screen] Le programme mélange déjà les cartes (règle 11.1).
  }
rule-deck-in-use = Une carte a déjà été achetée : on ne change plus de cartes (règle 11.1).
rule-card-removed = { $card } est perdue et ne fait plus partie du jeu (règle 11.4).
rule-card-of-other-pile = { $card } vient du paquet { $pile }, et non du paquet { $other } (règle 11.3).
rule-player-gone = { $player } a déjà quitté la partie (règle 12.2).
rule-no-such-seat = Il n’y a pas de place { $seat } dans une partie à { $players } (règle 2.1).
rule-card-not-held = { $player } n’a pas la carte { $card } (règle 11.5).
rule-card-is-the-same = { $card } est déjà la carte indiquée : indiquez la bonne (règle 11.5).
rule-settles-nothing = Indiquez les pièces que vous prenez ou remettez (règle 11.6).
rule-settles-too-much = { $owed ->
    [one] Seulement { $owed } { NOUN($piece, $owed) } est due
   *[other] Seulement { $owed } { NOUN($piece, $owed) } sont dues
}, et non { $moves } (règle 11.6).
rule-settles-above-tray = L’Insert contient { $has } { NOUN($piece, $has) } : impossible d’en prendre { $moves } (règle 11.6).
rule-settles-above-stock = Seulement { $has } { NOUN($piece, $has) } dans ce stock : impossible d’en remettre { $moves } (règle 11.6).
rule-withdraws-end = Avec la bonne carte, il ne manquait rien à la Livraison prise par { $player }. La partie continue : êtes-vous d’accord ? (règle 11.7)
rule-card-held = { $player } a déjà la carte { $card } : elle n’est plus dans son paquet (règle 11.2).
rule-card-unknown = Ce qui est imprimé sur { $card } n’est pas encore connu : saisissez-le d’abord (règle 11.8).
rule-board-unknown = Ce que livre le plateau Joueur ({ $player }) n’est pas encore connu : saisissez-le d’abord (règle 11.8).
rule-set-incomplete = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $boards ->
    [one] { $boards } plateau Joueur
   *[other] { $boards } plateaux Joueur
} restent à saisir : jouez avec vos cartes imprimées (règle 11.8).
rule-learnt-already = { $what } : c’est déjà connu (règle 11.8).
rule-board-empty = Le plateau Joueur de la place { $seat } porte au moins un symbole (règle 1.6).
rule-knob-in-use = { $at } est posé sur le tenon sous { $cell } : il y en a donc un (règle 3.5).
rule-knob-unseen = Une pièce est peut-être posée sur le tenon sous { $cell } : la forme du palais n’est pas connue (règle 11.8).
rule-pile-twice = Une seule carte par paquet et par tour (règle 6.2).
rule-wrong-colour = Les cartes doivent être { $wanted ->
    [gold] dorées
   *[other] { SHORT($wanted, 1) }
} ou multicolores (règle 6.1).
rule-too-few-credits = Ces cartes coûtent { $cost }, vous avez { $credits } (règle 6.1).
rule-wrong-slot-count = { $cards ->
    [one] Choisissez un emplacement pour la carte
   *[other] Choisissez un emplacement pour chacune des { $cards } cartes
} ; choisis jusqu’ici : { $slots } (règle 7.3).
rule-empty-slots-first = Remplissez d’abord les emplacements vides (règle 7.3).
rule-new-cards-apart = Tous les emplacements sont pris : posez les nouvelles cartes les unes sur les autres (règle 10.10).
rule-correction-empty = Une correction porte sur au moins une pièce (règle 7.6).
rule-correction-below-zero = L’Insert contient { $has } { NOUN($piece, $has) } : il ne peut pas en manquer { $wanted } (règle 7.6).
rule-correction-above-box = On a pu retrouver au plus { $most } { NOUN($piece, $most) }, et non { $wanted } (règle 7.6).
rule-wrong-delivery = { $expected ->
    [one_time] C’est le moment de la Livraison immédiate
   *[recurring] C’est le moment de la Livraison récurrente
}, pas de la Livraison { $got ->
    [one_time] immédiate
   *[recurring] récurrente
} (règle 2.4).
rule-took-too-many = { $most } { NOUN($piece, $most) } au plus, et non { $taken } (règle 7.5).
rule-took-too-few = { $least } { NOUN($piece, $least) } au moins, et non { $taken } (règle 7.4).
rule-took-wrong-mix = { $arch } { NOUN("arch", $arch) } et { $brick } { NOUN("brick", $brick) }, ce n’est pas cette Livraison (règle 7.1).
rule-frog-not-in-play = La Grenouille ne participe pas à cette partie (règle 1.3).
rule-frog-already-held = Vous avez déjà la carte Trophée Grenouille (règle 9.3).
rule-frog-needs-column = Il ne reste aucune colonne à prendre avec la Grenouille (règle 9.3).
rule-frog-needs-staircase = Aucun escalier n’a été construit ce tour-ci : on ne peut pas prendre la Grenouille (règle 9.3).
rule-could-build = Vos pièces suffisent pour un escalier : construisez (règle 4.10). Par exemple : { $example }
rule-knob-needed = Choisissez le tenon : { $count } conviennent (règle 9.4).
rule-knob-not-open = Le Singe se place sur un tenon libre à l’extrémité d’une arche, pas en { $at } (règle 9.1).
rule-knob-not-lowest = La Grenouille se place au point le plus bas de cet escalier : { $lowest }, et non { $at } (règle 9.3).

### A staircase on the plate (rules 3, 4, 5.1): the broken rule, and under `mend-` the fix. $at and $other are placements
### in notation, $cell and $knob are cells.

rule-off-plate = Pièce { $at } ({ NOUN($piece, 1) }) : elle atteint { $cell }, hors de la plaque, dont les plots vont de 0 à { $last } (règle 3.1).
mend-off-plate = Déplacez { $at } de { $studs ->
    [one] { $studs } plot
   *[other] { $studs } plots
} vers { $way ->
    [east] l’est
    [west] l’ouest
    [north] le nord
   *[south] le sud
}.
rule-on-arch-middle = Pièce { $at } ({ NOUN($piece, 1) }) : elle est posée en { $cell } au milieu de l’arche { $other } ; une arche ne porte qu’à ses extrémités (règle 3.3).
mend-on-arch-middle = Déplacez { $at } à une extrémité de { $other } : { $first } ou { $second }.
rule-overlap = Pièce { $at } ({ NOUN($piece, 1) }) : elle occuperait la même case { $cell } que { $other } (règle 3.4).
mend-overlap = Enlevez { $at }, ou déplacez-la pour que { $cell } ne contienne qu’une pièce.
rule-not-supported = Pièce { $at } ({ NOUN($piece, 1) }) : elle est en l’air en { $cell } (règle 3.5).
mend-not-supported = Comblez le vide sous { $cell } avec des briques ou des colonnes, sur une hauteur de { $missing ->
    [one] { $missing } brique
   *[other] { $missing } briques
}, à partir de { $knob }.
rule-no-knob = Pièce { $at } ({ NOUN($piece, 1) }) : en { $cell }, elle n’a pas de tenon où se poser (règle 3.5).
mend-no-knob = Déplacez { $at } sur un tenon libre : le plus proche est { $knob }.
rule-figure-on-knob = Un animal occupe { $cell }, là où irait la pièce { $at } ({ NOUN($piece, 1) }) (règle 3.5).
mend-figure-on-knob = Construisez ailleurs tant que l’animal est là : le tenon libre le plus proche est { $knob }.
rule-both-feet-on-arch = Les deux extrémités de l’arche { $at } sont posées sur une même arche, { $other } (règle 3.6).
mend-both-feet-on-arch = Tournez { $at } autour d’une de ses extrémités, ou mettez une brique sous chacune.
rule-off-grid = Pièce { $at } ({ NOUN($piece, 1) }) : posée en { $cell }, elle est hors de la grille de l’escalier de départ (règle 3.7).
mend-off-grid = Ramenez { $at } sur la grille : le plot le plus proche est { $x_near },{ $y_near }.
rule-start-not-on-ground = L’escalier part de { $cell }, qui n’est pas un tenon libre du sol (règle 4.1).
mend-start-not-on-ground = Partez d’un tenon libre du sol : le plus proche est { $knob }.
rule-start-with-decoration = L’escalier commence par la pièce décorative { $at } (règle 4.2).
mend-start-with-decoration = Mettez-y une brique à la place de { $at }.
rule-ends-with-brick = Pièce { $at } ({ NOUN($piece, 1) }) : elle est posée à l’extrémité de la dernière arche, or un escalier se termine par une arche (règle 4.3).
mend-ends-with-brick = Enlevez ce qui est posé là à partir de { $at }, ou posez-y encore une arche.
rule-on-palace-middle = Pièce { $at } ({ NOUN($piece, 1) }) : elle est posée en { $cell } sur un tenon central de l’arche { $other } (règle 4.4).
mend-on-palace-middle = Déplacez { $at } à une extrémité de { $other }, { $first } ou { $second }, ou sur un autre tenon libre.
rule-not-connected = L’escalier qui part de { $start } n’est posé nulle part sur le palais (règle 4.5).
mend-not-connected = Menez-le jusqu’au palais : le tenon libre le plus proche de son extrémité est { $knob }.
rule-arch-not-higher = L’arche { $at } n’est pas plus élevée que la précédente, { $other } (règle 4.6).
mend-arch-not-higher = Élevez { $at } au moins sur { $level ->
    [one] { $level } brique
   *[other] { $level } briques
} : son extrémité la plus proche va sur { $knob }.
rule-path-broken = L’arche { $at } ne part pas de l’autre extrémité de l’arche précédente, { $other } (règle 4.6).
mend-path-broken = Prolongez le chemin depuis { $knob }, ou enlevez { $at } et ce qui suit.
rule-two-paths = L’arche { $at } commence un second chemin : un escalier est un seul chemin continu de nouvelles arches (règle 4.6). Selon notre lecture de la règle, les anciennes arches n’en sont pas des marches.
mend-two-paths = Enlevez ce chemin, ou prolongez le premier depuis { $knob }.
rule-turns-back = L’arche { $at } revient au-dessus de la précédente, { $other } (règle 4.7).
mend-turns-back = Tournez { $at } autour de son extrémité en { $cell } : tout droit ou sur un côté.
rule-forks = Le chemin se divise à l’arche { $at }, sur { $other } (règle 4.7).
mend-forks = Enlevez { $at } avec les briques qui ne portent qu’elle, ou prolongez-la depuis { $knob }.
rule-loose-brick = Pièce { $at } ({ NOUN($piece, 1) }) : elle n’est sous aucune extrémité d’arche de cet escalier (règle 4.8).
mend-loose-brick = Enlevez ce qui est posé là à partir de { $at }, ou posez dessus l’extrémité d’une arche.
rule-arch-as-support = L’arche { $at } ne fait que soutenir { $other } : chaque arche doit être une marche du chemin (règle 4.8).
mend-arch-as-support = Enlevez { $at } et comblez le vide sous { $cell } avec des briques ou des colonnes.
rule-several-decorations = { $at } est une pièce décorative de trop : il en faut une seule, et non { $count } (règle 5.1).
mend-several-decorations = Enlevez { $at }.
rule-decoration-misplaced = La pièce décorative { $at } n’est pas à l’extrémité de la dernière arche, en { $cell } (règle 5.1).
mend-decoration-misplaced = Déplacez { $at } en { $cell }.
rule-end-taken = L’extrémité de l’escalier en { $cell } est occupée : aucune pièce décorative ne peut s’y poser (règle 5.1).
mend-end-taken = Terminez la dernière arche là où la case au-dessus de son extrémité est libre.
mend-no-arch = Ajoutez une arche.
mend-not-enough-pieces = { $has ->
    [0] Faites sans { NOUN($piece, 1) }.
   *[other] Contentez-vous de { $has } { NOUN($piece, $has) }.
  }
mend-wrong-decoration = Posez une { NOUN($wanted, 1) } à la place.
mend-decoration-out = Posez une autre couleur.
mend-no-decoration-due = Enlevez la pièce décorative.
