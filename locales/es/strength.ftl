# `seaboard strength`: cuántas partidas de Nautilion ganan los bots.

cli-help-strength = Hace que los bots jueguen a Nautilion con cada submarino y cada expansión, y cuenta cuántas partidas ganan.
cli-help-odds = Hace jugar al bot rápido a Nautilion con cada combinación de opciones y anota cuántas veces gana.
cli-opt-to = Escribe las cifras en este archivo.
cli-opt-player = Un bot que juega; se puede dar varias veces.
cli-opt-setting = Un submarino o una expansión; se puede dar varias veces. Sin ella, todos.

strength-playing = Jugando
odds-measuring = Combinaciones
odds-written = { $file }: { $count } combinaciones.
strength-title = La fuerza de los bots en Nautilion
strength-legend = Partidas ganadas, con intervalos del 95 %; la marca está en la mitad
strength-how = Un jugador, { $reserve } fichas de reserva. Las expansiones se juegan con el submarino A1: Mercenarios contra dos arpones, el Faro Oscuro en Normal, Acciones Heroicas con tres cartas; «todas juntas» tiene las cinco. «random» responde al azar, «greedy» mira un turno adelante y sopesa cada hechizo y cada tirada por enumeración exacta, «search» continúa muchas veces hasta el final de la partida las mejores respuestas de «greedy» y se queda cada vez con la mejor mitad.
strength-limits = Qué impide que «search» gane más
strength-limit-1 = Sus ensayos los continúa el bot «greedy», que gana muchas menos partidas que él (véase la tabla): se infravalora una respuesta cuyo mérito solo se ve jugando mejor después. Donde «greedy» rara vez gana, como con todas las expansiones juntas, casi todos los ensayos se pierden y dicen poco.
strength-limit-2 = Una decisión tiene 2000 ensayos, 1000 con expansiones: las respuestas que difieren en uno o dos puntos de victoria se distinguen por azar. Más ensayos por sí solos no ayudan mucho: antes del último ajuste de los pesos, 1000 ensayos ganaron 92 de 100 partidas en A1, y 4000 ganaron 22 de 27.
strength-limit-3 = Hay partidas que no se pueden ganar: los dados pueden llevar antes a casa al Fantasma, o el camino puede traer demasiado pronto las últimas copias de un número. Cuántas, nadie lo sabe; el juego exacto solo se calcula cuando quedan pocas fichas. Con expansiones la medida de una posición es tosca: no pesa las cartas a las que el Faro Oscuro llega después.

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
