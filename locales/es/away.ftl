# Seaboard: the words the page itself carries, for when the server is away.

web-away-title = La mesa no está.
web-away-about = El servidor no responde. Se le pregunta de nuevo cada pocos segundos y la página sigue sola; nada de lo que hiciste se pierde.
web-away-start = Si está en esta máquina, se inicia con
