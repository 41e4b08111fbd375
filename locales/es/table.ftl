# Seaboard: la mesa en la web.

table-unknown = No existe esa mesa.
table-no-such-page = No hay nada en esta dirección.
table-no-such-event = La partida no tiene el suceso { $number }.
table-no-key = Este navegador no tiene asiento en esta mesa. Abre el enlace que te dieron.
table-link-used = Este enlace ya se ha usado. Pide otro al anfitrión.
table-host-only = Solo el anfitrión puede dar un enlace nuevo para el asiento de una persona.
table-not-your-turn = No es tu turno.
table-watchers-watch = Estás mirando: solo mueven los jugadores.
table-stale = La pregunta sobre la mesa ha cambiado entretanto.
table-written-elsewhere = La partida ha seguido en otro sitio. Ves su última posición.
table-not-saved = No se pudo guardar la jugada, así que no se ha hecho. Inténtalo de nuevo.
table-message-too-large = Eso era demasiado de una vez.
table-message-unreadable = Eso no se ha podido entender.
table-receipt-later = La grabación de esta partida estará disponible cuando termine.
table-seat-count =
    { $given ->
        [one] Se da un asiento, pero la partida tiene { $wanted }.
       *[other] Se dan { $given } asientos, pero la partida tiene { $wanted }.
    }
table-seat-kind = Un asiento no puede ser «{ $seat }»: es aquí, por enlace o un bot.
table-undone = El jugador { $seat } deshace una jugada.
table-hinted = El jugador { $seat } pidió una pista (ayuda).
table-no-hints = Las pistas son para quien juega en solitario, mientras hay una pregunta abierta, y no en todos los juegos.

cli-help-serve = Abre la mesa en el navegador.
cli-opt-host = La dirección en la que escucha la mesa.
cli-opt-port = El puerto en el que escucha la mesa; 0 elige uno libre.
cli-opt-database = Dónde se guardan las mesas: la dirección de una base de datos; normalmente, un archivo de tu carpeta de datos.
cli-opt-window = Cuántos segundos permanece abierta una pregunta con reloj (normalmente 6).
cli-opt-no-open = No abre el navegador.
serve-ready = La mesa está abierta en { $address }. Detenla con Ctrl-C; todas las jugadas quedan guardadas.
serve-missing = La mesa web no está instalada: instala seaboard[table].
