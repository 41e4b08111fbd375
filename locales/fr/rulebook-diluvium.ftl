# Seaboard: the rulebook of diluvium.

rulebook-diluvium-minute-aim = Des peuples se partagent une mer. Qui a amassé le plus d’or à la fin l’emporte.
rulebook-diluvium-minute-wheel = À chaque tour, vous tournez votre barre vers l’une de quatre actions, jamais celle de votre dernier tour.
rulebook-diluvium-minute-explore = Explorer déplace votre navire d’exploration, retourne des tuiles contre de la nourriture et pose un marqueur qui rapporte de l’or.
rulebook-diluvium-minute-settle = Coloniser mène deux colons sur des tuiles portant votre marqueur ou dans votre cité ; chacun apporte une ressource ou une carte Ruines.
rulebook-diluvium-minute-produce = Produire fait rapporter à nouveau vos colons d’une tuile ; puis l’artisanat se vend contre de l’or et les armes vous renforcent.
rulebook-diluvium-minute-engage = Combattre déplace votre navire de guerre : il affronte les autres avec des armes choisies en secret, met en fuite des pièces et tue des monstres, le tout pour de l’or.
rulebook-diluvium-minute-bonus = Une section de votre plateau sans colons donne un bonus à son action : faites-les sortir.
rulebook-diluvium-minute-end = Quand un plateau de ressources est vide au début du tour du premier joueur, chacun joue encore un tour.

rulebook-diluvium-aid-actions = Les quatre actions
rulebook-diluvium-aid-actions-explore = Explorer : naviguez, explorez la tuile, gagnez l’or du marqueur.
rulebook-diluvium-aid-actions-settle = Coloniser : déplacez deux colons. Bonus : une ressource.
rulebook-diluvium-aid-actions-produce = Produire : récoltez une tuile, vendez, armez-vous. Bonus : 1 or.
rulebook-diluvium-aid-actions-engage = Combattre : naviguez, combattez, mettez en fuite, tuez. Bonus : l’or de votre marqueur.
rulebook-diluvium-aid-actions-twice = Jamais la même action deux fois de suite.
rulebook-diluvium-aid-actions-bonus = Bonus : aucun colon sur cette section au début du tour.

rulebook-diluvium-aid-ships = Navires
rulebook-diluvium-aid-ships-two = Deux tuiles.
rulebook-diluvium-aid-ships-food = Chaque nourriture : une tuile de plus.
rulebook-diluvium-aid-ships-hidden = Tuile face cachée : payez la nourriture de son dos, arrêtez-vous.
rulebook-diluvium-aid-ships-city = Par la cité d’un autre on passe, sans s’arrêter.

rulebook-diluvium-aid-fights = Combats
rulebook-diluvium-aid-fights-sealed = Les deux choisissent des armes en secret ; toutes sont dépensées.
rulebook-diluvium-aid-fights-tie = Marqueur plus armes ; l’égalité va à l’attaquant.
rulebook-diluvium-aid-fights-prize = Le vainqueur gagne de l’or selon le marqueur du perdant.
rulebook-diluvium-aid-fights-scare = Chaque navire ou colon mis en fuite : 1 or.
rulebook-diluvium-aid-fights-monster = Monstre : atteignez sa force.

rulebook-diluvium-aid-trade = Biens et fin
rulebook-diluvium-aid-trade-sell = Deux artisanats : 3 or.
rulebook-diluvium-aid-trade-arm = Deux armes : la force monte d’un.
rulebook-diluvium-aid-trade-six = Six ressources à la fin de tout tour.
rulebook-diluvium-aid-trade-last = Plateau vide au début du premier joueur : dernière manche.

rulebook-diluvium-explore = Une île est explorée
rulebook-diluvium-explore-start = Les navires grecs sont dans leur cité ; personne n’a exploré la tuile visible voisine.
rulebook-diluvium-explore-sail = La barre va sur Explorer et le navire avance d’une tuile. Deux auraient été gratuites.
rulebook-diluvium-explore-mark = Le marqueur rapporte l’or qu’il découvre, et la case d’or paie aussi.

rulebook-diluvium-land = Un colon débarque aussitôt
rulebook-diluvium-land-sail = La tuile a deux cases d’exploration libres : l’une donne de l’or, l’autre colonise.
rulebook-diluvium-land-mark = Sur la case de colonisation, le marqueur découvre aussi son or, et un colon peut venir.
rulebook-diluvium-land-place = Le colon occupe la case d’armes et rapporte aussitôt une arme.

rulebook-diluvium-hidden = Vers l’inconnu
rulebook-diluvium-hidden-start = Au tour précédent, un colon a rapporté une nourriture. Elle suffit pour une tuile de coût 1.
rulebook-diluvium-hidden-sail = La nourriture est payée, la tuile retournée, et le voyage s’arrête là.
rulebook-diluvium-hidden-mark = Qui retourne une tuile est le premier à l’explorer.

rulebook-diluvium-produce = Produire et vendre
rulebook-diluvium-produce-start = Deux colons de la cité ont rapporté un artisanat et une arme.
rulebook-diluvium-produce-produce = Produire leur fait rapporter la même chose : il y en a maintenant deux de chaque.
rulebook-diluvium-produce-sell = Deux artisanats se vendent 3 or. Deux armes pourraient encore donner de la force.

rulebook-diluvium-monster = Un monstre est tué
rulebook-diluvium-monster-start = Les Aztèques combattent avec une force de 1 et quelques armes en main.
rulebook-diluvium-monster-sail = Leur navire de guerre paie de la nourriture pour une tuile cachée et y trouve un monstre.
rulebook-diluvium-monster-slay = Seules les armes qui manquent sont dépensées. L’or du monstre est à eux.
