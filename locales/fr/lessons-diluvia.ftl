# Leçons de Diluvia.

## Première partie

lesson-diluvia-first = Diluvia en cinq minutes
lesson-diluvia-first-about = Une jungle qui se noie et un petit radeau : jouez des cartes, montez à bord, gare à la pluie.
lesson-diluvia-first-goal = L’eau gagne la jungle. Quand elle atteint la septième ligne, qui a le plus d’animaux sur le radeau gagne. Les vôtres sont les capybaras.
lesson-diluvia-first-token = Le radeau attend ici, toujours juste au-dessus de l’eau. L’animal qui arrive sur sa case monte à bord.
lesson-diluvia-first-move = À chaque tour, on joue des cartes. Choisissez Déplacement, puis votre capybara près du radeau, puis la case du radeau.
lesson-diluvia-first-move-otherwise = Il sera toujours temps. Faites d’abord monter le capybara qui est déjà à côté du radeau.
lesson-diluvia-first-vip = Il monte à bord : à quelle place ? L’espace central l’emporte à égalité, et les vagues jettent à l’eau ceux des bords gauche et droit.
lesson-diluvia-first-vip-otherwise = Toute place libre convient, mais aucune ne vaut celle du milieu. Prenez l’espace central.
lesson-diluvia-first-maneuver = Vous pouvez jouer une deuxième carte. À gauche du radeau attend un autre capybara : avec Manœuvre, le radeau va le chercher.
lesson-diluvia-first-maneuver-otherwise = Une autre fois, peut-être. Le radeau peut chercher votre deuxième capybara : jouez Manœuvre, vers la gauche.
lesson-diluvia-first-seat = Deux à bord en un tour ! Cette place, c’est vous qui la choisissez ; près du centre, on est bien.
lesson-diluvia-first-rain = Après vos deux cartes, le dé a donné Pluie : le jeton Déluge a fait un pas. Au bout d’un tour complet, l’eau monte.
lesson-diluvia-first-flood = Puis vous avez pioché, dont un Déluge : la première ligne a été noyée aussitôt. Qui s’y trouvait est dans les Flots ; le radeau est monté.
lesson-diluvia-first-yours = À vous de jouer et de choisir. Les gouttes marquent qui serait pris par la prochaine montée ; chaque carte montre d’avance son effet.
lesson-diluvia-first-second = Une deuxième carte et un lancer du dé, ou plus de carte et deux lancers : donc plus de pluie. Puis vous complétez votre main à six.
lesson-diluvia-first-end = C’est tout : monter à bord, y rester, surveiller la pluie. À la septième ligne, le radeau s’éloigne. Continuez, la jungle est à vous !

## Revirement

lesson-diluvia-undo = Revirement : pas si vite
lesson-diluvia-undo-about = Comment arrêter la carte d’un autre, ce que cela coûte et quand cela vaut la peine.
lesson-diluvia-undo-window = Les crocodiles jouent Déplacement : l’un d’eux va monter à bord. Une carte est d’abord annoncée et n’agit que si personne ne l’annule.
lesson-diluvia-undo-odds = Vous avez deux Revirements. Le dé décide : Pluie annule leur carte, une fois sur trois. La vôtre est dépensée de toute façon.
lesson-diluvia-undo-try = Un animal à bord, cela se tente : choisissez Revirement. La page demande d’appuyer encore, pour qu’un doigt qui glisse ne coûte rien.
lesson-diluvia-undo-try-otherwise = Vous pourriez laisser faire, cette fois ou tout le tour. Mais cette leçon parle du Revirement : essayez-le.
lesson-diluvia-undo-cloud = Pluie ! Leur Déplacement est annulé et perdu. Mais ils peuvent jouer une deuxième carte, et il vous reste un Revirement.
lesson-diluvia-undo-again = La voici. Dépensez votre dernier Revirement, laissez faire, ou dites que vous ne voulez plus de question ce tour-ci : à vous de choisir.
lesson-diluvia-undo-refill = Un Revirement dépensé n’est remplacé qu’à la fin de votre propre tour. Qui annule beaucoup a moins de choix.
lesson-diluvia-undo-theirs = On peut aussi annuler vos cartes, et nul ne voit qui a un Revirement. Entre joueurs humains, un bref délai court, le même pour tous.
lesson-diluvia-undo-wishes = Avec « M’interroger pour… », vous dites quelles cartes des autres vous intéressent. Personne n’apprend votre choix.
lesson-diluvia-undo-turn = À vous. S’ils ont un Revirement, votre meilleure carte le fera sortir ; mieux vaut peut-être jouer d’abord la deuxième.
lesson-diluvia-undo-end = Vous savez gâcher un plan, une fois sur trois. Gardez un Revirement pour ce qui fait vraiment mal, une vague par exemple. La partie continue !

## Vagues et déluges

lesson-diluvia-waves = Vagues et déluges
lesson-diluvia-waves-about = Ce qui jette les animaux du radeau, ce qui fait monter l’eau, et comment le voir venir.
lesson-diluvia-waves-edges = Au milieu d’une partie, les crocodiles ont deux animaux au bord droit du radeau. C’est un endroit dangereux.
lesson-diluvia-waves-tsunami = Un Tsunami décale tout le monde d’une place sur le radeau. Jouez le vôtre vers la droite : ceux du bord tombent à l’eau.
lesson-diluvia-waves-tsunami-otherwise = Cela peut être bon aussi. Mais une vague à droite jette deux crocodiles et aucun des vôtres : jouez le Tsunami.
lesson-diluvia-waves-adrift = Deux crocodiles de plus sont dans les Flots. Mais voyez : tout le monde a bougé, et deux des vôtres sont à ce bord.
lesson-diluvia-waves-meter = L’indicateur, maintenant : il manque un pas au jeton. À la prochaine Pluie, la ligne 4 est noyée, et un de vos capybaras s’y trouve.
lesson-diluvia-waves-flee = La goutte marque qui est en danger. Avec votre deuxième carte, Déplacement, faites monter ce capybara d’une ligne.
lesson-diluvia-waves-flee-otherwise = Il resterait dans la ligne que l’eau va prendre. Faites-le monter d’une ligne avec Déplacement.
lesson-diluvia-waves-rise = Juste à temps : le dé a donné Pluie, et la ligne 4 est noyée. Le radeau est monté aussi, et l’indicateur recommence un tour.
lesson-diluvia-waves-deck = Un Déluge pioché fait aussi monter l’eau. Voici sa probabilité : nulle pour l’instant, les trois sont sortis jusqu’au prochain mélange.
lesson-diluvia-waves-yours = À vous de choisir. Sauvetage ramène un animal à une place libre du bord ; Déplacement et Bousculade l’en éloignent.
lesson-diluvia-waves-end = Bords, indicateur, pioche : un coup d’œil aux trois à chaque tour, et l’eau ne vous surprendra pas. Continuez jusqu’à la septième ligne !

## Équipes

lesson-diluvia-teams = Deux contre deux
lesson-diluvia-teams-about = Votre espèce et celle de votre partenaire : une carte chacun, un lancer pour deux, un radeau commun.
lesson-diluvia-teams-goal = Les crocodiles et vous formez une équipe : tous vos animaux à bord comptent ensemble. Votre partenaire vient de prendre l’espace central.
lesson-diluvia-teams-cards = En équipe, chacun a trois cartes et en joue une. Quand toute l’équipe a joué, le dé est lancé une seule fois.
lesson-diluvia-teams-fetch = Vous ne déplacez que des capybaras, mais le radeau sert à deux. Jouez Manœuvre, vers la droite : il embarque le crocodile allié.
lesson-diluvia-teams-fetch-otherwise = C’est possible, mais voyez à droite du radeau : ce crocodile compte aussi pour vous. Embarquez-le avec Manœuvre.
lesson-diluvia-teams-seat = Qui joue la carte choisit la place, même pour l’animal d’un partenaire. Laquelle ? Restez loin des bords.
lesson-diluvia-teams-joker = Vous jouez en dernier dans l’équipe, donc vous lancez : un Joker. Pleut-il ? Huit des vôtres sont encore dans la jungle : restez au sec.
lesson-diluvia-teams-joker-otherwise = La pluie rapproche l’eau, et huit animaux de votre équipe ne sont pas à bord. Restez au sec.
lesson-diluvia-teams-rivals = Puis les guépards et les perroquets ont joué de même. Le Revirement vise leurs cartes, jamais celles de votre partenaire.
lesson-diluvia-teams-yours = À votre équipe, et votre partenaire a joué. Choisissez : embarquer quelqu’un, pousser un rival, ou mener le radeau où il vous le faut.
lesson-diluvia-teams-end = À six, on joue de même, par deux ou par trois. À égalité, l’équipe la plus proche du centre gagne. Continuez ensemble !
