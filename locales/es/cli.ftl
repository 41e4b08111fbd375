# Seaboard: la línea de órdenes y la partida en la terminal.

## Páginas de ayuda

cli-usage = Uso:
cli-options = Opciones
cli-commands = Órdenes
cli-help-help = Muestra esta página.
cli-help-seaboard = Una mesa digital para tres juegos de mesa publicados sobre el diluvio.
cli-help-play = Juega una partida en esta terminal.
cli-help-simulate = Los bots juegan muchas partidas y se cuentan los resultados.
cli-help-arena = Los bots se enfrentan en todas las mesas y se dibuja quién gana.
cli-help-fuzz = Busca fallos en las reglas de un juego jugando al azar.
cli-help-replay = Vuelve a contar una partida grabada, jugada a jugada.
cli-help-verify = Comprueba una partida grabada: cada jugada, cada dado, cada huella y el resultado.
cli-help-rule = Muestra una cláusula de las reglas, o la lista de todas.
cli-help-rules = Muestra todas las reglas de un juego.
cli-help-about = Muestra los valores impresos en los componentes de un juego y de dónde viene cada uno.
cli-opt-lang = El idioma: inglés, español o francés.
cli-opt-games = Cuántas partidas.
cli-opt-seed = La semilla: con la misma semilla, las mismas partidas.
cli-opt-bot = El bot de cada asiento: uno para todos o uno por asiento.
cli-opt-bots = Bots que se enfrentan, «search,greedy»: el primero juega solo contra los demás, en cada asiento por turno. Un solo nombre: todos los asientos. Puede darse varias veces.
cli-opt-workers = Cuántos procesos se reparten el trabajo; el resultado no cambia.
cli-opt-edition = Un archivo con los valores de tu propia caja.
cli-opt-json = Muestra las cifras en JSON.
cli-opt-csv = Escribe cada asiento de cada partida en este archivo, como CSV.
cli-opt-out = Escribe una página de Markdown en este archivo y un dibujo a su lado.
cli-opt-dumps = La carpeta para las partidas que muestran un fallo.
cli-opt-seats = Quién ocupa cada asiento, por orden: «me» (tú) o un bot.
cli-opt-resume = Continúa la partida que se dejó.
cli-opt-load = Continúa una partida de este archivo.
cli-option-of-game = { $label }: { $allowed } (normalmente { $default }) [{ $rules }]

## Órdenes mal escritas

cli-no-such-option = No existe la opción «{ $option }». Prueba con --help.
cli-missing = Falta «{ $name }». Prueba con --help.
cli-bad-value = «{ $name }» admite estos valores: { $allowed }.
cli-needs-value = La opción «{ $option }» necesita un valor.
cli-misused = No se entiende esta orden. Aquí se conocen: { $known }.
cli-file-fault = No se puede usar el archivo { $file }: { $fault }
cli-not-text = El archivo no es texto en UTF-8.
bot-unknown = No hay ningún bot llamado «{ $bot }». Los bots son: { $known }.
bot-cannot-play = «{ $bot }» no sabe jugar a { $game }. Saben: { $known }.

## Simular y comprobar

cli-simulating = { $game }
cli-simulated =
    { $games ->
        [one] Una partida, { $decisions } decisiones, semilla { $seed }.
       *[other] { $games } partidas, { $decisions } decisiones, semilla { $seed }.
    }
cli-win-rate =
    El asiento { $seat } ({ $bot }) gana el { $rate } %, intervalo del 95 % de { $low } a { $high } ({ $wins ->
        [one] una victoria
       *[other] { $wins } victorias
    }).
cli-arena-playing = { $game }: { $bots }
cli-arena-title = { $game }: quién gana
cli-arena-how = El primer bot ocupa un asiento, o un equipo entero, contra los demás y cambia de sitio en cada partida. Una victoria compartida cuenta por partes. «Suerte» es lo que ganarían otros tantos asientos por pura suerte. Tableros, asientos y turnos se comparan en partidas en las que todos los asientos tienen el mismo bot.
cli-arena-legend = Partidas ganadas, con intervalos del 95 %. Rojo: lo que daría la suerte. Oscuro: sin duda por encima; pálido: sin duda por debajo.
cli-arena-seats = Asiento { $number }
cli-arena-turn = Turno { $number } de la ronda
cli-arena-column-table = Mesa
cli-arena-column-who = Quién
cli-arena-column-games = Partidas
cli-arena-column-won = Ganadas
cli-arena-column-interval = Intervalo del 95 %
cli-arena-column-luck = Suerte
cli-arena-column-score = Puntuación media
cli-fuzzing = { $game }
cli-fuzzed =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, { $positions } posiciones, { $faults ->
        [0] ningún fallo.
        [one] un fallo.
       *[other] { $faults } fallos.
    }
cli-dumped = Una partida que muestra un fallo: { $file }
cli-verified =
    { $events ->
        [one] La grabación es correcta: un suceso, y cada posición es la declarada.
       *[other] La grabación es correcta: { $events } sucesos, y cada posición es la declarada.
    }
dice-kept =
    { $count ->
        [one] Los dados se prometieron de antemano: la única respuesta del azar se sigue de la semilla.
       *[other] Los dados se prometieron de antemano: las { $count } respuestas del azar se siguen de la semilla.
    }
dice-promised = Los dados están prometidos; su semilla se muestra al acabar la partida.
dice-unpromised = Los dados de esta partida no se prometieron de antemano.
cli-unfinished = La partida aún no ha terminado.
cli-about = Seaboard { $version }, { $engine }.
cli-rights = No oficial. Los títulos pertenecen a sus editoriales; las palabras y los dibujos son nuestros. Un valor reconstruido es nuestra mejor lectura de una imagen que no tenemos: corrígelo con un archivo de edición.

engine-compiled = motor compilado
engine-pure = motor en Python puro: las mismas reglas, solo más lento (se compila donde «make» encuentra un compilador de C)

provenance-rulebook = reglamento
provenance-derived = deducido
provenance-web = según reseñas
provenance-reconstructed = reconstruido
provenance-edition = tu edición

## Reglas

rule-unknown = No existe la cláusula «{ $rule }». «seaboard rule» las muestra todas.
rule-ruling = Nuestra decisión:
rule-source = Impreso en:

## Una partida en la terminal

play-welcome = Seaboard. Escribe help para ver las órdenes.
play-dice-promised =
    Los dados se prometieron antes de la primera tirada. Cuando acabe la partida, «seaboard verify ARCHIVO» compara cada tirada con esta promesa:
    { $commitment }
play-dice-unpromised = Los dados prometidos de esta partida no están aquí; sigue con otros, que no se pueden comprobar.
play-hint = (? para ver las jugadas, help para más)
play-help =
    Escribe una jugada o su número en la lista, o una de estas órdenes:
      ?            todas las jugadas legales con sus reglas, y qué está prohibido y por qué
      ??           qué está prohibido y por qué, por mucho que sea
      why          qué se puede hacer ahora y por qué; why JUGADA: de una jugada
      try JUGADA   qué haría una jugada, sin hacerla
      goal         a qué juegas y cuánto te falta
      hint         las mejores jugadas y sus probabilidades, si juegas en solitario o contra bots; queda en el diario
      undo         deshace tu última jugada, mientras no se haya revelado nada después
      restart      deshace todas tus jugadas desde que actuó el azar u otro jugador
      board        vuelve a dibujar la mesa
      see          la posición en frases
      log          la partida hasta ahora, cada línea con sus reglas
      rule ID      una cláusula de las reglas, por ejemplo { $rule }; rule a solas: las de la pregunta
      dice         la promesa de los dados, que los demuestra cuando acaba la partida
      save ARCHIVO guarda la partida en un archivo
      lang fr      otro idioma: en, es, fr
      quit         salir; todas las jugadas quedan guardadas y --resume continúa
play-kept = La partida queda guardada en { $file }. Continúa con --resume.
play-recorded = La grabación de la partida está en { $file }.
play-saved = Guardada en { $file }.
play-undone = Deshecho.
play-hinted = Ayuda: el diario dice que la pediste. Si sigues como el bot rápido, ganas en torno a
play-hint-chance = { $move }: { $percent } % (de { $low } a { $high } %, { $games } partidas)
play-languages = Los idiomas son { $known }.
play-asked = { $who }: { $question }
play-hand-over = { $who }: cuando lo hayas leído, pulsa Intro y la pantalla se borra para el siguiente, { $next }.
play-take-over = El teclado pasa a { $who }. Pulsa Intro cuando nadie más esté mirando.
play-meanwhile = Mientras tanto:
play-no-such-number = En la lista no hay ninguna jugada { $number }: va de 1 a { $count }.
play-more-refusals =
    { $count ->
        [one] Hay un motivo contra otras jugadas: ?? lo muestra.
       *[other] Hay { $count } motivos contra otras jugadas: ?? los muestra.
    }
play-bot-moves = { seat-name } (bot): { $move }
play-why-legal = «{ $move }» está permitido.
play-refused = { $move } no: { $reason }
play-nothing-kept = No hay ninguna partida pendiente.
play-other-game = Esta es una partida de { $game }.
play-seat-count =
    { $given ->
        [one] Se da un asiento, pero la partida tiene { $wanted }.
       *[other] Se dan { $given } asientos, pero la partida tiene { $wanted }.
    }
play-no-person = No jugaría nadie: da al menos un asiento a «{ $person }», o usa simulate.
play-set-up = La mesa está preparada; log lo cuenta entero. Al final:
play-needs-move = Di una jugada o su número después de { $command }, por ejemplo: { $command } { $example }
play-no-refusals = Nada de lo que se podría intentar ahora está prohibido.

## A qué se juega

goal-nautilion = Lleva el Nautilion hasta el Abismo con un tripulante en cada uno de sus nueve camarotes, antes de que el Fantasma llegue a las Islas Felices.
goal-nautilion-mages = Con los Magos: también necesitas un Mago A, un Mago B y un Mago C en el camarote de los magos.
goal-nautilion-mercenaries = Con los Mercenarios: donde se encuentran los dos submarinos, pierdes si el Fantasma tiene más arpones.
goal-nautilion-heroics = Con las Acciones Heroicas: no debe quedar a la vista ninguna de sus cartas cuando llegues.
goal-diluvium = Reúne más oro que nadie. Si al empezar el turno del primer jugador está vacía una de las bandejas de comida, artesanía o armas, esa ronda es la última.
goal-diluvia = Ten más animales que nadie en la balsa cuando el agua llegue a la fila 7. En caso de empate gana quien esté más cerca del espacio vip.
goal-diluvia-teams = Tened, como equipo, más animales que nadie en la balsa cuando el agua llegue a la fila 7. En caso de empate gana el equipo que esté más cerca del espacio vip.
