# Seaboard : le salon et le formulaire d’une nouvelle partie.

## Tables

web-lobby-title-waiting =
    { $count ->
        [1] ● Une table vous attend · Seaboard
       *[other] ● { $count } tables vous attendent · Seaboard
    }
web-lobby-your-tables = Vos tables
web-lobby-your-turn = À vous de jouer
web-lobby-turn = Au tour de : { $names }
web-lobby-chance = Les dés décident
web-lobby-with = Avec { $names }
web-lobby-alone = En solo
web-lobby-here = { $names }, à cet écran
web-lobby-watching = Vous regardez { $names }
web-lobby-show-all = Afficher les { $count }

## Games

web-lobby-choose = Choisissez un jeu
web-lobby-new-game = Une nouvelle partie
web-lobby-players = { $least }–{ $most } joueurs
web-lobby-minutes = environ { $minutes } min
web-lobby-minutes-each = environ { $minutes } min par scénario
web-lobby-minutes-about = Calculé d’après des parties entre bots, avec le temps qu’il vous faut pour réfléchir. Entre personnes, c’est plus long.
web-lobby-weight-1 = léger
web-lobby-weight-2 = moyen
web-lobby-weight-3 = exigeant
web-lobby-more-choices = Plus de choix
web-lobby-card-nautilion = Trois dés, deux sous-marins : gagnez les Abysses avec neuf membres d’équipage différents avant que le Fantôme soit aux Îles Bienheureuses.
web-lobby-card-diluvium = Explorez un monde englouti, peuplez-le, produisez et combattez : le plus riche en or l’emporte.
web-lobby-card-diluvia = L’eau monte sur la jungle : amenez vos animaux sur le radeau, et gardez-les à bord.
web-lobby-card-campaign = Seul contre un adversaire : quinze scénarios de Diluvium sur une carte de routes.

## History

web-lobby-history = Parties terminées
web-lobby-filter-game = Jeu
web-lobby-all-games = Tous les jeux
web-lobby-filter-result = Comment elles ont fini
web-lobby-result-all = Toutes
web-lobby-result-won = Gagnées
web-lobby-result-lost = Perdues
web-lobby-won = Gagnée
web-lobby-lost = Perdue
web-lobby-replay = Revoir
web-lobby-none-fits = Aucune partie terminée ne correspond.

## Deleting

web-lobby-delete = Supprimer
web-lobby-delete-of = Supprimer : { $game }, { $when }
web-lobby-delete-title = Supprimer cette partie de { $game } ?
web-lobby-delete-sure = Ses coups et son enregistrement disparaissent pour de bon.
web-lobby-delete-all = Ses coups et son enregistrement disparaissent pour de bon, pour tous ceux qui ont joué.
web-lobby-delete-mine = Elle disparaît de votre liste ; la personne qui l’a préparée la garde.
web-lobby-keep = La garder

## A new game

web-lobby-new-of = Nouvelle partie : { $game }
web-lobby-no-such-game = Il n’y a pas de jeu « { $game } » ici.
web-lobby-who = Qui joue
web-lobby-seats = Places
web-lobby-bot = Bot : { $level }
web-lobby-level = Niveau des bots
web-lobby-level-about = { $level } : { $about }
web-lobby-name = Nom
web-lobby-link-later = Vous aurez les liens à envoyer dès que la table sera prête.
web-lobby-not-with-these = Cela ne va pas avec les autres choix.
web-lobby-ducts =
    { $count ->
        [one] { $count } conduit
       *[other] { $count } conduits
    }
web-choice-submarine-a1-about = La classe A est la plus douce : beaucoup de conduits, presque tous trouvent leur cabine.
web-choice-submarine-a2-about = La classe A est la plus douce : beaucoup de conduits, presque tous trouvent leur cabine.
web-choice-submarine-b1-about = La classe B est plus difficile : moins de conduits, plus d’équipiers finissent dans la réserve.
web-choice-submarine-b2-about = La classe B est plus difficile : moins de conduits, plus d’équipiers finissent dans la réserve.
web-choice-submarine-c1-about = La classe C est la plus difficile : l’ordre dans lequel vous prenez l’équipage compte beaucoup.
web-choice-submarine-c2-about = La classe C est la plus difficile : l’ordre dans lequel vous prenez l’équipage compte beaucoup.
web-choice-reserve-1-about = Bien plus difficile : à peine un sort pour commencer.
web-choice-reserve-2-about = Plus difficile : peu de sorts pour commencer.
web-choice-reserve-3-about = Un peu plus difficile que d’habitude.
web-choice-reserve-4-about = Comme le veulent les règles.
web-choice-reserve-5-about = Un peu plus facile que d’habitude.
web-choice-reserve-6-about = Plus facile : beaucoup de sorts pour commencer.
web-choice-mercenaries-2-about = Le côté habituel du plateau du Fantôme.
web-choice-mercenaries-3-about = Le côté difficile du plateau du Fantôme.
web-choice-machinations-intro-about = Trois cartes rouges et deux bleues : les bleues vous aident.
web-choice-machinations-normal-about = Quatre cartes rouges et une bleue.
web-choice-machinations-difficult-about = Cinq cartes rouges, aucune qui vous aide.
web-choice-boards-a-about = Tous ont le même plateau : bien pour les premières parties.
web-choice-boards-dealt-about = Quatre plateaux qui ont chacun leur force (guerre, artisanat, exploration, peuplement), tirés au sort.
web-choice-boards-chosen-about = Quatre plateaux qui ont chacun leur force (guerre, artisanat, exploration, peuplement) ; qui joue en dernier choisit en premier.
web-choice-peoples-seated-about = Chaque place a son peuple : Grecs, Égyptiens, Aztèques, Chinois. Seule leur apparence diffère.
web-choice-peoples-dealt-about = Les peuples sont tirés au sort. Seule leur apparence diffère.
web-choice-teams-pairs-about = Les partenaires gagnent ensemble ; le tour passe d’équipe en équipe.
web-choice-teams-threes-about = Trois contre trois ; le tour passe d’équipe en équipe.
web-choice-express-no-about = Un Déluge dans la pioche : quand il sort, l’eau monte et toutes les cartes sont redistribuées.
web-choice-express-yes-about = Plus court : trois Déluges dans la pioche, et chacun fait monter l’eau.
web-choice-tentacles-row-about = Les Tentacules posent le radeau où l’on veut dans la rangée juste au-dessus de l’eau.
web-choice-tentacles-anywhere-about = Les Tentacules posent le radeau où l’on veut au-dessus de l’eau.
web-choice-seats-actor-about = Qui fait embarquer un animal choisit sa place.
web-choice-seats-owner-about = Le propriétaire de l’animal choisit sa place.
web-choice-reset-all-about = Quand la pioche est vide en partie express, toutes les cartes sont redistribuées.
web-choice-reset-discards-about = Quand la pioche est vide en partie express, seule la défausse est mélangée.
