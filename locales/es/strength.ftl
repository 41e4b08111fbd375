# `seaboard strength`: cuántas partidas de Nautilion ganan los bots.

cli-help-strength = Hacer que los bots jueguen a Nautilion con cada submarino y cada expansión, y contar cuántas partidas ganan.
cli-help-odds = Hacer jugar al bot rápido a Nautilion con cada combinación de opciones y anotar cuántas veces gana.
cli-opt-to = Escribir las cifras en este archivo.
cli-opt-player = Un bot que juega; se puede dar varias veces.
cli-opt-setting = Un submarino o una expansión; se puede dar varias veces. Sin ella, todos.

strength-playing = Jugando
odds-measuring = Combinaciones
odds-written = { $file }: { $count } combinaciones.
strength-title = La fuerza de los bots en Nautilion
strength-legend = Partidas ganadas, con intervalos del 95 %; la marca está en la mitad
strength-how = Un jugador, { $reserve } fichas de reserva. Las expansiones se juegan con el submarino A1: Mercenarios contra dos arpones, el Faro Oscuro en Normal, Acciones Heroicas con tres cartas; «todas juntas» tiene las cinco. «random» responde al azar, «greedy» mira un turno adelante y sopesa cada hechizo y cada tirada por enumeración exacta, «search» continúa muchas veces hasta el final de la partida las mejores respuestas de «greedy» y se queda cada vez con la mejor mitad.
strength-limits = Qué impide que «search» gane más
strength-limit-1 = Sus ensayos los continúa el bot «greedy», que gana menos partidas que él: una respuesta cuyo mérito solo se ve si después se juega mejor queda infravalorada. En los ensayos, «greedy» no lanza una Traslación hasta que la tripulación está casi completa.
strength-limit-2 = Cada decisión tiene un número fijo de ensayos, para que dure menos de un segundo; entre respuestas que difieren en uno o dos puntos de victoria decide el azar. Con expansiones hay varias veces menos ensayos, y más respuestas.
strength-limit-3 = Algunas partidas no se pueden ganar: las últimas copias de un número pueden quedar detrás del Nautilion, y los dados pueden llevar antes al Fantasma a su meta. Cuántas, nadie lo sabe; el juego exacto solo se calcula cuando quedan pocas fichas.

strength-column-setting = Partida
strength-column-bot = Bot
strength-column-games = Partidas
strength-column-won = Ganadas
strength-column-interval = 95 %
strength-column-lost = Perdidas
strength-setting-a1 = Submarino A1
strength-setting-a2 = Submarino A2
strength-setting-b1 = Submarino B1
strength-setting-b2 = Submarino B2
strength-setting-c1 = Submarino C1
strength-setting-c2 = Submarino C2
strength-setting-mages = Magos
strength-setting-mercenaries = Mercenarios
strength-setting-reefs = Arrecifes
strength-setting-machinations = Faro Oscuro
strength-setting-heroics = Acciones Heroicas
strength-setting-together = Todas juntas
strength-loss-phantom-arrived = el Fantasma antes
strength-loss-crew-incomplete = tripulación incompleta
strength-loss-mages-missing = faltan Magos
strength-loss-heroics-left = quedan cartas
strength-loss-harpooned = arponeado
