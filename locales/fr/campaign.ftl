# La campagne en solitaire de Diluvium : les noms, les questions, ce que fait l’adversaire et pourquoi, les refus, la position.

## Noms

solo-place = { $place }
solo-face-down = { $place } (face cachée)
solo-gold = or
solo-nowhere = nulle part (hors du jeu)
solo-value = { $value }
solo-settler-of-allies = un colon allié
solo-from-aztec = aztèque depuis le plateau d’action
solo-foe-warship = leur navire de guerre
solo-foe-second = leur second navire de guerre
solo-foe-outpost = l’avant-poste
solo-foe-city = la cité
solo-scenario-perilous-land = Une terre périlleuse
solo-scenario-whispers-from-the-east = Murmures de l’Est
solo-scenario-what-killed-them = Ce qui les a tués nous rendra plus forts
solo-scenario-friend-in-need = Un ami dans le besoin
solo-scenario-answer-too-late = Une réponse trop tardive
solo-scenario-path-of-the-lost = Sur la piste des égarés
solo-scenario-remains-of-unrest = Les restes de la discorde
solo-scenario-facing-destiny = Face au destin
solo-scenario-noose-in-troubled-waters = L’étau en eaux troubles
solo-scenario-assault-at-the-very-heart = L’assaut au cœur même
solo-scenario-condemned-lands = Les terres condamnées
solo-scenario-curse-of-mu = La malédiction de Mu
solo-scenario-flash-of-steel = Un éclat d’acier
solo-scenario-last-bastion = Le dernier bastion
solo-scenario-hydras-ire = L’ire de l’hydre
solo-scenario-between-forge-and-iron = Entre la forge et le fer
solo-scenario-seething-heart = Un cœur en ébullition
solo-title-bellicose = la Belliqueuse
solo-title-conqueror = la Conquérante
solo-title-prospector = la Prospectrice
solo-title-explorer = l’Exploratrice
solo-title-archeologist = l’Archéologue
solo-title-navigator = la Navigatrice
solo-title-shepherdess = la Bergère
solo-title-merchant = la Marchande
solo-title-warmonger = la Belliciste
solo-title-corruptor = la Corruptrice
solo-title-traveler = la Voyageuse
solo-title-grave-robber = la Pilleuse de tombes
solo-title-patron = la Mécène
solo-title-leader = la Meneuse
solo-title-loner = la Solitaire
solo-title-peacemaker = la Pacificatrice
solo-title-pitiless = l’Impitoyable
solo-title-discoverer = la Découvreuse
solo-title-saved = la Rescapée
solo-title-condottiere = la Condottière
solo-title-unstoppable = l’Inarrêtable
solo-title-slayer = la Tueuse d’hydre
solo-title-smith = la Forgeronne
solo-title-insurgent = l’Insurgée

## Les choix avant la partie

solo-option-scenario = Scénario
solo-option-difficulty = Difficulté : normale, difficile, extrême ou châtiment divin
solo-option-board = Votre plateau d’action
solo-option-food = Commencer avec un jeton Nourriture
solo-option-token = Un jeton Combat de valeur 0 en moins
solo-option-card = Une carte Ruines en main
solo-option-home = La tuile qui remplace votre cité ; 0 pour la cité
solo-option-aztec = La section du plateau d’action où commence le colon aztèque
solo-option-holder = Les ressources que vous pouvez garder à la fin de votre tour
solo-option-warship = Le navire de guerre aztèque vous accompagne
solo-option-allies = Vos alliés
solo-no-section = Aucun colon ne commence dans cette section de ce plateau d’action.
solo-no-home = La tuile { $tile } se trouve sur la carte de ce scénario.
solo-not-on-the-road = { $scenario } ne peut pas se jouer maintenant dans cette campagne.
solo-log-broken = Ceci n’est pas un journal de campagne.

## Questions

solo-ask-lay = Quelle tuile se pose ici face visible ?
solo-ask-token = Quel jeton Combat est révélé ?
solo-ask-column = Dans quel ordre sont les jetons Colonisation ?
solo-ask-course = Où pointe l’astrolabe ?
solo-ask-card = Quelle carte Ruines piochent-ils ?
solo-ask-number = Quel numéro porte le jeton Objectif ?
solo-ask-commit = Combien d’armes ajoutez-vous à votre force ?
solo-ask-settle-for-it = Plusieurs tuiles se valent : où colonisent-ils ?
solo-ask-title = Deux victoires à la fois : laquelle est la vôtre ?
solo-ask-offer = Que faites-vous ici ?
solo-ask-offer-path-of-the-lost = Un exilé est ici : payez-vous 2 or pour savoir où attend le suivant ?
solo-ask-offer-remains-of-unrest = Des colons adverses sont ici : donnez-vous 2 or à chacun ?
solo-ask-offer-assault-at-the-very-heart = Corrompez-vous cet archipel avec de l’or ?
solo-ask-offer-curse-of-mu = Vous êtes au sanctuaire : rendez-vous deux cartes Ruines ?
solo-ask-offer-flash-of-steel = Vous êtes chez votre allié : lui livrez-vous six armes ?
solo-ask-offer-seething-heart = Les rebelles attendent : leur livrez-vous six armes ?
solo-ask-escort = Le navire de guerre aztèque suit-il le vôtre ?
solo-ask-past-outpost = Devant quel avant-poste passe votre navire ?
solo-ask-first-exile = Où est le premier exilé ?
solo-ask-next-exile = Où est l’exilé suivant ?
solo-ask-chinese-city = Où est la cité chinoise ?
solo-ask-kept-card = Quelle carte Ruines était mise de côté ?
solo-ask-home = Quelle tuile remplace votre cité ?
solo-ask-replace = Plusieurs colons se valent : lequel est remplacé ?
solo-ask-back = Dans quelle section du plateau d’action revient votre colon ?
solo-ask-refuge = Plusieurs archipels sont aussi proches : où fuit leur navire de guerre ?
solo-ask-moor = Plusieurs tuiles sont aussi proches : où mouille votre navire ?
solo-ask-lift = Quelle seconde carte Ruines rendez-vous ?
solo-ask-pool = Quelle part de cet or versez-vous à la réserve ?
solo-ask-devour = Plusieurs colons alliés se valent : lequel l’hydre emporte-t-elle ?

## La manche

solo-first-round = Manche 1 : seuls les Grecs agissent.
solo-its-turn = Manche { $round } : { $who } agissent.
solo-last-round = Une réserve est épuisée ({ $pool }) : c’est la dernière manche.
solo-met = Ce qui fait de vous { $title } est accompli : la partie s’achève avec cette manche.
solo-met-forsaken = Il n’y a plus aucun allié en jeu : la partie s’achève avec cette manche.
solo-token-plain = Le jeton Combat porte un { $value }, sans symbole.
solo-token-symbol = Le jeton Combat porte un { $value } et le symbole de l’action aléatoire.
solo-token-battle = { $who } révèlent un jeton Combat de valeur { $value }.
solo-symbol-ignored = Dans un combat, le symbole de l’action aléatoire ne compte pas.
solo-tokens-shuffled = Trois jetons de valeur { $value } ont été révélés : tous les jetons Combat sont mélangés.
solo-column-shuffled = Les jetons Colonisation sont mélangés : { $order }. Le premier est { $kind } : l’action est { $action }.
solo-column-put-back = Le jeton { $kind } revient à la première place.
solo-mirrors = { $who } répètent votre dernière action : { $action }.
solo-acts-randomly = { $who } font l’action aléatoire : { $action }.
solo-does-nothing = { $who } devraient combattre, mais vous venez de vaincre leur navire de guerre : ils ne font rien.

## L’adversaire produit

solo-produces-craft =
    { $pairs ->
        [0] { $settlers ->
            [0] { $who } n’ont aucun colon sur l’artisanat : pas d’or.
            [one] { $who } n’ont qu’un colon sur l’artisanat, aucune paire : pas d’or.
           *[other] { $who } ont { $settlers } colons sur l’artisanat, aucune paire : pas d’or.
        }
        [one] { $who } ont { $settlers } colons sur l’artisanat, une paire : { $gold } or.
       *[other] { $who } ont { $settlers } colons sur l’artisanat, { $pairs } paires : { $gold } or.
    }
solo-produces-weapons =
    { $pairs ->
        [0] { $settlers ->
            [0] { $who } n’ont aucun colon sur les armes : leur force reste à { $strength }.
            [one] { $who } n’ont qu’un colon sur les armes, aucune paire : leur force reste à { $strength }.
           *[other] { $who } ont { $settlers } colons sur les armes, aucune paire : leur force reste à { $strength }.
        }
        [one] { $who } ont { $settlers } colons sur les armes, une paire : leur force passe à { $strength }.
       *[other] { $who } ont { $settlers } colons sur les armes, { $pairs } paires : leur force passe à { $strength }.
    }
solo-strongest = { $who } sont déjà au bout de la piste de force.
solo-learns = { $who } voient leur force passer à { $strength } : le jeton valait 0.

## Les navires de l’adversaire

solo-range =
    { $settlers ->
        [0] { $who } n’ont aucun colon sur la nourriture : leur { $ship } avance quand même d’une tuile.
        [one] { $who } ont un colon sur la nourriture : leur { $ship } avance de { $moves ->
            [one] { $moves } tuile
           *[other] { $moves } tuiles
        } au plus.
       *[other] { $who } ont { $settlers } colons sur la nourriture : leur { $ship } avance de { $moves } tuiles au plus.
    }
solo-heads-for =
    { $steps ->
        [0] { $who } sont sur une tuile qu’ils n’ont pas explorée, { $places }.
        [one] { $who } se dirigent vers { $places } : c’est la tuile inexplorée la plus proche, à une tuile.
       *[other] { $who } se dirigent vers { $places } : c’est la tuile inexplorée la plus proche, à { $steps } tuiles.
    }
solo-heads-for-many =
    { $steps ->
        [1] { $who } ont plusieurs tuiles inexplorées aussi proches, à une tuile : { $places }.
       *[other] { $who } ont plusieurs tuiles inexplorées aussi proches, à { $steps } tuiles : { $places }.
    }
solo-nothing-to-explore = { $who } ne trouvent aucun chemin vers une tuile qu’ils pourraient encore explorer.
solo-astrolabe = Plusieurs chemins sont aussi courts : l’astrolabe envoie leur { $ship } en { $place }.
solo-sails = { $who } mènent leur { $ship } en { $place }.
solo-out-of-moves =
    { $steps ->
        [1] { $who } s’arrêtent en { $place } : leur portée est épuisée, il leur manque une tuile.
       *[other] { $who } s’arrêtent en { $place } : leur portée est épuisée, il leur manque { $steps } tuiles.
    }
solo-barred = { $who } s’arrêtent en { $place } : votre navire de guerre leur barre le plus court chemin, et il n’y en a pas d’autre.
solo-turns-up = { $who } retournent la tuile { $tile } en { $place }, quel qu’en soit le coût, et s’y arrêtent.
solo-bound-for =
    { $steps ->
        [0] { $who } ont déjà leur navire de guerre à destination, { $places }.
        [one] { $who } envoient leur navire de guerre vers { $places }, à une tuile.
       *[other] { $who } envoient leur navire de guerre vers { $places }, à { $steps } tuiles.
    }
solo-second-bound-for =
    { $steps ->
        [0] { $who } ont déjà leur second navire de guerre à destination, { $places }.
        [one] { $who } envoient leur second navire de guerre vers { $places }, à une tuile.
       *[other] { $who } envoient leur second navire de guerre vers { $places }, à { $steps } tuiles.
    }
solo-no-quarry = { $who } ne trouvent aucun chemin pour leur navire de guerre.
solo-warship-stops =
    { $steps ->
        [1] { $who } arrêtent leur navire de guerre en { $place }, à une tuile de sa destination.
       *[other] { $who } arrêtent leur navire de guerre en { $place }, à { $steps } tuiles de sa destination.
    }

## L’adversaire explore

solo-explores-rich = { $who } explorent { $place } sur la case libre qui rapporte le plus : { $gold } or.
solo-explores-poor = { $who } explorent { $place } : il ne reste qu’une case à { $gold } or.
solo-explores-settle = { $who } explorent { $place } sur la case de colonisation : aucune case à 2 or ou plus n’est libre.
solo-track-gold = { $who } gagnent { $gold } or sous le marqueur.
solo-no-markers = { $who } n’ont plus de marqueur d’exploration : { $gold } or à la place.

## L’adversaire colonise

solo-tokens-passed = { $who } ne trouvent aucune case libre ({ $kinds }) sur les tuiles qu’ils ont explorées.
solo-settles =
    { $settlers ->
        [0] { $who } colonisent { $place } ({ $kind }) : c’est le premier jeton Colonisation qui trouve une case libre, sur une tuile sans aucun de leurs colons.
        [one] { $who } colonisent { $place } ({ $kind }) : c’est le premier jeton Colonisation qui trouve une case libre, sur la tuile où ils ont le moins de colons, un seul.
       *[other] { $who } colonisent { $place } ({ $kind }) : c’est le premier jeton Colonisation qui trouve une case libre, sur la tuile où ils ont le moins de colons, { $settlers }.
    }
solo-settles-fresh = { $who } colonisent { $place } ({ $kind }), la tuile qui vient d’être retournée : c’est le premier jeton Colonisation qui y trouve une case libre.
solo-token-down = Le jeton { $kind } passe au bas de la colonne.
solo-picked = Plusieurs tuiles se valaient ; vous choisissez { $place }.
solo-fails = { $who } ne trouvent aucune place pour un colon : 1 or pour eux, et un jeton { $kind } quitte le jeu.
solo-fails-empty = { $who } ne trouvent aucune place pour un colon : 1 or pour eux.
solo-cannot-settle = { $who } ne trouvent aucune case libre pour un colon.
solo-no-settlers = { $who } n’ont plus de colon sur leur plateau : { $gold } or à la place.

## Les cartes Ruines de l’adversaire

solo-card-discards =
    { $number ->
        [0] Il ne restait déjà plus de jeton { $kind }.
        [one] Un jeton { $kind } quitte le jeu.
       *[other] { $number } jetons { $kind } quittent le jeu.
    }
solo-card-settles = { $who } placent un colon.
solo-card-sails = { $who } combattent : leur navire de guerre avance de deux tuiles au plus.
solo-card-no-voyage = { $who } devraient combattre, mais vous venez de vaincre leur navire de guerre : il ne bouge pas ce tour-ci.
solo-card-marker = { $who } défaussent un marqueur d’exploration et gagnent l’or qui était dessous : { $gold }.
solo-card-no-marker = { $who } n’ont plus de marqueur d’exploration à défausser.

## La guerre

solo-meets = { $who } rencontrent votre navire de guerre en { $place } : il faut combattre.
solo-meets-escort = { $who } rencontrent le navire de guerre aztèque en { $place } : il combat à la place du vôtre.
solo-commits =
    { $weapons ->
        [0] Vous n’ajoutez aucune arme.
        [one] Vous ajoutez une arme.
       *[other] Vous ajoutez { $weapons } armes.
    }
solo-battle =
    En { $place }, vous contre { $foe } : { $mine } (force { $strength }, { $weapons ->
        [0] aucune arme
        [one] une arme
       *[other] { $weapons } armes
    }) contre { $theirs } (force { $might }, jeton { $token }).
solo-tie-yours = Égalité, et vous attaquiez : vous gagnez.
solo-tie-its = Égalité, et ils attaquaient : vous perdez.
solo-tie-city = Égalité : contre une cité, l’égalité est une défaite.
solo-battle-won = Vous gagnez le combat et { $gold } or.
solo-battle-lost =
    { $gold ->
        [0] Vous perdez le combat.
       *[other] Vous perdez le combat, qui leur rapporte { $gold } or.
    } Votre navire de guerre retourne en { $place }.
solo-its-warship-home = Leur navire de guerre retourne en { $place }.
solo-its-settlers-flee =
    { $settlers ->
        [1] { $who } perdent un colon en { $place } : il retourne sur leur plateau, 1 or pour vous.
       *[other] { $who } perdent { $settlers } colons en { $place } : ils retournent sur leur plateau, { $settlers } or pour vous.
    }
solo-allies-scared =
    { $settlers ->
        [1] { $who } mettent en fuite un colon allié en { $place } et gagnent 1 or.
       *[other] { $who } mettent en fuite { $settlers } colons alliés en { $place } et gagnent { $settlers } or.
    }
solo-monster-slain = { $who } combattent le monstre de { $place } : { $sum } (force { $strength }, jeton { $token }) contre { $monster }. Ils le vainquent et gagnent { $gold } or.
solo-monster-stands = { $who } combattent le monstre de { $place } : { $sum } (force { $strength }, jeton { $token }) contre { $monster }. Il résiste, et leur navire de guerre reste là.

## Ce qu’ajoutent les scénarios

solo-number = Le jeton Objectif de { $place } porte le numéro { $number }.
solo-title-chosen = Vous choisissez d’être { $title }.
solo-skips = Vous en restez là.
solo-you-choose = Vous choisissez { $place }.
solo-ally-settles = Un colon allié va en { $place }, sur une case { $kind } ; il ne vous rapporte rien.
solo-token-placed = Vous avez retourné et exploré la tuile en une seule action : le jeton Objectif { $number } est posé en { $place }.
solo-kept-card = La carte Ruines mise de côté est { $card }.
solo-home-chosen = Désormais, { $place } remplace votre cité.
solo-bartered =
    { $number ->
        [1] Vous donnez nourriture, artisanat et arme contre un jeton Objectif : c’est le premier.
       *[other] Vous donnez nourriture, artisanat et arme contre un jeton Objectif : vous en avez { $number }.
    }
solo-gives-craft = Vous donnez de l’artisanat ({ $craft }) : ils en ont { $number }.
solo-outpost-destroyed = L’avant-poste de { $place } est détruit.
solo-meets-exile = Vous payez { $gold } or et rencontrez l’exilé de { $place }.
solo-exile-shown = L’astrolabe montre où est l’exilé suivant : { $place }.
solo-city-shown = L’astrolabe montre où est la cité chinoise : { $place }.
solo-bribes =
    { $settlers ->
        [1] Vous donnez { $gold } or au colon de { $place }, qui retourne sur leur plateau.
       *[other] Vous donnez { $gold } or aux { $settlers } colons de { $place }, qui retournent sur leur plateau.
    }
solo-pillaged = Les ruines de { $place } portent maintenant un jeton Pillage.
solo-no-second-card = Ces ruines portent un jeton Pillage : elles ne donnent pas de carte.
solo-ally-replaced = { $who } ne trouvent aucune case libre et prennent celle d’un colon allié ({ $kind }) en { $place } ; l’allié quitte le jeu.
solo-taken-over = { $who } prennent la case de votre colon ({ $kind }) en { $place } ; le vôtre retourne à la section { $action } du plateau d’action.
solo-devoured = L’hydre emporte un colon allié de { $place }, la tuile colonisée la plus proche.
solo-head =
    { $heads ->
        [1] Vous coupez une tête de l’hydre : il en reste une. Votre navire de guerre rentre.
       *[other] Vous coupez une tête de l’hydre : il en reste { $heads }. Votre navire de guerre rentre.
    }
solo-conquered = Vous avez conquis la cité de { $place }.
solo-refuge = Leur navire de guerre fuit vers l’archipel le plus proche de votre cité : { $place }.
solo-no-refuge = Il ne reste aucun archipel où fuir : leur navire de guerre retourne en { $place }.
solo-corrupts = Vous payez { $gold } or : l’archipel de { $place } est corrompu, et son jeton quitte le jeu.
solo-lies-down = Le colon se couche dans la section { $action }.
solo-stands-up = Le colon de la section { $action } était couché : il se relève et ne se déplace pas.
solo-stored = Sur { $place } se trouvent { $store }.
solo-no-weapons-left = Il n’y a pas assez d’armes pour la tuile : leur navire de guerre vient vers vous.
solo-no-pursuit = Il n’y a pas assez d’armes pour la tuile, mais vous venez de vaincre leur navire de guerre : il ne bouge pas ce tour-ci.
solo-moors = Leur navire de guerre est sur votre tuile de départ : votre { $ship } mouille en { $place }.
solo-token-turned = Le jeton de { $place } est retourné : cette tuile sombrera à la fin de votre prochain tour.
solo-sinks =
    { $settlers ->
        [0] La tuile de { $place } sombre.
        [one] La tuile de { $place } sombre, et un de vos colons avec elle.
       *[other] La tuile de { $place } sombre, et { $settlers } de vos colons avec elle.
    }
solo-returns-card = Vous rendez { $card } aux dieux.
solo-arms-ally = Vous livrez { $weapons } armes à votre allié.
solo-arms-rebels = Vous livrez { $weapons } armes aux rebelles.
solo-escorted = Le navire de guerre aztèque suit le vôtre.
solo-pools =
    { $pooled ->
        [0] Vous prenez { $gold } or dans la réserve.
       *[other] { $gold ->
            [0] Vous versez { $pooled } or à la réserve.
           *[other] Vous versez { $pooled } or à la réserve et prenez { $gold } or.
        }
    }
solo-robbed = La réserve ne suffit pas : le reste, { $gold } or, est pris sur le vôtre.

## La fin

solo-end-victory = Vous gagnez après { $round } manches ; vous êtes { $title }, avec { $gold } or contre { $rival }.
solo-end-exhausted = La partie s’achève après { $round } manches sans victoire : { $gold } or pour vous, { $rival } pour eux.
solo-end-poorer = Votre but est atteint après { $round } manches, mais vous n’avez pas plus d’or : { $gold } contre { $rival }.
solo-end-city-fallen = Leur navire de guerre a atteint votre cité à la manche { $round } : vous perdez, avec { $gold } or contre { $rival }.
solo-end-swallowed = La mer a englouti votre peuple à la manche { $round } : vous perdez, avec { $gold } or.
solo-end-forsaken = À la manche { $round }, il ne restait aucun allié en jeu : vous perdez, avec { $gold } or contre { $rival }.

## Pourquoi pas

solo-no-sea = Il n’y a pas de mer en { $place }.
solo-no-ally = Aucun colon allié ne peut être placé maintenant.
solo-no-veteran = Le colon aztèque n’est pas sur votre plateau d’action.
solo-nobody-lies = Aucun colon n’y est couché.
solo-say-aztec = Le colon qui s’y trouve est l’Aztèque : prenez-le sous ce nom.
solo-not-for-allies = Les colons alliés ne peuvent pas aller en { $place }.
solo-flee-no-city = Les colons ne fuient pas vers la tuile qui remplace votre cité.
solo-flee-board = Ici, vos colons ne fuient que vers le plateau d’action.
solo-pick-not-open = Ils n’ont pas exploré { $place }, ou votre navire de guerre y est.
solo-pick-more-settlers = Ils ont plus de colons en { $place } qu’ailleurs.
solo-pick-no-space = Aucune case de cette sorte n’est libre en { $place }.
solo-refuse-home = Il n’y a pas de jeton Objectif en { $place }.
solo-refuse-moor-unexplored = Vous n’avez pas exploré { $place }.
solo-refuse-moor-farther = { $place } est plus loin de la tuile de départ qu’une autre que vous avez explorée.
solo-refuse-outpost = En { $place }, aucun avant-poste à choisir : il est sur toutes les routes, ou sur aucune.
solo-refuse-no-archipelago = { $place } n’est pas un archipel fédéré, ou ne l’est plus.
solo-refuse-refuge-guarded = Votre navire de guerre est en { $place } : le leur ne s’y réfugie pas.
solo-refuse-refuge-farther = Un autre archipel est plus proche de votre cité que { $place }.
solo-refuse-no-ally-there = Il n’y a pas de colon allié en { $place }.
solo-refuse-ally-elsewhere = Les jetons Colonisation désignent « { $kind } », et aucun allié de { $place } ne s’y trouve.
solo-refuse-no-settler-there = Aucun de vos colons ne s’y trouve.
solo-refuse-only-there = C’est un de vos colons de { $place } qui est remplacé : le navire s’y est arrêté.
solo-refuse-settler-safe = Votre navire de guerre protège { $place }, et votre cité est à l’abri.
solo-refuse-settler-kind = Les jetons Colonisation désignent « { $kind } » : seuls les colons qui s’y trouvent sont remplacés.
solo-refuse-back-to-board = Le colon revient sur votre plateau, dans une section où il y a de la place.
solo-refuse-no-ally-here = Aucun colon allié ne s’y trouve.
solo-refuse-devour-farther = Des alliés sont plus proches de l’hydre que ceux de { $place }.
solo-refuse-devour-fewer = L’hydre s’en prend à la tuile qui compte le plus d’alliés ; { $place } en a moins.
solo-refuse-card = Vous n’avez pas { $card }.
solo-refuse-empty-supply = La réserve est vide : on ne peut pas y prendre d’or.
solo-refuse-pool = Vous gagnez { $gold } or à la fois, { $all } en tout : seuls de tels montants peuvent aller à la réserve.
solo-refuse-barter = Il vous manque une ressource ({ $kind }) : le troc coûte une ressource de chaque sorte.
solo-refuse-bartered = Vous avez déjà troqué pendant cette action.
solo-refuse-no-neighbours = Aucun de vos colons ne partage une île avec l’un des leurs.
solo-no-deed = Cela ne peut pas se faire ici et maintenant.
solo-title-not-won = Vous n’avez pas gagné comme { $title }.

## La position

solo-see-scenario = { $scenario }.
solo-see-goal = { $what } Jusqu’ici, { $have } sur { $need } pour être { $title }.
solo-see-richer = Un but atteint, il vous faut aussi plus d’or qu’eux : { $gold } contre { $rival }, assez pour l’instant.
solo-see-poorer = Un but atteint, il vous faut aussi plus d’or qu’eux : { $gold } contre { $rival }, c’est une défaite et, dans une campagne, une vie perdue.
solo-see-no-gold-needed = Ici, un but atteint suffit : l’or de l’adversaire ne compte pas.
solo-see-will-mirror = Sans le symbole, ils feront dans la prochaine manche ce que vous choisissez maintenant.
solo-none-shown = aucun
solo-panel-allies = un colon allié de la réserve
solo-panel-aztec = le colon aztèque
solo-panel-lying = couché sur { $action }
solo-left-find-tile =
    { $hidden ->
        [1] La tuile { $tile } est sous la dernière tuile cernée de vert.
       *[other] La tuile { $tile } est sous l’une des { $hidden } tuiles cernées de vert.
    }
solo-left-explore-tile = La tuile { $tile } est trouvée : explorez-la.
solo-left-craft = La tuile { $tile } est explorée : envoyez un colon sur son artisanat.
solo-left-ruins = La tuile { $tile } est explorée : envoyez un colon dans ses ruines.
solo-left-land =
    { $hidden ->
        [1] Le dernier jeton face cachée est la terre promise : mettez le cap dessus.
       *[other] L’un des { $hidden } jetons face cachée est la terre promise.
    }
solo-left-curse =
    { $cards ->
        [0] Vous avez les cartes : portez-les au sanctuaire.
        [one] Il manque une carte Ruines.
       *[other] Il manque { $cards } cartes Ruines.
    } { $guardians ->
        [0] Aucun gardien ne barre la route.
        [one] Un gardien est encore en vie.
       *[other] { $guardians } gardiens sont encore en vie.
    }
solo-left-ally =
    { $weapons ->
        [0] Vous avez les armes : qu’un de vos navires les porte à la cité égyptienne.
        [one] Encore une arme, puis un navire vers la cité égyptienne.
       *[other] Encore { $weapons } armes, puis un navire vers la cité égyptienne.
    }
solo-left-rebels =
    { $weapons ->
        [0] Vous avez les armes : que votre navire d’exploration les porte à sa cité.
        [one] Encore une arme, puis votre navire d’exploration vers sa cité.
       *[other] Encore { $weapons } armes, puis votre navire d’exploration vers sa cité.
    }
solo-see-gold =
    { $aside ->
        [0] { $gold } or dans la réserve.
       *[other] { $gold } or dans la réserve, { $aside } à part.
    }
solo-see-fleet =
    { $who } : navire d’exploration en { $explorer }, navire de guerre en { $warship }, force { $strength }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } et { $settlers ->
        [one] { $settlers } colon
       *[other] { $settlers } colons
    } sur le plateau d’action.
solo-see-its-gold = Ils ont { $gold } or.
solo-see-rival = Leur second navire de guerre est en { $place }.
solo-see-column = Jetons Colonisation, de haut en bas : { $order }.
solo-see-range =
    { $moves ->
        [1] Leurs navires avancent d’une tuile.
       *[other] Leurs navires avancent de { $moves } tuiles au plus.
    }
solo-see-tokens =
    { $left ->
        [1] Il reste un jeton Combat dans la pile ; révélés : { $shown }.
       *[other] Il reste { $left } jetons Combat dans la pile ; révélés : { $shown }.
    }
solo-see-mirrors = Sans le symbole, ils feront dans la prochaine manche ce que vous avez choisi : { $action }.
solo-see-idle = Vous avez vaincu leur navire de guerre : sans le symbole, ils ne feront rien dans la prochaine manche.
solo-see-escort = Le navire de guerre aztèque est en { $place }.
solo-see-veteran = Le colon aztèque est en { $place }.
solo-see-veteran-board = Le colon aztèque est dans la section { $action } du plateau d’action.
solo-see-allies =
    { $lost ->
        [0] Colons alliés en réserve : { $reserve }.
       *[other] Colons alliés en réserve : { $reserve } ; hors du jeu : { $lost }.
    }
solo-see-lying =
    { $settlers ->
        [1] Un colon est couché dans la section { $action }.
       *[other] { $settlers } colons sont couchés dans la section { $action }.
    }
solo-see-green = { $place } est une des tuiles qui comptent dans ce scénario.
solo-see-place = { $place }. { $what }
solo-token-what-killed-them = Un jeton Objectif : vous avez retourné cette tuile et l’avez explorée aussitôt.
solo-token-answer-too-late =
    { $number ->
         [0] Un avant-poste, face cachée.
        *[other] Un avant-poste de force { $number }.
    }
solo-token-remains-of-unrest = Un jeton Pillage : ses ruines ne vous donnent plus de carte.
solo-token-noose-in-troubled-waters =
    { $number ->
         [0] La force de cette cité est face cachée.
        *[other] Cette cité a une force de { $number }.
    }
solo-token-assault-at-the-very-heart =
    { $number ->
         [0] Un archipel fédéré ; son prix est face cachée.
        *[other] Un archipel fédéré : on le corrompt pour { $number } or.
    }
solo-token-condemned-lands =
    { $number ->
         [0] Un jeton Objectif face cachée : c’est peut-être la terre promise.
         [1] La terre promise.
        *[other] Jeton Objectif { $number } : ce n’est pas la terre promise.
    }
solo-token-curse-of-mu =
    { $number ->
         [0] La malédiction est ici, face cachée : elle est retournée à la fin du tour.
        *[other] La mer engloutit cette tuile à la fin du tour.
    }
solo-token-between-forge-and-iron = Un jeton Objectif : cette tuile doit être explorée.
solo-sign-hydra = L’hydre. Elle dévore un allié chaque fois que l’adversaire combat.
solo-sign-haven = Un havre : une fois exploré, vous pouvez y replacer des alliés.
solo-sign-guardian = Un gardien : aucun de vos navires ne passe tant qu’il vit.
solo-sign-sanctuary = Le sanctuaire : deux cartes Ruines rendues ici lèvent la malédiction.
solo-sign-craft-sought = L’artisanat de cette tuile fait la Prospectrice.
solo-sign-ruins-sought = Les ruines de cette tuile font l’Exploratrice.
solo-sign-isle = Son île à trois cases est pour les Égyptiens.
solo-sign-ally = La cité de votre allié : six armes l’arment.
solo-sign-gate = Occupez toutes les cases de cette tuile pour gagner.
solo-sign-rebels = Les rebelles attendent ici six armes.
solo-see-store = Sur { $place } restent { $store }.
solo-see-exile = { $place } : un exilé y attend.

## Éditions

solo-edition-column = { $key } : nourriture, artisanat, armes et ruines, une fois chacun.
solo-edition-resources = { $key } : nourriture, artisanat et armes de 3 à 28, or à partir de 11.
solo-edition-rows = { $key } : des rangées comme « 0 -3 : home 0 2* #5 foe », votre cité une fois, aucune tuile deux fois.
solo-edition-people = { $key } : l’un de { $known }, ou none.
solo-edition-combat = { $key } : { $kinds } nombres de 0 à 9, dont au moins un jeton de valeur 0.
solo-signs = * contour vert · (3) jeton Objectif · (?) face cachée · x exilé · +f2w1 ressources sur la tuile · un autre !C ou !A : un autre navire de guerre de l’histoire
