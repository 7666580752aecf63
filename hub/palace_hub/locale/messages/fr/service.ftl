### La table comme service de sa machine.

cli-service = Démarrer la table avec cette machine.
cli-service-install = Faire démarrer la table avec la machine, dès maintenant.
cli-service-remove = Arrêter la table et ne plus la démarrer ; parties et réglages restent.
cli-service-status = Quelles tables démarrent avec cette machine, et si elles tournent.
cli-service-logs = Les dernières lignes du journal d’une table.
cli-service-font = Donner à la console la plus grande police où les écrans tiennent.
cli-service-window = Ouvrir la table dans une seule fenêtre, en lettres aussi grandes que l’écran le permet.
cli-service-table = nom de la table (minuscules, chiffres, « - ») ; sans lui : table
cli-service-tty = la console, tty1 si vous n’en nommez pas
cli-service-mode = screen : sur la console ; kiosk : une fenêtre en plein écran ; headless : la page web seule
cli-service-shutdown-button = un bouton entre les broches 5 et 6 d’un Raspberry Pi l’éteint et le rallume
cli-service-all = toutes les tables
cli-service-json = en un tableau JSON
cli-service-follow = continuer avec chaque nouvelle ligne
service-runs = { $unit } tourne, et démarre avec la machine.
service-at-next-start = { $unit } démarrera avec la machine dès la prochaine mise en marche.
service-removed = { $unit } est retiré. Parties et réglages sont gardés.
service-no-tables = Aucune table ne démarre avec cette machine. Pour changer cela : sudo palace service install
service-state = { $unit } ({ $mode }) : { $state ->
        [active] tourne
        [activating] démarre
        [failed] a échoué ; voyez : palace service logs
        [inactive] est arrêté
       *[other] démarre avec la machine
    }, { $restarts ->
        [one] { $restarts } redémarrage
       *[other] { $restarts } redémarrages
    }
service-button = Le bouton marchera à la prochaine mise en marche : reliez-le aux broches 5 et 6.
service-button-there = Le bouton était déjà réglé.
service-bad-table = « { $given } » n’est pas un nom de table : minuscules, chiffres et « - », 31 signes au plus.
service-bad-console = « { $given } » n’est pas une console : tty1 à tty63.
service-none = Aucune table « { $table } » ne démarre avec cette machine. « palace service status » donne la liste.
service-no-boot-settings = { $file } n’existe pas : le bouton demande un Raspberry Pi avec Raspberry Pi OS.
service-refused = « { $command } » a échoué : { $what }
