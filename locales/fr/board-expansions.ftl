# La table dessinée de Nautilion avec ses extensions, et leur choix avant la partie.

## Jetons

board-crew-0 = Jeton vierge
board-crew-10 = Mage A
board-crew-11 = Mage B
board-crew-12 = Mage C
board-crew-13 = Mercenaire
board-crew-14 = Écueil

## Le chemin

board-place-other = Position { $place } : { $name }.
board-place-reef = À côté, un Écueil { $number } : { $free } faces sur { $faces } laissent partir le Nautilion.
board-place-insert = Remettre le jeton juste après cette position.
board-reefs = Les Écueils
board-reef-odds =
    { $left ->
        [0] Écueil { $number } : il n’en reste plus sur le chemin.
       *[other] Écueil { $number } : { $free } faces sur { $faces } laissent partir le Nautilion ; il en reste { $left } sur le chemin.
    }

## La cabine des mages

board-mage-cabin = La cabine des mages
board-guest-full = { $name } : dans la cabine.
board-guest-empty = { $name } : l’emplacement est vide.
board-pair = Un Mage et son partenaire
board-pair-whole = Un duo : il relance un dé à chaque tour
board-rerolls =
    { $count ->
        [0] Aucune relance
        [one] Une relance
       *[other] { $count } relances
    }
board-reroll = Relancer ce { $face }
board-cabin-soldier = Cabine { $cabin } : un Mercenaire.

## Le plateau du Fantôme

board-phantom-board = Le plateau du Fantôme
board-berths = À bord du Fantôme, { $count } sur { $berths } : { $names }
board-harpoons-theirs =
    { $count ->
        [1] Le Fantôme a un harpon.
       *[other] Le Fantôme a { $count } harpons.
    }
board-harpoons-ours =
    { $count ->
        [0] Le Nautilion n’a pas de harpon.
        [one] Le Nautilion a un harpon.
       *[other] Le Nautilion a { $count } harpons.
    }
board-collision-loss = Une collision maintenant vous coulerait : la partie serait perdue.
board-collision-tie = Une collision maintenant serait une égalité : un jeton défaussé irait dans votre réserve.
board-collision-win = Vous gagneriez une collision maintenant : un jeton défaussé pourrait monter à bord.
board-collision-lost = Le Fantôme avait plus de harpons : la collision vous a coulé.
board-collision-over = La collision a eu lieu, le plateau du Fantôme n’est plus là. Chaque Mercenaire qu’il atteint vous coûte un jeton.

## Les cartes du Phare Obscur

board-row = Les cartes du Phare Obscur
board-card = Carte { $number } : { $name }.
board-card-red = Rouge.
board-card-blue = Bleue.
board-card-at = Le Phare Obscur est ici.
board-card-next = C’est la suivante.
board-card-reconstructed = La règle n’indique pas son effet ; celui-ci est notre reconstitution.
board-silent =
    { $turns ->
        [1] Le Phare Obscur se tait ce tour-ci.
       *[other] Le Phare Obscur se tait ce tour-ci et le suivant.
    }

## Actions Héroïques

board-heroics = Actions Héroïques
board-heroics-pile =
    { $count ->
        [0] (chacune coûte un membre d’équipage ; plus aucune dans la pile)
        [one] (chacune coûte un membre d’équipage ; encore une dans la pile)
       *[other] (chacune coûte un membre d’équipage ; encore { $count } dans la pile)
    }
board-heroics-none = Plus aucune carte n’est visible.
board-heroic-pay = Qui paie ?
board-heroic-pay-with = La jouer : le jeton { $token } paie
board-heroic-nobody = Personne ne peut la payer maintenant.
board-deeds = En vigueur ce tour-ci :
board-lasting = Encore au tour suivant :

## Les dés

board-ask-set = Mettez les dés sur les faces voulues.
board-give-none-darkhouse = Phare Obscur : pas de dé cette fois
board-give-none-phantom = Fantôme : pas de dé cette fois
board-give-none-nautilion = Nautilion : pas de dé cette fois
board-for-darkhouse = { $face } pour le Phare Obscur
board-for-phantom = { $face } pour le Fantôme
board-for-nautilion = { $face } pour le Nautilion
board-set-dice = Régler les dés
board-set-die = Dé { $number }
board-set-confirm = Régler ainsi les dés
board-free = gratuit

## Signes de ce tour

board-sign-stuck = Retenu par un Écueil
board-sign-second = Deuxième fois ce tour-ci
board-sign-whirlwinds =
    { $count ->
        [1] Un Tourbillon gratuit
       *[other] { $count } Tourbillons gratuits
    }
board-sign-translations =
    { $count ->
        [1] Une Translation gratuite
       *[other] { $count } Translations gratuites
    }
board-sign-aside = Mis de côté pour l’échange :

## Réponses

board-ask-keep = Les conduits ne relient plus tout l’équipage. Choisissez le groupe qui reste.
board-do-station = Mettre le Mercenaire dans la cabine { $cabin }
board-do-cabin = Dans la cabine des mages : { $name }
board-do-discard-guest = De la cabine des mages : { $name }
board-do-discard-soldier = Défausser le Mercenaire de la cabine { $cabin }
board-do-take = Prendre : { $name }
board-do-spend = Dépenser : { $name }
board-do-keep = Garder { $tokens }
board-do-unseat = De retour sur le chemin : le jeton { $token }
board-do-insert-first = Juste devant le Nautilion
board-do-insert-last = Le plus loin possible
board-do-banish = Retirer : { $name }
board-do-leave = En rester là
board-do-recover =
    { $cost ->
        [1] Récupérer un jeton défaussé contre un de la réserve
       *[other] Récupérer un jeton défaussé contre { $cost } de la réserve
    }

## Dans le cadre

board-reroll-which = Quel dé relancer ?
board-collision-past = passée
board-tip-mage = Si le Nautilion s’arrête ici, le Mage va dans la cabine des mages ou dans la réserve. Il en faut un de chaque lettre.
board-tip-mercenary = Si le Nautilion s’arrête ici avant la collision, il peut combattre dans une cabine, avec deux harpons ; le Fantôme l’engagerait.
board-tip-soldier = Il occupe la cabine et combat avec deux harpons jusqu’à la collision ; les conduits mènent à lui comme à l’équipage.
board-tip-pair = Un Mage et le partenaire à côté de lui : ensemble, ils relancent un dé à chaque tour.
board-tip-rerolls = Chaque paire de la cabine des mages vous laisse relancer un dé, une fois par tour.
board-tip-recover = Seulement pendant que la carte du Phare Obscur qui le permet agit : un jeton défaussé revient, contre des jetons de la réserve.
board-tip-heroic = Choisissez-la, puis qui paie : un membre d’équipage quitte le Nautilion.
board-legend-mage = Un Mage : A, B ou C. À la fin il en faut un de chaque dans la cabine des mages.
board-legend-pair = Une relance : un Mage et le partenaire à côté de lui relancent un dé à chaque tour.
board-legend-mercenary = Un Mercenaire : deux harpons pour qui l’a.
board-legend-harpoons = Des harpons : qui en a le plus gagne la collision. Les chiffres sous le chemin comparent ceux du Fantôme aux vôtres.
board-legend-reef = Un Écueil au bord du chemin. Si le Nautilion s’y arrête, un dé décide s’il est retenu ; les chiffres disent combien de faces le libèrent.
board-legend-red = Une carte rouge du Phare Obscur : mauvaise pour vous. Le Phare Obscur est sur la carte qui agit ; ▸ marque la suivante.
board-legend-blue = Une carte bleue du Phare Obscur : bonne pour vous.
board-legend-heroic = Une Action Héroïque. Toutes doivent être accomplies avant la fin ; chacune coûte un membre d’équipage.
board-legend-ours = Un astérisque sur une carte : le livret n’imprime pas son effet ; celui-ci est notre reconstitution.

## Avant la partie

web-voyage = Voyage
web-voyage-free = Choisir soi-même les extensions
web-sea-calm = Mer calme
web-sea-choppy = Mer agitée
web-sea-rough = Grosse mer
web-sea-storm = Tempête
web-odds-quick = Le bot moyen (second) gagne environ { $percent } % de ces voyages ({ $games } parties).
web-odds-strong = Le difficile (capitaine) en gagne { $percent } % ({ $games } parties).
web-preset-first = Premier voyage
web-preset-first-about = Le jeu de base, sans extension.
web-preset-mages = Les Mages
web-preset-mercenaries = Les Mercenaires
web-preset-reefs = Les Écueils
web-preset-machinations = Le Phare Obscur
web-preset-heroics = Actions Héroïques
web-preset-storm = La grande tempête
web-preset-storm-about = Les cinq extensions à la fois. Personne n’a dit que vous reviendriez.
web-about-mages = Trois Mages doivent être du voyage ; avec leurs partenaires, ils infléchissent les dés.
web-about-mercenaries = Le Fantôme est armé, et une collision décide.
web-about-reefs = Le corail du chemin peut vous retenir un tour.
web-about-machinations = Une nouvelle machination à chaque tour, cinq à la file.
web-about-heroics = De hauts faits qui coûtent chacun un membre d’équipage, et il faut tous les accomplir.
