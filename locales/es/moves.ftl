# Las jugadas en pocas palabras, como las dicen botones, listas y pistas, y lo que se cuenta de las que no llevan a otra cosa.

move-as-written = { $move }
do-list = { $first }, { $rest }
event-sealed = { seat-who } ha respondido en secreto.
event-chance = El azar: { $move }.
event-did = { seat-name }: { $move }.

## Nautilion

do-nautilion-start = Empieza { seat-name }
do-nautilion-whirlwind = Lanzar Torbellino repetitivo
do-nautilion-tide = Marea artificial: un { $old } pasa a ser un { $new }
do-nautilion-tide-its-die = Marea artificial: el dado del Nautilion pasa a ser un { $new }
do-nautilion-translation = Lanzar Traslación acuática
do-nautilion-swap = Intercambiar la ficha { $token } de la posición { $place }
do-nautilion-with = Intercambiarla con la ficha { $token } de la posición { $place }
do-nautilion-darkhouse = Faro Oscuro { $die }
do-nautilion-phantom = Fantasma { $die }
do-nautilion-nautilion = Nautilion { $die }
do-nautilion-discard-reserve = Descartar una ficha de la reserva
do-nautilion-discard-guest = Descartar del camarote de los magos: { $token }
do-nautilion-discard-mercenary = Descartar el Mercenario del camarote { $cabin }
do-nautilion-discard = Descartar la ficha { $token }
do-nautilion-place = Colocar la ficha { $token } en su camarote
do-nautilion-reserve = Ponerla en la reserva
do-nautilion-reroll = Volver a tirar el { $face }
do-nautilion-recover = Recuperar una ficha del descarte
do-nautilion-heroic = { $card }, pagada con la ficha { $token }
do-nautilion-banish = Retirar esta carta: { $card }
do-nautilion-spend = Gastar de la reserva: { $token }
do-nautilion-station = Poner el Mercenario en el camarote { $cabin }
do-nautilion-cabin = Al camarote de los magos: { $token }
do-nautilion-take = Recuperar: { $token }
do-nautilion-keep = Conservar el grupo del camarote { $cabin }
do-nautilion-set = Poner los dados en { $dice }
do-nautilion-unseat = Devolver la ficha { $token } al camino
do-nautilion-insert-first = Ponerla justo después de las Islas Felices
do-nautilion-insert = Ponerla justo después de la posición { $place }
do-nautilion-leave = Dejarlo así
nautilion-swap-begun = Se va a intercambiar la ficha { $token } de la posición { $place }.

## Diluvium

do-diluvium-board = Jugar con el tablero { $board }
do-diluvium-wheel = Girar el timón hasta { $action }
do-diluvium-end = Terminar el turno
do-diluvium-sail = Navegar a { $place }
do-diluvium-sail-hidden = Navegar a lo desconocido, a { $place }
do-diluvium-stay = Dejar el barco donde está
do-diluvium-mark =
    { $gold ->
        [0] Marcar { $place }: puede ir allí un colono
       *[other] Marcar { $place } por { $gold } de oro
    }
do-diluvium-settler = el colono de { $place } ({ $kind })
do-diluvium-take = Mover: { $settler }
do-diluvium-place = Colonizar { $place }: { $kind }
do-diluvium-flee = Huir a { $place }: { $kind }
do-diluvium-flee-board = Huir a { $action } en el tablero
do-diluvium-gain = Tomar una ficha de { $kind }
do-diluvium-discard = Descartar una ficha de { $kind }
do-diluvium-produce = Producir en { $place }
do-diluvium-sell = Vender artesanía por oro
do-diluvium-arm = Gastar armas para ser más fuerte
do-diluvium-done = No comerciar más
do-diluvium-commit =
    { $weapons ->
        [0] Luchar sin armas
        [one] Luchar con un arma
       *[other] Luchar con { $weapons } armas
    }
do-diluvium-slay = Luchar contra el monstruo
do-diluvium-spare = Dejar en paz al monstruo
do-diluvium-play = Jugar { $card }
diluvium-settler-taken = { $who } eligen un colono { $source }.
diluvium-trade-over = { $who } no comercian más.
diluvium-plays-no-card = { $who } no juegan más cartas.

## La campaña

do-solo-allies = Colocar un colono aliado
do-solo-aztec = Mover el colono azteca
do-solo-stand-up = Levantar al colono tumbado en { $action }
do-solo-skip = No, seguir
do-solo-pick = Elegir { $place }
do-solo-title = Ganar como { $title }
do-solo-meet = Hablar con el exiliado por 2 de oro
do-solo-bribe = Sobornar a sus colonos de aquí por { $amount } de oro
do-solo-corrupt = Corromper el archipiélago por { $amount } de oro
do-solo-arm-ally = Armar a tu aliado con 6 armas
do-solo-deliver = Entregar 6 armas a los rebeldes
do-solo-lift = Devolver { $card }
do-solo-barter = Descartar un recurso de cada tipo por una ficha de objetivo
do-solo-give = Darle { $amount } de artesanía
do-solo-escort = El navío azteca te acompaña
do-solo-pool =
    { $amount ->
        [0] Tomar todo el oro
       *[other] Poner { $amount } de oro en la reserva
    }
solo-ally-taken = Un colono aliado busca un lugar.
solo-course-set = { $who } se disponen a llevar su { $ship } a { $place }.

## Diluvia

do-diluvia-play = { $card }: { $target }
do-diluvia-drop = Descartar { $card }
do-diluvia-roll = Sin segunda carta: tirar el dado dos veces
do-diluvia-undo = Jugar Ya veremos
do-diluvia-pass = Que ocurra
do-diluvia-waive = Que ocurra todo en este turno
do-diluvia-seat = Ocupar el asiento { $place }
do-diluvia-advance = Que llueva: el marcador de diluvio avanza
do-diluvia-hold = Dejar el marcador de diluvio donde está
diluvia-answered = { $who } han respondido.
diluvia-you-undo = Quieres anularla.
diluvia-you-pass = Dejas que ocurra.
diluvia-you-waive = Dejas que ocurra, y también todo lo demás de este turno.
diluvia-stands = Nadie la anula: { $card }.
diluvia-no-second-card = { $who } no juegan una segunda carta: el dado se tira dos veces.

## El registro

web-log-turn = Turno { $turn }
web-log-set-up = Preparación
web-log-undone =
    { $count ->
        [one] Una jugada deshecha
       *[other] { $count } jugadas deshechas
    }
web-log-quiet =
    { $count ->
        [one] Un paso pequeño
       *[other] { $count } pasos pequeños
    }
web-log-earlier =
    { $count ->
        [one] Un turno anterior
       *[other] { $count } turnos anteriores
    }
web-log-later =
    { $count ->
        [one] Un turno posterior
       *[other] { $count } turnos posteriores
    }
web-log-newest = A lo más nuevo
web-log-clauses = Las reglas de esta línea
web-hint-best = Las mejores jugadas para ti ahora
