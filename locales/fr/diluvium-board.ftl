# La table dessinée de Diluvium : ce qui y est écrit et ce que dit un lecteur d’écran.

## La mer

board-dil-sea = La mer. Les flèches vont de tuile en tuile, Page suivante à la prochaine que vous pouvez choisir, Entrée choisit ou agrandit.
board-dil-round = Manche { $round }
board-dil-last-round = Dernière manche ({ $round })
board-dil-tray = Plateau de ressources, { $kind } : reste { $left }
board-dil-deck = Cartes Ruines dans la pioche : { $cards }
board-dil-threats = Montrer où les navires de guerre ennemis pourraient frapper
board-dil-threats-legend = Rouge : un navire de guerre ennemi pourrait frapper ici au prochain tour. Tirets : seulement avec de la nourriture ou une Boussole.
board-dil-larger = Agrandir
board-dil-smaller = Réduire
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
board-dil-do-sail =
    { $food ->
        [0] Naviguer vers { $place }
       *[other] Naviguer vers { $place } pour { $food } nourriture
    }
board-dil-do-produce = Produire en { $place }
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
board-dil-why-not = Pas maintenant : pourquoi ?
board-dil-since =
    { $count ->
        [1] Depuis votre dernier tour : une ligne
       *[other] Depuis votre dernier tour : { $count } lignes
    }

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
board-dil-rivals = Les autres joueurs
board-dil-wheel = La barre indique { $action }
board-dil-wheel-new = La barre n’a pas encore tourné
board-dil-last-action = dernière action
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
board-dil-markers-left = marqueurs d’exploration restants : { $markers }
board-dil-military = Force { $strength } sur six ; qui vainc ce navire de guerre gagne { $gold } or.
board-dil-settlers =
    { $settlers ->
        [one] { $settlers } colon
       *[other] { $settlers } colons
    }, place pour { $rooms }
board-dil-settlers-left = colons sur le plateau : { $settlers }
board-dil-bonus-gold = Bonus : { $gold } or
board-dil-bonus-resource = Bonus : une ressource
board-dil-bonus-engage = Bonus : { $gold } or
board-dil-bonus-open = , débloqué
board-dil-bonus-closed = , tant qu’aucun colon n’est ici
board-dil-craft-price = Deux jetons Artisanat se vendent { $gold } or.
board-dil-placing = { $gold } or par colon placé.
board-dil-moves =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $food ->
        [one] { $food } de plus par nourriture.
       *[other] { $food } de plus par nourriture.
    }
board-dil-more = Et { $count } de plus.
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
