# Lo que ambas puertas dicen de cualquier juego.
desk-corrected = La mesa se corrigió a mano.
desk-deal-table = Desde aquí, destapas tú { $pile }.
desk-deal-program = Desde aquí, el programa destapa { $pile }.
app-human = tú
app-person = persona { $n }
app-automa = el Automa
