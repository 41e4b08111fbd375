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

## Dans le cadre : des mots courts, et ce que dit chaque signe quand on le montre

board-own = Le sous-marin
board-aboard = { $count }/{ $cabins }
board-alone = Vous naviguez en solitaire : tout membre d’équipage peut monter à bord.
board-do-starts = { $name } commence
board-start-about = Mettez-vous d’accord, puis dites-le ici : qui commence joue tout ce tour avec les dés posés là. Mieux vaut que son Amiral montre les jetons que ces dés peuvent atteindre ; les numéros sont près de vos noms.
board-spell-whirlwind = Tourbillon
board-spell-tide = Marée
board-spell-translation = Translation
board-effect-whirlwind = Relancer les dés
board-effect-tide = Tourner un dé
board-effect-translation = Échanger deux jetons
board-free-now = Il ne coûte rien en ce moment.
board-tip-whirlwind = Tous les dés sont relancés ; la suite dépend du hasard.
board-tip-tide = Un dé est tourné sur la face de votre choix.
board-tip-translation = Deux jetons du chemin, où qu’ils soient, changent de place.
board-tip-darkhouse = Avec un 3 ou un 4, le Phare Obscur vous coûte un jeton ; avec un 1 ou un 2, il se tait.
board-tip-phantom = Le Fantôme remonte de l’Abysse selon son dé et emporte le jeton où il s’arrête. S’il atteint les Îles Heureuses, vous avez perdu.
board-tip-nautilion = Votre sous-marin plonge selon son dé et prend le jeton où il s’arrête. Il doit atteindre l’Abysse avec les neuf à bord.
board-tip-isles = Le Nautilion part d’ici. Si le Fantôme arrive ici, le voyage est perdu.
board-tip-abyss = Le Fantôme part d’ici. Si le Nautilion arrive ici avec tout son équipage, vous gagnez.
board-tip-gone = Cette case ne compte plus quand les sous-marins avancent.
board-tip-crew = Si le Nautilion s’arrête ici, il monte à bord si un conduit mène à sa cabine, ou va dans la réserve.
board-tip-crew-aboard = Si le Nautilion s’arrête ici, il va dans la réserve.
board-tip-cabin-full = S’il part, les conduits doivent encore relier tous les autres.
board-tip-cabin-empty =
    { $count ->
        [0] Aucun conduit ne mène ici : seul le premier jeton à bord peut venir dans cette cabine.
       *[other] Des conduits mènent à { $cabins }. Un { $cabin } peut venir ici tant que quelqu’un occupe l’une de ces cabines, ou s’il est le premier à bord.
    }
board-tip-reserve = Les jetons qui paient les sorts. Ce qui ne va pas dans une cabine vient ici.
board-tip-discards = Les jetons que le Fantôme a emportés, qui ont payé ou qui ont été perdus.
board-tip-die = Prenez-le et choisissez qui le reçoit, ou glissez-le jusque-là.
board-tip-give-out = C’est décidé : le Phare Obscur, le Fantôme et le Nautilion agissent, l’un après l’autre.
board-tip-admiral = Ce joueur ne peut placer que { $crew }. Tout autre membre d’équipage qu’il atteint va dans la réserve. Barré : déjà à bord.
board-tip-aboard =
    { $count ->
        [1] Un membre d’équipage sur { $cabins } est à bord.
       *[other] { $count } membres d’équipage sur { $cabins } sont à bord.
    }

## La légende

board-legend = Légende
board-legend-about = Chaque signe de cette table, avec son sens.
board-legend-crew = Un membre d’équipage sur le chemin. Il en faut un de chaque numéro à bord.
board-legend-quiet = Pâle : ce numéro est déjà à bord.
board-legend-gone = Un jeton est parti d’ici ; la case ne compte plus.
board-legend-nautilion = Le Nautilion, votre sous-marin, qui descend vers l’Abysse.
board-legend-phantom = Le Fantôme, qui remonte vers les Îles Heureuses.
board-legend-ghost = Où arriverait un sous-marin avec les dés comme vous les tenez.
board-legend-darkhouse = Le Phare Obscur. Quand sa lumière brûle, il vous coûte un jeton.
board-legend-die = Un dé : ses faces sont 1, 1, 2, 2, 3 et 4.
board-legend-lit = Orange : on peut cliquer dessus maintenant.
board-legend-taken = Crème : ce que prendrait le Nautilion, ou l’endroit où irait un jeton.
board-legend-lost = Une croix : ce serait perdu.
board-legend-cabin = Une cabine, pour le membre d’équipage de son numéro.
board-legend-duct = Un conduit d’air. L’équipage ne va que dans les cabines qu’un conduit relie à quelqu’un à bord.
board-legend-reserve = Un jeton de la réserve ; il paie des sorts.
board-legend-cost = Une pièce sur un sort : un jeton de la réserve.
board-legend-plans = Une façon de répartir les dés : le premier au Phare Obscur, le deuxième au Fantôme, le troisième au Nautilion.
board-legend-admiral = Les numéros près d’un nom : l’équipage que son Amiral peut placer. Barré : déjà à bord.
