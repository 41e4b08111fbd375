# Seaboard: quién entra y cuánto se puede pedir a un servidor.

table-foreign-page = Esto viene de una página que no es la nuestra ({ $origin }): no se ha hecho nada. Si la mesa está detrás de un proxy, iníciala con --allowed-host y el nombre por el que se la conoce.
table-foreign-host = Esta mesa no se llama { $host }. Si debe llamarse así, iníciala con --allowed-host { $host }.
table-only-json = Aquí solo se puede cambiar algo con JSON (application/json).
table-bad-page = La lista no tiene esa página.

limit-tables = Son más de { $most } mesas nuevas en { $time }: tantas dejan a los demás sin servidor. Podrás abrir la siguiente { $wait }.
limit-hints = Son más de { $most } pistas en { $time }: pensar quita tiempo a las demás mesas. Podrás pedir la siguiente { $wait }.
limit-messages = Son más de { $most } mensajes en { $time }: las demás mesas también quieren que se las oiga. Se te volverá a oír { $wait }.
limit-requests = Son más de { $most } peticiones en { $time }: tantas dejan a los demás sin servidor. Inténtalo de nuevo { $wait }.
limit-bytes = Son más de { $most } MB en { $time }: tanto deja a los demás sin servidor. Inténtalo de nuevo { $wait }.
limit-sockets = Este navegador o su red ya tiene { $most } mesas abiertas a la vez, todas las que permite este servidor. Cierra una y vuelve a abrir esta.
limit-seconds =
    { $number ->
        [one] un segundo
       *[other] { $number } segundos
    }
limit-minutes =
    { $number ->
        [one] un minuto
       *[other] { $number } minutos
    }
limit-in = dentro de { $time }
