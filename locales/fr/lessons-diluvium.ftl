# Les leçons de Diluvium.

## Chapitre 1

lesson-diluvium-first = Diluvium en cinq minutes
lesson-diluvium-first-about = Le but, la barre et ses quatre actions : explorer, coloniser, produire, combattre.
lesson-diluvium-first-goal = Le déluge a laissé des îles que deux peuples convoitent. Vous menez les Grecs : qui a réuni le plus d’or à la fin gagne.
lesson-diluvium-first-explore = À chaque tour, vous tournez la barre vers une des quatre actions. On ne connaît encore rien au large : commencez par Explorer.
lesson-diluvium-first-explore-otherwise = Les quatre sont possibles, mais il vous faut d’abord des îles. Tournez la barre vers Explorer.
lesson-diluvium-first-sail = Votre navire d’exploration avance de deux tuiles au plus. Allez sur la tuile visible près de votre cité ; une tuile cachée coûte de la nourriture.
lesson-diluvium-first-mark = Votre marqueur rapporte 1 or en quittant le plateau, et sa case a un effet. Prenez celle à la pièce : 1 or de plus.
lesson-diluvium-first-mark-otherwise = Cette case envoie aussitôt un colon : une bonne idée, une autre fois. Prenez la pièce.
lesson-diluvium-first-settle = Deux or ! La tuile porte votre marqueur : les vôtres peuvent y vivre. Tournez la barre vers Coloniser ; elle ne reste jamais en place.
lesson-diluvium-first-settle-otherwise = Sans colons, il y a peu à produire et rien pour combattre. Colonisez d’abord.
lesson-diluvium-first-settler = Coloniser déplace deux colons. Prenez-en un dans la section Produire et posez-le sur l’artisanat de votre tuile : il rapporte un jeton.
lesson-diluvium-first-second = Un second, encore sur l’artisanat si vous voulez. Une section sans colons donnera un bonus : pour Produire, 1 or de plus.
lesson-diluvium-first-produce = Vos voisins ont joué aussi. Vos colons peuvent travailler : tournez la barre vers Produire.
lesson-diluvium-first-produce-otherwise = Une bonne action aussi, mais vos colons sont prêts : Produire les fait travailler.
lesson-diluvium-first-sell = Une de vos tuiles donne un jeton par colon à vous. Deux artisanats valent 3 or, deux armes de la force : vendez ce que vous pouvez.
lesson-diluvium-first-engage = Vendez encore si possible. Combattre, la quatrième action, envoie votre navire chasser rivaux et monstres. Essayez-la, ou faites à votre guise.
lesson-diluvium-first-end = Vous connaissez les quatre actions. Quand un plateau de ressources est vide, la dernière manche vient : ayez alors plus d’or que votre rival !

## Chapitre 2

lesson-diluvium-battle = Le combat
lesson-diluvium-battle-about = Navires de guerre, armes en secret, colons en fuite, monstres, et comment gagner en force.
lesson-diluvium-battle-enemy = Un navire de guerre aztèque garde cette tuile, avec leur navire d’exploration et un colon ; un monstre y vit. Tout cela peut devenir votre or.
lesson-diluvium-battle-strength = Vous avez une force de 2 et trois armes ; ils ont une force de 1. Au combat, chacun ajoute en secret autant d’armes qu’il veut.
lesson-diluvium-battle-engage = Aucun colon n’est sur votre section Combattre : une victoire donnera un bonus. Tournez la barre vers Combattre.
lesson-diluvium-battle-engage-otherwise = Cela peut attendre : les Aztèques ne resteront pas toujours devant votre proue. Choisissez Combattre.
lesson-diluvium-battle-sail = Votre navire avance de deux tuiles, d’une de plus par nourriture. Allez vers le leur : qui s’arrête auprès d’un navire ennemi doit combattre.
lesson-diluvium-battle-sail-otherwise = Il n’y a personne à combattre là. La tuile de leur navire est éclairée.
lesson-diluvium-battle-commit = Ils ont deux jetons : au plus 1 + 2 = 3. Avec une arme, vous avez 3 aussi, et l’égalité est à l’attaquant. Engagez-en une.
lesson-diluvium-battle-commit-otherwise = Aucune serait peut-être trop peu, plus d’une serait du gaspillage : les armes engagées sont perdues. Une suffit.
lesson-diluvium-battle-won = Gagné ! Leur navire de guerre rentre, vous recevez de l’or. L’autre navire et le colon fuient, 1 or pour chacun, et le bonus s’y ajoute.
lesson-diluvium-battle-slay = Au monstre : sa force est 3, la vôtre 2. L’arme qui manque est dépensée, et son or est à vous. Combattez-le !
lesson-diluvium-battle-slay-otherwise = Vous pourriez le laisser, mais vous avez l’arme et pas de meilleure cible. Combattez le monstre.
lesson-diluvium-battle-produce = Vaincu ! Pour gagner de la force durable, il faut des armes et l’action Produire. Tournez la barre vers elle.
lesson-diluvium-battle-produce-otherwise = Forgez d’abord d’autres armes : tournez la barre vers Produire.
lesson-diluvium-battle-arm = Faites travailler la tuile où vos colons forgent des armes. Deux armes ajoutent 1 à votre force, et votre bonus vaudra davantage.
lesson-diluvium-battle-end = Voilà la guerre en mer. Regardez ce que les autres détiennent avant d’attaquer, et gardez une arme pour qui vous attaque.

## Chapitre 3

lesson-diluvium-ruins = Les ruines
lesson-diluvium-ruins-about = Des colons qui fouillent, et les cartes qu’ils trouvent.
lesson-diluvium-ruins-island = Vous avez exploré cette tuile. Une de ses cases est parmi des ruines : qui la colonise trouve une carte d’un monde englouti.
lesson-diluvium-ruins-settle = Envoyez quelqu’un fouiller : tournez la barre vers Coloniser.
lesson-diluvium-ruins-settle-otherwise = Les ruines attendent, et seul un colon peut les fouiller : choisissez Coloniser.
lesson-diluvium-ruins-take = Prenez un colon dans la section Coloniser de votre plateau. Une fois cette section vide, Coloniser vous donnera chaque fois un jeton de plus.
lesson-diluvium-ruins-take-otherwise = Celui-ci pourrait aussi partir, mais vider la section Coloniser paie plus tôt. Prenez-en un là.
lesson-diluvium-ruins-place = Posez-le maintenant sur les ruines. Il ne prend pas de jeton : il pioche une carte.
lesson-diluvium-ruins-place-otherwise = Là, il rapporterait un jeton. Cette fois, choisissez les ruines de la tuile éclairée.
lesson-diluvium-ruins-other = Vous avez trouvé une carte que personne d’autre ne voit. Coloniser déplace deux colons : posez le second où vous voulez.
lesson-diluvium-ruins-card = Les cartes se jouent à votre tour, avant ou après l’action, autant que vous voulez. Vous pouvez aussi les garder, sans limite.
lesson-diluvium-ruins-play = La vôtre est le Trésor de Mu : 2 or. Rien ne sert d’attendre, jouez-la.
lesson-diluvium-ruins-play-otherwise = Vous pouvez la garder, mais l’or ne mûrit pas en main. Jouez la carte.
lesson-diluvium-ruins-kinds = Il y a huit cartes différentes, deux de chaque. Trois donnent des jetons, les autres de l’or, de la force, un plus long voyage, un colon ou un marqueur.
lesson-diluvium-ruins-again = Un colon dans les ruines ne produit rien et ne fouille à nouveau que dans d’autres ruines. Continuez à votre guise : tournez la barre.
lesson-diluvium-ruins-end = Beaucoup de ruines sont sur des tuiles qui coûtent deux nourritures, et un monstre en garde certaines. Bonnes fouilles !

## Chapitre 4

lesson-diluvium-other-boards = Les autres plateaux
lesson-diluvium-other-boards-about = Les faces B : quatre plateaux, quatre talents.
lesson-diluvium-other-boards-four = Votre plateau d’action a une autre face. Ici, chacun en joue une différente, et vous choisissez avant votre rival.
lesson-diluvium-other-boards-warmonger = Le Belliciste commence avec une force de 3, et son navire avance de deux tuiles par nourriture. Personne n’aime l’avoir pour voisin.
lesson-diluvium-other-boards-artisan = L’Artisan vend deux artisanats pour 4 or au lieu de 3, et son bonus de Coloniser est une pièce.
lesson-diluvium-other-boards-settler = Le Colonisateur gagne 1 or pour chaque colon qui quitte le plateau, et il lui suffit d’en déplacer deux pour vider une section.
lesson-diluvium-other-boards-explorer = L’Explorateur avance de trois tuiles et ses marqueurs rapportent plus. Prenez-le cette fois.
lesson-diluvium-other-boards-explorer-otherwise = Un bon plateau aussi ! Pour cette leçon, prenez l’Explorateur, et essayez celui-là à la prochaine partie.
lesson-diluvium-other-boards-explore = Faites ce que votre plateau fait de mieux : tournez la barre vers Explorer.
lesson-diluvium-other-boards-explore-otherwise = L’Explorateur gagne en explorant. Commencez par là.
lesson-diluvium-other-boards-sail = Jusqu’à trois tuiles par voyage : vous serez bientôt loin au large. La première étape est la tuile visible près de votre cité.
lesson-diluvium-other-boards-mark = Le premier marqueur rapporte 2 or ; sur la face A, 1 seul. Posez-le sur la pièce : 3 or en un tour.
lesson-diluvium-other-boards-mark-otherwise = Cette case appelle un colon. Prenez la pièce, pour voir ce que vos marqueurs rapportent.
lesson-diluvium-other-boards-yours = On n’explore pas deux fois de suite : entre deux voyages, colonisez, et vous aurez de quoi payer les tuiles cachées. À vous.
lesson-diluvium-other-boards-end = Jouez chaque plateau selon son talent, et voyez où les autres excellent. Bonne exploration !
