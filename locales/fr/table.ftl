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
table-written-elsewhere = La partie a continué ailleurs. Vous voyez sa dernière position.
table-not-saved = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Essayez de nouveau.
table-message-too-large = C’était trop à la fois.
table-message-unreadable = Cela n’a pas pu être compris.
table-receipt-later = L’enregistrement de cette partie sera disponible quand elle sera finie.
table-seat-count =
    { $given ->
        [one] { $given } place est donnée, mais la partie en a { $wanted }.
       *[other] { $given } places sont données, mais la partie en a { $wanted }.
    }
table-seat-kind = Une place ne peut pas être « { $seat } » : elle est ici, par lien ou un bot.
table-undone = Le joueur { $seat } reprend un coup.
table-hinted = Le joueur { $seat } a demandé un conseil (aide).
table-no-hints = Les conseils sont pour qui joue seul, quand une question est posée, et pas dans tous les jeux.

cli-help-serve = Ouvrir la table dans le navigateur.
cli-opt-host = L’adresse sur laquelle la table écoute.
cli-opt-port = Le port sur lequel la table écoute ; 0 en choisit un libre.
cli-opt-database = Où les tables sont conservées : l’adresse d’une base de données ; d’habitude un fichier de votre dossier de données.
cli-opt-window = Combien de secondes une question minutée reste ouverte (6 d’habitude).
cli-opt-no-open = Ne pas ouvrir de navigateur.
serve-ready = La table est ouverte à l’adresse { $address }. Arrêtez-la avec Ctrl-C ; chaque coup est conservé.
serve-missing = La table web n’est pas installée : installez seaboard[table].
