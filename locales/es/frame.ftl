# El marco de todas las mesas: cabecera, escenario, muelle, pie y panel lateral.

web-panel = Diario, reglas y más
web-panel-fold = Plegar el panel
web-panel-unfold = Desplegar el panel
web-dock = Tu jugada
web-page-own = A { $name }
web-page-board = Volver al tablero
web-zoom-in = Más grande
web-zoom-out = Más pequeño
web-zoom-whole = El tablero entero
web-skip = Saltar
web-skip-about = Ir ya a la última posición
web-since = Desde tu último turno
web-since-count =
    { $count ->
        [one] Ha pasado una cosa desde tu último turno
       *[other] Han pasado { $count } cosas desde tu último turno
    }
web-sure-chance = Aquí responde el azar: no se puede deshacer. ¿Lo haces?
web-sure-yes = Hazlo
web-sure-no = Todavía no
web-sure-never = Hazlo y no vuelvas a preguntar
web-rules = Reglas
web-rules-search = Buscar en las reglas
web-rules-none = Ninguna cláusula tiene estas palabras.
web-invite = Invitar
web-words = En palabras
web-undo-about = Deshacer tu última jugada
web-restart-short = Desde el principio
web-restart-about = Deshacer todas tus jugadas desde que actuó el azar u otra persona
web-end-show = El final
web-watching = Estás mirando
web-watching-about = Miras esta mesa: ves lo que todos pueden ver y no puedes jugar.
