### Mettre à jour une table installée, et revenir en arrière.

cli-update = Met à jour cette table installée depuis une archive. Si la nouvelle version ne démarre pas, l’ancienne revient.
cli-update-file = un fichier palace-hub-VERSION-ARCH.tar.gz
cli-update-recover = termine une mise à jour interrompue ; le service l’appelle à son démarrage
cli-rollback = Revient à la version précédente. Vos parties restent si cette version sait les lire.
update-question = Mettre à jour la version { $old } depuis { $file } ? La table s’arrête une minute. Tapez oui ou non :
update-back-question = Revenir de la version { $old } à { $new } ? La table s’arrête une minute. Tapez oui ou non :
update-installing = Installation de la version { $version } à côté de l’actuelle ...
update-checking = Vérification de la version { $version } sur une copie de vos fichiers ...
update-starting = Démarrage de la version { $version } ...
update-done = La version { $new } est installée. "palace rollback" revient à { $old }.
update-back-done = La version { $new } est de retour. "palace rollback" retourne à { $old }.
update-flash = Un nœud a peut-être un autre micrologiciel que cette version. "palace doctor" vous le dit ; "palace flash" le renouvelle.
update-not-confirmed = Personne ne peut répondre ici. Pour continuer sans question, ajoutez --yes.
update-no-file = Indiquez l’archive : "palace update FILE".
update-no-appliance = Aucune version installée dans { $folder }. Lancez d’abord install.sh.
update-under-way = Une autre mise à jour est en cours. Attendez sa fin, puis réessayez.
update-same-version = La version { $version } est déjà installée et tourne. Rien n’a été changé.
update-no-previous = Il n’y a pas de version précédente. Rien n’a été changé.
update-install-failed = La version { $version } n’a pas pu être installée. Rien n’a été changé. L’installateur dit : { $what }
update-check-failed = La version { $version } ne peut pas utiliser vos fichiers. Rien n’a été changé. Elle dit : { $what }
update-undone = La version { $new } n’a pas démarré. La version { $old } est de retour avec vos fichiers. Envoyez un rapport : "palace report".
update-is-undone = Retour de la version { $new } à { $old }.
update-not-a-release = { $file } n’est pas une archive complète (voir : { $what }). Rien n’a été changé. Téléchargez-la de nouveau.
update-damaged = { $file } est abîmé : { $what } diffère de sa somme de contrôle. Rien n’a été changé. Téléchargez-le de nouveau.
update-other-machine = { $file } est pour { $made_for } ; cette machine a { $here }. Rien n’a été changé. Choisissez l’archive de cette machine.
update-no-copy = Vos fichiers ne peuvent pas être copiés : { $what }. L’ancienne version reste. Libérez de la place, puis réessayez.
