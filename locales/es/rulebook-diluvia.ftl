# Seaboard: the rulebook of diluvia.

rulebook-diluvia-minute-aim = El agua sube por la selva. Gana quien tenga más animales en la balsa cuando llegue a la fila siete.
rulebook-diluvia-minute-turn = En tu turno juegas dos cartas y lanzas el dado una vez, o juegas una carta y lo lanzas dos.
rulebook-diluvia-minute-board = Un animal que llega a la casilla de la balsa sube a ella, a cualquier asiento libre.
rulebook-diluvia-minute-die = Un nubarrón hace avanzar el marcador de diluvio; cuando completa el contador, el agua sube una fila.
rulebook-diluvia-minute-rise = La balsa sube con el agua; los animales que esta alcanza van a la deriva.
rulebook-diluvia-minute-wave = A bordo no se está a salvo: un Tsunami desplaza a todos un asiento, y quien está en el borde cae.
rulebook-diluvia-minute-undo = Con un Ya veremos puedes responder a la carta de otro: un nubarrón la anula.
rulebook-diluvia-minute-tie = Con los mismos animales, deciden los más cercanos al espacio vip.

rulebook-diluvia-aid-turn = Tu turno
rulebook-diluvia-aid-turn-ways = Dos cartas y una tirada, o una carta y dos tiradas.
rulebook-diluvia-aid-turn-die = Sol: nada. Nubarrón: avanza el marcador. Comodín: tú decides.
rulebook-diluvia-aid-turn-refill = Roba hasta seis cartas.

rulebook-diluvia-aid-cards = Cartas
rulebook-diluvia-aid-cards-move = Movimiento: un animal tuyo avanza una casilla.
rulebook-diluvia-aid-cards-stampede = Empujón: empuja a un vecino una casilla y síguelo.
rulebook-diluvia-aid-cards-maneuver = Balsa: la balsa va una casilla a un lado.
rulebook-diluvia-aid-cards-tsunami = Tsunami: todos a bordo se desplazan un asiento.
rulebook-diluvia-aid-cards-tentacles = Tentáculo: la balsa salta a una casilla libre.
rulebook-diluvia-aid-cards-rescue = Salvavidas: un animal a la deriva vuelve a un borde de la balsa.
rulebook-diluvia-aid-cards-undo = Ya veremos: un nubarrón anula la carta recién jugada.

rulebook-diluvia-aid-water = Agua
rulebook-diluvia-aid-water-meter = Marcador en el nubarrón: sube el agua.
rulebook-diluvia-aid-water-rise = La línea y la balsa suben una fila; los alcanzados van a la deriva.
rulebook-diluvia-aid-water-flood = Diluvio robado: sube el agua, manos nuevas para todos.

rulebook-diluvia-aid-ending = El final
rulebook-diluvia-aid-ending-row = Agua en la fila siete.
rulebook-diluvia-aid-ending-most = Más animales a bordo.
rulebook-diluvia-aid-ending-tie = Empate: más cerca del espacio vip.

rulebook-diluvia-board = Un animal sube a la balsa
rulebook-diluvia-board-start = Un capibara está justo al lado de la balsa.
rulebook-diluvia-board-move = Movimiento lo lleva a la casilla de la balsa, y nadie lo anula.
rulebook-diluvia-board-seat = Puede ocupar cualquier asiento libre: el espacio vip, en el centro, es el que más cuenta en un empate.

rulebook-diluvia-scoop = La balsa recoge a alguien
rulebook-diluvia-scoop-start = El mismo capibara, pero esta vez la balsa va hacia él.
rulebook-diluvia-scoop-maneuver = La carta Balsa mueve la balsa una casilla a la derecha, hasta el animal.
rulebook-diluvia-scoop-seat = Sube al momento, y quien actúa elige el asiento.

rulebook-diluvia-wave = Al agua
rulebook-diluvia-wave-seat = Esta vez el capibara se sienta en el mismo borde.
rulebook-diluvia-wave-wave = Se anuncia un Tsunami a la izquierda; los demás pueden responder.
rulebook-diluvia-wave-adrift = Todos a bordo se desplazan un asiento a la izquierda y el capibara queda a la deriva. Un Salvavidas podría devolverlo.

rulebook-diluvia-undo = Un Ya veremos funciona
rulebook-diluvia-undo-move = Se anuncian la carta y su objetivo; todavía no ha pasado nada.
rulebook-diluvia-undo-answer = Los cocodrilos responden con un Ya veremos. Su carta se gasta diga lo que diga el dado.
rulebook-diluvia-undo-cloud = Un nubarrón: el Movimiento se anula y el capibara se queda donde estaba.

rulebook-diluvia-rise = Sube el agua
rulebook-diluvia-rise-five = Cinco nubarrones han llevado el marcador hasta la última casilla antes del nubarrón.
rulebook-diluvia-rise-six = Uno más: la línea sube una fila, y la balsa con ella. Quien estaba en la fila 1 queda a la deriva.
