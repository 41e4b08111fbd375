# Seaboard : la table sur le web.

table-unknown = Cette table n’existe pas.
table-no-such-page = Il n’y a rien à cette adresse.
table-no-such-event = La partie n’a pas d’événement { $number }.
table-no-key = Ce navigateur n’a pas de place à cette table. Ouvrez le lien que l’on vous a donné.
table-link-used = Ce lien a déjà servi. Demandez-en un autre à l’hôte.
table-host-only = Seul l’hôte peut donner un nouveau lien pour la place d’une personne.
table-not-your-turn = Ce n’est pas votre tour.
table-watchers-watch = Vous regardez : seuls les joueurs jouent.
table-stale = La question posée a changé entre-temps.
table-no-such-wish = Ce jeu ne pose pas cette question.
table-no-such-clock = Il n’y a pas de tel chronomètre pour ce jeu.
table-written-elsewhere = La partie a continué ailleurs. Vous voyez sa dernière position.
table-not-saved = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Essayez de nouveau.
table-message-too-large = C’était trop à la fois.
table-message-unreadable = Cela n’a pas pu être compris.
table-took-too-long = Cela a pris plus de { $seconds } secondes et a été arrêté. C’est peut-être trop grand ; essayez avec moins.
table-needs-too-much-memory = Cela demande plus de mémoire qu’il n’en est accordé à une requête et a été arrêté.
table-work-failed = Quelque chose a échoué sur le serveur pendant qu’il s’en occupait. Son journal dit quoi.
table-busy-with-yours = Le serveur s’occupe encore de ce que vous avez envoyé avant. Renvoyez ceci quand ce sera fini, dans { $seconds } secondes au plus.
table-receipt-later = L’enregistrement de cette partie sera disponible quand elle sera finie.
table-seat-count =
    { $given ->
        [one] { $given } place est donnée, mais la partie en a { $wanted }.
       *[other] { $given } places sont données, mais la partie en a { $wanted }.
    }
table-seat-kind = Une place ne peut pas être « { $seat } » : elle est ici, par lien ou un bot.
table-undone = { seat-who } reprend un coup.
table-hinted = { seat-who } a demandé un conseil (aide).
table-no-hints = Les conseils sont pour qui joue seul ou parmi des bots, quand une question est posée, et pas dans tous les jeux.
table-reseated = L’hôte a donné un nouveau lien à la place { $seat }.
table-reseat-is-the-hosts = Un nouveau lien pour une place n’est pas un coup : c’est l’hôte qui le donne.
table-asides-full = Le journal de cette partie compte { $most } coups repris, conseils et nouveaux liens, et il n’y a plus de place pour d’autres. On peut encore jouer.
table-log-full = Le journal de cette partie compte { $most } événements, et il n’y a plus de place pour d’autres. Ouvrez une nouvelle table.
table-other-rules = Cette table a été commencée avec la version { $began } des règles ; celle-ci est la version { $current }. Elle est conservée, mais on ne peut pas la continuer ici.
table-other-edition = L’édition avec laquelle cette table a été commencée ne se charge plus. { $reason }
table-other-log = Cette table a été commencée avec d’autres règles : son événement { $number } n’est pas possible avec celles-ci. Elle est conservée, mais on ne peut pas la continuer ici.
table-database-away = La base de données ne répond pas en ce moment. Rien n’est perdu : réessayez dans un instant.
table-fault = Quelque chose s’est mal passé ici. Le journal du serveur le garde sous le numéro { $request }.
table-too-slow = Cela arrivait trop lentement et a été coupé.
table-too-many-connections = Trop de connexions viennent de votre adresse. Fermez quelques pages ou attendez un instant.

cli-help-serve = Ouvrir la table dans le navigateur.
cli-opt-host = L’adresse sur laquelle la table écoute.
cli-opt-port = Le port sur lequel la table écoute ; 0 en choisit un libre.
cli-opt-database = Où les tables sont conservées : un fichier, ou une adresse comme postgresql://… ; d’habitude un fichier de votre dossier de données.
cli-opt-window = Combien de secondes toute question minutée reste ouverte, quoi qu’on ait fixé avec sa table.
cli-opt-no-open = Ne pas ouvrir de navigateur.
serve-ready = La table est ouverte à l’adresse { $address }. Arrêtez-la avec Ctrl-C ; chaque coup est conservé.
serve-missing = La table web n’est pas installée : installez seaboard[table].
cli-opt-limits = Combien de fois valent les limites habituelles pour les inconnus ; 0 pour aucune.
cli-opt-log = Écrire les pannes dans ce fichier et non dans le terminal.
cli-opt-public-address = Où l’on trouve la table quand elle est derrière un proxy, par exemple https://table.example.
cli-opt-allowed-host = Un nom sous lequel on peut appeler la table en plus du sien ; peut être donné plusieurs fois.
cli-opt-trusted-proxy = L’adresse d’un proxy que l’on croit quand il dit qui appelle et comment ; peut être donnée plusieurs fois.
cli-opt-connections = Combien de connexions une adresse peut avoir à la fois.
serve-database-taken = Une autre table est déjà ouverte sur cette base de données : { $database }. Elle est à l’adresse { $address } (processus { $process }). Arrêtez-la d’abord, ou choisissez une autre base avec --database.
serve-database-scheme = Les bases de données du type « { $scheme } » ne sont pas connues ici. Sont connus le chemin d’un fichier, { $known }.
serve-database-nowhere = La base de données n’a pas de fichier : donnez son chemin.
serve-database-driver = Le pilote { $driver } n’est pas installé : installez { $extra }.
serve-database-folder = La base de données { $file } ne peut pas être écrite : { $fault }.
serve-not-a-database = { $database } n’est pas une base de données à nous : le fichier contient autre chose ou il est abîmé.
serve-database-newer = La base de données a été écrite par une version plus récente de Seaboard (schéma { $found } ; celle-ci connaît { $known }). Installez cette version ou choisissez une autre base de données.
serve-database-fault = La base de données { $database } ne peut pas être ouverte : { $fault }.
serve-postgres-absent = Aucun serveur PostgreSQL ne répond pour { $database }.
serve-postgres-unknown = Le serveur PostgreSQL n’a pas cette base de données : { $database }. Créez-la d’abord.
serve-postgres-refused = Le serveur PostgreSQL ne nous laisse pas entrer dans { $database } : l’utilisateur ou le mot de passe est faux.
serve-port-taken = Le port { $port } de { $host } est déjà pris, par une autre table ou par un autre programme. Choisissez-en un autre avec --port.
serve-port-refused = Le port { $port } de { $host } ne peut pas être ouvert : { $fault }.
serve-host-unknown = { $host } n’est pas une adresse de cette machine.
serve-log-refused = Le journal { $file } ne peut pas être écrit : { $fault }.
serve-fault = La table n’a pas pu être ouverte : { $fault }.
serve-killed = Le processus de la table a été arrêté par le signal { $signal }.
serve-ended = Le processus de la table s’est arrêté avec le statut { $status }.
serve-again = { $reason } Il est relancé.
serve-gave-up = { $reason } Cela s’est produit { $times } fois de suite : il n’est donc pas relancé.

## Deleting

table-deleted = Cette table a été supprimée par la personne qui l’avait préparée.
table-delete-played = D’autres jouent encore à cette table : elle pourra être supprimée à la fin de la partie.
table-delete-later = La partie continue : vous pourrez la retirer de votre liste quand elle sera finie.
table-delete-campaign = Cette table appartient à une campagne dont le journal parle d’elle : elle reste.

## Tous ceux d’un écran sont interrogés ensemble

web-anybody = Quelqu’un répond-il ?
web-anybody-nobody = Personne
web-anybody-somebody = Qui veut répondre prend l’écran :

## Le chronomètre d’une table

web-clock = Temps pour répondre
web-clock-seconds = { $seconds } s
web-clock-everybody = Attendre tout le monde
web-clock-about = Une question posée à plusieurs reste ouverte ce temps-là, quoi qu’on réponde et qui que ce soit.
web-clock-everybody-about = Pour les parties de plusieurs jours : on continue quand tous ceux qu’on interroge ont répondu.
