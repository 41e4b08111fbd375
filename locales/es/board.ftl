# La mesa dibujada de Nautilion: lo que está escrito en ella y lo que dice un lector de pantalla.

## Nombres

board-darkhouse = Faro Oscuro
board-phantom = Fantasma
board-nautilion = Nautilion
board-path = El camino de las Islas Felices al Abismo
board-submarine = El submarino { $submarine } y sus camarotes
board-plan = El Plan
board-dice = Los dados
board-grimoire = El Grimorio
board-crew-1 = caballito de mar
board-crew-2 = pulpo
board-crew-3 = pez globo
board-crew-4 = medusa
board-crew-5 = rape abisal
board-crew-6 = tortuga
board-crew-7 = cangrejo
board-crew-8 = calamar
board-crew-9 = narval
board-crew = { $token }, { $creature }

## El camino

board-place-token = Posición { $place }: { $token }, { $creature }.
board-place-gone = Posición { $place }: ya no hay ficha.
board-here-nautilion = Aquí está el Nautilion.
board-here-phantom = Aquí está el Fantasma.
board-already-aboard = Este número ya está a bordo.
board-chosen-first = Elegida en primer lugar.
board-would-discard = El Fantasma la descartaría.
board-would-take = El Nautilion la tomaría.

## El submarino y la reserva

board-cabin-empty = Camarote { $cabin }, { $creature }: vacío.
board-cabin-full = Camarote { $cabin }, { $creature }: ocupado.
board-reserve =
    { $count ->
        [0] Reserva: vacía
       *[other] Reserva: { $count }
    }
board-reserve-crew = Entre ellas, tripulación boca abajo: { $tokens }.
board-discarded =
    { $count ->
        [0] Nada descartado
       *[other] Descartes: { $count }
    }
board-admiral = Almirante: { seat-name }
board-turn-of = { $name }:

## Los dados

board-ask-plan = Da un dado a cada uno de los tres o lanza un hechizo.
board-hint-plan = Arrastra los dados, o elige un dado y luego quién lo recibe. Antes de decidir verás lo que ocurriría.
board-then-discard = Después eliges qué ficha entregas; lo que sigue se muestra al elegirla.
board-die = Dado que muestra un { $face }
board-die-nautilion = Dado del Nautilion, que muestra un { $face }
board-give-darkhouse = Faro Oscuro: aún sin dado
board-give-phantom = Fantasma: aún sin dado
board-give-nautilion = Nautilion: aún sin dado
board-has-darkhouse = Faro Oscuro: dado { $face }
board-has-phantom = Fantasma: dado { $face }
board-has-nautilion = Nautilion: dado { $face }
board-all-plans = Todas las formas de repartir los dados
board-plan-label = { $darkhouse } { $phantom } { $nautilion }: { $darkhouse } para el Faro Oscuro, { $phantom } para el Fantasma, { $nautilion } para el Nautilion
board-give-out = Repartir los dados

## Hechizos y respuestas

board-cost =
    { $cost ->
        [one] Cuesta una ficha.
       *[other] Cuesta { $cost } fichas.
    }
board-tide-die = Girar el
board-tide-face = a un
board-do-place = Colocar la ficha { $token } en su camarote
board-do-reserve = Ponerla en la reserva
board-do-discard = Descartar la ficha { $token }
board-do-discard-reserve = Descartar de la reserva
board-do-start = Empieza { seat-name }
