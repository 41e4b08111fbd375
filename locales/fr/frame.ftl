# Le cadre de toutes les tables : en-tête, scène, quai, pied et panneau latéral.

web-panel = Journal, règles et le reste
web-panel-fold = Replier le panneau
web-panel-unfold = Déplier le panneau
web-dock = Votre coup
web-page-own = Vers { $name }
web-page-board = Retour au plateau
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-whole = Le plateau entier
web-skip = Passer
web-skip-about = Aller tout de suite à la dernière position
web-since = Depuis votre dernier tour
web-since-count =
    { $count ->
        [one] Un événement depuis votre dernier tour
       *[other] { $count } événements depuis votre dernier tour
    }
web-sure-chance = Le hasard répond : ce coup ne pourra pas être repris. Le jouer ?
web-sure-yes = Jouer
web-sure-no = Pas encore
web-sure-never = Jouer, et ne plus demander
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-none = Aucune clause ne contient ces mots.
web-invite = Inviter
web-words = En mots
web-undo-about = Reprendre votre dernier coup
web-restart-short = Depuis le début
web-restart-about = Reprendre tous vos coups depuis que le hasard ou quelqu’un d’autre a agi
web-end-show = La fin
web-watching = Vous regardez
web-watching-about = Vous regardez cette table : vous voyez ce que tous peuvent voir, sans pouvoir jouer.
