### Past games: `palace games`, `palace players` and `palace stats`.

cli-games = Donne la liste des parties jouées, et en montre une.
cli-games-list = Donne la liste des parties, la plus récente d’abord.
cli-games-show = Montre une partie : score, manches, tours.
cli-games-note = Écrit une ligne à côté d’une partie ; sans texte, la note est effacée.
cli-games-date = Fixe le jour d’une partie dont la date est fausse ; sans date, celle de l’horloge vaut de nouveau.
cli-games-delete = Supprime des parties pour toujours.
cli-games-export = Écrit des parties dans un fichier pour d’autres programmes.
cli-games-export-file = son extension dit ce qu’il reçoit : games.csv (une ligne par partie et par joueur), games.json (tout ce qui est connu), one.jsonl (l’enregistrement d’une partie), one.svg (l’image d’une partie)
cli-games-export-turns = dans un fichier .csv, plutôt une ligne par tour
cli-games-export-game = seulement cette partie
cli-games-import = Ajoute une partie à partir d’un enregistrement fait ailleurs.
cli-games-import-file = un enregistrement : de "palace record", de "palace games export", ou des règles
cli-games-import-date = quand elle a été jouée : 2026-05-28, ou "2026-05-28 19:30"
cli-games-number = le numéro de la partie dans la liste
cli-games-turns = donne aussi chaque tour
cli-games-note-words = ce que vous voulez retenir de la partie
cli-games-date-value = 2026-05-28, ou "2026-05-28 19:30"
cli-players-command = Montre qui joue ici, et garde les noms, les signes et les habitudes.
cli-players-name = le nom du joueur
cli-players-rename = Donne un autre nom à un joueur, dans toutes les parties.
cli-players-new = le nouveau nom
cli-players-merge = Fait de deux noms un seul joueur, dans toutes les parties.
cli-players-into = le nom qui reste
cli-players-split = Refait d’un ancien nom un joueur à part.
cli-players-set = Garde la couleur d’un joueur, son signe, son côté de la table et ses indices.
cli-players-set-colour = la couleur du joueur
cli-players-set-symbol = le signe du joueur
cli-players-set-side = le côté de la table, vu depuis l’écran
cli-players-set-hints = quand le joueur reçoit des indices
cli-players-archive = Ne propose plus un joueur pour de nouvelles parties ; les parties restent.
cli-players-restore = Propose de nouveau un joueur mis aux archives.
cli-players-erase = Retire le nom d’un joueur de toutes les parties, pour toujours.
cli-players-name-range = "{ $given }" ne peut pas être un nom. Prenez de 1 à { $most } lettres
cli-history-yes = ne pose pas de question avant
cli-stats = Montre qui a gagné combien de fois, les records, et comment les joueurs construisent.
cli-stats-anew = relit toutes les parties, au lieu d’utiliser ce qui en a été gardé
cli-history-json = affiche une valeur JSON
cli-filter-player = seulement les parties de ce joueur
cli-filter-players = seulement les parties à 2, 3 ou 4 joueurs
cli-filter-year = seulement les parties de cette année
cli-filter-since = seulement les parties à partir de ce jour (2026-05-28)
cli-filter-set = seulement les parties avec les cartes de ce jeu
cli-filter-expansions = seulement les parties avec exactement ces extensions : butterfly,frog, l’une d’elles, ou ""
cli-date = { $given } n’est pas une date entre { $first } et { $last }. Écrivez 2026-05-28, ou "2026-05-28 19:30"
error-history-not-kept = Impossible d’enregistrer : { $file } : { $what }. Solution : libérez de la place sur le disque, ou donnez au hub le droit d’y écrire.
history-file-damaged = { $file } est inutilisable (attendu pour { $field } : { $expected }). Les parties sont affichées sans lui. Solution : supprimez le fichier, ou remettez-en une copie.
games-reading = parties
games-reading-progress = { $done } parties lues sur { $of }
games-stopped = Arrêté. Ce qui a été lu est gardé.
games-unreadable = { $count ->
    [one] La partie { $games } est illisible et laissée de côté.
   *[other] Les parties { $games } sont illisibles et laissées de côté.
}
games-no-such = { $last ->
    [0] Il n’y a encore aucune partie. Jouez-en une d’abord : "palace play".
   *[other] Il n’y a pas de partie { $game }. "palace games" donne la liste des parties avec leurs numéros.
}
games-none = { $games ->
    [0] Aucune partie n’a encore été jouée. Jouez-en une avec "palace play".
   *[other] Aucune partie ne correspond à votre demande.
}
games-column-number = N°
games-column-date = Date
games-column-players = Joueurs et Bananes
games-column-length = Durée
games-column-watched = Vue par
games-column-cards = Cartes
games-no-date = sans date
games-date-unsure = { $date } ?
games-bot = { $name } (robot)
games-open = { $names } (non terminée)
games-watched = { $level ->
    [gold] or
    [silver] argent
    [bronze] bronze
   *[typed] joueurs
}
games-doubt-note = ? : l’horloge n’était pas réglée, la date est peut-être fausse. "palace games date N 2026-05-28" la fixe.
games-note-too-long = La note compte { $count } lettres. Au plus { $most }, s’il vous plaît.
games-noted = La note de la partie { $game } est enregistrée.
games-note-gone = La partie { $game } n’a plus de note.
games-dated = La date de la partie { $game } est fixée.
games-date-gone = La partie { $game } a de nouveau la date de l’horloge du hub.
game-head = Partie { $game }, { $date } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en { $hours ->
    [0] { $minutes } min.
   *[other] { $hours } h { $minutes } min.
}
game-cards = Cartes : { $set }, { $deck ->
    [printed] mélangées par les joueurs
   *[screen] à l’écran
}. Plan de construction { $map }. { $butterfly ->
    [yes] { $frog ->
        [yes] Avec le Papillon et la Grenouille.
       *[no] Avec le Papillon.
    }
   *[no] { $frog ->
        [yes] Avec la Grenouille.
       *[no] Sans Papillon ni Grenouille.
    }
}
game-watched = { $level ->
    [gold] L’Insert et la plaque à capteurs ont suivi la partie (or).
    [silver] L’Insert et la plaque ont suivi la partie (argent).
    [bronze] L’Insert a suivi la partie (bronze).
   *[typed] Les joueurs ont tapé les pièces.
} { $questions ->
    [0] Le hub n’a posé aucune question
    [one] Le hub a posé { $questions } question
   *[other] Le hub a posé { $questions } questions
}, et { $undone ->
    [0] aucune étape n’a été annulée.
    [one] { $undone } étape a été annulée.
   *[other] { $undone } étapes ont été annulées.
}
game-won = { $count ->
    [one] { $names } a gagné{ $reason ->
        [monkey_trophy] {" "}grâce au Singe, à égalité de Bananes
       *[points] { "" }
    }.
   *[other] { $names } se sont partagé la victoire.
}
game-early = La partie a été arrêtée avant la fin.
game-open = La partie n’est pas terminée. "palace play" la reprend.
game-doubt = La date n’est pas sûre : { $why ->
    [no_clock] la partie n’en a pas.
    [early] l’horloge n’était pas réglée.
    [set_later] l’horloge a été réglée pendant la partie.
   *[went_back] une partie plus ancienne a une date plus récente.
}
game-loss = Un dégât a emporté des morceaux de cet enregistrement ; des nombres peuvent être trop petits.
game-note = Note : { $note }
game-rounds = Bananes après chaque manche
game-turns = Tours
turns-column-turn = Tour
turns-column-round = Manche
turns-column-built = Escalier
turns-column-level = Hauteur
turns-column-credits = Monnaies
turns-column-cards = Cartes prises
turns-column-score = Total
stats-none = { $unfinished ->
    [0] Il n’y a aucune partie terminée à compter.
    [one] Il n’y a aucune partie terminée à compter. { $unfinished } partie n’est pas terminée.
   *[other] Il n’y a aucune partie terminée à compter. { $unfinished } parties ne sont pas terminées.
}
stats-head = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}{ $unfinished ->
    [0] { "" }
    [one] {" "}(et { $unfinished } non terminée)
   *[other] {" "}(et { $unfinished } non terminées)
} : { $time } heures, { $rounds } manches par partie, { $average } Bananes par joueur.
stats-first = Le joueur qui commence a gagné { $wins ->
    [one] { $wins } partie
   *[other] { $wins } parties
} sur { $games } ; à chances égales, ce serait { $expected }.
stats-title-results = Résultats
stats-key-results = Probable : la vraie part de victoires se trouve très probablement entre les deux nombres, malgré le hasard. Égal : ce que gagneraient des joueurs de même force. Série : victoires d’affilée, en cours et record.
stats-title-built = Escaliers
stats-key-built = Le plus long, en arches ; le plus élevé, en hauteur. Départ : la couleur d’où partent le plus d’escaliers. Arches par escalier ; Monnaies de Singe et Monnaies perdues par tour ; cartes et indices par partie.
stats-title-sources = D’où viennent les Bananes
stats-key-sources = Bananes par partie.
stats-title-pace = Temps
stats-key-pace = Secondes par tour, sans les pauses.
stats-column-player = Joueur
stats-column-games = Parties
stats-column-wins = Gagnées
stats-column-rate = % gagné
stats-column-interval = Probable
stats-column-expected = Égal %
stats-column-average = Moyenne
stats-column-best = Record
stats-column-margin = Avance
stats-column-streak = Série
stats-column-longest = Long
stats-column-highest = Élevé
stats-column-colour = Départ
stats-column-arches = Arches
stats-column-credits = Monnaies
stats-column-lapsed = Perdues
stats-column-bought = Cartes
stats-column-hints = Indices
stats-column-score = Total
stats-column-cards = Cartes
stats-column-bonus = Bonus
stats-column-monkey = Singe
stats-column-butterfly = Papillon
stats-column-frog = Grenouille
stats-column-turns = Tours
stats-column-step-build = Escalier
stats-column-step-cards = Cartes
stats-column-step-bricks = Pièces
stats-column-step-figures = Animaux
stats-colour = { $colour ->
    [none] -
    [gold] doré
   *[other] { SHORT($colour, 1) }
}
stats-pairs = Deux à deux
stats-pair = { $name } et { $other }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $name } a eu plus de Bananes { $more } fois, moins { $fewer } fois ; écart moyen { $difference }.
stats-records = Records
stats-record-score = Le plus de Bananes : { $value }, { $name }, { $date } (partie { $game })
stats-record-margin = Victoire la plus nette : { $value } Bananes d’avance, { $name }, { $date } (partie { $game })
stats-record-highest = Palais le plus élevé : hauteur { $value }, { $name }, { $date } (partie { $game })
stats-record-longest = Escalier le plus long : { $value } arches, { $name }, { $date } (partie { $game })
stats-record-credits = Le plus de Monnaies de Singe en un tour : { $value }, { $name }, { $date } (partie { $game })
stats-record-streak = Le plus de victoires d’affilée : { $value }, { $name }, jusqu’au { $date } (partie { $game })
players-none = Personne n’a encore joué ici. Un joueur apparaît dès que son nom est tapé pour une partie.
players-column-last = Dernière partie
players-column-colour = Couleur
players-column-symbol = Signe
players-column-side = Côté
players-column-hints = Indices
players-colour = { $colour ->
    [orange] orange
    [blue] bleu
    [violet] violet
    [green] vert
   *[none] -
}
players-symbol = { $symbol ->
    [heart] cœur
    [club] trèfle
    [star] étoile
    [note] note
   *[none] -
}
players-side = { $side ->
    [near] ce côté
    [right] droite
    [far] en face
    [left] gauche
   *[none] -
}
players-hints = { $hints ->
    [on] toujours
    [stuck] blocage
    [off] jamais
   *[none] -
}
players-archived = aux archives
players-also = aussi : { $names }
players-renamed = { $name } s’appelle maintenant { $new }, dans toutes les parties.
players-merged = Les parties du joueur { $name } sont maintenant celles du joueur { $into }. "palace players split" les sépare de nouveau.
players-split = { $name } est de nouveau un joueur à part.
players-set = Enregistré pour { $name }.
players-is-archived = { $name } n’apparaît plus pour de nouvelles parties.
players-is-back = { $name } apparaît de nouveau pour de nouvelles parties.
players-erase-question = Le nom { $name } disparaît pour toujours : { $games ->
    [one] { $games } partie concernée
   *[other] { $games } parties concernées
}. Les parties restent, sans le nom. Pour le faire, tapez le nom :
players-erased = Le nom { $name } a disparu : { $games ->
    [one] { $games } partie concernée
   *[other] { $games } parties concernées
}.
players-files = { $count ->
    [one] Ce fichier contient encore le nom. Supprimez-le si vous n’en avez pas besoin :
   *[other] Ces fichiers contiennent encore le nom. Supprimez-les si vous n’en avez pas besoin :
}
player-refused-unknown = Personne ne s’appelle { $name }. Les joueurs sont : { $known }
player-refused-name-taken = Il y a déjà un joueur { $new }. Si c’est la même personne : palace players merge "{ $name }" "{ $new }"
player-refused-same = { $name } et { $other } sont déjà un seul joueur.
player-refused-no-former-name = { $name } n’est l’ancien nom d’aucun joueur. "palace players" les montre après « aussi ».
player-refused-together = { $name } et { $other } ont joué l’un contre l’autre dans la partie { $game } : ce sont donc deux personnes.
player-refused-nothing = Dites ce qu’il faut garder : --colour, --symbol, --side ou --hints.
history-not-asked = C’est définitif, et personne ne peut répondre ici. Pour le faire quand même, ajoutez --yes.
history-nothing-done = Rien n’a été changé.
export-ending = { $file } ne dit pas ce qu’il faut écrire. Donnez-lui l’une des extensions .csv, .json, .jsonl ou .svg.
export-which-game = { $file } reçoit une seule partie. Dites laquelle : --game N. "palace games" donne les numéros.
export-not-written = { $file } est incomplet : { $what }. Libérez de la place à cet endroit, ou indiquez un fichier ailleurs.
export-no-picture = La partie { $game } n’est pas terminée : elle n’a pas encore d’image. "palace play" la reprend.
games-exported = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
} dans { $file }.
games-imported = { $file } est maintenant la partie { $game }.
import-changed = L’enregistrement { $file } a été modifié, ou vient d’une autre version : il ne mène pas au résultat qu’il annonce. Il n’est pas ajouté.
import-known = La partie de { $file } est déjà ici : c’est la partie { $game }.
games-delete-question = { $games ->
    [one] Cette partie disparaît pour toujours.
   *[other] Ces { $games } parties disparaissent pour toujours.
} Pour le faire, tapez "supprimer" :
games-delete-word = supprimer
games-deleted = { $games ->
    [one] { $games } partie supprimée.
   *[other] { $games } parties supprimées.
}


### The screens of past games

# limit: action
action-games = Parties jouées
# limit: footer
footer-games = Parties
palette-games = Voir les parties jouées et les statistiques
help-key-games = G   parties jouées, scores et statistiques
# limit: footer
footer-look = Voir
# limit: footer
footer-note = Note
# limit: footer
footer-date = Date
# limit: footer
footer-delete = Effacer
# limit: footer
footer-statistics = Stats
# limit: footer
footer-filter-year = Année
# limit: footer
footer-filter-seats = Joueurs
# limit: footer
footer-filter-set = Cartes
# limit: footer
footer-filter-expansions = Animaux
# limit: footer
footer-page-before = Avant
# limit: footer
footer-page-after = Après
# limit: footer
footer-pages = Pages
past-reading = Lecture des parties jouées. La première fois prend un moment.
past-opening = Ouverture de la partie.
past-saving = Enregistrement.
past-failed = Les parties jouées ne peuvent pas être lues maintenant ({ $what }). Revenez et essayez encore.
past-title-unread = Parties jouées
past-title = Parties jouées : { $games }
past-title-some = Parties jouées : { $shown } sur { $games } ({ $filter })
past-none = Aucune partie n’a encore été jouée ici. Chaque partie que vous jouez est gardée ici.
past-none-fits = Aucune partie ne convient. Changez l’année, les joueurs, les cartes ou les animaux.
past-filter-seats = { $count } joueurs
past-filter-set = cartes « { $set } »
past-filter-figures = { $figures ->
    [none] sans ces animaux
    [butterfly] avec le Papillon
    [frog] avec la Grenouille
   *[other] avec le Papillon et la Grenouille
}
# limit: main-action
past-look = Voir cette partie
# limit: action
past-statistics = Statistiques
# limit: action
past-note = Annoter
# limit: action
past-date = Dater
# limit: action
past-go-on = La reprendre
past-open = La partie n’est pas terminée.
past-open-title = Partie { $game }, non terminée
past-go-on-how = La partie { $game } ne peut pas reprendre maintenant : une autre occupe sa place. Finissez d’abord celle-là, ou mettez-la de côté.
past-delete-open = La partie { $game } n’est pas terminée et peut encore être jouée. Finissez-la avant de la supprimer.
past-note-title = Une note
past-note-why = Que voulez-vous retenir de la partie { $game } ? Sans texte, il n’y a pas de note.
# limit: action
past-note-keep = Enregistrer
past-date-title = La date
past-date-why = Quand a eu lieu la partie { $game } ? Tapez 2026-05-28, ou 2026-05-28 19:30. Si vous ne tapez rien, l’horloge du hub compte.
# limit: action
past-date-keep = Enregistrer
past-date-refused = « { $given } » n’est pas une date entre { $first } et { $last }. Tapez année-mois-jour : 2026-05-28, ou 2026-05-28 19:30.
games-cannot-open = La partie { $game } ne peut pas être ouverte : son enregistrement est endommagé. Les autres parties sont intactes.
sure-delete-game = La supprimer ?
sure-delete-game-why = La partie et sa note quittent la liste et les statistiques pour toujours.
sure-delete-game-else = La partie reste ici.
sure-delete-game-yes = La supprimer
sure-delete-game-no = La garder
# limit: main-action
score-back-to-games = Retour aux parties
score-past = Partie { $game }, { $date }.
stats-page = { $name } ({ $number } sur { $of })
stats-page-some = { $name } ({ $number } sur { $of }) : { $filter }
stats-page-results = Résultats
stats-page-built = Escaliers
stats-page-sources = D’où viennent les Bananes
stats-page-pace = Temps
stats-page-pairs = Deux à deux
stats-page-records = Records
stats-page-chart = Bananes, partie par partie
stats-no-pairs = Aucune paire de joueurs n’a encore terminé une partie ensemble.
stats-key-chart = Chaque point est la moyenne des { $games } dernières parties du joueur.
stats-chart-few = Pour le graphique, il faut deux parties terminées d’un même joueur.
