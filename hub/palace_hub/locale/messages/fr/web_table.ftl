# The pages for watching: the table on a television, the score, the review.

web-chosen = choisi
web-start-waits = Pas encore de partie. Elle commence à la table, ou sur le téléphone de l’hôte.
web-asked = Question à la table
web-oblique = Le palais vu de côté
web-newest = les pièces les plus récentes
web-turn-how = Le palais. Tournez-le avec les flèches, ou faites-le glisser vers la gauche ou la droite.
web-turn-left = Tourner le palais vers la gauche
web-turn-right = Tourner le palais vers la droite
web-chart-round = manche
web-podium = Classement
web-bg-stats = Envoyer à BG Stats
web-review-steps = Étapes de la partie
web-review-score = Score
web-review-turns = Aller à un tour
web-nav-games = Parties
web-chart-game = partie
web-past-all = tout
web-past-filter = Montrer ce choix
web-past-pages = Pages de la liste
web-past-page = Page { $number } sur { $of }
web-past-newer = Parties plus récentes
web-past-older = Parties plus anciennes
past-so-far = Le score jusqu’ici
web-analysis-title = Analyse de la partie { $game }
web-analysis-do = Faire l’analyse
web-analysis-begins = L’analyse commence.
web-analysis-host = Personne ne l’a encore faite pour cette partie. L’hôte peut la faire, sur cette page.
web-analysis-playing = Une partie est en cours et a besoin de l’ordinateur. Faites l’analyse après.
web-analysis-busy = L’analyse d’une autre partie est en cours. Attendez qu’elle soit terminée.
web-analysis-back = Retour à la partie
web-delete-game = Supprimer cette partie
web-ask-delete-game = Supprimer cette partie ? La partie et sa note quittent la liste et les statistiques pour toujours.
past-turn = Manche { $round } : { $name }

# The codes on the terminal

start-codes = Cette table est aussi sur les téléphones et la télévision : montrer les codes
palette-codes = Codes pour les téléphones et la télévision
help-key-codes = F12  codes pour les téléphones et la télévision
footer-codes = Codes
footer-next-code = Suivant
footer-back-code = Précédent
footer-new-codes = Nouveaux codes
footer-bg-stats = BG Stats
code-title = { $title } ({ $number } sur { $of })
code-seat = Joueur { $number }
code-seat-of = Joueur { $number } : { $name }
code-seat-why = Pour le téléphone de ce joueur : il montre ses pièces et ses cartes, et sert à construire et à acheter.
code-watch = Télévision et spectateurs
code-watch-why = Pour une télévision, une tablette, ou un téléphone qui ne fait que regarder.
code-host = Hôte
code-host-why = Pour le téléphone qui peut tout ce que peut cet écran.
code-seat-secret = Qui a ce code peut jouer pour ce joueur : ne le montrez à personne d’autre.
code-host-secret = Qui a ce code peut annuler, corriger et finir la partie : gardez-le pour vous.
code-open = Scannez-le avec l’appareil photo d’un téléphone sur le réseau de la maison, ou tapez l’adresse.
code-only-here = Pour l’instant, seul cet ordinateur peut ouvrir la page. Pour les téléphones, écrivez listen = "0.0.0.0" sous [web] dans le fichier palace.toml, puis redémarrez.
code-bg-stats = BG Stats
code-bg-stats-why = Scannez-le avec un téléphone qui a l’application BG Stats. Elle montre la partie, et la garde si vous le demandez.
code-no-room = Le code demande une fenêtre de { $columns } colonnes et { $rows } lignes. Réduisez les lettres : Ctrl et moins dans la plupart des terminaux.
code-console = Ce terminal ne peut pas dessiner de codes. Tapez l’adresse.
sure-new-codes = Créer de nouveaux codes ?
sure-new-codes-why = Tous les téléphones et toutes les télévisions cessent de montrer la table jusqu’à ce qu’ils scannent les nouveaux codes.
sure-new-codes-else = Les codes restent comme ils sont.
sure-new-codes-yes = Nouveaux codes
sure-new-codes-no = Les garder
