# Lo que ambas puertas dicen de cualquier juego.
desk-corrected = La mesa se corrigió a mano.
app-human = tú
app-person = persona { $n }
app-automa = el Automa
