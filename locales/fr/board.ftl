# La table dessinée de Nautilion : ce qui y est écrit et ce que dit un lecteur d’écran.

## Noms

board-darkhouse = Phare Obscur
board-phantom = Fantôme
board-nautilion = Nautilion
board-path = Le chemin des Îles Bienheureuses aux Abysses
board-submarine = Le sous-marin { $submarine } et ses cabines
board-plan = Le Plan
board-dice = Les dés
board-grimoire = Le Grimoire
board-crew-1 = hippocampe
board-crew-2 = pieuvre
board-crew-3 = poisson-globe
board-crew-4 = méduse
board-crew-5 = baudroie
board-crew-6 = tortue
board-crew-7 = crabe
board-crew-8 = calmar
board-crew-9 = narval
board-crew = { $token }, { $creature }

## Le chemin

board-place-token = Position { $place } : { $token }, { $creature }.
board-place-gone = Position { $place } : le jeton n’y est plus.
board-here-nautilion = Le Nautilion est ici.
board-here-phantom = Le Fantôme est ici.
board-already-aboard = Ce numéro est déjà à bord.
board-chosen-first = Choisi en premier.
board-would-discard = Le Fantôme le défausserait.
board-would-take = Le Nautilion le prendrait.

## Le sous-marin et la réserve

board-cabin-empty = Cabine { $cabin }, { $creature } : vide.
board-cabin-full = Cabine { $cabin }, { $creature } : occupée.
board-reserve =
    { $count ->
        [0] Réserve : vide
       *[other] Réserve : { $count }
    }
board-reserve-crew = Dont l’équipage, face cachée : { $tokens }.
board-discarded =
    { $count ->
        [0] Rien de défaussé
       *[other] Défausse : { $count }
    }
board-admiral = Amiral : { seat-name }
board-turn-of = { $name } :

## Les dés

board-ask-plan = Donnez un dé à chacun des trois, ou lancez un sort.
board-hint-plan = Faites glisser les dés, ou choisissez un dé puis qui le reçoit. Vous voyez ce qui se passerait avant de décider.
board-then-discard = Vous choisissez ensuite le jeton à céder ; la suite s’affiche avec ce choix.
board-die = Dé montrant un { $face }
board-die-nautilion = Dé du Nautilion, montrant un { $face }
board-give-darkhouse = Phare Obscur : pas encore de dé
board-give-phantom = Fantôme : pas encore de dé
board-give-nautilion = Nautilion : pas encore de dé
board-has-darkhouse = Phare Obscur : dé { $face }
board-has-phantom = Fantôme : dé { $face }
board-has-nautilion = Nautilion : dé { $face }
board-all-plans = Toutes les façons de répartir les dés
board-plan-label = { $darkhouse } { $phantom } { $nautilion } : { $darkhouse } pour le Phare Obscur, { $phantom } pour le Fantôme, { $nautilion } pour le Nautilion
board-give-out = Répartir les dés

## Sorts et réponses

board-cost =
    { $cost ->
        [1] Coûte un jeton.
       *[other] Coûte { $cost } jetons.
    }
board-tide-die = Tourner le
board-tide-face = vers un
board-do-place = Placer le jeton { $token } dans sa cabine
board-do-reserve = Le mettre dans la réserve
board-do-discard = Défausser le jeton { $token }
board-do-discard-reserve = Défausser de la réserve
board-do-start = { seat-who } commence
