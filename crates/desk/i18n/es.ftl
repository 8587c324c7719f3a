# Lo que ambas puertas dicen de cualquier juego.
desk-corrected = La mesa se corrigió a mano.
desk-deal-table = Desde aquí, destapas tú { $pile }.
desk-deal-program = Desde aquí, el programa destapa { $pile }.
# Marks of a game.
mark-honest = sin ayuda
mark-hints = { $n ->
    [one] una pista
   *[other] { $n } pistas
 }
mark-undone = { $n ->
    [one] una jugada rehecha
   *[other] { $n } jugadas rehechas
 }
mark-second-try = segundo intento
mark-day = reparto del { $day }

# Days.
day-title = { $weekday }, { $day } de { $month }
day-short = { $day } { $month }
day-in-week = { $weekday } { $day }
month-1 = enero
    .short = ene
month-2 = febrero
    .short = feb
month-3 = marzo
    .short = mar
month-4 = abril
    .short = abr
month-5 = mayo
    .short = may
month-6 = junio
    .short = jun
month-7 = julio
    .short = jul
month-8 = agosto
    .short = ago
month-9 = septiembre
    .short = sep
month-10 = octubre
    .short = oct
month-11 = noviembre
    .short = nov
month-12 = diciembre
    .short = dic
weekday-1 = Lunes
    .short = Lun
weekday-2 = Martes
    .short = Mar
weekday-3 = Miércoles
    .short = Mié
weekday-4 = Jueves
    .short = Jue
weekday-5 = Viernes
    .short = Vie
weekday-6 = Sábado
    .short = Sáb
weekday-7 = Domingo
    .short = Dom

# Links and collections.
link-foreign = Este enlace no lleva a ninguna partida.
link-newer = Se esperaba un enlace de formato 1, se encontró { $found }: lo hizo una versión posterior. Actualiza esta.
link-damaged = El enlace está cortado o cambió por el camino. Cópialo otra vez entero.
link-large = El enlace es más largo que cualquier partida.
link-older = La partida se jugó con las reglas { $found }. Con las de hoy, { $now }, sale de otra manera: envía el archivo. Corregido desde entonces: { $changes }.
collection-format = una colección de formato { $format }
collection-sealed = un registro plegado
collection-damaged = uno cortado o cambiado
