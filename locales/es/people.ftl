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

web-level-random = Grumete (muy fácil)
web-level-random-short = bot muy fácil
web-level-random-about = Hace lo primero que se le ocurre: para probar cosas.
web-level-greedy = Marinero (fácil)
web-level-greedy-short = bot fácil
web-level-greedy-about = Toma lo que ahora parece mejor: bueno para tus primeras partidas.
web-level-search = Capitán (difícil)
web-level-search-short = bot difícil
web-level-search-about = Piensa por adelantado y perdona poco: para cuando conozcas el juego.

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
