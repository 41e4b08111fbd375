# Seaboard : le client dans le navigateur.

## Cadre

web-title = Seaboard
web-title-game = { $game } · Seaboard
web-title-your-turn = ● À vous : { $game }
web-title-replay = Relecture · Seaboard
web-title-closed = Table fermée · Seaboard
web-tagline = Une table paisible pour des jeux de société publiés autour du déluge, avec chaque règle sous la main.
web-language = Langue
web-settings = Réglages
web-settings-look = Apparence
web-settings-theme = Thème
web-settings-theme-system = Comme l’appareil
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-textsize = Taille du texte
web-settings-textsize-usual = Normale
web-settings-textsize-large = Grande
web-settings-textsize-largest = Très grande
web-settings-moves = Coups
web-settings-pace = Rythme des coups
web-settings-pace-at-once = D’un coup
web-settings-pace-brisk = Rapide
web-settings-pace-calm = Tranquille
web-settings-animation = Les pièces se déplacent
web-settings-confirm = Demander encore avant ce que le hasard décidera
web-settings-reading = Plateau et journal
web-settings-coordinates = Noms des lieux sur le plateau
web-settings-notation = Coups tels qu’on les note
web-settings-clauses = Clauses des règles à chaque ligne
web-settings-sound = Sons
web-settings-shortcuts = Raccourcis à une seule touche (U et ?)
web-settings-kept = Ces choix sont conservés dans ce navigateur.
web-close = Fermer
web-loading = Chargement…
web-retry = Réessayer
web-to-lobby = Retour à l’accueil
web-error-network = La table est injoignable. Le serveur est-il en marche ?
web-error-status = Le serveur a répondu par l’erreur { $status }.

## Jeux, places et bots

web-game-nautilion = Nautilion
web-game-nautilion-about = Descendez aux Abysses avec neuf membres d’équipage différents à bord, avant que le Fantôme n’atteigne les Îles Bienheureuses. Pour une personne, ou deux ensemble.
web-game-diluvium = Diluvium
web-game-diluvium-about = Explorez un monde englouti, peuplez-le, produisez et combattez : qui amasse le plus d’or l’emporte. De deux à quatre joueurs, chacun avec ses secrets.
web-game-diluvia = Diluvia
web-game-diluvia-about = L’eau envahit la jungle : menez vos animaux sur le radeau et qu’ils y résistent aux vagues, aux bousculades et aux orages. De deux à quatre joueurs, ou par équipes à quatre ou six.
web-game-other = { $game }
web-bot-other = Bot « { $bot } »
web-seat-here = Moi, ici
web-seat-same-screen = Une autre personne à cet écran
web-seat-link = Une personne invitée par lien
web-seat-you = vous
web-seat-present = ici
web-seat-away = absent
web-seat-turn = doit jouer
web-seat-your-turn = à vous de jouer
web-seat-thinking = réfléchit…
web-option-players =
    { $value ->
        [1] Un joueur
       *[other] { $value } joueurs
    }
web-option-submarine = Sous-marin { $value }
web-option-reserve = Réserve de { $value }
web-option-boards = Plateaux : { $value }
web-option-peoples = Peuples : { $value }
web-choice-boards-a = Face A pour tous
web-choice-boards-dealt = Faces B, distribuées
web-choice-boards-chosen = Faces B, choisies
web-choice-peoples-seated = Selon la place
web-choice-peoples-dealt = Distribués
web-option-teams = { $value }
web-choice-teams-none = Sans équipes
web-choice-teams-pairs = Équipes de deux
web-choice-teams-threes = Équipes de trois
web-option-express = { $value }
web-choice-express-no = Partie complète
web-choice-express-yes = Mode Express
web-option-tentacles = Tentacules : { $value }
web-choice-tentacles-row = Le long de la ligne
web-choice-tentacles-anywhere = N’importe quelle case hors de l’eau
web-option-seats = Places : { $value }
web-choice-seats-actor = Celui qui agit choisit
web-choice-seats-owner = Le propriétaire choisit
web-option-reset = Pioche vide : { $value }
web-choice-reset-all = Tout redistribuer
web-choice-reset-discards = Mélanger la défausse
web-option-other = { $name } : { $value }

## Accueil

web-play-now = Jouer
web-new-begin = Préparer la table
web-new-handed-over = Dans ce jeu, chacun a ses secrets : l’écran est masqué chaque fois qu’il passe à la personne suivante.
web-continue-older = Afficher les tables plus anciennes
web-about = À propos
web-about-text = Seaboard suit les règles imprimées, clause par clause. Chaque ligne du journal cite les clauses sur lesquelles elle repose, et chaque refus dit pourquoi.
web-about-dice = Ce que le hasard apportera est promis avant le début de la partie et peut être vérifié à la fin.
web-about-rights = Non officiel. Les titres appartiennent à leurs éditeurs ; les textes et les dessins sont les nôtres.

## Relire un fichier

web-replay = Relire un enregistrement
web-replay-about = Choisissez un enregistrement : chaque coup et chaque dé est vérifié, puis vous parcourez la partie.
web-replay-file = Choisir un enregistrement (.toml)
web-replay-checking = Vérification de l’enregistrement…
web-replay-of = { $game }, relecture
web-replay-verdict = Résultat de la vérification
web-replay-holds =
    { $events ->
        [1] L’enregistrement est exact : un événement, permis par les règles.
       *[other] L’enregistrement est exact : { $events } événements, tous permis par les règles.
    }
web-replay-other = Un autre enregistrement

## Table

web-table = Table
web-table-closed = Cette table ne vous est pas ouverte
web-connecting = On s’approche de la table…
web-reconnecting = La connexion est coupée ; reconnexion en cours. Rien de ce que vous avez fait n’est perdu.
web-prompt-of = { $name } :
web-players = Joueurs
web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Une seconde de réflexion…
web-hint-chance = gagne { $percent } %
web-hint-interval = entre { $low } et { $high } %
web-hint-about = C’est une aide, et le journal le dit. Chaque choix a été poursuivi { $games } fois à la manière du bot rapide ; qui joue mieux que lui gagne plus souvent.
web-hints-used = Avec de l’aide : { $count ->
    [1] un conseil
   *[other] { $count } conseils
}.
web-moves = Coups sous forme de liste
web-moves-none = Vous n’avez rien à décider pour l’instant.
web-moves-forbidden = Interdit pour l’instant
web-board-failed = Le plateau n’a pas pu être dessiné. La liste des coups fonctionne toujours.
web-position = La position en mots
web-position-toggle = Afficher la position en mots
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-history = Historique
web-history-first = Au début
web-history-back = Un pas en arrière
web-history-forward = Un pas en avant
web-history-end = À la fin
web-history-live = Direct
web-history-position = Moment de la partie
web-history-at = Événement { $number } sur { $last }
web-record = Enregistrement
web-receipt = Télécharger l’enregistrement
web-receipt-later = L’enregistrement pourra être téléchargé à la fin de la partie.
web-dice = La promesse du hasard
web-dice-about = Cette empreinte de la graine secrète a été fixée avant le premier lancer et la première pioche. À la fin de la partie, la graine est montrée, et chacun peut vérifier que chaque lancer et chaque pioche en découlent.
web-dice-commitment = Empreinte :
web-dice-seed = Graine :

## Inviter

web-share = Inviter
web-share-seat = Lien pour { $name }
web-share-watch = Lien pour les spectateurs
web-share-copy = Copier
web-share-copy-of = Copier : { $what }
web-share-copied = Le lien est copié. Il sert une seule fois, à qui l’ouvre en premier.
web-share-copied-watch = Le lien pour les spectateurs est copié.
web-share-marked = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
web-share-taken = { $name } est à la table.
web-share-waiting = { $name } n’est pas à la table.
web-share-reissue = Nouveau lien pour { $name }
web-share-reissued = Voici un nouveau lien ; l’ancien ne fonctionne plus.

## Un écran pour plusieurs

web-hand-over = Passer l’appareil
web-hand-over-to = Passez l’appareil : { $name }
web-hand-over-nobody = La table est masquée
web-hand-over-about = Ce que chacun sait reste caché jusqu’à ce que la personne suivante se signale.
web-hand-over-waiting = La table attend un autre écran : { $name }.
web-hand-over-take = Je suis { $name }
web-hand-over-done = Vous avez répondu. C’est maintenant le tour d’une autre personne : { $name }.

## Règles et aide

web-rule-title = Règle { $rule }
web-rule-open = { $rule } : ouvrir cette règle
web-rule-browse = Clauses voisines
web-rule-unknown = Il n’y a pas de clause « { $rule } » dans le registre.
web-help = Aide
web-help-intro = Ce que vous pouvez faire est éclairé sur le plateau. Touchez-le, ou atteignez-le au clavier.
web-help-tab = va au prochain choix possible ; Entrée ou la barre d’espace le valide
web-help-arrows = parcourent la partie en arrière et en avant
web-help-undo = annule votre dernier coup, tant que rien n’a été révélé depuis
web-help-hint = un conseil, si vous jouez seul ou contre des bots ; le journal le dit
web-help-help = ouvre cette page
web-help-escape = ferme ce qui est ouvert
web-help-rules = Les petits numéros comme N-4.1 sont des clauses des règles : touchez-en un pour lire la clause.
web-help-words = Sans plateau : « Coups sous forme de liste » dit ce que ferait chaque coup et ce qui est interdit, et la position peut s’afficher en mots.
