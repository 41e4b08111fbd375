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
