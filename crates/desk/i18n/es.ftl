# Lo que ambas puertas dicen de cualquier juego.
desk-corrected = La mesa se corrigió a mano.
desk-deal-table = Desde aquí, destapas tú { $pile }.
desk-deal-program = Desde aquí, el programa destapa { $pile }.
link-foreign = Este enlace no lleva a ninguna partida.
link-newer = Se esperaba un enlace de formato 1, se encontró { $found }: lo hizo una versión posterior. Actualiza esta.
link-damaged = El enlace está cortado o cambió por el camino. Cópialo otra vez entero.
link-large = El enlace es más largo que cualquier partida.
link-older = La partida se jugó con las reglas { $found }. Con las de hoy, { $now }, sale de otra manera: envía el archivo. Corregido desde entonces: { $changes }.
collection-format = una colección de formato { $format }
collection-sealed = un registro plegado
collection-damaged = uno cortado o cambiado
