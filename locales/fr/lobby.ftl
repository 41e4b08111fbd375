# Seaboard : le salon et le formulaire d’une nouvelle partie.

## Tables

lobby-title-waiting =
    { $count ->
        [one] ● Une table vous attend · Seaboard
       *[other] ● { $count } tables vous attendent · Seaboard
    }
lobby-your-tables = Vos tables
lobby-your-turn = À vous de jouer
lobby-turn = Au tour de : { $names }
lobby-chance = Les dés décident
lobby-with = Avec { $names }
lobby-alone = En solo
lobby-nobody-else = Tous à cet écran
lobby-watching = Vous regardez { $names }
lobby-show-all = Afficher les { $count }

## Games

lobby-choose = Choisissez un jeu
lobby-new-game = Une nouvelle partie
lobby-players = { $least }–{ $most } joueurs
lobby-minutes = environ { $minutes } min
lobby-minutes-each = environ { $minutes } min par scénario
lobby-minutes-about = Calculé d’après des parties entre bots, avec le temps qu’il vous faut pour réfléchir. Entre personnes, c’est plus long.
lobby-weight-1 = léger
lobby-weight-2 = moyen
lobby-weight-3 = exigeant
lobby-more-choices = Plus de choix
lobby-card-nautilion = Trois dés, deux sous-marins : atteignez l’Abîme avec neuf équipiers différents avant que le Fantôme soit aux Îles Heureuses.
lobby-card-diluvium = Explorez un monde englouti, peuplez-le, produisez et combattez : le plus riche en or l’emporte.
lobby-card-diluvia = L’eau monte sur la jungle : amenez vos animaux sur le radeau, et gardez-les à bord.
lobby-card-campaign = Seul contre un adversaire : quinze scénarios de Diluvium sur une carte de routes.

## History

lobby-history = Parties terminées
lobby-filter-game = Jeu
lobby-all-games = Tous les jeux
lobby-filter-result = Comment elles ont fini
lobby-result-all = Toutes
lobby-result-won = Gagnées
lobby-result-lost = Perdues
lobby-won = Gagnée
lobby-lost = Perdue
lobby-replay = Revoir
lobby-none-fits = Aucune partie terminée ne correspond.

## Deleting

lobby-delete = Supprimer
lobby-delete-of = Supprimer : { $game }, { $when }
lobby-delete-title = Supprimer cette partie de { $game } ?
lobby-delete-sure = Ses coups et son enregistrement disparaissent pour de bon.
lobby-delete-all = Ses coups et son enregistrement disparaissent pour de bon, pour tous ceux qui ont joué.
lobby-delete-mine = Elle disparaît de votre liste ; la personne qui l’a préparée la garde.
lobby-keep = La garder

## A new game

lobby-new-of = Nouvelle partie : { $game }
lobby-no-such-game = Il n’y a pas de jeu « { $game } » ici.
lobby-who = Qui joue
lobby-seats = Places
lobby-bot = Bot : { $level }
lobby-name = Nom
lobby-link-later = Vous aurez les liens à envoyer dès que la table sera prête.
lobby-not-with-these = Cela ne va pas avec les autres choix.
lobby-ducts =
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
