# `seaboard levels` : comment les niveaux des bots s’échelonnent.

cli-help-levels = Oppose chaque niveau de bots au niveau inférieur à toutes les tables et dit combien de fois chacun gagne seul.
cli-opt-of = Un jeu ; peut être donné plusieurs fois. Sans elle, tous.

levels-playing = Parties
levels-title = Comment les niveaux des bots s’échelonnent
levels-legend = Parties gagnées contre le niveau inférieur, comme à deux, ou seul ; avec intervalles à 95 % ; le repère est à la moitié
levels-how = Un bot d’un niveau, ou toute une équipe, affronte des bots du niveau inférieur à chaque place tour à tour. Une victoire partagée compte en parts. Dans Nautilion et la campagne, chaque niveau joue seul, ou aux deux places, et l’on dit combien de fois il gagne.
levels-aim = « Comme à deux » est ce que serait cette part contre un seul rival si les victoires allaient selon la force : qui est r fois plus fort que chacun des autres gagne r parts sur r + les autres. Le but est de { $low } à { $high } ; « proche » veut dire que l’intervalle l’atteint.
levels-habits = Ce qui distingue les niveaux
levels-habits-about = Chaque niveau reçoit ce que verrait une personne à sa place, et rien d’autre. Le capitaine réfléchit à la suite à chaque décision, en moins d’une seconde. Le second le fait parfois, ou prend ce qui paraît le meilleur pour le tour. Le matelot juge mal ce que valent les réponses. Le mousse fait des erreurs de débutant : il se jette sur ce qui brille, ne voit ni dangers ni cartes et oublie que la fin approche. Les nombres sont dans `src/seaboard/bots/levels/habits.toml`.
levels-more = Dans Diluvia, Nautilion et la campagne, le capitaine est le bot « search » et le second répond à peu près comme « greedy » : ce qu’ils gagnent l’un contre l’autre, ou seuls, sur plus de parties est dans [balance-diluvia.md](balance-diluvia.md), [strength-nautilion.md](strength-nautilion.md) et [survey-campaign.md](survey-campaign.md).
levels-name-novice = Mousse
levels-name-sailor = Matelot
levels-name-mate = Second
levels-name-captain = Capitaine
levels-column-table = Table
levels-column-levels = Niveau
levels-column-games = Parties
levels-column-won = Gagnées
levels-column-interval = 95 %
levels-column-luck = Hasard
levels-column-two = Comme à deux
levels-column-two-interval = 95 %
levels-column-aim = But
levels-aim-met = atteint
levels-aim-close = proche
levels-aim-missed = manqué
