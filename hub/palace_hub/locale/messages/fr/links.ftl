### Links, nodes and cells: states as words, problems with their fix.

link-absent = absent
link-hello = salut
link-configured = configuré
link-live = actif
link-stale = muet
link-lost = perdu
link-incompatible = autre version
activity-touched = touché
activity-settling = se calme
activity-quiet = calme
activity-unknown = inconnu

problem-no-tray = Aucun Insert. Solution : branchez son câble, ou tapez les pièces.
problem-tray-not-weighed = Un Insert est connecté, mais cette partie a commencé sans lui. Solution : continuez à taper pendant cette partie ; la prochaine commence avec l’Insert.
told-tray-replaced = L’Insert a une autre carte électronique ({ $id }). Il pèse comme avant : la partie continue.
problem-other-tray = L’Insert { $id } n’est pas celui de cette partie. Solution : rebranchez l’autre, ou reliez cette carte électronique à ses cellules : le hub les reconnaît quand rien ne bouge. D’ici là, tapez ce que vous prenez.
problem-other-plate = La plaque { $id } est une seconde plaque et n’est pas utilisée. Solution : éteignez l’une des deux.
problem-node-twice = Le module { $id } répond sur deux liaisons ; le hub utilise le câble. Solution : rien, ou débranchez l’une des deux.
problem-node-copy = Un autre appareil dit être le module { $id }, qui est déjà connecté ; le hub le refuse. Solution : éteignez l’un des deux.
problem-slow-cell = Cellule { $cell } ({ $role ->
        [tray] Insert
        [plate] plaque
       *[other] { $role }
    }) : { $rate } conversions par seconde. Solution : mettez RATE à l’état haut sur sa carte HX711, pour 80.
problem-config-refused = Le module { $id } refuse sa configuration. Solution : installez-y le firmware de ce hub.
problem-plate-gone = La plaque ne répond plus depuis { $since } ; la partie continue sans elle. Solution : vérifiez son alimentation, puis son câble ou son Wi-Fi.
problem-gaps = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : { $count } trous depuis { $since }. Solution : { $carrier ->
        [mqtt] rapprochez le point d’accès, ou utilisez le câble.
       *[serial] branchez son câble directement sur le hub, ou essayez un autre câble.
    }
problem-damaged = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : { $count } trames endommagées depuis { $since }. Solution : { $carrier ->
        [mqtt] cherchez si un autre programme publie sous son nom.
       *[serial] essayez un autre câble, loin des moteurs et du secteur.
    }
problem-refused = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : { $count } messages que ce hub ne comprend pas depuis { $since }. Solution : installez-y le firmware de ce hub.
problem-duplicates = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : { $count } mesures arrivées deux fois depuis { $since } ; chacune est comptée une fois. Solution : { $carrier ->
        [mqtt] cherchez un second émetteur sous son nom, ou un broker qui se relie à lui-même.
       *[serial] installez-y le firmware de ce hub.
    }
problem-dropped = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : { $count } mesures perdues de son côté depuis { $since }. Solution : { $carrier ->
        [mqtt] rapprochez le point d’accès, ou utilisez le câble.
       *[serial] arrêtez d’autres programmes sur le hub, qui doit lire plus vite.
    }
problem-unread = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : { $count } lignes du hub illisibles depuis { $since }. Solution : { $carrier ->
        [mqtt] cherchez si un autre programme lui publie des messages.
       *[serial] essayez un autre câble, loin des moteurs et du secteur.
    }
problem-weak-signal = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : le signal de son point d’accès est faible ({ $dbm } dBm). Solution : rapprochez les deux, ou utilisez le câble.
problem-node-crashed = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : son programme s’est arrêté sur une erreur, puis a redémarré ({ $what }). Solution : rien, si cela n’arrive qu’une fois. Si cela se répète, installez-y le firmware de ce hub.
problem-cell-refuses = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : la cellule { $cell } a refusé { $count } mesures depuis { $since } ({ $why }). Solution : vérifiez ses fils et son alimentation.
problem-audit = Le poids total des { NOUN($piece, 2) } diffère du compte ({ $off } pièces). Solution : comptez-les, et tapez leur nombre sous « Corriger ».
problem-hall-chain = { $answering ->
    [one] Seule { $answering } bande Hall sur { $strips } répond
   *[other] Seules { $answering } bandes Hall sur { $strips } répondent
} sur la plaque. Solution : vérifiez le connecteur après la dernière qui répond, et la première qui ne répond pas.
port-shared = { $program } (processus { $pid }) a aussi ouvert { $port } et prend des octets du module.
fix-port-shared = arrêtez ce programme ; deux ne peuvent pas lire un même port.
problem-port-shared = { port-shared } Solution : { fix-port-shared }
problem-bytes-missing = { $role ->
        [tray] Insert
        [plate] Plaque
       *[other] { $role }
    } : depuis { $since }, il manque des octets dans ses lignes. Solution : arrêtez les autres programmes qui lisent { $port } ("sudo palace doctor" les nomme). S’il n’y en a pas, essayez un autre câble.
problem-port-silent = Aucun module ne répond sur { $port } ; le hub l’a fermé et essaie encore de temps en temps. Solution : allumez son module, ou vérifiez le câble. Si autre chose y est branché, n’indiquez plus ce port.
error-ports-not-kept = Le port d’un module ne peut pas être enregistré dans { $file } : { $what }.
problem-broker-full = La liste des modules du hub sur { $broker } est pleine ({ $count }). { $silent ->
        [0] Solution : éteignez les modules dont cette table n’a pas besoin ; après trois minutes de silence, un module cède sa place.
       *[other] Parmi eux, { $silent } n’ont pas parlé ; un module qui parle prend la place de l’un d’eux. Solution : s’ils n’existent plus, faites oublier chacun au broker : mosquitto_pub -r -n -t { $topic }, avec le compte de ce module.
    }
problem-incompatible = Le module sur { $port } parle une autre version. Solution : installez-y le firmware de ce hub.
journal-game-unreadable = La partie { $game } ne peut pas continuer : { $detail }. Son enregistrement est gardé.
journal-calibration-unreadable = Le réglage de l’Insert est illisible : { $detail }. Tapez les pièces jusqu’à la prochaine partie.
problem-damaged-in-play = Le fichier des parties a été endommagé pendant que vous jouiez ({ $detail }), et plus rien n’est enregistré. Solution : quittez et redémarrez le hub ; la partie continue avec ce qui peut être lu. Remplacez ensuite la carte SD.
problem-no-mark = { $file } ne peut pas être écrit ({ $what }) : le hub pourrait ne pas remarquer la perte des derniers événements. Solution : vérifiez ses droits, et déplacez ce qui porte son nom ; puis redémarrez le hub.
problem-not-saved = La partie ne peut pas être enregistrée maintenant ({ $detail }). Solution : libérez de la place sur le disque, et vérifiez que le hub a le droit d’y écrire. N’éteignez rien avant.
cell-saturated = La cellule est au bout de sa plage. Solution : vérifiez ses fils et sa charge.
cell-silent = { $seconds ->
        [0] La cellule n’a encore donné aucune mesure.
       *[other] La cellule ne donne aucune mesure ({ $seconds } s).
    } Solution : vérifiez ses quatre fils.
cell-stuck = La cellule répète une seule mesure. Solution : vérifiez sa carte d’amplification et ses fils.
cell-uncalibrated = Ne compte encore rien : son bac n’a pas été pesé vide et plein. Solution : commencez une nouvelle partie, ou lancez "palace setup".
corner-noisy = La cellule est trop agitée ({ $noise } brut). Solution : retirez vos mains, et éloignez les courants d’air, les vibrations et les câbles.
cell-noisy = La cellule est trop agitée ({ $noise_mg } mg) pour compter les pièces. Solution : retirez vos mains, et éloignez les courants d’air, les vibrations et les câbles.
calibration-no-reading = Le compartiment des { NOUN($piece, 2) } n’est jamais immobile. Retirez vos mains. Si cela n’aide pas, vérifiez ses fils.
calibration-saturated = La balance sous les { NOUN($piece, 2) } est au bout de sa plage. Vérifiez ses fils.
calibration-nothing-added = Les { NOUN($piece, 2) } ne pèsent pas plus que leur bac vide. Mettez-les. Si elles y étaient déjà avant, videz le bac et appuyez sur Esc. Sinon, vérifiez les fils.
calibration-reversed = Le bac des { NOUN($piece, 2) } est plus léger qu’à sa pesée à vide. Sortez tout et appuyez sur Esc. S’il était vide, ses fils sont inversés.
calibration-scale = Les { NOUN($piece, 2) } pèsent trop peu ou trop. Si le bac n’était pas vide avant, appuyez sur Esc. Sinon, enlevez les autres pièces, ou vérifiez la balance.
calibration-weak = La balance sous les { NOUN($piece, 2) } est trop agitée pour compter les pièces une à une. Ne bougez plus la table, puis appuyez encore sur Enter.
calibration-differs = Les { NOUN($piece, 2) } pèsent { $percent } % de { $way ->
    [less] moins
   *[more] plus
} que prévu. Si le bac n’était pas vide avant, appuyez sur Esc. Sinon, comptez-les, et enlevez les autres pièces.
journal-salvaged = Le fichier des parties était endommagé : { $state ->
       *[intact] tout son contenu a été repris.
        [lost] { $lost ->
            [one] { $lost } événement est perdu
           *[other] { $lost } événements sont perdus
        }, le reste a été repris.
        [at_least] au moins { $lost ->
            [one] { $lost } événement est perdu
           *[other] { $lost } événements sont perdus
        }, le reste a été repris.
        [unknown] ce qui pouvait être lu a été repris, et on ne peut pas savoir s’il manque quelque chose.
    } L’ancien fichier est gardé sous { $file }.
journal-renewed = Le fichier des parties a un nouveau format, qui montre s’il manque quelque chose. L’ancien fichier est gardé sous { $file }.
journal-unsure = Le fichier des parties est entier, mais ses dernières parties et ses derniers événements manquent peut-être : { $file } est absent, ou appartient à un autre fichier.
journal-gone = { $state ->
       *[unknown] Le fichier des parties était vide. On ne peut pas savoir s’il contenait des parties.
        [lost] Le fichier des parties a disparu, et avec lui { $lost ->
            [one] { $lost } événement.
           *[other] { $lost } événements.
        }
        [at_least] Le fichier des parties a disparu, et avec lui au moins { $lost ->
            [one] { $lost } événement.
           *[other] { $lost } événements.
        }
    } Un nouveau fichier a été commencé. Solution : si vous avez une copie, quittez le hub et mettez-la à cet endroit.
refused-demo-over = Cette démo est finie. Quittez-la et lancez-en une autre pour une nouvelle partie.
told-sound-off = Les sons sont coupés. La touche z les remet.
told-sound-on = Les sons sont remis.
told-exported = L’enregistrement est dans { $file }.
told-saved = Enregistré dans { $folder } : l’image { $name }.svg et la partie { $name }.jsonl.
refused-export = L’enregistrement ne peut pas être écrit dans { $file } : { $what }.
