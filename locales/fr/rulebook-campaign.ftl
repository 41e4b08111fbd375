# Seaboard: the rulebook of campaign.

rulebook-campaign-minute-aim = Vous menez les Grecs selon les règles de Diluvium, face à un adversaire qui suit ses propres règles.
rulebook-campaign-minute-win = Un scénario se gagne en remplissant une de ses conditions de victoire et en ayant plus d’or que l’adversaire.
rulebook-campaign-minute-copy = À chaque manche, il agit avant vous et répète votre dernière action : votre choix sera donc aussi le sien.
rulebook-campaign-minute-symbol = Parfois, le symbole d’un jeton Combat lui fait faire autre chose, au hasard.
rulebook-campaign-minute-march = Quand il combat, son navire de guerre fait route vers votre cité. S’il y arrive, vous avez perdu.
rulebook-campaign-minute-fight = Dans un combat, vous choisissez d’abord vos armes ; puis un jeton Combat de 0 à 2 s’ajoute à sa force.
rulebook-campaign-minute-end = Un plateau de ressources vide, ou plus d’or en réserve, et la manche est la dernière.
rulebook-campaign-minute-campaign = Ce que donne une victoire vous reste pour les scénarios suivants ; quatre victoires gagnent la campagne.

rulebook-campaign-aid-round = Une manche
rulebook-campaign-aid-round-first = L’adversaire, puis vous ; à la première manche, vous seulement.
rulebook-campaign-aid-round-token = Jeton Combat sans symbole : votre dernière action.
rulebook-campaign-aid-round-random = Avec symbole : nourriture explore, ruines colonisent, artisanat produit, armes combattent.

rulebook-campaign-aid-it = Ce qu’il fait
rulebook-campaign-aid-it-explore = Explore la tuile inexplorée la plus proche.
rulebook-campaign-aid-it-settle = Colonise selon le jeton Colonisation le plus haut.
rulebook-campaign-aid-it-produce = Produit : 3 or pour deux sur l’artisanat, de la force pour deux sur les armes.
rulebook-campaign-aid-it-engage = Combat : vers votre cité par le plus court chemin.
rulebook-campaign-aid-it-range = Portée : une tuile par colon sur nourriture, au moins une.

rulebook-campaign-aid-battle = Combat
rulebook-campaign-aid-battle-weapons = Vous engagez d’abord des armes.
rulebook-campaign-aid-battle-added = Son jeton s’ajoute à sa force.
rulebook-campaign-aid-battle-tie = L’attaquant gagne à égalité.
rulebook-campaign-aid-battle-zero = Un 0 le renforce ensuite.

rulebook-campaign-aid-ending = La fin
rulebook-campaign-aid-ending-city = Son navire dans votre cité : défaite immédiate.
rulebook-campaign-aid-ending-empty = Plateau ou réserve d’or vide : dernière manche.
rulebook-campaign-aid-ending-gold = Condition remplie et plus d’or : victoire.

rulebook-campaign-copy = Il fait ce que vous avez fait
rulebook-campaign-copy-yours = À la première manche, vous seul agissez : vous explorez la tuile voisine de votre cité.
rulebook-campaign-copy-token = Le jeton Combat n’a pas de symbole : l’adversaire explore aussi. Deux tuiles sont aussi proches.
rulebook-campaign-copy-course = L’astrolabe décide entre elles.

rulebook-campaign-random = Une action aléatoire
rulebook-campaign-random-symbol = Un symbole sur le jeton : il ne vous copiera pas cette fois.
rulebook-campaign-random-column = Les jetons Colonisation sont mélangés. Armes en haut : Combattre, et son navire de guerre quitte le port.

rulebook-campaign-march = Son navire approche
rulebook-campaign-march-yours = Vous combattez, mais votre navire de guerre reste au port.
rulebook-campaign-march-sail = Il combat donc aussi : une tuile pour son colon sur nourriture, par le plus court chemin vers votre cité.

rulebook-campaign-produce = Pas de paire, pas d’or
rulebook-campaign-produce-yours = Vous produisez sans aucun colon posé : un tour perdu pour vous …
rulebook-campaign-produce-it = … et pour l’adversaire, qui n’a pas deux colons sur artisanat ni sur armes.

rulebook-campaign-battle = Un combat
rulebook-campaign-battle-meet = Son navire a rejoint le vôtre. Vous choisissez vos armes avant que son jeton soit révélé.
rulebook-campaign-battle-commit = Une arme est engagée, et dépensée quoi qu’il arrive.
rulebook-campaign-battle-token = Son jeton ajoute 2 à sa force. Attaquant, il gagnerait aussi à égalité.
