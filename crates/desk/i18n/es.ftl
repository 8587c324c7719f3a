# Lo que ambas puertas dicen de cualquier juego.
desk-corrected = La mesa se corrigió a mano.
desk-deal-table = Desde aquí revelas tú: { $pile }.
desk-deal-program = Desde aquí revela el programa: { $pile }.
# Marks of a game.
mark-honest = sin ayuda
mark-no-hints = sin pistas
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
link-damaged = El enlace está cortado o ha cambiado por el camino. Vuelve a copiarlo entero.
link-large = El enlace es más largo que cualquier partida.
link-older = La partida se jugó con las reglas { $found }. Con las de hoy, { $now }, el resultado sería otro: envía mejor el archivo. Corregido desde entonces: { $changes }.
collection-format = una colección de formato { $format }
collection-sealed = un registro plegado
collection-damaged = uno cortado o cambiado

## El entrenador: consejos y análisis
coach-at-table = Esta partida se juega en una mesa: aquí no se sabe qué hay en tu mano o en tu colcha, así que no hay consejo ni análisis.
coach-several = En esta partida juegan varias personas. Los consejos y los análisis son para una persona contra el automa.
coach-no-player = Aquí nadie sabe continuar esta partida, así que no hay consejo ni análisis.
coach-no-choice = Nadie ha elegido nada aún en esta partida, así que no hay nada que analizar.
coach-not-their-turn = Un consejo es para quien debe elegir; ahora no es tu turno.
coach-one-option = Aquí solo se puede hacer una cosa.
coach-no-budget = Se esperaba al menos una partida para juzgar, no se encontró ninguna.
coach-result-won = Ganas por { $n }
coach-result-lost = Pierdes por { $n }
coach-result-drawn = Empate
coach-result-ahead = Se espera que ganes por { $n }
coach-result-behind = Se espera que pierdas por { $n }
coach-title = { $result }, con { $expected } esperados: las cartas dieron { $cards }, tus elecciones { $choices }
coach-title-level = { $result }: las cartas dieron { $cards }, tus elecciones { $choices }
coach-title-cards = { $result }, con { $expected } esperados: las cartas dieron { $cards }, tus elecciones, no más que el azar
coach-title-close = { $result }, con { $expected } esperados: no se distingue qué dieron las cartas y qué tus elecciones
coach-title-part = { $result }. Lo que dieron las cartas y tus elecciones se conoce solo en parte
coach-whose = La probabilidad de ganar es la que tendría greedy en tu lugar desde ahí.
coach-whose-you = La probabilidad de ganar es la tuya si sigues eligiendo como en otras { $n } partidas tuyas, { $points } puntos por elección frente a greedy.
coach-luck = Las cartas dieron { $points } puntos (± { $band }).
coach-luck-close = Las cartas dieron { $points } puntos (± { $band }): demasiado poco para asegurarlo.
coach-choices = Tus elecciones dieron { $points } puntos frente a las de greedy (± { $band }).
coach-choices-close = Tus elecciones dieron { $points } puntos frente a las de greedy (± { $band }): demasiado poco para asegurarlo.
coach-cost-like = Una elección tuya costó { $points } puntos de media frente a la mejor jugada hallada (± { $band }): aquí elegiste como { $player }.
coach-cost-between = Una elección tuya costó { $points } puntos de media frente a la mejor jugada hallada (± { $band }): aquí elegiste entre { $worse } y { $better }.
coach-cost-below = Una elección tuya costó { $points } puntos de media frente a la mejor jugada hallada (± { $band }): más que las de { $player }.
coach-cost-above = Una elección tuya costó { $points } puntos de media frente a la mejor jugada hallada (± { $band }): menos que las de { $player }.
coach-cost-unknown = Una elección tuya costó { $points } puntos de media frente a la mejor jugada hallada (± { $band }); los jugadores con quienes comparar aún no se han medido.
coach-dearest = Lo más caro: { $kind }, { $points } puntos en { $n ->
    [one] { $n } elección
   *[other] { $n } elecciones
}.
coach-its-card = las cartas
coach-your-choice = tu elección
coach-points = { $points } puntos (± { $band })
coach-reason = { $source } { $points }
coach-reason-automa = { $source } del automa { $points }
coach-judge = Juzgado por { $name }, versión { $version }: { $games } partidas tras cada jugada, si greedy siguiera.
coach-note-corrected = La mesa se corrigió a mano; lo que eso cambió cuenta con las cartas.
coach-note-own-cards = Jugada con cartas propias: no se ha medido si el juez las conoce bien.
coach-note-position = La partida empezó con una mesa puesta a mano.
coach-note-running = La partida no ha terminado: su final es lo que se espera ahora.
coach-note-partial = El análisis se paró: abarca la última parte de la partida y seguirá donde se quedó.
coach-hint = { $n ->
    [one] Hay una jugada que merece pensarse:
   *[other] Hay { $n } jugadas que merecen pensarse:
}
coach-hint-one = Todos los jugadores consultados harían esto.
coach-hint-alike = En { $games } partidas cada una, salen igual.
coach-hint-reasons = Lo que cada una da frente a la media de todas, en { $games } partidas cada una, si greedy siguiera.
deed-kind-any = jugadas
