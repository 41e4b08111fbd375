# Nautilion : ses cinq extensions. Dans les listes, un jeton est son numéro d’équipage, A, B ou C pour un Mage, M pour un Mercenaire, R pour un Écueil.

## Noms

nautilion-expansion-mages = les Mages
nautilion-expansion-mercenaries = les Mercenaires
nautilion-expansion-machinations = le Phare Obscur
nautilion-expansion-heroics = les Actions Héroïques
nautilion-mage = Mage { $letter }
nautilion-mercenary = Mercenaire
nautilion-reef = Écueil
nautilion-blank = jeton vierge
nautilion-token-mage = Mage { $letter }
nautilion-token-mercenary = Mercenaire
nautilion-token-reef = Écueil
nautilion-token-blank = vierge

## Options

nautilion-option-mages = Les Mages : une cabine pour A, B et C, et des dés relancés un à un
nautilion-option-mercenaries = Les Mercenaires : le Fantôme armé de 2 harpons, ou de 3 pour une partie plus difficile
nautilion-option-reefs = Les Écueils : des dangers au bord du chemin
nautilion-option-machinations = Le Phare Obscur : une rangée de cartes qu’il parcourt, une par tour
nautilion-option-heroics = Les Actions Héroïques : des cartes à payer en membres d’équipage avant les Abysses
web-option-mages = Mages : { $value }
web-choice-mages-no = sans
web-choice-mages-yes = avec
web-option-mercenaries = Mercenaires : { $value }
web-choice-mercenaries-no = sans
web-choice-mercenaries-2 = 2 harpons
web-choice-mercenaries-3 = 3 harpons
web-option-reefs = Écueils : { $value }
web-choice-reefs-no = sans
web-choice-reefs-yes = avec
web-option-machinations = Phare Obscur : { $value }
web-choice-machinations-no = sans cartes
web-choice-machinations-intro = introduction
web-choice-machinations-normal = normal
web-choice-machinations-difficult = difficile
web-option-heroics = Actions Héroïques : { $value }
web-choice-heroics-no = sans
web-choice-heroics-yes = avec

## Que faire maintenant

nautilion-ask-reefs = On pose les Écueils.
nautilion-ask-reef = On lance un dé pour l’Écueil { $number }.
nautilion-ask-machination = On ajoute une carte à la rangée du Phare Obscur.
nautilion-ask-reveal = On révèle une carte Action Héroïque.
nautilion-ask-lose =
    { $owed ->
        [1] Choisissez le jeton à défausser
       *[other] Choisissez le premier des { $owed } jetons à défausser
    }, { $where ->
        [cabin] du Nautilion, de la cabine des mages ou de la réserve.
       *[ship] du Nautilion ou de la réserve.
    }
nautilion-ask-spend =
    { $owed ->
        [1] Choisissez le jeton de la réserve qui est dépensé.
       *[other] Choisissez le premier des { $owed } jetons de la réserve qui sont dépensés.
    }
nautilion-ask-take = La collision est passée : prenez un jeton dans la défausse.
nautilion-ask-keep = Les conduits ne relient plus tout l’équipage. Choisissez le groupe qui reste, par sa cabine la plus basse.
nautilion-ask-unseat = Le Phare Obscur renvoie un membre d’équipage sur le chemin : choisissez qui quitte le Nautilion.
nautilion-ask-insert = Choisissez où va le jeton { $token } : juste après quelle position du chemin ?
nautilion-ask-recover = Choisissez le jeton de la défausse qui revient.
nautilion-ask-banish = Choisissez une autre carte révélée qui quitte le jeu.
nautilion-ask-set = Posez les dés sur les faces de votre choix, de la plus basse à la plus haute.
nautilion-ask-crew-back =
    { $source ->
        [reserve] Choisissez le membre d’équipage qui monte à bord depuis la réserve.
       *[discard] Choisissez le membre d’équipage qui monte à bord depuis la défausse.
    }
nautilion-ask-trade = Placez les autres métiers de la défausse sur le Nautilion ou dans la cabine des mages, ou renoncez-y.

## Les cartes du Phare Obscur

nautilion-machination-twice = Deux fois
nautilion-machination-twice-text = Les phases 2 à 5 sont jouées deux fois avec les mêmes dés.
nautilion-machination-one-by-one = Un par un
nautilion-machination-one-by-one-text = Les dés sont lancés un par un, et chacun est donné avant le suivant.
nautilion-machination-put-back = Retour sur le chemin
nautilion-machination-put-back-text = Un membre d’équipage retourne sur le chemin, mais pas derrière le Nautilion.
nautilion-machination-two-tokens = Deux jetons
nautilion-machination-two-tokens-text = Si le dé du Phare Obscur coûte un jeton, il en coûte deux.
nautilion-machination-toll = Péage
nautilion-machination-toll-text = Défaussez aussitôt un jeton.
nautilion-machination-exchange = Échange
nautilion-machination-exchange-text = Vous recevez le jeton où s’arrête le Fantôme, et lui le vôtre.
nautilion-machination-astern = Marche arrière
nautilion-machination-astern-text = Le Nautilion recule vers les Îles Bienheureuses.
nautilion-machination-nautilion-first = Le Nautilion d’abord
nautilion-machination-nautilion-first-text = Un dé est lancé pour le Nautilion, puis deux pour le Phare Obscur et le Fantôme.
nautilion-machination-fixed-dice = 2, 3 et 4
nautilion-machination-fixed-dice-text = Les dés ne sont pas lancés : la carte les pose.
nautilion-machination-only-on-four = Seulement un 4
nautilion-machination-only-on-four-text = Le dé du Phare Obscur ne coûte un jeton que si c’est un 4.
nautilion-machination-free-whirlwind = Un Tourbillon gratuit
nautilion-machination-free-whirlwind-text = Un Tourbillon répétitif ne coûte rien.
nautilion-machination-recovery = Récupération
nautilion-machination-recovery-text = Une fois, contre des jetons de la réserve, un jeton revient de la défausse et est placé.

## Les Actions Héroïques

nautilion-heroic-lasting-text = { $text } La carte vaut aussi au tour suivant.
nautilion-heroic-silence = Silence
nautilion-heroic-silence-text = Le Phare Obscur se tait.
nautilion-heroic-phantom-astern = Le Fantôme en marche arrière
nautilion-heroic-phantom-astern-text = Le Fantôme recule vers les Abysses.
nautilion-heroic-set-dice = Les dés à votre guise
nautilion-heroic-set-dice-text = Posez les dés sur les faces de votre choix.
nautilion-heroic-replace = Remplacer
nautilion-heroic-replace-text = Une autre carte révélée quitte le jeu, et une nouvelle est révélée.
nautilion-heroic-phantom-still = Le Fantôme immobile
nautilion-heroic-phantom-still-text = Le Fantôme ne bouge pas.
nautilion-heroic-from-discard = De retour de la défausse
nautilion-heroic-from-discard-text = Un membre d’équipage monte à bord depuis la défausse.
nautilion-heroic-from-reserve = De retour de la réserve
nautilion-heroic-from-reserve-text = Un membre d’équipage monte à bord depuis la réserve.
nautilion-heroic-net = Le filet
nautilion-heroic-net-text = Le jeton où s’arrête le Nautilion et ses deux voisins vont dans la réserve.
nautilion-heroic-translations = Deux Translations
nautilion-heroic-translations-text = Deux Translations aquatiques ne coûtent rien.
nautilion-heroic-trades = Métiers
nautilion-heroic-trades-text = Payée avec un 1, un 4 ou un 7, les deux autres de ces numéros reviennent de la défausse.
nautilion-heroic-disarm = Désarmer
nautilion-heroic-disarm-text = Payée avec un 2, un 5 ou un 8, les Mercenaires du plateau du Fantôme sont défaussés.
nautilion-heroic-clear-reefs = Dégager les Écueils
nautilion-heroic-clear-reefs-text = Payée avec un 3, un 6 ou un 9, tous les Écueils de ce numéro disparaissent.

## Ce qui se passe : mise en place et phase 0

nautilion-reefs-laid = Des Écueils sont posés à côté des positions { $places } : { $numbers }.
nautilion-card-laid =
    Carte { $place } de la rangée du Phare Obscur, { $colour ->
        [red] rouge
       *[blue] bleue
    } : { $card }.
nautilion-revealed = Une Action Héroïque est révélée : { $card }. { $text }
nautilion-walked = Le Phare Obscur est sur la carte { $place } : { $card }. { $text }
nautilion-darkhouse-stays = Le Phare Obscur se tait : il reste sur sa carte, et aucune n’agit.
nautilion-toll-nothing = Il n’y a rien à défausser.
nautilion-put-back-nobody = Il n’y a personne à bord qui puisse retourner sur le chemin.
nautilion-card-ignored-at-first = Au premier tour, cette carte est ignorée.
nautilion-card-ignored = Le Nautilion est retenu, cette carte est donc ignorée : { $card }.
nautilion-unseated = Le jeton { $token } quitte le Nautilion pour le chemin.
nautilion-inserted = Le jeton { $token } est maintenant à la position { $place } du chemin.

## Ce qui se passe : les Écueils

nautilion-reef-free =
    { $helped ->
        [0] Un { $die } pour l’Écueil { $number } : le Nautilion est libre. L’Écueil va dans la réserve, qui passe à { $reserve }.
       *[other] Un { $die } pour l’Écueil { $number }, et un de plus avec le { $number } à bord : { $result }. Le Nautilion est libre. L’Écueil va dans la réserve, qui passe à { $reserve }.
    }
nautilion-reef-holds =
    { $helped ->
        [0] Un { $die } pour l’Écueil { $number } : le Nautilion est retenu ce tour-ci.
       *[other] Un { $die } pour l’Écueil { $number }, et un de plus avec le { $number } à bord : { $result }. Le Nautilion est retenu ce tour-ci.
    }
nautilion-held = Le Nautilion reste où il est. L’Écueil { $number } va dans la réserve, qui passe à { $reserve }.
nautilion-held-without-reef = Le Nautilion reste où il est.
nautilion-lies-at-reef = Le Nautilion est à côté d’un Écueil { $number } : avant le prochain tour, on lance un dé pour lui.
nautilion-reef-lost = L’Écueil { $number } à côté est défaussé aussi.

## Ce qui se passe : dés et Plan

nautilion-rolled-one = Tour { $turn } : le dé montre un { $dice }.
nautilion-dice-laid = Tour { $turn } : la carte pose les dés sur { $dice }.
nautilion-whirled =
    Tourbillon répétitif, { $cost ->
        [0] gratuit cette fois
        [one] pour un jeton
       *[other] pour { $cost } jetons
    } : { $dice ->
        [1] le dé est relancé.
       *[other] { $dice } dés sont relancés.
    }
nautilion-free-translation =
    { $left ->
        [0] Translation aquatique gratuite, la dernière : deux jetons du chemin changent de place.
       *[other] Translation aquatique gratuite, et il en reste une : deux jetons du chemin changent de place.
    }
nautilion-partnership-rolls = Un duo relance un { $face }.
nautilion-rerolled = Le dé montre maintenant un { $die } : les dés sont { $dice }.
nautilion-planned-held = Le Plan : { $darkhouse } pour le Phare Obscur, { $phantom } pour le Fantôme, rien pour le Nautilion, qui est retenu.
nautilion-cast-tide-on-its-die =
    { $cost ->
        [1] Marée artificielle, pour un jeton : le { $old } du Nautilion devient un { $new }.
       *[other] Marée artificielle, pour { $cost } jetons : le { $old } du Nautilion devient un { $new }.
    }
nautilion-die-given =
    { $role ->
        [darkhouse] Le { $die } est pour le Phare Obscur.
        [phantom] Le { $die } est pour le Fantôme.
       *[nautilion] Le { $die } est pour le Nautilion.
    }
nautilion-once-more = Les phases 2 à 5 encore une fois, avec les mêmes dés : { $dice }.

## Ce qui se passe : le dé du Phare Obscur, pertes et paiements

nautilion-darkhouse-silenced = Le Phare Obscur a un { $die }, mais il se tait.
nautilion-darkhouse-only-on-four = Le Phare Obscur a un { $die } ; ce tour-ci, cela ne suffit pas.
nautilion-darkhouse-bites-twice = Le Phare Obscur a un { $die } et exige deux jetons.
nautilion-lost-guest = Le jeton { $token } quitte la cabine des mages et est défaussé.
nautilion-lost-mercenary = Le Mercenaire de la cabine { $cabin } est défaussé.
nautilion-spent = Dépensé de la réserve : le jeton { $token }.

## Ce qui se passe : le Fantôme

nautilion-phantom-boards =
    Le Fantôme avance { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place } et prend le jeton { $token } sur son plateau : { $harpoons ->
        [one] { $harpoons } harpon
       *[other] { $harpoons } harpons
    }. Il est à { $left ->
        [1] une case
       *[other] { $left } cases
    } des Îles Bienheureuses.
nautilion-phantom-aside =
    Le Fantôme avance { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place } ; le jeton { $token } est mis de côté pour l’échange. Il est à { $left ->
        [1] une case
       *[other] { $left } cases
    } des Îles Bienheureuses.
nautilion-phantom-still = Le Fantôme ne bouge pas, malgré son { $die }.
nautilion-phantom-astern =
    Le Fantôme recule { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place }.
nautilion-phantom-astern-abyss = Avec un { $die }, le Fantôme recule jusqu’aux Abysses.
nautilion-caught-discards = Le jeton { $token } qui s’y trouvait est défaussé.
nautilion-caught-boards =
    Le jeton { $token } qui s’y trouvait va sur son plateau : { $harpoons ->
        [one] { $harpoons } harpon.
       *[other] { $harpoons } harpons.
    }
nautilion-caught-aside = Le jeton { $token } qui s’y trouvait est mis de côté pour l’échange.
nautilion-phantom-full = Le plateau du Fantôme est plein.
nautilion-mercenary-toll = C’était un Mercenaire : vous perdez un jeton.
nautilion-mercenary-toll-nothing = C’était un Mercenaire, mais il n’y a rien à perdre.

## Ce qui se passe : le Nautilion

nautilion-moves-astern =
    Le Nautilion recule { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place } et prend le jeton { $token }.
nautilion-astern-isles = Avec un { $die }, le Nautilion recule jusqu’aux Îles Bienheureuses, où il n’y a rien à prendre.
nautilion-exchanges =
    Le Nautilion avance { $die ->
        [1] d’une case
       *[other] de { $die } cases
    } jusqu’à la position { $place }. Échange : vous recevez le jeton { $taken }, { $fate ->
        [boards] et le jeton { $token } va sur le plateau du Fantôme.
       *[discards] et le jeton { $token } est défaussé.
    }
nautilion-no-exchange = Il n’y a pas d’échange : le jeton { $token } est défaussé.
nautilion-no-exchange-boards = Il n’y a pas d’échange : le jeton { $token } va sur le plateau du Fantôme.
nautilion-netted = Le filet apporte { $tokens } à la réserve, qui passe à { $reserve }.
nautilion-reserved-mercenary = Après la collision, un Mercenaire va dans la réserve.
nautilion-reserved-no-cabin = Aucune cabine n’est libre pour le Mercenaire : il va dans la réserve.
nautilion-reserved-mage = Le jeton { $token } est déjà dans la cabine des mages : celui-ci va dans la réserve.
nautilion-reserved-taken = Un Mercenaire occupe la cabine { $token } : le jeton { $token } va dans la réserve.
nautilion-cabin-entered = Le jeton { $token } prend son emplacement dans la cabine des mages.
nautilion-partnership = { $letter } et { $partner } forment un duo : chaque tour, un dé de plus peut être relancé.
nautilion-stationed =
    Le Mercenaire prend la cabine { $cabin } : le Nautilion a { $harpoons ->
        [one] { $harpoons } harpon.
       *[other] { $harpoons } harpons.
    }

## Ce qui se passe : la collision

nautilion-phantom-collides = Avec un { $die }, le Fantôme dépasserait le Nautilion : ils se heurtent à la position { $place }.
nautilion-collides = Avec un { $die }, le Nautilion dépasserait le Fantôme : ils se heurtent à la position { $place }.
nautilion-collision-lost = Harpons : { $ours } sur le Nautilion, { $theirs } sur le Fantôme. Le Fantôme l’emporte.
nautilion-collision-tied = Harpons : { $ours } sur le Nautilion, { $theirs } sur le Fantôme. Égalité.
nautilion-collision-won = Harpons : { $ours } sur le Nautilion, { $theirs } sur le Fantôme. Le Nautilion l’emporte.
nautilion-collision-clears =
    Le plateau du Fantôme quitte le jeu, { $slaves ->
        [0] sans personne dessus
        [one] son jeton est défaussé
       *[other] ses { $slaves } jetons sont défaussés
    }. { $soldiers ->
        [0] Il n’y avait pas de Mercenaire sur le Nautilion.
        [one] Le Mercenaire du Nautilion est défaussé.
       *[other] Les { $soldiers } Mercenaires du Nautilion sont défaussés.
    }
nautilion-recovered-hand = Le jeton { $token } revient de la défausse.
nautilion-recovered-reserve = Le jeton { $token } va de la défausse à la réserve, qui passe à { $reserve }.
nautilion-nothing-to-take = La défausse est vide.
nautilion-group-kept =
    { $count ->
        [1] Le groupe { $kept } reste ; { $gone } est défaussé.
       *[other] Le groupe { $kept } reste ; { $gone } sont défaussés.
    }

## Ce qui se passe : les cartes

nautilion-heroic-played = Action Héroïque, payée avec le jeton { $token } : { $card }. { $text }
nautilion-heroic-again = La carte du tour précédent vaut encore : { $card }. { $text }
nautilion-heroic-wasted = Le jeton { $token } ne convenait pas pour payer : la carte est dépensée sans effet.
nautilion-nobody-back = Personne ne peut monter à bord.
nautilion-no-trade = Aucun des autres ne peut revenir.
nautilion-nothing-to-banish = Aucune autre carte n’est révélée.
nautilion-disarmed =
    { $count ->
        [0] Il n’y a pas de Mercenaire sur le plateau du Fantôme.
        [one] Un Mercenaire du Fantôme est défaussé ; harpons qui lui restent : { $harpoons }.
       *[other] { $count } Mercenaires du Fantôme sont défaussés ; harpons qui lui restent : { $harpoons }.
    }
nautilion-reefs-cleared =
    { $count ->
        [0] Il n’y a plus d’Écueil { $number }.
        [one] Un Écueil { $number } disparaît.
       *[other] { $count } Écueils { $number } disparaissent.
    }
nautilion-dice-set = Les dés sont posés sur { $dice }.
nautilion-banished = Cette carte quitte le jeu : { $card }.
nautilion-left-alone = Personne d’autre ne revient.
nautilion-recovery =
    { $cost ->
        [0] Récupération gratuite : un jeton revient de la défausse.
        [one] Récupération, pour un jeton : un jeton revient de la défausse.
       *[other] Récupération, pour { $cost } jetons : un jeton revient de la défausse.
    }
nautilion-crew-back =
    { $source ->
        [reserve] Le jeton { $token } monte à bord depuis la réserve : { $aboard } sur 9.
       *[discard] Le jeton { $token } monte à bord depuis la défausse : { $aboard } sur 9.
    }

## Comment la partie se termine

nautilion-end-mages-missing = Défaite au tour { $turn } : le Nautilion est aux Abysses avec tout son équipage, mais sans un Mage de chaque lettre.
nautilion-end-heroics-left = Défaite au tour { $turn } : le Nautilion est aux Abysses avec tout son équipage, mais des Actions Héroïques restaient à accomplir.
nautilion-end-harpooned =
    { $crew ->
        [0] Défaite au tour { $turn } : le Fantôme avait plus de harpons, et il n’y avait personne à bord du Nautilion.
        [one] Défaite au tour { $turn } : le Fantôme avait plus de harpons, avec un membre d’équipage à bord du Nautilion.
       *[other] Défaite au tour { $turn } : le Fantôme avait plus de harpons, avec { $crew } membres d’équipage à bord du Nautilion.
    }

## Pourquoi pas

nautilion-not-in-this-game = Cela relève d’une extension absente de cette partie : { $expansion }.
nautilion-no-reroll-now = Les duos ne relancent des dés qu’après un lancer et avant le Plan.
nautilion-no-heroic-now = Les Actions Héroïques ne se jouent qu’après un lancer et avant le Plan.
nautilion-no-recover-now = On ne récupère un jeton qu’après un lancer et avant le Plan, quand la carte du Phare Obscur le permet.
nautilion-no-loss-now = Il n’y a rien à défausser pour l’instant.
nautilion-no-spend-now = On ne dépense des jetons de la réserve que s’il y a un prix à payer et qu’il importe de savoir lequel part.
nautilion-no-take-now = Aucun jeton ne peut être pris dans une pile pour l’instant : seulement après la collision, ou quand une carte le dit.
nautilion-no-keep-now = On ne choisit un groupe qu’après une collision qui a divisé l’équipage.
nautilion-no-set-now = Seule l’Action Héroïque prévue pour cela permet de poser les dés.
nautilion-no-banish-now = Une carte n’est retirée que lorsqu’une Action Héroïque la remplace.
nautilion-no-leave-now = Il n’y a rien à quoi renoncer pour l’instant.
nautilion-no-unseat-now = L’équipage ne retourne sur le chemin que si la carte du Phare Obscur l’exige.
nautilion-dice-stand = Les phases 2 à 5 sont jouées de nouveau : les dés ne changent plus, il ne reste que le Plan.
nautilion-held-no-die = Un Écueil retient le Nautilion : il ne reçoit pas de dé. Les dés montrent { $dice }.
nautilion-two-dice = Le Phare Obscur et le Fantôme reçoivent chacun un dé, et les dés montrent { $dice }.
nautilion-one-die-now = Les dés viennent un par un : donnez le { $dice } à quelqu’un qui n’en a pas et laissez les autres tels quels.
nautilion-first-die = Le premier dé revient au Nautilion : donnez-lui le { $dice }.
nautilion-die-stands = Le Nautilion garde son { $die } ; donnez { $dice } au Phare Obscur et au Fantôme.
nautilion-die-given-away = Le { $die } est déjà donné : la Marée ne tourne que le dé en main, { $dice }.
nautilion-name-its-die = Le { $die } est déjà au Nautilion. Pour le tourner, écrivez : tide nautilion { $face }.
nautilion-no-partnership = Aucun Mage n’est à côté de son partenaire dans la cabine des mages, on ne relance donc aucun dé seul.
nautilion-rerolled-all =
    { $count ->
        [1] Le seul duo a déjà relancé son dé ce tour-ci.
       *[other] Les { $count } duos ont déjà relancé leur dé ce tour-ci.
    }
nautilion-card-not-shown = L’Action Héroïque { $number } n’est pas révélée. Cartes révélées : { $cards }.
nautilion-mercenary-pays-not = Un Mercenaire occupe la cabine { $cabin }, et seul l’équipage paie une Action Héroïque.
nautilion-payer-not-aboard = Le jeton { $token } n’est pas sur le Nautilion, il ne peut donc pas payer une Action Héroïque.
nautilion-payer-would-split = Sans le jeton { $token }, ceux qui sont à bord se trouveraient en groupes qu’aucun conduit ne relie : payez « { $card } » avec un autre.
nautilion-would-split-for-good = Sans le jeton { $token }, ceux qui sont à bord seraient divisés, et personne qui puisse revenir ne les réunirait.
nautilion-no-recovery-card = La carte du Phare Obscur de ce tour ne permet aucune récupération.
nautilion-recovered-once = Un jeton a déjà été récupéré ce tour-ci.
nautilion-nothing-recoverable = Aucun jeton de la défausse n’a de place où aller.
nautilion-set-as-many = Posez exactement autant de dés qu’il y en a : { $dice }.
nautilion-set-in-order = Écrivez les faces de la plus basse à la plus haute, et un - pour un dé absent.
nautilion-no-reserve-left = La réserve est vide : le jeton doit venir d’ailleurs.
nautilion-not-in-mages-cabin = Le jeton { $token } n’est pas dans la cabine des mages.
nautilion-mercenary-holds = Sans le Mercenaire de la cabine { $cabin }, l’équipage se trouverait en groupes qu’aucun conduit ne relie.
nautilion-not-in-reserve = Il n’y a pas de jeton { $token } dans la réserve.
nautilion-must-return = Rien dans la défausse n’a de place à bord : le dernier jeton dépensé doit donc pouvoir revenir, et le jeton { $token } ne le peut pas.
nautilion-nobody-to-unseat = Le jeton { $token } n’est pas sur le Nautilion, il ne peut donc pas retourner sur le chemin.
nautilion-behind-nautilion = La position { $place } est derrière le Nautilion : le jeton doit aller devant lui.
nautilion-no-such-group = Aucun groupe n’a la cabine { $cabin } pour plus basse. Choisissez parmi celles-ci : { $groups }.
nautilion-not-discarded = Il n’y a pas de jeton { $token } dans la défausse.
nautilion-no-place-for = Il n’y a pas de place pour le jeton { $token } pour l’instant.
nautilion-only-crew = Seul l’équipage revient ainsi, pas le jeton { $token }.
nautilion-cabin-occupied = La cabine { $cabin } est occupée.
nautilion-would-not-join = Aucun conduit ne relierait le jeton { $token } à tous ceux qui sont à bord.
nautilion-must-mend = Ceux qui sont à bord sont divisés : il faut que revienne quelqu’un qui les réunisse.
nautilion-other-trade = Le jeton { $token } n’est pas de ceux qui reviennent : { $tokens }.
nautilion-mercenary-stations = Le jeton que vous avez en main est un Mercenaire : choisissez-lui une cabine libre avec « station ».
nautilion-only-mercenaries-station = Seul un Mercenaire peut choisir sa cabine, et vous n’en avez pas en main.
nautilion-not-for-mages-cabin = La cabine des mages n’a pas d’emplacement pour le jeton { $token }.
nautilion-collision-not-cabin = Après une collision, le jeton { $token } va sur le Nautilion ou dans la réserve, pas dans la cabine des mages.
nautilion-guest-already = Le jeton { $token } est déjà dans la cabine des mages.
nautilion-not-to-reserve = Le jeton { $token } revient pour être placé : il ne peut pas aller dans la réserve.

## La position en mots

nautilion-at-place = à la position { $place }
nautilion-at-isles = aux Îles Bienheureuses
nautilion-at-abyss = aux Abysses
nautilion-see-nautilion-there =
    { $left ->
        [1] Le Nautilion est { $where } ; encore une case jusqu’aux Abysses.
       *[other] Le Nautilion est { $where } ; encore { $left } cases jusqu’aux Abysses.
    }
nautilion-see-phantom-there =
    { $left ->
        [1] Le Fantôme est { $where } ; encore une case jusqu’aux Îles Bienheureuses.
       *[other] Le Fantôme est { $where } ; encore { $left } cases jusqu’aux Îles Bienheureuses.
    }
nautilion-see-reefs =
    { $count ->
        [0] Il ne reste aucun Écueil.
       *[other] Écueils, chacun avec sa position : { $reefs }.
    }
nautilion-see-reef-odds =
    { $free ->
        [1] Écueil { $number } : une face sur { $faces } libère le Nautilion.
       *[other] Écueil { $number } : { $free } faces sur { $faces } libèrent le Nautilion.
    }
nautilion-see-stuck = Un Écueil retient le Nautilion ce tour-ci.
nautilion-see-soldiers =
    { $count ->
        [1] Un Mercenaire est dans la cabine { $cabins }.
       *[other] Des Mercenaires sont dans les cabines { $cabins }.
    }
nautilion-see-cabin =
    { $count ->
        [0] La cabine des mages est vide.
       *[other] Dans la cabine des mages : { $tokens }.
    }
nautilion-see-partnerships =
    { $count ->
        [1] Un duo ; relances restantes ce tour-ci : { $left }.
       *[other] { $count } duos ; relances restantes ce tour-ci : { $left }.
    }
nautilion-see-phantom-board =
    { $count ->
        [0] Il n’y a personne sur le plateau du Fantôme.
       *[other] Sur le plateau du Fantôme : { $tokens }.
    }
nautilion-see-harpoons = Harpons : { $ours } sur le Nautilion, { $theirs } sur le Fantôme.
nautilion-see-rammed = La collision est passée.
nautilion-see-held = Dans la réserve, outre les jetons vierges : { $tokens }.
nautilion-see-card = Carte { $place } du Phare Obscur : { $card }. { $text }
nautilion-see-card-here = Carte { $place } du Phare Obscur, où il se trouve : { $card }. { $text }
nautilion-see-silence =
    { $turns ->
        [1] Le Phare Obscur se tait ce tour-ci.
       *[other] Le Phare Obscur se tait ce tour-ci et le suivant.
    }
nautilion-see-heroic = Action Héroïque { $number } : { $card }. { $text }
nautilion-see-deed = Vaut ce tour-ci : { $text }
nautilion-see-lasting = Vaut encore au tour suivant : { $text }

## La table dans le terminal

nautilion-signs-tokens = A B C : Mages   M : Mercenaire   R : Écueil   - : jeton vierge   ~3~ : un Écueil à côté du jeton au-dessus
nautilion-signs-heroics = heroic 4 7 : jouer la carte 4, payée avec le membre d’équipage 7
nautilion-panel-cabin = Cabine des mages : { $spaces }
nautilion-panel-phantom = Plateau du Fantôme ({ $filled } sur { $berths }) : { $tokens }
nautilion-panel-row = Rangée du Phare Obscur ; > est sa carte, » la suivante :
nautilion-panel-heroics =
    { $count ->
        [0] Aucune Action Héroïque n’est révélée.
       *[other] Actions Héroïques, chacune pour un membre d’équipage ; { $pile } dans la pile :
    }
nautilion-panel-second = Second passage par les phases 2 à 5.
nautilion-panel-aside = Mis de côté pour l’échange : le jeton { $token }.
nautilion-panel-spell =
    { $cost ->
        [0] { $spell }, gratuit maintenant
        [one] { $spell }, pour un jeton de la réserve
       *[other] { $spell }, pour { $cost } jetons de la réserve
    }
nautilion-panel-cost =
    { $cost ->
        [1] un jeton
       *[other] { $cost } jetons
    }
nautilion-panel-card = { $name } : { $text }
nautilion-panel-ours = { $sign } marque une carte dont l’effet est notre reconstitution : la règle ne l’indique pas.
nautilion-panel-free =
    { $kind ->
        [whirlwind] Tourbillons gratuits : { $count }.
       *[translation] Translations gratuites : { $count }.
    }
nautilion-panel-recovery =
    { $cost ->
        [0] Une récupération est gratuite.
        [one] Une récupération coûte un jeton.
       *[other] Une récupération coûte { $cost } jetons.
    }
