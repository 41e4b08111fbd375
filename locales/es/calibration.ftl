# `seaboard calibrate`: whether hints keep their word.
cli-help-calibrate = Pide pistas en muchas posiciones y dice cuántas veces se cumple lo que prometen.
cli-opt-game = Un juego; puede darse varias veces. Sin ella, todos.
cli-opt-positions = En cuántas posiciones de cada juego se pide una pista.
cli-opt-thinking = Segundos de reflexión para cada pista.
calibration-asking = Preguntando
calibration-title = Lo que prometen las pistas y lo que resulta
calibration-legend = Partidas ganadas por décimas de lo prometido, con intervalos del 95 %; la marca es lo prometido; entre paréntesis, cuántas pistas
calibration-how = Los bots rápidos juegan entre sí. En una decisión de cada seis, uno de los asientos pide una pista; los bots continúan aparte la mejor opción, con su propia suerte. Cada fila reúne las pistas que prometían más o menos lo mismo y dice cuántas veces se ganaron esas partidas. Posiciones: { $numbers }.
calibration-limits = Varias pistas son de la misma partida: las filas se apoyan en menos partidas que pistas y los intervalos son algo estrechos. Quien juega mejor o peor que el bot rápido, o contra otros, gana más o menos de lo prometido.
calibration-column-game = Juego
calibration-column-positions = Pistas
calibration-column-promised = Prometido
calibration-column-kept = Ganadas
calibration-column-interval = Intervalo del 95 %
