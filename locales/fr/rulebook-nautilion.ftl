# Seaboard: the rulebook of nautilion.

rulebook-nautilion-minute-aim = Vous gagnez en menant le Nautilion aux Abysses avec un membre d’équipage dans chacune des neuf cabines. Le Fantôme ne doit pas atteindre avant vous les Îles Bienheureuses.
rulebook-nautilion-minute-dice = À chaque tour, vous lancez trois dés et en donnez un au Phare Obscur, un au Fantôme et un à votre Nautilion.
rulebook-nautilion-minute-darkhouse = Un 3 ou un 4 sur le Phare Obscur vous coûte un jeton ; un 1 ou un 2 vous laisse en paix.
rulebook-nautilion-minute-phantom = Le Fantôme approche selon son dé, et le jeton où il s’arrête disparaît.
rulebook-nautilion-minute-nautilion = Votre Nautilion plonge selon son dé, et vous prenez le jeton où il s’arrête : pour sa cabine ou pour la réserve.
rulebook-nautilion-minute-ducts = Une cabine ne s’occupe que si un conduit la relie à une cabine occupée. Le premier membre d’équipage entre sans conduit.
rulebook-nautilion-minute-spells = Les jetons de la réserve paient les sorts : relancer, tourner un dé ou échanger deux jetons du chemin.
rulebook-nautilion-minute-end = Arriver sans équipage complet, c’est perdre ; de même si le Fantôme atteint les Îles Bienheureuses.

rulebook-nautilion-aid-turn = Votre tour
rulebook-nautilion-aid-turn-roll = Lancez trois dés.
rulebook-nautilion-aid-turn-cast = Lancez autant de sorts que vous pouvez en payer.
rulebook-nautilion-aid-turn-plan = Donnez un dé à chacun des trois.
rulebook-nautilion-aid-turn-bite = Phare Obscur 3 ou 4 : perdez un jeton.
rulebook-nautilion-aid-turn-hunt = Le Fantôme avance ; son jeton disparaît.
rulebook-nautilion-aid-turn-dive = Le Nautilion avance ; prenez son jeton.

rulebook-nautilion-aid-token = Un jeton que vous prenez
rulebook-nautilion-aid-token-cabin = Dans sa propre cabine vide …
rulebook-nautilion-aid-token-duct = … si un conduit mène à quelqu’un à bord.
rulebook-nautilion-aid-token-reserve = Sinon dans la réserve, où il paie les sorts.
rulebook-nautilion-aid-token-split = Ce que vous perdez ne peut pas diviser l’équipage.

rulebook-nautilion-aid-spells = Sorts
rulebook-nautilion-aid-spells-whirlwind = Tourbillon : relancez tous les dés.
rulebook-nautilion-aid-spells-tide = Marée : tournez un dé sur la face voulue.
rulebook-nautilion-aid-spells-translation = Translation : échangez deux jetons du chemin.

rulebook-nautilion-aid-ending = La fin
rulebook-nautilion-aid-ending-win = Abysses avec neuf à bord : victoire.
rulebook-nautilion-aid-ending-short = Abysses avec moins : défaite.
rulebook-nautilion-aid-ending-caught = Fantôme aux Îles Bienheureuses : défaite.

rulebook-nautilion-turn = Un tour entier
rulebook-nautilion-turn-dice = Les dés montrent 1, 2 et 4. À qui donner chacun ?
rulebook-nautilion-turn-plan = Le 1 laisse le Phare Obscur en paix, le Fantôme avance de deux cases et le Nautilion de quatre, sur un 4.
rulebook-nautilion-turn-place = Le premier membre d’équipage n’a pas besoin de conduit : le 4 va droit dans sa cabine.

rulebook-nautilion-bite = Le Phare Obscur prend un jeton
rulebook-nautilion-bite-dice = Avec 1, 3 et 3, le Phare Obscur ne se tait que si le Fantôme reçoit un 3.
rulebook-nautilion-bite-plan = Vous lui donnez pourtant un 3, pour ralentir le Fantôme. Un jeton doit partir.
rulebook-nautilion-bite-pay = Un jeton de la réserve paie ; votre membre d’équipage reste, et le tour continue.

rulebook-nautilion-duct = Par un conduit
rulebook-nautilion-duct-dice = La cabine 4 est occupée. Seules les cabines reliées à elle par un conduit peuvent suivre.
rulebook-nautilion-duct-land = Deux cases plus loin se trouve un 3, et un conduit relie les cabines 3 et 4.
rulebook-nautilion-duct-place = Le 3 peut donc monter à bord. D’ici partent d’autres conduits.

rulebook-nautilion-tide = Un dé est tourné
rulebook-nautilion-tide-dice = Avec 1, 2 et 2, vous n’iriez pas loin.
rulebook-nautilion-tide-tide = Une Marée artificielle change un 2 en 4. La réserve la paie.
rulebook-nautilion-tide-plan = Le 4 va au Nautilion, et les autres restent sans danger.

rulebook-nautilion-swap = Deux jetons échangent leur place
rulebook-nautilion-swap-dice = À deux cases se trouve un 7 ; vous préféreriez le 1, plus loin.
rulebook-nautilion-swap-swap = Une Translation aquatique les échange, où qu’ils soient.
rulebook-nautilion-swap-land = Maintenant un 2 suffit pour l’atteindre.
