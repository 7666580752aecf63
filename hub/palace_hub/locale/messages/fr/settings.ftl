### `palace config` et `palace completion`, et le sens de chaque réglage de palace.toml.

cli-config = Montre et change vos réglages : le fichier palace.toml.
cli-config-show = Affiche chaque réglage avec son sens et sa valeur. Vous pouvez enregistrer le tout comme palace.toml.
cli-config-keys = ces réglages seulement, comme web.port
cli-config-set = Change un réglage de palace.toml. Vos commentaires et l’ordre des lignes restent.
cli-config-key = le réglage, comme web.port ; "palace config show" les nomme tous
cli-config-value = la nouvelle valeur ; une liste en prend plusieurs
cli-config-default = enlève le réglage du fichier, pour que sa valeur par défaut compte de nouveau
cli-config-path = Affiche le chemin de palace.toml, même si ce fichier n’existe pas encore.
cli-config-schema = Affiche un schéma JSON, avec lequel un éditeur vérifie et explique palace.toml.
cli-completion = Affiche un script avec lequel votre shell complète les mots de cette commande.
cli-completion-shell = votre shell

config-show-file = Vos réglages, lus dans { $file }. Les lignes avec # sont des commentaires ; ces réglages ont leur valeur par défaut.
config-show-none = Le fichier { $file } n’existe pas encore. Tous les réglages ont leur valeur par défaut.
config-no-setting = Il n’y a pas de réglage { $given }. Les réglages sont :
config-no-value = Ajoutez la nouvelle valeur de { $setting }, ou --default pour l’enlever.
config-one-value = { $setting } prend une seule valeur. Mettez entre guillemets une valeur avec des espaces.
config-stays = { $file } reste tel quel. Le nouveau texte est refusé :
config-has-value = { $setting } vaut maintenant { $value }. Le hub le lit à son prochain démarrage.
config-has-default = { $setting } a sa valeur par défaut. Le hub le lit à son prochain démarrage.

settings-file = Les réglages de palace-hub. Chaque ligne est facultative.
settings-box = Les pièces de votre boîte, s’il en manque.
settings-sound = Ce qui joue les sons de la table.
settings-web = La page web qui montre la table sur les téléphones.
settings-backup = La sauvegarde quotidienne.
settings-log = Le fichier journal du hub.

setting-language = La langue des écrans et des commandes.
    .default = Sans ce réglage, la langue de votre système compte.
setting-enter-by = Comment vous entrez un escalier : "plan" le dessine pièce par pièce, "facts" demande ses hauteurs et ses nombres.
setting-card-set = Les cartes de votre boîte : un dossier, ou le nom d’un de vos jeux de cartes.
    .default = Sans ce réglage, les cartes sont le jeu maison.
setting-ground-map = Le Plan de construction d’une nouvelle partie.
setting-ports = Ports série que le hub ouvre quoi qu’il s’y trouve, comme avec --port.
setting-journal = Le fichier de vos parties.
    .default = Sans ce réglage, c’est journal.sqlite dans le dossier des données.
setting-box-piece = Combien de pièces de cette sorte contient votre boîte.
setting-sound-buzzer = Joue les sons sur le buzzer de l’Insert.
setting-sound-bell = Joue les sons avec la cloche du terminal.
setting-web-enabled = Sert la page web avec "palace play", comme --web.
setting-web-listen = L’adresse de la page : "127.0.0.1" pour cette machine seule, "0.0.0.0" pour tout votre réseau.
setting-web-port = Le port de la page ; 0 prend un port libre.
setting-web-hosts = D’autres noms de cette machine dans votre réseau. Le premier figure dans les liens.
setting-web-link = Le début des liens si un proxy se trouve devant la page, comme "https://palace.home".
    .default = Sans ce réglage, les liens nomment cette machine.
setting-backup-folder = Un dossier, comme une clé USB, qui reçoit une sauvegarde chaque jour.
    .default = Sans ce réglage, il n’y a pas de sauvegarde quotidienne.
setting-log-level = Les lignes les moins importantes que garde le fichier journal. "debug" note aussi les noms des joueurs.
