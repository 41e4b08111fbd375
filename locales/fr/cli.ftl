# Seaboard : la ligne de commande et la partie dans le terminal.

## Pages d’aide

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-help-help = Afficher cette page.
cli-help-seaboard = Une table numérique pour trois jeux de société publiés, autour du déluge.
cli-help-play = Jouer une partie dans ce terminal.
cli-help-simulate = Faire jouer beaucoup de parties par des bots et compter.
cli-help-arena = Faire s’affronter des bots à toutes les tables et dessiner qui gagne.
cli-help-fuzz = Chercher des défauts dans les règles d’un jeu en jouant au hasard.
cli-help-replay = Raconter de nouveau une partie enregistrée, coup par coup.
cli-help-verify = Vérifier une partie enregistrée : chaque coup, chaque dé, chaque empreinte et le résultat.
cli-help-rule = Afficher une clause des règles, ou leur liste.
cli-help-rules = Afficher toutes les règles d’un jeu.
cli-help-about = Afficher les valeurs imprimées sur le matériel d’un jeu et leur provenance.
cli-opt-lang = La langue : anglais, espagnol ou français.
cli-opt-games = Le nombre de parties.
cli-opt-seed = La graine : même graine, mêmes parties.
cli-opt-bot = Le bot de chaque place : un pour toutes, ou un par place.
cli-opt-bots = Bots qui s’affrontent, « search,greedy » : le premier joue seul contre les autres, à chaque place tour à tour. Un seul nom : toutes les places. Peut être donné plusieurs fois.
cli-opt-workers = Le nombre de processus qui se partagent le travail ; le résultat reste le même.
cli-opt-edition = Un fichier avec les valeurs de votre propre boîte.
cli-opt-json = Afficher les chiffres en JSON.
cli-opt-csv = Écrire chaque place de chaque partie dans ce fichier, en CSV.
cli-opt-out = Écrire une page de Markdown dans ce fichier, et un dessin à côté.
cli-opt-dumps = Le dossier des parties qui montrent un défaut.
cli-opt-seats = Qui occupe chaque place, dans l’ordre : « me » (vous) ou un bot.
cli-opt-resume = Reprendre la partie laissée en cours.
cli-opt-load = Reprendre une partie depuis ce fichier.
cli-option-of-game = { $label } : { $allowed } (d’habitude { $default }) [{ $rules }]

## Commandes mal écrites

cli-no-such-option = L’option « { $option } » n’existe pas. Essayez --help.
cli-missing = Il manque « { $name } ». Essayez --help.
cli-bad-value = « { $name } » admet ces valeurs : { $allowed }.
cli-needs-value = L’option « { $option } » attend une valeur.
cli-misused = Cette commande n’est pas comprise. On connaît ici : { $known }.
cli-file-fault = Le fichier { $file } est inutilisable : { $fault }
cli-not-text = Le fichier n’est pas du texte en UTF-8.
bot-unknown = Aucun bot ne s’appelle « { $bot } ». Les bots sont : { $known }.
bot-cannot-play = « { $bot } » ne sait pas jouer à { $game }. Ceux qui savent : { $known }.

## Simuler et vérifier

cli-simulating = { $game }
cli-simulated =
    { $games ->
        [1] Une partie, { $decisions } décisions, graine { $seed }.
       *[other] { $games } parties, { $decisions } décisions, graine { $seed }.
    }
cli-win-rate =
    La place { $seat } ({ $bot }) gagne { $rate } %, intervalle à 95 % de { $low } à { $high } ({ $wins ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    }).
cli-arena-playing = { $game } : { $bots }
cli-arena-title = { $game } : qui gagne
cli-arena-how = Le premier bot tient une place, ou une équipe entière, contre les autres et en change à chaque partie. Une victoire partagée compte en parts. « Hasard » est ce que gagneraient autant de places par pur hasard. Plateaux, places et tours sont comparés dans des parties où toutes les places ont le même bot.
cli-arena-legend = Parties gagnées, avec intervalles à 95 %. Rouge : ce que donnerait le hasard. Foncé : au-dessus sans aucun doute ; pâle : en dessous.
cli-arena-seats = Place { $number }
cli-arena-turn = Tour { $number } de la manche
cli-arena-column-table = Table
cli-arena-column-who = Qui
cli-arena-column-games = Parties
cli-arena-column-won = Gagnées
cli-arena-column-interval = Intervalle à 95 %
cli-arena-column-luck = Hasard
cli-arena-column-score = Score moyen
cli-fuzzing = { $game }
cli-fuzzed =
    { $games ->
        [1] Une partie
       *[other] { $games } parties
    }, { $positions } positions, { $faults ->
        [0] aucun défaut.
        [one] un défaut.
       *[other] { $faults } défauts.
    }
cli-dumped = Une partie qui montre un défaut : { $file }
cli-verified =
    { $events ->
        [1] L’enregistrement est exact : un événement, chaque position est celle annoncée.
       *[other] L’enregistrement est exact : { $events } événements, chaque position est celle annoncée.
    }
dice-kept =
    { $count ->
        [1] Les dés étaient promis d’avance : l’unique réponse du hasard découle de la graine.
       *[other] Les dés étaient promis d’avance : les { $count } réponses du hasard découlent de la graine.
    }
dice-promised = Les dés sont promis ; leur graine est montrée à la fin de la partie.
dice-unpromised = Les dés de cette partie n’étaient pas promis d’avance.
cli-unfinished = La partie n’est pas terminée.
cli-about = Seaboard { $version }, { $engine }.
cli-rights = Non officiel. Les titres appartiennent à leurs éditeurs ; les mots et les dessins sont les nôtres. Une valeur reconstituée est notre meilleure lecture d’une image que nous n’avons pas : corrigez-la avec un fichier d’édition.

engine-compiled = moteur compilé
engine-pure = moteur en Python pur : les mêmes règles, en plus lent (il est compilé là où « make » trouve un compilateur C)

provenance-rulebook = livret de règles
provenance-derived = déduit
provenance-web = d’après des critiques
provenance-reconstructed = reconstitué
provenance-edition = votre édition

## Règles

rule-unknown = La clause « { $rule } » n’existe pas. « seaboard rule » les montre toutes.
rule-ruling = Notre décision :
rule-source = Imprimé sous :

## Une partie dans le terminal

play-welcome = Seaboard. Tapez help pour les commandes.
play-dice-promised =
    Les dés ont été promis avant le premier jet. Quand la partie est finie, « seaboard verify FICHIER » compare chaque jet à cette promesse :
    { $commitment }
play-dice-unpromised = Les dés promis de cette partie ne sont pas ici ; elle continue avec d’autres, invérifiables.
play-hint = (? pour les coups, help pour le reste)
play-help =
    Tapez un coup ou son numéro dans la liste, ou l’une de ces commandes :
      ?            tous les coups permis avec leurs règles, et ce qui est interdit et pourquoi
      ??           ce qui est interdit et pourquoi, si long que ce soit
      why          ce qu’on peut faire maintenant et pourquoi ; why COUP : à propos d’un coup
      try COUP     ce que ferait un coup, sans le jouer
      goal         votre but, et ce qui est déjà fait
      hint         les meilleurs coups et leurs chances, si vous jouez seul ou contre des bots ; le journal le dit
      undo         reprendre votre dernier coup, tant que rien n’a été révélé depuis
      restart      reprendre tous vos coups depuis le dernier acte du hasard ou d’un autre joueur
      board        redessiner la table
      see          la position en phrases
      log          la partie jusqu’ici, chaque ligne avec ses règles
      rule ID      une clause des règles, par exemple { $rule } ; rule seul : celles de la question
      dice         la promesse des dés, qui les prouve quand la partie est finie
      save FICHIER enregistrer la partie dans un fichier
      lang es      une autre langue : en, es, fr
      quit         sortir ; chaque coup est conservé, --resume reprend la partie
play-kept = La partie est conservée dans { $file }. Reprenez-la avec --resume.
play-recorded = L’enregistrement de la partie est { $file }.
play-saved = Enregistrée dans { $file }.
play-undone = Repris.
play-hinted = Aide : le journal dit que vous l’avez demandée. En jouant la suite comme le bot rapide, vous gagnez environ
play-hint-chance = { $move } : { $percent } % (de { $low } à { $high } %, { $games } parties)
play-languages = Les langues sont { $known }.
play-asked = { $who } : { $question }
play-hand-over = { $who } : après avoir lu, appuyez sur Entrée ; l’écran s’efface pour la personne suivante, { $next }.
play-take-over = Le clavier passe à la personne suivante, { $who }. Appuyez sur Entrée quand personne d’autre ne regarde.
play-meanwhile = Entre-temps :
play-no-such-number = La liste n’a pas de coup { $number } : elle va de 1 à { $count }.
play-more-refusals =
    { $count ->
        [one] Il y a { $count } raison contre d’autres coups : ?? la montre.
       *[other] Il y a { $count } raisons contre d’autres coups : ?? les montre.
    }
play-bot-moves = { seat-name } (bot) : { $move }
play-why-legal = « { $move } » est permis.
play-refused = pas { $move } : { $reason }
play-nothing-kept = Aucune partie n’est en attente.
play-other-game = C’est une partie de { $game }.
play-seat-count =
    { $given ->
        [one] { $given } place est donnée, mais la partie en a { $wanted }.
       *[other] { $given } places sont données, mais la partie en a { $wanted }.
    }
play-no-person = Personne ne jouerait : donnez au moins une place à « { $person } », ou utilisez simulate.
play-set-up = La table est prête ; log raconte tout. À la fin :
play-needs-move = Dites un coup ou son numéro après { $command }, par exemple : { $command } { $example }
play-no-refusals = Rien de ce qu’on pourrait essayer maintenant n’est interdit.

## Le but de chaque jeu

goal-nautilion = Menez le Nautilion jusqu’aux Abysses avec un membre d’équipage dans chacune de ses neuf cabines, avant que le Fantôme n’atteigne les Îles Bienheureuses.
goal-nautilion-mages = Avec les Mages : il vous faut aussi un Mage A, un Mage B et un Mage C dans la cabine des mages.
goal-nautilion-mercenaries = Avec les Mercenaires : là où les deux sous-marins se rencontrent, vous perdez si le Fantôme a plus de harpons.
goal-nautilion-heroics = Avec les Actions Héroïques : aucune de leurs cartes ne doit rester visible à votre arrivée.
goal-diluvium = Amassez le plus d’or. Si, au début du tour du premier joueur, un plateau de ressources est vide, cette manche est la dernière.
goal-diluvia = Ayez le plus d’animaux sur le radeau quand l’eau atteint la rangée 7. En cas d’égalité, le plus près de l’espace central gagne.
goal-diluvia-teams = Ayez, en équipe, le plus d’animaux sur le radeau quand l’eau atteint la rangée 7. En cas d’égalité, l’équipe la plus près de l’espace central gagne.
