# Nautilion: sus cinco expansiones. En las listas, una ficha es su número de tripulación, A, B o C para un Mago, M para un Mercenario y R para un Arrecife.

## Nombres

nautilion-expansion-mages = los Magos
nautilion-expansion-mercenaries = los Mercenarios
nautilion-expansion-machinations = el Faro Oscuro
nautilion-expansion-heroics = las Acciones Heroicas
nautilion-mage = Mago { $letter }
nautilion-mercenary = Mercenario
nautilion-reef = Arrecife
nautilion-blank = ficha en blanco
nautilion-token-mage = de Mago { $letter }
nautilion-token-mercenary = de Mercenario
nautilion-token-reef = de Arrecife
nautilion-token-blank = en blanco

## Opciones

nautilion-option-mages = Los Magos: un camarote para A, B y C, y dados sueltos que se vuelven a tirar
nautilion-option-mercenaries = Los Mercenarios: el Fantasma armado con 2 arpones, o con 3 para una partida más difícil
nautilion-option-reefs = Los Arrecifes: peligros junto al camino
nautilion-option-machinations = El Faro Oscuro: una fila de cartas que recorre, una por turno
nautilion-option-heroics = Las Acciones Heroicas: cartas que hay que pagar con tripulación antes del Abismo
web-option-mages = Magos: { $value }
web-choice-mages-no = sin ellos
web-choice-mages-yes = con ellos
web-option-mercenaries = Mercenarios: { $value }
web-choice-mercenaries-no = sin ellos
web-choice-mercenaries-2 = 2 arpones
web-choice-mercenaries-3 = 3 arpones
web-option-reefs = Arrecifes: { $value }
web-choice-reefs-no = sin ellos
web-choice-reefs-yes = con ellos
web-option-machinations = Faro Oscuro: { $value }
web-choice-machinations-no = sin cartas
web-choice-machinations-intro = introducción
web-choice-machinations-normal = normal
web-choice-machinations-difficult = difícil
web-option-heroics = Acciones Heroicas: { $value }
web-choice-heroics-no = sin ellas
web-choice-heroics-yes = con ellas

## Qué hacer ahora

nautilion-ask-reefs = Se están poniendo los Arrecifes.
nautilion-ask-reef = Se tira un dado por el Arrecife { $number }.
nautilion-ask-machination = Se añade una carta a la fila del Faro Oscuro.
nautilion-ask-reveal = Se descubre una carta de Acción Heroica.
nautilion-ask-lose =
    { $owed ->
        [one] Elige la ficha que se descarta
       *[other] Elige la primera de las { $owed } fichas que se descartan
    }, { $where ->
        [cabin] del Nautilion, del camarote de los magos o de la reserva.
       *[ship] del Nautilion o de la reserva.
    }
nautilion-ask-spend =
    { $owed ->
        [one] Elige la ficha de la reserva que se gasta.
       *[other] Elige la primera de las { $owed } fichas de la reserva que se gastan.
    }
nautilion-ask-take = La colisión ha terminado: toma una ficha de la pila de descartes.
nautilion-ask-keep = Los conductos ya no unen a toda la tripulación. Elige el grupo que se queda por su camarote más bajo.
nautilion-ask-unseat = El Faro Oscuro devuelve un tripulante al camino: elige quién deja el Nautilion.
nautilion-ask-insert = Elige adónde va la ficha { $token }: ¿justo después de qué posición del camino?
nautilion-ask-recover = Elige la ficha de la pila de descartes que vuelve.
nautilion-ask-banish = Elige otra carta descubierta que sale del juego.
nautilion-ask-set = Pon los dados en las caras que quieras, de menor a mayor.
nautilion-ask-crew-back =
    { $source ->
        [reserve] Elige el tripulante de la reserva que sube a bordo.
       *[discard] Elige el tripulante de la pila de descartes que sube a bordo.
    }
nautilion-ask-trade = Coloca los otros oficios de la pila de descartes en el Nautilion o en el camarote de los magos, o déjalos.

## Las cartas del Faro Oscuro

nautilion-machination-twice = Dos veces
nautilion-machination-twice-text = Las fases 2 a 5 se juegan dos veces con los mismos dados.
nautilion-machination-one-by-one = De uno en uno
nautilion-machination-one-by-one-text = Los dados se tiran de uno en uno, y cada uno se da antes de tirar el siguiente.
nautilion-machination-put-back = Vuelta al camino
nautilion-machination-put-back-text = Un tripulante vuelve al camino, pero no por detrás del Nautilion.
nautilion-machination-two-tokens = Dos fichas
nautilion-machination-two-tokens-text = Si el dado del Faro Oscuro cuesta una ficha, cuesta dos.
nautilion-machination-toll = Peaje
nautilion-machination-toll-text = Descarta una ficha de inmediato.
nautilion-machination-exchange = Intercambio
nautilion-machination-exchange-text = Recibes la ficha en la que se detiene el Fantasma, y él recibe la tuya.
nautilion-machination-astern = Marcha atrás
nautilion-machination-astern-text = El Nautilion retrocede hacia las Islas Felices.
nautilion-machination-nautilion-first = El Nautilion primero
nautilion-machination-nautilion-first-text = Se tira un dado para el Nautilion y después dos para el Faro Oscuro y el Fantasma.
nautilion-machination-fixed-dice = 2, 3 y 4
nautilion-machination-fixed-dice-text = Los dados no se tiran: los pone la carta.
nautilion-machination-only-on-four = Solo un 4
nautilion-machination-only-on-four-text = El dado del Faro Oscuro solo cuesta una ficha si es un 4.
nautilion-machination-free-whirlwind = Un Torbellino gratis
nautilion-machination-free-whirlwind-text = Un Torbellino repetitivo no cuesta nada.
nautilion-machination-recovery = Recuperación
nautilion-machination-recovery-text = Una vez, a cambio de fichas de la reserva, una ficha vuelve de la pila de descartes y se coloca.

## Las Acciones Heroicas

nautilion-heroic-lasting-text = { $text } La carta vale también el turno siguiente.
nautilion-heroic-silence = Silencio
nautilion-heroic-silence-text = El Faro Oscuro calla.
nautilion-heroic-phantom-astern = El Fantasma marcha atrás
nautilion-heroic-phantom-astern-text = El Fantasma retrocede hacia el Abismo.
nautilion-heroic-set-dice = Los dados a tu gusto
nautilion-heroic-set-dice-text = Pon los dados en las caras que quieras.
nautilion-heroic-replace = Sustituir
nautilion-heroic-replace-text = Otra carta descubierta sale del juego y se descubre una nueva.
nautilion-heroic-phantom-still = El Fantasma quieto
nautilion-heroic-phantom-still-text = El Fantasma no se mueve.
nautilion-heroic-from-discard = De vuelta de los descartes
nautilion-heroic-from-discard-text = Un tripulante de la pila de descartes sube a bordo.
nautilion-heroic-from-reserve = De vuelta de la reserva
nautilion-heroic-from-reserve-text = Un tripulante de la reserva sube a bordo.
nautilion-heroic-net = La red
nautilion-heroic-net-text = La ficha en la que se detiene el Nautilion y sus dos vecinas van a la reserva.
nautilion-heroic-translations = Dos Traslaciones
nautilion-heroic-translations-text = Dos Traslaciones acuáticas no cuestan nada.
nautilion-heroic-trades = Oficios
nautilion-heroic-trades-text = Pagada con un 1, un 4 o un 7, los otros dos de estos números vuelven de la pila de descartes.
nautilion-heroic-disarm = Desarmar
nautilion-heroic-disarm-text = Pagada con un 2, un 5 o un 8, se descartan los Mercenarios del tablero del Fantasma.
nautilion-heroic-clear-reefs = Despejar los Arrecifes
nautilion-heroic-clear-reefs-text = Pagada con un 3, un 6 o un 9, desaparecen todos los Arrecifes de ese número.

## Qué ocurre: preparación y fase 0

nautilion-reefs-laid = Se ponen Arrecifes junto a las posiciones { $places }: { $numbers }.
nautilion-card-laid =
    Carta { $place } de la fila del Faro Oscuro, { $colour ->
        [red] roja
       *[blue] azul
    }: { $card }.
nautilion-revealed = Se descubre una Acción Heroica: { $card }. { $text }
nautilion-walked = El Faro Oscuro está en la carta { $place }: { $card }. { $text }
nautilion-darkhouse-stays = El Faro Oscuro calla: se queda en su carta y ninguna tiene efecto.
nautilion-toll-nothing = No hay nada que descartar.
nautilion-put-back-nobody = No hay nadie a bordo que pueda volver al camino.
nautilion-card-ignored-at-first = En el primer turno esta carta se ignora.
nautilion-card-ignored = El Nautilion está retenido, así que esta carta se ignora: { $card }.
nautilion-unseated = La ficha { $token } deja el Nautilion y vuelve al camino.
nautilion-inserted = La ficha { $token } está ahora en la posición { $place } del camino.

## Qué ocurre: los Arrecifes

nautilion-reef-free =
    { $helped ->
        [0] Un { $die } por el Arrecife { $number }: el Nautilion queda libre. El Arrecife va a la reserva, que ahora tiene { $reserve }.
       *[other] Un { $die } por el Arrecife { $number }, y uno más con el { $number } a bordo: { $result }. El Nautilion queda libre. El Arrecife va a la reserva, que ahora tiene { $reserve }.
    }
nautilion-reef-holds =
    { $helped ->
        [0] Un { $die } por el Arrecife { $number }: el Nautilion queda retenido este turno.
       *[other] Un { $die } por el Arrecife { $number }, y uno más con el { $number } a bordo: { $result }. El Nautilion queda retenido este turno.
    }
nautilion-held = El Nautilion se queda donde está. El Arrecife { $number } va a la reserva, que ahora tiene { $reserve }.
nautilion-held-without-reef = El Nautilion se queda donde está.
nautilion-lies-at-reef = El Nautilion está junto a un Arrecife { $number }: antes del turno siguiente se tira un dado por él.
nautilion-reef-lost = También se descarta el Arrecife { $number } que había al lado.

## Qué ocurre: dados y Plan

nautilion-rolled-one = Turno { $turn }: el dado muestra un { $dice }.
nautilion-dice-laid = Turno { $turn }: la carta pone los dados en { $dice }.
nautilion-whirled =
    Torbellino repetitivo, { $cost ->
        [0] esta vez gratis
        [one] por una ficha
       *[other] por { $cost } fichas
    }: { $dice ->
        [one] se vuelve a tirar el dado.
       *[other] se vuelven a tirar { $dice } dados.
    }
nautilion-free-translation =
    { $left ->
        [0] Traslación acuática gratis, la última: dos fichas del camino cambian de sitio.
       *[other] Traslación acuática gratis, y queda otra: dos fichas del camino cambian de sitio.
    }
nautilion-partnership-rolls = Una pareja vuelve a tirar un { $face }.
nautilion-rerolled = El dado muestra ahora un { $die }: los dados son { $dice }.
nautilion-planned-held = El Plan: { $darkhouse } para el Faro Oscuro, { $phantom } para el Fantasma, nada para el Nautilion, que está retenido.
nautilion-cast-tide-on-its-die =
    { $cost ->
        [one] Marea artificial, por una ficha: el { $old } del Nautilion pasa a ser un { $new }.
       *[other] Marea artificial, por { $cost } fichas: el { $old } del Nautilion pasa a ser un { $new }.
    }
nautilion-die-given =
    { $role ->
        [darkhouse] El { $die } es para el Faro Oscuro.
        [phantom] El { $die } es para el Fantasma.
       *[nautilion] El { $die } es para el Nautilion.
    }
nautilion-once-more = Las fases 2 a 5 otra vez, con los mismos dados: { $dice }.

## Qué ocurre: el dado del Faro Oscuro, pérdidas y pagos

nautilion-darkhouse-silenced = El Faro Oscuro tiene un { $die }, pero calla.
nautilion-darkhouse-only-on-four = El Faro Oscuro tiene un { $die }; este turno no basta.
nautilion-darkhouse-bites-twice = El Faro Oscuro tiene un { $die } y exige dos fichas.
nautilion-lost-guest = La ficha { $token } deja el camarote de los magos y se descarta.
nautilion-lost-mercenary = Se descarta el Mercenario del camarote { $cabin }.
nautilion-spent = Se gasta de la reserva la ficha { $token }.

## Qué ocurre: el Fantasma

nautilion-phantom-boards =
    El Fantasma avanza { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place } y sube a su tablero la ficha { $token }: { $harpoons ->
        [one] un arpón
       *[other] { $harpoons } arpones
    }. Está a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } de las Islas Felices.
nautilion-phantom-aside =
    El Fantasma avanza { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place }; la ficha { $token } de allí se aparta para el intercambio. Está a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } de las Islas Felices.
nautilion-phantom-still = El Fantasma no se mueve, a pesar de su { $die }.
nautilion-phantom-astern =
    El Fantasma retrocede { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place }.
nautilion-phantom-astern-abyss = Con un { $die }, el Fantasma retrocede hasta el Abismo.
nautilion-caught-discards = Se descarta la ficha { $token } que había allí.
nautilion-caught-boards =
    La ficha { $token } que había allí sube a su tablero: { $harpoons ->
        [one] un arpón.
       *[other] { $harpoons } arpones.
    }
nautilion-caught-aside = La ficha { $token } que había allí se aparta para el intercambio.
nautilion-phantom-full = El tablero del Fantasma está lleno.
nautilion-mercenary-toll = Era un Mercenario: pierdes una ficha.
nautilion-mercenary-toll-nothing = Era un Mercenario, pero no hay nada que perder.

## Qué ocurre: el Nautilion

nautilion-moves-astern =
    El Nautilion retrocede { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place } y toma la ficha { $token }.
nautilion-astern-isles = Con un { $die }, el Nautilion retrocede hasta las Islas Felices, donde no hay nada que tomar.
nautilion-exchanges =
    El Nautilion avanza { $die ->
        [one] una casilla
       *[other] { $die } casillas
    } hasta la posición { $place }. Intercambio: recibes la ficha { $taken }, { $fate ->
        [boards] y la ficha { $token } sube al tablero del Fantasma.
       *[discards] y la ficha { $token } se descarta.
    }
nautilion-no-exchange = No hay intercambio: la ficha { $token } se descarta.
nautilion-no-exchange-boards = No hay intercambio: la ficha { $token } sube al tablero del Fantasma.
nautilion-netted = La red lleva { $tokens } a la reserva, que ahora tiene { $reserve }.
nautilion-reserved-mercenary = Después de la colisión, un Mercenario va a la reserva.
nautilion-reserved-no-cabin = No hay ningún camarote libre para el Mercenario: va a la reserva.
nautilion-reserved-mage = La ficha { $token } ya está en el camarote de los magos: esta va a la reserva.
nautilion-reserved-taken = En el camarote { $token } hay un Mercenario: la ficha { $token } va a la reserva.
nautilion-cabin-entered = La ficha { $token } ocupa su espacio en el camarote de los magos.
nautilion-partnership = { $letter } y { $partner } forman pareja: cada turno se puede volver a tirar un dado más.
nautilion-stationed =
    El Mercenario ocupa el camarote { $cabin }: el Nautilion tiene { $harpoons ->
        [one] un arpón.
       *[other] { $harpoons } arpones.
    }

## Qué ocurre: la colisión

nautilion-phantom-collides = Con un { $die }, el Fantasma sobrepasaría al Nautilion: chocan en la posición { $place }.
nautilion-collides = Con un { $die }, el Nautilion sobrepasaría al Fantasma: chocan en la posición { $place }.
nautilion-collision-lost = Arpones: { $ours } en el Nautilion, { $theirs } en el Fantasma. Gana el Fantasma.
nautilion-collision-tied = Arpones: { $ours } en el Nautilion, { $theirs } en el Fantasma. Hay empate.
nautilion-collision-won = Arpones: { $ours } en el Nautilion, { $theirs } en el Fantasma. Gana el Nautilion.
nautilion-collision-clears =
    El tablero del Fantasma sale del juego, { $slaves ->
        [0] sin nadie en él
        [one] y su ficha se descarta
       *[other] y sus { $slaves } fichas se descartan
    }. { $soldiers ->
        [0] En el Nautilion no había Mercenarios.
        [one] Se descarta el Mercenario del Nautilion.
       *[other] Se descartan los { $soldiers } Mercenarios del Nautilion.
    }
nautilion-recovered-hand = La ficha { $token } vuelve de la pila de descartes.
nautilion-recovered-reserve = La ficha { $token } pasa de la pila de descartes a la reserva, que ahora tiene { $reserve }.
nautilion-nothing-to-take = La pila de descartes está vacía.
nautilion-group-kept =
    { $count ->
        [one] Se queda el grupo { $kept }; se descarta { $gone }.
       *[other] Se queda el grupo { $kept }; se descartan { $gone }.
    }

## Qué ocurre: las cartas

nautilion-heroic-played = Acción Heroica, pagada con la ficha { $token }: { $card }. { $text }
nautilion-heroic-again = Sigue valiendo la carta del turno anterior: { $card }. { $text }
nautilion-heroic-wasted = No se podía pagar con la ficha { $token }: la carta se gasta sin efecto.
nautilion-nobody-back = Nadie puede subir a bordo.
nautilion-no-trade = Ninguno de los otros puede volver.
nautilion-nothing-to-banish = No hay ninguna otra carta descubierta.
nautilion-disarmed =
    { $count ->
        [0] En el tablero del Fantasma no hay Mercenarios.
        [one] Se descarta un Mercenario del Fantasma; arpones que le quedan: { $harpoons }.
       *[other] Se descartan { $count } Mercenarios del Fantasma; arpones que le quedan: { $harpoons }.
    }
nautilion-reefs-cleared =
    { $count ->
        [0] No queda ningún Arrecife { $number }.
        [one] Desaparece un Arrecife { $number }.
       *[other] Desaparecen { $count } Arrecifes { $number }.
    }
nautilion-dice-set = Los dados se ponen en { $dice }.
nautilion-banished = Sale del juego esta carta: { $card }.
nautilion-left-alone = No vuelve nadie más.
nautilion-recovery =
    { $cost ->
        [0] Recuperación gratis: una ficha vuelve de la pila de descartes.
        [one] Recuperación, por una ficha: una ficha vuelve de la pila de descartes.
       *[other] Recuperación, por { $cost } fichas: una ficha vuelve de la pila de descartes.
    }
nautilion-crew-back =
    { $source ->
        [reserve] La ficha { $token } sube a bordo desde la reserva: { $aboard } de 9.
       *[discard] La ficha { $token } sube a bordo desde la pila de descartes: { $aboard } de 9.
    }

## Cómo termina

nautilion-end-mages-missing = Derrota en el turno { $turn }: el Nautilion está en el Abismo con la tripulación completa, pero sin un Mago de cada letra.
nautilion-end-heroics-left = Derrota en el turno { $turn }: el Nautilion está en el Abismo con la tripulación completa, pero quedaban Acciones Heroicas por cumplir.
nautilion-end-harpooned =
    { $crew ->
        [0] Derrota en el turno { $turn }: el Fantasma tenía más arpones y no había nadie a bordo del Nautilion.
        [one] Derrota en el turno { $turn }: el Fantasma tenía más arpones, con un tripulante a bordo del Nautilion.
       *[other] Derrota en el turno { $turn }: el Fantasma tenía más arpones, con { $crew } tripulantes a bordo del Nautilion.
    }

## Por qué no

nautilion-not-in-this-game = Eso es de una expansión que no está en esta partida: { $expansion }.
nautilion-no-reroll-now = Las parejas solo vuelven a tirar dados después de una tirada y antes del Plan.
nautilion-no-heroic-now = Las Acciones Heroicas solo se juegan después de una tirada y antes del Plan.
nautilion-no-recover-now = Solo se recupera una ficha después de una tirada y antes del Plan, cuando la carta del Faro Oscuro lo permite.
nautilion-no-loss-now = Ahora no hay nada que descartar.
nautilion-no-spend-now = Solo se gastan fichas de la reserva cuando hay algo que pagar e importa cuál se va.
nautilion-no-take-now = Ahora no se puede tomar ninguna ficha de una pila: solo después de la colisión o cuando lo dice una carta.
nautilion-no-keep-now = Solo se elige un grupo después de una colisión que ha dividido a la tripulación.
nautilion-no-set-now = Los dados solo se ponen a voluntad con la Acción Heroica que lo permite.
nautilion-no-banish-now = Una carta solo se retira cuando una Acción Heroica la sustituye.
nautilion-no-leave-now = Ahora no hay nada que dejar.
nautilion-no-unseat-now = La tripulación solo vuelve al camino cuando lo exige la carta del Faro Oscuro.
nautilion-dice-stand = Se juegan otra vez las fases 2 a 5: los dados ya no cambian y solo queda el Plan.
nautilion-held-no-die = Un Arrecife retiene al Nautilion: no recibe ningún dado. Los dados muestran { $dice }.
nautilion-two-dice = El Faro Oscuro y el Fantasma reciben un dado cada uno, y los dados muestran { $dice }.
nautilion-one-die-now = Los dados llegan de uno en uno: da el { $dice } a quien no tenga ninguno y deja los demás como están.
nautilion-first-die = El primer dado es del Nautilion: dale el { $dice }.
nautilion-die-stands = El Nautilion conserva su { $die }; da { $dice } al Faro Oscuro y al Fantasma.
nautilion-die-given-away = El { $die } ya está entregado: la Marea solo gira el dado de la mano, { $dice }.
nautilion-name-its-die = El { $die } ya es del Nautilion. Para girarlo, escribe: tide nautilion { $face }.
nautilion-no-partnership = Ningún Mago está junto a su pareja en el camarote de los magos, así que no se vuelve a tirar ningún dado suelto.
nautilion-rerolled-all =
    { $count ->
        [one] La única pareja ya ha tirado su dado este turno.
       *[other] Las { $count } parejas ya han tirado su dado este turno.
    }
nautilion-card-not-shown = La Acción Heroica { $number } no está descubierta. Están descubiertas: { $cards }.
nautilion-mercenary-pays-not = En el camarote { $cabin } hay un Mercenario, y las Acciones Heroicas solo se pagan con tripulación.
nautilion-payer-not-aboard = La ficha { $token } no está en el Nautilion, así que no puede pagar una Acción Heroica.
nautilion-payer-would-split = Sin la ficha { $token }, los de a bordo quedarían en grupos que ningún conducto une: paga con otra por «{ $card }».
nautilion-would-split-for-good = Sin la ficha { $token }, los de a bordo quedarían divididos, y nadie que pueda volver los uniría.
nautilion-no-recovery-card = La carta del Faro Oscuro de este turno no permite ninguna recuperación.
nautilion-recovered-once = Este turno ya se ha recuperado una ficha.
nautilion-nothing-recoverable = Ninguna ficha de la pila de descartes tiene adónde ir.
nautilion-set-as-many = Pon exactamente los dados que hay: { $dice }.
nautilion-set-in-order = Escribe las caras de menor a mayor, y un - por cada dado que no está.
nautilion-no-reserve-left = La reserva está vacía: la ficha debe salir de otro sitio.
nautilion-not-in-mages-cabin = La ficha { $token } no está en el camarote de los magos.
nautilion-mercenary-holds = Sin el Mercenario del camarote { $cabin }, la tripulación quedaría en grupos que ningún conducto une.
nautilion-not-in-reserve = En la reserva no hay ninguna ficha { $token }.
nautilion-must-return = Nada en la pila de descartes tiene sitio a bordo, así que la última ficha que gastes debe poder volver; la ficha { $token } no puede.
nautilion-nobody-to-unseat = La ficha { $token } no está en el Nautilion, así que no puede volver al camino.
nautilion-behind-nautilion = La posición { $place } está detrás del Nautilion: la ficha debe ir por delante.
nautilion-no-such-group = Ningún grupo tiene el camarote { $cabin } como el más bajo. Elige uno de estos: { $groups }.
nautilion-not-discarded = En la pila de descartes no hay ninguna ficha { $token }.
nautilion-no-place-for = Ahora no hay sitio para la ficha { $token }.
nautilion-only-crew = Así solo vuelve tripulación, no la ficha { $token }.
nautilion-cabin-occupied = El camarote { $cabin } está ocupado.
nautilion-would-not-join = Ningún conducto uniría la ficha { $token } con todos los de a bordo.
nautilion-must-mend = Los de a bordo están divididos: tiene que volver alguien que los una.
nautilion-other-trade = La ficha { $token } no es de las que vuelven: { $tokens }.
nautilion-mercenary-stations = La ficha que tienes en la mano es un Mercenario: elige para él un camarote libre con «station».
nautilion-only-mercenaries-station = Solo un Mercenario puede elegir camarote, y no tienes ninguno en la mano.
nautilion-not-for-mages-cabin = El camarote de los magos no tiene espacio para la ficha { $token }.
nautilion-collision-not-cabin = Después de una colisión, la ficha { $token } va al Nautilion o a la reserva, no al camarote de los magos.
nautilion-guest-already = La ficha { $token } ya está en el camarote de los magos.
nautilion-not-to-reserve = La ficha { $token } vuelve para ser colocada: no puede ir a la reserva.

## La posición en palabras

nautilion-at-place = en la posición { $place }
nautilion-at-isles = en las Islas Felices
nautilion-at-abyss = en el Abismo
nautilion-see-nautilion-there =
    { $left ->
        [one] El Nautilion está { $where }; falta una casilla para el Abismo.
       *[other] El Nautilion está { $where }; faltan { $left } casillas para el Abismo.
    }
nautilion-see-phantom-there =
    { $left ->
        [one] El Fantasma está { $where }; falta una casilla para las Islas Felices.
       *[other] El Fantasma está { $where }; faltan { $left } casillas para las Islas Felices.
    }
nautilion-see-reefs =
    { $count ->
        [0] No queda ningún Arrecife.
       *[other] Arrecifes, cada uno con su posición: { $reefs }.
    }
nautilion-see-reef-odds =
    { $free ->
        [one] Arrecife { $number }: una cara de { $faces } libera al Nautilion.
       *[other] Arrecife { $number }: { $free } caras de { $faces } liberan al Nautilion.
    }
nautilion-see-stuck = Un Arrecife retiene al Nautilion este turno.
nautilion-see-soldiers =
    { $count ->
        [one] Hay un Mercenario en el camarote { $cabins }.
       *[other] Hay Mercenarios en los camarotes { $cabins }.
    }
nautilion-see-cabin =
    { $count ->
        [0] El camarote de los magos está vacío.
       *[other] En el camarote de los magos: { $tokens }.
    }
nautilion-see-partnerships =
    { $count ->
        [one] Una pareja; dados que aún puede volver a tirar este turno: { $left }.
       *[other] { $count } parejas; dados que aún pueden volver a tirar este turno: { $left }.
    }
nautilion-see-phantom-board =
    { $count ->
        [0] No hay nadie en el tablero del Fantasma.
       *[other] En el tablero del Fantasma: { $tokens }.
    }
nautilion-see-harpoons = Arpones: { $ours } en el Nautilion, { $theirs } en el Fantasma.
nautilion-see-rammed = La colisión ya ha pasado.
nautilion-see-held = En la reserva, además de las fichas en blanco: { $tokens }.
nautilion-see-card = Carta { $place } del Faro Oscuro: { $card }. { $text }
nautilion-see-card-here = Carta { $place } del Faro Oscuro, donde está él: { $card }. { $text }
nautilion-see-silence =
    { $turns ->
        [one] El Faro Oscuro calla este turno.
       *[other] El Faro Oscuro calla este turno y el siguiente.
    }
nautilion-see-heroic = Acción Heroica { $number }: { $card }. { $text }
nautilion-see-deed = En vigor este turno: { $text }
nautilion-see-lasting = En vigor otra vez el turno siguiente: { $text }

## La mesa en la terminal

nautilion-signs-tokens = A B C: Magos   M: Mercenario   R: Arrecife   -: ficha en blanco   ~3~: un Arrecife junto a la ficha de encima
nautilion-signs-heroics = heroic 4 7: juega la carta 4, pagada con el tripulante 7
nautilion-panel-cabin = Camarote de los magos: { $spaces }
nautilion-panel-phantom = Tablero del Fantasma ({ $filled } de { $berths }): { $tokens }
nautilion-panel-row = Fila del Faro Oscuro; > es su carta, » la siguiente:
nautilion-panel-heroics =
    { $count ->
        [0] No hay ninguna Acción Heroica descubierta.
       *[other] Acciones Heroicas, cada una por un tripulante; en el mazo, { $pile }:
    }
nautilion-panel-second = Segunda pasada por las fases 2 a 5.
nautilion-panel-aside = Apartada para el intercambio: la ficha { $token }.
nautilion-panel-spell =
    { $cost ->
        [0] { $spell }, ahora gratis
        [one] { $spell }, por una ficha de la reserva
       *[other] { $spell }, por { $cost } fichas de la reserva
    }
nautilion-panel-cost =
    { $cost ->
        [one] una ficha
       *[other] { $cost } fichas
    }
nautilion-panel-card = { $name }: { $text }
nautilion-panel-ours = { $sign } señala una carta cuyo efecto es una reconstrucción nuestra: el reglamento no lo indica.
nautilion-panel-free =
    { $kind ->
        [whirlwind] Torbellinos gratis: { $count }.
       *[translation] Traslaciones gratis: { $count }.
    }
nautilion-panel-recovery =
    { $cost ->
        [0] Una recuperación es gratis.
        [one] Una recuperación cuesta una ficha.
       *[other] Una recuperación cuesta { $cost } fichas.
    }
