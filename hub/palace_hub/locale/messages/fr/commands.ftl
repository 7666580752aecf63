### The command line, the headless game, records and data checks.

cli-palace = Mène une partie de Monkey Palace : pèse l’Insert, vérifie les règles, montre la table.
cli-command = COMMANDE
cli-commands = commandes 
cli-game-kept = La partie est gardée. Pour la reprendre, tapez "{ $command }", puis appuyez sur r.
cli-starting = Palace Hub démarre... Vous pouvez déjà taper.
cli-wrong-usage = { $command } : { $what }. Tapez "{ $command } --help" pour voir les options.
cli-version = affiche le numéro de version
argparse-usage = { "utilisation : " }
argparse-options = options 
argparse-positional = arguments 
argparse-help = affiche cette aide
argparse-argument = %(argument_name)s : %(message)s
argparse-choice = %(value)r n’est pas possible ici ; utilisez l’un de ceux-ci : %(choices)s
argparse-one-argument = il manque une valeur
argparse-required = il manque %s
argparse-unrecognized = %s est inconnu ici
argparse-no-value = cette option ne prend pas de valeur, mais a reçu %r
argparse-ambiguous = %(option)s peut être %(matches)s
cli-demo = Joue une partie sur une table simulée, avec le vrai firmware, les vraies liaisons et les vraies règles.
cli-demo-usage = palace demo [OPTIONS]
cli-demo-game = la partie 
cli-demo-table = la table 
cli-demo-output = ce que vous obtenez 
cli-list-faults = donne la liste des noms pour --faults, un par ligne
cli-headless = sans écran ; une ligne dit où en est la partie
cli-players = 2, 3 ou 4 joueurs (3 par défaut)
cli-seed = le même nombre donne la même partie (1 par défaut)
cli-seed-range = { $given } n’est pas une graine. Donnez un nombre entier de 0 à { $most }
cli-speed = multiple du temps réel, ou "max" (à l’écran, 8 par défaut)
cli-speed-range = { $given } n’est pas une vitesse. Donnez un nombre de 0.1 à 1000, ou "max"
cli-build = l’Insert seul, avec une plaque, ou avec des capteurs à effet Hall en plus
cli-faults = ce qui se passe mal à la table
cli-cells = les cellules de pesée : un bon montage, ou un montage bon marché
cli-record-frames = enregistre ici toutes les entrées, environ 10 Mo par heure
cli-unknown-name = "{ $given }" n’est pas l’un des noms : utilisez { $known }
cli-expansions = butterfly,frog (par défaut), l’un des deux, ou ""
cli-demo-json = affiche un objet avec les scores et les chiffres
cli-entries = saisie des escaliers : plan, facts, mixed, plate
cli-overlap = le joueur suivant commence avant la fin d’un tour
cli-deck = qui mélange : le hub, ou les joueurs à la table
cli-demo-sides = les joueurs sont assis autour de la table et changent de place
cli-demo-map-turns = quarts de tour du Plan de construction, de 0 à 3
cli-demo-turn-plate = les joueurs tournent la plaque de temps en temps
cli-demo-cards = cartes imprimées que le hub connaît au début
cli-ground-map = le Plan de construction, de 1 à 4 (1 par défaut)
cli-demo-journal = garde les parties dans ce fichier
cli-demo-record = écrit l’enregistrement de la partie dans ce fichier
cli-demo-log = garde ici les journaux de la table et des modules
cli-socket = rejoint une table simulée qui tourne déjà
cli-play = Montre la vraie table. Sans Insert, vous tapez les pièces.
cli-play-port = utilise aussi ce port, même si le hub ne le connaît pas ; sim:tray ou sim:plate est un module virtuel
cli-node = Lance un module virtuel, pour un hub ailleurs. Il ne fait d’erreurs que sur ordre.
cli-node-role = tray ou plate
cli-node-broker = parle par le broker que nomme ce fichier (broker.json ou hub.json), au lieu d’une ligne série
cli-node-link = un nom qui mène toujours à la ligne série du module
cli-node-seed = le même nombre donne le même module et le même bruit (1 par défaut)
cli-node-tell = donne un ordre au module virtuel de ce rôle déjà lancé, puis se termine
cli-play-journal = où les parties sont gardées, si ce n’est pas à l’endroit habituel
cli-play-set = les cartes de votre boîte : un jeu de "palace cards" par son nom, ou un dossier (par défaut : celui de la configuration, sinon le jeu maison)
cli-play-map = le Plan de construction d’une nouvelle partie, de 1 à 4 (par défaut : celui de la configuration, sinon 1)
cli-replay = Recalcule une partie à partir de son enregistrement, et compare le résultat.
cli-replay-file = un enregistrement de "palace record", ou un enregistrement de trames brutes ; avec --analyse, aussi le numéro d’une partie gardée
cli-replay-resense = juge de nouveau les trames brutes d’un enregistrement avec le détecteur actuel, et donne la liste des différences
cli-replay-json = affiche un objet au lieu de phrases
cli-record = Écrit l’enregistrement d’une partie gardée : la plus récente, si vous n’en nommez aucune.
cli-record-game = le numéro de la partie
cli-record-to = le fichier à écrire ; par défaut, la sortie standard
cli-engine = Lance le moteur de règles : une demande JSON et une réponse par ligne.
cli-bots = Fait jouer des tournois entre robots : part de victoires, places, scores et durée des parties.
cli-bots-games = nombre de parties (100 par défaut)
cli-bots-players = le robot de chaque place, séparés par des virgules (planner,greedy par défaut)
cli-bots-seats-range = 2 à 4 joueurs peuvent jouer, pas { $given }
cli-bots-seed = la graine de la première partie ; chaque partie suivante prend la suivante (1 par défaut)
cli-bots-json = affiche un objet avec tous les chiffres, au lieu de phrases
cli-bots-jobs = nombre de processus qui se partagent les parties (par défaut, un par processeur) ; le résultat est le même
cli-bots-set = le jeu de cartes : "house", ou un dossier (house par défaut)
cli-bots-expansions = butterfly et frog, séparés par une virgule (aucun par défaut)
cli-bots-map = le Plan de construction, de 1 à 4 (1 par défaut)
cli-bots-fixed-seats = les robots gardent leur place dans toutes les parties
cli-whole-number = { $given } n’est pas un nombre entier
cli-number = { $given } n’est pas un nombre
cli-count-range = { $given } n’est pas un nombre entier de 1 à { $most }
cli-trace = Fait passer le détecteur de l’Insert sur le relevé d’une cellule, ou celui de la plaque sur le relevé de quatre : une ligne JSON par détection ou décision, puis un résumé.
cli-trace-file = le relevé : un fichier CSV avec les colonnes t_s (secondes) et counts (brut)
cli-trace-scale = points de mesure par gramme ; négatif si une charge fait baisser la mesure
cli-trace-scale-range = { $given } n’est pas une échelle. Donnez un nombre de points de mesure par gramme, différent de 0
cli-trace-mass = grammes d’une pièce
cli-trace-mass-range = { $given } n’est pas une masse. Donnez un nombre de grammes supérieur à 0, jusqu’à 10000
cli-trace-full = nombre de pièces du compartiment plein
cli-trace-plate = le relevé de la plaque au lieu de FILE.csv : un fichier CSV avec les colonnes t_s (secondes), ne, se, sw et nw (brut) ; aussi hall (la chaîne en hexadécimal) et event ("finished", ou la pièce décorative qui a quitté l’Insert)
cli-trace-calibration = l’étalonnage de la plaque : plate.json tel que l’écrit le réglage, ou seulement sa partie "calibration"
cli-trace-map = le Plan de construction sous les pièces, de 1 à 4 (1 par défaut)
cli-trace-palace = ce qui est sur la plaque au début, par exemple "A8,14,0e B11,14,1" (par défaut : rien)
cli-trace-bricks = arches, briques et colonnes du joueur, par exemple 3,4,1 (par défaut : inconnu, ce qui donne plus de questions)
cli-trace-bricks-range = { $given } n’est pas un stock. Donnez le nombre d’arches, de briques et de colonnes, par exemple 3,4,1
cli-trace-needs = palace trace : il manque { $names }. Tapez "palace trace --help" pour savoir ce que c’est.
cli-bench = Mesure un composant et affiche un objet JSON, à côté de ce à quoi il est comparé.
cli-bench-parts = composant
cli-bench-rules = Vitesse de la recherche d’escaliers et de la relecture des événements d’une partie.
cli-bench-sensing = Part des comptages de l’Insert qui sont faux, posent une question ou viennent tard, sur les cellules simulées de trois montages avec chaque défaut, comparée à deux détecteurs simples et au meilleur possible.
cli-bench-seed = le même nombre donne les mêmes chiffres (1 par défaut)
cli-bench-start = En combien de temps les commandes répondent et le premier écran vient, comparé à "import textual", et la mémoire d’un hub au repos.
cli-bench-runs = exécutions alternées de chaque commande (20 par défaut)
cli-bench-runs-range = { $given } n’est pas un nombre entier de 1 à { $most }
cli-bench-events = gestes de la main pour chaque montage (2000 par défaut)
cli-bench-events-range = { $given } n’est pas un nombre entier de { $least } à 1000000
cli-bench-build = quelles cellules de pesée : good, cheap1kg, cheap5kg, séparées par des virgules (toutes par défaut)
cli-bench-vary = écarte chaque constante des cellules jusqu’à cette fraction, 0.5 pour la moitié (0 par défaut)
cli-bench-vary-range = { $given } n’est pas un nombre de 0 à 0.9
cli-bench-minutes = durée d’observation des cellules au repos, à la recherche de faux événements, avec chaque défaut (30 par défaut)
cli-bench-minutes-range = { $given } n’est pas un nombre de minutes de 1 à 1440
cli-bench-plot-name = { $file } n’est pas le nom d’un fichier SVG. Donnez un nom qui se termine par .svg.
cli-bench-plot = dessine aussi les erreurs de compte et les attentes par montage dans ce fichier
cli-bench-table = affiche un tableau au lieu de l’objet JSON
bench-column-build = cellules
bench-column-what = défaut, pièce ou montage
bench-column-whom = compté par
bench-column-events = événements
bench-column-wrong = faux
bench-column-interval = faux % (95 %)
bench-column-questions = questions %
bench-column-late = tard %
bench-column-median = médiane s
bench-column-most = 95 sur 100 s
cli-bench-plate = Nombre d’escaliers que la plaque retrouve à partir des mesures et des bits Hall seuls, et de constructions interdites qu’elle refuse en nommant la règle, comparé à deux méthodes de base et à la meilleure décision possible.
cli-bench-staircases = escaliers permis pour chaque montage de cellules et chaque niveau (100 par défaut)
cli-bench-forbidden = constructions de chaque sorte interdite, avec une pause après chaque pièce, et autant sans (5 par défaut)
cli-bench-each-fault = escaliers avec chaque défaut de la plaque, à chaque décalage du zéro et sur un palais de 150 pièces (10 par défaut)
cli-bench-staircases-range = { $given } n’est pas un nombre entier de 0 à { $most }
cli-bench-level = silver, gold, ou les deux séparés par une virgule (les deux par défaut)
bench-column-level = niveau
bench-column-row = escaliers
bench-column-spread = juste % (95 %)
bench-column-count = nombre
bench-column-refused = plaques refusées
bench-column-right = juste
bench-column-share = juste %
bench-column-asked = questions %
bench-column-named = nommé %
bench-column-answer = réponse s p95
bench-column-still = immobile s p95
bench-column-computing = calcul s p95
bench-column-core = cœur %
cli-bench-wire = Coût des lignes à travers le codec et les modèles, coût d’une table, et délai d’arrivée d’un lot (environ une minute).
bench-no-chess = python-chess n’est pas installé : pip install chess
bench-latency-measured = Du moment où un module remet un lot terminé à son pty ou à son broker, jusqu’à la fin du tour du hub qui l’a reçu : lu par le propre fil d’exécution du hub, mesuré, jugé, et écrit sur le disque. Les modules sont des fils du même processus, deux d’entre eux avec un lot chacun toutes les 50 ms. machine_late_p99_ms est le retard avec lequel la machine a réveillé les modules eux-mêmes : ce qui est au-dessous ne vient pas du hub. hub_percent_of_a_core est ce processus sans ses modules, pendant ce temps.
bench-no-mosquitto = Mosquitto n’est pas installé : apt install mosquitto
bench-not-live = Les modules n’étaient pas actifs au bout de 20 secondes : rien n’a été mesuré.
bench-no-slow-enumerator = L’énumérateur lent fait partie des tests : lancez ceci dans une copie du dépôt.
cli-data = Travaille sur les jeux de cartes.
cli-data-check = Contrôle un jeu de cartes, ou l’un de ses fichiers, et donne la liste de tous les défauts.
cli-data-path = un fichier, ou un dossier avec cards.toml, boards.toml et, pour ses propres Plans de construction, ground_maps.toml

banner-simulated = TABLE SIMULÉE - aucune vraie pièce n’est comptée
node-runs = { $role ->
        [tray] Un Insert virtuel tourne
        [plate] Une plaque virtuelle tourne
       *[other] Module virtuel en marche ({ $role })
    } : { $where }
node-broker-joined = Le broker { $broker } l’accepte sous le nom { $user }.
node-broker-refuses = Le broker { $broker } refuse { $user } : vérifiez le mot de passe dans le fichier, et que le broker lit les comptes de "palace setup broker". Le module essaie encore.
node-broker-absent = Le broker { $broker } ne répond pas. Le module essaie encore toutes les quelques secondes.
node-orders = Ordres, un par ligne : { $orders }
node-link-taken = { $file } n’est pas le lien d’un module virtuel : il a été laissé tel quel. Indiquez un autre endroit avec --link.
node-link-not-made = Le lien { $file } ne peut pas être créé : { $what }. Vérifiez son dossier, puis relancez le module virtuel.
node-runs-already = Un module virtuel { $name } tourne déjà. Solution : arrêtez-le d’abord, ou donnez-lui des ordres avec --tell.
node-nobody-listens = Aucun module virtuel { $name } ne tourne. Solution : lancez-en un avec "palace node", puis donnez des ordres avec --tell.
play-unknown-port = { $given } n’est pas un module virtuel. Utilisez sim:tray ou sim:plate.
node-obeys = Transmis : { $order }
node-refuses = Pas compris : { $what }
banner-plate-mqtt = La plaque parle par MQTT : son propre Mosquitto sur cette machine, arrêté avec la table.
banner-plate-serial = La plaque parle par une seconde ligne série : Mosquitto ne tourne pas sur cette machine.
headless-progress = Manche { $round }, { $name } : { $stage ->
        [build] construction
        [decorate] pièce décorative
        [credits] compte des Monnaies de Singe
        [cards] choix des cartes
        [one-time] Livraison immédiate
        [place-cards] placement des cartes
        [recurring] Livraison récurrente
        [bonus] carte Bonus
        [trophies] trophées
        [end-turn] fin du tour
        [no-game] pas encore de partie
        [calibrate-empty] pesée de l’Insert vide
        [calibrate-full] pesée de l’Insert plein
        [resume] une partie à reprendre
        [setup] mise en place
       *[ended] la partie est terminée
    } ({ $minutes } min à la table)
score-line = { $name } : { $total ->
        [one] { $total } Banane
       *[other] { $total } Bananes
    } (cartes { $cards }, Bonus { $bonus }, Singe { $monkey }, Papillon { $butterfly }, Grenouille { $frog })
score-winner = { $name } gagne.
score-shared = { $names } se partagent la victoire.
score-detections = Mouvements de pièces vus : { $events } ; comptés faux sans question : { $silent } ; questions posées : { $questions }.
score-link = Module { $name } : exécuté dans { $runtime }, { $bytes } octets envoyés ; trames endommagées en route : { $rx_bad }.

bots-playing = parties
bots-stopped = Le tournoi est arrêté. Ses parties ne sont pas gardées.
bots-progress = { $done } parties sur { $games }
bots-head = { $players } : { $games ->
        [one] { $games } partie avec la graine { $first }
       *[other] { $games } parties avec les graines { $first } à { $last }
    }, { $seats ->
        [rotate] chacun avançant d’une place à chaque partie.
       *[fixed] chacun à sa place.
    }
bots-house = CARTES MAISON : ce ne sont pas les nombres de l’éditeur.
bots-bot = { $name } a gagné { $rate } % ({ $low } à { $high } %) ; des robots égaux gagnent { $expected } %. { $mean } Bananes ({ $p05 } à { $p95 } dans neuf parties sur dix).
bots-seat = La place { $seat } a gagné { $rate } % ({ $low } à { $high } %), { $advantage } points de plus que sa part ; { $mean } Bananes.
bots-rounds = Une partie a duré { $mean } manches, de { $least } à { $most }.
bots-short = Pièces épuisées : les arches dans { $arch } parties, les briques dans { $brick }, les colonnes dans { $column }.

replay-player = { $name } : { $total }
replay-same = L’enregistrement est valable : { $events } événements mènent à l’état { $hash }.
replay-differs = L’enregistrement n’est pas valable : il annonce l’état { $expected }, mais ses événements mènent à { $got }. Il a été modifié, ou vient d’une autre version.
replay-broken-seal = L’enregistrement n’est pas valable : il mène à l’état annoncé, mais certaines de ses lignes ont été modifiées.
record-journal-damaged = Le fichier des parties { $file } est endommagé : cet enregistrement ne contient que ce qui peut être prouvé. "palace play" garde le fichier endommagé et continue avec le reste.
record-lost = { $state ->
        [lost] { $lost ->
            [one] { $lost } événement de cette partie après l’événement { $event } a été perdu
           *[other] { $lost } événements de cette partie après l’événement { $event } ont été perdus
        } : le fichier des parties était endommagé.
        [at_least] Au moins { $lost ->
            [one] { $lost } événement de cette partie après l’événement { $event } a été perdu
           *[other] { $lost } événements de cette partie après l’événement { $event } ont été perdus
        } : le fichier des parties était endommagé.
       *[unknown] Des événements de cette partie après l’événement { $event } sont peut-être perdus : rien hors du fichier ne les a comptés.
    }
record-written = { $count } lignes écrites dans { $file }.
data-sound = { $file } est sans défaut.{ $maps ->
        [own] { " " }Ses parties utilisent ses propres Plans de construction, de ground_maps.toml.
        [house] { " " }Il n’a pas de ground_maps.toml : ses parties utilisent les Plans maison.
       *[none] {""}
    }
data-faults = { $count ->
        [one] { $count } défaut.
       *[other] { $count } défauts.
    }

error-internal = Une erreur s’est produite dans palace-hub. { $file } dit laquelle ; signalez-la, s’il vous plaît. Tout ce qui était enregistré est gardé.
error-no-package = Cette commande a besoin de { $package }, qui n’est pas installé. Solution : tapez { $command }
error-system = Le système d’exploitation a refusé : { $what }
error-no-terminal = L’écran a besoin d’un terminal. Solution : lancez la commande dans un terminal, sans tube ni redirection.
error-needs-root = Seul root peut changer cette machine. Mettez sudo devant la commande.
error-terminal-not-utf8 = Ce terminal affiche { $encoding }, et non UTF-8 : l’écran serait illisible. Solution : réglez le terminal sur UTF-8, tapez export LC_ALL=C.UTF-8, et relancez.
error-no-file = Il n’y a ni fichier ni dossier { $file }. Vérifiez le nom.
error-is-folder = { $file } est un dossier. Indiquez un fichier qui s’y trouve.
error-not-a-file = { $file } est un tube, un socket ou un périphérique. Indiquez un fichier.
error-not-text = { $file } n’est pas du texte : la ligne { $line } n’est pas en UTF-8. Enregistrez-le comme texte simple en UTF-8.
error-too-long = { $file } a plus de { $most } octets. Est-ce le bon fichier ?
config-syntax = { $file }, ligne { $line } : "{ $found }" est illisible. Écrivez clé = valeur, avec le texte entre guillemets, par exemple language = "en".
config-twice = { $file }, ligne { $line } : "{ $found }" s’y trouve deux fois, ou contredit une ligne plus haut. Enlevez l’un des deux.
config-unknown = { $file }, ligne { $line } : il n’y a pas de réglage { $field }. Les réglages sont { $known }.
config-unknown-piece = { $file }, ligne { $line } : { $field } n’est pas une sorte de pièce. Les sortes sont { $known }.
config-value = { $file }, ligne { $line } : { $field } ne peut pas être { $given }. { $setting ->
        [language] Les langues sont { $known }.
        [enter_by] Écrivez "plan" ou "facts".
        [card_set] Écrivez entre guillemets un dossier de cartes, ou le nom de l’un de vos jeux.
        [ground_map] Écrivez un nombre entier de 1 à { $most }.
        [sound] Écrivez une ligne [sound], et au-dessous buzzer = true ou bell = true.
        [switch] Écrivez true ou false.
        [web] Écrivez une ligne [web], et au-dessous des lignes comme enabled = true, listen = "0.0.0.0" ou port = 8080.
        [address] Écrivez entre guillemets une adresse de cette machine, par exemple "127.0.0.1", ou "0.0.0.0" pour toutes.
        [port] Écrivez un nombre entier de 0 à 65535.
        [hosts] Écrivez une liste de noms, par exemple hosts = ["palace.local"].
        [link] Écrivez le début des liens, par exemple link = "https://palace.home", sans barre à la fin.
        [backup] Écrivez une ligne [backup], et au-dessous une ligne comme folder = "/media/pi/STICK".
        [log] Écrivez une ligne [log], et au-dessous une ligne comme level = "debug".
        [level] Écrivez "debug", "info", "warning" ou "error".
        [folder] Écrivez un dossier entre guillemets, par exemple "/media/pi/STICK".
        [ports] Écrivez une liste de chemins, par exemple ports = ["/dev/ttyUSB0"].
        [piece] Écrivez combien vous en avez, de 1 à { $most }.
        [box] Écrivez une ligne pour chaque sorte incomplète, par exemple arch = 79, sous une ligne [box].
       *[journal] Écrivez entre guillemets le nom d’un fichier.
    }
output-no-folder = Il n’y a pas de dossier { $folder } pour { $option } { $file }. Créez d’abord le dossier, ou indiquez un autre fichier.
output-not-folder = { $folder } n’est pas un dossier : { $option } { $file } ne peut donc pas être écrit. Indiquez un autre endroit.
output-is-folder = { $option } { $file } ne peut pas être écrit : { $file } est un dossier. Indiquez un fichier qui s’y trouve.
output-exists = { $file } existe déjà, et un enregistrement ne remplace jamais un fichier. Indiquez un autre fichier avec { $option }.
output-refused = { $option } { $file } ne peut pas être écrit : { $what }. Donnez-vous le droit d’y écrire, ou indiquez un autre endroit.
error-usage = { $text }
error-no-plate-to-build-on = "--entries plate" a besoin d’une plaque : ajoutez --build silver ou --build gold.
error-knows-screen-cards = "--cards half" et "--cards empty" ont besoin de cartes mélangées par les joueurs : ajoutez --deck printed.
error-bad-entry = Le champ { $field } ne va pas : { $expected }.
no-set-folder = { $folder } n’est pas un dossier avec des cartes{ $known ->
    [none] { "" }
   *[other] , ni l’un de vos jeux ({ $known })
}. Un jeu est un dossier avec cards.toml et boards.toml, et peut contenir ground_maps.toml ; "palace data check DOSSIER" en contrôle un.
error-bad-config = { $file }, ligne { $line }, { $field } : { $expected }
record-format = { $file }, ligne { $line } : un enregistrement commence par format { $format }.
record-header = { $file }, ligne { $line } : il faut un en-tête avec players, settings et set : { $detail }.
record-cards = { $file }, ligne { $line } : le jeu de cartes { $set } a changé depuis que la partie a été jouée. Utilisez la version de palace-hub, ou du dossier du jeu, avec laquelle la partie a été jouée.
record-event = { $file }, ligne { $line } : l’événement { $event } ne découle pas des précédents : { $detail }.
trace-torn = { $file } : la ligne { $line } est coupée et a été laissée de côté.
trace-too-slow = { $file } : la plupart des mesures sont espacées de plus de 0,2 s, trop lent pour compter des pièces. Une cellule donne au moins 10 mesures par seconde. Les temps de t_s sont-ils bien en secondes, et non en millisecondes ?
trace-columns = { $file }, ligne { $line } : un relevé commence par les colonnes { $wanted }. Celui-ci commence par : { $got }
trace-event = { $file }, ligne { $line } : { $got } n’est pas un événement. Utilisez l’un de ceux-ci : { $known }, ou laissez le champ vide.
trace-hall = { $file }, ligne { $line } : { $got } n’est pas une chaîne Hall. Écrivez ses bits en hexadécimal, comme le module les envoie, ou laissez le champ vide.
trace-plate-file = { $file } n’est pas l’étalonnage d’une plaque : son champ "{ $field }" doit être { $expected }. Utilisez le plate.json qu’écrit "palace setup plate".
trace-plate-restless = { $file } : la plaque n’est jamais restée immobile 0,3 s, rien n’a donc pu être lu. Commencez le relevé par deux secondes sans mains, avec 71 à 89 mesures par seconde de chaque cellule.
trace-empty = { $file } : il n’y a rien après la ligne { $line }. Un relevé a une ligne par conversion.
trace-row = { $file }, ligne { $line } : il faut un temps et une mesure : { $got }
trace-time = { $file }, ligne { $line } : { $got } n’est pas un temps. Écrivez des secondes dans la colonne t_s.
trace-counts = { $file }, ligne { $line } : { $got } n’est pas une mesure brute. Les mesures brutes sont des nombres entiers ; laissez le champ vide s’il n’y en avait pas.
trace-order = { $file }, ligne { $line } : le temps { $got } est antérieur au précédent. Triez les lignes par t_s.
trace-text = { $file }, ligne { $line } : il faut une ligne de texte. Est-ce un fichier CSV ?
record-turn = { $file }, ligne { $line } : l’enregistrement ne peut pas être rejoué : { $detail }
record-no-game = { $file } : l’enregistrement ne contient pas de partie, seulement des entrées d’avant une partie. Jugez-le avec --resense.
resense-read = Jugé de nouveau : { $turns } tours en { $minutes } minutes, avec { $events } événements.
resense-missing = { $t } s, seulement avant : { $what }
resense-new = { $t } s, seulement maintenant : { $what }
resense-cut-short = L’enregistrement est coupé ; il a été jugé jusqu’où il va.
resense-same = Tous les événements sont les mêmes. État { $hash }
resense-differs = Le premier événement différent est venu à { $t } s.
told-recording-full = L’enregistrement atteint { $mb } Mo et s’arrête ici. La partie continue.
told-recording-failed = L’enregistrement s’arrête ici : { $what }. La partie continue.
record-line = { $file }, ligne { $line } : il faut un objet JSON seul sur sa ligne.
error-table = { $text }
demo-look-back = "palace replay { $file }" montre de nouveau cette partie et, avec --analyse, ce qui l’a décidée.
demo-in-journal = La partie est gardée dans { $file }. "palace record --journal { $file }" écrit son enregistrement.
demo-not-kept = Cette partie n’est pas gardée. Avec "--record game.jsonl", elle l’est, et "palace replay game.jsonl" la montre de nouveau.
demo-kept = La partie jusqu’ici est gardée dans { $file }. "palace record --journal { $file }" écrit son enregistrement.
error-table-gone = La table simulée a disparu : { $what }. Relancez la démo.
error-frame = { $text }
error-link = { $text }
error-no-journal = Il n’y a pas de fichier des parties { $file }. Indiquez un autre fichier avec --journal, ou commencez une partie avec "palace play".
error-no-such-game = { $known ->
        [none] Il n’y a encore aucune partie dans { $file }. "palace play" en commence une.
       *[other] Il n’y a pas de partie { $game } dans { $file }. Ses parties sont { $known }.
    }
error-journal-in-the-way = { $file } fait partie du fichier des parties : aucun enregistrement n’y est écrit. Indiquez un autre fichier.
error-unreadable-game = La partie { $game } ne peut pas être rejouée : { $detail }. Elle vient d’une autre version, ou est endommagée.
error-lost-game = Le début de la partie { $game } a été perdu quand le fichier des parties a été endommagé : il n’en existe pas d’enregistrement.
error-no-journal-folder = Il n’y a pas de dossier { $folder } pour le fichier des parties { $file }. Créez d’abord le dossier, ou indiquez un autre fichier avec --journal.
error-journal-folder-not-made = Le dossier { $folder } pour le fichier des parties { $file } ne peut pas être créé : { $what }. Indiquez un autre fichier avec --journal. Si celui-ci vient de palace.toml, "palace config set journal --default" reprend le fichier habituel.
error-damaged-in-play = Le fichier des parties a été endommagé pendant que vous jouiez, et plus rien n’est enregistré : { $detail }. Quittez et redémarrez le hub ; la partie continue avec ce qui peut être lu.
error-keeping = Les parties ne peuvent pas être enregistrées : { $detail }. Solution : corrigez cela, ou indiquez un autre fichier avec --journal.

error-unknown-fault = palace demo : il n’y a pas de défaut "{ $given }".{ $near ->
        [none] {""}
       *[other] { " " }Voulez-vous dire { $near } ?
    } "palace demo --list-faults" dit ce que fait chacun. Les défauts sont :

### The faults of the simulated table: at most 56 characters, so that a line holds name and text.

fault-group-hands = Mains :
fault-wrong-takes = mains qui prennent trop, une mauvaise pièce, ou trop tôt
fault-wrong-piece = pièce prise trop tôt, une autre sorte remise
fault-resting-finger = six mains sur dix laissent un doigt dans le compartiment
fault-long-rests = un doigt reste jusqu’à 30 s dans le compartiment
fault-two-hands = une fois sur deux, deux mains dans un compartiment
fault-one-by-one = pièces prises une à une, cellules qui dérivent
fault-drops = pièces qui tombent dans leur bac de 1 à 5 cm
fault-off-centre = chaque main déplace le tas, bacs pesant inégalement
fault-press-shift = une main sur sept appuie fort et décale le zéro
fault-group-cells = Les cellules de l’Insert, et la pièce autour :
fault-cell-swap = les connecteurs de deux cellules sont échangés
fault-cell-death = une cellule meurt au milieu de la partie
fault-touching-wire = un fil touche un bac et porte 2 à 8 % de sa charge
fault-planted-miscount = une brique disparaît mais son poids reste, pour essai
fault-creep = fluage triple des cellules, et mains qui appuient fort
fault-heavy-drift = de bonnes cellules dérivent comme les moins chères
fault-warm-up = l’électronique vient d’être allumée
fault-temperature-ramp = la pièce chauffe de 1 degré par minute, puis refroidit
fault-draught = l’air qui bouge appuie sur les bacs, de 3 à 40 mg
fault-table-bump = la table reçoit huit coups par minute
fault-hum-off-rate = trois fois le ronflement habituel du secteur
fault-mains-60hz = le secteur est à 60 Hz, comme en Amérique
fault-spikes = une mesure sur 200 est fausse de 1 à 5 g
fault-corrupt-words = une mesure sur 100 est endommagée
fault-missing-conversions = une mesure sur 20 manque, avec des trous de 0,6 s
fault-group-lines = Câbles, modules et broker :
fault-unplug = câble de l’Insert retiré deux fois, plaque éteinte une
fault-cable-pulled = le câble de l’Insert est débranché 4 s
fault-reset = les deux modules redémarrent au milieu de la partie
fault-node-killed = le programme de l’Insert est tué et redémarre
fault-broker-kill = le broker meurt deux fois, s’il y en a un
fault-garbage = octets au hasard entre les messages de l’Insert
fault-flipped-bits = environ un bit sur 200 000 s’inverse sur la ligne
fault-damaged-messages = premiers who, welcome, command et ack endommagés
fault-group-plate = La plaque (--build silver ou gold) :
fault-plate-forbidden = certains escaliers ont une brique de trop
fault-plate-wordless = personne ne dit qu’un escalier est terminé
fault-plate-fast = les mains construisent presque sans pause
fault-plate-firm-presses = chaque pièce est enfoncée avec 2 à 5 kg
fault-plate-rim = parfois une pièce tombe sur le bord et y reste
fault-plate-leaning = une pièce sur trois penche avant d’être enfoncée
fault-plate-two-hands = une autre main s’appuie aussi sur la plaque
fault-plate-loose = une pièce sur trois est posée sans être enfoncée
fault-plate-pull-off = une pièce arrachée soulève un instant la plaque
fault-plate-elsewhere = des doigts appuient sur des pièces déjà posées
fault-plate-bumps = la table reçoit des coups et des appuis
fault-plate-slope = la table penche jusqu’à 3 degrés
fault-plate-warm-up = l’électronique de la plaque vient d’être allumée
fault-plate-hum = trois fois le ronflement habituel sur ses cellules
fault-plate-dead-hall = sur 100 capteurs Hall : 6 morts, 2 bloqués, 4 faibles
fault-plate-zero-shift = une pression décale le zéro de la cellule d’un coin
