# Seaboard : les personnes d’une table, leurs noms, les niveaux des bots, une autre partie, les invitations.

## Noms

table-name-own = Vous pouvez nommer les places que vous tenez.
web-name = Votre nom
web-name-ask = Comment les autres doivent-ils vous appeler ?
web-name-about = Ils le voient à la table. Il est gardé dans ce navigateur ; vous pouvez le changer plus tard, ou jouer sans nom.
web-name-save = C’est mon nom
web-name-without = Sans nom
web-name-of = Nom de { $seat }

## Les bots selon leur difficulté

web-level-novice = Mousse (très facile)
web-level-novice-short = bot très facile
web-level-novice-about = Se jette sur ce qui brille, ne voit pas les dangers et oublie que la fin approche : vous devriez gagner.
web-level-sailor = Matelot (facile)
web-level-sailor-short = bot facile
web-level-sailor-about = Connaît les règles mais juge mal les choses : bien pour vos premières parties.
web-level-mate = Second (moyen)
web-level-mate-short = bot moyen
web-level-mate-about = Fait peu d’erreurs : pour quand vous connaîtrez le jeu.
web-level-captain = Capitaine (difficile)
web-level-captain-short = bot difficile
web-level-captain-about = Réfléchit à la suite et pardonne peu : le plus fort de tous.
web-level-random = Bot au hasard (essaie tout)
web-level-random-short = bot au hasard
web-level-random-about = Fait ce qui lui passe par la tête : pour le laboratoire.
web-level-greedy = Bot rapide (moyen)
web-level-greedy-short = bot moyen
web-level-greedy-about = Prend ce qui paraît le meilleur tout de suite.
web-level-search = Bot réfléchi (difficile)
web-level-search-short = bot difficile
web-level-search-about = Réfléchit à la suite et pardonne peu.

## Une autre partie

table-again-watchers = Seules les personnes qui ont joué peuvent proposer une autre partie.
table-again-campaign = La partie suivante d’une campagne commence dans son atlas.
table-again-not-over = La partie n’est pas encore finie.
web-again-press = Encore
web-again-about = Les mêmes personnes, chacune une place plus loin.
web-again-offered = { $name } propose une autre partie.
web-again-join = Rejouer
web-again-watch = Regarder la partie suivante

## Invitations

web-invite-address = L’adresse que vos invités peuvent atteindre
web-invite-address-about = Les appareils de votre réseau atteignent d’ordinaire la première ; si l’une ne s’ouvre pas, essayez-en une autre.
web-invite-only-here = D’autres appareils ne peuvent pas ouvrir ces liens : la table n’est ouverte que sur cette machine.
web-invite-command = Pour laisser entrer d’autres personnes, arrêtez-la par Ctrl-C et lancez-la ainsi (avec ce que vous lui aviez dit d’autre) :
web-invite-copy-command = Copier la commande
web-invite-command-copied = La commande est copiée.
web-invite-qr = Code QR
web-invite-qr-of = Code QR : { $what }
web-invite-qr-about = Visez-le avec l’appareil photo de l’autre appareil.
web-invite-send = Envoyer…
web-invite-send-of = Envoyer : { $what }
web-invite-text = Jouez à { $game } avec moi :
web-invite-nobody = Personne n’est invité à cette table : toutes les places sont prises ici.

## Dans le terminal

cli-opt-names = Comment s’appellent les joueurs, place par place : « Ana,Bo ».
play-name-count = Il y a plus de noms ({ $given }) que de places ({ $wanted }).
