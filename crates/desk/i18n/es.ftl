# Lo que ambas puertas dicen de cualquier juego.
desk-corrected = La mesa se corrigió a mano.
