# Nautilion. Une position se compte le long du chemin, des Îles Bienheureuses (0) aux Abysses (37) ; un jeton est son numéro d’équipage.

## Options

nautilion-option-players = Joueurs
nautilion-option-submarine = Sous-marin (la classe A est la plus clémente, la C la plus rude)
nautilion-option-reserve = Jetons dans la réserve au départ (deux de plus à deux joueurs)

## Que faire maintenant

nautilion-ask-lay = On pose le chemin.
nautilion-ask-admirals = On distribue les Amiraux.
nautilion-ask-roll = On lance les dés.
nautilion-ask-start = Choisissez, d’un commun accord, qui joue le premier tour.
nautilion-ask-plan =
    { $dice ->
        [more] Répartissez les dés (plan : celui du Phare Obscur, celui du Fantôme, celui du Nautilion) ou agissez d’abord sur eux.
        [one] Donnez ce dé au Phare Obscur, au Fantôme ou au Nautilion, ou agissez d’abord sur lui.
        [first] Ce dé revient au Nautilion : donnez-le-lui ou agissez d’abord sur lui.
        [rest] Donnez ces deux dés au Phare Obscur et au Fantôme, ou agissez d’abord sur eux.
        [held] Le Nautilion est retenu : donnez un dé au Phare Obscur et un au Fantôme, ou agissez d’abord sur eux.
        [again] Répartissez les mêmes dés une seconde fois.
       *[three] Répartissez les dés (plan : celui du Phare Obscur, celui du Fantôme, celui du Nautilion) ou lancez un sort.
    }
nautilion-ask-swap = Choisissez un jeton du chemin à échanger.
nautilion-ask-with = Choisissez le jeton avec lequel l’échanger.
nautilion-ask-discard = Le Phare Obscur exige un jeton : défaussez-en un du Nautilion ou de la réserve.
nautilion-ask-landing =
    { $way ->
        [either] Vous avez pris le jeton { $token } : placez-le dans sa cabine ou dans la cabine des mages, ou mettez-le dans la réserve.
        [cabin] Vous avez pris le jeton { $token } : mettez-le dans la cabine des mages ou dans la réserve.
        [mercenary] Vous avez pris un Mercenaire : choisissez-lui une cabine ou mettez-le dans la réserve.
        [recovered] Le jeton { $token } est de retour : placez-le dans sa cabine ou dans la cabine des mages.
        [station] Un Mercenaire est de retour : choisissez-lui une cabine.
       *[crew] Vous avez pris le jeton { $token } : placez-le dans sa cabine ou mettez-le dans la réserve.
    }

## Les sorts

nautilion-whirlwind = Tourbillon répétitif
nautilion-tide = Marée artificielle
nautilion-translation = Translation aquatique

## Ce qui se passe

nautilion-laid = Le chemin est posé de la position { $first } à la position { $last } : { $tokens }.
nautilion-dealt = { $one } reçoit l’Amiral { $first }, { $other } l’Amiral { $second }.
nautilion-rolled = Tour { $turn } : les dés montrent { $dice }.
nautilion-starts = { seat-who } joue le premier tour.
nautilion-cast-whirlwind =
    { $cost ->
        [1] Tourbillon répétitif, pour un jeton : les trois dés sont relancés.
       *[other] Tourbillon répétitif, pour { $cost } jetons : les trois dés sont relancés.
    }
nautilion-cast-tide =
    { $cost ->
        [1] Marée artificielle, pour un jeton : un { $old } devient un { $new }. Les dés montrent { $dice }.
       *[other] Marée artificielle, pour { $cost } jetons : un { $old } devient un { $new }. Les dés montrent { $dice }.
    }
nautilion-cast-translation =
    { $cost ->
        [1] Translation aquatique, pour un jeton : deux jetons du chemin changent de place.
       *[other] Translation aquatique, pour { $cost } jetons : deux jetons du chemin changent de place.
    }
nautilion-swapped = Le jeton { $token } de la position { $one } et le jeton { $token2 } de la position { $other } sont échangés.
nautilion-planned = Le Plan : { $darkhouse } pour le Phare Obscur, { $phantom } pour le Fantôme, { $nautilion } pour le Nautilion.
nautilion-darkhouse-quiet = Le Phare Obscur a un { $die } et reste calme.
nautilion-darkhouse-nothing = Le Phare Obscur a un { $die }, mais ne trouve rien à prendre.
nautilion-darkhouse-bites = Le Phare Obscur a un { $die } et exige un jeton.
nautilion-lost-reserve = Un jeton de la réserve est défaussé.
nautilion-lost-crew = Le jeton { $token } quitte sa cabine et est défaussé.
nautilion-phantom-moves =
    Le Fantôme avance { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place } et défausse le jeton { $token } qui s’y trouve. Il est à { $left ->
        [1] une case
       *[other] { $left } cases
    } des Îles Bienheureuses.
nautilion-phantom-arrives = Avec un { $die }, le Fantôme atteint les Îles Bienheureuses.
nautilion-moves =
    Le Nautilion avance { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place } et prend le jeton { $token }.
nautilion-reaches-abyss = Avec un { $die }, le Nautilion atteint les Abysses.
nautilion-placed = Le jeton { $token } prend place dans sa cabine : { $aboard } sur 9 à bord.
nautilion-reserved =
    Le jeton { $token } va dans la réserve, qui compte maintenant { $reserve ->
        [1] un jeton.
       *[other] { $reserve } jetons.
    }
nautilion-reserved-double = La cabine { $token } est déjà occupée : ce jeton { $token } va dans la réserve.
nautilion-reserved-no-duct = Aucun conduit ne relie la cabine { $token } à quelqu’un à bord : le jeton { $token } va dans la réserve.
nautilion-reserved-admiral = Le jeton { $token } n’est pas sur la carte Amiral ({ seat-name }) : il va dans la réserve.
nautilion-next-player = { seat-who } joue le tour { $turn }.

## Comment la partie se termine

nautilion-end-victory = Victoire au tour { $turn } ! Le Nautilion est aux Abysses avec les neuf membres d’équipage à bord.
nautilion-end-phantom-arrived =
    { $crew ->
        [0] Défaite au tour { $turn } : le Fantôme est aux Îles Bienheureuses, et il n’y a personne à bord du Nautilion.
        [one] Défaite au tour { $turn } : le Fantôme est aux Îles Bienheureuses, avec un membre d’équipage à bord du Nautilion.
       *[other] Défaite au tour { $turn } : le Fantôme est aux Îles Bienheureuses, avec { $crew } membres d’équipage à bord du Nautilion.
    }
nautilion-end-crew-incomplete =
    { $crew ->
        [0] Défaite au tour { $turn } : le Nautilion est aux Abysses sans équipage.
       *[other] Défaite au tour { $turn } : le Nautilion est aux Abysses avec seulement { $crew } de ses 9 membres d’équipage.
    }

## Pourquoi pas

nautilion-no-currents-now = Les sorts et le Plan doivent attendre : répondez d’abord à la question posée.
nautilion-no-start-now = On ne choisit qui commence qu’à deux joueurs, une seule fois, après le premier lancer.
nautilion-no-swap-now = Seule la Translation aquatique échange des jetons : lancez-la, choisissez un jeton, puis l’autre.
nautilion-no-discard-now = Il n’y a rien à défausser pour l’instant : seul le Phare Obscur exige un jeton, quand son dé est élevé.
nautilion-not-these-dice = Le Phare Obscur, le Fantôme et le Nautilion reçoivent chacun un dé, et les dés montrent { $dice }.
nautilion-too-dear =
    { $spell } coûte { $cost ->
        [1] un jeton
       *[other] { $cost } jetons
    }, { $reserve ->
        [0] mais la réserve est vide.
        [one] mais la réserve n’en compte qu’un.
       *[other] mais la réserve n’en compte que { $reserve }.
    }
nautilion-nothing-to-swap = Il n’y a rien à échanger : le chemin n’a plus deux jetons de numéros différents.
nautilion-no-such-die = Aucun dé ne montre un { $face } : les dés sont { $dice }.
nautilion-no-die-of-the-nautilion = Aucune carte n’a donné de dé au Nautilion avant le Plan : nommez une face que montre un dé en main.
nautilion-same-face = Le dé montre déjà un { $face } : tournez-le sur une autre face.
nautilion-face-not-on-dice = Les dés n’ont pas de face { $face }.
nautilion-bare-place = Il n’y a plus de jeton à la position { $place } : choisissez-en une autre.
nautilion-same-number = Le jeton de la position { $place } porte le numéro choisi en premier, le { $token } : échangez deux numéros différents.
nautilion-reserve-empty = La réserve est vide : le jeton doit venir du Nautilion.
nautilion-not-aboard = Le jeton { $token } n’est pas à bord du Nautilion, il ne peut donc pas être défaussé.
nautilion-would-split = Sans le jeton { $token }, l’équipage se trouverait séparé en groupes qu’aucun conduit ne relie : défaussez-en un autre.
nautilion-other-token = Le jeton que vous avez en main est le { $taken }, pas le { $token }.
nautilion-never-moved = Le jeton { $token } est déjà dans sa cabine, et un jeton placé ne va jamais dans la réserve.
nautilion-stays-in-reserve = Le jeton { $token } est dans la réserve, et un jeton mis en réserve n’est jamais placé.
nautilion-not-on-admiral = Le jeton { $token } n’est pas sur votre carte Amiral, vous ne pouvez donc pas le placer.
nautilion-no-duct = Aucun conduit ne relie la cabine { $token } à quelqu’un à bord.
nautilion-nothing-taken = Vous n’avez aucun jeton en main : le Nautilion en prend un quand il s’arrête dessus.

## La position en mots

nautilion-see-turn = Tour { $turn }.
nautilion-see-nautilion =
    { $place ->
        [0] Le Nautilion est aux Îles Bienheureuses, { $left ->
            [1] à une case des Abysses.
           *[other] à { $left } cases des Abysses.
        }
        [37] Le Nautilion est aux Abysses.
       *[other] Le Nautilion est à la position { $place }, { $left ->
            [1] à une case des Abysses.
           *[other] à { $left } cases des Abysses.
        }
    }
nautilion-see-phantom =
    { $place ->
        [0] Le Fantôme est aux Îles Bienheureuses.
        [37] Le Fantôme est aux Abysses, { $left ->
            [1] à une case des Îles Bienheureuses.
           *[other] à { $left } cases des Îles Bienheureuses.
        }
       *[other] Le Fantôme est à la position { $place }, { $left ->
            [1] à une case des Îles Bienheureuses.
           *[other] à { $left } cases des Îles Bienheureuses.
        }
    }
nautilion-see-ahead =
    { $count ->
        [0] Il ne reste aucun jeton devant le Nautilion.
        [one] Il reste un jeton devant le Nautilion : { $tokens }.
       *[other] Il reste { $count } jetons devant le Nautilion : { $tokens }.
    }
nautilion-see-crew =
    { $count ->
        [0] Il n’y a personne à bord.
        [one] Il y a un membre d’équipage à bord : { $tokens }.
       *[other] Il y a { $count } membres d’équipage à bord : { $tokens }.
    }
nautilion-see-reserve =
    { $count ->
        [0] La réserve est vide.
        [one] La réserve compte un jeton.
       *[other] La réserve compte { $count } jetons.
    }
nautilion-see-dice = Les dés montrent { $dice }.
nautilion-see-taken = Le jeton { $token } vient d’être pris et attend sa place.

## Les erreurs d’une édition

nautilion-edition-faces = { $key } : un dé a six faces, chacune de 1 à 6.
nautilion-edition-bite = { $key } : chaque valeur doit être une face de 1 à 6.
nautilion-edition-cost = { $key } : un sort coûte de 1 à 8 jetons.
nautilion-edition-admirals = { $key } : les deux Amiraux doivent montrer ensemble tous les numéros d’équipage de 1 à 9, et aucun autre.
nautilion-edition-class = { $key } : une classe est A, B ou C.
nautilion-edition-duct = { $key } : « { $duct } » n’est pas un conduit. Écrivez deux cabines différentes de 1 à 9, par exemple « 4-9 ».
nautilion-edition-apart = { $key } : ces conduits ne relient pas les neuf cabines.
nautilion-edition-rows = { $key } : chaque cabine de 1 à 9 doit figurer exactement une fois.
nautilion-edition-partners = { $key } : trois numéros d’équipage différents de 1 à 9, pour les Mages A, B et C.
nautilion-edition-reefs = { $key } : des numéros d’équipage différents de 1 à 9.
nautilion-edition-reef-count = { $key } : il doit y avoir { $count } Écueils en tout.
nautilion-edition-effect = { $key } : « { $effect } » n’est pas un effet. Choisissez parmi ceux-ci : { $known }.
nautilion-edition-colour = { $key } : une carte est rouge (« red ») ou bleue (« blue »).
nautilion-edition-colours = { $key } : les rangées demandent au moins { $reds } cartes rouges et { $blues } bleues.
nautilion-edition-fixed-dice = { $key } : trois faces de 1 à 6.
nautilion-edition-recovery = { $key } : une récupération coûte de 0 à 8 jetons.
nautilion-edition-needs = { $key } : une carte appartient à « mages », « mercenaries », « reefs », ou à aucune (« »).
nautilion-edition-heroics = { $key } : au moins { $count } cartes ne doivent appartenir à aucune extension.

## La table dans le terminal

nautilion-happy-isles = Îles Bienheureuses
nautilion-abyss = Abysses
nautilion-board-title = Nautilion { $submarine } · tour { $turn }
nautilion-see-discarded =
    { $count ->
        [0] Aucune défausse.
       *[other] Défausse : { $tokens }.
    }
nautilion-see-admiral = { seat-who } peut placer { $tokens }.
