# `seaboard campaign survey` : ce que les bots font de la campagne.

cli-help-campaign-survey = Faire jouer des campagnes par des bots, ou chaque titre de chaque scénario, et dire ce qu’ils ont gagné.
cli-opt-proof = Des scénarios isolés au lieu de campagnes : tant de parties pour chaque titre.
cli-opt-also = Les chiffres d’une autre enquête, tels que --json les donne, pour la même page.
cli-opt-survey = Faire jouer tant de campagnes par des bots et dire ce qu’ils ont gagné ; `campaign survey` a plus d’options.

survey-playing = Enquête
survey-title = La campagne, jouée par des bots
survey-legend = Parties gagnées avec le titre visé, avec intervalles à 95 % ; le repère est à un demi
survey-heading = Les campagnes de « { $bot } »
survey-heading-proof = Chaque titre, par « { $bot } »
survey-how = Des campagnes entières par le bot « { $bot } » au niveau { $difficulty }, sur chaque route à son tour ; les bonus sont conservés. Une branche compte les parties où le bot visait ce titre, et n’est gagnée qu’avec ce titre.
survey-how-proof = Des scénarios isolés par le bot « { $bot } » au niveau { $difficulty }, qui vise chaque titre ; chaque partie avec les bonus d’un des chemins qui y mènent, à tour de rôle.
survey-branches = Branches
survey-scenarios = Scénarios
survey-campaigns = Campagnes
survey-any-title = n’importe quel titre
survey-campaigns-won =
    { $games ->
        [one] { $games } campagne
       *[other] { $games } campagnes
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } : { $rate } ({ $low } … { $high })
survey-campaigns-gold = { $gold } or par campagne gagnée, { $chapters } parties par campagne
survey-column-scenario = Scénario
survey-column-title = Titre
survey-column-games = Parties
survey-column-won = Gagnées
survey-column-interval = 95 %
survey-column-others = Autres titres
survey-column-lost = Perdues
survey-column-rounds = Manches
survey-column-gold = Or : le leur
survey-loss-exhausted = réserves épuisées
survey-loss-poorer = pas plus riche
survey-loss-city-fallen = cité tombée
survey-loss-swallowed = engloutie
survey-loss-forsaken = plus d’alliés
