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
table-took-too-long = Esto ha tardado más de { $seconds } segundos y se ha detenido. Quizá sea demasiado grande; prueba con algo más pequeño.
table-needs-too-much-memory = Esto necesita más memoria de la que se concede a una petición, así que se ha detenido.
table-work-failed = Algo ha fallado en el servidor mientras se ocupaba de esto. Su registro dice qué.
table-busy-with-yours = El servidor aún se ocupa de lo que enviaste antes. Envía esto de nuevo cuando termine, en { $seconds } segundos como mucho.
table-replay-too-large = Contada jugada a jugada, esta partida ocuparía más de { $most } megabytes, más de lo que una página puede mostrar.
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
table-reseated = El anfitrión ha dado un enlace nuevo al asiento { $seat }.
table-reseat-is-the-hosts = Un enlace nuevo para un asiento no es una jugada: lo da el anfitrión.
table-asides-full = El diario de esta partida tiene { $most } jugadas deshechas, pistas y enlaces nuevos, y no caben más. Aún se puede jugar.
table-log-full = El diario de esta partida tiene { $most } sucesos, y no caben más. Abre una mesa nueva.
table-other-rules = Esta mesa se empezó con la versión { $began } de las reglas; esta es la versión { $current }. Se conserva, pero aquí no se puede continuar.
table-other-edition = La edición con la que se empezó esta mesa ya no se puede cargar. { $reason }
table-other-log = Esta mesa se empezó con otras reglas: su suceso { $number } no es posible con estas. Se conserva, pero aquí no se puede continuar.

cli-help-serve = Abre la mesa en el navegador.
cli-opt-host = La dirección en la que escucha la mesa.
cli-opt-port = El puerto en el que escucha la mesa; 0 elige uno libre.
cli-opt-database = Dónde se guardan las mesas: la dirección de una base de datos; normalmente, un archivo de tu carpeta de datos.
cli-opt-window = Cuántos segundos permanece abierta una pregunta con reloj (normalmente 6).
cli-opt-no-open = No abre el navegador.
serve-ready = La mesa está abierta en { $address }. Detenla con Ctrl-C; todas las jugadas quedan guardadas.
serve-missing = La mesa web no está instalada: instala seaboard[table].
