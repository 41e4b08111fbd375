# Seaboard: las personas de una mesa, sus nombres, los niveles de los bots, otra partida, invitaciones.

## Nombres

table-name-own = Puedes dar nombre a los asientos que son tuyos.
web-name = Tu nombre
web-name-ask = ¿Cómo quieres que te llamen los demás?
web-name-about = Lo ven en la mesa. Se guarda en este navegador; puedes cambiarlo más tarde o jugar sin nombre.
web-name-save = Así me llamo
web-name-without = Sin nombre
web-name-of = Nombre de { $seat }

## Los bots por su dificultad

web-level-novice = Grumete (muy fácil)
web-level-novice-short = bot muy fácil
web-level-novice-about = Se lanza a lo que brilla, no ve los peligros y olvida lo pronto que acaba la partida: deberías ganar.
web-level-sailor = Marinero (fácil)
web-level-sailor-short = bot fácil
web-level-sailor-about = Conoce las reglas pero juzga mal las cosas: bueno para tus primeras partidas.
web-level-mate = Contramaestre (medio)
web-level-mate-short = bot medio
web-level-mate-about = Comete pocos errores: para cuando conozcas el juego.
web-level-captain = Capitán (difícil)
web-level-captain-short = bot difícil
web-level-captain-about = Piensa por adelantado y perdona poco: el más fuerte que hay.
web-level-random = Bot al azar (prueba de todo)
web-level-random-short = bot al azar
web-level-random-about = Hace lo primero que se le ocurre: para el laboratorio.
web-level-greedy = Bot rápido (medio)
web-level-greedy-short = bot medio
web-level-greedy-about = Toma lo que ahora parece mejor.
web-level-search = Bot pensador (difícil)
web-level-search-short = bot difícil
web-level-search-about = Piensa por adelantado y perdona poco.

## Otra partida

table-again-watchers = Solo quienes han jugado pueden proponer otra partida.
table-again-campaign = La siguiente partida de una campaña empieza en su atlas.
table-again-not-over = La partida aún no ha terminado.
web-again-press = Otra vez
web-again-about = Las mismas personas, cada una un asiento más allá.
web-again-offered = { $name } propone otra partida.
web-again-join = Jugar otra vez
web-again-watch = Mirar la siguiente partida

## Invitaciones

web-invite-address = La dirección a la que llegan tus invitados
web-invite-address-about = Los aparatos de tu red suelen llegar a la primera; si una no se abre, prueba otra.
web-invite-only-here = Otros aparatos no pueden abrir estos enlaces: la mesa está abierta solo en esta máquina.
web-invite-command = Para dejar entrar a otros, ciérrala con Ctrl-C y ábrela con esto (y lo demás que le dijiste):
web-invite-copy-command = Copiar la orden
web-invite-command-copied = La orden está copiada.
web-invite-qr = Código QR
web-invite-qr-of = Código QR: { $what }
web-invite-qr-about = Apunta a él con la cámara del otro aparato.
web-invite-send = Enviar…
web-invite-send-of = Enviar: { $what }
web-invite-text = Juega a { $game } conmigo:
web-invite-nobody = Nadie está invitado a esta mesa: todos los asientos están ocupados aquí.

## En el terminal

cli-opt-names = Cómo se llaman los jugadores, asiento por asiento: «Ana,Bo».
play-name-count = Hay más nombres ({ $given }) que asientos ({ $wanted }).
