# Lo que todas las partes del programa dicen de cualquier juego.
app-human = tú
app-person = persona { $n }
app-automa = el Automa
app-unofficial = Una creación de aficionados, sin relación con los autores ni las editoriales de estos juegos.
app-turn-human = le toca jugar: { $who }
app-turn-automa = juega el Automa
app-turn-chance = por revelar: { $pile }
app-turn-over = la partida ha terminado
app-verdict-applied = aplicada
app-verdict-skipped = omitida: ningún candidato la cumple
app-kind-level = nivel
app-kind-document = mazo o juego de cartas
app-kind-edition = edición
app-kind-reading = lectura
