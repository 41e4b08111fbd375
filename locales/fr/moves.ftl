# Les coups en quelques mots, comme les disent boutons, listes et conseils, et ce qu’on raconte de ceux qui ne mènent à rien d’autre.

move-as-written = { $move }
do-list = { $first }, { $rest }
event-sealed = { seat-who } a répondu en secret.
event-chance = Le hasard : { $move }.
event-did = { seat-name } : { $move }.

## Nautilion

do-nautilion-start = { seat-who } joue le premier tour
do-nautilion-whirlwind = Lancer Tourbillon répétitif
do-nautilion-tide = Marée artificielle : un { $old } devient un { $new }
do-nautilion-tide-its-die = Marée artificielle : le dé du Nautilion devient un { $new }
do-nautilion-translation = Lancer Translation aquatique
do-nautilion-swap = Échanger le jeton { $token } de la position { $place }
do-nautilion-with = L’échanger avec le jeton { $token } de la position { $place }
do-nautilion-darkhouse = Phare Obscur { $die }
do-nautilion-phantom = Fantôme { $die }
do-nautilion-nautilion = Nautilion { $die }
do-nautilion-discard-reserve = Défausser un jeton de la réserve
do-nautilion-discard-guest = Défausser de la cabine des mages : { $token }
do-nautilion-discard-mercenary = Défausser le Mercenaire de la cabine { $cabin }
do-nautilion-discard = Défausser le jeton { $token }
do-nautilion-place = Placer le jeton { $token } dans sa cabine
do-nautilion-reserve = Le mettre dans la réserve
do-nautilion-reroll = Relancer le { $face }
do-nautilion-recover = Récupérer un jeton de la défausse
do-nautilion-heroic = { $card }, payée avec le jeton { $token }
do-nautilion-banish = Retirer cette carte : { $card }
do-nautilion-spend = Dépenser de la réserve : { $token }
do-nautilion-station = Mettre le Mercenaire dans la cabine { $cabin }
do-nautilion-cabin = Dans la cabine des mages : { $token }
do-nautilion-take = Reprendre : { $token }
do-nautilion-keep = Garder le groupe de la cabine { $cabin }
do-nautilion-set = Mettre les dés sur { $dice }
do-nautilion-unseat = Remettre le jeton { $token } sur le chemin
do-nautilion-insert-first = Le mettre juste après les Îles Bienheureuses
do-nautilion-insert = Le mettre juste après la position { $place }
do-nautilion-leave = En rester là
nautilion-swap-begun = Le jeton { $token } de la position { $place } va être échangé.

## Diluvium

do-diluvium-board = Jouer avec le plateau { $board }
do-diluvium-wheel = Tourner la barre vers { $action }
do-diluvium-end = Finir le tour
do-diluvium-sail = Naviguer vers { $place }
do-diluvium-sail-hidden = Naviguer vers l’inconnu, en { $place }
do-diluvium-stay = Laisser le navire où il est
do-diluvium-mark =
    { $gold ->
        [0] Marquer { $place } : un colon peut y aller
       *[other] Marquer { $place } pour { $gold } or
    }
do-diluvium-settler = le colon de { $place } ({ $kind })
do-diluvium-take = Déplacer { $settler }
do-diluvium-place = Coloniser { $place } : { $kind }
do-diluvium-flee = Fuir en { $place } : { $kind }
do-diluvium-flee-board = Fuir vers { $action } sur le plateau d’action
do-diluvium-gain = Prendre un jeton { $kind }
do-diluvium-discard = Défausser un jeton { $kind }
do-diluvium-produce = Produire en { $place }
do-diluvium-sell = Vendre de l’artisanat contre de l’or
do-diluvium-arm = Dépenser des armes pour gagner en force
do-diluvium-done = Ne plus commercer
do-diluvium-commit =
    { $weapons ->
        [0] Combattre sans arme
        [1] Combattre avec une arme
       *[other] Combattre avec { $weapons } armes
    }
do-diluvium-slay = Combattre le monstre
do-diluvium-spare = Laisser le monstre en paix
do-diluvium-play = Jouer { $card }
diluvium-settler-taken = { $who } choisissent un colon { $source }.
diluvium-trade-over = { $who } ne commercent plus.
diluvium-plays-no-card = { $who } ne jouent plus de carte.

## La campagne

do-solo-allies = Placer un colon allié
do-solo-aztec = Déplacer le colon aztèque
do-solo-stand-up = Relever le colon couché sur { $action }
do-solo-skip = Non, continuer
do-solo-pick = Choisir { $place }
do-solo-title = Gagner comme { $title }
do-solo-meet = Rencontrer l’exilé pour 2 or
do-solo-bribe = Soudoyer ses colons ici pour { $amount } or
do-solo-corrupt = Corrompre l’archipel pour { $amount } or
do-solo-arm-ally = Armer votre allié avec 6 armes
do-solo-deliver = Livrer 6 armes aux rebelles
do-solo-lift = Rendre { $card }
do-solo-barter = Défausser une ressource de chaque sorte pour un jeton Objectif
do-solo-give = Lui donner de l’artisanat : { $amount }
do-solo-escort = Le navire aztèque vous accompagne
do-solo-pool =
    { $amount ->
        [0] Prendre tout l’or
       *[other] Mettre { $amount } or dans la réserve
    }
solo-ally-taken = Un colon allié cherche une place.
solo-course-set = { $who } s’apprêtent à mener leur { $ship } en { $place }.

## Diluvia

do-diluvia-play = { $card } : { $target }
do-diluvia-drop = Défausser { $card }
do-diluvia-roll = Pas de deuxième carte : lancer le dé deux fois
do-diluvia-undo = Jouer Revirement
do-diluvia-pass = Laisser faire
do-diluvia-waive = Tout laisser faire ce tour-ci
do-diluvia-seat = Prendre la place { $place }
do-diluvia-advance = Laisser pleuvoir : le jeton Déluge avance
do-diluvia-hold = Laisser le jeton Déluge où il est
diluvia-answered = { $who } ont répondu.
diluvia-you-undo = Vous voulez l’annuler.
diluvia-you-pass = Vous laissez faire.
diluvia-you-waive = Vous laissez faire, comme tout le reste de ce tour.
diluvia-stands = Personne ne l’annule : { $card }.
diluvia-no-second-card = { $who } ne jouent pas de deuxième carte : le dé est lancé deux fois.

## Le journal

web-log-turn = Tour { $turn }
web-log-set-up = Mise en place
web-log-undone =
    { $count ->
        [1] Un coup repris
       *[other] { $count } coups repris
    }
web-log-quiet =
    { $count ->
        [1] Une petite étape
       *[other] { $count } petites étapes
    }
web-log-earlier =
    { $count ->
        [1] Un tour précédent
       *[other] { $count } tours précédents
    }
web-log-later =
    { $count ->
        [1] Un tour suivant
       *[other] { $count } tours suivants
    }
web-log-newest = Au plus récent
web-log-clauses = Les règles de cette ligne
web-hint-best = Les meilleurs coups pour vous
