# Le journal de campagne : ce qu’il dit, les récits des scénarios et les rangs.

## Ce qui ne peut se faire

log-no-key = Ce navigateur n’a pas cette campagne. Ouvrez le lien qu’on vous a donné.
log-unknown = Cette campagne n’existe pas.
log-link-used = Ce lien a déjà servi. Demandez-en un autre là où la campagne est ouverte.
log-bad-difficulty = Cette difficulté n’existe pas. Il y a : { $known }.
log-bad-name = Une campagne a besoin d’un nom de 1 à { $longest } caractères sur une ligne.
log-wrong-name = Ce n’est pas le nom de cette campagne : elle n’a pas été supprimée.
log-no-such-chapter = Cette campagne n’a pas de chapitre { $chapter }.
log-chapter-begun = La partie en cours est commencée : terminez-la, ou faites bifurquer la campagne pour choisir autrement.
log-changed-meanwhile = La campagne a changé entre-temps. Vous la voyez telle qu’elle est.
log-other-rules = La partie de ce chapitre a commencé avec la version { $recorded } des règles et ne peut pas continuer : la version actuelle est la { $current }. Recommencez le chapitre.
log-begin-anew = Recommencer le chapitre : seaboard campaign play { $campaign } --anew
log-no-section = Le colon aztèque ne peut pas se tenir là. Il peut se tenir sur : { $known }.
log-which-scenario = Deux scénarios sont ouverts : choisissez.
log-nothing-open = Cette campagne est finie. Faites-la bifurquer pour repartir d’un chapitre antérieur.

## Un fichier refusé

log-not-a-campaign = Ce fichier n’est pas une campagne.
log-bad-chapter = Le chapitre { $chapter } ne tient pas : { $reason }
log-no-dice = Ses dés ne sont pas montrés, on ne peut donc pas les vérifier.
log-unfinished = Sa partie n’est pas terminée.
log-other-bonuses = Sa partie n’a pas été jouée avec les bonus de cette campagne.
log-other-outcome = Sa partie ne s’est pas terminée comme le dit le journal.

## Défaites

log-defeat-exhausted = Les réserves se sont épuisées avant que le but ne soit atteint.
log-defeat-poorer = L’adversaire avait autant d’or ou davantage.
log-defeat-city-fallen = Le navire de guerre adverse a atteint votre cité.
log-defeat-swallowed = La mer a englouti votre peuple.
log-defeat-forsaken = Il ne restait plus un seul de vos alliés.

## Difficultés

log-level-normal = normale
log-level-hard = difficile
log-level-extreme = extrême
log-level-divine = châtiment divin

## Dans le terminal

log-none = Il n’y a pas encore de campagne. Pour en commencer une : seaboard campaign new "Mon voyage"
log-which-campaign = Plusieurs campagnes portent ce nom : donnez le numéro ou l’identifiant.
log-no-such-campaign = Il n’y a pas de campagne « { $wanted } ». Voyez seaboard campaign list.
log-line-ongoing =
    { $name } ({ $difficulty }) : { $victories ->
        [one] { $victories } victoire
       *[other] { $victories } victoires
    } sur { $length }, { $gold } or, { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }
log-line-won = { $name } ({ $difficulty }) : gagnée avec { $gold } or. { $rank }
log-line-fallen =
    { $name } ({ $difficulty }) : l’empire est tombé après { $victories ->
        [one] { $victories } victoire
       *[other] { $victories } victoires
    } sur { $length }
log-line-playing = { $line } ; en cours : { $scenario }
log-created = « { $name } » commence. Son identifiant est { $campaign }.
log-forked = « { $name } » suit désormais sa propre route. Son identifiant est { $campaign }.
log-imported = « { $name } » est reprise. Son identifiant est { $campaign }.
log-exported = « { $name } » est dans { $file }.
log-renamed = La campagne s’appelle maintenant « { $name } ».
log-deleted = « { $name } » est supprimée. Ses parties restent parmi les tables.
log-link = Ouvre la campagne une seule fois, dans le navigateur de la table en service : { $link }
log-taken = Le chemin parcouru
log-nothing-taken = Rien n’a encore été joué.
log-chapter-won = { $number }. { $scenario } : { $title }, { $gold } or
log-chapter-lost = { $number }. { $scenario } : défaite. { $reason }
log-carried = Ce que vous emportez
log-open = Ouvert maintenant
log-left = Les routes qui restent
log-closed = Les routes laissées derrière vous
log-road = { $scenario } : { $title } → { $next }
log-road-last = { $scenario } : { $title } → la fin de la campagne
log-at-table = Chaque coup est gardé à la table de la campagne.
log-go-on = Pour continuer : seaboard campaign play { $campaign }
log-no-such-scenario = Il n’y a pas de scénario « { $wanted } ». Voici les identifiants ; les noms conviennent aussi, dans chaque langue : { $known }.
log-choose = Plusieurs scénarios sont ouverts. Choisissez :
log-command = Pour y jouer : seaboard campaign play { $campaign } --scenario { $scenario }
log-way = { $title } : { $what }
log-show-all = Avec --all : les routes devant et derrière vous, et ce que donne chaque victoire.
log-kept = La partie attend dans le journal de « { $name } ». Pour continuer : seaboard campaign play { $campaign }

cli-help-campaign = La campagne solo de Diluvium : son journal, ses routes, ses parties.
cli-help-campaign-list = Lister les campagnes de votre dossier de données.
cli-help-campaign-new = Commencer une campagne.
cli-help-campaign-show = Montrer le chemin parcouru et ce qui est ouvert.
cli-help-campaign-play = Continuer avec le scénario ouvert.
cli-help-campaign-fork = Commencer une nouvelle campagne à partir d’un point antérieur d’une autre.
cli-help-campaign-rename = Donner un autre nom à une campagne.
cli-help-campaign-delete = Supprimer une campagne : son nom doit être écrit en entier.
cli-help-campaign-export = Écrire une campagne et les enregistrements de ses parties dans un fichier.
cli-help-campaign-import = Reprendre une campagne depuis un fichier ; rien n’est écrasé.
cli-help-campaign-link = Un lien qui ouvre une campagne dans le navigateur.
cli-opt-difficulty = normal, hard, extreme ou divine.
cli-opt-scenario = Quel scénario, quand plusieurs sont ouverts.
cli-opt-all-roads = Toutes les routes aussi, prises ou non, et ce que donne chaque victoire.
cli-opt-aztec = La section de votre plateau où se tient le colon aztèque.
cli-opt-anew = Recommencer le chapitre quand sa partie est d’une autre version des règles.
cli-opt-chapters = Combien de chapitres garde la nouvelle campagne.
cli-opt-name = Le nom de la nouvelle campagne.

## Bonus

solo-bonus-board = Vous jouez sur le plateau { $board }.
solo-bonus-food = Vous commencez chaque partie avec un jeton Nourriture.
solo-bonus-token = Un jeton Combat de valeur 0 quitte la campagne.
solo-bonus-card = Vous commencez chaque partie avec { $card } en main.
solo-bonus-card-later = Vous commencez chaque partie avec la carte Ruines que vous rapportez.
solo-bonus-home = La tuile { $tile } est votre foyer à la place d’une cité.
solo-bonus-home-later = Une tuile que vous explorez avant tout autre devient votre foyer à la place de la cité.
solo-bonus-aztec = L’un de vos colons est aztèque et rapporte 2 ressources quand vous le placez.
solo-bonus-holder = Vous pouvez garder jusqu’à douze ressources.
solo-bonus-warship = Le navire de guerre aztèque accompagne le vôtre et lui ajoute 1 de force.
solo-bonus-allies-egyptians = Les Égyptiens sont vos alliés.
solo-bonus-allies-aztecs = Les Aztèques sont vos alliés.
solo-bonus-life-gained = Une vie de plus.
solo-bonus-life-lost = Une vie de moins.

## Récits

story-perilous-land = La terre ferme ne remplit pas le ventre. Ce que nous avons sauvé du déluge est presque mangé, et au camp on compte déjà les pains. De l’autre côté du détroit, des îles vertes pourraient nous nourrir tous, mais des voiles étrangères croisent entre elles et nous. Nous pouvons nous battre pour le passage jusqu’à ce qu’elles le cèdent, ou amener là-bas jusqu’au dernier colon. Une chose est sûre : nous ne pouvons pas rester ici.
story-perilous-land-bellicose = Quatre fois leur navire de guerre est venu, quatre fois il est reparti en traînant la quille. Les Égyptiens ont appris à craindre notre proue, et nos capitaines à y prendre goût. Désormais nos chantiers pensent d’abord à la guerre.
story-perilous-land-conqueror = La fumée de nos foyers monte sur chaque île verte et les greniers se remplissent. Les Égyptiens nous regardent de loin, naufragés comme nous. Qui d’autre les eaux ont-elles épargné ?
story-whispers-from-the-east = Pendant des mois la mer nous a portés où bon lui semblait. Voici que les vigies annoncent une côte, et derrière elle la fumée de feux étrangers. À l’est, murmurent les pêcheurs, il y a des ateliers, et des murs si vieux que nul ne sait qui les a dressés. D’autres s’y dirigent sous des couleurs que nous n’avions jamais vues. Nous comptons arriver les premiers.
story-whispers-from-the-east-prospector = Des potiers et des forgerons égyptiens vivent ici ; ils nous ont reçus avec plus d’égards que la flotte aztèque. Ils la connaissent bien, et nous ont appris lesquelles de ses menaces sont creuses.
story-whispers-from-the-east-explorer = Des colonnes brisées, des rouleaux qui tombent en poussière, un port sans une barque : tout un peuple est parti sans adieu. Son sort nous trouble plus que les Aztèques. Nous saurons ce qui lui est arrivé avant que cela nous arrive.
story-what-killed-them = De nouvelles côtes s’ouvrent dans la lumière du matin, et presque toutes portent des ruines. Le peuple de Mu a vécu ici, a bien bâti et a disparu. Ce qu’il savait pourrait nous élever au-dessus de nos rivaux, ou réveiller ce qui l’a balayé. Nous pouvons envoyer des colons interroger les pierres, ou dresser avant tout le monde la carte de ces eaux.
story-what-killed-them-archeologist = Nous avons descendu l’escalier, torches en main, et nous sommes remontés avec les secrets de Mu. Rien ne nous a saisis dans le noir. Ce que nous avons sorti des caveaux voyagera désormais avec nous.
story-what-killed-them-navigator = Quatre côtes figuraient sur nos cartes avant qu’aucun rival ne les ait vues. L’une nous a tant plu que nous y avons porté le foyer. Que les autres devinent jusqu’où va notre royaume.
story-friend-in-need = Les artisans égyptiens vantaient leur récolte, puis les paniers sont remontés à moitié vides. Nous avons partagé notre pain aussi longtemps que nous l’osions, et ce sont nos propres enfants qui se couchent le ventre creux. Sur les grandes îles il y a place pour eux tous, si quelqu’un leur montre le chemin. À défaut, nous pouvons leur laisser de quoi passer l’hiver : vivres, objets et armes. Les Aztèques ne faciliteront ni l’un ni l’autre.
story-friend-in-need-shepherdess = Neuf familles, trois îles, et personne n’est resté en arrière. Les Égyptiens cuisent le pain dans leurs propres maisons et nous gardent une place à table. Qui nous attaque désormais trouvera deux peuples aux rames.
story-friend-in-need-merchant = Nous avons commercé sous les raids aztèques, ballot après ballot, jusqu’à ce que nos amis tiennent debout seuls. Il nous en a coûté, mais nos ateliers n’ont jamais été aussi actifs. Le savoir-faire est une cargaison qu’aucun pillard n’emporte.
story-answer-too-late = Un messager égyptien nous a échappé, et voici que les coques aztèques assombrissent l’horizon. Elles viennent sauver un ami déjà vaincu. Trois avant-postes abritent leur avant-garde, et chaque jour elle s’y enterre davantage. Nous pouvons les brûler tous les trois avant que le cercle se referme, ou remplir leurs cales de beaux objets jusqu’à ce qu’ils oublient pourquoi ils sont venus.
story-answer-too-late-warmonger = Le dernier avant-poste a brûlé jusqu’à la ligne d’eau. Ils voulaient venger des morts, ils ont maintenant les leurs. Quelques navires ont fui, et nous avons vu quel cap ils prenaient.
story-answer-too-late-corruptor = Ils sont montés à bord l’épée au poing et repartis les bras chargés de présents. Un invité vaut mieux qu’une épave au fond de l’eau. L’un des leurs est resté parmi nos colons et travaille pour deux.
story-path-of-the-lost = Le soleil qui nous guidait s’est caché, et des lanternes aztèques suivent notre sillage. Dans la brume nous croisons des errants, l’un après l’autre, et tous parlent de la même grande ville qu’ils ont dû quitter. Quelques pièces leur délient la langue : chacun sait où trouver le suivant. Si cette ville existe, ses murs pourraient abriter deux peuples.
story-path-of-the-lost-traveler = Les portes sont plus hautes que toutes celles que nous avons bâties, et personne ne les garde. Derrière, les champs sont en poussière et les repas sont restés sur les tables. Quoi que ce soit qui ait chassé les Chinois, leurs cartes pendent aux murs, et nos capitaines ont appris à les lire.
story-remains-of-unrest = Nous redoutions les ombres des caveaux, c’étaient les vivants qu’il fallait craindre. Tous les voisins ont entendu parler des trésors de Mu, et chacun veut sa part. Nous pourrions les payer pour qu’ils partent, bourse après bourse, jusqu’à ce qu’ils soient contents. Ou rassembler d’abord les reliques, jusqu’à la dernière, et laisser les autres demander grâce.
story-remains-of-unrest-grave-robber = Les rayons des morts sont vides et nos cales pleines. Tant de sagesse, et ils ont péri quand même : à bord, nul n’ose le dire. Notre peuple, au moins, a repris courage.
story-remains-of-unrest-patron = L’or a fait ce que les lances n’ont pu faire : la querelle est finie et les marchés sont ouverts. Avec le commerce, nos entrepôts ont doublé. Tous les voisins étaient-ils au festin ? C’est une autre question.
story-facing-destiny = Nos alliés ont navigué plus loin qu’il n’était sage et jeté l’ancre à côté d’une puissance qu’ils n’avaient pas vue. Elle va rouler sur eux. Nous pouvons mener nos propres colons sur les îles qui couvriraient les leurs, et tenir avec eux. Si nous arrivons trop tard, il faudra affronter seuls cette vague.
story-facing-destiny-leader = Épaule contre épaule nous avons tenu les îles, et la vague s’est brisée. Ce soir nos alliés chantent, et nous avec eux. Seuls les vieux marins se taisent et écoutent un grondement au-delà de l’horizon.
story-facing-destiny-loner = L’une après l’autre, les lumières de nos alliés se sont éteintes. Personne ne nous accuse, car il ne reste personne pour le faire. Une part de notre courage a sombré avec eux.
story-noose-in-troubled-waters = Deux flottes se referment sur nous, l’une aux couleurs de l’Égypte, l’autre à celles de la Chine. Elles ont appris le sort des Aztèques, et la peur les a faites amies. Nous n’attendrons pas que le nœud se serre. Leurs cités sont derrière elles, et c’est là que cette guerre peut finir.
story-noose-in-troubled-waters-peacemaker = Les épaves flottent d’une rive à l’autre, et les deux cités ont ouvert leurs portes. Plus personne ne discutera notre parole. Nous appelons cela la paix, et les enfants apprendront à le dire.
story-assault-at-the-very-heart = Les fuyards nous ont conduits chez eux sans le savoir : devant nous s’étend la cité mère des Aztèques. Si nous rebroussons chemin, ils reviendront avec tout ce qu’ils pourront réunir. Quatre archipels leur ont prêté serment, mais un serment se desserre avec de l’or. Nos équipages attendaient cette heure. Que tout finisse là où tout a commencé.
story-assault-at-the-very-heart-pitiless = La cité brûle derrière nous et ses rues rougeoient comme une forge. Dans le port attendait leur vaisseau amiral, plus beau que tout ce dont rêvaient nos charpentiers. Il navigue maintenant avec nous, et sa seule silhouette vide la mer.
story-condemned-lands = Rien ne pousse ici, nous avons pourtant creusé, prié et attendu. Ce qu’une île garde encore se récolte une fois et jamais plus. Un navire chasseur suit nos éclaireurs jour et nuit. L’un des quatre rivages lointains est la terre dont parlaient les exilés, et il nous reste du pain pour une dernière recherche.
story-condemned-lands-discoverer = Passé le dernier récif, il y a du vert, si vif qu’il blesse les yeux. Ceux qui l’habitent nous ont pris pour des pillards, puis ils ont vu qui nous poursuivait et ont lancé leurs navires auprès des nôtres. Les chasseurs sont partis, et deux peuples sèment ensemble le premier champ.
story-curse-of-mu = Nous savons maintenant ce qui a vidé les cités de Mu : elles étaient montées trop près de l’Olympe. Les reliques de notre cale portent la même sentence, et derrière nous la mer reprend les îles. Des gardiens barrent la route du sanctuaire. Il faut rendre ce que nous avons pris tant qu’il reste une terre où se tenir.
story-curse-of-mu-saved = Nous avons déposé les reliques, et l’eau s’est arrêtée au seuil. Bien des îles que nous connaissions reposent sous les vagues. Au-dessus des autres les nuages s’écartent, et nous choisissons d’y lire un pardon.
story-flash-of-steel = Notre royaume a grandi au-delà de ce qu’une flotte peut surveiller, et un pillard l’a remarqué. Il volait les autres pendant que nous regardions ailleurs, et il a pris notre silence pour une invitation. Nos navires sont dispersés et n’arriveront pas à temps. Les Égyptiens le peuvent, si nous leur mettons des armes en main.
story-flash-of-steel-condottiere = Notre propre flotte serait venue trop tard ; pas les amis que nous avons armés. Ce qui fut conclu à la hâte est maintenant juré devant Athéna. Deux marines gardent cette mer, et nul n’a envie de les éprouver toutes les deux.
story-last-bastion = Les voiles pourpres ont pris les îles de nos alliés et viennent maintenant pour les nôtres. Partout où elles abordent, nos colons sont chassés, ou forcés de ramer pour elles. On ne bat pas une telle flotte. Mais une cité si occupée à conquérir néglige le pas de sa porte, et c’est là que nous comptons nous installer.
story-last-bastion-unstoppable = Ils regardaient au large quand nous avons levé nos étendards au pied de leurs murs. La tête est tombée et la grande flotte dérive. Qui veut nous rejoindre est le bienvenu, et personne ne nous menacera deux fois.
story-hydras-ire = Le grondement avait trois gueules. Nos ennemis ont tiré une hydre des profondeurs et l’ont lâchée sur nos alliés, dont les colons disparaissent à chaque attaque. Sur des îles tranquilles les survivants trouveraient refuge, jusqu’à ce que la bête les flaire là aussi. Trois têtes doivent tomber.
story-hydras-ire-slayer = La troisième tête a coulé en sifflant, et l’eau a bouilli tout un jour. Son sang a empoisonné la côte, et beaucoup de ceux qui se tenaient devant ne rentreront pas. Ceux qui se tenaient derrière sont libres, et savent à qui ils le doivent.
story-between-forge-and-iron = Le soleil et la soif ont mangé nos forces, et partout où nous abordons d’autres sont passés avant nous. Un peuple sans sol sous les pieds oublie ce qu’il fut. Il reste quatre îles qui pourraient porter un foyer. Si nous les atteignons toutes, l’ancien feu brûlera de nouveau.
story-between-forge-and-iron-smith = Quatre îles, quatre foyers, et pas un rival qui ose approcher. Nos marteaux sonnent d’une rive à l’autre. Bientôt les autres les entendront et feront place.
story-seething-heart = Ces ennemis frappent comme un seul homme, et un bon coup nous enverrait par le fond. Pourtant, dans les ruelles de leur cité, on murmure contre les maîtres qui les tiennent ensemble. Six charges d’armes feraient du murmure un cri. Il faut nous glisser entre leurs patrouilles, jusqu’au quai.
story-seething-heart-insurgent = Les caisses ont changé de mains la nuit, au nez de la garde. À l’aube la cité se battait contre elle-même et nous avait oubliés. Nous l’aiderons à en finir, et nous parlerons de récompense quand la fumée sera retombée.

## Rangs

rank-lucky = Chanceuse
rank-lucky-text = Vous avez échappé d’un cheveu à chaque désastre. Votre peuple vit et ne demande pas quelle part en revient au hasard. Gardez un œil sur le ciel.
rank-brash = Meneuse téméraire
rank-brash-text = Nulle mer n’était trop large pour votre ambition, nul rival trop fort. Votre peuple est de nouveau nombreux et croit en vous. Ce qui manque encore est à portée de main.
rank-sovereign = Souveraine prodigieuse
rank-sovereign-text = Tempête après tempête s’est brisée sur votre étrave, et les poètes comptent les années depuis votre débarquement. Les Grecs ont de nouveau un avenir, et il porte votre nom.
rank-god-queen = Reine-déesse radieuse
rank-god-queen-text = Vous ne remerciez plus les dieux de vos victoires : vous les comparez aux leurs. Votre peuple s’agenouille et les idoles de vos rivaux gisent sur la plage. Ce qu’en pense l’Olympe, vous l’apprendrez bientôt.
rank-forgotten = Oubliée
rank-forgotten-text = Quatre victoires, et presque pas une pièce rapportée. Le chant de votre voyage n’a qu’un couplet, et peu de gens s’en souviennent.
