# La table dessinée de Diluvium : ce qui y est écrit et ce que dit un lecteur d’écran.

## La mer

board-dil-sea = La mer. Les flèches vont de tuile en tuile, Page suivante à la prochaine que vous pouvez choisir, Entrée choisit ou agrandit.
board-dil-round = Manche { $round }
board-dil-last-round = Dernière manche ({ $round })
board-dil-tray = Plateau de ressources, { $kind } : reste { $left }
board-dil-deck = Cartes Ruines dans la pioche : { $cards }
board-dil-threats = Montrer où les navires de guerre ennemis pourraient frapper
board-dil-threats-legend = Rouge : un navire de guerre ennemi pourrait frapper ici au prochain tour. Tirets : seulement avec de la nourriture ou une Boussole.
board-dil-hex-down =
    { $food ->
        [0] { $place } : face cachée, retournée gratuitement.
       *[other] { $place } : face cachée, retournée pour { $food } nourriture.
    }
board-dil-hex-price =
    { $food ->
        [0] Vous pouvez y aller sans nourriture.
       *[other] Vous pouvez y aller pour { $food } nourriture.
    }
board-dil-hex-open = Vous pouvez choisir cette tuile.
board-dil-hex-choices =
    { $count ->
        [1] Une case à choisir ici.
       *[other] { $count } cases à choisir ici.
    }
board-dil-hex-changed = A changé depuis votre dernier tour.
board-dil-here-explorer = Navire d’exploration { $whose }.
board-dil-here-warship = Navire de guerre { $whose }.

## Une tuile agrandie

board-dil-tile-down = { $place }, face cachée
board-dil-turn-up =
    { $food ->
        [0] Le premier navire à y entrer la retourne sans nourriture.
       *[other] Le premier navire à y entrer défausse { $food } nourriture et la retourne.
    }
board-dil-space-free = Case { $number }, { $kind } : libre
board-dil-space-of = Case { $number }, { $kind } : colon { $whose }
board-dil-mark-gold = Case d’exploration : { $gold } or
board-dil-mark-settle = Case d’exploration : amène un colon ici
board-dil-mark-of = Marqueur { $whose }
board-dil-monster = Monstre : force { $strength }, vaut { $gold } or.
board-dil-monster-slain = Le monstre d’ici est terrassé.
board-dil-strike-now = Le navire de guerre { $whose } pourrait frapper ici.
board-dil-strike-fed = Avec de la nourriture ou une Boussole, le navire de guerre { $whose } pourrait frapper ici.

## Questions et réponses

board-dil-others-decide = { $who } décident :
board-dil-do-end = Finir le tour
board-dil-do-stay = Rester ici
board-dil-do-sell = Vendre de l’artisanat
board-dil-do-arm = S’armer
board-dil-do-done = Terminer
board-dil-do-slay = Combattre le monstre
board-dil-do-spare = Le laisser en paix
board-dil-do-gain = Prendre : { $what }
board-dil-do-discard = Défausser : { $what }
board-dil-do-board = { $what }
board-dil-do-play = Jouer { $card }
board-dil-do-other = { $text }

## Un combat

board-dil-battle = Combat en { $place }
board-dil-attacker = à l’attaque
board-dil-defender = en défense
board-dil-strength = Force { $strength }
board-dil-sealed = Scellé
board-dil-sealed-mine =
    { $weapons ->
        [0] Scellé : aucune arme
        [one] Scellé : une arme
       *[other] Scellé : { $weapons } armes
    }
board-dil-unsealed = Choisit encore
board-dil-seal-how = Personne ne voit votre nombre avant que les deux aient choisi. Les armes sont dépensées dans tous les cas.
board-dil-seal =
    { $weapons ->
        [0] Aucune arme
        [one] Une arme
       *[other] { $weapons } armes
    }
board-dil-total = total { $strength }
board-dil-tie = À force égale, l’attaquant gagne.

## Plateaux d’action

board-dil-board-of = Plateau d’action : { $who }
board-dil-wheel-new = La barre n’a pas encore tourné
board-dil-last-action = avant
board-dil-gold = { $gold } or
board-dil-gold-hidden = or caché
board-dil-held = { $kind } : { $count }
board-dil-resources =
    { $count ->
        [one] { $count } ressource sur { $limit }
       *[other] { $count } ressources sur { $limit }
    }
board-dil-cards =
    { $count ->
        [0] aucune carte Ruines
        [one] une carte Ruines
       *[other] { $count } cartes Ruines
    }
board-dil-markers = Marqueurs d’exploration restants : { $markers }. Or sous les six, depuis la gauche : { $track }.
board-dil-military = Force { $strength } sur six ; qui vainc ce navire de guerre gagne { $gold } or.
board-dil-settlers =
    { $settlers ->
        [one] { $settlers } colon
       *[other] { $settlers } colons
    }, place pour { $rooms }
board-dil-bonus-gold = Bonus : { $gold } or
board-dil-bonus-resource = Bonus : une ressource
board-dil-bonus-open = , débloqué
board-dil-bonus-closed = , tant qu’aucun colon n’est ici
board-dil-placing = { $gold } or par colon placé.
board-dil-moves =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $food ->
        [one] { $food } de plus par nourriture.
       *[other] { $food } de plus par nourriture.
    }
board-dil-about-warmonger = Commence avec une force de 3 ; chaque nourriture fait avancer son navire de guerre de 2 tuiles de plus.
board-dil-about-artisan = Vend deux jetons Artisanat pour 4 or ; son bonus de Coloniser est de 1 or.
board-dil-about-explorer = Plus d’or sous chaque marqueur ; son navire d’exploration avance de 3 tuiles.
board-dil-about-settler = Les sections se vident plus tôt ; 1 or par colon placé depuis le plateau.

## Cartes Ruines

board-dil-hand = Vos cartes Ruines
board-dil-effect-cornucopia = Prenez 3 jetons Nourriture.
board-dil-effect-machines = Prenez 3 jetons Artisanat.
board-dil-effect-legendary = Prenez 3 armes.
board-dil-effect-compass = Quand un navire va partir : il peut avancer de 2 tuiles de plus.
board-dil-effect-treasure = Gagnez 2 or.
board-dil-effect-cannon = Votre force augmente de 1.
board-dil-effect-gate = Déplacez un colon vers votre cité ou vers une tuile qui porte votre marqueur.
board-dil-effect-map = Posez votre prochain marqueur sur une tuile visible que vous n’avez pas explorée.

## La fin

board-dil-final = Décompte final
board-dil-rank = Rang
board-dil-people = Peuple
board-dil-gold-head = Or
board-dil-tie-break = Égalité : colons restants
board-dil-winner = gagne
board-dil-chart = L’or au fil de la partie

## Dans le cadre : bulles, mots brefs, la légende

board-dil-acting = en jeu
board-dil-round-short = M { $round }
board-dil-short-moves =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, +{ $food }
board-dil-short-craft = 2 artisanats → { $gold } or
board-dil-about-explore = Explorer : votre navire d’exploration vogue ; sur une tuile nouvelle, vous posez un marqueur pour de l’or ou pour déplacer un colon.
board-dil-about-settle = Coloniser : déplacez deux colons vers votre cité ou vers des tuiles portant votre marqueur ; chacun récolte ce que donne son île.
board-dil-about-produce = Produire : tous vos colons d’une tuile récoltent ; vendez ensuite de l’artisanat contre de l’or et changez des armes en force.
board-dil-about-engage = Combattre : votre navire de guerre vogue, affronte un autre navire, chasse des colons et peut combattre un monstre.
board-dil-tip-settlers =
    { $settlers ->
        [0] Aucun colon ne reste ici : le bonus de cette action est ouvert.
        [1] Un colon attend ici. Le bonus s’ouvre quand le dernier est parti.
       *[other] { $settlers } colons attendent ici. Le bonus s’ouvre quand le dernier est parti.
    }
board-dil-tip-bonus = { $bonus }, si aucun colon n’est ici au début du tour.
board-dil-tip-bonus-open = { $bonus }, ouvert : aucun colon n’est ici.
board-dil-tip-gold = { $gold }. Qui a le plus d’or l’emporte ; personne ne voit le vôtre avant la fin.
board-dil-tip-food = Avec elle, les navires vont plus loin et retournent des tuiles.
board-dil-tip-craft = Deux se vendent contre de l’or en produisant.
board-dil-tip-weapons = Elles comptent dans un combat ; deux augmentent la force en produisant.
board-dil-tip-limit = Qui en a plus de { $limit } à la fin d’un tour défausse.
board-dil-tip-strength = Force { $strength } : ce avec quoi le navire de guerre combat. Qui le bat gagne { $gold } or.
board-dil-tip-markers =
    { $markers ->
        [0] Aucun marqueur d’exploration ne reste.
        [1] Il reste un marqueur d’exploration à poser.
       *[other] Il reste { $markers } marqueurs d’exploration à poser.
    }
board-dil-tip-settlers-left =
    { $settlers ->
        [0] Aucun colon n’attend sur le plateau d’actions.
        [1] Un colon attend sur le plateau d’actions.
       *[other] { $settlers } colons attendent sur le plateau d’actions.
    }
board-dil-tip-resources =
    { $count ->
        [0] Aucune ressource, sur { $limit } au plus.
        [1] Une ressource, sur { $limit } au plus ; sa sorte est cachée.
       *[other] { $count } ressources, sur { $limit } au plus ; leurs sortes sont cachées.
    }
board-dil-tip-cards =
    { $count ->
        [0] Aucune carte Ruines en main.
        [1] Une carte Ruines en main.
       *[other] { $count } cartes Ruines en main.
    }
board-dil-tip-acting = La barre indique { $action } : l’action de ce tour.
board-dil-tip-last = La barre indique { $action } : la dernière action, interdite la prochaine fois.
board-dil-tip-round = Manche { $round }. La manche où l’on trouve un plateau vide est la dernière.
board-dil-tip-last-round = La manche { $round } est la dernière : un plateau est vide.
board-dil-tip-tray = Quand l’un des trois plateaux est vide, la fin est proche.
board-dil-tip-deck = Cartes Ruines dans la pioche : { $cards } ; défaussées : { $discards }.
board-dil-tip-explorer = Navire d’exploration { $whose } : il pose des marqueurs sur des tuiles nouvelles.
board-dil-tip-warship = Navire de guerre { $whose }, force { $strength } : il combat d’autres navires de guerre et des monstres.
board-dil-legend = Signes de cette table
board-dil-legend-city = Une cité : la patrie d’un peuple, avec des espaces de toute sorte pour ses propres colons.
board-dil-legend-down = Face cachée : le premier navire qui entre défausse la nourriture indiquée et la retourne.
board-dil-legend-food = Île de nourriture : qui s’y installe prend de la nourriture.
board-dil-legend-craft = Île d’artisanat : qui s’y installe prend de l’artisanat.
board-dil-legend-weapons = Île d’armes : qui s’y installe prend des armes.
board-dil-legend-ruins = Ruines : qui s’y installe pioche une carte Ruines.
board-dil-legend-gold = Espace d’exploration : un marqueur posé ici rapporte cet or.
board-dil-legend-room = Espace d’exploration : un marqueur posé ici déplace un colon vers cette tuile.
board-dil-legend-monster = Monstre : un navire de guerre aussi fort que le nombre peut le vaincre pour l’or de la pièce.
board-dil-legend-explorer = Navire d’exploration : coque large. La voile dit à qui il est.
board-dil-legend-warship = Navire de guerre : coque pointue, sa force sur la voile.
board-dil-legend-settler = Colon : il récolte sur l’espace où il se tient.
board-dil-legend-marker = Marqueur d’exploration : son peuple peut s’installer sur cette tuile.
board-dil-legend-price = Ce qu’il en coûte de voguer jusqu’ici, en nourriture ; une coche signifie rien.
board-dil-legend-changed = Quelque chose a changé ici depuis votre dernier tour.
board-dil-legend-threat = Un navire de guerre ennemi pourrait frapper ici au prochain tour ; en tirets : seulement avec de la nourriture ou une Boussole.
board-dil-legend-cards = Cartes Ruines
