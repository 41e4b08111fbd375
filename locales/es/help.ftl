# La ayuda de la pregunta: qué se puede hacer ahora y por qué.

help-question = ¿Qué puedo hacer ahora y por qué?
help-question-key = Qué puedo hacer ahora y por qué
help-can = Puedes
help-kinds =
    { $count ->
        [one] { $first }
       *[other] { $count } maneras: { $first }…
    }
help-because = Porque
help-cannot = Ahora no se puede

help-nautilion-ask-start = Quien empieza tira y decide primero; a la larga se compensa. Poneos de acuerdo y adelante.
help-nautilion-ask-plan = Mira primero el dado del Faro Oscuro: un 3 o un 4 te cuesta una ficha. Luego, qué ficha alcanzaría tu Nautilion y cuánto se acerca el Fantasma a las Islas Felices.
help-nautilion-ask-swap = Piensa en la ficha que te falta: llévala adonde alcance uno de tus dados, o quítala del paso del Fantasma.
help-nautilion-ask-with = Las dos fichas cambian de lugar: elige el sitio donde la primera te ayude más.
help-nautilion-ask-discard = Cede lo que puedas reponer: una ficha de la reserva duele menos que un tripulante, y una que aún queda en el camino menos que otra que no.
help-nautilion-ask-landing = Lo que gana es llenar camarotes; la reserva paga los hechizos. Si un conducto llega a su camarote, piénsalo bien antes de apartar la ficha.
help-nautilion-ask-lose = Pierde primero lo más fácil de recuperar: mira qué queda aún en el camino por delante.
help-nautilion-ask-spend = Lo que pagas sale de la reserva para siempre: guarda las fichas cuyos camarotes siguen vacíos.
help-nautilion-ask-take = Busca un tripulante cuyo camarote esté vacío, o uno que ya no esté en el camino.
help-nautilion-ask-keep = Cuenta los dos grupos: suele convenir quedarse con el de más tripulantes, o con los más escasos.
help-nautilion-ask-unseat = Elige a alguien que puedas recoger pronto y cuyo camarote no una a los demás.
help-nautilion-ask-insert = Pon la ficha por donde pasará tu Nautilion y no el Fantasma.
help-nautilion-ask-recover = Recupera lo que puedas usar: alguien para un camarote vacío o una ficha que pague un hechizo.
help-nautilion-ask-banish = Elige la carta que más te costaría cumplir.
help-nautilion-ask-set = Todas las caras son tuyas: una pequeña para el Fantasma, ni 3 ni 4 para el Faro Oscuro y el número que te lleve a la ficha que quieres.
help-nautilion-ask-crew-back = Quien vuelva debería llenar un camarote vacío; déjalo si nadie ayuda.
help-nautilion-ask-trade = Coloca primero a quienes tengan el camarote vacío; lo que dejes sigue en el descarte.
help-diluvium-ask-board = Cada tablero destaca en una cosa. Elige aquel cuya acción quieras hacer más a menudo.
help-diluvium-ask-wheel = Mira qué daría ahora cada acción: está escrito en tu tablero. No puedes repetir la misma dos veces seguidas, así que piensa en el turno siguiente.
help-diluvium-ask-end = Lo que quieras hacer con una carta, hazlo ahora o guárdala para un momento mejor. Si no, acaba el turno.
help-diluvium-ask-sail = Dos losetas son gratis y cada una más cuesta una comida; una oculta cuesta además la comida de su reverso y acaba el viaje. Mira qué loseta podrías poblar después.
help-diluvium-ask-sail-to-war = Busca un barco de guerra al que puedas vencer, colonos sin protección o un lugar que guardar. También puedes quedarte.
help-diluvium-ask-mark = Lo que muestra el espacio es tuyo al momento: compara lo que dan los que están libres.
help-diluvium-ask-take = Cuando una sección de tu tablero queda sin colonos, su acción tiene su bonificación; un colono del mar puede cosechar de nuevo en otra isla.
help-diluvium-ask-place = Cada espacio da lo que muestra: comida para navegar, artesanía para vender, armas para luchar, ruinas para una carta.
help-diluvium-ask-gain = Toma lo que necesite tu próxima acción; una bandeja casi vacía acerca el final.
help-diluvium-ask-produce = Elige la loseta donde más colonos tuyos estén sobre lo que necesitas ahora.
help-diluvium-ask-trade = La artesanía se vuelve oro; las armas, fuerza. El oro gana la partida; la fuerza lo protege.
help-diluvium-ask-commit = Compara antes ambas fuerzas. Lo que pongas se gasta, gane quien gane: lo bastante para vencer, o nada.
help-diluvium-ask-flee = En la ciudad cosecha al momento; en el tablero vuelve a llenar una sección, cuya acción puede perder su bonificación.
help-diluvium-ask-monster = Tu fuerza y tus armas bastan, y solo se gastan las armas que falten. Déjalo si las necesitas para otra cosa.
help-diluvium-ask-discard = Quédate con lo que gastará tu próxima acción.
help-solo-ask-commit = Junto a cada número está cuántas veces gana. Las armas se gastan en todo caso.
help-solo-ask-settle-for-it = Para ellos estas losetas valen igual, así que eliges tú: mándalos donde menos te estorben.
help-solo-ask-title = Cada título da algo distinto para el resto de la campaña y abre otro camino. Abre los objetivos para leerlo.
help-solo-ask-offer = Nadie te obliga. Mira si te acerca a un objetivo y si puedes permitirte lo que cuesta.
help-solo-ask-escort = El barco de guerra azteca suma fuerza al tuyo mientras van juntos.
help-solo-ask-past-outpost = El puesto por el que pasas se descubre: elige aquel cuya fuerza quieras conocer.
help-solo-ask-home = Durante el resto de la campaña tus barcos vuelven allí: lo que más vale son espacios útiles desde el principio.
help-solo-ask-replace = Uno tiene que irse: elige el que menos eches en falta.
help-solo-ask-back = Vuelve a llenar una sección, y esa acción puede perder su bonificación: elige la que menos necesites.
help-solo-ask-refuge = Están igual de cerca: manda el barco de guerra adonde puedas alcanzarlo o donde no haga daño.
help-solo-ask-moor = Amarra donde empiece tu próximo viaje.
help-solo-ask-lift = Devuelve la carta que menos te daría.
help-solo-ask-pool = El oro de la reserva aplaza el final; el de tu mano se cuenta entonces.
help-solo-ask-devour = Se lleva a uno de todos modos: elige el lugar donde puedas prescindir de él.
help-diluvia-ask-play = Mira qué se llevaría el agua: está marcado en rojo. Luego acerca tus animales a la balsa o aleja los de otros.
help-diluvia-ask-play-or-roll = Una segunda carta hace más ahora; sin ella el dado se tira dos veces, y las nubes acercan el agua.
help-diluvia-ask-undo = ¿Vale una carta para ti? Puede fallar, y nadie sabe si tienes una mientras no la uses.
help-diluvia-ask-seat = En caso de empate gana quien esté más cerca del espacio vip; una plaza del borde es la primera que se pierde.
help-diluvia-ask-joker = Decides tú si el agua se acerca. Mira a quién se llevaría primero.
help-solo-ask-offer-path-of-the-lost = { help-solo-ask-offer }
help-solo-ask-offer-remains-of-unrest = { help-solo-ask-offer }
help-solo-ask-offer-assault-at-the-very-heart = { help-solo-ask-offer }
help-solo-ask-offer-curse-of-mu = { help-solo-ask-offer }
help-solo-ask-offer-flash-of-steel = { help-solo-ask-offer }
help-solo-ask-offer-seething-heart = { help-solo-ask-offer }
