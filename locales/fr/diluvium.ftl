# Diluvium : les noms, les questions, les refus et ce qui est raconté.

## Noms

diluvium-player = { seat-name }
diluvium-people-greeks = Les Grecs
diluvium-people-egyptians = Les Égyptiens
diluvium-people-aztecs = Les Aztèques
diluvium-people-chinese = Les Chinois
diluvium-the-greeks = les Grecs
diluvium-the-egyptians = les Égyptiens
diluvium-the-aztecs = les Aztèques
diluvium-the-chinese = les Chinois
diluvium-board-a = Face A
diluvium-board-warmonger = Belliciste
diluvium-board-artisan = Artisan
diluvium-board-explorer = Explorateur
diluvium-board-settler = Colonisateur
diluvium-explore = Explorer
diluvium-settle = Coloniser
diluvium-produce = Produire
diluvium-engage = Combattre
diluvium-food = Nourriture
diluvium-craft = Artisanat
diluvium-weapons = Armes
diluvium-ruins = Ruines
diluvium-card-cornucopia = Corne d’abondance
diluvium-card-machines = Machines automatiques
diluvium-card-legendary = Armes légendaires
diluvium-card-compass = Boussole du Zéphyr
diluvium-card-treasure = Trésor de Mu
diluvium-card-cannon = Canon des tempêtes
diluvium-card-gate = Porte du voyageur
diluvium-card-map = Carte oubliée
diluvium-explorer-ship = navire d’exploration
diluvium-warship = navire de guerre
diluvium-tile = { $place } (tuile { $tile })
diluvium-of-greeks = des Grecs
diluvium-of-egyptians = des Égyptiens
diluvium-of-aztecs = des Aztèques
diluvium-of-chinese = des Chinois
diluvium-city = { $place } (cité { $whose })
diluvium-settler-of-board = le colon de la section { $action }
diluvium-settler-of-place = le colon de { $place }
diluvium-some-food = { $number } nourriture
diluvium-some-craft = { $number } artisanat
diluvium-some-weapons =
    { $number ->
        [one] { $number } arme
       *[other] { $number } armes
    }
diluvium-nothing = rien
diluvium-spaces-of = { $kind } { $number }
diluvium-no-spaces = aucune
diluvium-list = { $first }, { $rest }
diluvium-from-board = depuis la section { $action } du plateau d’action
diluvium-from-place = depuis { $place }

## Les choix avant la partie

diluvium-option-players = Joueurs
diluvium-option-boards = Plateaux d’action : la face A pour tous, ou les faces B distribuées ou choisies
diluvium-option-peoples = Peuples : selon la place, ou distribués au hasard

## Questions

diluvium-ask-lay = Quelle tuile se pose ici face visible ?
diluvium-ask-people = Quel peuple ?
diluvium-ask-first = Qui commence ?
diluvium-ask-deal-board = Quel plateau d’action ?
diluvium-ask-tile = Quelle tuile apparaît ?
diluvium-ask-card = Quelle carte Ruines ?
diluvium-ask-board = Choisissez un plateau d’action.
diluvium-ask-wheel = Tournez la barre vers une action.
diluvium-ask-end = Jouez une carte Ruines ou terminez le tour.
diluvium-ask-sail = Où va le navire d’exploration ?
diluvium-ask-sail-to-war = Où va le navire de guerre ?
diluvium-ask-mark = Sur quelle case d’exploration posez-vous le marqueur ?
diluvium-ask-take = Quel colon se déplace ?
diluvium-ask-place = Où va { $settler } ?
diluvium-ask-gain = Quelle ressource prenez-vous ?
diluvium-ask-produce = Quelle tuile produit ?
diluvium-ask-trade = Vendez de l’artisanat, armez-vous ou terminez.
diluvium-ask-commit = Combien d’armes engagez-vous dans le combat ?
diluvium-ask-flee = Où fuit { $settler } ?
diluvium-ask-monster = Combattez-vous le monstre ?
diluvium-ask-discard = Vous avez plus de ressources que la limite : que défaussez-vous ?

## Mise en place

diluvium-tile-up = La tuile { $tile } est posée face visible en { $place }.
diluvium-first-player = { $who } jouent en premier.
diluvium-people-dealt = { seat-who } mène { $people }.
diluvium-board-given = { $who } jouent avec le plateau { $board }.

## Le tour

diluvium-turn = Manche { $round } : { $who } jouent.
diluvium-last-round = Un plateau de ressources est vide ({ $kind }) : c’est la dernière manche.
diluvium-turns-wheel = { $who } tournent la barre vers { $action }.
diluvium-gains = { $who } gagnent { $gold } or.
diluvium-takes =
    { $number ->
        [0] { $who } ne trouvent plus aucun jeton { $kind }.
        [one] { $who } prennent un jeton { $kind }.
       *[other] { $who } prennent { $number } jetons { $kind }.
    }
diluvium-strength = { $who } ont maintenant une force de { $strength }.
diluvium-discards = { $who } défaussent un jeton { $kind } : la limite est de { $limit } ressources.

## Navires

diluvium-sails =
    { $food ->
        [0] { $who } mènent leur { $ship } en { $place }.
       *[other] { $who } mènent leur { $ship } en { $place } pour { $food } nourriture.
    }
diluvium-sails-hidden =
    { $food ->
        [0] { $who } mènent leur { $ship } vers l’inconnu, en { $place }.
       *[other] { $who } mènent leur { $ship } vers l’inconnu, en { $place }, pour { $food } nourriture.
    }
diluvium-stays = { $who } laissent leur { $ship } en { $place }.

## Explorer

diluvium-explores = { $who } explorent { $place } ; le marqueur découvre { $gold } or.
diluvium-space-gold = { $who } gagnent { $gold } or grâce à la case d’exploration.
diluvium-space-settle = { $who } peuvent envoyer un colon en { $place }.
diluvium-explored-before = { $who } ont déjà exploré { $place }.
diluvium-no-marker = { $who } n’ont plus de marqueur d’exploration pour { $place }.
diluvium-no-space = Aucune case d’exploration n’est libre en { $place }.

## Coloniser

diluvium-settles =
    { $number ->
        [0] { $who } envoient un colon { $source } vers { $place }, mais il ne reste aucun jeton { $kind } à récolter.
        [one] { $who } envoient un colon { $source } vers { $place } et récoltent un jeton { $kind }.
       *[other] { $who } envoient un colon { $source } vers { $place } et récoltent { $number } jetons { $kind }.
    }
diluvium-settles-ruins = { $who } envoient un colon { $source } vers les ruines de { $place }.
diluvium-placing-gold = { $who } gagnent { $gold } or pour le colon placé.
diluvium-no-settler = { $who } n’ont aucun colon qui puisse se déplacer.
diluvium-settle-bonus = { $who } prennent un jeton { $kind } comme bonus de Coloniser.
diluvium-settle-bonus-gold = { $who } gagnent { $gold } or comme bonus de Coloniser.
diluvium-trays-empty = { $who } trouvent tous les plateaux de ressources vides : pas de bonus de Coloniser.

## Produire

diluvium-produces = { $who } produisent en { $place } : { $crop }.
diluvium-no-tile = { $who } n’ont aucun colon sur les îles : rien n’est produit.
diluvium-sells = { $who } vendent { $craft } jetons Artisanat pour { $gold } or.
diluvium-arms =
    { $weapons ->
        [one] { $who } dépensent { $weapons } arme et ont maintenant une force de { $strength }.
       *[other] { $who } dépensent { $weapons } armes et ont maintenant une force de { $strength }.
    }
diluvium-produce-bonus = { $who } gagnent { $gold } or comme bonus de Produire.

## Combattre

diluvium-commits =
    { $weapons ->
        [0] Vous répondez en secret : aucune arme.
        [one] Vous répondez en secret : une arme.
       *[other] Vous répondez en secret : { $weapons } armes.
    }
diluvium-commits-hidden = { $who } ont répondu en secret.
diluvium-battle =
    { $who } attaquent { $defender } en { $place } : force { $attack } ({ $weapons ->
        [0] sans arme
        [one] avec une arme
       *[other] avec { $weapons } armes
    }) contre { $defence } ({ $weapons2 ->
        [0] sans arme
        [one] avec une arme
       *[other] avec { $weapons2 } armes
    }).
diluvium-battle-won = { $who } gagnent le combat et { $gold } or ; { $loser } ramènent leur navire de guerre à leur cité.
diluvium-engage-bonus = { $who } gagnent encore { $gold } or comme bonus de Combattre.
diluvium-ship-flees = { $who } voient leur navire d’exploration fuir de { $place } : 1 or pour { $winner }.
diluvium-flees-board = { $who } ramènent un colon de { $place } à la section { $action } du plateau d’action : 1 or pour { $winner }.
diluvium-flees-city =
    { $number ->
        [0] { $who } ramènent un colon de { $place } à leur cité, où il ne reste aucun jeton { $kind } à récolter : 1 or pour { $winner }.
        [one] { $who } ramènent un colon de { $place } à leur cité et récoltent un jeton { $kind } : 1 or pour { $winner }.
       *[other] { $who } ramènent un colon de { $place } à leur cité et récoltent { $number } jetons { $kind } : 1 or pour { $winner }.
    }
diluvium-slays =
    { $weapons ->
        [0] { $who } vainquent le monstre de { $place } et gagnent { $gold } or.
        [one] { $who } vainquent le monstre de { $place } avec une arme et gagnent { $gold } or.
       *[other] { $who } vainquent le monstre de { $place } avec { $weapons } armes et gagnent { $gold } or.
    }
diluvium-spares = { $who } laissent le monstre en paix.

## Les cartes Ruines

diluvium-card-drawn = { $who } piochent { $card }.
diluvium-card-drawn-hidden = { $who } piochent une carte Ruines.
diluvium-reshuffled =
    { $cards ->
        [1] L’unique carte Ruines défaussée devient la nouvelle pioche.
       *[other] Les { $cards } cartes Ruines défaussées sont mélangées et forment une nouvelle pioche.
    }
diluvium-no-card = Il ne reste aucune carte Ruines pour { $who }.
diluvium-plays = { $who } jouent { $card }.

## La fin

diluvium-end-most-gold = { $who } gagnent avec { $gold } or après { $round } manches.
diluvium-end-fewest-settlers =
    { $settlers ->
        [0] { $who } l’emportent à égalité de { $gold } or après { $round } manches : il ne leur reste aucun colon sur leur plateau d’action.
        [one] { $who } l’emportent à égalité de { $gold } or après { $round } manches : ce sont eux qui ont le moins de colons sur leur plateau d’action, un seul.
       *[other] { $who } l’emportent à égalité de { $gold } or après { $round } manches : ce sont eux qui ont le moins de colons sur leur plateau d’action, { $settlers }.
    }
diluvium-end-shared-victory =
    { $settlers ->
        [0] { $winners } peuples partagent la victoire après { $round } manches, chacun avec { $gold } or et aucun colon sur son plateau d’action.
        [one] { $winners } peuples partagent la victoire après { $round } manches, chacun avec { $gold } or et un colon sur son plateau d’action.
       *[other] { $winners } peuples partagent la victoire après { $round } manches, chacun avec { $gold } or et { $settlers } colons sur son plateau d’action.
    }

## Pourquoi pas

diluvium-no-board = Ce plateau d’action est déjà pris, ou n’est pas une face B.
diluvium-no-same-action = C’était votre dernière action : la barre doit tourner.
diluvium-card-not-held = Vous n’avez pas la carte { $card }.
diluvium-card-useless = La carte { $card } ne ferait rien pour l’instant.
diluvium-compass-not-now = La boussole se joue quand un navire s’apprête à partir.
diluvium-only-compass = Quand un navire s’apprête à partir, seule la boussole peut être jouée.
diluvium-must-move = Le navire d’exploration doit aller sur une autre tuile.
diluvium-say-stay = Le navire de guerre y est déjà : choisissez de rester.
diluvium-enemy-city = { $place } est la cité d’un autre joueur : les navires la traversent sans s’y arrêter.
diluvium-enemy-warship = Un navire de guerre ennemi est en { $place } : seul un navire de guerre peut s’y arrêter.
diluvium-no-way = Aucun chemin de tuiles face visible ne mène en { $place }.
diluvium-too-far =
    { $held ->
        [0] { $place } coûte { $food } nourriture, et vous n’en avez pas.
       *[other] { $place } coûte { $food } nourriture, et vous n’en avez que { $held }.
    }
diluvium-mark-elsewhere = Le navire est en { $place } : c’est cette tuile qui est explorée.
diluvium-explored-already = Vous avez déjà exploré cette tuile.
diluvium-face-down = Cette tuile est face cachée.
diluvium-mark-taken = Un marqueur s’y trouve déjà.
diluvium-no-such-space = Cette case n’existe pas.
diluvium-not-your-settler = Aucun de vos colons ne s’y trouve.
diluvium-just-moved = Ce colon vient de se déplacer : c’est au tour d’un autre.
diluvium-nowhere-to-go = Ce colon n’a aucune autre île où aller.
diluvium-only-this-tile = Le colon va en { $place }, la tuile qui vient d’être explorée.
diluvium-foreign-city = C’est la cité d’un autre joueur.
diluvium-not-explored = Vous n’avez aucun marqueur d’exploration en { $place }.
diluvium-under-warship = Un navire de guerre ennemi est en { $place } : aucun colon ne peut y aller.
diluvium-space-taken = Un colon s’y trouve déjà.
diluvium-same-island = Un colon doit aller sur une autre île.
diluvium-tray-empty = Il ne reste aucun jeton { $kind } sur le plateau de ressources.
diluvium-no-settler-there = Vous n’avez aucun colon en { $place }.
diluvium-too-few =
    { $wanted ->
        [1] Il faut un jeton { $kind }, { $held ->
            [0] et vous n’en avez aucun.
           *[other] et vous n’en avez que { $held }.
        }
       *[other] Il faut { $wanted } jetons { $kind }, { $held ->
            [0] et vous n’en avez aucun.
            [one] et vous n’en avez qu’un.
           *[other] et vous n’en avez que { $held }.
        }
    }
diluvium-strongest = Votre force est déjà au bout de la piste.
diluvium-section-full = Cette section du plateau d’action est pleine.
diluvium-flee-home = Les colons fuient vers leur propre cité ou leur plateau d’action.

## Ce que donnerait chaque action

diluvium-prospect-barred = C’était votre dernière action : pas ce tour-ci.
diluvium-prospect-explore =
    Le prochain marqueur découvre { $gold } or ; { $tiles ->
        [0] aucune tuile à explorer n’est à portée
        [one] une tuile à explorer est à portée
       *[other] { $tiles } tuiles à explorer sont à portée
    } ; { $markers ->
        [1] c’est le dernier marqueur.
       *[other] il reste { $markers } marqueurs.
    }
diluvium-prospect-no-marker = Il ne reste aucun marqueur d’exploration.
diluvium-prospect-settle =
    { $settlers ->
        [0] Il ne reste aucun colon sur le plateau d’action
        [one] Il y a un colon sur le plateau d’action
       *[other] Il y a { $settlers } colons sur le plateau d’action
    } ; { $spaces ->
        [0] aucune case n’est libre pour vos colons.
        [one] une case est libre pour vos colons.
       *[other] { $spaces } cases sont libres pour vos colons.
    }
diluvium-prospect-settle-bonus =
    { $gold ->
        [0] Bonus : une ressource de votre choix.
       *[other] Bonus : { $gold } or.
    }
diluvium-prospect-produce = { $place } donnerait { $crop }.
diluvium-prospect-no-crop = { $place } ne donnerait rien.
diluvium-prospect-sell = { $craft } jetons Artisanat se vendraient { $gold } or.
diluvium-prospect-arm =
    { $weapons ->
        [one] { $weapons } arme porterait votre force à { $strength }.
       *[other] { $weapons } armes porteraient votre force à { $strength }.
    }
diluvium-prospect-produce-bonus = Bonus : { $gold } or.
diluvium-prospect-warship =
    { $food ->
        [0] { $place } : { $who } y ont un navire de guerre de force { $strength }, qui vaut { $gold } or.
       *[other] { $place } (pour { $food } nourriture) : { $who } y ont un navire de guerre de force { $strength }, qui vaut { $gold } or.
    }
diluvium-prospect-scare =
    { $food ->
        [0] { $place } : { $pieces ->
            [1] une pièce à mettre en fuite.
           *[other] { $pieces } pièces à mettre en fuite.
        }
       *[other] { $place } (pour { $food } nourriture) : { $pieces ->
            [1] une pièce à mettre en fuite.
           *[other] { $pieces } pièces à mettre en fuite.
        }
    }
diluvium-prospect-monster =
    { $food ->
        [0] { $place } : un monstre de force { $strength }, qui vaut { $gold } or.
       *[other] { $place } (pour { $food } nourriture) : un monstre de force { $strength }, qui vaut { $gold } or.
    }
diluvium-prospect-engage-bonus = Bonus pour une victoire : { $gold } or.
diluvium-prospect-nothing = Rien à gagner pour l’instant.

## La position

diluvium-see-setup = On dispose la mer.
diluvium-see-round = Manche { $round } ; { $who } jouent.
diluvium-see-last-round = C’est la dernière manche.
diluvium-see-trays =
    Sur les plateaux de ressources : { $food } nourriture, { $craft } artisanat, { $weapons ->
        [one] { $weapons } arme.
       *[other] { $weapons } armes.
    }
diluvium-see-own =
    Vous avez { $gold } or, { $food } nourriture, { $craft } artisanat, { $weapons ->
        [one] { $weapons } arme.
       *[other] { $weapons } armes.
    }
diluvium-see-card = En main : { $card }.
diluvium-see-player =
    { $who } : navire d’exploration en { $explorer }, navire de guerre en { $warship }, force { $strength }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } et { $settlers ->
        [one] { $settlers } colon
       *[other] { $settlers } colons
    } sur le plateau d’action, { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }, { $cards ->
        [one] { $cards } carte Ruines.
       *[other] { $cards } cartes Ruines.
    }
diluvium-see-tile =
    { $tile }. Cases libres : { $spaces }. { $marks ->
        [0] Aucune case d’exploration n’est libre.
        [one] Une case d’exploration est libre.
       *[other] { $marks } cases d’exploration sont libres.
    }
diluvium-see-settlers =
    { $settlers ->
        [1] { $place } : { $who } y ont un colon.
       *[other] { $place } : { $who } y ont { $settlers } colons.
    }
diluvium-see-monster = { $place } : un monstre de force { $strength }, qui vaut { $gold } or.

## Éditions

diluvium-edition-exploration = { $key } : une à trois valeurs, chacune un nombre de 1 à 9 ou « settle ».
diluvium-edition-cost = { $key } : 0, 1 ou 2.
diluvium-edition-monster = { $key } : la force et l’or, chacun de 0 à 12.
diluvium-edition-islands = { $key } : des îles comme « food 2 », chaque sorte une seule fois, cinq cases au plus.
diluvium-edition-track = { $key } : six nombres de 0 à 9.
diluvium-edition-settlers = { $key } : quatre nombres qui font neuf.
diluvium-edition-pair = { $key } : deux nombres de 1 à 6.
diluvium-edition-strength = { $key } : un nombre de 1 à 6.
diluvium-edition-bonus = { $key } : « resource » ou « gold ».
diluvium-edition-row = { $key } : des rangées comme « 0 -3 : city1 0 2 2 0 city2 ».
diluvium-edition-cities = { $key } : la cité de chaque joueur une seule fois.
diluvium-edition-order = { $key } : des rangées de haut en bas, aucun emplacement deux fois, 36 emplacements au plus.
diluvium-edition-too-few-tiles = { $key } : plus de tuiles d’un même coût que la boîte n’en a.
diluvium-edition-apart = { $key } : la mer se disloque.
diluvium-edition-tray = { $key } : trois nombres de 1 à 28.

## La table dans le terminal

diluvium-signs = f nourriture · c artisanat · w armes · r ruines · . case libre · G E A C peuples · ~G navire d’exploration · !G navire de guerre · [G] cité · 1 2 S cases d’exploration : or ou colonisation · =2 nourriture qu’il en coûte d’y aller · M5/7 monstre : force/or · Mx vaincu · ?1 face cachée : nourriture pour la retourner
diluvium-panel-name = { seat-name } ({ $who })
diluvium-panel-deck = Pioche des ruines : { $deck } ; défausse : { $discards }.
diluvium-panel-player = { $who } · force { $strength } · barre { $wheel } · ressources { $resources } · cartes { $cards } · marqueurs { $markers } · colons { $settlers }
diluvium-panel-narrow = La mer occupe { $columns } colonnes, plus que ce terminal : la voici en phrases.
diluvium-panel-gold = { $gold } or
diluvium-panel-crop = { $crop }
diluvium-panel-track = Piste : { $track }
diluvium-panel-settlers = Colons : { $sections }
diluvium-panel-bonus = bonus
diluvium-panel-battle = { $who } attaquent { $defender } en { $place } : { $attack } contre { $defence }, sans compter les armes.
diluvium-panel-prospect = { $action } : { $would }
