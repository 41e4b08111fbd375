# `seaboard strength` : combien de parties de Nautilion les bots gagnent.

cli-help-strength = Faire jouer Nautilion aux bots avec chaque sous-marin et chaque extension, et dire combien de parties ils gagnent.
cli-help-odds = Faire jouer le bot rapide à Nautilion avec chaque combinaison d’options et noter combien de fois il gagne.
cli-opt-to = Écrire les chiffres dans ce fichier.
cli-opt-player = Un bot qui joue ; peut être donné plusieurs fois.
cli-opt-setting = Un sous-marin ou une extension ; peut être donné plusieurs fois. Sans cette option, tous.

strength-playing = En jeu
odds-measuring = Combinaisons
odds-written = { $file } : { $count } combinaisons.
strength-title = La force des bots à Nautilion
strength-legend = Parties gagnées, avec intervalles à 95 % ; le repère est à la moitié
strength-how = Un joueur, { $reserve } jetons de réserve. Les extensions sont jouées avec le sous-marin A1 : Mercenaires contre deux harpons, Phare Obscur en Normal, Actions Héroïques avec trois cartes ; « toutes ensemble » a les cinq. « random » répond au hasard, « greedy » regarde un tour en avant et pèse chaque sort et chaque jet par énumération exacte, « search » poursuit de nombreuses fois jusqu’à la fin de la partie les meilleures réponses de « greedy » et garde chaque fois la meilleure moitié.
strength-limits = Ce qui empêche « search » de gagner davantage
strength-limit-1 = Ses essais sont continués par le bot « greedy », qui gagne bien moins de parties que lui (voir le tableau) : une réponse dont le mérite n’apparaît qu’en jouant mieux ensuite est sous-estimée. Là où « greedy » gagne rarement, comme avec toutes les extensions ensemble, presque tous les essais sont perdus et disent peu.
strength-limit-2 = Une décision a 2 000 essais, 1 000 avec des extensions : les réponses qui diffèrent d’un ou deux points de victoire sont départagées par le hasard. Plus d’essais n’aident guère à eux seuls : avant le dernier réglage des poids, 1 000 essais ont gagné 92 parties sur 100 avec A1, et 4 000 en ont gagné 22 sur 27.
strength-limit-3 = Certaines parties ne peuvent pas être gagnées : les dés peuvent ramener le Fantôme avant, ou le chemin apporter trop tôt les derniers exemplaires d’un numéro. Combien, nul ne le sait ; le jeu exact n’est calculé que quand il reste peu de jetons. Avec les extensions, la mesure d’une position est grossière : elle ne pèse pas les cartes où le Phare Obscur arrive ensuite.

strength-column-setting = Partie
strength-column-bot = Bot
strength-column-games = Parties
strength-column-won = Gagnées
strength-column-interval = 95 %
strength-column-lost = Perdues
strength-setting-a1 = Sous-marin A1
strength-setting-a2 = Sous-marin A2
strength-setting-b1 = Sous-marin B1
strength-setting-b2 = Sous-marin B2
strength-setting-c1 = Sous-marin C1
strength-setting-c2 = Sous-marin C2
strength-setting-mages = Mages
strength-setting-mercenaries = Mercenaires
strength-setting-reefs = Écueils
strength-setting-machinations = Phare Obscur
strength-setting-heroics = Actions Héroïques
strength-setting-together = Toutes ensemble
strength-loss-phantom-arrived = le Fantôme d’abord
strength-loss-crew-incomplete = équipage incomplet
strength-loss-mages-missing = Mages manquants
strength-loss-heroics-left = cartes restantes
strength-loss-harpooned = harponné
