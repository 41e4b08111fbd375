# Diluvia : les noms, les questions, les refus et ce qui est raconté.

## Noms

diluvia-people-capybara = Les capybaras
diluvia-people-crocodile = Les crocodiles
diluvia-people-cheetah = Les guépards
diluvia-people-parrot = Les perroquets
diluvia-people-monkey = Les singes
diluvia-people-snake = Les serpents
diluvia-the-capybara = les capybaras
diluvia-the-crocodile = les crocodiles
diluvia-the-cheetah = les guépards
diluvia-the-parrot = les perroquets
diluvia-the-monkey = les singes
diluvia-the-snake = les serpents
diluvia-team = L’équipe { $team }
diluvia-card-move = Déplacement
diluvia-card-stampede = Bousculade
diluvia-card-maneuver = Manœuvre
diluvia-card-tsunami = Tsunami
diluvia-card-undo = Revirement
diluvia-card-tentacles = Tentacules
diluvia-card-rescue = Sauvetage
diluvia-card-flood = Déluge
diluvia-card-express = Déluge Express
diluvia-face-sun = Soleil
diluvia-face-cloud = Pluie
diluvia-face-joker = Joker

## Ce que vise une carte, après son nom et deux points

diluvia-target-move = de { $from } à { $to }
diluvia-target-move-aboard = sur le radeau, de { $from } à { $to }
diluvia-target-push = { $from } pousse { $to }
diluvia-target-push-aboard = sur le radeau, { $from } pousse { $to }
diluvia-target-left = vers la gauche
diluvia-target-right = vers la droite
diluvia-target-tentacles = le radeau va en { $place }
diluvia-target-rescue = un animal remonte à bord en { $place }

## Ce qu’on choisit avant de jouer

diluvia-option-players = Joueurs
diluvia-option-teams = Équipes (quatre ou six joueurs ; à six, on joue toujours par équipes)
diluvia-option-express = Mode Express (toujours, à deux joueurs)
diluvia-option-tentacles = La carte Tentacules déplace le radeau le long de sa ligne, ou vers n’importe quelle case au-dessus de l’eau
diluvia-option-seats = Qui choisit la place d’un animal qui monte à bord : celui qui agit, ou son propriétaire
diluvia-option-reset = Mode Express, quand la pioche est vide : mélanger toutes les cartes et redistribuer, ou mélanger seulement la défausse
diluvia-no-such-teams = À { $players } joueurs, on ne peut pas former de telles équipes.
diluvia-six-in-teams = À six, on joue par équipes : choisissez des équipes de deux ou de trois.
diluvia-pairs-of-four-or-six = Les équipes de deux sont pour quatre ou six joueurs.
diluvia-threes-of-six = Les équipes de trois sont pour six joueurs.

## Questions

diluvia-ask-place = Où se placent les animaux ?
diluvia-ask-first = Qui commence ?
diluvia-ask-hand = Quelles cartes sont distribuées ?
diluvia-ask-draw = Quelle carte est piochée ?
diluvia-ask-die = Quelle face montre le dé ?
diluvia-ask-undo-die = La carte est-elle annulée ?
diluvia-ask-play = Jouez une carte.
diluvia-ask-play-or-roll = Jouez une deuxième carte ou lancez le dé deux fois.
diluvia-ask-undo = { $who } jouent { $card } : { $target }. Tentez-vous d’annuler la carte ?
diluvia-ask-close = Quelqu’un tente-t-il d’annuler la carte ?
diluvia-ask-seat = Quelle place du radeau pour { $who } ?
diluvia-ask-joker = Un Joker : le jeton Déluge avance-t-il ?

## Ce qui est raconté

diluvia-spread = { $who } se répartissent dans la jungle.
diluvia-first = { $who } ont le Trône et commencent.
diluvia-dealt =
    { $cards ->
        [1] { $who } reçoivent une carte.
       *[other] { $who } reçoivent { $cards } cartes.
    }
diluvia-drawn = { $who } piochent une carte { $card }.
diluvia-drawn-hidden = { $who } piochent une carte.
diluvia-flood-drawn = { $who } piochent la carte { $card } !
diluvia-turn = Tour { $turn } : { $who } ont le Trône.
diluvia-plays = { $who } jouent { $card } : { $target }.
diluvia-drops = { $who } défaussent la carte { $card }, sans effet pour l’instant.
diluvia-tries-undo = { $who } répondent par { $card }.
diluvia-undone = { $who } obtiennent la face { $face } et annulent la carte { $card }.
diluvia-undo-failed = { $who } obtiennent la face { $face } et ne parviennent pas à annuler la carte { $card }.
diluvia-boards = { $who } ont un animal de plus sur le radeau, en { $seat }.
diluvia-overboard =
    { $animals ->
        [1] { $who } : un animal passe par-dessus bord.
       *[other] { $who } : { $animals } animaux passent par-dessus bord.
    }
diluvia-no-seat = { $who } : aucune place n’est libre sur le radeau et un animal part dans les Flots.
diluvia-emptied = La jungle est vide : toutes les cartes Manœuvre et Tentacules quittent le jeu.
diluvia-rolled = { $who } obtiennent la face { $face }.
diluvia-joker-advance = { $who } laissent venir la pluie : le jeton Déluge avance.
diluvia-joker-hold = { $who } laissent le jeton Déluge où il est.
diluvia-meter =
    { $meter ->
        [one] Le jeton Déluge a avancé de { $meter } case sur { $spaces } vers le Nuage.
       *[other] Le jeton Déluge a avancé de { $meter } cases sur { $spaces } vers le Nuage.
    }
diluvia-meter-full = Le jeton Déluge est arrivé sur la case Nuage.
diluvia-rises = L’eau monte jusqu’à la ligne { $level }.
diluvia-caught =
    { $animals ->
        [1] { $who } : l’eau emporte un animal.
       *[other] { $who } : l’eau emporte { $animals } animaux.
    }
diluvia-reshuffled = Toutes les cartes sont mélangées et redistribuées ; le jeton Déluge revient sur la case Nuage.
diluvia-deck-empty = La pioche est vide.
diluvia-discards-shuffled = La défausse est mélangée et forme une nouvelle pioche ; le jeton Déluge revient sur la case Nuage.

## La fin ; sans équipes, $teams vaut 0

diluvia-end-most-animals =
    { $who } { $teams ->
        [0] gagnent
       *[other] gagne
    } avec { $animals ->
        [1] un animal sur le radeau.
       *[other] { $animals } animaux sur le radeau.
    }
diluvia-end-nearest-vip =
    { $teams ->
        [0] { $who } l’emportent malgré l’égalité ({ $animals ->
            [1] un animal) : le leur est
           *[other] { $animals } animaux) : les leurs sont
        } plus près de l’espace central.
       *[other] { $who } l’emporte malgré l’égalité ({ $animals ->
            [1] un animal) : le sien est
           *[other] { $animals } animaux) : les siens sont
        } plus près de l’espace central.
    }
diluvia-end-shared-victory =
    { $winners } { $teams ->
        [0] espèces
       *[other] équipes
    } partagent la victoire, { $animals ->
        [0] sans aucun animal sur le radeau.
        [one] chacune avec un animal sur le radeau, à la même distance de l’espace central.
       *[other] chacune avec { $animals } animaux sur le radeau, à la même distance de l’espace central.
    }

## Pourquoi pas

diluvia-card-not-held = Vous n’avez pas de carte { $card }.
diluvia-must-have-effect = La carte { $card } peut avoir un effet : jouez-la au lieu de la défausser.
diluvia-seat-taken = Cette place est occupée.
diluvia-off-board = Le radeau sortirait du plateau.
diluvia-raft-full = Aucune place n’est libre sur le radeau.
diluvia-raft-empty = Il n’y a personne sur le radeau.
diluvia-square-taken = Un animal s’y trouve.
diluvia-under-water = Cette ligne est sous l’eau.
diluvia-raft-there = Le radeau y est déjà.
diluvia-raft-row = Le radeau reste sur la première ligne au-dessus de l’eau.
diluvia-nobody-adrift = Aucun de vos animaux n’est dans les Flots.
diluvia-edges-only = Les animaux repêchés remontent par le bord gauche ou droit du radeau.
diluvia-no-push = Vous poussez un animal d’un autre joueur qui se trouve à côté du vôtre, tout droit, vers un emplacement libre.
diluvia-not-your-animal = Aucun de vos animaux ne s’y trouve.
diluvia-not-between = Les animaux montent à bord sur la case du jeton Radeau et n’en redescendent pas.
diluvia-one-space = Un animal se déplace d’une seule case.

## La position

diluvia-see-setup = Les animaux se mettent en place.
diluvia-see-turn = Tour { $turn } ; { $who } ont le Trône.
diluvia-see-water =
    { $level ->
        [0] Aucune ligne n’est sous l’eau ; le radeau est en { $raft }.
        [7] L’eau a atteint la ligne 7.
       *[other] L’eau est à la ligne { $level } ; le radeau est en { $raft }.
    }
diluvia-see-meter =
    { $meter ->
        [0] Le jeton Déluge est sur la case Nuage ; il lui faut { $spaces } cases pour y revenir.
        [one] Le jeton Déluge a avancé de { $meter } case sur { $spaces } vers le Nuage.
       *[other] Le jeton Déluge a avancé de { $meter } cases sur { $spaces } vers le Nuage.
    }
diluvia-see-deck =
    { $cards ->
        [0] La pioche est vide.
        [one] { $floods ->
            [0] Il reste une carte dans la pioche, et ce n’est pas un Déluge.
           *[other] Il reste une carte dans la pioche : un Déluge.
        }
       *[other] Il reste { $cards } cartes dans la pioche, { $floods ->
            [0] sans aucun Déluge.
            [one] dont un Déluge.
           *[other] dont { $floods } Déluges.
        }
    }
diluvia-see-player =
    { $who } : { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }, { $adrift ->
        [0] aucun animal dans les Flots.
        [one] un animal dans les Flots.
       *[other] { $adrift } animaux dans les Flots.
    }
diluvia-see-jungle = { $who }, dans la jungle : { $squares }.
diluvia-see-aboard = { $who }, sur le radeau : { $seats }.
diluvia-see-card =
    { $number ->
        [1] Vous avez une carte { $card }.
       *[other] Vous avez { $number } cartes { $card }.
    }

## Éditions

diluvia-edition-raft = { $key } : un nombre impair de 3 à 7, avec 35 places au plus.
diluvia-edition-column = { $key } : une colonne de 1 à 7.
diluvia-edition-meter = { $key } : un nombre de 2 à 20.
diluvia-edition-die = { $key } : six faces, chacune « sun », « cloud » ou « joker », et au moins une « cloud ».
diluvia-edition-cards = { $key } : un nombre de 1 à 30.
diluvia-edition-deck = { $key } : au moins 36 cartes d’action en tout.

## Le terminal

diluvia-signs = C capybaras · R crocodiles · H guépards · P perroquets · M singes · S serpents · ! emporté par la prochaine montée · [ ] le radeau · ~ eau · * ou (C) l’espace central · <C jeté à l’eau par une vague vers la gauche, C> vers la droite
diluvia-panel-name = { seat-name } ({ $who })
diluvia-panel-player = { $who } · radeau { $aboard } · jungle { $jungle } · flots { $adrift } · cartes { $cards }
diluvia-panel-hand = En main : { $cards }
diluvia-panel-discards = Défausse : { $cards }
