# La página de Patchwork.

pw-progress = Espacio { $space } de { $end }, te toca
pw-task-place = Te toca: coloca el parche
pw-task-advance = Te toca: avanza
pw-task-leather = Coloca el parche de cuero
pw-your-space = Tú en el espacio
pw-your-buttons = Tus botones
pw-your-income = Tus ingresos
pw-its-space = en el espacio
pw-its-buttons = Sus botones
pw-tape = Tablero de tiempo: tú en { $you }, el Automa en { $automa } de 53. Ingresos por delante en { $income }; parches de cuero en { $leather }.
pw-marker = Aquí el Automa se lleva la loseta de 7×7
pw-quilt = { $n ->
    [one] Tu colcha, { $n } casilla vacía de 81
   *[other] Tu colcha, { $n } casillas vacías de 81
 }
pw-piece = { $what } en { $cells }
pw-empty = { $cell }, vacía
pw-space = Espacio { $space }
pw-space-with = Espacio { $space }: { $what }
pw-at-you = tú
pw-at-automa = el Automa
pw-at-income = ingresos
pw-at-leather = parche de cuero
pw-leather = Parche de cuero
pw-cloth = Cubierto
pw-place = Aquí: { $cell }
pw-ghost = De momento está en { $cell }
pw-circle = Círculo
pw-circle-label = { $n ->
    [one] El círculo: queda { $n } parche
   *[other] El círculo: quedan { $n } parches, en sentido horario desde el carrete
 }
pw-circle-left = { $n ->
    [one] parche en el círculo
   *[other] parches en el círculo
 }
pw-circle-empty = El círculo está vacío.
pw-offers = Los tres parches siguientes
pw-first = Primero
pw-second = Segundo
pw-third = Tercero
pw-chosen = , elegido
pw-taken = Toma este
pw-short = { $n ->
    [one] falta { $n } botón
   *[other] faltan { $n } botones
 }
pw-no-room = no cabe en tu colcha
pw-cost = Coste
pw-time = Tiempo
pw-income = Ingresos
pw-turn = Girar
pw-mirror = Voltear
pw-advance = Avanzar, +{ $n }
pw-sew = Coser
pw-preview-space = Al espacio { $n }.
pw-preview-income = Los ingresos dan { $n }.
pw-preview-tile = La loseta de 7×7 es tuya.
pw-preview-leather = Alcanzas un parche de cuero.
pw-preview-end = Es el último espacio.
pw-preview-level = A la altura del Automa: juegas otra vez.
pw-preview-again = Aún por detrás del Automa: juegas otra vez.
pw-preview-automa = Después juega el Automa.
pw-preview-none = No se puede tomar ningún parche: avanza, un botón por espacio.
pw-preview-no-fit = Así no cabe: gíralo o voltéalo.
pw-card = Carta { $n }
pw-card-buttons = paga hasta { $n }
pw-card-income = ingresos { $n }
pw-rung-affordable = Asequible
pw-rung-no-overtake = No te adelanta
pw-rung-most-buttons = Más botones
pw-rung-largest = El más grande
pw-rung-farthest = El más lejano
pw-rung-values = { $values }
pw-rung-skipped = { $values }: omitido
pw-rung-unread = no hace falta
pw-with = Con botones
pw-without = Sin botones
pw-tile = 7×7
pw-tile-at = en { $n }
pw-tile-yours = tuya
pw-tile-automa = del Automa
pw-tile-out = fuera del juego
pw-deck = Por robar
pw-back = Próxima carta
pw-log-advance = Avanzaste de { $from } a { $to } y recibiste { $n ->
    [one] { $n } botón
   *[other] { $n } botones
 }{ $tile ->
    [yours] ; la loseta de 7×7 es tuya
   *[none] {""}
 }.
pw-log-buy = Cosiste un parche de { $area } por { $cost ->
    [0] nada
    [one] { $cost } botón
   *[other] { $cost } botones
 }, de { $from } a { $to }{ $income ->
    [0] {""}
   *[other] ; ingresos { $income }
 }{ $tile ->
    [yours] ; la loseta de 7×7 es tuya
   *[none] {""}
 }.
pw-log-leather = Cosiste un parche de cuero en { $cell }{ $tile ->
    [yours] ; la loseta de 7×7 es tuya
   *[none] {""}
 }.
pw-log-take = Carta { $card }: el Automa tomó el { $place ->
    [1] primer
    [2] segundo
   *[3] tercer
 } parche, de { $from } a { $to }{ $income ->
    [0] {""}
   *[other] ; ingresos { $income }
 }{ $tile ->
    [automa] ; tiene la loseta de 7×7
   *[none] {""}
 }.
pw-log-pass = Carta { $card }: nada asequible, el Automa pasó, de { $from } a { $to }{ $income ->
    [0] {""}
   *[other] ; ingresos { $income }
 }{ $tile ->
    [automa] ; tiene la loseta de 7×7
   *[none] {""}
 }.
