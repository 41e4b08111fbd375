# Seaboard: the rulebook of diluvium.

rulebook-diluvium-minute-aim = Varios pueblos comparten un mar inundado. Gana quien haya reunido más oro al final.
rulebook-diluvium-minute-wheel = En cada turno giras tu timón hacia una de cuatro acciones, nunca la de tu turno anterior.
rulebook-diluvium-minute-explore = Explorar mueve tu barco de exploración, descubre losetas a cambio de comida y deja un marcador que da oro.
rulebook-diluvium-minute-settle = Colonizar lleva dos colonos a losetas con tu marcador o a tu ciudad; cada uno trae un recurso o una carta de ruinas.
rulebook-diluvium-minute-produce = Producir hace que tus colonos de una loseta traigan de nuevo un recurso; después puedes vender artesanía por oro y armarte.
rulebook-diluvium-minute-engage = Combatir mueve tu navío de guerra: lucha contra otros con armas elegidas en secreto, ahuyenta piezas y mata monstruos, todo por oro.
rulebook-diluvium-minute-bonus = Una sección de tu tablero sin colonos da una bonificación a su acción: hazlos salir.
rulebook-diluvium-minute-end = Si una bandeja de recursos está vacía cuando empieza el jugador inicial, cada uno tiene un turno más.

rulebook-diluvium-aid-actions = Las cuatro acciones
rulebook-diluvium-aid-actions-explore = Explorar: navega, explora la loseta y gana el oro del marcador.
rulebook-diluvium-aid-actions-settle = Colonizar: mueve dos colonos. Bonificación: un recurso.
rulebook-diluvium-aid-actions-produce = Producir: cosecha una loseta, vende, ármate. Bonificación: 1 de oro.
rulebook-diluvium-aid-actions-engage = Combatir: navega, lucha, ahuyenta, mata. Bonificación: el oro de tu marcador.
rulebook-diluvium-aid-actions-twice = Nunca la misma acción dos veces seguidas.
rulebook-diluvium-aid-actions-bonus = Bonificación: ningún colono en esa sección al empezar el turno.

rulebook-diluvium-aid-ships = Barcos
rulebook-diluvium-aid-ships-two = Dos losetas.
rulebook-diluvium-aid-ships-food = Cada comida: una loseta más.
rulebook-diluvium-aid-ships-hidden = Loseta boca abajo: paga la comida de su reverso y detente.
rulebook-diluvium-aid-ships-city = Por la ciudad de otro se pasa, no se para.

rulebook-diluvium-aid-fights = Combates
rulebook-diluvium-aid-fights-sealed = Ambos eligen armas en secreto; todas se gastan.
rulebook-diluvium-aid-fights-tie = Marcador más armas; el empate es del atacante.
rulebook-diluvium-aid-fights-prize = El vencedor gana oro según el marcador del perdedor.
rulebook-diluvium-aid-fights-scare = Cada barco o colono ahuyentado: 1 de oro.
rulebook-diluvium-aid-fights-monster = Monstruo: alcanza su fuerza.

rulebook-diluvium-aid-trade = Bienes y final
rulebook-diluvium-aid-trade-sell = Dos de artesanía: 3 de oro.
rulebook-diluvium-aid-trade-arm = Dos armas: la fuerza sube uno.
rulebook-diluvium-aid-trade-six = Seis recursos al final de cualquier turno.
rulebook-diluvium-aid-trade-last = Bandeja vacía al empezar el jugador inicial: última ronda.

rulebook-diluvium-explore = Se explora una isla
rulebook-diluvium-explore-start = Los barcos griegos están en su ciudad; nadie ha explorado la loseta abierta de al lado.
rulebook-diluvium-explore-sail = El timón gira a Explorar y el barco navega una loseta. Dos habrían sido gratis.
rulebook-diluvium-explore-mark = El marcador da el oro que descubre, y la casilla de oro también paga.

rulebook-diluvium-land = Un colono desembarca al momento
rulebook-diluvium-land-sail = La loseta tiene dos casillas de exploración libres: una da oro, la otra coloniza.
rulebook-diluvium-land-mark = En la casilla de colonización el marcador descubre igualmente su oro y puede venir un colono.
rulebook-diluvium-land-place = El colono ocupa la casilla de armas y trae un arma al momento.

rulebook-diluvium-hidden = Hacia lo desconocido
rulebook-diluvium-hidden-start = En el turno anterior un colono trajo una comida. Basta para una loseta de coste 1.
rulebook-diluvium-hidden-sail = Se paga la comida, se da la vuelta a la loseta y el viaje termina allí.
rulebook-diluvium-hidden-mark = Quien descubre una loseta es el primero en explorarla.

rulebook-diluvium-produce = Producir y vender
rulebook-diluvium-produce-start = Dos colonos de la ciudad han traído una artesanía y un arma.
rulebook-diluvium-produce-produce = Producir hace que ambos traigan lo mismo otra vez: ahora hay dos de cada.
rulebook-diluvium-produce-sell = Dos artesanías se venden por 3 de oro. Dos armas aún podrían dar fuerza.

rulebook-diluvium-monster = Se mata un monstruo
rulebook-diluvium-monster-start = Los aztecas combaten con fuerza 1 y algunas armas en la mano.
rulebook-diluvium-monster-sail = Su navío de guerra paga comida por una loseta oculta y encuentra allí un monstruo.
rulebook-diluvium-monster-slay = Solo se gastan las armas que faltan. El oro del monstruo es suyo.
