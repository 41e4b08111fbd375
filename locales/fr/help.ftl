# L’aide de la question : ce qu’on peut faire maintenant, et pourquoi.

help-question = Que puis-je faire maintenant, et pourquoi ?
help-question-key = Que puis-je faire maintenant, et pourquoi
help-can = Vous pouvez
help-kinds =
    { $count ->
        [1] { $first }
       *[other] { $count } façons : { $first }…
    }
help-because = Parce que
help-cannot = Impossible maintenant

help-nautilion-ask-start = Qui commence lance et décide en premier ; sur la partie, cela s’équilibre. Mettez-vous d’accord et partez.
help-nautilion-ask-plan = Regardez d’abord le dé du Phare Obscur : un 3 ou un 4 vous coûte un jeton. Puis quel jeton votre Nautilion atteindrait, et combien le Fantôme s’approche des Îles Bienheureuses.
help-nautilion-ask-swap = Pensez au jeton qui vous manque : amenez-le là où un de vos dés peut l’atteindre, ou ôtez-le du chemin du Fantôme.
help-nautilion-ask-with = Les deux jetons échangent leurs places : choisissez celle où le premier vous aide le plus.
help-nautilion-ask-discard = Cédez ce qui se remplace : un jeton de la réserve coûte moins qu’un membre d’équipage, surtout s’il en reste sur le parcours.
help-nautilion-ask-landing = Ce sont les cabines pleines qui font gagner ; la réserve paie les sorts. Si un conduit mène à sa cabine, réfléchissez avant de mettre le jeton de côté.
help-nautilion-ask-lose = Perdez d’abord ce qui se retrouve le plus aisément : voyez ce qui reste sur le parcours devant vous.
help-nautilion-ask-spend = Ce que vous payez quitte la réserve pour de bon : gardez les jetons dont la cabine est encore vide.
help-nautilion-ask-take = Cherchez un membre d’équipage dont la cabine est vide, ou qui n’est plus sur le parcours.
help-nautilion-ask-keep = Comptez les deux groupes : gardez en général le plus nombreux, ou celui des membres les plus rares.
help-nautilion-ask-unseat = Choisissez quelqu’un que vous pourrez reprendre bientôt, et dont la cabine ne relie pas les autres.
help-nautilion-ask-insert = Placez le jeton là où passera votre Nautilion, et non le Fantôme.
help-nautilion-ask-recover = Reprenez ce qui vous sert : quelqu’un pour une cabine vide, ou un jeton qui paie un sort.
help-nautilion-ask-banish = Choisissez la carte que vous auriez le plus de mal à accomplir.
help-nautilion-ask-set = Toutes les faces sont à vous : une petite pour le Fantôme, ni 3 ni 4 pour le Phare Obscur, et le nombre qui mène au jeton voulu.
help-nautilion-ask-crew-back = Qui revient devrait remplir une cabine vide ; laissez si personne n’aide.
help-nautilion-ask-trade = Placez d’abord ceux dont la cabine est vide ; ce que vous laissez reste dans la défausse.
help-diluvium-ask-board = Chaque plateau excelle en une chose. Choisissez celui dont vous ferez le plus souvent l’action.
help-diluvium-ask-wheel = Voyez ce que chaque action donnerait maintenant : c’est écrit sur votre plateau. On ne peut faire deux fois de suite la même : pensez au tour suivant.
help-diluvium-ask-end = Ce que vous voulez faire d’une carte, faites-le maintenant ou gardez-la pour plus tard. Sinon, terminez le tour.
help-diluvium-ask-sail = Deux tuiles sont gratuites, chaque autre coûte une nourriture ; une tuile cachée coûte aussi celle de son dos et finit le voyage. Voyez où vous installer ensuite.
help-diluvium-ask-sail-to-war = Cherchez un navire de guerre que vous pouvez battre, des colons sans protection, ou un lieu à garder. Rester est permis aussi.
help-diluvium-ask-mark = Ce que montre l’espace est à vous aussitôt : comparez ce que donnent ceux qui sont libres.
help-diluvium-ask-take = Quand une section de votre plateau n’a plus de colons, son action a son bonus ; un colon en mer peut récolter encore sur une autre île.
help-diluvium-ask-place = Chaque espace donne ce qu’il montre : nourriture pour naviguer, artisanat à vendre, armes pour combattre, ruines pour une carte.
help-diluvium-ask-gain = Prenez ce qu’il faut à votre prochaine action ; un plateau presque vide rapproche la fin.
help-diluvium-ask-produce = Choisissez la tuile où le plus de vos colons se tiennent sur ce qu’il vous faut.
help-diluvium-ask-trade = L’artisanat devient de l’or, les armes de la force. L’or gagne la partie ; la force le protège.
help-diluvium-ask-commit = Comparez d’abord les deux forces. Ce que vous engagez est dépensé, quel que soit le vainqueur : assez pour gagner, ou rien.
help-diluvium-ask-flee = En ville, il récolte aussitôt ; sur le plateau, il remplit de nouveau une section, dont l’action peut perdre son bonus.
help-diluvium-ask-monster = Votre force et vos armes suffisent, et seules les armes manquantes sont dépensées. Laissez-le si vous en avez besoin ailleurs.
help-diluvium-ask-discard = Gardez ce que dépensera votre prochaine action.
help-solo-ask-commit = À côté de chaque nombre figure combien de fois il gagne. Les armes sont dépensées dans tous les cas.
help-solo-ask-settle-for-it = Ces tuiles se valent pour eux, c’est donc à vous de choisir : envoyez-les où ils vous gênent le moins.
help-solo-ask-title = Chaque titre donne autre chose pour la suite de la campagne et ouvre une autre voie. Ouvrez les objectifs pour le lire.
help-solo-ask-offer = Rien ne vous y oblige. Voyez si cela rapproche d’un objectif, et si vous pouvez en payer le prix.
help-solo-ask-escort = Le navire de guerre aztèque ajoute à la force du vôtre tant qu’ils sont ensemble.
help-solo-ask-past-outpost = L’avant-poste que vous passez est retourné : choisissez celui dont vous voulez connaître la force.
help-solo-ask-home = Pour la suite de la campagne, vos navires y reviennent : les espaces utiles d’emblée valent le plus.
help-solo-ask-replace = L’un doit partir : choisissez celui qui vous manquera le moins.
help-solo-ask-back = Il remplit de nouveau une section, et cette action peut perdre son bonus : choisissez celle dont vous avez le moins besoin.
help-solo-ask-refuge = Ils sont aussi proches : envoyez le navire de guerre où vous pouvez l’atteindre, ou là où il ne nuit pas.
help-solo-ask-moor = Mouillez là où commence votre prochain voyage.
help-solo-ask-lift = Rendez la carte qui vous servirait le moins.
help-solo-ask-pool = L’or de la réserve retarde la fin ; l’or en main y est compté.
help-solo-ask-devour = Elle en prend un de toute façon : choisissez le lieu où vous pouvez vous en passer.
help-diluvia-ask-play = Voyez ce que l’eau emporterait : c’est marqué en rouge. Puis rapprochez vos animaux du radeau, ou éloignez ceux des autres.
help-diluvia-ask-play-or-roll = Une seconde carte agit tout de suite ; sans elle, le dé est lancé deux fois, et les nuages rapprochent l’eau.
help-diluvia-ask-undo = Cela vaut-il une carte ? Elle peut échouer, et nul ne sait que vous en tenez une tant que vous ne l’utilisez pas.
help-diluvia-ask-seat = À égalité, gagne qui est le plus près de l’espace central ; une place au bord est la première perdue.
help-diluvia-ask-joker = Vous décidez si l’eau se rapproche. Voyez quels animaux elle prendrait d’abord.
help-solo-ask-offer-path-of-the-lost = { help-solo-ask-offer }
help-solo-ask-offer-remains-of-unrest = { help-solo-ask-offer }
help-solo-ask-offer-assault-at-the-very-heart = { help-solo-ask-offer }
help-solo-ask-offer-curse-of-mu = { help-solo-ask-offer }
help-solo-ask-offer-flash-of-steel = { help-solo-ask-offer }
help-solo-ask-offer-seething-heart = { help-solo-ask-offer }
