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
table-no-such-wish = Este juego no hace esa pregunta.
table-no-such-clock = No hay tal reloj para este juego.
table-written-elsewhere = La partida ha seguido en otro sitio. Ves su última posición.
table-not-saved = No se pudo guardar la jugada, así que no se ha hecho. Inténtalo de nuevo.
table-message-too-large = Eso era demasiado de una vez.
table-message-unreadable = Eso no se ha podido entender.
table-took-too-long = Esto ha tardado más de { $seconds } segundos y se ha detenido. Quizá sea demasiado grande; prueba con algo más pequeño.
table-needs-too-much-memory = Esto necesita más memoria de la que se concede a una petición, así que se ha detenido.
table-work-failed = Algo ha fallado en el servidor mientras se ocupaba de esto. Su registro dice qué.
table-busy-with-yours = El servidor aún se ocupa de lo que enviaste antes. Envía esto de nuevo cuando termine, en { $seconds } segundos como mucho.
table-receipt-later = La grabación de esta partida estará disponible cuando termine.
table-seat-count =
    { $given ->
        [one] Se da un asiento, pero la partida tiene { $wanted }.
       *[other] Se dan { $given } asientos, pero la partida tiene { $wanted }.
    }
table-seat-kind = Un asiento no puede ser «{ $seat }»: es aquí, por enlace o un bot.
table-undone = { seat-who } deshace una jugada.
table-hinted = { seat-who } pidió una pista (ayuda).
table-no-hints = Las pistas son para quien juega en solitario o entre bots, mientras hay una pregunta abierta, y no en todos los juegos.
table-reseated = El anfitrión ha dado un enlace nuevo al asiento { $seat }.
table-reseat-is-the-hosts = Un enlace nuevo para un asiento no es una jugada: lo da el anfitrión.
table-asides-full = El diario de esta partida tiene { $most } jugadas deshechas, pistas y enlaces nuevos, y no caben más. Aún se puede jugar.
table-log-full = El diario de esta partida tiene { $most } sucesos, y no caben más. Abre una mesa nueva.
table-other-rules = Esta mesa se empezó con la versión { $began } de las reglas; esta es la versión { $current }. Se conserva, pero aquí no se puede continuar.
table-other-edition = La edición con la que se empezó esta mesa ya no se puede cargar. { $reason }
table-other-log = Esta mesa se empezó con otras reglas: su suceso { $number } no es posible con estas. Se conserva, pero aquí no se puede continuar.
table-database-away = La base de datos no responde en este momento. No se ha perdido nada: inténtalo de nuevo enseguida.
table-fault = Algo ha fallado aquí. Está en el registro del servidor con el número { $request }.
table-too-slow = Eso llegaba demasiado despacio y se ha cortado.
table-too-many-connections = Llegan demasiadas conexiones desde tu dirección. Cierra algunas páginas o espera un momento.

cli-help-serve = Abre la mesa en el navegador.
cli-opt-host = La dirección en la que escucha la mesa.
cli-opt-port = El puerto en el que escucha la mesa; 0 elige uno libre.
cli-opt-database = Dónde se guardan las mesas: un archivo o una dirección como postgresql://…; normalmente, un archivo de tu carpeta de datos.
cli-opt-window = Cuántos segundos permanece abierta toda pregunta con reloj, se haya fijado lo que se haya fijado con su mesa.
cli-opt-no-open = No abre el navegador.
serve-ready = La mesa está abierta en { $address }. Detenla con Ctrl-C; todas las jugadas quedan guardadas.
serve-missing = La mesa web no está instalada: instala seaboard[table].
cli-opt-limits = Cuántas veces valen los límites habituales para desconocidos; 0, ninguno.
cli-opt-log = Escribe los fallos en este archivo y no en la terminal.
cli-opt-public-address = Dónde se encuentra la mesa cuando está detrás de un proxy, por ejemplo https://mesa.example.
cli-opt-allowed-host = Un nombre con el que se puede llamar a la mesa además del suyo; se puede dar varias veces.
cli-opt-trusted-proxy = La dirección de un proxy al que se cree cuando dice quién llama y cómo; se puede dar varias veces.
cli-opt-connections = Cuántas conexiones puede tener una dirección a la vez.
serve-database-taken = Ya hay otra mesa abierta con esta base de datos: { $database }. Está en { $address } (proceso { $process }). Detenla primero o elige otra base de datos con --database.
serve-database-scheme = Aquí no se conocen bases de datos del tipo «{ $scheme }». Se conocen la ruta de un archivo, { $known }.
serve-database-nowhere = La base de datos no tiene archivo: indica su ruta.
serve-database-driver = El controlador { $driver } no está instalado: instala { $extra }.
serve-database-folder = No se puede escribir la base de datos { $file }: { $fault }.
serve-not-a-database = { $database } no es una base de datos nuestra: el archivo contiene otra cosa o está dañado.
serve-database-newer = La base de datos la escribió una versión más nueva de Seaboard (esquema { $found }; esta conoce el { $known }). Instala esa versión o elige otra base de datos.
serve-database-fault = No se puede abrir la base de datos { $database }: { $fault }.
serve-postgres-absent = Ningún servidor PostgreSQL responde por { $database }.
serve-postgres-unknown = El servidor PostgreSQL no tiene esa base de datos: { $database }. Créala primero.
serve-postgres-refused = El servidor PostgreSQL no nos deja entrar en { $database }: el usuario o la contraseña no valen.
serve-port-taken = El puerto { $port } de { $host } ya está en uso, por otra mesa o por otro programa. Elige otro con --port.
serve-port-refused = No se puede abrir el puerto { $port } de { $host }: { $fault }.
serve-host-unknown = { $host } no es una dirección de esta máquina.
serve-log-refused = No se puede escribir el registro { $file }: { $fault }.
serve-fault = No se ha podido abrir la mesa: { $fault }.
serve-killed = La señal { $signal } ha terminado el proceso de la mesa.
serve-ended = El proceso de la mesa ha terminado con el estado { $status }.
serve-again = { $reason } Se inicia de nuevo.
serve-gave-up = { $reason } Ha pasado { $times } veces seguidas, así que no se inicia de nuevo.

## Deleting

table-deleted = Quien preparó esta mesa la ha borrado.
table-delete-played = Otros juegan todavía en esta mesa: se puede borrar cuando acabe la partida.
table-delete-later = La partida sigue: se puede quitar de tu lista cuando acabe.
table-delete-campaign = Esta mesa es de una campaña, cuyo registro habla de ella: se queda.

## Se pregunta a la vez a todos los de una pantalla

web-anybody = ¿Responde alguien?
web-anybody-nobody = Nadie
web-anybody-somebody = Quien responda toma la pantalla:

## El reloj de una mesa

web-clock = Tiempo para responder
web-clock-seconds = { $seconds } s
web-clock-everybody = Esperar a todos
web-clock-about = Una pregunta a varios a la vez queda abierta ese tiempo, responda quien responda y lo que responda.
web-clock-everybody-about = Para partidas de varios días: se sigue cuando han respondido todos los preguntados.
