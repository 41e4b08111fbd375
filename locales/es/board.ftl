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

## En el marco: palabras cortas, y lo que cuenta cada signo al señalarlo

board-own = El submarino
board-aboard = { $count }/{ $cabins }
board-alone = Navegas sin compañía: cualquier tripulante puede subir a bordo.
board-do-starts = Empieza { $name }
board-start-about = Poneos de acuerdo y decidlo aquí: quien empiece juega todo este turno con los dados que hay. Conviene que su Almirante muestre las fichas que alcanzan estos dados; los números están junto a vuestros nombres.
board-spell-whirlwind = Torbellino
board-spell-tide = Marea
board-spell-translation = Traslación
board-effect-whirlwind = Relanzar los dados
board-effect-tide = Girar un dado
board-effect-translation = Cambiar dos fichas
board-free-now = Ahora no cuesta nada.
board-tip-whirlwind = Se vuelven a lanzar todos los dados; lo que salga depende del azar.
board-tip-tide = Un dado se gira a la cara que elijas.
board-tip-translation = Dos fichas del camino, estén donde estén, cambian de sitio.
board-tip-darkhouse = Con un 3 o un 4 el Faro Oscuro te cuesta una ficha; con un 1 o un 2 calla.
board-tip-phantom = El Fantasma sube desde el Abismo según su dado y se lleva la ficha en la que para. Si llega a las Islas Felices, has perdido.
board-tip-nautilion = Tu submarino baja según su dado y toma la ficha en la que para. Debe llegar al Abismo con los nueve a bordo.
board-tip-isles = Aquí empieza el Nautilion. Si el Fantasma llega aquí, el viaje está perdido.
board-tip-abyss = Aquí empieza el Fantasma. Si el Nautilion llega aquí con toda la tripulación, ganas.
board-tip-gone = Este lugar ya no se cuenta cuando se mueven los submarinos.
board-tip-crew = Si el Nautilion para aquí, sube a bordo si un conducto lleva a su camarote, o va a la reserva.
board-tip-crew-aboard = Si el Nautilion para aquí, va a la reserva.
board-tip-cabin-full = Si se va, los conductos deben seguir uniendo a los demás.
board-tip-cabin-empty =
    { $count ->
        [0] Ningún conducto llega aquí: solo la primera ficha a bordo puede ir a este camarote.
       *[other] Hay conductos a { $cabins }. Un { $cabin } puede venir mientras haya alguien en uno de esos camarotes, o si es el primero a bordo.
    }
board-tip-reserve = Las fichas que pagan los hechizos. Lo que no va a un camarote viene aquí.
board-tip-discards = Fichas que se llevó el Fantasma, que pagaron o que se perdieron.
board-tip-die = Tómalo y elige quién lo recibe, o arrástralo hasta allí.
board-tip-give-out = Decide: actúan el Faro Oscuro, el Fantasma y el Nautilion, uno tras otro.
board-tip-admiral = Este jugador solo puede colocar { $crew }. Cualquier otro tripulante que alcance va a la reserva. Tachado: ya a bordo.
board-tip-aboard =
    { $count ->
        [one] Un tripulante de { $cabins } está a bordo.
       *[other] { $count } tripulantes de { $cabins } están a bordo.
    }

## La leyenda

board-legend = Leyenda
board-legend-about = Cada signo de esta mesa, con su significado.
board-legend-crew = Un tripulante en el camino. Debe subir a bordo uno de cada número.
board-legend-quiet = Pálido: este número ya está a bordo.
board-legend-gone = De aquí se fue una ficha; el lugar ya no se cuenta.
board-legend-nautilion = El Nautilion, tu submarino, camino del Abismo.
board-legend-phantom = El Fantasma, camino de las Islas Felices.
board-legend-ghost = Adonde llegaría un submarino con los dados como los tienes.
board-legend-darkhouse = El Faro Oscuro. Cuando arde su luz te cuesta una ficha.
board-legend-die = Un dado: sus caras son 1, 1, 2, 2, 3 y 4.
board-legend-lit = Naranja: se puede pulsar ahora.
board-legend-taken = Crema: lo que tomaría el Nautilion, o adonde iría una ficha.
board-legend-lost = Una cruz: se perdería.
board-legend-cabin = Un camarote, para el tripulante de su número.
board-legend-duct = Un conducto de aire. La tripulación solo va a camarotes que un conducto une con alguien a bordo.
board-legend-reserve = Una ficha de la reserva; paga hechizos.
board-legend-cost = Una moneda en un hechizo: una ficha de la reserva.
board-legend-plans = Un modo de repartir los dados: el primero para el Faro Oscuro, el segundo para el Fantasma, el tercero para el Nautilion.
board-legend-admiral = Los números junto a un nombre: la tripulación que su Almirante puede colocar. Tachado: ya a bordo.
