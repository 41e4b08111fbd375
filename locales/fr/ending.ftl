# La fin d’une partie, le partage, la relecture.

## d’où vient l’or

diluvium-source-track = Piste des marqueurs
diluvium-source-explored = Tuiles explorées
diluvium-source-settled = Colons
diluvium-source-craft = Artisanat vendu
diluvium-source-produced = Bonus de production
diluvium-source-battles = Batailles gagnées
diluvium-source-scared = Pièces mises en fuite
diluvium-source-monsters = Monstres terrassés
diluvium-source-ruins = Trésors des ruines

campaign-source-track = Piste des marqueurs
campaign-source-explored = Tuiles explorées
campaign-source-settled = Colons
campaign-source-craft = Artisanat vendu
campaign-source-produced = Bonus de production
campaign-source-battles = Batailles gagnées
campaign-source-scared = Pièces mises en fuite
campaign-source-monsters = Monstres terrassés
campaign-source-ruins = Trésors des ruines
campaign-source-story = Propre au scénario
campaign-source-spent = Payé ou volé

## comment les animaux sont montés à bord, et ce qui les a emportés

diluvia-source-move = Montés à pied (Déplacement)
diluvia-source-stampede = Poussés à bord (Bousculade)
diluvia-source-maneuver = Recueillis par le radeau (Manœuvre)
diluvia-source-tentacles = Le radeau a été tiré jusqu’à eux (Tentacules)
diluvia-source-rescue = Tirés de l’eau (Sauvetage)
diluvia-source-tsunami = Passés par-dessus bord (Tsunami)
diluvia-source-water = Soulevés à bord par l’eau

## le bilan d’un voyage

nautilion-source-found = Membres d’équipage embarqués
nautilion-source-lost = Membres d’équipage abandonnés
nautilion-source-spells = Sorts lancés
nautilion-source-heroics = Actions Héroïques
nautilion-source-stored = Jetons mis en réserve
nautilion-source-darkhouse = Jetons perdus au Phare Obscur
nautilion-source-phantom = Jetons pris par le Fantôme

source-line = { $what } : { $amounts }
source-head =
    { $seats ->
        [1] D’où cela vient :
       *[other] D’où cela vient, pour les joueurs 1 à { $seats } :
    }

## a link to a replay

table-replay-unknown = Il n’y a pas de telle partie ici : le lien est peut-être mal écrit, ou la partie a été supprimée.
table-replay-not-yours = Vous ne pouvez pas voir cette partie. Demandez le lien de partage à quelqu’un qui était à la table.
table-replay-goes-on = Cette partie n’est pas finie. Elle pourra être relue quand elle le sera.

## the card at the end

web-end-you-win = Vous avez gagné !
web-end-you-win-with = Vous avez gagné, avec { $names } !
web-end-together = Vous avez gagné ensemble !
web-end-you-lose =
    { $count ->
        [1] Vous avez perdu : { $names } gagne.
       *[other] Vous avez perdu : { $names } gagnent.
    }
web-end-they-win =
    { $count ->
        [1] { $names } gagne !
       *[other] { $names } gagnent !
    }
web-end-they-together = { $names } ont gagné ensemble !
web-end-nobody = Vous avez perdu.
web-end-nobody-nautilion = Le Fantôme gagne.
web-end-nobody-campaign = Vous êtes vaincu.
web-end-total = Total
web-end-gold-from = D’où vient l’or
web-end-aboard-by = Comment les animaux sont montés et tombés
web-end-adversary = L’adversaire
web-end-aim-met = Objectif atteint :
web-end-aim-missed = Objectif manqué :
web-end-voyage = Le voyage
web-end-turns = tours
web-end-voyage-chart = Les deux sous-marins entre les Îles Bienheureuses et les Abysses, du premier coup au dernier
web-end-replay = Relecture
web-end-share = Partager
web-end-share-link = Un lien qui ouvre la relecture
web-end-share-about = Quiconque a ce lien peut voir toute la partie, de chaque place. Il ne révèle rien d’autre et ne laisse jouer personne.
web-end-share-picture = Enregistrer l’image
web-end-back = Retour au résultat
web-end-isles = Les Îles Bienheureuses
web-end-abyss = Les Abysses

## the replay

web-replay-refused = Cette partie ne peut pas être relue
web-replay-to-table = Vers la partie
web-replay-play = Lire
web-replay-pause = Pause
web-replay-play-about = Avance toute seule, au rythme choisi dans les réglages
web-replay-space = espace
web-replay-eyes = Par les yeux de qui
web-replay-eyes-about = Par les yeux de qui vous voyez la partie : une fois finie, elle peut être vue de chaque place.
web-replay-eyes-watcher = Yeux d’un spectateur
web-replay-eyes-of = Yeux de { $name }
web-replay-moment = Un lien vers ce moment
