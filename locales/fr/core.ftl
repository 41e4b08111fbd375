# Seaboard : ce que disent tous les jeux.

## Les personnes

seat-name = Joueur { $seat }
seat-who = Le joueur { $seat }
nature-name = Hasard

## Les coups

move-unknown-verb = « { $text } » n’est pas un coup de ce jeu. Un coup commence par l’un de ces mots : { $known }.
move-word-count =
    { $wanted ->
        [0] « { $verb } » s’emploie seul, mais { $given ->
            [1] un mot le suit.
           *[other] { $given } mots le suivent.
        }
        [one] Il faut un mot après « { $verb } », et non { $given }.
       *[other] Il faut { $wanted } mots après « { $verb } », et non { $given }.
    }
move-no-such-number = Le nombre { $number } n’est aucun coup de ce jeu.
move-bad-word = « { $word } » ne peut pas suivre « { $verb } » : ce choix n’existe pas.
move-not-your-decision =
    { $seat ->
        [-1] Les spectateurs ne décident de rien dans la partie.
        [0] Le hasard n’a rien à décider pour l’instant.
       *[other] { seat-who } n’a rien à décider pour l’instant.
    }
move-game-over = La partie est terminée : il n’y a plus rien à décider.
move-only-chance = Seul le hasard lance, tire et distribue.
move-not-now = Répondez d’abord à la question posée.
move-too-many-outcomes = Il y a trop d’issues possibles pour les énumérer toutes ; on ne peut que les tirer au sort.
move-impossible-chance = Le hasard ne peut pas donner « { $move } » ici.

## Annuler

undo-not-allowed = Impossible d’annuler. Vous ne pouvez annuler que vos derniers coups, jusqu’à la dernière chose révélée par le hasard ou faite par quelqu’un d’autre.
undo-after-the-end = La partie est finie et ses dés sont révélés : on ne peut plus rien annuler.

## Les jeux et leurs options

game-unknown = Il n’y a pas de jeu nommé « { $game } ». Les jeux sont : { $known }.
entry-broken = « { $name } », annoncé par un autre paquet, est inutilisable : { $fault }
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
option-bad-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi ces valeurs : { $allowed }.

## Les parties enregistrées

record-not-toml = Ceci n’est pas une partie enregistrée lisible : { $fault }
record-wrong-format = Cette partie enregistrée a le format « { $format } », que cette version de Seaboard ne connaît pas.
record-too-long = Cette partie enregistrée compte { $events } événements ; on en lit { $most } au plus.
record-incomplete = Dans la partie enregistrée, quelque chose manque ou est mal écrit : { $fault }
record-other-rules = Cette partie a été jouée avec la version { $recorded } des règles ; la version actuelle est la { $current }.
record-other-game = Cet enregistrement est une partie de { $recorded }, pas de { $current }.
record-other-edition = La partie a été jouée avec une autre édition du matériel.
record-bad-options = La partie enregistrée ne peut pas commencer. { $reason }
record-bad-event = « { $event } » n’est pas un événement tel qu’une partie enregistrée l’écrit.
record-refused = L’événement { $number }, « { $event } », n’a pas pu avoir lieu. { $reason }
record-tampered =
    { $number ->
        [0] La partie enregistrée ne concorde pas : la position de départ n’est pas celle qu’elle atteste.
       *[other] La partie enregistrée ne concorde pas : la position après l’événement { $number } n’est pas celle qu’elle atteste.
    }
record-short = La partie enregistrée atteste une position après l’événement { $number }, mais ne contient pas cet événement.
record-broken-promise = La graine des dés n’est pas celle qui était promise.
record-other-dice = L’événement { $number }, « { $event } », ne découle pas des dés promis.
record-wrong-result = La partie enregistrée ne concorde pas : ses événements mènent à un autre résultat que celui qu’elle annonce.

## Les éditions

edition-unreadable = Le fichier d’édition est illisible.
edition-not-toml = Ce n’est pas du TOML valide : { $fault }
edition-no-name = L’édition n’a pas de nom : écrivez name = "…" dans la table [edition].
edition-bad-values =
    { $count ->
        [1] L’édition comporte une erreur.
       *[other] L’édition comporte { $count } erreurs.
    }
edition-unknown = { $key } : aucun composant n’a de valeur de ce nom.
edition-unknown-near = { $key } : aucun composant n’a de valeur de ce nom. Vouliez-vous dire { $near } ?
edition-wrong-type = { $key } : la valeur doit être { $wanted }.
edition-fixed = { $key } : cette valeur figure dans le livret de règles lui-même, une édition ne peut pas la changer.
edition-type-number = un nombre entier
edition-type-text = un texte
edition-type-numbers = une liste de nombres entiers
edition-type-texts = une liste de textes
edition-type-other = une valeur d’un autre genre
edition-too-large = { $key } : trop grand. Les nombres vont jusqu’à { $number }, et un texte ou une liste compte au plus { $length } éléments.
edition-unplayable = Avec cette édition, la partie ne peut même pas commencer.
edition-small = { $key } : un nombre entier de 0 à 9.

## Fichiers qui en demandent trop à qui les lit

core-toml-too-long = le texte compte plus de { $most } caractères.
core-toml-too-deep = des crochets ou des accolades s’emboîtent sur plus de { $most } niveaux.
core-toml-long-key = une clé se compose de plus de { $most } noms.
core-toml-long-word = un nombre ou un nom compte plus de { $most } caractères.
core-toml-too-much = il y a plus de { $most } clés et éléments.
