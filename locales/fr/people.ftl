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

web-level-random = Mousse (très facile)
web-level-random-short = bot très facile
web-level-random-about = Fait ce qui lui passe par la tête : pour essayer.
web-level-greedy = Matelot (facile)
web-level-greedy-short = bot facile
web-level-greedy-about = Prend ce qui paraît le meilleur tout de suite : bien pour vos premières parties.
web-level-search = Capitaine (difficile)
web-level-search-short = bot difficile
web-level-search-about = Réfléchit à la suite et pardonne peu : pour quand vous connaîtrez le jeu.

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
