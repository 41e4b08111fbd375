# Diluvia: nombres, preguntas, negativas y lo que se cuenta.

## Nombres

diluvia-people-capybara = Los capibaras
diluvia-people-crocodile = Los cocodrilos
diluvia-people-cheetah = Los guepardos
diluvia-people-parrot = Los loros
diluvia-people-monkey = Los monos
diluvia-people-snake = Las serpientes
diluvia-the-capybara = los capibaras
diluvia-the-crocodile = los cocodrilos
diluvia-the-cheetah = los guepardos
diluvia-the-parrot = los loros
diluvia-the-monkey = los monos
diluvia-the-snake = las serpientes
diluvia-team = El equipo { $team }
diluvia-card-move = Movimiento
diluvia-card-stampede = Empujón
diluvia-card-maneuver = Balsa
diluvia-card-tsunami = Tsunami
diluvia-card-undo = Ya veremos
diluvia-card-tentacles = Tentáculo
diluvia-card-rescue = Salvavidas
diluvia-card-flood = Diluvio
diluvia-card-express = Diluvio exprés
diluvia-face-sun = sol
diluvia-face-cloud = nubarrón
diluvia-face-joker = comodín

## Para qué se juega una carta, tras su nombre y dos puntos

diluvia-target-move = de { $from } hasta { $to }
diluvia-target-move-aboard = en la balsa, de { $from } hasta { $to }
diluvia-target-push = { $from } empuja al animal de { $to }
diluvia-target-push-aboard = en la balsa, { $from } empuja al animal de { $to }
diluvia-target-left = hacia la izquierda
diluvia-target-right = hacia la derecha
diluvia-target-tentacles = la balsa va hasta { $place }
diluvia-target-rescue = un animal vuelve a la balsa, en { $place }

## Lo que se elige antes de jugar

diluvia-option-players = Jugadores
diluvia-option-teams = Equipos (cuatro o seis jugadores; con seis siempre se juega por equipos)
diluvia-option-express = Modo exprés (con dos jugadores se usa siempre)
diluvia-option-tentacles = La carta Tentáculo mueve la balsa a lo largo de su fila, o a cualquier casilla por encima del agua
diluvia-option-seats = Quién elige el asiento de un animal que sube a la balsa: quien actúa, o su dueño
diluvia-option-reset = Modo exprés, con el mazo vacío: barajar todas las cartas y repartir de nuevo, o barajar solo los descartes
diluvia-no-such-teams = Con { $players } jugadores no se pueden formar equipos así.
diluvia-six-in-teams = Seis juegan por equipos: elige equipos de dos o de tres.
diluvia-pairs-of-four-or-six = Los equipos de dos son para cuatro o seis jugadores.
diluvia-threes-of-six = Los equipos de tres son para seis jugadores.

## Preguntas

diluvia-ask-place = ¿Dónde se colocan los animales?
diluvia-ask-first = ¿Quién empieza?
diluvia-ask-hand = ¿Qué cartas se reparten?
diluvia-ask-draw = ¿Qué carta se roba?
diluvia-ask-die = ¿Qué cara muestra el dado?
diluvia-ask-undo-die = ¿Se anula la carta?
diluvia-ask-play = Juega una carta.
diluvia-ask-play-or-roll = Juega una segunda carta o tira el dado dos veces.
diluvia-ask-undo = { $who } juegan { $card }: { $target }. ¿Intentas anular la carta?
diluvia-ask-close = ¿Alguien intenta anular la carta?
diluvia-ask-seat = ¿Qué asiento de la balsa para { $who }?
diluvia-ask-joker = Un comodín: ¿avanza el marcador de diluvio?

## Lo que se cuenta

diluvia-spread = { $who } se reparten por la selva.
diluvia-first = { $who } tienen el trono y empiezan.
diluvia-dealt =
    { $cards ->
        [one] { $who } reciben una carta.
       *[other] { $who } reciben { $cards } cartas.
    }
diluvia-drawn = { $who } roban una carta de { $card }.
diluvia-drawn-hidden = { $who } roban una carta.
diluvia-flood-drawn = ¡{ $who } roban la carta de { $card }!
diluvia-turn = Turno { $turn }: { $who } tienen el trono.
diluvia-plays = { $who } juegan { $card }: { $target }.
diluvia-drops = { $who } descartan la carta { $card }, que ahora no tiene efecto.
diluvia-tries-undo = { $who } responden con { $card }.
diluvia-undone = { $who } sacan un { $face } y anulan la carta de { $card }.
diluvia-undo-failed = { $who } sacan un { $face } y no consiguen anular la carta de { $card }.
diluvia-boards = { $who } tienen un animal más en la balsa, en { $seat }.
diluvia-overboard =
    { $animals ->
        [one] { $who }: un animal cae al agua.
       *[other] { $who }: { $animals } animales caen al agua.
    }
diluvia-no-seat = { $who }: no hay ningún asiento libre en la balsa y un animal va a la deriva.
diluvia-emptied = La selva está vacía: todas las cartas de Balsa y de Tentáculo salen del juego.
diluvia-rolled = { $who } sacan un { $face }.
diluvia-joker-advance = { $who } dejan que llueva: el marcador de diluvio avanza.
diluvia-joker-hold = { $who } dejan el marcador de diluvio donde está.
diluvia-meter = El marcador de diluvio ha avanzado { $meter } de las { $spaces } casillas hasta el nubarrón.
diluvia-meter-full = El marcador de diluvio ha llegado al nubarrón.
diluvia-rises = El agua sube hasta la fila { $level }.
diluvia-caught =
    { $animals ->
        [one] { $who }: el agua se lleva un animal.
       *[other] { $who }: el agua se lleva { $animals } animales.
    }
diluvia-reshuffled = Todas las cartas se barajan y se reparten de nuevo; el marcador de diluvio vuelve al nubarrón.
diluvia-deck-empty = El mazo está vacío.
diluvia-discards-shuffled = Los descartes se barajan y forman un mazo nuevo; el marcador de diluvio vuelve al nubarrón.

## El final; sin equipos, $teams es 0

diluvia-end-most-animals =
    { $who } { $teams ->
        [0] ganan
       *[other] gana
    } con { $animals ->
        [one] un animal en la balsa.
       *[other] { $animals } animales en la balsa.
    }
diluvia-end-nearest-vip =
    { $who } { $teams ->
        [0] ganan
       *[other] gana
    } el desempate a { $animals ->
        [one] un animal: el suyo está
       *[other] { $animals } animales: los suyos están
    } más cerca del espacio vip.
diluvia-end-shared-victory =
    { $winners } { $teams ->
        [0] especies
       *[other] equipos
    } comparten la victoria, { $animals ->
        [0] sin ningún animal en la balsa.
        [one] cada cual con un animal en la balsa, igual de cerca del espacio vip.
       *[other] cada cual con { $animals } animales en la balsa, igual de cerca del espacio vip.
    }

## Por qué no

diluvia-card-not-held = No tienes ninguna carta de { $card }.
diluvia-must-have-effect = La carta { $card } puede tener efecto ahora: juégala en lugar de descartarla.
diluvia-seat-taken = Ese asiento está ocupado.
diluvia-off-board = La balsa se saldría del tablero.
diluvia-raft-full = No queda ningún asiento libre en la balsa.
diluvia-raft-empty = No hay nadie en la balsa.
diluvia-square-taken = Ahí hay un animal.
diluvia-under-water = Esa fila está bajo el agua.
diluvia-raft-there = La balsa ya está ahí.
diluvia-raft-row = La balsa se queda en la primera fila por encima del agua.
diluvia-nobody-adrift = No tienes ningún animal a la deriva.
diluvia-edges-only = Los animales rescatados suben por el borde izquierdo o derecho.
diluvia-no-push = Empujas al animal de otro jugador que está junto a uno tuyo, en línea recta y hacia un lugar libre.
diluvia-not-your-animal = Ahí no hay ningún animal tuyo.
diluvia-not-between = Los animales suben en la casilla del marcador de balsa y ya no bajan.
diluvia-one-space = Un animal se mueve una sola casilla.

## La posición

diluvia-see-setup = Los animales están ocupando sus lugares.
diluvia-see-turn = Turno { $turn }; { $who } tienen el trono.
diluvia-see-water =
    { $level ->
        [0] No hay ninguna fila bajo el agua; la balsa está en { $raft }.
        [7] El agua ha llegado a la fila 7.
       *[other] El agua está en la fila { $level }; la balsa, en { $raft }.
    }
diluvia-see-meter =
    { $meter ->
        [0] El marcador de diluvio está en el nubarrón; la vuelta completa es de { $spaces } casillas.
       *[other] El marcador de diluvio ha avanzado { $meter } de las { $spaces } casillas hasta el nubarrón.
    }
diluvia-see-deck =
    { $cards ->
        [0] El mazo está vacío.
        [one] { $floods ->
            [0] Queda una carta en el mazo, y no es un Diluvio.
           *[other] Queda una carta en el mazo: un Diluvio.
        }
       *[other] Quedan { $cards } cartas en el mazo, { $floods ->
            [0] ningún Diluvio entre ellas.
            [one] un Diluvio entre ellas.
           *[other] { $floods } Diluvios entre ellas.
        }
    }
diluvia-see-player =
    { $who }: { $cards ->
        [0] ninguna carta
        [one] una carta
       *[other] { $cards } cartas
    }, { $adrift ->
        [0] ningún animal a la deriva.
        [one] un animal a la deriva.
       *[other] { $adrift } animales a la deriva.
    }
diluvia-see-jungle = { $who }, en la selva: { $squares }.
diluvia-see-aboard = { $who }, en la balsa: { $seats }.
diluvia-see-card =
    { $number ->
        [one] Tienes una carta de { $card }.
       *[other] Tienes { $number } cartas de { $card }.
    }

## Ediciones

diluvia-edition-raft = { $key }: un número impar de 3 a 7, con 35 asientos como máximo.
diluvia-edition-column = { $key }: una columna de la 1 a la 7.
diluvia-edition-meter = { $key }: un número de 2 a 20.
diluvia-edition-die = { $key }: seis caras, cada una «sun», «cloud» o «joker», y al menos una «cloud».
diluvia-edition-cards = { $key }: un número de 1 a 30.
diluvia-edition-deck = { $key }: al menos 36 cartas de acción en total.

## La terminal

diluvia-signs = C capibaras · R cocodrilos · H guepardos · P loros · M monos · S serpientes · ! se lo lleva la próxima subida · [ ] la balsa · ~ agua · * o (C) el espacio vip · <C lo tira una ola hacia la izquierda, C> hacia la derecha
diluvia-panel-name = { seat-name } ({ $who })
diluvia-panel-player = { $who } · balsa { $aboard } · selva { $jungle } · deriva { $adrift } · cartas { $cards }
diluvia-panel-hand = En la mano: { $cards }
diluvia-panel-discards = Descartes: { $cards }
