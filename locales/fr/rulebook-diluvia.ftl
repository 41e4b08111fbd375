# Seaboard: the rulebook of diluvia.

rulebook-diluvia-minute-aim = L’eau monte dans la jungle. Qui a le plus d’animaux sur le radeau quand elle atteint la ligne sept l’emporte.
rulebook-diluvia-minute-turn = À votre tour, vous jouez deux cartes et lancez le dé une fois, ou une carte et le lancez deux fois.
rulebook-diluvia-minute-board = Un animal qui arrive sur la case du radeau monte à bord, à n’importe quelle place libre.
rulebook-diluvia-minute-die = La face Pluie avance le jeton Déluge ; quand il a fait le tour de l’indicateur, l’eau monte d’une ligne.
rulebook-diluvia-minute-rise = Le radeau monte avec l’eau ; les animaux qu’elle rattrape partent dans les Flots.
rulebook-diluvia-minute-wave = À bord, rien n’est sûr : un Tsunami décale tout le monde d’une place, et qui est au bord tombe.
rulebook-diluvia-minute-undo = Avec un Revirement, vous répondez à la carte d’un autre : la face Pluie l’annule.
rulebook-diluvia-minute-tie = À nombre égal, les plus proches de l’espace central décident.

rulebook-diluvia-aid-turn = Votre tour
rulebook-diluvia-aid-turn-ways = Deux cartes et un lancer, ou une carte et deux lancers.
rulebook-diluvia-aid-turn-die = Soleil : rien. Pluie : le jeton avance. Joker : vous décidez.
rulebook-diluvia-aid-turn-refill = Piochez jusqu’à six cartes.

rulebook-diluvia-aid-cards = Cartes
rulebook-diluvia-aid-cards-move = Déplacement : un de vos animaux va d’une case.
rulebook-diluvia-aid-cards-stampede = Bousculade : poussez un voisin d’une case et suivez-le.
rulebook-diluvia-aid-cards-maneuver = Manœuvre : le radeau va d’une case de côté.
rulebook-diluvia-aid-cards-tsunami = Tsunami : tous à bord se décalent d’une place.
rulebook-diluvia-aid-cards-tentacles = Tentacules : le radeau bondit vers une case libre.
rulebook-diluvia-aid-cards-rescue = Sauvetage : un animal des Flots revient au bord du radeau.
rulebook-diluvia-aid-cards-undo = Revirement : la Pluie annule la carte qui vient d’être jouée.

rulebook-diluvia-aid-water = L’eau
rulebook-diluvia-aid-water-meter = Jeton sur le Nuage : l’eau monte.
rulebook-diluvia-aid-water-rise = La réglette et le radeau montent d’une ligne ; les rattrapés partent dans les Flots.
rulebook-diluvia-aid-water-flood = Déluge pioché : l’eau monte, nouvelles mains pour tous.

rulebook-diluvia-aid-ending = La fin
rulebook-diluvia-aid-ending-row = L’eau sur la ligne sept.
rulebook-diluvia-aid-ending-most = Le plus d’animaux à bord.
rulebook-diluvia-aid-ending-tie = Égalité : au plus près de l’espace central.

rulebook-diluvia-board = Un animal monte à bord
rulebook-diluvia-board-start = Un capybara se tient juste à côté du radeau.
rulebook-diluvia-board-move = Déplacement le mène sur la case du radeau, et personne ne l’annule.
rulebook-diluvia-board-seat = Il prend n’importe quelle place libre : l’espace central compte le plus en cas d’égalité.

rulebook-diluvia-scoop = Le radeau vient chercher quelqu’un
rulebook-diluvia-scoop-start = Le même capybara, mais cette fois le radeau vient à lui.
rulebook-diluvia-scoop-maneuver = Une Manœuvre déplace le radeau d’une case à droite, sur l’animal.
rulebook-diluvia-scoop-seat = Il monte aussitôt, et qui agit choisit la place.

rulebook-diluvia-wave = Par-dessus bord
rulebook-diluvia-wave-seat = Cette fois, le capybara s’assoit tout au bord.
rulebook-diluvia-wave-wave = Un Tsunami vers la gauche est annoncé ; les autres peuvent répondre.
rulebook-diluvia-wave-adrift = Tous à bord se décalent d’une place à gauche, et le capybara est dans les Flots. Un Sauvetage pourrait le ramener.

rulebook-diluvia-undo = Un Revirement réussit
rulebook-diluvia-undo-move = La carte et sa cible sont annoncées ; rien ne s’est encore passé.
rulebook-diluvia-undo-answer = Les crocodiles répondent par un Revirement. Leur carte est dépensée, quoi que dise le dé.
rulebook-diluvia-undo-cloud = La Pluie : le Déplacement est annulé, et le capybara reste où il était.

rulebook-diluvia-rise = L’eau monte
rulebook-diluvia-rise-five = Cinq fois la Pluie : le jeton Déluge est sur la dernière case avant le Nuage.
rulebook-diluvia-rise-six = Une de plus : la réglette monte d’une ligne, le radeau aussi. Qui était sur la ligne 1 part dans les Flots.
