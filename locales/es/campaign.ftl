# La campaña en solitario de Diluvium: nombres, preguntas, lo que hace el adversario y por qué, negativas, la posición.

## Nombres

solo-place = { $place }
solo-face-down = { $place } (boca abajo)
solo-gold = oro
solo-nowhere = ninguna parte (fuera de la partida)
solo-value = { $value }
solo-settler-of-allies = un colono aliado
solo-from-aztec = azteca desde el tablero
solo-foe-warship = su navío de guerra
solo-foe-second = su segundo navío de guerra
solo-foe-outpost = el puesto avanzado
solo-foe-city = la ciudad
solo-scenario-perilous-land = Una tierra peligrosa
solo-scenario-whispers-from-the-east = Susurros del este
solo-scenario-what-killed-them = Lo que acabó con ellos nos hará más fuertes
solo-scenario-friend-in-need = Un amigo en apuros
solo-scenario-answer-too-late = Una respuesta tardía
solo-scenario-path-of-the-lost = Tras la senda de los perdidos
solo-scenario-remains-of-unrest = Los restos de la discordia
solo-scenario-facing-destiny = Frente al destino
solo-scenario-noose-in-troubled-waters = Un cerco en aguas turbulentas
solo-scenario-assault-at-the-very-heart = Asalto al corazón mismo
solo-scenario-condemned-lands = Las tierras condenadas
solo-scenario-curse-of-mu = La maldición de Mu
solo-scenario-flash-of-steel = Un destello de acero
solo-scenario-last-bastion = El último bastión
solo-scenario-hydras-ire = La ira de la hidra
solo-scenario-between-forge-and-iron = Entre la fragua y el hierro
solo-scenario-seething-heart = Un corazón en ebullición
solo-title-bellicose = la Belicosa
solo-title-conqueror = la Conquistadora
solo-title-prospector = la Prospectora
solo-title-explorer = la Exploradora
solo-title-archeologist = la Arqueóloga
solo-title-navigator = la Navegante
solo-title-shepherdess = la Pastora
solo-title-merchant = la Mercadera
solo-title-warmonger = la Belicista
solo-title-corruptor = la Corruptora
solo-title-traveler = la Viajera
solo-title-grave-robber = la Saqueadora de tumbas
solo-title-patron = la Mecenas
solo-title-leader = la Líder
solo-title-loner = la Solitaria
solo-title-peacemaker = la Pacificadora
solo-title-pitiless = la Despiadada
solo-title-discoverer = la Descubridora
solo-title-saved = la Salvada
solo-title-condottiere = la Condotiera
solo-title-unstoppable = la Imparable
solo-title-slayer = la Cazadora de la hidra
solo-title-smith = la Forjadora
solo-title-insurgent = la Insurgente

## Lo que se elige antes de jugar

solo-option-scenario = Escenario
solo-option-difficulty = Dificultad: normal, difícil, extrema o castigo divino
solo-option-board = Tu tablero de acción
solo-option-food = Empiezas con una ficha de comida
solo-option-token = Una ficha de combate de valor 0 menos
solo-option-card = Una carta de ruinas en la mano
solo-option-home = La loseta que sustituye a tu ciudad; 0 si es la ciudad
solo-option-aztec = La sección del tablero donde empieza el colono azteca
solo-option-holder = Recursos que puedes conservar al final de tu turno
solo-option-warship = El navío de guerra azteca navega contigo
solo-option-allies = Tus aliados
solo-no-section = Ningún colono empieza en esa sección de este tablero.
solo-no-home = La loseta { $tile } está en el mapa de este escenario.
solo-not-on-the-road = Ahora no se puede jugar { $scenario } en esta campaña.
solo-log-broken = Esto no es un diario de campaña.

## Preguntas

solo-ask-lay = ¿Qué loseta se coloca aquí boca arriba?
solo-ask-token = ¿Qué ficha de combate sale?
solo-ask-column = ¿En qué orden quedan las fichas de colonización?
solo-ask-course = ¿Adónde apunta el astrolabio?
solo-ask-card = ¿Qué carta de ruinas roban?
solo-ask-number = ¿Qué número muestra la ficha de objetivo?
solo-ask-commit = ¿Cuántas armas añades a tu fuerza?
solo-ask-settle-for-it = Varias losetas están igualadas: ¿dónde colonizan?
solo-ask-title = Dos victorias a la vez: ¿cuál es la tuya?
solo-ask-offer = ¿Qué haces aquí?
solo-ask-offer-path-of-the-lost = Aquí hay un exiliado: ¿pagas 2 de oro para saber dónde espera el siguiente?
solo-ask-offer-remains-of-unrest = Aquí hay colonos rivales: ¿das 2 de oro a cada uno?
solo-ask-offer-assault-at-the-very-heart = ¿Corrompes este archipiélago con oro?
solo-ask-offer-curse-of-mu = Estás en el santuario: ¿devuelves dos cartas de ruinas?
solo-ask-offer-flash-of-steel = Estás junto a tu aliado: ¿le entregas seis armas?
solo-ask-offer-seething-heart = Los rebeldes esperan: ¿les entregas seis armas?
solo-ask-escort = ¿Acompaña el navío de guerra azteca al tuyo?
solo-ask-past-outpost = ¿Por qué puesto avanzado pasa tu barco?
solo-ask-first-exile = ¿Dónde está el primer exiliado?
solo-ask-next-exile = ¿Dónde está el siguiente exiliado?
solo-ask-chinese-city = ¿Dónde está la ciudad china?
solo-ask-kept-card = ¿Qué carta de ruinas estaba apartada?
solo-ask-home = ¿Qué loseta sustituye a tu ciudad?
solo-ask-replace = Varios colonos están igualados: ¿a cuál sustituyen?
solo-ask-back = ¿A qué sección del tablero vuelve tu colono?
solo-ask-refuge = Varios archipiélagos están a la misma distancia: ¿a cuál huye su navío de guerra?
solo-ask-moor = Varias losetas están a la misma distancia: ¿en cuál fondea tu barco?
solo-ask-lift = ¿Qué segunda carta de ruinas devuelves?
solo-ask-pool = ¿Cuánto de este oro pasas a la reserva?
solo-ask-devour = Varios colonos aliados están igualados: ¿a cuál se lleva la hidra?

## La ronda

solo-first-round = Ronda 1: solo actúas tú.
solo-its-turn = Ronda { $round }: actúan { $who }.
solo-last-round = Una reserva está agotada ({ $pool }): esta es la última ronda.
solo-met = Se ha cumplido lo que hace de ti { $title }: la partida termina con esta ronda.
solo-met-forsaken = Ya no queda ningún aliado en juego: la partida termina con esta ronda.
solo-token-plain = La ficha de combate muestra un { $value }, sin símbolo.
solo-token-symbol = La ficha de combate muestra un { $value } y el símbolo de la acción al azar.
solo-token-battle = { $who } sacan una ficha de combate de valor { $value }.
solo-symbol-ignored = En un combate, el símbolo de la acción al azar no cuenta.
solo-tokens-shuffled = Ya han salido tres fichas de valor { $value }: se mezclan todas las fichas de combate.
solo-column-shuffled = Se mezclan las fichas de colonización: { $order }. La primera es la de { $kind }: toca { $action }.
solo-column-put-back = La ficha de { $kind } vuelve al primer lugar.
solo-mirrors = { $who } repiten tu última acción: { $action }.
solo-acts-randomly = { $who } realizan la acción al azar: { $action }.
solo-does-nothing = { $who } tendrían que combatir, pero acabas de vencer a su navío de guerra: no hacen nada.

## El adversario produce

solo-produces-craft =
    { $pairs ->
        [0] { $settlers ->
            [0] { $who } no tienen colonos en artesanía: nada de oro.
            [one] { $who } tienen un solo colono en artesanía, ninguna pareja: nada de oro.
           *[other] { $who } tienen { $settlers } colonos en artesanía, ninguna pareja: nada de oro.
        }
        [one] { $who } tienen { $settlers } colonos en artesanía, una pareja: { $gold } de oro.
       *[other] { $who } tienen { $settlers } colonos en artesanía, { $pairs } parejas: { $gold } de oro.
    }
solo-produces-weapons =
    { $pairs ->
        [0] { $settlers ->
            [0] { $who } no tienen colonos en armas: su fuerza sigue en { $strength }.
            [one] { $who } tienen un solo colono en armas, ninguna pareja: su fuerza sigue en { $strength }.
           *[other] { $who } tienen { $settlers } colonos en armas, ninguna pareja: su fuerza sigue en { $strength }.
        }
        [one] { $who } tienen { $settlers } colonos en armas, una pareja: su fuerza sube a { $strength }.
       *[other] { $who } tienen { $settlers } colonos en armas, { $pairs } parejas: su fuerza sube a { $strength }.
    }
solo-strongest = { $who } ya están al final de la pista de fuerza.
solo-learns = { $who } aumentan su fuerza a { $strength }: la ficha valía 0.

## Los barcos del adversario

solo-range =
    { $settlers ->
        [0] { $who } no tienen colonos en comida: su { $ship } avanza aun así una loseta.
        [one] { $who } tienen un colono en comida: su { $ship } avanza hasta { $moves ->
            [one] una loseta
           *[other] { $moves } losetas
        }.
       *[other] { $who } tienen { $settlers } colonos en comida: su { $ship } avanza hasta { $moves } losetas.
    }
solo-heads-for =
    { $steps ->
        [0] { $who } están en una loseta que no han explorado, { $places }.
        [one] { $who } se dirigen a { $places }: es la loseta sin explorar más cercana, a una loseta de distancia.
       *[other] { $who } se dirigen a { $places }: es la loseta sin explorar más cercana, a { $steps } losetas de distancia.
    }
solo-heads-for-many =
    { $steps ->
        [one] { $who } tienen varias losetas sin explorar igual de cerca, a una de distancia: { $places }.
       *[other] { $who } tienen varias losetas sin explorar igual de cerca, a { $steps } de distancia: { $places }.
    }
solo-nothing-to-explore = { $who } no encuentran camino a ninguna loseta que puedan explorar todavía.
solo-astrolabe = Hay varios caminos igual de cortos: el astrolabio envía su { $ship } a { $place }.
solo-sails = { $who } llevan su { $ship } a { $place }.
solo-out-of-moves =
    { $steps ->
        [one] { $who } se detienen en { $place }: su alcance no da para más y les falta una loseta.
       *[other] { $who } se detienen en { $place }: su alcance no da para más y les faltan { $steps } losetas.
    }
solo-barred = { $who } se detienen en { $place }: tu navío de guerra les corta el camino más corto, y no hay otro igual.
solo-turns-up = { $who } dan la vuelta a la loseta { $tile } en { $place }, sin pagar su coste, y se detienen allí.
solo-bound-for =
    { $steps ->
        [0] { $who } ya tienen su navío de guerra en su destino, { $places }.
        [one] { $who } envían su navío de guerra hacia { $places }, a una loseta de distancia.
       *[other] { $who } envían su navío de guerra hacia { $places }, a { $steps } losetas de distancia.
    }
solo-second-bound-for =
    { $steps ->
        [0] { $who } ya tienen su segundo navío de guerra en su destino, { $places }.
        [one] { $who } envían su segundo navío de guerra hacia { $places }, a una loseta de distancia.
       *[other] { $who } envían su segundo navío de guerra hacia { $places }, a { $steps } losetas de distancia.
    }
solo-no-quarry = { $who } no encuentran ningún camino para su navío de guerra.
solo-warship-stops =
    { $steps ->
        [one] { $who } detienen su navío de guerra en { $place }, a una loseta de su destino.
       *[other] { $who } detienen su navío de guerra en { $place }, a { $steps } losetas de su destino.
    }

## El adversario explora

solo-explores-rich = { $who } exploran { $place } en la casilla libre que más da: { $gold } de oro.
solo-explores-poor = { $who } exploran { $place }: solo queda una casilla de { $gold } de oro.
solo-explores-settle = { $who } exploran { $place } en la casilla de colonización: ninguna de 2 de oro o más está libre.
solo-track-gold = { $who } ganan { $gold } de oro por el marcador.
solo-no-markers = { $who } ya no tienen marcadores de exploración: ganan { $gold } de oro.

## El adversario coloniza

solo-tokens-passed = { $who } no encuentran casillas libres de { $kinds } en las losetas que han explorado.
solo-settles =
    { $settlers ->
        [0] { $who } colonizan { $kind } en { $place }: es la primera ficha de colonización con casilla libre, en una loseta donde no tenían colonos.
        [one] { $who } colonizan { $kind } en { $place }: es la primera ficha de colonización con casilla libre, en la loseta donde menos colonos tenían, uno.
       *[other] { $who } colonizan { $kind } en { $place }: es la primera ficha de colonización con casilla libre, en la loseta donde menos colonos tenían, { $settlers }.
    }
solo-settles-fresh = { $who } colonizan { $kind } en { $place }, la loseta recién descubierta: es la primera ficha de colonización con casilla libre en ella.
solo-token-down = La ficha de { $kind } pasa al final de la columna.
solo-picked = Varias losetas estaban igualadas; eliges { $place }.
solo-fails = { $who } no encuentran sitio para un colono: ganan 1 de oro, y una ficha de { $kind } sale de la partida.
solo-fails-empty = { $who } no encuentran sitio para un colono: ganan 1 de oro.
solo-cannot-settle = { $who } no encuentran ninguna casilla libre para un colono.
solo-no-settlers = { $who } ya no tienen colonos en su tablero: ganan { $gold } de oro.

## Las cartas de ruinas del adversario

solo-card-discards =
    { $number ->
        [0] La bandeja de { $kind } ya está vacía.
        [one] Una ficha de { $kind } sale de la partida.
       *[other] { $number } fichas de { $kind } salen de la partida.
    }
solo-card-settles = { $who } colocan un colono.
solo-card-sails = { $who } combaten: su navío de guerra avanza hasta dos losetas.
solo-card-no-voyage = { $who } tendrían que combatir, pero acabas de vencer a su navío de guerra: este turno no se mueve.
solo-card-marker = { $who } descartan un marcador de exploración y ganan el oro que había debajo: { $gold }.
solo-card-no-marker = { $who } ya no tienen marcadores de exploración que descartar.

## La guerra

solo-meets = { $who } encuentran tu navío de guerra en { $place }: hay que combatir.
solo-meets-escort = { $who } encuentran el navío de guerra azteca en { $place }: combate en lugar del tuyo.
solo-commits =
    { $weapons ->
        [0] No añades ningún arma.
        [one] Añades un arma.
       *[other] Añades { $weapons } armas.
    }
solo-battle =
    En { $place }, tú contra { $foe }: { $mine } (fuerza { $strength }, { $weapons ->
        [0] sin armas
        [one] un arma
       *[other] { $weapons } armas
    }) contra { $theirs } (fuerza { $might }, ficha { $token }).
solo-tie-yours = Hay empate y atacabas tú: ganas.
solo-tie-its = Hay empate y atacaban ellos: pierdes.
solo-tie-city = Hay empate: contra una ciudad, el empate es derrota.
solo-battle-won = Ganas el combate y { $gold } de oro.
solo-battle-lost =
    { $gold ->
        [0] Pierdes el combate.
       *[other] Pierdes el combate, y ellos ganan { $gold } de oro.
    } Tu navío de guerra vuelve a { $place }.
solo-its-warship-home = Su navío de guerra vuelve a { $place }.
solo-its-settlers-flee =
    { $settlers ->
        [one] { $who } pierden un colono en { $place }: vuelve a su tablero, y ganas 1 de oro.
       *[other] { $who } pierden { $settlers } colonos en { $place }: vuelven a su tablero, y ganas { $settlers } de oro.
    }
solo-allies-scared =
    { $settlers ->
        [one] { $who } ahuyentan a un colono aliado de { $place } y ganan 1 de oro.
       *[other] { $who } ahuyentan a { $settlers } colonos aliados de { $place } y ganan { $settlers } de oro.
    }
solo-monster-slain = { $who } combaten contra el monstruo de { $place }: { $sum } (fuerza { $strength }, ficha { $token }) contra { $monster }. Lo vencen y ganan { $gold } de oro.
solo-monster-stands = { $who } combaten contra el monstruo de { $place }: { $sum } (fuerza { $strength }, ficha { $token }) contra { $monster }. El monstruo resiste, y su navío de guerra se queda.

## Lo que añaden los escenarios

solo-number = La ficha de objetivo de { $place } muestra un { $number }.
solo-title-chosen = Eliges ser { $title }.
solo-skips = Lo dejas estar.
solo-you-choose = Eliges { $place }.
solo-ally-settles = Un colono aliado va a { $place }, a una casilla de { $kind }; no te aporta nada.
solo-token-placed = Has descubierto y explorado la loseta en una sola acción: la ficha de objetivo { $number } queda en { $place }.
solo-kept-card = La carta de ruinas apartada es { $card }.
solo-home-chosen = A partir de ahora, { $place } sustituye a tu ciudad.
solo-bartered =
    { $number ->
        [one] Entregas comida, artesanía y un arma por una ficha de objetivo: es la primera.
       *[other] Entregas comida, artesanía y un arma por una ficha de objetivo: ya tienes { $number }.
    }
solo-gives-craft = Regalas { $craft } de artesanía: ya tienen { $number }.
solo-outpost-destroyed = El puesto avanzado de { $place } queda destruido.
solo-meets-exile = Pagas { $gold } de oro y hablas con el exiliado de { $place }.
solo-exile-shown = El astrolabio muestra dónde está el siguiente exiliado: { $place }.
solo-city-shown = El astrolabio muestra dónde está la ciudad china: { $place }.
solo-bribes =
    { $settlers ->
        [one] Das { $gold } de oro al colono de { $place }, que vuelve a su tablero.
       *[other] Das { $gold } de oro a los { $settlers } colonos de { $place }, que vuelven a su tablero.
    }
solo-pillaged = Las ruinas de { $place } tienen ahora una ficha de saqueo.
solo-no-second-card = Estas ruinas tienen una ficha de saqueo: no dan carta.
solo-ally-replaced = { $who } no encuentran casilla libre y ocupan la de un colono aliado, de { $kind }, en { $place }; el aliado sale de la partida.
solo-taken-over = { $who } ocupan la casilla de { $kind } de tu colono en { $place }; el tuyo vuelve a la sección { $action } del tablero.
solo-devoured = La hidra se lleva a un colono aliado de { $place }, la loseta colonizada más cercana.
solo-head =
    { $heads ->
        [one] Cortas una cabeza de la hidra: queda una. Tu navío de guerra vuelve a casa.
       *[other] Cortas una cabeza de la hidra: quedan { $heads }. Tu navío de guerra vuelve a casa.
    }
solo-conquered = Has conquistado la ciudad de { $place }.
solo-refuge = Su navío de guerra huye al archipiélago más cercano a tu ciudad: { $place }.
solo-no-refuge = No queda ningún archipiélago al que huir: su navío de guerra vuelve a { $place }.
solo-corrupts = Pagas { $gold } de oro: el archipiélago de { $place } queda corrompido y su ficha sale de la partida.
solo-lies-down = El colono se tumba en la sección { $action }.
solo-stands-up = El colono de la sección { $action } estaba tumbado: se levanta y no se mueve.
solo-stored = En { $place } hay { $store }.
solo-no-weapons-left = No hay armas suficientes para la loseta: su navío de guerra viene a por ti.
solo-no-pursuit = No hay armas suficientes para la loseta, pero acabas de vencer a su navío de guerra: este turno no se mueve.
solo-moors = Su navío de guerra está en tu loseta inicial: tu { $ship } fondea en { $place }.
solo-token-turned = Se da la vuelta a la ficha de { $place }: esa loseta se hundirá al final de tu próximo turno.
solo-sinks =
    { $settlers ->
        [0] La loseta de { $place } se hunde.
        [one] La loseta de { $place } se hunde, y con ella uno de tus colonos.
       *[other] La loseta de { $place } se hunde, y con ella { $settlers } de tus colonos.
    }
solo-returns-card = Devuelves { $card } a los dioses.
solo-arms-ally = Entregas { $weapons } armas a tu aliado.
solo-arms-rebels = Entregas { $weapons } armas a los rebeldes.
solo-escorted = El navío de guerra azteca acompaña al tuyo.
solo-pools =
    { $pooled ->
        [0] Tomas { $gold } de oro de la reserva.
       *[other] { $gold ->
            [0] Pasas { $pooled } de oro a la reserva.
           *[other] Pasas { $pooled } de oro a la reserva y tomas { $gold }.
        }
    }
solo-robbed = La reserva no alcanza: lo que falta, { $gold } de oro, sale del tuyo.

## El final

solo-end-victory = Ganas como { $title } después de { $round } rondas, con { $gold } de oro contra { $rival }.
solo-end-exhausted = La partida termina después de { $round } rondas sin victoria: { $gold } de oro para ti, { $rival } para ellos.
solo-end-poorer = Has cumplido tu objetivo en { $round } rondas, pero no tienes más oro: { $gold } contra { $rival }.
solo-end-city-fallen = Su navío de guerra ha llegado a tu ciudad en la ronda { $round }: pierdes, con { $gold } de oro contra { $rival }.
solo-end-swallowed = El mar se ha tragado a tu pueblo en la ronda { $round }: pierdes, con { $gold } de oro.
solo-end-forsaken = En la ronda { $round } no quedaba ningún aliado en juego: pierdes, con { $gold } de oro contra { $rival }.

## Por qué no

solo-no-sea = En { $place } no hay mar.
solo-no-ally = Ahora no se puede colocar ningún colono aliado.
solo-no-veteran = El colono azteca no está en tu tablero.
solo-nobody-lies = Ahí no hay ningún colono tumbado.
solo-say-aztec = El colono que hay ahí es el azteca: tómalo por su nombre.
solo-not-for-allies = Los colonos aliados no pueden ir a { $place }.
solo-flee-no-city = Los colonos no huyen a la loseta que sustituye a tu ciudad.
solo-flee-board = Aquí tus colonos solo huyen al tablero.
solo-pick-not-open = No han explorado { $place }, o tu navío de guerra está allí.
solo-pick-more-settlers = En { $place } tienen más colonos que en otra parte.
solo-pick-no-space = En { $place } no hay ninguna casilla libre de ese tipo.
solo-refuse-home = No hay ninguna ficha de objetivo en { $place }.
solo-refuse-moor-unexplored = No has explorado { $place }.
solo-refuse-moor-farther = { $place } está más lejos de la loseta inicial que otra que has explorado.
solo-refuse-outpost = En { $place } no hay puesto avanzado que elegir: está en todas las rutas o en ninguna.
solo-refuse-no-archipelago = { $place } no es un archipiélago federado, o ya no lo es.
solo-refuse-refuge-guarded = Tu navío de guerra está en { $place }: el suyo no huye hacia allí.
solo-refuse-refuge-farther = Otro archipiélago está más cerca de tu ciudad que { $place }.
solo-refuse-no-ally-there = No hay ningún colono aliado en { $place }.
solo-refuse-ally-elsewhere = Las fichas de colonización señalan { $kind }, y ningún aliado de { $place } está ahí.
solo-refuse-no-settler-there = Ahí no hay ningún colono tuyo.
solo-refuse-only-there = Se sustituye a uno de tus colonos de { $place }: el barco se detuvo allí.
solo-refuse-settler-safe = Tu navío de guerra protege { $place }, y tu ciudad está a salvo.
solo-refuse-settler-kind = Las fichas de colonización señalan { $kind }: solo se sustituye a colonos de esas casillas.
solo-refuse-back-to-board = El colono vuelve a tu tablero, a una sección con sitio.
solo-refuse-no-ally-here = Ahí no hay ningún colono aliado.
solo-refuse-devour-farther = Hay aliados más cerca de la hidra que los de { $place }.
solo-refuse-devour-fewer = La hidra se ceba en la loseta con más aliados; en { $place } hay menos.
solo-refuse-card = No tienes { $card }.
solo-refuse-empty-supply = La reserva está vacía: no se puede tomar oro de ella.
solo-refuse-pool = Ganas { $gold } de oro cada vez, { $all } en total: solo puedes poner en la reserva cantidades así.
solo-refuse-barter = No tienes { $kind }: el trueque cuesta un recurso de cada tipo.
solo-refuse-bartered = Ya has hecho un trueque en esta acción.
solo-refuse-no-neighbours = Ningún colono tuyo comparte isla con uno suyo.
solo-no-deed = Eso no se puede hacer aquí y ahora.
solo-title-not-won = No has ganado como { $title }.

## La posición

solo-see-scenario = { $scenario }.
solo-see-goal = { $what } Hasta ahora, { $have } de { $need } para ser { $title }.
solo-see-richer = Al cumplir un objetivo debes tener además más oro que ellos: { $gold } contra { $rival }, de momento basta.
solo-see-poorer = Al cumplir un objetivo debes tener además más oro que ellos: { $gold } contra { $rival } es una derrota, y en una campaña cuesta una vida.
solo-see-no-gold-needed = Aquí basta con cumplir un objetivo: el oro del adversario no importa.
solo-see-will-mirror = Si no sale el símbolo, en la próxima ronda harán lo que elijas ahora.
solo-none-shown = ninguna
solo-panel-allies = un colono aliado de la reserva
solo-panel-aztec = el colono azteca
solo-panel-lying = tumbado en { $action }
solo-left-find-tile =
    { $hidden ->
        [one] La loseta { $tile } está bajo la última con borde verde.
       *[other] La loseta { $tile } está bajo una de las { $hidden } con borde verde.
    }
solo-left-explore-tile = La loseta { $tile } ya está a la vista: explórala.
solo-left-craft = La loseta { $tile } está explorada: envía un colono a su artesanía.
solo-left-ruins = La loseta { $tile } está explorada: envía un colono a sus ruinas.
solo-left-land =
    { $hidden ->
        [one] La última ficha boca abajo es la tierra prometida: navega hasta ella.
       *[other] Una de las { $hidden } fichas boca abajo es la tierra prometida.
    }
solo-left-curse =
    { $cards ->
        [0] Ya tienes las cartas: llévalas al santuario.
        [one] Falta una carta de ruinas.
       *[other] Faltan { $cards } cartas de ruinas.
    } { $guardians ->
        [0] Ningún guardián cierra el paso.
        [one] Queda un guardián vivo.
       *[other] Quedan { $guardians } guardianes vivos.
    }
solo-left-ally =
    { $weapons ->
        [0] Ya tienes las armas: que un barco tuyo las lleve a la ciudad egipcia.
        [one] Falta un arma; después, un barco a la ciudad egipcia.
       *[other] Faltan { $weapons } armas; después, un barco a la ciudad egipcia.
    }
solo-left-rebels =
    { $weapons ->
        [0] Ya tienes las armas: que tu barco de exploración las lleve a su ciudad.
        [one] Falta un arma; después, tu barco de exploración a su ciudad.
       *[other] Faltan { $weapons } armas; después, tu barco de exploración a su ciudad.
    }
solo-see-gold =
    { $aside ->
        [0] { $gold } de oro en la reserva.
       *[other] { $gold } de oro en la reserva y { $aside } aparte.
    }
solo-see-fleet =
    { $who }: barco de exploración en { $explorer }, navío de guerra en { $warship }, fuerza { $strength }, { $markers ->
        [one] un marcador
       *[other] { $markers } marcadores
    } y { $settlers ->
        [one] un colono
       *[other] { $settlers } colonos
    } en el tablero.
solo-see-its-gold = Tienen { $gold } de oro.
solo-see-rival = Su segundo navío de guerra está en { $place }.
solo-see-column = Fichas de colonización, de arriba abajo: { $order }.
solo-see-range =
    { $moves ->
        [one] Sus barcos avanzan una loseta.
       *[other] Sus barcos avanzan hasta { $moves } losetas.
    }
solo-see-tokens =
    { $left ->
        [one] Queda una ficha de combate en el montón; han salido: { $shown }.
       *[other] Quedan { $left } fichas de combate en el montón; han salido: { $shown }.
    }
solo-see-mirrors = Si no sale el símbolo, en la próxima ronda harán lo que has elegido: { $action }.
solo-see-idle = Has vencido a su navío de guerra: si no sale el símbolo, en la próxima ronda no harán nada.
solo-see-escort = El navío de guerra azteca está en { $place }.
solo-see-veteran = El colono azteca está en { $place }.
solo-see-veteran-board = El colono azteca está en la sección { $action } del tablero.
solo-see-allies =
    { $lost ->
        [0] Colonos aliados en reserva: { $reserve }.
       *[other] Colonos aliados en reserva: { $reserve }; fuera de la partida: { $lost }.
    }
solo-see-lying =
    { $settlers ->
        [one] Hay un colono tumbado en la sección { $action }.
       *[other] Hay { $settlers } colonos tumbados en la sección { $action }.
    }
solo-see-green = { $place } es una de las losetas que cuentan en este escenario.
solo-see-place = { $place }. { $what }
solo-token-what-killed-them = Una ficha de objetivo: descubriste esta loseta y la exploraste en el acto.
solo-token-answer-too-late =
    { $number ->
         [0] Un puesto avanzado, boca abajo.
        *[other] Un puesto avanzado de fuerza { $number }.
    }
solo-token-remains-of-unrest = Una ficha de saqueo: sus ruinas ya no te dan cartas.
solo-token-noose-in-troubled-waters =
    { $number ->
         [0] La fuerza de esta ciudad está boca abajo.
        *[other] Esta ciudad tiene fuerza { $number }.
    }
solo-token-assault-at-the-very-heart =
    { $number ->
         [0] Un archipiélago federado; su precio está boca abajo.
        *[other] Un archipiélago federado: se corrompe con { $number } de oro.
    }
solo-token-condemned-lands =
    { $number ->
         [0] Una ficha de objetivo boca abajo: quizá sea la tierra prometida.
         [1] La tierra prometida.
        *[other] Ficha de objetivo { $number }: no es la tierra prometida.
    }
solo-token-curse-of-mu =
    { $number ->
         [0] La maldición está aquí boca abajo: se descubre al final del turno.
        *[other] El mar se traga esta loseta al final del turno.
    }
solo-token-between-forge-and-iron = Una ficha de objetivo: hay que explorar esta loseta.
solo-sign-hydra = La hidra. Devora a un aliado cada vez que el adversario combate.
solo-sign-haven = Un refugio: cuando lo hayas explorado, podrás volver a colocar aliados aquí.
solo-sign-guardian = Un guardián: ningún barco tuyo pasa mientras viva.
solo-sign-sanctuary = El santuario: devolver aquí dos cartas de ruinas rompe la maldición.
solo-sign-craft-sought = La artesanía de esta loseta hace a la Prospectora.
solo-sign-ruins-sought = Las ruinas de esta loseta hacen a la Exploradora.
solo-sign-isle = Su isla de tres casillas es para los egipcios.
solo-sign-ally = La ciudad de tu aliado: con seis armas queda armado.
solo-sign-gate = Ocupa todas las casillas de esta loseta para ganar.
solo-sign-rebels = Los rebeldes esperan aquí seis armas.
solo-see-store = En { $place } quedan { $store }.
solo-see-exile = { $place }: allí espera un exiliado.

## Ediciones

solo-edition-column = { $key }: comida, artesanía, armas y ruinas, una vez cada una.
solo-edition-resources = { $key }: comida, artesanía y armas de 3 a 28, y oro desde 11.
solo-edition-rows = { $key }: filas como «0 -3 : home 0 2* #5 foe», tu ciudad una sola vez, ninguna loseta dos veces.
solo-edition-people = { $key }: uno de { $known }, o none.
solo-edition-combat = { $key }: { $kinds } números de 0 a 9, con al menos una ficha de valor 0.
solo-signs = * contorno verde · (3) ficha de objetivo · (?) boca abajo · x exiliado · +f2w1 recursos en la loseta · otro !C u otro !A: otro navío de guerra de la historia
