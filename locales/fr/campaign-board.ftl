# La campagne en solitaire dans le navigateur : son plateau et ses pages.

## Sur la mer

board-solo-legend = Signes sur la carte
board-solo-here-home = La tuile { $tile }, votre foyer à la place d’une cité.
board-solo-here-conquered = Vous avez conquis cette cité.
board-solo-here-green = Cernée de vert : ces tuiles comptent dans ce scénario.
board-solo-here-stores = Posés ici : nourriture { $food }, artisanat { $craft }, armes { $weapons }.
board-solo-here-exile = Un exilé attend ici.
board-solo-here-found = La cité chinoise, enfin trouvée.
board-solo-here-second = Le navire de guerre chinois.
board-solo-here-escort = Le navire aztèque qui vous accompagne.
board-solo-here-veteran = Case { $space } : votre colon aztèque.
board-solo-here-bound = Son navire de guerre peut s’arrêter ici à sa prochaine sortie.
board-solo-coins = Or restant dans la réserve : { $coins }
board-solo-aside = Or mis de côté : { $coins }
board-solo-lying =
    { $settlers ->
        [1] un colon couché
       *[other] { $settlers } colons couchés
    }

## Coups

board-solo-do-skip = Non, continuer
board-solo-do-allies = Placer un colon allié
board-solo-do-aztec = Prendre le colon aztèque
board-solo-do-stand-up = Relever le colon couché sur { $section }
board-solo-do-title = Gagner comme { $title }
board-solo-deed-meet = Rencontrer l’exilé pour 2 or
board-solo-deed-bribe = Soudoyer ses colons ici pour { $amount } or
board-solo-deed-corrupt = Corrompre l’archipel pour { $amount } or
board-solo-deed-arm-ally = Armer votre allié avec 6 armes
board-solo-deed-deliver = Livrer 6 armes aux rebelles
board-solo-deed-lift = Rendre { $card }
board-solo-deed-barter = Défausser une ressource de chaque sorte pour un jeton Objectif
board-solo-deed-give = Lui donner de l’artisanat : { $amount }
board-solo-deed-escort = Le navire aztèque vous accompagne
board-solo-deed-pool =
    { $amount ->
        [0] Prendre tout l’or
       *[other] Mettre { $amount } or dans la réserve
    }

## Objectifs

board-solo-progress = { $have } sur { $need }
board-solo-needs-gold = Et plus d’or que l’adversaire
board-solo-needs-no-gold = L’or ne décide rien ici
board-solo-richer = Vous avez { $gold } or, l’adversaire { $rival } : cela suffit.
board-solo-poorer = Vous avez { $gold } or, l’adversaire { $rival } : cela ne suffit pas encore.
board-solo-goal-bellicose = Gagnez 4 combats contre son navire de guerre.
board-solo-goal-conqueror = Tous vos colons sont sur des tuiles vertes.
board-solo-goal-prospector = Un de vos colons sur l’artisanat de la tuile 19.
board-solo-goal-explorer = Un de vos colons dans les ruines de la tuile 20.
board-solo-goal-archeologist = Un de vos colons dans les ruines de chaque tuile verte.
board-solo-goal-navigator = Retournez et explorez 4 tuiles.
board-solo-goal-shepherdess = Les 9 colons égyptiens sur les grandes îles des tuiles 5, 6 et 7.
board-solo-goal-merchant = Obtenez 4 jetons Objectif par le troc.
board-solo-goal-warmonger = Détruisez les 3 avant-postes.
board-solo-goal-corruptor = Donnez-lui 10 jetons Artisanat.
board-solo-goal-traveler = Trouvez la cité chinoise et rejoignez-la par la mer.
board-solo-goal-grave-robber = 5 cartes Ruines en main.
board-solo-goal-patron = Donnez-lui 12 or.
board-solo-goal-leader = Tous vos colons sont sur des tuiles vertes.
board-solo-goal-loner = Il ne reste aucun colon allié.
board-solo-goal-pitiless = Conquérez sa cité.
board-solo-goal-peacemaker = Conquérez ses deux cités.
board-solo-goal-discoverer = Votre navire d’exploration trouve la terre promise.
board-solo-goal-saved = Rendez deux cartes Ruines au sanctuaire.
board-solo-goal-condottiere = Armez votre allié.
board-solo-goal-unstoppable = Remplissez de vos colons une tuile voisine de sa cité.
board-solo-goal-slayer = Tranchez les trois têtes de l’hydre.
board-solo-goal-smith = Explorez les 4 tuiles vertes.
board-solo-goal-insurgent = Livrez 6 armes à sa cité.

## L’adversaire

board-solo-adversary = Adversaire : { $who }
board-solo-mirror-open = À la prochaine manche, il fera ce que vous choisissez maintenant.
board-solo-mirror = Prochaine manche : { $action }, comme vous.
board-solo-mirror-nothing = Prochaine manche : rien.
board-solo-random =
    { $random ->
        [0] Il ne reste aucun jeton à étoile : le hasard ne décide pas.
        [one] Si le jeton à étoile est pioché (1 sur { $all }), le hasard décide.
       *[other] Si un jeton à étoile est pioché ({ $random } sur { $all }), le hasard décide.
    }
board-solo-strength = Force, et l’or gagné à le vaincre
board-solo-reserve = Colons en réserve
board-solo-reserve-label = Colons en réserve : { $settlers }
board-solo-column = Où il colonise d’abord
board-solo-markers = Marqueurs d’exploration
board-solo-pile =
    { $count ->
        [1] Un jeton Combat à piocher
       *[other] { $count } jetons Combat à piocher
    }
board-solo-tokens-left = valeur { $value } : il en reste { $count }
board-solo-shown = Jetons Combat révélés
board-solo-shown-label = Jetons Combat révélés : { $tokens }
board-solo-shown-none = aucun
board-solo-range =
    { $tiles ->
        [1] Ses navires avancent d’une tuile.
       *[other] Ses navires avancent de { $tiles } tuiles au plus.
    }
board-solo-bound = Son navire de guerre peut s’arrêter ensuite en : { $places }.
board-solo-allies = Colons alliés : sur la carte, { $map } ; à placer, { $reserve } ; perdus, { $lost }.

## Combats

board-solo-battle-warship = Combat contre son navire de guerre en { $place }
board-solo-battle-second = Combat contre le navire chinois en { $place }
board-solo-battle-outpost = Combat contre l’avant-poste de { $place }
board-solo-battle-city = Combat pour la cité de { $place }
board-solo-strength-plus-weapons = { $strength } + armes
board-solo-strength-plus-token = { $strength } + jeton Combat
board-solo-tokens-in-pile = Il pioche un de ces jetons :
board-solo-commit-how = Choisissez avant que le jeton soit pioché. Les armes sont dépensées dans tous les cas.
board-solo-chance = victoire : { $chance }
board-solo-ties-yours = À force égale, vous gagnez.
board-solo-ties-its = À force égale, vous perdez.

## Le scénario et sa fin

board-solo-rules = Règles de ce scénario
board-solo-story = L’histoire
board-solo-defeat = Défaite
board-solo-final-gold = Votre or : { $gold }.
board-solo-final-rival = Celui de l’adversaire : { $gold }.
board-solo-chart = Votre or au fil de la partie

## Une position en phrases


## Pages

web-game-campaign = Diluvium : campagne en solitaire
web-game-campaign-about = Vous menez les Grecs d’île en île face à un adversaire qui répond à chacun de vos coups. Quatre scénarios sur quinze font une campagne ; ce que vous gagnez vous accompagne.
web-campaign-open = Campagne en solitaire
web-campaign-title = Campagne en solitaire
web-campaign-about = Gagnez quatre scénarios sur l’une des routes de l’archipel. Chaque victoire décide de la suite et de ce que vous emportez ; chaque défaite coûte une vie.
web-campaign-mine = Vos campagnes
web-campaign-none = Aucune encore dans ce navigateur.
web-campaign-all = Toutes les campagnes
web-campaign-new = Nouvelle campagne
web-campaign-name = Nom
web-campaign-usual-name = Campagne { $number }
web-campaign-difficulty = Difficulté
web-campaign-level-normal = Normale
web-campaign-level-normal-about = Les scénarios tels quels. Idéale pour commencer.
web-campaign-level-hard = Difficile
web-campaign-level-hard-about = Deux ressources de moins de chaque sorte et 10 or de moins dans la réserve.
web-campaign-level-extreme = Extrême
web-campaign-level-extreme-about = Comme difficile, et l’adversaire commence avec une force de 2.
web-campaign-level-divine = Châtiment divin
web-campaign-level-divine-about = Comme extrême, et une carte Ruines aide l’adversaire avant le premier tour.
web-campaign-begin = Commencer la campagne
web-campaign-single = Un seul scénario
web-campaign-single-about = N’importe quel scénario hors campagne, y compris les deux indépendants.
web-campaign-scenario = Scénario
web-campaign-with-bonuses = Avec ce qu’auraient apporté des victoires passées
web-campaign-import = Une campagne depuis un fichier
web-campaign-import-about = Une campagne enregistrée ici ou ailleurs. Chaque partie est vérifiée.
web-campaign-import-file = Choisir un fichier
web-campaign-chapter = Chapitre { $number } sur { $length } : { $scenario }
web-campaign-lives =
    { $lives ->
        [0] Plus aucune vie
        [one] Une vie
       *[other] { $lives } vies
    }
web-campaign-victories =
    { $victories ->
        [one] { $victories } victoire sur { $length }
       *[other] { $victories } victoires sur { $length }
    }
web-campaign-gold = { $gold } or
web-campaign-total = Vous rapportez { $gold } or.
web-campaign-fallen = L’empire est tombé
web-campaign-fallen-about = Il ne restait plus de vie à perdre. Depuis n’importe quel chapitre passé, vous pouvez prendre une autre route.
web-campaign-going = En cours : { $scenario }.
web-campaign-go-on = Continuer la partie
web-campaign-anew = Recommencer le chapitre
web-campaign-start = Jouer ce scénario
web-campaign-try-again = Réessayer
web-campaign-retry-about = La dernière tentative est perdue, et une vie avec elle. Le scénario peut être rejoué.
web-campaign-choose-start = Deux rivages où commencer : choisissez-en un sur la carte.
web-campaign-aztec = Section de votre colon aztèque
web-campaign-chart = Carte des scénarios. Les flèches mènent de l’un à l’autre.
web-campaign-list = La carte sous forme de liste
web-campaign-depth = Chapitre { $number }
web-campaign-place-won = gagné
web-campaign-place-open = jouable maintenant
web-campaign-place-ahead = encore possible
web-campaign-place-closed = hors d’atteinte
web-campaign-in-progress = en cours
web-campaign-lost-times =
    { $times ->
        [1] perdu une fois
       *[other] perdu { $times } fois
    }
web-campaign-road-taken = votre route
web-campaign-gives = Apporte :
web-campaign-leads-to = Mène à { $scenario }.
web-campaign-leads-home = Termine la campagne.
web-campaign-bonuses = Ce que vous emportez au prochain scénario
web-campaign-log = Journal
web-campaign-log-empty = Rien n’a encore été joué.
web-campaign-defeat = défaite
web-campaign-chapter-gold = { $gold } or pour la campagne.
web-campaign-what-came = Ce qui s’ensuivit
web-campaign-look = Voir la partie
web-campaign-fork-before = Repartir d’ici
web-campaign-fork-here = Copier cette campagne
web-campaign-fork-name = { $name } (autre route)
web-campaign-forked = Voici une nouvelle campagne ; l’autre reste telle quelle.
web-campaign-keep = Cette campagne
web-campaign-rename = Renommer
web-campaign-export = Enregistrer dans un fichier
web-campaign-link = Lien pour un autre navigateur
web-campaign-link-about = Qui ouvre ce lien possède aussi la campagne. Il ne sert qu’une fois.
web-campaign-delete = Supprimer
web-campaign-delete-how = Saisissez le nom de la campagne, « { $name } », pour la supprimer. Ses parties restent parmi vos tables.
web-campaign-to-atlas = Vers la carte de la campagne

## Options d’un seul scénario

web-option-scenario = { $value }
web-option-difficulty = { $value }
web-option-board = Plateau : { $value }
web-option-food = Nourriture au départ : { $value }
web-option-token = Un jeton de valeur 0 en moins : { $value }
web-option-card = Carte en main : { $value }
web-option-home = Tuile à la place de la cité : { $value }
web-option-aztec = Colon aztèque : { $value }
web-option-holder = Place pour { $value } ressources
web-option-warship = Navire aztèque : { $value }
web-option-allies = Alliés : { $value }
web-choice-scenario-perilous-land = { solo-scenario-perilous-land }
web-choice-scenario-whispers-from-the-east = { solo-scenario-whispers-from-the-east }
web-choice-scenario-what-killed-them = { solo-scenario-what-killed-them }
web-choice-scenario-friend-in-need = { solo-scenario-friend-in-need }
web-choice-scenario-answer-too-late = { solo-scenario-answer-too-late }
web-choice-scenario-path-of-the-lost = { solo-scenario-path-of-the-lost }
web-choice-scenario-remains-of-unrest = { solo-scenario-remains-of-unrest }
web-choice-scenario-facing-destiny = { solo-scenario-facing-destiny }
web-choice-scenario-noose-in-troubled-waters = { solo-scenario-noose-in-troubled-waters }
web-choice-scenario-assault-at-the-very-heart = { solo-scenario-assault-at-the-very-heart }
web-choice-scenario-condemned-lands = { solo-scenario-condemned-lands }
web-choice-scenario-curse-of-mu = { solo-scenario-curse-of-mu }
web-choice-scenario-flash-of-steel = { solo-scenario-flash-of-steel }
web-choice-scenario-last-bastion = { solo-scenario-last-bastion }
web-choice-scenario-hydras-ire = { solo-scenario-hydras-ire }
web-choice-scenario-between-forge-and-iron = { solo-scenario-between-forge-and-iron }
web-choice-scenario-seething-heart = { solo-scenario-seething-heart }
web-choice-difficulty-normal = { web-campaign-level-normal }
web-choice-difficulty-hard = { web-campaign-level-hard }
web-choice-difficulty-extreme = { web-campaign-level-extreme }
web-choice-difficulty-divine = { web-campaign-level-divine }
web-choice-board-a = { diluvium-board-a }
web-choice-board-warmonger = { diluvium-board-warmonger }
web-choice-board-artisan = { diluvium-board-artisan }
web-choice-board-explorer = { diluvium-board-explorer }
web-choice-board-settler = { diluvium-board-settler }
web-choice-food-no = non
web-choice-food-yes = oui
web-choice-token-no = non
web-choice-token-yes = oui
web-choice-warship-no = non
web-choice-warship-yes = oui
web-choice-card-none = aucune
web-choice-card-cornucopia = { diluvium-card-cornucopia }
web-choice-card-machines = { diluvium-card-machines }
web-choice-card-legendary = { diluvium-card-legendary }
web-choice-card-compass = { diluvium-card-compass }
web-choice-card-treasure = { diluvium-card-treasure }
web-choice-card-cannon = { diluvium-card-cannon }
web-choice-card-gate = { diluvium-card-gate }
web-choice-card-map = { diluvium-card-map }
web-choice-home-0 = aucune
web-choice-aztec-none = aucun
web-choice-aztec-explore = { diluvium-explore }
web-choice-aztec-settle = { diluvium-settle }
web-choice-aztec-produce = { diluvium-produce }
web-choice-aztec-engage = { diluvium-engage }
web-choice-allies-egyptians = { diluvium-the-egyptians }
web-choice-allies-aztecs = { diluvium-the-aztecs }

## Dans le cadre

board-solo-aims = Objectifs du scénario
board-solo-adversary-short = adversaire
board-solo-pile-about = Les jetons Combat qu’il peut piocher : leur valeur s’ajoute à sa force.
