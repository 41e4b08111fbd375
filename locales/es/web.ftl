# Seaboard: el cliente en el navegador.

## Marco

web-title = Seaboard
web-title-game = { $game } · Seaboard
web-title-your-turn = ● Te toca: { $game }
web-title-replay = Repetición · Seaboard
web-title-closed = Mesa cerrada · Seaboard
web-tagline = Una mesa tranquila para juegos de mesa publicados sobre el diluvio, con cada regla a mano.
web-language = Idioma
web-settings = Ajustes
web-settings-look = Aspecto
web-settings-theme = Tema
web-settings-theme-system = Como el dispositivo
web-settings-theme-light = Claro
web-settings-theme-dark = Oscuro
web-settings-textsize = Tamaño del texto
web-settings-textsize-usual = Normal
web-settings-textsize-large = Grande
web-settings-textsize-largest = Muy grande
web-settings-moves = Jugadas
web-settings-pace = Ritmo de las jugadas
web-settings-pace-at-once = De golpe
web-settings-pace-brisk = Ágil
web-settings-pace-calm = Con calma
web-settings-animation = Las piezas se mueven
web-settings-confirm = Preguntar otra vez antes de lo que responde el azar
web-settings-reading = Tablero y registro
web-settings-coordinates = Nombres de los lugares en el tablero
web-settings-notation = Jugadas tal como se anotan
web-settings-clauses = Cláusulas del reglamento en cada línea
web-settings-sound = Sonidos
web-settings-shortcuts = Atajos de una sola tecla (U y ?)
web-settings-kept = Estas preferencias se guardan en este navegador.
web-close = Cerrar
web-loading = Cargando…
web-retry = Reintentar
web-to-lobby = Volver a la entrada
web-error-network = No se puede llegar a la mesa. ¿Está en marcha el servidor?
web-error-status = El servidor respondió con el error { $status }.

## Juegos, asientos y bots

web-game-nautilion = Nautilion
web-game-nautilion-about = Desciende al Abismo con nueve tripulantes distintos a bordo antes de que el Fantasma llegue a las Islas Felices. Para una persona, o dos juntas.
web-game-diluvium = Diluvium
web-game-diluvium-about = Explora un mundo sumergido, puéblalo, produce y combate: gana quien reúna más oro. De dos a cuatro jugadores, cada uno con sus secretos.
web-game-diluvia = Diluvia
web-game-diluvia-about = El agua sube por la selva: lleva a tus animales a la balsa y que aguanten allí olas, empujones y tormentas. De dos a cuatro jugadores, o por equipos con cuatro o seis.
web-game-other = { $game }
web-bot-other = Bot «{ $bot }»
web-seat-here = Yo, aquí
web-seat-same-screen = Otra persona en esta pantalla
web-seat-link = Una persona invitada por enlace
web-seat-you = tú
web-seat-present = presente
web-seat-away = ausente
web-seat-turn = en turno
web-seat-your-turn = te toca
web-seat-thinking = pensando…
web-option-players =
    { $value ->
        [one] Un jugador
       *[other] { $value } jugadores
    }
web-option-submarine = Submarino { $value }
web-option-reserve = Reserva de { $value }
web-option-boards = Tableros: { $value }
web-option-peoples = Pueblos: { $value }
web-choice-boards-a = Cara A para todos
web-choice-boards-dealt = Caras B, al azar
web-choice-boards-chosen = Caras B, a elección
web-choice-peoples-seated = Por asiento
web-choice-peoples-dealt = Al azar
web-option-teams = { $value }
web-choice-teams-none = Sin equipos
web-choice-teams-pairs = Equipos de dos
web-choice-teams-threes = Equipos de tres
web-option-express = { $value }
web-choice-express-no = Partida completa
web-choice-express-yes = Modo exprés
web-option-tentacles = Tentáculo: { $value }
web-choice-tentacles-row = Por su fila
web-choice-tentacles-anywhere = Cualquier casilla seca
web-option-seats = Asientos: { $value }
web-choice-seats-actor = Elige quien actúa
web-choice-seats-owner = Elige el dueño
web-option-reset = Mazo vacío: { $value }
web-choice-reset-all = Repartir de nuevo
web-choice-reset-discards = Barajar los descartes
web-option-other = { $name }: { $value }

## Entrada

web-play-now = Jugar ya
web-new-begin = Preparar la mesa
web-new-handed-over = En este juego cada uno tiene secretos: la pantalla se cubre cada vez que pasa a la siguiente persona.
web-continue-older = Mostrar mesas más antiguas
web-about = Acerca de Seaboard
web-about-text = Seaboard sigue las reglas impresas, cláusula a cláusula. Cada línea del diario nombra las cláusulas en que se apoya, y cada negativa dice por qué.
web-about-dice = Lo que traerá el azar se promete antes de empezar la partida y se puede comprobar cuando termina.
web-about-rights = No oficial. Los títulos pertenecen a sus editoriales; los textos y los dibujos son nuestros.

## Repetir un archivo

web-replay = Repetir una grabación
web-replay-about = Elige una grabación guardada: se comprueba cada jugada y cada dado, y después puedes recorrer la partida.
web-replay-file = Elegir una grabación (.toml)
web-replay-checking = Comprobando la grabación…
web-replay-of = { $game }, repetición
web-replay-verdict = Resultado de la comprobación
web-replay-holds =
    { $events ->
        [one] La grabación es correcta: un suceso, permitido por las reglas.
       *[other] La grabación es correcta: { $events } sucesos, todos permitidos por las reglas.
    }
web-replay-other = Otra grabación

## Mesa

web-table = Mesa
web-table-closed = Esta mesa no está abierta para ti
web-connecting = Llegando a la mesa…
web-reconnecting = Se perdió la conexión; reconectando. Nada de lo que hiciste se pierde.
web-prompt-of = { $name }:
web-players = Jugadores
web-undo = Deshacer
web-hint = Pista
web-hint-thinking = Pensando un segundo…
web-hint-chance = gana el { $percent } %
web-hint-interval = entre el { $low } y el { $high } %
web-hint-about = Es una ayuda, y el diario lo dice. Cada opción se ha continuado { $games } veces como juega el bot rápido; quien juega mejor que él gana más a menudo.
web-hints-used = Con ayuda: { $count ->
    [one] una pista
   *[other] { $count } pistas
}.
web-moves = Jugadas en una lista
web-moves-none = Ahora no tienes nada que decidir.
web-moves-forbidden = No permitido ahora
web-board-failed = No se pudo dibujar el tablero. La lista de jugadas sigue funcionando.
web-position = La posición en palabras
web-position-toggle = Mostrar la posición en palabras
web-log = Diario
web-log-empty = Todavía no ha pasado nada.
web-history = Historial
web-history-first = Al principio
web-history-back = Un paso atrás
web-history-forward = Un paso adelante
web-history-end = Al final
web-history-live = Ahora
web-history-position = Momento de la partida
web-history-at = Suceso { $number } de { $last }
web-record = Grabación
web-receipt = Descargar la grabación
web-receipt-later = La grabación se podrá descargar cuando termine la partida.
web-dice = La promesa del azar
web-dice-about = Esta huella de la semilla secreta quedó fijada antes de que se tirara o se robara nada. Al acabar la partida se muestra la semilla, y cualquiera puede comprobar que cada tirada y cada robo se siguen de ella.
web-dice-commitment = Huella:
web-dice-seed = Semilla:

## Invitar

web-share = Invitar
web-share-seat = Enlace para { $name }
web-share-watch = Enlace para espectadores
web-share-copy = Copiar
web-share-copy-of = Copiar: { $what }
web-share-copied = Enlace copiado. Sirve una vez, para quien lo abra primero.
web-share-copied-watch = El enlace para espectadores está copiado.
web-share-marked = El enlace está marcado: cópialo con el teclado o con una pulsación larga.
web-share-taken = { $name } está en la mesa.
web-share-waiting = { $name } no está en la mesa.
web-share-reissue = Nuevo enlace para { $name }
web-share-reissued = Aquí tienes un enlace nuevo; el anterior ya no sirve.

## Una pantalla para varias personas

web-hand-over = Pasar el dispositivo
web-hand-over-to = Pasa el dispositivo: { $name }
web-hand-over-nobody = La mesa está cubierta
web-hand-over-about = Lo que sabe cada persona queda oculto hasta que la siguiente diga que está delante.
web-hand-over-waiting = La mesa espera a otra pantalla: { $name }.
web-hand-over-take = Soy { $name }
web-hand-over-done = Has respondido. Ahora le toca a otra persona: { $name }.

## Reglas y ayuda

web-rule-title = Regla { $rule }
web-rule-open = { $rule }: abrir esta regla
web-rule-browse = Cláusulas vecinas
web-rule-unknown = No existe la cláusula «{ $rule }» en el registro.
web-help = Ayuda
web-help-intro = Lo que puedes hacer está iluminado en el tablero. Tócalo, o llega hasta ello con el teclado.
web-help-tab = pasa a lo siguiente que puedes elegir; Intro o la barra espaciadora lo elige
web-help-arrows = recorre hacia atrás y hacia delante la partida hasta ahora
web-help-undo = deshace tu última jugada, mientras no se haya revelado nada después
web-help-hint = una pista, si juegas en solitario o contra bots; el diario lo dice
web-help-help = abre esta página
web-help-escape = cierra lo que esté abierto
web-help-rules = Los números pequeños, como N-4.1, son cláusulas de las reglas: toca uno para leerlo.
web-help-words = Sin tablero: «Jugadas en una lista» cuenta qué haría cada jugada y qué no está permitido, y la posición se puede mostrar en palabras.
