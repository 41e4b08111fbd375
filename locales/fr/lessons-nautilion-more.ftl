# Nautilion : les leçons qui suivent la première, sur ses sorts et ses cinq extensions.

## Les sorts

lesson-nautilion-spells = Les sorts
lesson-nautilion-spells-about = Trois sorts qui plient les dés et le chemin, et ce qu’ils coûtent.
lesson-nautilion-spells-goal = Votre réserve ne nourrit pas que le Phare Obscur : après chaque lancer, elle paie des sorts. Lancez-en autant que vous pouvez, avant de répartir les dés.
lesson-nautilion-spells-whirlwind = Vous avez 3, 4 et 4 : le Phare Obscur prendra un jeton de toute façon. Pour un jeton, le Tourbillon relance les trois dés. Lancez-le.
lesson-nautilion-spells-whirlwind-otherwise = Avec ces dés, le Phare Obscur mord à coup sûr. Essayez le sort le moins cher : le Tourbillon.
lesson-nautilion-spells-tide = Trois 1, mais le prochain jeton est un 9 et vous en avez un. Pour deux jetons, la Marée tourne un dé : changez un 1 en 2 et atteignez le 4.
lesson-nautilion-spells-tide-otherwise = Deux cases plus loin attend un 4 dont la cabine touche celle du 9. Choisissez la Marée, puis un 1, puis le 2.
lesson-nautilion-spells-plan = Le 4 est à portée. Gardez le 2 et donnez un 1 à chacun des autres.
lesson-nautilion-spells-plan-otherwise = Vous avez payé ce 2 pour atteindre le 4. Donnez-le au Nautilion.
lesson-nautilion-spells-place = La cabine du 4 touche celle du 9. Faites-le entrer.
lesson-nautilion-spells-place-otherwise = Vous avez lancé un sort pour ce 4. Il vaut mieux à bord que dans la réserve.
lesson-nautilion-spells-translation = Votre 3 mène à un 7 encore sans conduit, et juste avant attend un 8 qui convient. Pour trois jetons, la Translation en échange deux : lancez-la.
lesson-nautilion-spells-translation-otherwise = Aucun de vos dés n’atteint quelqu’un qui convient. Lancez la Translation et échangez le 7 et le 8.
lesson-nautilion-spells-swap = Choisissez l’un des deux jetons : le 7, à trois cases, ou le 8 juste avant lui.
lesson-nautilion-spells-swap-otherwise = Tout jeton pourrait être échangé, mais ici ce sont le 7 et le 8 juste avant lui qu’il faut.
lesson-nautilion-spells-with = Et maintenant l’autre. Ils pourraient aussi être loin l’un de l’autre, même derrière vous.
lesson-nautilion-spells-with-otherwise = Échangez le 7 avec son voisin, le 8 : votre 3 atteindra alors le 8.
lesson-nautilion-spells-yours = Votre 3 atteint maintenant le 8. Mais la réserve est vide : sur un 3 ou un 4, le Phare Obscur prend un membre d’équipage. À vous de choisir.
lesson-nautilion-spells-end = Un sort sauve un tour, mais chaque jeton dépensé manquera face au Phare Obscur. Qui ne convient pas regarnit la réserve. Ce voyage est à vous !

## Les Mages

lesson-nautilion-mages = Les Mages
lesson-nautilion-mages-about = Trois Mages qu’il vous faut aussi, et des partenaires qui relancent un dé.
lesson-nautilion-mages-goal = Neuf membres d’équipage ne suffisent plus : aux Abysses, il faut aussi un Mage A, un B et un C dans la cabine des mages. Ils sont parmi les jetons du chemin.
lesson-nautilion-mages-plan = Vous avez 2, 2 et 4. Quatre cases plus loin attend un Mage B : gardez le 4.
lesson-nautilion-mages-plan-otherwise = Avec un 2, vous resteriez avant le Mage B. Donnez le 4 au Nautilion.
lesson-nautilion-mages-mage = Le Mage B a son emplacement dans la cabine des mages, où il ne faut aucun conduit. Faites-le entrer.
lesson-nautilion-mages-mage-otherwise = Dans la réserve, il ne ferait que payer des sorts. Pour gagner, il vous faut un B.
lesson-nautilion-mages-again = Maintenant 1, 2 et 4. Près de chaque Mage, il y a place pour un membre d’équipage : un 4 pour B. Un 4 est à quatre cases : gardez le 4.
lesson-nautilion-mages-again-otherwise = Seul le 4 mène au partenaire du Mage B. Donnez le 1 et le 2 au Phare Obscur et au Fantôme.
lesson-nautilion-mages-partner = Le 4 pourrait monter à bord. Placez-le cette fois près du Mage B : il n’y compte pas pour l’équipage, mais tous deux font équipe.
lesson-nautilion-mages-partner-otherwise = D’autres 4 attendent plus loin pour l’équipage. Placez celui-ci près du Mage B et voyez ce que font des partenaires.
lesson-nautilion-mages-reroll = Vous avez 1, 4 et 4. Une fois par tour, les partenaires relancent un dé gratuitement : choisissez un 4.
lesson-nautilion-mages-reroll-otherwise = Laissez d’abord les partenaires aider, c’est gratuit. Le 1 est bien ainsi : relancez un 4.
lesson-nautilion-mages-yours = 1, 2 et 4 : bien mieux. Si le Phare Obscur mord, vous pouvez aussi donner un jeton de la cabine des mages. À vous de choisir.
lesson-nautilion-mages-end = Cherchez aussi un A et un C, pas seulement vos neuf. Un second Mage de la même lettre va dans la réserve. Ce voyage est à vous !

## Les Mercenaires

lesson-nautilion-mercenaries = Les Mercenaires
lesson-nautilion-mercenaries-about = Les sous-marins entrent en collision, et le mieux armé l’emporte.
lesson-nautilion-mercenaries-goal = Les sous-marins ne se croisent plus librement : la première fois, c’est la collision. Si le Fantôme a alors plus de harpons, vous perdez.
lesson-nautilion-mercenaries-count = Chaque 2, 5 ou 8 porte un harpon, un Mercenaire deux, et le plateau du Fantôme deux aussi. Pour l’instant, il en a cinq et vous quatre.
lesson-nautilion-mercenaries-plan = À trois cases attend un Mercenaire : gardez le 3. Donnez le 1 au Fantôme, qui ne doit pas encore vous rencontrer, et le 2 au Phare Obscur.
lesson-nautilion-mercenaries-plan-otherwise = Tant que vous avez moins de harpons, le Fantôme doit venir lentement : le 1 pour lui, le 2 pour le Phare Obscur, le 3 pour vous.
lesson-nautilion-mercenaries-station = Un Mercenaire occupe toute cabine vide où mène un conduit, jusqu’à la collision. Envoyez-le dans la cabine 3 : cela fait six harpons.
lesson-nautilion-mercenaries-station-otherwise = Dans la réserve, il n’a pas de harpons. Les deux cabines vides iraient ; prenez ici la 3.
lesson-nautilion-mercenaries-ram = Six contre cinq : place à la collision ! Mais sur un 1 ou un 3, le Fantôme prendrait un 8 et vous égalerait. Donnez-lui le 2 et gardez le 3.
lesson-nautilion-mercenaries-ram-otherwise = Seul le 2 arrête le Fantôme sur le 3, qui n’a pas de harpon. Gardez le 3 : il vous met face à face.
lesson-nautilion-mercenaries-take = Vous l’emportez ! Les Mercenaires à bord s’en vont. Mieux armé, vous reprenez un jeton de la défausse, qui peut même monter à bord : prenez le 3.
lesson-nautilion-mercenaries-take-otherwise = Prenez quelqu’un qui vous manque et dont la cabine touche votre équipage : le 3.
lesson-nautilion-mercenaries-place = Faites entrer le 3 là où était le Mercenaire. Il ne manque alors que le 5 et le 7.
lesson-nautilion-mercenaries-place-otherwise = À bord, il compte parmi les neuf ; dans la réserve, jamais. Faites-le entrer.
lesson-nautilion-mercenaries-yours = Désormais, on se croise librement. Un Mercenaire où vous vous arrêtez va dans la réserve ; où s’arrête le Fantôme, il coûte un jeton. À vous !
lesson-nautilion-mercenaries-end = Armez-vous avant la rencontre et comptez ce que le Fantôme peut prendre en route. Ce voyage est à vous : allez chercher le 5 et le 7 !

## Les Écueils

lesson-nautilion-reefs = Les Écueils
lesson-nautilion-reefs-about = Les Écueils peuvent vous retenir un tour, et vous dédommagent.
lesson-nautilion-reefs-goal = Toutes les trois positions du chemin, un Écueil porte un 3, un 6 ou un 9. Arrêtez-vous à côté, et il peut vous retenir au tour suivant.
lesson-nautilion-reefs-plan = Vous avez 1, 1 et 4. Le 4 mène à un Écueil 3, mais un 3 est à bord, et cela aide : gardez le 4.
lesson-nautilion-reefs-plan-otherwise = Un 1 mène aussi à un Écueil, un 9, et vous n’avez pas de 9 pour aider. Donnez le 4 au Nautilion.
lesson-nautilion-reefs-free = Un dé a été lancé pour l’Écueil : un 2, et un de plus grâce au 3 à bord. À partir de 3, vous êtes libre et l’Écueil va dans votre réserve.
lesson-nautilion-reefs-next = Vous avez 2, 2 et 3. À trois cases attend un 2 qui vous sert, encore près d’un Écueil 3. Osez : gardez le 3.
lesson-nautilion-reefs-next-otherwise = Un 2 mène à un 6 encore sans conduit. Le jeton près de l’Écueil vaut le risque : gardez le 3.
lesson-nautilion-reefs-place = Le jeton est à vous, quoi que fasse l’Écueil. Faites entrer le 2 à côté du 3.
lesson-nautilion-reefs-place-otherwise = Sa cabine touche celle du 3. Il vaut mieux à bord que dans la réserve.
lesson-nautilion-reefs-held = Un 1 cette fois : même aidé, cela ne fait que 2, et l’Écueil vous retient. Il n’y a que deux dés : le 2 au Phare Obscur, le 1 au Fantôme.
lesson-nautilion-reefs-held-otherwise = Les deux dés laissent dormir le Phare Obscur. Qu’il ait donc le 2, et le Fantôme le 1, plus lent.
lesson-nautilion-reefs-yours = Vous n’avez pas bougé, mais cet Écueil aussi est dans votre réserve et paie comme tout jeton. Maintenant 2, 4 et 4 : à vous de choisir.
lesson-nautilion-reefs-end = Arrêtez-vous près des Écueils dont le numéro est à bord, et voyez lesquels le Fantôme dégage. Ce voyage est à vous !

## Le Phare Obscur

lesson-nautilion-machinations = Les manigances du Phare Obscur
lesson-nautilion-machinations-about = Cinq cartes qui changent les règles tour après tour, et que vous voyez venir.
lesson-nautilion-machinations-goal = Le Phare Obscur parcourt désormais cinq cartes, une par tour, encore et encore. Sa carte change les règles de ce tour.
lesson-nautilion-machinations-plan = La première carte pose les dés sur 2, 3 et 4. Seul le 2 laisse dormir le Phare Obscur : donnez-le-lui, le 3 au Fantôme, et gardez le 4.
lesson-nautilion-machinations-plan-otherwise = Un 3 ou un 4 coûte un jeton, quelle que soit la carte. Donc le 2 au Phare Obscur, le 3 au Fantôme et le 4 pour vous.
lesson-nautilion-machinations-place = Un 1, et le premier à bord n’a besoin d’aucun conduit. Faites-le entrer.
lesson-nautilion-machinations-place-otherwise = Le premier membre d’équipage est mieux à bord.
lesson-nautilion-machinations-toll = Le Phare Obscur est passé à un péage : un jeton est perdu aussitôt. Donnez-en un de la réserve, votre 1 se remplace moins bien.
lesson-nautilion-machinations-toll-otherwise = Il n’y aurait alors plus personne à bord. Payez le péage avec la réserve.
lesson-nautilion-machinations-again = Pour le reste, le tour est comme toujours. Vous avez 1, 1 et 2 : à deux cases attend un 2 qui touche votre 1. Gardez le 2.
lesson-nautilion-machinations-again-otherwise = Avec un 1, vous prendriez un 4 encore sans conduit. Donnez le 2 au Nautilion.
lesson-nautilion-machinations-join = Faites entrer le 2 à côté du 1.
lesson-nautilion-machinations-join-otherwise = Un 2 qui convient vaut mieux à bord que dans la réserve.
lesson-nautilion-machinations-blue = La troisième carte est bleue, donc aimable : un Tourbillon est gratuit ce tour-ci. Vous avez 1, 3 et 4 : relancez sans rien payer.
lesson-nautilion-machinations-blue-otherwise = Profitez d’abord du cadeau de la carte : le Tourbillon ne coûte rien maintenant.
lesson-nautilion-machinations-yours = 1, 1 et 4 : mieux. Sur la carte suivante, une morsure coûte deux jetons : prévoyez-le dans votre Plan. À vous de choisir.
lesson-nautilion-machinations-end = La rangée est visible : gardez jetons et sorts pour une mauvaise carte. Chaque carte dit ce qu’elle fait. Ce voyage est à vous !

## Les Actions Héroïques

lesson-nautilion-heroics = Les Actions Héroïques
lesson-nautilion-heroics-about = Des cartes puissantes qui coûtent de l’équipage et doivent partir avant les Abysses.
lesson-nautilion-heroics-goal = Trois Actions Héroïques sont visibles. Chacune sert une fois, et vous ne gagnez que si aucune ne reste en arrivant aux Abysses : il faut les jouer.
lesson-nautilion-heroics-price = Chacune coûte un membre d’équipage, et ceux qui restent doivent être reliés. Le 8 ne peut donc pas partir : aucun conduit ne joint le 7 et le 9.
lesson-nautilion-heroics-play = Vous avez trois 4. Jouez la carte qui pose les dés à votre guise et payez avec le 9 : un autre 9 attend quatre cases plus loin.
lesson-nautilion-heroics-play-otherwise = Jouez la carte qui pose les dés à votre guise et payez avec le 9 : vous le retrouvez ce tour même.
lesson-nautilion-heroics-set = Posez maintenant les dés sur 1, 1 et 4.
lesson-nautilion-heroics-set-otherwise = Deux 1 ralentissent les autres, et le 4 vous mène au 9.
lesson-nautilion-heroics-plan = Le 4 est pour vous, et chacun des autres reçoit un 1.
lesson-nautilion-heroics-plan-otherwise = Il vous faut le 4 pour atteindre le 9.
lesson-nautilion-heroics-place = Revoici le 9. Faites-le entrer : une carte de moins, et personne ne manque.
lesson-nautilion-heroics-place-otherwise = Vous avez payé avec le 9 : prenez donc celui-ci à bord.
lesson-nautilion-heroics-still = Vous avez 1, 1 et 4, et le prochain jeton est un 7. Jouez la carte qui immobilise le Fantôme et payez avec votre 7.
lesson-nautilion-heroics-still-otherwise = Jouez la carte qui immobilise le Fantôme et payez avec le 7 : le suivant est juste devant vous.
lesson-nautilion-heroics-big = Le Fantôme ne bougera pas ce tour-ci : il reçoit le 4, vous et le Phare Obscur un 1 chacun.
lesson-nautilion-heroics-big-otherwise = Un 4 réveillerait le Phare Obscur ou vous ferait dépasser le 7. Le Fantôme est immobile : donnez-lui le 4.
lesson-nautilion-heroics-back = Deux cartes sont jouées et l’équipage n’a pas diminué. Où va ce 7 ? À vous de choisir.
lesson-nautilion-heroics-end = Il reste une carte, et Remplacer en révèle toujours une autre. Payez avec qui revient plus loin, et n’ayez plus de carte aux Abysses. Ce voyage est à vous !
