### The workshop: the broker, the firmware of nodes, the doctor.

cli-setup = Règle l’Insert à l’écran : le pèse, apprend ce que pèse une pièce, dit ce que savent faire ses cellules.
cli-setup-box = nombre de pièces de chaque sorte dans la boîte, là où il en manque : arch=79,brick=78
cli-box-range = { $given } n’est pas un nombre de pièces. Donnez { $known }
cli-setup-broker = Écrit la configuration de Mosquitto : un compte par module, des sujets exacts pour chacun, et les fichiers des modules.
cli-setup-node = l’identifiant d’un module, tel que "palace doctor" le montre ; peut être répété. Les comptes déjà créés restent
cli-setup-table = le nom de la table dans chaque sujet (home par défaut)
cli-setup-listen = l’adresse d’écoute du broker (par défaut 0.0.0.0, toutes celles de cette machine)
cli-setup-address = l’adresse du broker pour les modules, en chiffres (par défaut, celle de cette machine)
cli-setup-port = le port du broker (1883 par défaut)
cli-setup-ssid = le réseau Wi-Fi des modules ; sa clé est demandée, ou lue dans PALACE_WIFI_KEY
cli-setup-country = le pays des modules en deux lettres, par exemple FR : leurs radios en utilisent les canaux Wi-Fi (par défaut, ceux qui sont permis partout)
cli-setup-tx-power = la puissance maximale des radios des modules, de 1 à 20 dBm : moins fort dérange moins le reste, et porte moins loin
cli-setup-syntax = pour quel Mosquitto (celui qui est installé ici, sinon 2.0)
cli-setup-to = le dossier où écrire, si ce n’est pas l’habituel
cli-setup-etc = le dossier où Mosquitto lit les mots de passe et les sujets (/etc/mosquitto par défaut)
cli-setup-renew = un compte qui reçoit un nouveau mot de passe ; peut être répété
cli-setup-no-passwords = sans mot de passe ; refusé si d’autres machines peuvent atteindre le broker
cli-setup-check = n’écrit rien ; dit si cette configuration laisse entrer d’autres machines sans mot de passe
cli-dry-run = dit ce qui serait fait, et ne fait rien

broker-bad-node = { $given } ne peut pas être le compte d’un module. Solution : prenez l’identifiant que montre "palace doctor" : lettres, chiffres, points et tirets, 32 au plus, et pas "hub".
broker-unknown-account = Il n’y a pas de compte { $given } à renouveler. Comptes connus : { $known }. Solution : nommez l’un d’eux, ou créez-en un nouveau avec --node.
broker-renew-without-passwords = Avec --no-passwords, il n’y a pas de mot de passe à renouveler. Solution : enlevez --renew ou --no-passwords.
broker-bad-table = { $given } ne peut pas être le nom d’une table. Solution : prenez des lettres, des chiffres, des points et des tirets, 32 au plus.
broker-bad-port = { $given } n’est pas un port. Solution : prenez un nombre de 1 à 65535, d’habitude 1883.
broker-bad-country = { $given } n’est pas un pays en deux majuscules. Solution : écrivez par exemple FR, BE ou CH.
broker-bad-tx-power = Aucune radio de module n’émet à { $given } dBm. Solution : donnez un nombre de 1 à { $most }, ou enlevez --tx-power.
broker-bad-syntax = Mosquitto { $given } n’est pas pris en charge. Solution : prenez 2.0 ou 2.1.
broker-bad-address = { $given } n’est pas une adresse en chiffres, et les modules ne savent pas chercher des noms. Solution : prenez une adresse comme 192.168.1.20.
broker-no-address = Cette machine n’a pas d’adresse qu’un module puisse atteindre. Solution : connectez-la d’abord au réseau, ou indiquez l’adresse avec --address.
broker-open-listener = Refusé : sans mots de passe, quiconque atteint { $address }:{ $port } pourrait commander les modules et lire la partie. Solution : enlevez --no-passwords, ou ne laissez entrer que cette machine avec --listen 127.0.0.1.
broker-open-line = { $file }, ligne { $line } : quiconque atteint { $address }:{ $port } entre sans mot de passe, et peut commander les modules et lire la partie. Solution : "palace setup broker" écrit une configuration avec des comptes ; ou limitez ce point d’écoute à 127.0.0.1.

setup-wifi-key = Clé du réseau { $ssid } :{ " " }
setup-kept = L’ancien fichier est gardé sous { $file }.
setup-written = Écrit dans { $folder }, pour Mosquitto { $syntax }.
setup-untested = Ceci n’est pas encore essayé avec Mosquitto 2.1. S’il ne démarre pas, utilisez "--syntax 2.0" : 2.1 l’accepte aussi, avec un avertissement dans son journal.
setup-would-write = Écrirait { $file }
setup-dry = Rien n’a été écrit.
setup-hub-account = Hub : compte { $account }, mot de passe { $password }
setup-node-account = Module { $account } : compte { $account }, mot de passe { $password }
setup-once = Ces mots de passe ne sont affichés que maintenant. Les fichiers du dossier les contiennent aussi : vous seul pouvez les lire.
setup-account-kept = Le compte { $account } garde son mot de passe.
setup-no-nodes = Aucun module n’a encore de compte. Solution : relancez avec --node ID pour chacun ; "palace doctor" montre les identifiants.
setup-install = Mettez-le en place avec :
setup-then-flash = Donnez ensuite son fichier à chaque module, par un câble USB : palace flash --broker { $file }
setup-check-no-listener = { $file } n’ouvre aucun point d’écoute : avec lui seul, Mosquitto ne répond qu’à cette machine.
setup-check-strange = { $file }, ligne { $line } : ce n’est pas une ligne de configuration de Mosquitto, le fichier ne peut donc pas être contrôlé. Solution : indiquez le fichier que lit Mosquitto, par exemple /etc/mosquitto/mosquitto.conf.
setup-check-sound = { $file } : les autres machines ont besoin d’un mot de passe.

cli-flash = Installe le firmware de ce hub sur une carte et attend son salut.
cli-flash-port = le port de la carte (par défaut, le seul présent)
cli-flash-uf2 = le fichier MicroPython pour une carte neuve, qui y va d’abord : tenez BOOTSEL en la branchant
cli-flash-drive = avec --uf2 : le dossier du lecteur de la carte, s’il n’est pas trouvé tout seul
cli-flash-role = ce pour quoi le module est câblé : tray ou plate (par défaut, comme avant)
cli-flash-board = refuse toute autre carte
cli-flash-broker = le broker.json du module, tel que l’écrit "palace setup broker" : le module parle alors par le Wi-Fi
cli-flash-replace = même si un autre programme est sur la carte
cli-flash-change-role = même si la carte a l’autre rôle

port-forbidden = { $user } n’a pas le droit d’ouvrir { $port }.
fix-port-forbidden = sudo usermod -aG { $group } { $user }, puis fermez et rouvrez la session ; ou installez la règle udev de hub/service.
port-held = Un autre programme a ouvert { $port }.
fix-port-held = arrêtez-le (le hub lui-même, mpremote, un programme de terminal) ; "sudo palace doctor" dit lequel c’est.
port-held-by = { $program } (processus { $pid }) a ouvert { $port }.
fix-port-held-by = arrêtez-le, puis essayez encore ; un hub en marche trouve ses modules tout seul.
port-held-modemmanager = ModemManager occupe { $port } pour voir si c’est un modem.
fix-port-held-modemmanager = attendez une demi-minute ; pour l’éviter, installez la règle udev de hub/service.
port-absent = Il n’y a pas de port { $port }.
fix-port-absent = branchez la carte avec un câble USB qui transmet les données ; "palace doctor" donne la liste des ports.
port-not-serial = { $port } n’est pas un port série.
fix-port-not-serial = indiquez le port d’une carte, d’habitude /dev/ttyACM0 ; "palace doctor" donne la liste des ports.
port-broken = { $port } est inutilisable : { $what }.
fix-port-broken = débranchez le câble et rebranchez-le.

flash-no-port = Aucune carte n’est connectée. Solution : branchez-la avec un câble USB qui transmet les données. Une carte neuve n’a pas de port tant que MicroPython n’y est pas : téléchargez l’UF2 de MicroPython prévu pour elle (micropython.org/download), puis relancez ceci avec --uf2 et le nom de ce fichier.
flash-bootsel = Une carte attend dans son chargeur de démarrage. Solution : téléchargez l’UF2 de MicroPython prévu pour elle (micropython.org/download : RPI_PICO, RPI_PICO_W, RPI_PICO2 ou RPI_PICO2_W), puis relancez ceci avec --uf2 et le nom de ce fichier.
flash-many-ports = Plusieurs ports peuvent être celui de la carte : { $ports }. Solution : indiquez-en un avec --port, ou ne laissez que cette carte branchée.
flash-no-micropython = Aucun MicroPython ne répond sur { $port }. Solution : téléchargez l’UF2 de MicroPython prévu pour la carte (micropython.org/download), puis lancez "palace flash --uf2 FICHIER". La commande dit quand tenir BOOTSEL.
flash-no-answer = Le programme sur { $port } a cessé de répondre. Solution : débranchez la carte, rebranchez-la et relancez ceci.
flash-board-error = La carte sur { $port } a refusé : { $what }. Solution : débranchez-la, rebranchez-la et relancez ceci. Si cela se répète, réinstallez MicroPython.
flash-other-board = Le firmware ne connaît pas cette carte ({ $what }). Solution : prenez un Raspberry Pi Pico, Pico W, Pico 2 ou Pico 2 W.
flash-old-micropython = La carte a MicroPython { $version }, mais le firmware demande { $least } ou plus récent. Solution : tenez BOOTSEL en la branchant, et copiez un UF2 plus récent sur le lecteur qui apparaît ; ses fichiers restent.
flash-not-that-board = C’est un { $found }, et non un { $expected }. Solution : vérifiez que la bonne carte est branchée, ou enlevez --board.
flash-other-program = Un autre programme est sur la carte du port { $port }. Rien n’a été changé. Solution : vérifiez que c’est la bonne carte ; --replace écrase le programme.
flash-no-role = Le hub ne sait pas pour quoi ce module est câblé. Solution : ajoutez --role tray ou --role plate.
flash-damaged-config = La configuration sur la carte est illisible. Solution : ajoutez --role tray ou --role plate, selon le câblage.
flash-other-role = Ce module est réglé comme { $found ->
        [tray] Insert
        [plate] plaque
       *[other] { $found }
    }, et non comme { $expected ->
        [tray] Insert
        [plate] plaque
       *[other] { $expected }
    } ; ses fils doivent correspondre à son rôle. Rien n’a été changé. Solution : vérifiez que le bon module est branché ; --change-role change son rôle.
flash-bad-broker = Ce fichier n’est pas un broker.json. Solution : prenez-en un qu’a écrit "palace setup broker".
flash-no-radio = Un { $board } n’a pas de radio. Solution : enlevez --broker, ou prenez un Pico W ou un Pico 2 W.
flash-other-account = Ce fichier est celui du module { $account }, mais celui-ci est { $id }. Solution : créez-lui un compte avec "palace setup broker --node { $id }" et prenez son fichier.
flash-no-network = Le fichier ne nomme aucun réseau Wi-Fi. Solution : réécrivez-le avec "palace setup broker --ssid NOM".
flash-full = La carte a { $free } octets libres et il en faut { $need }. Solution : supprimez les fichiers qui n’ont rien à y faire (mpremote rm), ou réinstallez MicroPython.
flash-not-written = { $file } n’a pas été écrit correctement. Solution : relancez ceci. Si cela se répète, la mémoire flash de la carte est usée.
flash-no-hello = Le firmware est sur la carte, mais la carte ne répond pas. Sa dernière ligne : { $line } Solution : débranchez-la, rebranchez-la et relancez ceci.
flash-wrong-hello = Le module répond avec { $field } { $found } au lieu de { $expected }. Solution : relancez ceci. Si cela se répète, réinstallez MicroPython.
flash-uf2-words = Une carte qui reçoit --uf2 n’a pas encore de port, et --drive ne va qu’avec --uf2. Solution : enlevez --port ou --drive.
flash-uf2-bad = { $file } n’est pas un fichier UF2 complet. Solution : téléchargez-le de nouveau (micropython.org/download : RPI_PICO, RPI_PICO_W, RPI_PICO2 ou RPI_PICO2_W).
flash-uf2-no-chip = { $file } est fait pour une autre sorte de carte. Solution : prenez l’UF2 de MicroPython pour votre Pico (micropython.org/download : RPI_PICO, RPI_PICO_W, RPI_PICO2 ou RPI_PICO2_W).
flash-uf2-other-chip = { $file } est fait pour une puce { $meant }, mais la carte a une { $found }. Rien n’a été écrit. Solution : prenez le fichier pour { $found ->
        [RP2350] un Pico 2 (RPI_PICO2) ou un Pico 2 W (RPI_PICO2_W).
       *[other] un Pico (RPI_PICO) ou un Pico W (RPI_PICO_W).
    }
flash-uf2-hold = Débranchez la carte, tenez son bouton BOOTSEL, branchez-la, lâchez. Attente de son lecteur...
flash-uf2-no-drive = Aucune carte n’offre son lecteur. Solution : débranchez-la, tenez son bouton BOOTSEL en la branchant avec un câble qui transmet les données, et relancez ceci. Si son lecteur est là, indiquez son dossier avec --drive.
flash-uf2-not-mounted = Le lecteur { $label } de la carte est là, mais ce système ne l’a pas ouvert. Solution : udisksctl mount -b /dev/disk/by-label/{ $label } (ou, en root, montez-le sur un dossier et indiquez celui-ci avec --drive), puis relancez ceci.
flash-uf2-many = Plusieurs cartes attendent dans leur chargeur de démarrage : { $drives }. Solution : n’en laissez qu’une branchée, ou indiquez son dossier avec --drive.
flash-uf2-would-copy = Copierait { $file } vers { $drive }
flash-uf2-copying = Copie de { $file } vers { $drive } (quelques secondes)...
flash-uf2-starting = Copié. Attente du démarrage de la carte...
flash-uf2-not-written = Le fichier n’a pas pu être copié vers { $drive } : { $what }. Solution : vérifiez que vous avez le droit d’y écrire, puis débranchez la carte, tenez BOOTSEL en la branchant, et relancez ceci.
flash-uf2-no-port = Le fichier a été copié, mais la carte ne revient pas comme port. Solution : débranchez-la, puis branchez-la sans BOOTSEL. Si elle reste absente, ce n’est pas la sorte de carte pour laquelle le fichier est fait : un Pico W demande RPI_PICO_W.
flash-found = Trouvé : un { $board }, identifiant { $id }, rôle { $role ->
        [tray] Insert
        [plate] plaque
       *[other] { $role }
    }.
flash-would-write = Écrirait { $file }
flash-would-remove = Supprimerait { $file }
flash-writing = { $number } sur { $of } : { $file }
flash-written = { $count ->
        [0] Tous les fichiers y étaient déjà
        [one] { $count } fichier écrit
       *[other] { $count } fichiers écrits
    }, inchangés : { $same }.
flash-config-kept = Sa configuration reste comme elle est.
flash-config-new = Il reçoit une nouvelle configuration, rôle { $role ->
        [tray] Insert
        [plate] plaque
       *[other] { $role }
    }.
flash-waiting = Démarrage, attente de son salut...
flash-dry = Rien n’a été écrit.
flash-done = Le module { $id } salue depuis { $port } : { $role ->
        [tray] Insert
        [plate] plaque
       *[other] { $role }
    } sur un { $board }, firmware { $fw }.
flash-now-radio = Il continue maintenant par le Wi-Fi ; la page « Matériel » le montre dès qu’il a trouvé le broker.

cli-doctor = Contrôle tout ce qui pourrait manquer ou clocher, et dit comment y remédier.
cli-doctor-json = affiche un objet au lieu de phrases
cli-doctor-box = donne la liste des pièces d’une boîte avec leurs numéros d’élément LEGO, et ne contrôle rien
box-parts = Les pièces d’une boîte, et les numéros d’élément LEGO pour les commander :
box-part = { $part ->
        [arch] arches
        [brick] briques
        [column] colonnes
        [light_green] feuilles vert clair
        [dark_green] feuilles vert foncé
        [gold] briques dorées
        [monkey] Singe
        [butterfly] Papillon
        [frog] Grenouille
       *[corner] briques d’angle
    }
box-element = { $count } x { $number }
box-parts-check = Les numéros et les nombres viennent du livret de règles. Personne n’a encore comparé les numéros avec une boîte : regardez l’image du magasin avant de commander.
cli-doctor-weigh = contrôle si quelque chose touche un bac : vous y mettez une pièce connue de cette sorte ({ $known }) ; ne contrôle rien d’autre
cli-doctor-in = le compartiment où vous la mettez (par défaut, le sien)
cli-doctor-pieces = combien de pièces de cette sorte vous mettez à la fois (1 par défaut) ; avec plus de pièces, une erreur plus petite apparaît
cli-doctor-only = ne fait que ce contrôle ; peut être répété
cli-doctor-port = contrôle aussi ce port, même si le hub ne le connaît pas ; peut être répété
doctor-unknown-check = Il n’y a pas de contrôle { $given }. Utilisez l’un de ceux-ci : { $known }.
doctor-sound = ok      { $check }
doctor-found = { $severity }  { $check } :
doctor-severity-fault = DÉFAUT
doctor-severity-warning = alerte
doctor-severity-note = note  { "" }
doctor-fix = Solution :
doctor-ruler = Si les deux bords droits ci-dessous ne sont pas alignés, le terminal dessine certains signes sur deux colonnes. Réglez sa "largeur ambiguë" sur étroite.
doctor-end = { $count ->
        [0] Il n’y a rien à corriger.
        [one] { $count } chose à corriger.
       *[other] { $count } choses à corriger.
    }
doctor-check-python = Python
doctor-check-packages = paquets logiciels
doctor-check-firmware = fichiers du firmware
doctor-check-config = configuration
doctor-check-journal = parties gardées
doctor-check-disk = disque
doctor-check-clock = horloge
doctor-check-calibration = étalonnage
doctor-check-terminal = terminal
doctor-check-width = largeur des signes
doctor-check-modemmanager = ModemManager
doctor-check-ports = ports étrangers
doctor-check-nodes = modules sur les ports
doctor-check-broker-files = fichiers de Mosquitto
doctor-check-broker = broker
doctor-check-failed = Le contrôle { $check } n’a pas pu se faire ; { $file } dit pourquoi.
fix-doctor-check-failed = signalez-le, s’il vous plaît ; les autres contrôles sont valables.

doctor-python = C’est Python { $version }, qui n’est pas testé.
fix-doctor-python = prenez Python 3.11, 3.12 ou 3.13.
doctor-package = Le paquet logiciel { $package } n’est pas installé.
fix-doctor-package = réinstallez palace-hub : pip install --force-reinstall palace-hub.
doctor-no-micropython = MicroPython ne tourne pas sur cette machine ; les modules simulés tournent en Python.
fix-doctor-no-micropython = rien : les vrais modules ne sont pas concernés.
doctor-no-firmware = Le firmware des modules manque dans cette installation.
fix-doctor-no-firmware = réinstallez palace-hub, ou lancez-le depuis une copie du dépôt.
fix-doctor-config = corrigez cette ligne, ou enlevez-la : chaque ligne est facultative.
doctor-journal = Les parties ne peuvent pas être gardées dans { $path } : { $what }.
fix-doctor-journal = devenez propriétaire du dossier et du fichier (sudo chown), ou indiquez un autre endroit avec "journal" dans palace.toml.
doctor-mark = { $path } ne peut pas être écrit : { $what }. Le hub pourrait ne pas remarquer la perte des derniers événements.
fix-doctor-mark = devenez propriétaire du fichier (sudo chown), et déplacez ce qui porte son nom.
doctor-journal-unreadable = Le fichier des parties est inutilisable : { $what }.
fix-doctor-journal-unreadable = lancez "palace play" : il garde un fichier endommagé et sauve ce qui peut être lu. Si un palace-hub plus récent l’a écrit, mettez celui-ci à jour ; s’il appartient à autre chose, déplacez-le ailleurs.
doctor-journal-damaged = Le fichier des parties { $path } est endommagé : { $state ->
       *[intact] tout son contenu peut être lu.
        [lost] { $lost ->
            [one] { $lost } événement est perdu.
           *[other] { $lost } événements sont perdus.
        }
        [at_least] au moins { $lost ->
            [one] { $lost } événement est perdu.
           *[other] { $lost } événements sont perdus.
        }
        [unknown] on ne peut pas savoir s’il manque quelque chose.
    }
fix-doctor-journal-damaged = lancez "palace play" : il garde le fichier endommagé et continue avec ce qui peut être lu. Remplacez ensuite la carte SD : un disque qui abîme un fichier en abîme d’autres.
doctor-journal-gone = Le fichier des parties { $path } a disparu ; { $state ->
        [lost] { $lost ->
            [one] { $lost } événement est perdu.
           *[other] { $lost } événements sont perdus.
        }
        [at_least] au moins { $lost ->
            [one] { $lost } événement est perdu.
           *[other] { $lost } événements sont perdus.
        }
       *[unknown] on ne peut pas savoir ce qui manque.
    }
fix-doctor-journal-gone = si vous avez une copie, mettez-la à cet endroit, avec son fichier -mark. "palace play" en commence un nouveau avec ce qui reste à côté.
doctor-journal-unsure = Le fichier des parties { $path } est entier, mais on ne peut pas savoir si ses derniers événements y sont : le fichier { $path }-mark est absent, ou appartient à un autre.
fix-doctor-journal-unsure = rien, si vous avez copié ou déplacé le fichier ; la prochaine fois, copiez les deux. "palace play" commence un nouveau fichier -mark.
doctor-disk-full = Le disque est plein ({ $free } Mo libres) : les parties ne peuvent pas être gardées dans { $path }.
fix-doctor-disk-full = supprimez ce qui ne sert plus ; "df -h" et "du -xh / | sort -h | tail" montrent où est passée la place.
doctor-disk-little = Il ne reste que { $free } Mo sur le disque de { $path }.
fix-doctor-disk-little = supprimez ce qui ne sert plus avant les prochaines parties.
doctor-clock = L’horloge a { $days } jours de retard sur la date de ce programme.
fix-doctor-clock = connectez-vous à un réseau pour que l’horloge se règle toute seule, ou réglez-la : sudo date -s "2026-11-20 12:00".
doctor-clock-back = L’horloge a { $minutes } minutes de retard sur la dernière partie gardée.
fix-doctor-clock-back = connectez-vous à un réseau pour que l’horloge se règle toute seule, ou réglez-la avec sudo date -s. Les parties sont gardées dans le bon ordre de toute façon.
doctor-clock-alone = L’horloge n’est pas réglée par un réseau.
fix-doctor-clock-alone = sudo timedatectl set-ntp true, avec un réseau ; sans réseau, vérifiez l’heure de temps en temps.
doctor-no-calibration = Aucun Insert n’a encore été réglé : le hub ne peut donc pas compter les pièces.
fix-doctor-no-calibration = avec toute la boîte à portée de main, lancez "palace setup". Sans Insert, tapez ce que vous prenez.
doctor-calibration-damaged = { $file } est inutilisable : { $what }.
fix-doctor-calibration-damaged = réglez de nouveau l’Insert : "palace setup".
doctor-calibration-previous = { $file } est inutilisable : { $what }.
fix-doctor-calibration-previous = "palace play" propose le réglage d’avant ; ou réglez de nouveau l’Insert : "palace setup".
doctor-fix-said = voir ci-dessus
doctor-calibration-unreadable = Le réglage de l’Insert est illisible : { $what }.
fix-doctor-calibration-unreadable = commencez une nouvelle partie : elle pèse de nouveau l’Insert.
doctor-calibration-part = Cellules de l’Insert jamais étalonnées : { $cells } ; elles ne comptent rien.
fix-doctor-calibration-part = vérifiez leurs fils, puis pesez de nouveau les bacs vides et la boîte complète avec la prochaine partie.

doctor-encoding = Cette sortie est en { $encoding }, et non en UTF-8 : les signes et les noms s’affichent sous forme de codes.
fix-doctor-encoding = choisissez un réglage UTF-8 : export LANG=C.UTF-8.
doctor-small = Le terminal a { $columns } colonnes et { $rows } lignes ; il en faut au moins { $least_columns } et { $least_rows }.
fix-doctor-small = agrandissez la fenêtre ou réduisez ses lettres ; 100 sur 30 montre tout.
doctor-dumb = Le terminal dit qu’il ne peut pas dessiner d’écran (TERM vaut dumb ou manque).
fix-doctor-dumb = prenez un vrai terminal, ou tapez export TERM=xterm-256color.
doctor-wide = Le terminal dessine { $signs } signes sur { $columns } colonnes : tous les cadres des écrans seraient décalés.
fix-doctor-wide = réglez la "largeur ambiguë" du terminal sur étroite (dans son profil, sous compatibilité, ou sa largeur de caractère).

doctor-modemmanager = ModemManager tourne, et ouvre chaque nouveau port pour y chercher un modem.
fix-doctor-modemmanager = installez la règle udev : sudo cp 60-palace-hub.rules /etc/udev/rules.d/ depuis hub/service, puis sudo udevadm control --reload.
doctor-no-port = Aucun module n’est connecté.
fix-doctor-no-port = branchez un module avec un câble USB qui transmet les données. Une carte neuve a d’abord besoin de MicroPython : téléchargez son UF2 (micropython.org/download), puis "palace flash --uf2 FICHIER --role tray", ou "--role plate". Sans aucun module, tapez tout dans "palace play".
doctor-bootsel = Une carte attend dans son chargeur de démarrage.
fix-doctor-bootsel = téléchargez l’UF2 de MicroPython prévu pour elle (micropython.org/download), puis "palace flash --uf2 FICHIER --role tray", ou "--role plate". Si elle a déjà fonctionné : débranchez-la et rebranchez-la.
doctor-broker-hub-runs = Le hub est en marche et utilise son compte sur { $broker } : les modules en Wi-Fi ne peuvent pas être contrôlés ici.
fix-doctor-broker-hub-runs = ouvrez sa page « Matériel », ou quittez le hub pour les contrôler ici.
doctor-port-foreign = { $port } ({ $what }) n’est pas une carte de ce projet : il reste fermé.
fix-doctor-port-foreign = rien. S’il y a tout de même un module derrière : lancez une fois "palace play --port { $port }".
doctor-hub-runs = Le hub est en marche (processus { $pid }) et utilise { $port }.
fix-doctor-hub-runs = ouvrez sa page « Matériel », ou quittez le hub pour contrôler le module ici.
doctor-silent = Rien ne vient de { $port }.
fix-doctor-silent = si c’est un module, débranchez-le et rebranchez-le. S’il reste muet : "palace flash --port { $port }". Un module avec un broker.json ne parle que par le Wi-Fi.
doctor-prompt = MicroPython sur { $port } affiche son invite : le programme du module ne tourne pas.
fix-doctor-prompt = palace flash --port { $port }
doctor-garbage = { $bytes } octets sont venus de { $port }, et aucun n’était un message de module. La dernière ligne : { $line }
fix-doctor-garbage = si c’est un module : vérifiez son câble, puis "palace flash --port { $port }". Si c’est autre chose, laissez-le.
doctor-no-hello = Un module envoie sur { $port } mais ne dit pas qui il est.
fix-doctor-no-hello = débranchez-le et rebranchez-le.
doctor-protocol = Le module { $id } sur { $port } parle la version { $spoken } du protocole, que ce hub ne parle pas.
fix-doctor-protocol = palace flash --port { $port }
doctor-crashed = Le programme du module { $id } s’est arrêté sur une erreur, puis a redémarré : { $what }
fix-doctor-crashed = rien, si cela n’est arrivé qu’une fois. Si cela se répète : "palace flash", et donnez dans un rapport ce que dit cette ligne.
doctor-fw = Le module { $id } sur { $port } a le firmware { $found }, ce hub apporte { $own }.
fix-doctor-fw = palace flash --port { $port }
doctor-node = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } { $id } sur { $port }, un { $board }.
fix-doctor-node = rien.
doctor-damaged = { $count } lignes endommagées sont venues de { $port } en quelques secondes.
fix-doctor-damaged = prenez un câble plus court ou meilleur, loin des moteurs et des chargeurs.
doctor-twice = Le module { $id } répond sur { $ports }.
fix-doctor-twice = ne laissez branché que l’un d’eux. Si deux cartes ont le même identifiant, l’une est une copie : retirez-la.
doctor-same-role = { $count } modules ont le rôle { $role ->
        [tray] Insert
        [plate] plaque
       *[other] { $role }
    } ; une table n’en a qu’un.
fix-doctor-same-role = débranchez le mauvais ; "palace flash --change-role" lui donne l’autre rôle.
doctor-no-tray = Il n’y a pas d’Insert parmi les modules.
fix-doctor-no-tray = branchez l’Insert, ou tapez ce que vous prenez.
doctor-no-samples = Le module { $id } sur { $port } salue mais n’envoie aucune mesure.
fix-doctor-no-samples = débranchez-le et rebranchez-le. Si cela n’aide pas : "palace flash --port { $port }".
doctor-cell-silent = La cellule { $cell } du module { $id } ne donne aucune mesure.
fix-doctor-cell-silent = vérifiez le fil DT et l’alimentation de sa carte d’amplification.
doctor-cell-slow = La cellule { $cell } du module { $id } fait { $rate } conversions par seconde au lieu de 80.
fix-doctor-cell-slow = sa carte d’amplification est câblée pour 10 : mettez RATE à l’état haut (coupez le cavalier, ou levez la broche 15 de la masse vers l’alimentation).
doctor-cell-fault = La cellule { $cell } du module { $id } a refusé { $count } mesures : { $why }.
fix-doctor-cell-fault = vérifiez ses fils et son alimentation ; le README du firmware dit ce que signifie { $why }.
doctor-gaps = En quelques secondes, { $gaps } messages du module { $id } ont été perdus, et { $bad } endommagés.
fix-doctor-gaps = arrêtez les autres programmes qui lisent son port ("sudo palace doctor" les nomme). S’il n’y en a pas, prenez un câble plus court ou meilleur, loin des moteurs et des chargeurs.

doctor-no-broker = Aucun broker n’est réglé. Les modules sur câble n’en ont pas besoin.
fix-doctor-no-broker = pour les modules en Wi-Fi : "palace setup broker --node ID".
doctor-hub-file = { $file } est inutilisable : attendu { $expected }.
fix-doctor-hub-file = réécrivez-le : "palace setup broker --renew hub".
doctor-broker-absent = Le broker { $broker } ne répond pas.
fix-doctor-broker-absent = démarrez-le : sudo systemctl restart mosquitto ; "journalctl -u mosquitto" dit pourquoi il ne démarre pas. Si c’est une autre machine, vérifiez l’adresse, le port et le pare-feu.
doctor-broker-refuses = Le broker { $broker } refuse { $user } : { $word }.
fix-doctor-broker-refuses = remettez en place le fichier des mots de passe, comme le dit "palace setup broker", et redémarrez-le ; ou "palace setup broker --renew hub" pour un nouveau mot de passe.
doctor-broker-password = Le broker { $broker } veut un mot de passe, et le hub n’en a pas.
fix-doctor-broker-password = palace setup broker --renew hub
doctor-broker-mute = Quelque chose répond sur { $broker }, mais pas comme un broker ({ $word }).
fix-doctor-broker-mute = vérifiez si un autre programme utilise ce port ; indiquez le port du broker dans "palace setup broker --port".
doctor-broker-open = N’importe qui entre dans le broker { $broker } sans mot de passe, et peut commander les modules et lire la partie.
fix-doctor-broker-open = "palace setup broker" écrit une configuration avec des comptes ; ou limitez le broker à 127.0.0.1.
doctor-broker-file = { $file }, ligne { $line } : quiconque atteint { $broker } entre sans mot de passe.
fix-doctor-broker-file = "palace setup broker" écrit une configuration avec des comptes ; ou limitez ce point d’écoute à 127.0.0.1.
doctor-broker-topics = Le broker { $broker } laisse entrer le hub, mais pas sur ses sujets : { $word }.
fix-doctor-broker-topics = remettez en place le fichier des sujets, comme le dit "palace setup broker", et redémarrez le broker.
doctor-broker-acl = Le broker { $broker } laisse entrer le hub, mais ne transmet rien de la table "{ $table }".
fix-doctor-broker-acl = son fichier des sujets (acl_file) est pour une autre table, ou trop ancien : mettez en place celui de "palace setup broker" et redémarrez le broker.
doctor-broker-empty = Aucun module n’a encore trouvé le broker { $broker }.
fix-doctor-broker-empty = donnez son fichier au module : "palace flash --broker FICHIER" par un câble USB. S’il en a un : vérifiez-y le nom et la clé du réseau, et que le pare-feu de cette machine laisse passer le port 1883.
doctor-broker-nodes = Sur le broker { $broker } : { $nodes }.
fix-doctor-broker-nodes = rien ; la page « Matériel » dit comment ils vont.
doctor-node-refused = Le broker { $broker } refuse le module { $id } : { $word }.
fix-doctor-node-refused = son compte est dans les fichiers de "palace setup broker", mais pas là où le broker les lit : mettez-les en place comme le dit cette commande, et redémarrez le broker.
doctor-node-away = Le module { $id } a un compte sur { $broker }, mais n’est pas connecté.
fix-doctor-node-away = allumez-le. S’il est allumé : installez-y le bon fichier ("palace flash --broker FICHIER" par un câble USB), et mettez les comptes et les sujets les plus récents là où le broker les lit ("palace setup broker" dit comment).
doctor-wifi-node = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } { $id } en Wi-Fi, un { $board }.
fix-doctor-wifi-node = rien.
doctor-wifi-fw = Le module { $id } en Wi-Fi a le firmware { $found }, ce hub apporte { $own }.
fix-doctor-wifi-fw = branchez-le en USB, puis "palace flash" ; il garde son réseau et son mot de passe.
doctor-wifi-protocol = Le module { $id } en Wi-Fi parle la version { $spoken } du protocole, que ce hub ne parle pas.
fix-doctor-wifi-protocol = branchez-le en USB, puis "palace flash" ; il garde son réseau et son mot de passe.
doctor-wifi-silent = Le module { $id } est connecté au broker, mais n’envoie ni salut ni mesures.
fix-doctor-wifi-silent = éteignez-le et rallumez-le. S’il reste muet, branchez-le en USB et lancez "palace flash".
doctor-wifi-no-samples = Le module { $id } salue par le Wi-Fi, mais n’envoie aucune mesure une fois accueilli.
fix-doctor-wifi-no-samples = éteignez-le et rallumez-le. Si cela n’aide pas, branchez-le en USB et lancez "palace flash".
doctor-wifi-gaps = En quelques secondes, { $gaps } messages du module { $id } ont été perdus par le Wi-Fi, et { $bad } endommagés.
fix-doctor-wifi-gaps = rapprochez-le du point d’accès, ou choisissez un canal Wi-Fi moins encombré.
doctor-hub-file-open = Tout le monde sur cette machine peut lire le mot de passe du hub dans { $file }.
fix-doctor-hub-file-open = chmod 600 { $file } ; puis lancez "palace setup broker --renew hub" si quelqu’un a pu le lire.
