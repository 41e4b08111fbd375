# Seaboard: the rulebook’s page.

rulebook-link = Reglas
rulebook-read = Leer el reglamento
rulebook-in-book = Ver en el reglamento
rulebook-title = { $game }: reglamento
rulebook-contents = Índice
rulebook-minute = El juego en un minuto
rulebook-aids = Ayuda de juego
rulebook-print = Imprimir la ayuda
rulebook-marks = Las cláusulas están en nuestras palabras. Un párrafo marcado es nuestra decisión, donde lo impreso calla o no es claro.
rulebook-found = { $count ->
    [one] Una cláusula tiene estas palabras
   *[other] { $count } cláusulas tienen estas palabras
 }
rulebook-nothing = Ninguna cláusula tiene «{ $words }». Las más cercanas:
rulebook-moved = { $asked } se sustituyó: esta es { $rule }, la vigente.
rulebook-never = No existe la cláusula { $asked }. Este es el capítulo { $rule }.
rulebook-example = Ejemplo
rulebook-examples = Ejemplos resueltos
rulebook-no-example = No existe ese ejemplo.
rulebook-step = Paso { $step } de { $steps }
rulebook-before = Atrás
rulebook-next = Siguiente
rulebook-close = Cerrar el ejemplo
rulebook-drawn = La posición del ejemplo
cli-help-rulebook-search = Solo las cláusulas con estas palabras, o las más cercanas.
