### Backup, restore, bug reports, the log and the safe mode.

cli-backup = Enregistre les parties, les étalonnages, les cartes et les réglages dans un fichier. Vous pouvez jouer pendant ce temps.
cli-backup-file = le fichier à écrire, ou un dossier, par exemple une clé USB : il reçoit un fichier à la date du jour
cli-backup-secrets = enregistre aussi les mots de passe et les liens des téléphones ; vous seul pouvez lire le fichier
cli-backup-daily = garde dans le dossier les sept derniers fichiers quotidiens
cli-restore = Remet une sauvegarde en place. Montre ce qu’elle remplacerait, pose la question, et garde ce qui était là.
cli-restore-file = un fichier de "palace backup"
cli-restore-yes = ne pose pas la question
cli-restore-journal = où vont les parties, si ce n’est pas l’endroit que nomment les réglages de la sauvegarde

cli-report = Écrit un fichier pour signaler un défaut, sans noms, mots de passe ni liens. Montre d’abord ce qu’il contient.
cli-report-file = le fichier à écrire (par défaut : palace-report-DATE.zip dans ce dossier)
report-examines = Le hub examine cette machine ; cela prend quelques secondes...
report-holds = Le rapport contient :
report-versions = les versions du hub, de Python et de la machine
report-doctor = ce que constate "palace doctor"
report-settings = vos réglages ; ce qui peut nommer des personnes ou des lieux est remplacé
report-log = le fichier journal
report-game = l’enregistrement de la dernière partie
report-frames = ce que l’Insert et la plaque ont envoyé ces dernières minutes
report-without = Les noms des joueurs, les mots de passe, le Wi-Fi et les liens des téléphones sont remplacés. Vous pouvez regarder le fichier avant de l’envoyer.
report-question = Écrire { $file } ? Tapez oui ou non :
report-nothing-done = Rien n’a été écrit.
report-written = { $file } est écrit. Rien n’a été envoyé à personne.
report-not-confirmed = Personne ne peut répondre ici. Pour écrire le rapport sans question, ajoutez --yes.
cli-play-safe = joue à la main : ni Insert, ni plaque, ni broker, ni téléphones, ni réglages ; la partie continue
cli-headless-safe = Le mode sans échec ne montre aucune page : --headless n’affiche donc rien. Enlevez --headless.
safe-failed-starts = Les { $count } derniers démarrages de "palace play" ont échoué.
safe-last-failure = Le dernier s’est arrêté sur ce message : { $reason }
safe-offer = Enter : jouer en mode sans échec. Vous tapez les pièces ; l’Insert, la plaque, les téléphones et les réglages ne servent pas. Votre partie continue.
    n : démarrer comme d’habitude.
safe-hint = "palace play --safe" joue à la main et continue votre partie. "palace doctor" dit ce qui ne va pas.
problem-safe-mode = Mode sans échec : le hub n’utilise ni Insert, ni plaque, ni téléphones, ni réglages. Solution : lancez "palace doctor", corrigez ce qu’il nomme, puis démarrez sans --safe.
problem-safe-other-journal = Le fichier de vos parties { $file } n’est pas accessible : { $what }. Cette partie est enregistrée dans { $kept }. Solution : branchez le disque de ce fichier, ou tapez "palace config set journal --default".

output-no-such-folder = { $option } : le dossier { $folder } n’existe pas. Créez-le, ou branchez la clé où il se trouve.

problem-backup = La sauvegarde du jour n’a pas pu être faite : { $what }
problem-backup-no-folder = La sauvegarde du jour ne peut pas être faite : le dossier { $folder } n’existe pas. Solution : branchez la clé, ou indiquez un autre dossier dans palace.toml.
backup-at-the-end = Sauvegarde des parties du jour dans { $folder }...

backup-written = Sauvegardé : { $games ->
        [0] vos réglages ; il n’y a encore aucune partie
        [one] { $games } partie, avec les étalonnages, les cartes et les réglages
       *[other] { $games } parties, avec les étalonnages, les cartes et les réglages
    }. Fichier : { $file } ({ $kb } ko).
backup-with-secrets = Les mots de passe et les liens des téléphones y sont. Vous seul pouvez lire le fichier : que cela reste ainsi.
backup-open-to-all = Les mots de passe et les liens des téléphones y sont, et ce disque ne peut pas les cacher : qui l’a peut les lire.
backup-without-secrets = Les mots de passe et les liens des téléphones n’y sont pas ; --with-secrets les sauvegarde aussi.
backup-journal-damaged = { $lost ->
        [0] Le fichier des parties était endommagé ; autant qu’on puisse le savoir, aucun événement ne manque.
        [one] Le fichier des parties était endommagé : il manque { $lost } événement dans la sauvegarde.
       *[other] Le fichier des parties était endommagé : il manque { $lost } événements dans la sauvegarde.
    }
backup-not-ours = { $file } n’est pas une sauvegarde. Donnez un fichier écrit par "palace backup".
backup-foreign = { $file } contient { $what }, qui ne fait partie d’aucune sauvegarde. Rien n’a été changé. Donnez un fichier écrit par "palace backup".
backup-damaged = { $file } est endommagé : { $what } n’est plus comme à l’enregistrement. Rien n’a été changé. Essayez une autre sauvegarde.
backup-too-new = { $file } vient d’un hub plus récent ({ $hub }). Rien n’a été changé. Mettez d’abord ce hub à jour.
backup-in-the-way = { $file } existe et n’est pas une sauvegarde : il reste donc en place. Choisissez un autre nom.

upkeep-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
upkeep-kind-players = joueurs, notes et dates des parties passées
upkeep-kind-saved = images, enregistrements et tableaux gardés
upkeep-kind-tray = étalonnage de l’Insert
upkeep-kind-plate = étalonnage de la plaque
upkeep-kind-ports = liste des ports des cartes
upkeep-kind-cards = vos propres cartes
upkeep-kind-lessons = liste des leçons réussies
upkeep-kind-settings = réglages (palace.toml)
upkeep-kind-broker = comptes pour le Wi-Fi
upkeep-kind-links = liens des téléphones

restore-backup = { $file } : enregistré le { $made } par palace-hub { $hub }.
restore-games-replaced = {"  "}remplacé :    { $here ->
        [one] { $here } partie
       *[other] { $here } parties
    } d’ici par { $there ->
        [one] { $there } partie
       *[other] { $there } parties
    } de la sauvegarde
restore-fate-new = {"  "}nouveau :     { $what }
restore-fate-replaced = {"  "}remplacé :    { $what }
restore-fate-aside = {"  "}mis de côté : { $what } (pas dans la sauvegarde)
restore-fate-stays = {"  "}reste :       { $what } (pas dans la sauvegarde)
restore-place = Les parties vont dans { $folder }. Ce qui est remplacé ou mis de côté est gardé.
restore-question = Remettre cette sauvegarde en place ? Tapez oui ou non :
restore-answer-yes = oui
restore-answer-y = o
restore-nothing-done = Rien n’a été changé.
restore-done = La sauvegarde est en place. "palace play" continue avec elle.
restore-kept = Ce qui était là avant se trouve dans { $folder }.
restore-without-secrets = Les mots de passe et les liens des téléphones n’étaient pas enregistrés : scannez de nouveau les codes. Pour les modules en Wi-Fi, lancez "palace setup broker".
restore-not-confirmed = Personne ne peut répondre ici. Pour remettre la sauvegarde sans question, ajoutez --yes.
hub-runs = Un hub utilise { $file }. Quittez-le (Ctrl+Q), puis essayez encore.
restore-under-way = Une autre remise en place est en cours. Attendez qu’elle se termine, puis essayez encore.
