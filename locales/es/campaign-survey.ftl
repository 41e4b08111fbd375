# `seaboard campaign survey`: lo que los bots hacen de la campaña.

cli-help-campaign-survey = Hace que los bots jueguen campañas, o cada título de cada escenario, y cuenta lo que ganaron.
cli-opt-proof = Escenarios sueltos en vez de campañas: tantas partidas por cada título.
cli-opt-also = Cifras de otro sondeo, tal como las da --json, para la misma página.
cli-opt-survey = Hace que los bots jueguen tantas campañas y cuenta lo que ganaron; `campaign survey` tiene más opciones.

survey-playing = Sondeo
survey-title = La campaña, jugada por bots
survey-legend = Partidas ganadas con el título buscado, con intervalos del 95 %; la marca está en la mitad
survey-heading = Campañas de «{ $bot }»
survey-heading-proof = Cada título, por «{ $bot }»
survey-how = Campañas enteras del bot «{ $bot }» en el nivel { $difficulty }, por cada camino a su turno; las ventajas se conservan. Una rama cuenta las partidas en que el bot buscaba ese título, y solo se gana con ese título.
survey-how-proof = Escenarios sueltos del bot «{ $bot }» en el nivel { $difficulty }, que busca cada título; cada partida con las ventajas de uno de los caminos que llevan allí, por turno.
survey-branches = Ramas
survey-scenarios = Escenarios
survey-campaigns = Campañas
survey-any-title = cualquier título
survey-campaigns-won =
    { $games ->
        [one] Una campaña
       *[other] { $games } campañas
    }, { $wins ->
        [one] una ganada
       *[other] { $wins } ganadas
    }: { $rate } ({ $low } … { $high })
survey-campaigns-gold = { $gold } de oro por campaña ganada, { $chapters } partidas por campaña
survey-column-scenario = Escenario
survey-column-title = Título
survey-column-games = Partidas
survey-column-won = Ganadas
survey-column-interval = 95 %
survey-column-others = Otros títulos
survey-column-lost = Perdidas
survey-column-rounds = Rondas
survey-column-gold = Oro: el suyo
survey-loss-exhausted = reservas agotadas
survey-loss-poorer = no más rica
survey-loss-city-fallen = ciudad caída
survey-loss-swallowed = tragada por el mar
survey-loss-forsaken = sin aliados
