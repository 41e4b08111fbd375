# Seaboard: lo que dicen todos los juegos.

## Personas

seat-name = Jugador { $seat }
seat-who = El jugador { $seat }
nature-name = Azar

## Jugadas

move-unknown-verb = «{ $text }» no es una jugada de este juego. Una jugada empieza por una de estas palabras: { $known }.
move-word-count =
    { $wanted ->
        [0] «{ $verb }» no lleva nada detrás, pero { $given ->
            [one] le sigue una palabra.
           *[other] le siguen { $given } palabras.
        }
        [one] Después de «{ $verb }» hace falta una palabra, no { $given }.
       *[other] Después de «{ $verb }» hacen falta { $wanted } palabras, no { $given }.
    }
move-no-such-number = El número { $number } no es ninguna jugada de este juego.
move-bad-word = «{ $word }» no puede ir después de «{ $verb }»: esa opción no existe.
move-not-your-decision =
    { $seat ->
        [-1] El público no decide nada en la partida.
        [0] El azar no tiene nada que decidir ahora.
       *[other] { seat-who } no tiene nada que decidir ahora.
    }
move-game-over = La partida ha terminado: ya no queda nada que decidir.
move-only-chance = Solo el azar tira, extrae y reparte.
move-not-now = Responde antes a la pregunta que está sobre la mesa.
move-too-many-outcomes = Hay demasiados resultados posibles para enumerarlos todos; solo se pueden sortear.
move-impossible-chance = El azar no puede dar aquí «{ $move }».

## Deshacer

undo-not-allowed = Esto no se puede deshacer. Solo puedes deshacer tus últimas jugadas, hasta lo último que haya revelado el azar o haya hecho otra persona.
undo-after-the-end = La partida ha terminado y sus dados están a la vista: ya no se puede deshacer nada.

## Los juegos y sus opciones

game-unknown = No hay ningún juego llamado «{ $game }». Los juegos son: { $known }.
entry-broken = No se puede usar «{ $name }», que anuncia otro paquete: { $fault }
option-unknown = No hay ninguna opción «{ $option }». Las opciones son: { $known }.
option-bad-value = La opción «{ $option }» no puede valer «{ $value }». Elige uno de estos valores: { $allowed }.

## Partidas guardadas

record-not-toml = Esto no es una partida guardada que se pueda leer: { $fault }
record-wrong-format = Esta partida guardada tiene el formato «{ $format }», que esta versión de Seaboard no conoce.
record-too-long = Esta partida guardada tiene { $events } sucesos; se leen { $most } como mucho.
record-incomplete = En la partida guardada falta algo o está mal escrito: { $fault }
record-other-rules = Esta partida se jugó con la versión { $recorded } de las reglas; la actual es la { $current }.
record-other-game = Esta grabación es de { $recorded }, no de { $current }.
record-other-edition = La partida se jugó con otra edición de los componentes.
record-bad-options = La partida grabada no puede empezar. { $reason }
record-bad-event = «{ $event }» no es un suceso tal como lo escribe una partida guardada.
record-refused = El suceso { $number }, «{ $event }», no puede haber ocurrido. { $reason }
record-tampered =
    { $number ->
        [0] La partida guardada no cuadra: la posición inicial no es la que certifica.
       *[other] La partida guardada no cuadra: la posición tras el suceso { $number } no es la que certifica.
    }
record-short = La partida guardada certifica una posición tras el suceso { $number }, pero no contiene ese suceso.
record-broken-promise = La semilla de los dados no es la prometida.
record-other-dice = El suceso { $number }, «{ $event }», no se sigue de los dados prometidos.
record-wrong-result = La partida guardada no cuadra: sus sucesos llevan a un resultado distinto del que declara.

## Ediciones

edition-unreadable = No se puede leer el archivo de edición.
edition-not-toml = No es TOML válido: { $fault }
edition-no-name = La edición no tiene nombre: escribe name = "…" en la tabla [edition].
edition-bad-values =
    { $count ->
        [one] La edición tiene un error.
       *[other] La edición tiene { $count } errores.
    }
edition-unknown = { $key }: ningún componente tiene un valor con este nombre.
edition-unknown-near = { $key }: ningún componente tiene un valor con este nombre. ¿Querías decir { $near }?
edition-wrong-type = { $key }: el valor debe ser { $wanted }.
edition-fixed = { $key }: este valor figura en el propio reglamento y una edición no puede cambiarlo.
edition-type-number = un número entero
edition-type-text = un texto
edition-type-numbers = una lista de números enteros
edition-type-texts = una lista de textos
edition-type-other = un valor de otro tipo
edition-too-large = { $key }: demasiado grande. Los números llegan hasta { $number }, y un texto o una lista tiene { $length } elementos como mucho.
edition-unplayable = Con esta edición la partida ni siquiera puede empezar.
edition-small = { $key }: un número entero de 0 a 9.

## Archivos que piden demasiado a quien los lee

core-toml-too-long = el texto tiene más de { $most } caracteres.
core-toml-too-deep = hay corchetes o llaves unos dentro de otros a más de { $most } niveles.
core-toml-long-key = una clave se compone de más de { $most } nombres.
core-toml-long-word = un número o un nombre tiene más de { $most } caracteres.
core-toml-too-much = hay más de { $most } claves y elementos.
