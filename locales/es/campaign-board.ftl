# La campaña en solitario en el navegador: su tablero y sus páginas.

## En el mar

board-solo-legend = Signos del mapa
board-solo-here-home = La loseta { $tile }, tu hogar en lugar de una ciudad.
board-solo-here-conquered = Has conquistado esta ciudad.
board-solo-here-green = Con borde verde: son las losetas que cuentan en este escenario.
board-solo-here-stores = Aquí hay: comida { $food }, artesanía { $craft }, armas { $weapons }.
board-solo-here-exile = Aquí espera un exiliado.
board-solo-here-found = La ciudad china, por fin hallada.
board-solo-here-second = El navío de guerra chino.
board-solo-here-escort = El navío azteca que te acompaña.
board-solo-here-veteran = Casilla { $space }: tu colono azteca.
board-solo-here-bound = Su navío de guerra puede detenerse aquí la próxima vez que zarpe.
board-solo-coins = Oro que queda en la reserva: { $coins }
board-solo-aside = Oro apartado: { $coins }
board-solo-lying =
    { $settlers ->
        [one] uno está tumbado
       *[other] { $settlers } están tumbados
    }

## Jugadas

board-solo-do-skip = No, seguir
board-solo-do-allies = Colocar un colono aliado
board-solo-do-aztec = Tomar el colono azteca
board-solo-do-stand-up = Levantar al colono tumbado en { $section }
board-solo-do-title = Ganar como { $title }
board-solo-deed-meet = Hablar con el exiliado por 2 de oro
board-solo-deed-bribe = Sobornar a sus colonos de aquí por { $amount } de oro
board-solo-deed-corrupt = Corromper el archipiélago por { $amount } de oro
board-solo-deed-arm-ally = Armar a tu aliado con 6 armas
board-solo-deed-deliver = Entregar 6 armas a los rebeldes
board-solo-deed-lift = Devolver { $card }
board-solo-deed-barter = Descartar un recurso de cada tipo por una ficha de objetivo
board-solo-deed-give = Darle { $amount } de artesanía
board-solo-deed-escort = El navío azteca te acompaña
board-solo-deed-pool =
    { $amount ->
        [0] Tomar todo el oro
       *[other] Poner { $amount } de oro en la reserva
    }

## Metas

board-solo-progress = { $have } de { $need }
board-solo-needs-gold = Y más oro que el adversario
board-solo-needs-no-gold = Aquí el oro no decide
board-solo-richer = Tienes { $gold } de oro y el adversario { $rival }: basta.
board-solo-poorer = Tienes { $gold } de oro y el adversario { $rival }: aún no basta.
board-solo-goal-bellicose = Gana 4 combates contra su navío de guerra.
board-solo-goal-conqueror = Todos tus colonos están en losetas verdes.
board-solo-goal-prospector = Un colono tuyo en la artesanía de la loseta 19.
board-solo-goal-explorer = Un colono tuyo en las ruinas de la loseta 20.
board-solo-goal-archeologist = Un colono tuyo en las ruinas de cada loseta verde.
board-solo-goal-navigator = Descubre y explora 4 losetas.
board-solo-goal-shepherdess = Los 9 colonos egipcios en las islas grandes de las losetas 5, 6 y 7.
board-solo-goal-merchant = Consigue 4 fichas de objetivo con trueques.
board-solo-goal-warmonger = Destruye los 3 puestos avanzados.
board-solo-goal-corruptor = Dale 10 de artesanía.
board-solo-goal-traveler = Encuentra la ciudad china y navega hasta ella.
board-solo-goal-grave-robber = 5 cartas de ruinas en la mano.
board-solo-goal-patron = Dale 12 de oro.
board-solo-goal-leader = Todos tus colonos están en losetas verdes.
board-solo-goal-loner = No queda ningún colono aliado.
board-solo-goal-pitiless = Conquista su ciudad.
board-solo-goal-peacemaker = Conquista sus dos ciudades.
board-solo-goal-discoverer = Tu barco de exploración halla la tierra prometida.
board-solo-goal-saved = Devuelve dos cartas de ruinas en el santuario.
board-solo-goal-condottiere = Arma a tu aliado.
board-solo-goal-unstoppable = Llena con tus colonos una loseta junto a su ciudad.
board-solo-goal-slayer = Corta las tres cabezas de la hidra.
board-solo-goal-smith = Explora las 4 losetas verdes.
board-solo-goal-insurgent = Entrega 6 armas en su ciudad.

## El adversario

board-solo-adversary = Adversario: { $who }
board-solo-mirror-open = En la próxima ronda hará lo que elijas ahora.
board-solo-mirror = En la próxima ronda: { $action }, como tú.
board-solo-mirror-nothing = En la próxima ronda: nada.
board-solo-random =
    { $random ->
        [0] No queda ninguna ficha con estrella: el azar no decide.
        [one] Si sale la ficha con estrella (1 de { $all }), decide el azar.
       *[other] Si sale una ficha con estrella ({ $random } de { $all }), decide el azar.
    }
board-solo-strength = Fuerza, y el oro por vencerlo
board-solo-reserve = Colonos en reserva
board-solo-reserve-label = Colonos en reserva: { $settlers }
board-solo-column = Dónde coloniza primero
board-solo-markers = Marcadores de exploración
board-solo-pile =
    { $count ->
        [one] Una ficha de combate por robar
       *[other] { $count } fichas de combate por robar
    }
board-solo-tokens-left = valor { $value }: quedan { $count }
board-solo-shown = Fichas de combate mostradas
board-solo-shown-label = Fichas de combate mostradas: { $tokens }
board-solo-shown-none = ninguna
board-solo-range =
    { $tiles ->
        [one] Sus barcos navegan una loseta.
       *[other] Sus barcos navegan hasta { $tiles } losetas.
    }
board-solo-bound = Su navío de guerra puede detenerse luego en: { $places }.
board-solo-allies = Colonos aliados: en el mapa, { $map }; por colocar, { $reserve }; perdidos, { $lost }.

## Combates

board-solo-battle-warship = Combate con su navío de guerra en { $place }
board-solo-battle-second = Combate con el navío chino en { $place }
board-solo-battle-outpost = Combate con el puesto avanzado de { $place }
board-solo-battle-city = Combate por la ciudad de { $place }
board-solo-strength-plus-weapons = { $strength } + armas
board-solo-strength-plus-token = { $strength } + ficha de combate
board-solo-tokens-in-pile = Roba una de estas:
board-solo-commit-how = Elige antes de que se robe la ficha. Las armas se gastan en cualquier caso.
board-solo-chance = victoria: { $chance }
board-solo-ties-yours = A igual fuerza ganas tú.
board-solo-ties-its = A igual fuerza pierdes.

## El escenario y su final

board-solo-rules = Reglas de este escenario
board-solo-story = La historia
board-solo-defeat = Derrota
board-solo-final-gold = Tu oro: { $gold }.
board-solo-final-rival = El del adversario: { $gold }.
board-solo-chart = Tu oro a lo largo de la partida

## Una posición en frases


## Páginas

web-game-campaign = Diluvium: campaña en solitario
web-game-campaign-about = Guías a los griegos de isla en isla contra un adversario que responde a cada jugada tuya. Cuatro escenarios de quince forman una campaña; lo que ganas viaja contigo.
web-campaign-open = Campaña en solitario
web-campaign-title = Campaña en solitario
web-campaign-about = Gana cuatro escenarios por uno de los caminos del archipiélago. Cada victoria decide adónde vas y qué llevas contigo; cada derrota cuesta una vida.
web-campaign-mine = Tus campañas
web-campaign-none = Aún no hay ninguna en este navegador.
web-campaign-all = Todas las campañas
web-campaign-new = Nueva campaña
web-campaign-name = Nombre
web-campaign-usual-name = Campaña { $number }
web-campaign-difficulty = Dificultad
web-campaign-level-normal = Normal
web-campaign-level-normal-about = Los escenarios tal como son. Buena para empezar.
web-campaign-level-hard = Difícil
web-campaign-level-hard-about = Dos recursos menos de cada tipo y 10 de oro menos en la reserva.
web-campaign-level-extreme = Extrema
web-campaign-level-extreme-about = Como la difícil, y el adversario empieza con fuerza 2.
web-campaign-level-divine = Castigo divino
web-campaign-level-divine-about = Como la extrema, y una carta de ruinas ayuda al adversario antes del primer turno.
web-campaign-begin = Empezar la campaña
web-campaign-single = Un solo escenario
web-campaign-single-about = Cualquier escenario fuera de una campaña, también los dos independientes.
web-campaign-scenario = Escenario
web-campaign-with-bonuses = Con lo que habrían traído victorias anteriores
web-campaign-import = Una campaña de un archivo
web-campaign-import-about = Una campaña guardada aquí o en otro sitio. Se comprueba cada partida.
web-campaign-import-file = Elegir un archivo
web-campaign-chapter = Capítulo { $number } de { $length }: { $scenario }
web-campaign-lives =
    { $lives ->
        [0] Ninguna vida
        [one] Una vida
       *[other] { $lives } vidas
    }
web-campaign-victories = { $victories } de { $length } victorias
web-campaign-gold = { $gold } de oro
web-campaign-total = Llevas a casa { $gold } de oro.
web-campaign-fallen = El imperio ha caído
web-campaign-fallen-about = No quedaba ninguna vida que perder. Desde cualquier capítulo anterior puedes tomar otro camino.
web-campaign-going = En curso: { $scenario }.
web-campaign-go-on = Seguir jugando
web-campaign-anew = Empezar el capítulo de nuevo
web-campaign-start = Jugar este escenario
web-campaign-try-again = Intentarlo de nuevo
web-campaign-retry-about = Perdiste el último intento, y con él una vida. El escenario se puede jugar de nuevo.
web-campaign-choose-start = Hay dos orillas donde empezar: elige una en la carta.
web-campaign-aztec = Sección de tu colono azteca
web-campaign-chart = Carta de los escenarios. Las flechas llevan de uno a otro.
web-campaign-list = La carta como lista
web-campaign-depth = Capítulo { $number }
web-campaign-place-won = ganado
web-campaign-place-open = se puede jugar ahora
web-campaign-place-ahead = aún es posible
web-campaign-place-closed = fuera de alcance
web-campaign-in-progress = en curso
web-campaign-lost-times =
    { $times ->
        [one] perdido una vez
       *[other] perdido { $times } veces
    }
web-campaign-road-taken = tu camino
web-campaign-gives = Aporta:
web-campaign-leads-to = Lleva a { $scenario }.
web-campaign-leads-home = Termina la campaña.
web-campaign-bonuses = Lo que llevas al próximo escenario
web-campaign-log = Diario
web-campaign-log-empty = Aún no se ha jugado nada.
web-campaign-defeat = derrota
web-campaign-chapter-gold = { $gold } de oro para la campaña.
web-campaign-what-came = Lo que siguió
web-campaign-look = Ver la partida
web-campaign-fork-before = Empezar de nuevo desde aquí
web-campaign-fork-here = Copiar esta campaña
web-campaign-fork-name = { $name } (otro camino)
web-campaign-forked = Esta es una campaña nueva; la otra queda como estaba.
web-campaign-keep = Esta campaña
web-campaign-rename = Cambiar el nombre
web-campaign-export = Guardar como archivo
web-campaign-link = Enlace para otro navegador
web-campaign-link-about = Quien abra este enlace tendrá también la campaña. Sirve una vez.
web-campaign-delete = Borrar
web-campaign-delete-how = Escribe el nombre de la campaña, «{ $name }», para borrarla. Sus partidas quedan entre tus mesas.
web-campaign-to-atlas = A la carta de la campaña

## Opciones de un solo escenario

web-option-scenario = { $value }
web-option-difficulty = { $value }
web-option-board = Tablero: { $value }
web-option-food = Comida desde el principio: { $value }
web-option-token = Una ficha de valor 0 menos: { $value }
web-option-card = Carta en mano: { $value }
web-option-home = Loseta en vez de ciudad: { $value }
web-option-aztec = Colono azteca: { $value }
web-option-holder = Sitio para { $value } recursos
web-option-warship = Navío azteca: { $value }
web-option-allies = Aliados: { $value }
web-choice-scenario-perilous-land = { solo-scenario-perilous-land }
web-choice-scenario-whispers-from-the-east = { solo-scenario-whispers-from-the-east }
web-choice-scenario-what-killed-them = { solo-scenario-what-killed-them }
web-choice-scenario-friend-in-need = { solo-scenario-friend-in-need }
web-choice-scenario-answer-too-late = { solo-scenario-answer-too-late }
web-choice-scenario-path-of-the-lost = { solo-scenario-path-of-the-lost }
web-choice-scenario-remains-of-unrest = { solo-scenario-remains-of-unrest }
web-choice-scenario-facing-destiny = { solo-scenario-facing-destiny }
web-choice-scenario-noose-in-troubled-waters = { solo-scenario-noose-in-troubled-waters }
web-choice-scenario-assault-at-the-very-heart = { solo-scenario-assault-at-the-very-heart }
web-choice-scenario-condemned-lands = { solo-scenario-condemned-lands }
web-choice-scenario-curse-of-mu = { solo-scenario-curse-of-mu }
web-choice-scenario-flash-of-steel = { solo-scenario-flash-of-steel }
web-choice-scenario-last-bastion = { solo-scenario-last-bastion }
web-choice-scenario-hydras-ire = { solo-scenario-hydras-ire }
web-choice-scenario-between-forge-and-iron = { solo-scenario-between-forge-and-iron }
web-choice-scenario-seething-heart = { solo-scenario-seething-heart }
web-choice-difficulty-normal = { web-campaign-level-normal }
web-choice-difficulty-hard = { web-campaign-level-hard }
web-choice-difficulty-extreme = { web-campaign-level-extreme }
web-choice-difficulty-divine = { web-campaign-level-divine }
web-choice-board-a = { diluvium-board-a }
web-choice-board-warmonger = { diluvium-board-warmonger }
web-choice-board-artisan = { diluvium-board-artisan }
web-choice-board-explorer = { diluvium-board-explorer }
web-choice-board-settler = { diluvium-board-settler }
web-choice-food-no = no
web-choice-food-yes = sí
web-choice-token-no = no
web-choice-token-yes = sí
web-choice-warship-no = no
web-choice-warship-yes = sí
web-choice-card-none = ninguna
web-choice-card-cornucopia = { diluvium-card-cornucopia }
web-choice-card-machines = { diluvium-card-machines }
web-choice-card-legendary = { diluvium-card-legendary }
web-choice-card-compass = { diluvium-card-compass }
web-choice-card-treasure = { diluvium-card-treasure }
web-choice-card-cannon = { diluvium-card-cannon }
web-choice-card-gate = { diluvium-card-gate }
web-choice-card-map = { diluvium-card-map }
web-choice-home-0 = ninguna
web-choice-aztec-none = ninguno
web-choice-aztec-explore = { diluvium-explore }
web-choice-aztec-settle = { diluvium-settle }
web-choice-aztec-produce = { diluvium-produce }
web-choice-aztec-engage = { diluvium-engage }
web-choice-allies-egyptians = { diluvium-the-egyptians }
web-choice-allies-aztecs = { diluvium-the-aztecs }

## En el marco

board-solo-aims = Objetivos del escenario
board-solo-adversary-short = adversario
board-solo-pile-about = Las fichas de combate que puede robar: su valor se suma a su fuerza.
