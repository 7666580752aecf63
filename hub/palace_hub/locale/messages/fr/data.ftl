### Faults in a set of cards, boards and ground maps. The key is `data-` and the code of monkey_palace.faults.TEXTS, with dashes.

data-fault = { $file }:{ $line } : { $field ->
        [nowhere] { $text }
       *[other] { $field } : { $text }
    }{ $rule ->
        [none] {""}
       *[other] { " " }(R{ $rule })
    }
data-maps-misnamed = { $found } n’est pas lu : un jeu garde ses propres Plans de construction dans un fichier { $allowed }. Renommez-le, ou déplacez-le ailleurs.
data-file-missing = il n’y a pas de fichier { $found }. Un jeu de cartes est un dossier avec { $allowed }.
data-file-unreadable = la ligne { $found } n’est pas du texte en UTF-8. Enregistrez le fichier comme texte simple en UTF-8.
data-file-refused = le fichier ne peut pas être lu : { $found }. Donnez-vous le droit de le lire.
data-file-not-ordinary = { $found } est un dossier, un tube ou un périphérique. Mettez un fichier à sa place.
data-file-is-json = le fichier est du JSON ; un jeu de cartes est du TOML, avec des lignes comme { $allowed }. Est-ce le bon fichier ?
data-file-too-long = le fichier a { $found } caractères ; un jeu en a au plus { $allowed }. Est-ce le bon fichier ?
data-toml-syntax = la ligne "{ $found }" n’est pas du TOML : { $detail }. Écrivez clé = valeur, avec le texte entre "guillemets droits".
data-key-unknown = clé inconnue "{ $found }" ; sont permises : { $allowed }. { $mend }
data-key-missing = il manque "{ $found }". Ajoutez une ligne { $mend }.
data-wrong-type = trouvé { $found }, mais il faut { $allowed }. Écrivez { $mend }.
data-out-of-range = trouvé { $found } ; est permis : { $allowed }. Regardez encore le nombre imprimé.
data-format-unknown = trouvé le format { $found } ; cette version lit { $allowed }. Écrivez format = { $allowed }.
data-text-not-plain = trouvé "{ $found }" ; est permis : { $allowed }. Choisissez un texte simple et court.
data-pile-unknown = il n’y a pas de paquet "{ $found }" ; les paquets sont { $allowed }. { $mend }
data-cost-not-of-pile = trouvé le coût { $found } ; une carte du paquet { $pile } coûte { $allowed }. Corrigez le coût ou le paquet.
data-colour-not-of-pile = trouvé la couleur "{ $found }" ; une carte du paquet { $pile } est "{ $allowed }". Corrigez la couleur ou le paquet.
data-symbol-unknown = "{ $found }" n’est pas un symbole pour cet endroit ; sont permis : { $allowed }. { $mend }
data-id-duplicate = l’identifiant "{ $found }" est déjà donné à la ligne { $first } ; chacun ne sert qu’une fois. Choisissez-en un autre.
data-cards-total = trouvé { $found } cartes ; un jeu en a { $allowed }. { $mend }
data-pile-empty = le paquet { $found } n’a aucune carte ; chacun des 12 paquets en a au moins { $allowed }. Saisissez ses cartes.
data-seat-duplicate = la place { $found } est déjà donnée à la ligne { $first } ; chaque place a un seul plateau Joueur. Corrigez-la.
data-seat-missing = il n’y a pas de plateau Joueur pour la place { $found } ; les places { $allowed } en ont un chacune. Ajoutez son [[board]].
data-slots-wrong = trouvé { $found } emplacements de carte ; un plateau Joueur en a { $allowed }. Corrigez le nombre ou enlevez la ligne.
data-kit-not-as-printed = trouvé un lot de départ de { $found } ; la place { $seat } commence avec { $allowed } dans toutes les éditions. Corrigez le lot.
data-kits-exceed-box = les quatre lots de départ prennent { $found } { NOUN($piece, 2) } ; la boîte en contient { $allowed }. Regardez encore les lots.
data-board-delivers-nothing = le plateau Joueur de la place { $found } n’a pas de Livraison récurrente ; il lui faut { $allowed }. Ajoutez-la.
data-map-duplicate = le Plan de construction { $found } est déjà donné à la ligne { $first } ; chaque numéro a un seul Plan. Corrigez-le.
data-map-missing = il n’y a pas de Plan de construction { $found } ; un jeu a les Plans { $allowed }, ou aucun. Ajoutez son [[map]].
data-grid-rows = la grille a { $found } lignes ; une plaque en a { $allowed }. Recomptez-les.
data-grid-columns = la ligne { $row } de la grille a { $found } caractères ; une ligne en a { $allowed }. Recomptez-les.
data-grid-mark = ligne { $row }, colonne { $column } : trouvé "{ $found }" ; sont permis : { $allowed }. Écrivez l’un d’eux.
data-knob-dead = ligne { $row }, colonne { $column } : personne ne peut atteindre le tenon du plot { $stud } : il n’est pas à un multiple de trois plots de l’escalier de départ. Déplacez-le, ou écrivez un point.
data-staircase-wrong = trouvé "{ $found }" : { $detail }. Écrivez-le comme { $allowed }.
data-staircase-unmarked = ligne { $row }, colonne { $column } : trouvé "{ $found }", mais l’escalier de départ est sur le plot { $stud }. Écrivez-y le tenon comme { $allowed }.
data-staircase-elsewhere = ligne { $row }, colonne { $column } : trouvé "{ $found }", mais l’escalier de départ n’est pas sur le plot { $stud }. Écrivez { $allowed }, ou corrigez l’escalier.
data-first-turn-impossible = la place 1 ne peut pas construire d’escalier avec { $allowed }. Ouvrez des tenons à côté de l’escalier.
data-second-turn-impossible = si la place 1 construit { $found }, la place 2 ne peut pas construire avec { $allowed }. Ouvrez plus de tenons.
data-sets-differ = trouvé { $key } = "{ $found }", mais { $other } dit "{ $allowed }". Écrivez la même chose dans les deux fichiers.
