# Nautilion. Una posición se cuenta por el camino desde las Islas Felices (0) hasta el Abismo (37); una ficha es su número de tripulación.

## Opciones

nautilion-option-players = Jugadores
nautilion-option-submarine = Submarino (la clase A es la más amable; la C, la más dura)
nautilion-option-reserve = Fichas en la reserva al empezar (con dos jugadores hay dos más)

## Qué hacer ahora

nautilion-ask-lay = Se está formando el camino.
nautilion-ask-admirals = Se están repartiendo los Almirantes.
nautilion-ask-roll = Se están tirando los dados.
nautilion-ask-start = Elegid, de común acuerdo, quién juega el primer turno.
nautilion-ask-plan =
    { $dice ->
        [more] Reparte los dados (plan: el del Faro Oscuro, el del Fantasma, el del Nautilion) o actúa antes sobre ellos.
        [one] Da este dado al Faro Oscuro, al Fantasma o al Nautilion, o actúa antes sobre él.
        [first] Este dado es del Nautilion: dáselo o actúa antes sobre él.
        [rest] Da estos dos dados al Faro Oscuro y al Fantasma, o actúa antes sobre ellos.
        [held] El Nautilion está retenido: da un dado al Faro Oscuro y otro al Fantasma, o actúa antes sobre ellos.
        [again] Reparte los mismos dados por segunda vez.
       *[three] Reparte los dados (plan: el del Faro Oscuro, el del Fantasma, el del Nautilion) o lanza un hechizo.
    }
nautilion-ask-swap = Elige una ficha del camino para intercambiarla.
nautilion-ask-with = Elige la ficha con la que se intercambia.
nautilion-ask-discard = El Faro Oscuro exige una ficha: descarta una del Nautilion o de la reserva.
nautilion-ask-landing =
    { $way ->
        [either] Has tomado la ficha { $token }: colócala en su camarote o en el camarote de los magos, o ponla en la reserva.
        [cabin] Has tomado la ficha { $token }: ponla en el camarote de los magos o en la reserva.
        [mercenary] Has tomado un Mercenario: elige un camarote para él o ponlo en la reserva.
        [recovered] La ficha { $token } ha vuelto: colócala en su camarote o en el camarote de los magos.
        [station] Ha vuelto un Mercenario: elige un camarote para él.
       *[crew] Has tomado la ficha { $token }: colócala en su camarote o ponla en la reserva.
    }

## Los hechizos

nautilion-whirlwind = Torbellino repetitivo
nautilion-tide = Marea artificial
nautilion-translation = Traslación acuática

## Qué ocurre

nautilion-laid = El camino se forma de la posición { $first } a la { $last }: { $tokens }.
nautilion-dealt = { $one } recibe el Almirante { $first }; { $other }, el { $second }.
nautilion-rolled = Turno { $turn }: los dados muestran { $dice }.
nautilion-starts = { seat-who } juega el primer turno.
nautilion-cast-whirlwind =
    { $cost ->
        [one] Torbellino repetitivo, por una ficha: se vuelven a tirar los tres dados.
       *[other] Torbellino repetitivo, por { $cost } fichas: se vuelven a tirar los tres dados.
    }
nautilion-cast-tide =
    { $cost ->
        [one] Marea artificial, por una ficha: un { $old } pasa a ser un { $new }. Los dados muestran { $dice }.
       *[other] Marea artificial, por { $cost } fichas: un { $old } pasa a ser un { $new }. Los dados muestran { $dice }.
    }
nautilion-cast-translation =
    { $cost ->
        [one] Traslación acuática, por una ficha: dos fichas del camino cambian de sitio.
       *[other] Traslación acuática, por { $cost } fichas: dos fichas del camino cambian de sitio.
    }
nautilion-swapped = Se intercambian la ficha { $token } de la posición { $one } y la ficha { $token2 } de la posición { $other }.
nautilion-planned = El Plan: { $darkhouse } para el Faro Oscuro, { $phantom } para el Fantasma, { $nautilion } para el Nautilion.
nautilion-darkhouse-quiet = El Faro Oscuro tiene un { $die } y se queda en calma.
nautilion-darkhouse-nothing = El Faro Oscuro tiene un { $die }, pero no encuentra nada que llevarse.
nautilion-darkhouse-bites = El Faro Oscuro tiene un { $die } y exige una ficha.
nautilion-lost-reserve = Se descarta una ficha de la reserva.
nautilion-lost-crew = La ficha { $token } deja su camarote y se descarta.
nautilion-phantom-moves =
    El Fantasma avanza { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place } y descarta la ficha { $token } que había allí. Está a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } de las Islas Felices.
nautilion-phantom-arrives = Con un { $die }, el Fantasma alcanza las Islas Felices.
nautilion-moves =
    El Nautilion avanza { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place } y toma la ficha { $token }.
nautilion-reaches-abyss = Con un { $die }, el Nautilion alcanza el Abismo.
nautilion-placed = La ficha { $token } ocupa su camarote: { $aboard } de 9 a bordo.
nautilion-reserved =
    La ficha { $token } va a la reserva, que ahora tiene { $reserve ->
        [one] una ficha.
       *[other] { $reserve } fichas.
    }
nautilion-reserved-double = El camarote { $token } ya está ocupado: esta ficha { $token } va a la reserva.
nautilion-reserved-no-duct = Ningún conducto une el camarote { $token } con alguien a bordo: la ficha { $token } va a la reserva.
nautilion-reserved-admiral = La ficha { $token } no está en la carta de Almirante ({ seat-name }): va a la reserva.
nautilion-next-player = { seat-who } juega el turno { $turn }.

## Cómo termina

nautilion-end-victory = ¡Victoria en el turno { $turn }! El Nautilion está en el Abismo con los nueve tripulantes a bordo.
nautilion-end-phantom-arrived =
    { $crew ->
        [0] Derrota en el turno { $turn }: el Fantasma está en las Islas Felices y no hay nadie a bordo del Nautilion.
        [one] Derrota en el turno { $turn }: el Fantasma está en las Islas Felices, con un tripulante a bordo del Nautilion.
       *[other] Derrota en el turno { $turn }: el Fantasma está en las Islas Felices, con { $crew } tripulantes a bordo del Nautilion.
    }
nautilion-end-crew-incomplete =
    { $crew ->
        [0] Derrota en el turno { $turn }: el Nautilion está en el Abismo sin tripulación.
       *[other] Derrota en el turno { $turn }: el Nautilion está en el Abismo con solo { $crew } de sus 9 tripulantes.
    }

## Por qué no

nautilion-no-currents-now = Los hechizos y el Plan tienen que esperar: responde antes a la pregunta que está sobre la mesa.
nautilion-no-start-now = Quién empieza solo se decide en partidas de dos, una única vez, después de la primera tirada.
nautilion-no-swap-now = Las fichas solo se intercambian con Traslación acuática: lanza el hechizo, elige una ficha y después la otra.
nautilion-no-discard-now = Ahora no hay nada que descartar: solo el Faro Oscuro exige una ficha, cuando su dado es alto.
nautilion-not-these-dice = El Faro Oscuro, el Fantasma y el Nautilion reciben un dado cada uno, y los dados muestran { $dice }.
nautilion-too-dear =
    { $spell } cuesta { $cost ->
        [one] una ficha
       *[other] { $cost } fichas
    }, { $reserve ->
        [0] pero la reserva está vacía.
        [one] pero en la reserva solo hay una.
       *[other] pero en la reserva solo hay { $reserve }.
    }
nautilion-nothing-to-swap = No hay nada que intercambiar: en el camino ya no quedan dos fichas con números distintos.
nautilion-no-such-die = Ningún dado muestra un { $face }: los dados son { $dice }.
nautilion-no-die-of-the-nautilion = Ninguna carta ha dado un dado al Nautilion antes del Plan: nombra una cara que muestre un dado de la mano.
nautilion-same-face = El dado ya muestra un { $face }: gíralo a otra cara.
nautilion-face-not-on-dice = Los dados no tienen la cara { $face }.
nautilion-bare-place = En la posición { $place } ya no hay ficha: elige otra.
nautilion-same-number = La ficha de la posición { $place } lleva el número que elegiste primero, { $token }: intercambia dos números distintos.
nautilion-reserve-empty = La reserva está vacía: la ficha debe salir del Nautilion.
nautilion-not-aboard = La ficha { $token } no está a bordo del Nautilion, así que no se puede descartar.
nautilion-would-split = Sin la ficha { $token }, la tripulación quedaría separada en grupos que ningún conducto une: descarta otra.
nautilion-other-token = La ficha que tienes en la mano es la { $taken }, no la { $token }.
nautilion-never-moved = La ficha { $token } ya está en su camarote, y una ficha colocada nunca pasa a la reserva.
nautilion-stays-in-reserve = La ficha { $token } está en la reserva, y lo que se reserva ya no se coloca.
nautilion-not-on-admiral = La ficha { $token } no está en tu carta de Almirante, así que no puedes colocarla.
nautilion-no-duct = Ningún conducto une el camarote { $token } con alguien a bordo.
nautilion-nothing-taken = No tienes ninguna ficha en la mano: el Nautilion toma una cuando se detiene sobre ella.

## La posición en palabras

nautilion-see-turn = Turno { $turn }.
nautilion-see-nautilion =
    { $place ->
        [0] El Nautilion está en las Islas Felices, { $left ->
            [one] a una casilla del Abismo.
           *[other] a { $left } casillas del Abismo.
        }
        [37] El Nautilion está en el Abismo.
       *[other] El Nautilion está en la posición { $place }, { $left ->
            [one] a una casilla del Abismo.
           *[other] a { $left } casillas del Abismo.
        }
    }
nautilion-see-phantom =
    { $place ->
        [0] El Fantasma está en las Islas Felices.
        [37] El Fantasma está en el Abismo, { $left ->
            [one] a una casilla de las Islas Felices.
           *[other] a { $left } casillas de las Islas Felices.
        }
       *[other] El Fantasma está en la posición { $place }, { $left ->
            [one] a una casilla de las Islas Felices.
           *[other] a { $left } casillas de las Islas Felices.
        }
    }
nautilion-see-ahead =
    { $count ->
        [0] No queda ninguna ficha por delante del Nautilion.
        [one] Queda una ficha por delante del Nautilion: { $tokens }.
       *[other] Quedan { $count } fichas por delante del Nautilion: { $tokens }.
    }
nautilion-see-crew =
    { $count ->
        [0] No hay nadie a bordo.
        [one] Hay un tripulante a bordo: { $tokens }.
       *[other] Hay { $count } tripulantes a bordo: { $tokens }.
    }
nautilion-see-reserve =
    { $count ->
        [0] La reserva está vacía.
        [one] En la reserva hay una ficha.
       *[other] En la reserva hay { $count } fichas.
    }
nautilion-see-dice = Los dados muestran { $dice }.
nautilion-see-taken = La ficha { $token } se ha tomado del camino y espera su sitio.

## Errores de una edición

nautilion-edition-faces = { $key }: un dado tiene seis caras, cada una del 1 al 6.
nautilion-edition-bite = { $key }: cada valor debe ser una cara del 1 al 6.
nautilion-edition-cost = { $key }: un hechizo cuesta entre 1 y 8 fichas.
nautilion-edition-admirals = { $key }: los dos Almirantes juntos deben mostrar todos los números de tripulación del 1 al 9, y ninguno más.
nautilion-edition-class = { $key }: una clase es A, B o C.
nautilion-edition-duct = { $key }: «{ $duct }» no es un conducto. Escribe dos camarotes distintos del 1 al 9, como «4-9».
nautilion-edition-apart = { $key }: estos conductos no unen los nueve camarotes.
nautilion-edition-rows = { $key }: cada camarote del 1 al 9 debe aparecer exactamente una vez.
nautilion-edition-partners = { $key }: tres números de tripulación distintos del 1 al 9, para los Magos A, B y C.
nautilion-edition-reefs = { $key }: números de tripulación distintos del 1 al 9.
nautilion-edition-reef-count = { $key }: debe haber { $count } Arrecifes en total.
nautilion-edition-effect = { $key }: «{ $effect }» no es un efecto. Elige uno de estos: { $known }.
nautilion-edition-colour = { $key }: una carta es roja («red») o azul («blue»).
nautilion-edition-colours = { $key }: las filas necesitan al menos { $reds } cartas rojas y { $blues } azules.
nautilion-edition-fixed-dice = { $key }: tres caras del 1 al 6.
nautilion-edition-recovery = { $key }: una recuperación cuesta entre 0 y 8 fichas.
nautilion-edition-needs = { $key }: una carta pertenece a «mages», a «mercenaries», a «reefs» o a ninguna («»).
nautilion-edition-heroics = { $key }: al menos { $count } cartas no deben pertenecer a ninguna expansión.

## La mesa en la terminal

nautilion-happy-isles = Islas Felices
nautilion-abyss = Abismo
nautilion-board-title = Nautilion { $submarine } · turno { $turn }
nautilion-see-discarded =
    { $count ->
        [0] No hay descartes.
       *[other] Descartes: { $tokens }.
    }
nautilion-see-admiral = { seat-who } puede colocar { $tokens }.
