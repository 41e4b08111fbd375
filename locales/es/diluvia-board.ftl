# La mesa dibujada de Diluvia: lo que lleva escrito y lo que dice un lector de pantalla.

## Los tableros

board-dlv-jungle = La selva. Las flechas van de casilla en casilla, Av Pág a la siguiente que puedes elegir, Intro elige.
board-dlv-ocean = La balsa. Las flechas van de asiento en asiento, Av Pág al siguiente que puedes elegir, Intro elige.
board-dlv-one-capybara = capibara
board-dlv-one-crocodile = cocodrilo
board-dlv-one-cheetah = guepardo
board-dlv-one-parrot = loro
board-dlv-one-monkey = mono
board-dlv-one-snake = serpiente
board-dlv-square-free = { $place }: libre.
board-dlv-square-of =
    { $own ->
        [1] { $place }: { $animal }, de los tuyos.
       *[other] { $place }: { $animal }.
    }
board-dlv-seat-free = Asiento { $place }: libre.
board-dlv-seat-of =
    { $own ->
        [1] Asiento { $place }: { $animal }, de los tuyos.
       *[other] Asiento { $place }: { $animal }.
    }
board-dlv-vip = El espacio vip.
board-dlv-raft-here = La balsa está aquí.
board-dlv-flooded = Bajo el agua.
board-dlv-danger-rise = En peligro cuando suba el agua.
board-dlv-danger-left = Una ola hacia la izquierda lo tiraría al agua.
board-dlv-danger-right = Una ola hacia la derecha lo tiraría al agua.
board-dlv-can-choose = Se puede elegir.
board-dlv-changed = Ha cambiado desde tu último turno.
board-dlv-risk-left =
    { $count ->
        [0] Una ola hacia la izquierda no tiraría a nadie.
        [one] Una ola hacia la izquierda tiraría a un animal.
       *[other] Una ola hacia la izquierda tiraría a { $count } animales.
    }
board-dlv-risk-right =
    { $count ->
        [0] Una ola hacia la derecha no tiraría a nadie.
        [one] Una ola hacia la derecha tiraría a un animal.
       *[other] Una ola hacia la derecha tiraría a { $count } animales.
    }
board-dlv-adrift = A la deriva:
board-dlv-nobody-adrift = nadie
board-dlv-adrift-of =
    { $count ->
        [one] { $who }: un animal a la deriva
       *[other] { $who }: { $count } animales a la deriva
    }

## Agua y tiempo

board-dlv-meter =
    { $steps ->
        [one] Contador de diluvio, { $spaces } casillas: un nubarrón más y sube el agua.
       *[other] Contador de diluvio, { $spaces } casillas: faltan { $steps } nubarrones para que suba el agua.
    }
board-dlv-water =
    { $level ->
        [0] Todavía no hay ninguna fila bajo el agua; en la fila 7 acaba la partida.
       *[other] El agua llega a la fila { $level }; en la fila 7 acaba la partida.
    }
board-dlv-deck =
    Mazo: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }; Diluvios entre ellas: { $floods }. La próxima carta es un Diluvio con una probabilidad del { $chance } %.
board-dlv-die = Última tirada: { $face }

## La mano

board-dlv-hand =
    { $count ->
        [one] Tu mano: una carta
       *[other] Tu mano: { $count } cartas
    }
board-dlv-effect-move = Un animal tuyo se mueve una casilla, también en diagonal.
board-dlv-effect-stampede = Tu animal empuja a un vecino una casilla en línea recta y ocupa su lugar.
board-dlv-effect-maneuver = La balsa va una casilla a la izquierda o a la derecha y recoge a quien esté allí.
board-dlv-effect-tsunami = Una ola desplaza a todos los de la balsa un asiento a la izquierda o a la derecha.
board-dlv-effect-undo = Para turnos ajenos: si sale un nubarrón, la carta jugada se anula.
board-dlv-effect-tentacles = La balsa salta a una casilla libre.
board-dlv-effect-rescue = Un animal tuyo a la deriva sube a un asiento del borde de la balsa.
board-dlv-pick-animal = Elige uno de tus animales.
board-dlv-pick-victim = Elige a quién empuja.
board-dlv-pick-goal = Elige adónde va.
board-dlv-pick-way = ¿Izquierda o derecha?
board-dlv-pick-place = Elige el lugar.
board-dlv-pick-drop = Ahora no puede hacer nada. Puedes descartarla como una de tus jugadas.
board-dlv-way-left = Hacia la izquierda
board-dlv-way-right = Hacia la derecha
board-dlv-cancel = Devolver la carta a la mano
board-dlv-do-it = Hacerlo
board-dlv-do-drop = Descartar
board-dlv-do-roll = Tirar el dado dos veces
board-dlv-do-advance = Que llueva
board-dlv-do-hold = Que no llueva

## Preguntas y el momento de Ya veremos

board-dlv-others-decide = { $who } deciden:
board-dlv-do-pass = Que ocurra
board-dlv-do-waive = No más este turno
board-dlv-do-undo =
    { $count ->
        [one] Ya veremos…
       *[other] Ya veremos… ({ $count })
    }
board-dlv-do-undo-sure = Pulsa otra vez
board-dlv-do-undo-none = No tienes Ya veremos
board-dlv-window-same = Respondas lo que respondas, el plazo dura lo mismo para todos.
board-dlv-window-answered = Tu respuesta es secreta. El plazo dura lo mismo para todos.
board-dlv-window-yours = Los demás pueden intentar anular tu carta hasta que se agote el reloj.
board-dlv-window-watch = A ti no se te pregunta. La carta se puede anular hasta que se agote el reloj.
board-dlv-seconds =
    { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }

## Jugadores

board-dlv-throne = En el trono: es su turno
board-dlv-aboard =
    { $count ->
        [one] un animal en la balsa
       *[other] { $count } animales en la balsa
    }
board-dlv-in-jungle =
    { $count ->
        [one] un animal en la selva
       *[other] { $count } animales en la selva
    }
board-dlv-count-adrift =
    { $count ->
        [one] un animal a la deriva
       *[other] { $count } animales a la deriva
    }
board-dlv-cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }

## El final

board-dlv-final = La balsa se aleja
board-dlv-rank = Puesto
board-dlv-species-head = Especie
board-dlv-team-head = Equipo
board-dlv-aboard-head = En la balsa
board-dlv-ring =
    { $ring ->
        [0] Espacio vip
       *[other] Anillo { $ring }
    }
board-dlv-winner = victoria
board-dlv-chart = Animales en la balsa a lo largo de la partida

## La ventana de Ya veremos, lo dicho de antemano, los signos

board-dlv-covered = Tus cartas están tapadas mientras miran todos.
board-dlv-drifting = Los animales corren hacia la balsa.
board-dlv-anybody = ¿La anula alguien?
board-dlv-nobody = Nadie
board-dlv-somebody = Yo…
board-dlv-answer-anyway = Responder de todos modos
board-dlv-may-undo = puede anular
board-dlv-about-waive = No se te vuelve a preguntar en este turno, se juegue lo que se juegue.
board-dlv-waived = No anula nada más en este turno.
board-dlv-window-spared = Has dicho que por esta no hace falta preguntarte.
board-dlv-window-together = Se pregunta a todos los de esta pantalla. Quien anule la toma en sus manos.
board-dlv-wait-same = Se sigue cuando todos hayan respondido. Nadie ve quién lo ha hecho.
board-dlv-wait-answered = Tu respuesta está sellada. Se sigue cuando todos hayan respondido.
board-dlv-wait-yours = Los demás pueden anular tu carta. Se sigue cuando hayan respondido.
board-dlv-wait-watch = La carta se puede anular. Se sigue cuando respondan todos los preguntados.
board-dlv-ask-me = Pregúntame por…
board-dlv-ask-me-about = ¿Por qué cartas de los demás quieres que se te pregunte si las anulas?
board-dlv-ask-touching = Solo si la carta afecta a mi bando
board-dlv-ask-nobody-knows = Nadie sabe lo que eliges aquí ni cuándo responde por ti.
board-dlv-team-aboard = En la balsa: { $count } del equipo { $team }, { $own } de esta especie
board-dlv-rings = Animales por distancia al espacio vip
board-dlv-rings-team = Animales del equipo por distancia al espacio vip
board-dlv-legend = Qué significan los signos
board-dlv-legend-cards = Las cartas
board-dlv-sign-raft = La balsa: el animal que llega a su casilla sube a bordo.
board-dlv-sign-next = La fila que se llevará la próxima subida del agua.
board-dlv-sign-throne = El espacio vip: en caso de empate gana quien está más cerca.
board-dlv-sign-drop = Un animal en peligro cuando suba el agua; en el medidor, el marcador de diluvio.
board-dlv-sign-tsunami = Cuántos animales tiraría de la balsa una ola hacia ese lado.
board-dlv-sign-cloud = Un nubarrón: el marcador de diluvio avanza un paso. Cuando vuelve a su nube, sube el agua.
board-dlv-sign-sun = El sol: no pasa nada.
board-dlv-sign-joker = El comodín: quien lo ha sacado elige si llueve.
board-dlv-sign-card = Cartas en el mazo, y la probabilidad de que la próxima sea un Diluvio.
board-dlv-sign-water = Cuántas de las siete filas están bajo el agua; con siete acaba la partida.
