# La mesa dibujada de Diluvium: lo que lleva escrito y lo que dice un lector de pantalla.

## El mar

board-dil-sea = El mar. Las flechas van de loseta en loseta, Av Pág a la siguiente que puedes elegir, Intro elige o amplía.
board-dil-round = Ronda { $round }
board-dil-last-round = Última ronda ({ $round })
board-dil-tray = Bandeja de { $kind }: quedan { $left }
board-dil-deck = Cartas de ruinas en el mazo: { $cards }
board-dil-threats = Mostrar dónde podrían atacar los navíos enemigos
board-dil-threats-legend = Rojo: un navío enemigo podría atacar aquí el próximo turno. Discontinuo: solo con comida o con una Brújula.
board-dil-hex-down =
    { $food ->
        [0] { $place }: boca abajo, se descubre gratis.
       *[other] { $place }: boca abajo, se descubre por { $food } de comida.
    }
board-dil-hex-price =
    { $food ->
        [0] Puedes navegar hasta aquí sin comida.
       *[other] Puedes navegar hasta aquí por { $food } de comida.
    }
board-dil-hex-open = Puedes elegir esta loseta.
board-dil-hex-choices =
    { $count ->
        [one] Una casilla para elegir aquí.
       *[other] { $count } casillas para elegir aquí.
    }
board-dil-hex-changed = Ha cambiado desde tu último turno.
board-dil-here-explorer = Barco de exploración { $whose }.
board-dil-here-warship = Navío de guerra { $whose }.

## Una loseta ampliada

board-dil-tile-down = { $place }, boca abajo
board-dil-turn-up =
    { $food ->
        [0] El primer barco que entre la descubre sin gastar comida.
       *[other] El primer barco que entre descarta { $food } de comida y la descubre.
    }
board-dil-space-free = Casilla { $number }, { $kind }: libre
board-dil-space-of = Casilla { $number }, { $kind }: colono { $whose }
board-dil-mark-gold = Casilla de exploración: { $gold } de oro
board-dil-mark-settle = Casilla de exploración: trae un colono aquí
board-dil-mark-of = Marcador { $whose }
board-dil-monster = Monstruo: fuerza { $strength }, vale { $gold } de oro.
board-dil-monster-slain = El monstruo de aquí ha caído.
board-dil-strike-now = El navío de guerra { $whose } podría atacar aquí.
board-dil-strike-fed = Con comida o con una Brújula, el navío de guerra { $whose } podría atacar aquí.

## Preguntas y respuestas

board-dil-others-decide = { $who } deciden:
board-dil-do-end = Terminar el turno
board-dil-do-stay = Quedarse aquí
board-dil-do-sell = Vender artesanía
board-dil-do-arm = Armarse
board-dil-do-done = Acabar
board-dil-do-slay = Luchar contra el monstruo
board-dil-do-spare = Dejarlo en paz
board-dil-do-gain = Tomar { $what }
board-dil-do-discard = Descartar { $what }
board-dil-do-board = { $what }
board-dil-do-play = Jugar { $card }
board-dil-do-other = { $text }

## Un combate

board-dil-battle = Combate en { $place }
board-dil-attacker = al ataque
board-dil-defender = en defensa
board-dil-strength = Fuerza { $strength }
board-dil-sealed = Sellado
board-dil-sealed-mine =
    { $weapons ->
        [0] Sellado: ningún arma
        [one] Sellado: un arma
       *[other] Sellado: { $weapons } armas
    }
board-dil-unsealed = Aún está eligiendo
board-dil-seal-how = Nadie ve tu número hasta que ambos hayan elegido. Las armas se gastan en cualquier caso.
board-dil-seal =
    { $weapons ->
        [0] Ningún arma
        [one] Un arma
       *[other] { $weapons } armas
    }
board-dil-total = suma { $strength }
board-dil-tie = A igual fuerza gana quien ataca.

## Tableros de acción

board-dil-board-of = Tablero de acción: { $who }
board-dil-wheel-new = El timón aún no ha girado
board-dil-last-action = antes
board-dil-gold = { $gold } de oro
board-dil-gold-hidden = oro oculto
board-dil-held = { $kind }: { $count }
board-dil-resources = { $count } de { $limit } recursos
board-dil-cards =
    { $count ->
        [0] ninguna carta de ruinas
        [one] una carta de ruinas
       *[other] { $count } cartas de ruinas
    }
board-dil-markers = Marcadores de exploración restantes: { $markers }. Oro bajo los seis, desde la izquierda: { $track }.
board-dil-military = Fuerza { $strength } de seis; quien venza a este navío gana { $gold } de oro.
board-dil-settlers =
    { $settlers ->
        [one] Un colono
       *[other] { $settlers } colonos
    }, sitio para { $rooms }
board-dil-bonus-gold = Bonificación: { $gold } de oro
board-dil-bonus-resource = Bonificación: un recurso
board-dil-bonus-open = , desbloqueada
board-dil-bonus-closed = , mientras no haya colonos aquí
board-dil-placing = { $gold } de oro por cada colono colocado.
board-dil-moves =
    { $tiles ->
        [one] Una loseta
       *[other] { $tiles } losetas
    }, { $food ->
        [one] una más por cada comida.
       *[other] { $food } más por cada comida.
    }
board-dil-about-warmonger = Empieza con fuerza 3; cada comida mueve su navío de guerra 2 losetas más.
board-dil-about-artisan = Vende dos fichas de artesanía por 4 de oro; su bonificación de Colonizar es de 1 de oro.
board-dil-about-explorer = Más oro bajo cada marcador; su barco de exploración mueve 3 losetas.
board-dil-about-settler = Las secciones se vacían antes; 1 de oro por cada colono colocado desde el tablero.

## Cartas de ruinas

board-dil-hand = Tus cartas de ruinas
board-dil-effect-cornucopia = Toma 3 de comida.
board-dil-effect-machines = Toma 3 de artesanía.
board-dil-effect-legendary = Toma 3 armas.
board-dil-effect-compass = Cuando un barco va a zarpar: puede mover hasta 2 losetas más.
board-dil-effect-treasure = Gana 2 de oro.
board-dil-effect-cannon = Tu fuerza aumenta en 1.
board-dil-effect-gate = Mueve un colono a tu ciudad o a una loseta con tu marcador.
board-dil-effect-map = Pon tu próximo marcador en cualquier loseta descubierta que no hayas explorado.

## El final

board-dil-final = Recuento final
board-dil-rank = Puesto
board-dil-people = Pueblo
board-dil-gold-head = Oro
board-dil-tie-break = Empate: colonos restantes
board-dil-winner = gana
board-dil-chart = El oro a lo largo de la partida

## En el marco: explicaciones, palabras breves, la leyenda

board-dil-acting = ahora
board-dil-round-short = R { $round }
board-dil-short-moves =
    { $tiles ->
        [one] Una loseta
       *[other] { $tiles } losetas
    }, +{ $food }
board-dil-short-craft = 2 artesanías → { $gold } de oro
board-dil-about-explore = Explorar: tu barco de exploración navega; en una loseta nueva pones un marcador por oro o para mover un colono.
board-dil-about-settle = Colonizar: mueve dos colonos a tu ciudad o a losetas con tu marcador; cada uno cosecha lo que da su isla.
board-dil-about-produce = Producir: todos tus colonos de una loseta cosechan; luego vende artesanía por oro y convierte armas en fuerza.
board-dil-about-engage = Combatir: tu navío de guerra navega, lucha contra otro, ahuyenta colonos y puede luchar contra un monstruo.
board-dil-tip-settlers =
    { $settlers ->
        [0] Aquí no queda ningún colono: la bonificación de esta acción está abierta.
        [one] Aquí espera un colono. La bonificación se abre cuando se va el último.
       *[other] Aquí esperan { $settlers } colonos. La bonificación se abre cuando se va el último.
    }
board-dil-tip-bonus = { $bonus }, si no hay aquí ningún colono al empezar el turno.
board-dil-tip-bonus-open = { $bonus }, abierta: aquí no hay ningún colono.
board-dil-tip-gold = { $gold }. Gana quien tenga más oro; nadie ve el tuyo antes del final.
board-dil-tip-food = Con ella los barcos navegan más lejos y descubren losetas.
board-dil-tip-craft = Dos se venden por oro al producir.
board-dil-tip-weapons = Cuentan en un combate; dos aumentan la fuerza al producir.
board-dil-tip-limit = Quien tenga más de { $limit } al final de un turno descarta.
board-dil-tip-strength = Fuerza { $strength }: con ella lucha el navío de guerra. Quien lo venza gana { $gold } de oro.
board-dil-tip-markers =
    { $markers ->
        [0] No queda ningún marcador de exploración.
        [one] Queda un marcador de exploración por poner.
       *[other] Quedan { $markers } marcadores de exploración por poner.
    }
board-dil-tip-settlers-left =
    { $settlers ->
        [0] Ningún colono espera en el tablero de acciones.
        [one] Un colono espera en el tablero de acciones.
       *[other] { $settlers } colonos esperan en el tablero de acciones.
    }
board-dil-tip-resources =
    { $count ->
        [0] Ningún recurso (máximo: { $limit }).
        [one] Un recurso (máximo: { $limit }); su tipo está oculto.
       *[other] { $count } recursos (máximo: { $limit }); sus tipos están ocultos.
    }
board-dil-tip-cards =
    { $count ->
        [0] Ninguna carta de ruinas en la mano.
        [one] Una carta de ruinas en la mano.
       *[other] { $count } cartas de ruinas en la mano.
    }
board-dil-tip-acting = El timón señala { $action }: la acción de este turno.
board-dil-tip-last = El timón señala { $action }: la última acción, vedada la próxima vez.
board-dil-tip-round = Ronda { $round }. La ronda en que se encuentra vacía una bandeja es la última.
board-dil-tip-last-round = La ronda { $round } es la última: una bandeja está vacía.
board-dil-tip-tray = Cuando una de las tres bandejas se vacía, el final está cerca.
board-dil-tip-deck = Cartas de ruinas en el mazo: { $cards }; descartadas: { $discards }.
board-dil-tip-explorer = Barco de exploración { $whose }: pone marcadores en losetas nuevas.
board-dil-tip-warship = Navío de guerra { $whose }, fuerza { $strength }: lucha contra otros navíos de guerra y contra monstruos.
board-dil-legend = Signos de esta mesa
board-dil-legend-city = Una ciudad: el hogar de un pueblo, con espacios de todo tipo para sus propios colonos.
board-dil-legend-down = Boca abajo: el primer barco que entra descarta la comida indicada y la descubre.
board-dil-legend-food = Isla de comida: quien se asienta aquí toma comida.
board-dil-legend-craft = Isla de artesanía: quien se asienta aquí toma artesanía.
board-dil-legend-weapons = Isla de armas: quien se asienta aquí toma armas.
board-dil-legend-ruins = Ruinas: quien se asienta aquí roba una carta de ruinas.
board-dil-legend-gold = Espacio de exploración: un marcador puesto aquí da este oro.
board-dil-legend-room = Espacio de exploración: un marcador puesto aquí mueve un colono a esta loseta.
board-dil-legend-monster = Monstruo: un navío de guerra tan fuerte como el número puede vencerlo por el oro de la moneda.
board-dil-legend-explorer = Barco de exploración: casco ancho. La vela dice de quién es.
board-dil-legend-warship = Navío de guerra: casco puntiagudo, con su fuerza en la vela.
board-dil-legend-settler = Colono: cosecha en el espacio donde está.
board-dil-legend-marker = Marcador de exploración: su pueblo puede asentarse en esta loseta.
board-dil-legend-price = Lo que cuesta navegar hasta aquí en comida; una marca significa nada.
board-dil-legend-changed = Algo ha cambiado aquí desde tu último turno.
board-dil-legend-threat = Un navío de guerra enemigo podría atacar aquí el próximo turno; a trazos: solo con comida o una Brújula.
board-dil-legend-cards = Cartas de ruinas
