# Diluvium: nombres, preguntas, negativas y lo que se cuenta.

## Nombres

diluvium-player = { seat-name }
diluvium-people-greeks = Los griegos
diluvium-people-egyptians = Los egipcios
diluvium-people-aztecs = Los aztecas
diluvium-people-chinese = Los chinos
diluvium-the-greeks = los griegos
diluvium-the-egyptians = los egipcios
diluvium-the-aztecs = los aztecas
diluvium-the-chinese = los chinos
diluvium-board-a = Cara A
diluvium-board-warmonger = Belicista
diluvium-board-artisan = Artesano
diluvium-board-explorer = Explorador
diluvium-board-settler = Colonizador
diluvium-explore = Explorar
diluvium-settle = Colonizar
diluvium-produce = Producir
diluvium-engage = Combatir
diluvium-food = comida
diluvium-craft = artesanía
diluvium-weapons = armas
diluvium-ruins = ruinas
diluvium-card-cornucopia = Cornucopia
diluvium-card-machines = Máquinas autómatas
diluvium-card-legendary = Armas legendarias
diluvium-card-compass = Brújula del Céfiro
diluvium-card-treasure = Tesoro de Mu
diluvium-card-cannon = Cañón de las tormentas
diluvium-card-gate = Portal del viajero
diluvium-card-map = Mapa olvidado
diluvium-explorer-ship = barco de exploración
diluvium-warship = navío de guerra
diluvium-tile = { $place } (loseta { $tile })
diluvium-of-greeks = de los griegos
diluvium-of-egyptians = de los egipcios
diluvium-of-aztecs = de los aztecas
diluvium-of-chinese = de los chinos
diluvium-city = { $place } (ciudad { $whose })
diluvium-settler-of-board = el colono de la sección { $action }
diluvium-settler-of-place = el colono de { $place }
diluvium-some-food = { $number } de comida
diluvium-some-craft = { $number } de artesanía
diluvium-some-weapons =
    { $number ->
        [one] { $number } arma
       *[other] { $number } armas
    }
diluvium-nothing = nada
diluvium-spaces-of = { $kind } { $number }
diluvium-no-spaces = ninguna
diluvium-list = { $first }, { $rest }
diluvium-from-board = desde la sección { $action } del tablero
diluvium-from-place = desde { $place }

## Lo que se elige antes de jugar

diluvium-option-players = Jugadores
diluvium-option-boards = Tableros: la cara A para todos, o las caras B repartidas o elegidas
diluvium-option-peoples = Pueblos: según el asiento, o repartidos al azar

## Preguntas

diluvium-ask-lay = ¿Qué loseta se coloca aquí boca arriba?
diluvium-ask-people = ¿Qué pueblo?
diluvium-ask-first = ¿Quién empieza?
diluvium-ask-deal-board = ¿Qué tablero?
diluvium-ask-tile = ¿Qué loseta aparece?
diluvium-ask-card = ¿Qué carta de ruinas?
diluvium-ask-board = Elige un tablero.
diluvium-ask-wheel = Gira el timón hasta una acción.
diluvium-ask-end = Juega una carta de ruinas o termina el turno.
diluvium-ask-sail = ¿Adónde navega el barco de exploración?
diluvium-ask-sail-to-war = ¿Adónde navega el navío de guerra?
diluvium-ask-mark = ¿En qué casilla de exploración va el marcador?
diluvium-ask-take = ¿Qué colono se mueve?
diluvium-ask-place = ¿Adónde va { $settler }?
diluvium-ask-gain = ¿Qué recurso tomas?
diluvium-ask-produce = ¿Qué loseta produce?
diluvium-ask-trade = Vende artesanía, ármate o termina.
diluvium-ask-commit = ¿Cuántas armas comprometes en el combate?
diluvium-ask-flee = ¿Adónde huye { $settler }?
diluvium-ask-monster = ¿Combates contra el monstruo?
diluvium-ask-discard = Tienes más recursos de los permitidos: ¿qué descartas?

## Preparación

diluvium-tile-up = La loseta { $tile } queda boca arriba en { $place }.
diluvium-first-player = { $who } son los primeros en jugar.
diluvium-people-dealt = { seat-who } dirige a { $people }.
diluvium-board-given = { $who } juegan con el tablero { $board }.

## El turno

diluvium-turn = Ronda { $round }: juegan { $who }.
diluvium-last-round = Hay una bandeja vacía ({ $kind }): esta es la última ronda.
diluvium-turns-wheel = { $who } giran el timón hasta { $action }.
diluvium-gains = { $who } ganan { $gold } de oro.
diluvium-takes =
    { $number ->
        [0] { $who } ya no encuentran ninguna ficha de { $kind }.
        [one] { $who } toman una ficha de { $kind }.
       *[other] { $who } toman { $number } fichas de { $kind }.
    }
diluvium-strength = { $who } tienen ahora fuerza { $strength }.
diluvium-discards = { $who } descartan una ficha de { $kind }: el límite es de { $limit } recursos.

## Barcos

diluvium-sails =
    { $food ->
        [0] { $who } llevan su { $ship } a { $place }.
       *[other] { $who } llevan su { $ship } a { $place } por { $food } de comida.
    }
diluvium-sails-hidden =
    { $food ->
        [0] { $who } llevan su { $ship } a lo desconocido, a { $place }.
       *[other] { $who } llevan su { $ship } a lo desconocido, a { $place }, por { $food } de comida.
    }
diluvium-stays = { $who } dejan su { $ship } en { $place }.

## Explorar

diluvium-explores = { $who } exploran { $place }; bajo el marcador hay { $gold } de oro.
diluvium-space-gold = { $who } ganan { $gold } de oro por la casilla de exploración.
diluvium-space-settle = { $who } pueden llevar un colono a { $place }.
diluvium-explored-before = { $who } ya habían explorado { $place }.
diluvium-no-marker = { $who } no tienen ningún marcador de exploración para { $place }.
diluvium-no-space = No queda ninguna casilla de exploración libre en { $place }.

## Colonizar

diluvium-settles =
    { $number ->
        [0] { $who } llevan un colono { $source } a { $place }, pero no queda ninguna ficha de { $kind } que recolectar.
        [one] { $who } llevan un colono { $source } a { $place } y recolectan una ficha de { $kind }.
       *[other] { $who } llevan un colono { $source } a { $place } y recolectan { $number } fichas de { $kind }.
    }
diluvium-settles-ruins = { $who } llevan un colono { $source } a las ruinas de { $place }.
diluvium-placing-gold = { $who } ganan { $gold } de oro por el colono colocado.
diluvium-no-settler = { $who } no tienen ningún colono que pueda moverse.
diluvium-settle-bonus = { $who } toman una ficha de { $kind } como bonificación de Colonizar.
diluvium-settle-bonus-gold = { $who } ganan { $gold } de oro como bonificación de Colonizar.
diluvium-trays-empty = { $who } encuentran vacías todas las bandejas: no hay bonificación de Colonizar.

## Producir

diluvium-produces = { $who } producen en { $place }: { $crop }.
diluvium-no-tile = { $who } no tienen colonos en el mapa: no se produce nada.
diluvium-sells = { $who } venden { $craft } fichas de artesanía por { $gold } de oro.
diluvium-arms =
    { $weapons ->
        [one] { $who } gastan un arma y tienen ahora fuerza { $strength }.
       *[other] { $who } gastan { $weapons } armas y tienen ahora fuerza { $strength }.
    }
diluvium-produce-bonus = { $who } ganan { $gold } de oro como bonificación de Producir.

## Combatir

diluvium-commits =
    { $weapons ->
        [0] Respondes en secreto: ningún arma.
        [one] Respondes en secreto: un arma.
       *[other] Respondes en secreto: { $weapons } armas.
    }
diluvium-commits-hidden = { $who } ya han respondido en secreto.
diluvium-battle =
    { $who } atacan a { $defender } en { $place }: fuerza { $attack } ({ $weapons ->
        [0] sin armas
        [one] con un arma
       *[other] con { $weapons } armas
    }) contra { $defence } ({ $weapons2 ->
        [0] sin armas
        [one] con un arma
       *[other] con { $weapons2 } armas
    }).
diluvium-battle-won = { $who } ganan el combate y { $gold } de oro; { $loser } retiran su navío de guerra a su ciudad.
diluvium-engage-bonus = { $who } ganan { $gold } de oro más como bonificación de Combatir.
diluvium-ship-flees = { $who } ven huir su barco de exploración de { $place }: 1 de oro para { $winner }.
diluvium-flees-board = { $who } retiran un colono de { $place } a la sección { $action } del tablero: 1 de oro para { $winner }.
diluvium-flees-city =
    { $number ->
        [0] { $who } retiran un colono de { $place } a su ciudad, donde no queda ninguna ficha de { $kind } que recolectar: 1 de oro para { $winner }.
        [one] { $who } retiran un colono de { $place } a su ciudad y recolectan una ficha de { $kind }: 1 de oro para { $winner }.
       *[other] { $who } retiran un colono de { $place } a su ciudad y recolectan { $number } fichas de { $kind }: 1 de oro para { $winner }.
    }
diluvium-slays =
    { $weapons ->
        [0] { $who } vencen al monstruo de { $place } y ganan { $gold } de oro.
        [one] { $who } vencen al monstruo de { $place } con un arma y ganan { $gold } de oro.
       *[other] { $who } vencen al monstruo de { $place } con { $weapons } armas y ganan { $gold } de oro.
    }
diluvium-spares = { $who } dejan en paz al monstruo.

## Cartas de ruinas

diluvium-card-drawn = { $who } roban { $card }.
diluvium-card-drawn-hidden = { $who } roban una carta de ruinas.
diluvium-reshuffled =
    { $cards ->
        [one] La única carta de ruinas descartada pasa a ser el nuevo mazo.
       *[other] Las { $cards } cartas de ruinas descartadas se barajan y forman un mazo nuevo.
    }
diluvium-no-card = No queda ninguna carta de ruinas para { $who }.
diluvium-plays = { $who } juegan { $card }.

## El final

diluvium-end-most-gold = { $who } ganan con { $gold } de oro después de { $round } rondas.
diluvium-end-fewest-settlers =
    { $settlers ->
        [0] { $who } ganan el desempate con { $gold } de oro después de { $round } rondas: no les queda ningún colono en el tablero.
        [one] { $who } ganan el desempate con { $gold } de oro después de { $round } rondas: son quienes menos colonos tienen en el tablero, uno.
       *[other] { $who } ganan el desempate con { $gold } de oro después de { $round } rondas: son quienes menos colonos tienen en el tablero, { $settlers }.
    }
diluvium-end-shared-victory =
    { $settlers ->
        [0] { $winners } pueblos comparten la victoria después de { $round } rondas, cada uno con { $gold } de oro y ningún colono en el tablero.
        [one] { $winners } pueblos comparten la victoria después de { $round } rondas, cada uno con { $gold } de oro y un colono en el tablero.
       *[other] { $winners } pueblos comparten la victoria después de { $round } rondas, cada uno con { $gold } de oro y { $settlers } colonos en el tablero.
    }

## Por qué no

diluvium-no-board = Ese tablero ya tiene dueño o no es una cara B.
diluvium-no-same-action = Esa fue tu última acción: el timón tiene que girar.
diluvium-card-not-held = No tienes la carta { $card }.
diluvium-card-useless = La carta { $card } no tendría ahora ningún efecto.
diluvium-compass-not-now = La brújula se juega cuando un barco está a punto de zarpar.
diluvium-only-compass = Con un barco a punto de zarpar, solo se puede jugar la brújula.
diluvium-must-move = El barco de exploración debe moverse a otra loseta.
diluvium-say-stay = El navío de guerra ya está ahí: elige que se quede.
diluvium-enemy-city = { $place } es la ciudad de otro jugador: los barcos la atraviesan, pero no se detienen en ella.
diluvium-enemy-warship = Hay un navío de guerra enemigo en { $place }: solo otro navío de guerra puede detenerse allí.
diluvium-no-way = Ningún camino de losetas boca arriba lleva a { $place }.
diluvium-too-far =
    { $held ->
        [0] { $place } cuesta { $food } de comida, pero no tienes ninguna ficha.
       *[other] { $place } cuesta { $food } de comida, pero solo tienes { $held }.
    }
diluvium-mark-elsewhere = El barco está en { $place }: esa es la loseta que se explora.
diluvium-explored-already = Ya has explorado esa loseta.
diluvium-face-down = Esa loseta está boca abajo.
diluvium-mark-taken = Ahí ya hay un marcador.
diluvium-no-such-space = Esa casilla no existe.
diluvium-not-your-settler = Ahí no hay ningún colono tuyo.
diluvium-just-moved = Ese colono acaba de moverse: tiene que ser otro.
diluvium-nowhere-to-go = Ese colono no tiene otra isla a la que ir.
diluvium-only-this-tile = El colono va a { $place }, la loseta que se acaba de explorar.
diluvium-foreign-city = Esa es la ciudad de otro jugador.
diluvium-not-explored = No tienes ningún marcador de exploración en { $place }.
diluvium-under-warship = Hay un navío de guerra enemigo en { $place }: ningún colono puede ir allí.
diluvium-space-taken = Ahí ya hay un colono.
diluvium-same-island = Un colono debe moverse a otra isla.
diluvium-tray-empty = No queda ninguna ficha de { $kind } en la bandeja.
diluvium-no-settler-there = No tienes ningún colono en { $place }.
diluvium-too-few =
    { $wanted ->
        [one] Hace falta una ficha de { $kind }, { $held ->
            [0] pero no tienes ninguna.
           *[other] pero solo tienes { $held }.
        }
       *[other] Hacen falta { $wanted } fichas de { $kind }, { $held ->
            [0] pero no tienes ninguna.
            [one] pero solo tienes una.
           *[other] pero solo tienes { $held }.
        }
    }
diluvium-strongest = Tu fuerza ya está al final de la pista.
diluvium-section-full = Esa sección del tablero está llena.
diluvium-flee-home = Los colonos huyen a su propia ciudad o a su tablero.

## Qué daría cada acción

diluvium-prospect-barred = Fue tu última acción: este turno no.
diluvium-prospect-explore =
    Bajo el próximo marcador hay { $gold } de oro; { $tiles ->
        [0] no hay ninguna loseta por explorar a tu alcance
        [one] hay una loseta por explorar a tu alcance
       *[other] hay { $tiles } losetas por explorar a tu alcance
    }; { $markers ->
        [one] es el último marcador.
       *[other] quedan { $markers } marcadores.
    }
diluvium-prospect-no-marker = No queda ningún marcador de exploración.
diluvium-prospect-settle =
    { $settlers ->
        [0] No queda ningún colono en el tablero
        [one] Hay un colono en el tablero
       *[other] Hay { $settlers } colonos en el tablero
    }; { $spaces ->
        [0] no hay casillas libres para tus colonos.
        [one] hay una casilla libre para tus colonos.
       *[other] hay { $spaces } casillas libres para tus colonos.
    }
diluvium-prospect-settle-bonus =
    { $gold ->
        [0] Bonificación: un recurso a tu elección.
       *[other] Bonificación: { $gold } de oro.
    }
diluvium-prospect-produce = { $place } daría { $crop }.
diluvium-prospect-no-crop = { $place } no daría nada.
diluvium-prospect-sell = Por { $craft } fichas de artesanía obtendrías { $gold } de oro.
diluvium-prospect-arm =
    { $weapons ->
        [one] Con un arma llegarías a fuerza { $strength }.
       *[other] Con { $weapons } armas llegarías a fuerza { $strength }.
    }
diluvium-prospect-produce-bonus = Bonificación: { $gold } de oro.
diluvium-prospect-warship =
    { $food ->
        [0] { $place }: { $who } tienen allí un navío de guerra de fuerza { $strength }, que vale { $gold } de oro.
       *[other] { $place } (por { $food } de comida): { $who } tienen allí un navío de guerra de fuerza { $strength }, que vale { $gold } de oro.
    }
diluvium-prospect-scare =
    { $food ->
        [0] { $place }: { $pieces ->
            [one] una pieza que ahuyentar.
           *[other] { $pieces } piezas que ahuyentar.
        }
       *[other] { $place } (por { $food } de comida): { $pieces ->
            [one] una pieza que ahuyentar.
           *[other] { $pieces } piezas que ahuyentar.
        }
    }
diluvium-prospect-monster =
    { $food ->
        [0] { $place }: un monstruo de fuerza { $strength }, que vale { $gold } de oro.
       *[other] { $place } (por { $food } de comida): un monstruo de fuerza { $strength }, que vale { $gold } de oro.
    }
diluvium-prospect-engage-bonus = Bonificación por una victoria: { $gold } de oro.
diluvium-prospect-nothing = Nada que ganar ahora.

## La posición

diluvium-see-setup = Se está disponiendo el mar.
diluvium-see-round = Ronda { $round }; juegan { $who }.
diluvium-see-last-round = Es la última ronda.
diluvium-see-trays =
    En las bandejas: { $food } de comida, { $craft } de artesanía, { $weapons ->
        [one] { $weapons } arma.
       *[other] { $weapons } armas.
    }
diluvium-see-own =
    Tienes { $gold } de oro, { $food } de comida, { $craft } de artesanía, { $weapons ->
        [one] { $weapons } arma.
       *[other] { $weapons } armas.
    }
diluvium-see-card = En la mano: { $card }.
diluvium-see-player =
    { $who }: barco de exploración en { $explorer }, navío de guerra en { $warship }, fuerza { $strength }, { $markers ->
        [one] un marcador
       *[other] { $markers } marcadores
    } y { $settlers ->
        [one] un colono
       *[other] { $settlers } colonos
    } en el tablero, { $resources ->
        [one] un recurso
       *[other] { $resources } recursos
    }, { $cards ->
        [one] una carta de ruinas.
       *[other] { $cards } cartas de ruinas.
    }
diluvium-see-tile =
    { $tile }. Casillas libres: { $spaces }. { $marks ->
        [0] No hay ninguna casilla de exploración libre.
        [one] Hay una casilla de exploración libre.
       *[other] Hay { $marks } casillas de exploración libres.
    }
diluvium-see-settlers =
    { $settlers ->
        [one] { $place }: { $who } tienen allí un colono.
       *[other] { $place }: { $who } tienen allí { $settlers } colonos.
    }
diluvium-see-monster = { $place }: un monstruo de fuerza { $strength }, que vale { $gold } de oro.

## Ediciones

diluvium-edition-exploration = { $key }: de uno a tres valores, cada uno un número del 1 al 9 o «settle».
diluvium-edition-cost = { $key }: 0, 1 o 2.
diluvium-edition-monster = { $key }: fuerza y oro, cada uno de 0 a 12.
diluvium-edition-islands = { $key }: islas como «food 2», cada tipo una sola vez, cinco casillas como máximo.
diluvium-edition-track = { $key }: seis números de 0 a 9.
diluvium-edition-settlers = { $key }: cuatro números que sumen nueve.
diluvium-edition-pair = { $key }: dos números de 1 a 6.
diluvium-edition-strength = { $key }: un número de 1 a 6.
diluvium-edition-bonus = { $key }: «resource» o «gold».
diluvium-edition-row = { $key }: filas como «0 -3 : city1 0 2 2 0 city2».
diluvium-edition-cities = { $key }: la ciudad de cada jugador una sola vez.
diluvium-edition-order = { $key }: filas de arriba abajo, ningún lugar dos veces, 36 lugares como máximo.
diluvium-edition-too-few-tiles = { $key }: más losetas de un mismo coste de las que hay en la caja.
diluvium-edition-apart = { $key }: el mar queda partido en trozos.
diluvium-edition-tray = { $key }: tres números de 1 a 28.

## La mesa en la terminal

diluvium-signs = f comida · c artesanía · w armas · r ruinas · . casilla libre · G E A C pueblos · ~G barco de exploración · !G navío de guerra · [G] ciudad · 1 2 S casillas de exploración: oro o colonización · =2 comida que cuesta navegar hasta allí · M5/7 monstruo: fuerza/oro · Mx vencido · ?1 boca abajo: comida para darle la vuelta
diluvium-panel-name = { seat-name } ({ $who })
diluvium-panel-deck = Mazo de ruinas: { $deck }; descartes: { $discards }.
diluvium-panel-player = { $who } · fuerza { $strength } · timón { $wheel } · recursos { $resources } · cartas { $cards } · marcadores { $markers } · colonos { $settlers }
diluvium-panel-narrow = El mar ocupa { $columns } columnas, más que esta terminal: aquí está en palabras.
diluvium-panel-gold = { $gold } de oro
diluvium-panel-crop = { $crop }
diluvium-panel-track = Pista: { $track }
diluvium-panel-settlers = Colonos: { $sections }
diluvium-panel-bonus = bonificación
diluvium-panel-battle = { $who } atacan a { $defender } en { $place }: { $attack } contra { $defence }, sin contar las armas.
diluvium-panel-prospect = { $action }: { $would }
