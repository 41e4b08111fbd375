# La table dessinée de Diluvia : ce qui y est écrit et ce que dit un lecteur d’écran.

## Les plateaux

board-dlv-jungle = La jungle. Les flèches vont de case en case, Page suivante à la prochaine que vous pouvez choisir, Entrée choisit.
board-dlv-ocean = Le radeau. Les flèches vont de place en place, Page suivante à la prochaine que vous pouvez choisir, Entrée choisit.
board-dlv-one-capybara = capybara
board-dlv-one-crocodile = crocodile
board-dlv-one-cheetah = guépard
board-dlv-one-parrot = perroquet
board-dlv-one-monkey = singe
board-dlv-one-snake = serpent
board-dlv-square-free = { $place } : libre.
board-dlv-square-of =
    { $own ->
        [1] { $place } : votre { $animal }.
       *[other] { $place } : { $animal }.
    }
board-dlv-seat-free = Place { $place } : libre.
board-dlv-seat-of =
    { $own ->
        [1] Place { $place } : votre { $animal }.
       *[other] Place { $place } : { $animal }.
    }
board-dlv-vip = L’espace central.
board-dlv-raft-here = Le radeau est ici.
board-dlv-flooded = Sous l’eau.
board-dlv-danger-rise = En danger quand l’eau montera.
board-dlv-danger-left = Une vague vers la gauche le ferait tomber.
board-dlv-danger-right = Une vague vers la droite le ferait tomber.
board-dlv-can-choose = Vous pouvez choisir ici.
board-dlv-changed = A changé depuis votre dernier tour.
board-dlv-risk-left =
    { $count ->
        [0] Une vague vers la gauche ne ferait tomber personne.
        [one] Une vague vers la gauche ferait tomber un animal.
       *[other] Une vague vers la gauche ferait tomber { $count } animaux.
    }
board-dlv-risk-right =
    { $count ->
        [0] Une vague vers la droite ne ferait tomber personne.
        [one] Une vague vers la droite ferait tomber un animal.
       *[other] Une vague vers la droite ferait tomber { $count } animaux.
    }
board-dlv-adrift = Dans les Flots :
board-dlv-nobody-adrift = personne
board-dlv-adrift-of =
    { $count ->
        [1] { $who } : un animal dans les Flots
       *[other] { $who } : { $count } animaux dans les Flots
    }

## L’eau et le temps

board-dlv-meter =
    { $steps ->
        [1] Indicateur de déluge, { $spaces } cases : encore une Pluie et l’eau monte.
       *[other] Indicateur de déluge, { $spaces } cases : encore { $steps } Pluies avant que l’eau ne monte.
    }
board-dlv-water =
    { $level ->
        [0] Aucune ligne n’est encore sous l’eau ; à la ligne 7, la partie s’arrête.
       *[other] L’eau atteint la ligne { $level } ; à la ligne 7, la partie s’arrête.
    }
board-dlv-deck =
    Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, dont Déluges : { $floods }. La prochaine carte est un Déluge avec une probabilité de { $chance } %.
board-dlv-die = Dernier lancer : { $face }

## La main

board-dlv-hand =
    { $count ->
        [0] Votre main : aucune carte
        [one] Votre main : une carte
       *[other] Votre main : { $count } cartes
    }
board-dlv-effect-move = Un de vos animaux se déplace d’une case, même en diagonale.
board-dlv-effect-stampede = Votre animal pousse un voisin d’une case tout droit et prend sa place.
board-dlv-effect-maneuver = Le radeau va d’une case à gauche ou à droite et embarque qui s’y trouve.
board-dlv-effect-tsunami = Une vague décale tout le monde d’une place à gauche ou à droite sur le radeau.
board-dlv-effect-undo = Pendant le tour d’un autre : si le dé donne Pluie, sa carte est annulée.
board-dlv-effect-tentacles = Le radeau saute sur une case libre.
board-dlv-effect-rescue = Un de vos animaux remonte des Flots sur une place au bord du radeau.
board-dlv-pick-animal = Choisissez un de vos animaux.
board-dlv-pick-victim = Choisissez qui est poussé.
board-dlv-pick-goal = Choisissez où il va.
board-dlv-pick-way = À gauche ou à droite ?
board-dlv-pick-place = Choisissez l’endroit.
board-dlv-pick-drop = Elle ne peut rien faire maintenant. Vous pouvez la défausser, ce qui compte comme une carte jouée.
board-dlv-way-left = Vers la gauche
board-dlv-way-right = Vers la droite
board-dlv-cancel = Reprendre la carte en main
board-dlv-do-it = Jouer
board-dlv-do-drop = Défausser
board-dlv-do-roll = Lancer le dé deux fois
board-dlv-do-advance = Laisser pleuvoir
board-dlv-do-hold = Rester au sec

## Questions et moment du Revirement

board-dlv-others-decide = { $who } décident :
board-dlv-do-pass = Laisser faire
board-dlv-do-waive = Plus pendant ce tour
board-dlv-do-undo =
    { $count ->
        [1] Revirement…
       *[other] Revirement… ({ $count })
    }
board-dlv-do-undo-sure = Appuyez encore
board-dlv-do-undo-none = Vous n’avez pas de Revirement
board-dlv-window-same = Quelle que soit votre réponse, le délai est le même pour tous.
board-dlv-window-answered = Votre réponse est secrète. Le délai reste le même pour tous.
board-dlv-window-yours = Les autres peuvent tenter d’annuler votre carte jusqu’à la fin du délai.
board-dlv-window-watch = On ne vous demande rien. La carte peut être annulée jusqu’à la fin du délai.
board-dlv-seconds =
    { $seconds ->
        [0] le délai est écoulé
        [one] encore une seconde
       *[other] encore { $seconds } secondes
    }

## Joueurs

board-dlv-throne = Sur le Trône : c’est leur tour
board-dlv-aboard =
    { $count ->
        [0] aucun animal sur le radeau
        [one] un animal sur le radeau
       *[other] { $count } animaux sur le radeau
    }
board-dlv-in-jungle =
    { $count ->
        [0] aucun animal dans la jungle
        [one] un animal dans la jungle
       *[other] { $count } animaux dans la jungle
    }
board-dlv-count-adrift =
    { $count ->
        [0] aucun animal dans les Flots
        [one] un animal dans les Flots
       *[other] { $count } animaux dans les Flots
    }
board-dlv-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }

## La fin

board-dlv-final = Le radeau s’éloigne
board-dlv-rank = Rang
board-dlv-species-head = Espèce
board-dlv-team-head = Équipe
board-dlv-aboard-head = Sur le radeau
board-dlv-ring =
    { $ring ->
        [0] Espace central
       *[other] Anneau { $ring }
    }
board-dlv-winner = victoire
board-dlv-chart = Animaux sur le radeau au fil de la partie

## La fenêtre du Revirement, ce qu’on a dit d’avance, les signes

board-dlv-covered = Vos cartes sont couvertes pendant que tous regardent.
board-dlv-drifting = Les animaux courent vers le radeau.
board-dlv-anybody = Quelqu’un l’annule-t-il ?
board-dlv-nobody = Personne
board-dlv-somebody = Moi…
board-dlv-answer-anyway = Répondre quand même
board-dlv-may-undo = peut annuler
board-dlv-about-waive = On ne vous interroge plus pendant ce tour, quoi qu’on joue.
board-dlv-waived = N’annule plus rien pendant ce tour.
board-dlv-window-spared = Vous avez dit qu’il n’était pas utile de vous interroger pour celle-ci.
board-dlv-window-together = Tous ceux de cet écran sont interrogés. Qui annule le prend en main.
board-dlv-wait-same = On continue quand tous ont répondu. Personne ne voit qui l’a fait.
board-dlv-wait-answered = Votre réponse est scellée. On continue quand tous ont répondu.
board-dlv-wait-yours = Les autres peuvent annuler votre carte. On continue quand ils ont répondu.
board-dlv-wait-watch = La carte peut être annulée. On continue quand tous ceux qu’on interroge ont répondu.
board-dlv-ask-me = M’interroger pour…
board-dlv-ask-me-about = Pour quelles cartes des autres voulez-vous qu’on vous demande si vous les annulez ?
board-dlv-ask-touching = Seulement si la carte touche mon camp
board-dlv-ask-nobody-knows = Personne n’apprend ce que vous choisissez ici, ni quand cela répond pour vous.
board-dlv-team-aboard = Sur le radeau : { $count } pour l’équipe { $team }, { $own } de cette espèce
board-dlv-rings = Animaux selon la distance de l’espace central
board-dlv-rings-team = Animaux de l’équipe selon la distance de l’espace central
board-dlv-legend = Ce que les signes veulent dire
board-dlv-legend-cards = Les cartes
board-dlv-sign-raft = Le radeau : l’animal qui arrive sur sa case monte à bord.
board-dlv-sign-next = La rangée que prendra la prochaine montée de l’eau.
board-dlv-sign-throne = L’espace central : à égalité, le plus proche gagne.
board-dlv-sign-drop = Un animal en danger quand l’eau montera ; sur l’indicateur, le jeton Déluge.
board-dlv-sign-tsunami = Combien d’animaux une vague de ce côté jetterait du radeau.
board-dlv-sign-cloud = La pluie : le jeton Déluge avance d’un pas. Quand il revient sur son nuage, l’eau monte.
board-dlv-sign-sun = Le soleil : il ne se passe rien.
board-dlv-sign-joker = Le Joker : qui l’a lancé choisit s’il pleut.
board-dlv-sign-card = Cartes de la pioche, et la probabilité que la prochaine soit un Déluge.
board-dlv-sign-water = Combien des sept rangées sont sous l’eau ; à sept la partie finit.
