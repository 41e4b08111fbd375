# Les leçons de la campagne.

## Chapitre 1

lesson-campaign-first = La campagne en cinq minutes
lesson-campaign-first-about = Une terre périlleuse : deux victoires possibles, et un adversaire qui fait comme vous.
lesson-campaign-first-goal = Vous menez les Grecs en solitaire. Pour gagner, installez vos neuf colons sur les tuiles vertes, ou battez quatre fois le navire égyptien.
lesson-campaign-first-danger = Dans les deux cas, il faut plus d’or que les Égyptiens. Et si leur navire de guerre atteint votre cité, tout est perdu aussitôt.
lesson-campaign-first-explore = À chaque manche, les Égyptiens agissent d’abord, puis vous ; la première n’est qu’à vous. Tournez la barre vers Explorer.
lesson-campaign-first-explore-otherwise = Possible aussi, mais sans îles il n’y a rien à coloniser. Explorez d’abord.
lesson-campaign-first-sail = Allez sur la tuile visible près de votre cité. Les vertes sont cachées, plus loin, et chacune coûte de la nourriture.
lesson-campaign-first-mark = Le marqueur rapporte 1 or en quittant le plateau. Posez-le sur la pièce, 1 de plus : à la fin, il vous en faut plus qu’à eux.
lesson-campaign-first-mark-otherwise = Un colon y serait bien aussi. Cette fois, prenez la pièce : l’or décide de chaque victoire.
lesson-campaign-first-mirror = Voyez ce qu’ils ont fait : ils ont exploré aussi. Les Égyptiens répètent votre dernière action, à moins que le hasard n’en décide autrement.
lesson-campaign-first-settle = Demandez-vous donc ce qu’une action vous donne et ce qu’elle leur donnerait. Tournez maintenant la barre vers Coloniser.
lesson-campaign-first-settle-otherwise = Vos colons attendent, et rien ne marche sans eux. Choisissez Coloniser.
lesson-campaign-first-settler = Menez un colon du plateau sur la tuile explorée ou dans votre cité. Il prend aussitôt un jeton : la nourriture vous ouvrira la mer.
lesson-campaign-first-second = Et un second. Pensez à la nourriture : les tuiles vertes sont au-delà d’autres tuiles cachées.
lesson-campaign-first-yours = Ils ont colonisé aussi. Si vous produisez, seules leurs paires sur artisanat ou armes leur servent ; si vous combattez, leur navire vient. À vous !
lesson-campaign-first-end = Vos buts et leur avancée restent visibles près de la mer. Explorez, peuplez les tuiles vertes, gardez plus d’or : cette terre est à gagner.

## Chapitre 2

lesson-campaign-adversary = L’adversaire
lesson-campaign-adversary-about = Les jetons Combat, où les Égyptiens colonisent, et comment battre leur navire.
lesson-campaign-adversary-near = Le navire égyptien est près de votre île : chacun de vos Combattre l’a rapproché. Battez-le avant qu’il n’atteigne votre cité.
lesson-campaign-adversary-tokens = Leur tour commence par un jeton Combat. Sans étoile, ils répètent votre action ; avec, le hasard choisit. Trois valeurs égales : on mélange tout.
lesson-campaign-adversary-settle = Vous venez de combattre : la barre doit tourner. Choisissez Coloniser, et ils coloniseront aussi, dans l’ordre de leur colonne.
lesson-campaign-adversary-settle-otherwise = Un chemin possible. Mais voyez comment ils colonisent : choisissez Coloniser, ils vous suivront.
lesson-campaign-adversary-settlers = D’abord vos deux colons. Les cases de votre cité sont libres, et chaque jeton compte.
lesson-campaign-adversary-second = Et le second.
lesson-campaign-adversary-engage = Là où ils ont exploré, le plus haut jeton ayant de la place a décidé, puis est passé en bas. Pour le colon de trop : une pièce. À leur navire : Combattre !
lesson-campaign-adversary-engage-otherwise = Leur navire est près de votre cité. Tournez la barre vers Combattre tant que vous avez des armes.
lesson-campaign-adversary-sail = Mieux vaut attaquer qu’attendre : l’égalité est à l’attaquant. Allez vers leur navire.
lesson-campaign-adversary-sail-otherwise = De là, vous ne combattriez pas. Leur navire est sur la tuile éclairée.
lesson-campaign-adversary-commit = Leur force est 1, leur jeton Combat vaut 2 au plus : 3. Vous avez 2 : avec une arme, vous ne pouvez pas perdre.
lesson-campaign-adversary-commit-otherwise = Une arme suffit juste : sans arme vous pourriez perdre, et chaque autre serait dépensée pour rien.
lesson-campaign-adversary-home = Battu, leur navire est rentré dans sa cité, et à leur tour suivant ils n’ont pas pu combattre. C’est un des quatre combats qu’il vous faut.
lesson-campaign-adversary-yours = Ils ont pourtant plus d’or que vous, et sans plus d’or il n’y a pas de victoire. Que choisissez-vous, sachant qu’ils vous suivent ?
lesson-campaign-adversary-end = Surveillez trois choses : leurs jetons, leur colonne et la route de leur navire. Tout le reste dépend de vous.
