# La mesa dibujada de Nautilion con sus expansiones, y cómo se eligen antes de la partida.

## Fichas

board-crew-0 = Ficha en blanco
board-crew-10 = Mago A
board-crew-11 = Mago B
board-crew-12 = Mago C
board-crew-13 = Mercenario
board-crew-14 = Arrecife

## El camino

board-place-other = Posición { $place }: { $name }.
board-place-reef = Al lado hay un Arrecife { $number }: { $free } de { $faces } caras dejan ir al Nautilion.
board-place-insert = Devolver la ficha justo después de esta posición.
board-reefs = Los Arrecifes
board-reef-odds =
    { $left ->
        [0] Arrecife { $number }: no queda ninguno en el camino.
       *[other] Arrecife { $number }: { $free } de { $faces } caras dejan ir al Nautilion; quedan { $left } en el camino.
    }

## El camarote de los magos

board-mage-cabin = El camarote de los magos
board-guest-full = { $name }: en el camarote.
board-guest-empty = { $name }: el espacio está vacío.
board-pair = Un Mago y su pareja
board-pair-whole = Una pareja: vuelve a tirar un dado cada turno
board-rerolls =
    { $count ->
        [0] Ninguna tirada extra
        [one] Una tirada extra
       *[other] { $count } tiradas extra
    }
board-reroll = Volver a tirar este { $face }
board-cabin-soldier = Camarote { $cabin }: un Mercenario.

## El tablero del Fantasma

board-phantom-board = El tablero del Fantasma
board-berths = A bordo del Fantasma, { $count } de { $berths }: { $names }
board-harpoons-theirs =
    { $count ->
        [one] El Fantasma tiene un arpón.
       *[other] El Fantasma tiene { $count } arpones.
    }
board-harpoons-ours =
    { $count ->
        [0] El Nautilion no tiene ningún arpón.
        [one] El Nautilion tiene un arpón.
       *[other] El Nautilion tiene { $count } arpones.
    }
board-collision-loss = Una colisión ahora te hundiría: se perdería la partida.
board-collision-tie = Una colisión ahora sería un empate: una ficha descartada iría a tu reserva.
board-collision-win = Ahora ganarías una colisión: una ficha descartada podría subir a bordo.
board-collision-lost = El Fantasma tenía más arpones: la colisión te ha hundido.
board-collision-over = La colisión ya pasó y el tablero del Fantasma ha desaparecido. Cada Mercenario que alcance te cuesta una ficha.

## Las cartas del Faro Oscuro

board-row = Las cartas del Faro Oscuro
board-card = Carta { $number }: { $name }.
board-card-red = Roja.
board-card-blue = Azul.
board-card-at = Aquí está el Faro Oscuro.
board-card-next = Es la siguiente.
board-card-reconstructed = El reglamento no indica su efecto; este es una reconstrucción nuestra.
board-silent =
    { $turns ->
        [one] El Faro Oscuro calla este turno.
       *[other] El Faro Oscuro calla este turno y el siguiente.
    }

## Acciones Heroicas

board-heroics = Acciones Heroicas
board-heroics-pile =
    { $count ->
        [0] (cada una cuesta un tripulante; ninguna más en el mazo)
        [one] (cada una cuesta un tripulante; una más en el mazo)
       *[other] (cada una cuesta un tripulante; { $count } más en el mazo)
    }
board-heroics-none = Ya no queda ninguna carta a la vista.
board-heroic-pay = ¿Quién paga?
board-heroic-pay-with = Jugarla: paga la ficha { $token }
board-heroic-nobody = Ahora nadie puede pagarla.
board-deeds = En vigor este turno:
board-lasting = Otra vez el turno siguiente:

## Los dados

board-ask-set = Pon los dados en las caras que quieras.
board-give-none-darkhouse = Faro Oscuro: esta vez sin dado
board-give-none-phantom = Fantasma: esta vez sin dado
board-give-none-nautilion = Nautilion: esta vez sin dado
board-for-darkhouse = { $face } para el Faro Oscuro
board-for-phantom = { $face } para el Fantasma
board-for-nautilion = { $face } para el Nautilion
board-set-dice = Fijar los dados
board-set-die = Dado { $number }
board-set-confirm = Fijar así los dados
board-free = gratis

## Señales de este turno

board-sign-stuck = Retenido por un Arrecife
board-sign-second = Segunda vez en este turno
board-sign-whirlwinds =
    { $count ->
        [one] Un Torbellino gratis
       *[other] { $count } Torbellinos gratis
    }
board-sign-translations =
    { $count ->
        [one] Una Traslación gratis
       *[other] { $count } Traslaciones gratis
    }
board-sign-aside = Apartada para el intercambio:

## Respuestas

board-ask-keep = Los conductos ya no unen a toda la tripulación. Elige el grupo que se queda.
board-do-station = Poner el Mercenario en el camarote { $cabin }
board-do-cabin = Al camarote de los magos: { $name }
board-do-discard-guest = Del camarote de los magos: { $name }
board-do-discard-soldier = Descartar el Mercenario del camarote { $cabin }
board-do-take = Tomar: { $name }
board-do-spend = Gastar: { $name }
board-do-keep = Conservar { $tokens }
board-do-unseat = De vuelta al camino: la ficha { $token }
board-do-insert-first = Justo delante del Nautilion
board-do-insert-last = Lo más adelante posible
board-do-banish = Retirar: { $name }
board-do-leave = Dejarlo así
board-do-recover =
    { $cost ->
        [one] Recuperar una ficha descartada por una de la reserva
       *[other] Recuperar una ficha descartada por { $cost } de la reserva
    }

## En el marco

board-reroll-which = ¿Qué dado relanzas?
board-collision-past = pasada
board-tip-mage = Si el Nautilion para aquí, el Mago va al camarote de los magos o a la reserva. Debe viajar uno de cada letra.
board-tip-mercenary = Si el Nautilion para aquí antes de la colisión, puede luchar en un camarote, con dos arpones; el Fantasma lo contrataría.
board-tip-soldier = Ocupa el camarote y lucha con dos arpones hasta la colisión; los conductos llegan a él como a la tripulación.
board-tip-pair = Un Mago y el compañero a su lado: juntos relanzan un dado cada turno.
board-tip-rerolls = Cada pareja del camarote de los magos te deja relanzar un dado, una vez por turno.
board-tip-recover = Solo mientras actúa la carta del Faro Oscuro que lo permite: una ficha descartada vuelve, a cambio de fichas de la reserva.
board-tip-heroic = Elígela y luego quién paga: un tripulante deja el Nautilion.
board-legend-mage = Un Mago: A, B o C. Al final debe haber uno de cada en el camarote de los magos.
board-legend-pair = Un relanzamiento: un Mago y el compañero a su lado relanzan un dado cada turno.
board-legend-mercenary = Un Mercenario: dos arpones para quien lo tenga.
board-legend-harpoons = Arpones: quien tenga más gana la colisión. Las cifras bajo el camino comparan los del Fantasma con los tuyos.
board-legend-reef = Un Arrecife junto al camino. Si el Nautilion para allí, un dado decide si queda retenido; las cifras dicen cuántas caras lo liberan.
board-legend-red = Una carta roja del Faro Oscuro: mala para ti. El Faro Oscuro está sobre la carta que actúa; ▸ marca la siguiente.
board-legend-blue = Una carta azul del Faro Oscuro: buena para ti.
board-legend-heroic = Una Acción Heroica. Hay que hacerlas todas antes del final; cada una cuesta un tripulante.
board-legend-ours = Un asterisco en una carta: el reglamento no imprime su efecto; este es nuestra reconstrucción.

## Antes de la partida

web-voyage = Viaje
web-voyage-free = Elegir las expansiones por tu cuenta
web-sea-calm = Mar en calma
web-sea-choppy = Mar rizada
web-sea-rough = Mar gruesa
web-sea-storm = Temporal
web-odds-quick = El bot medio (contramaestre) gana cerca del { $percent } % de estos viajes ({ $games } partidas).
web-odds-strong = El difícil (capitán) gana el { $percent } % ({ $games } partidas).
web-preset-first = Primer viaje
web-preset-first-about = El juego básico, sin expansiones.
web-preset-mages = Los Magos
web-preset-mercenaries = Los Mercenarios
web-preset-reefs = Los Arrecifes
web-preset-machinations = El Faro Oscuro
web-preset-heroics = Acciones Heroicas
web-preset-storm = La tempestad completa
web-preset-storm-about = Las cinco expansiones a la vez. Nadie dijo que volverías.
web-about-mages = Tres Magos deben viajar contigo; con sus compañeros doblegan los dados.
web-about-mercenaries = El Fantasma va armado y una colisión lo decide todo.
web-about-reefs = El coral del camino puede retenerte un turno.
web-about-machinations = Una nueva intriga cada turno, cinco en fila.
web-about-heroics = Grandes hazañas que cuestan un tripulante cada una, y hay que cumplirlas todas.
