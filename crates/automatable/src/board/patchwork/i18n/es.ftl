# La mesa de Patchwork
cli-pw-human = tú: casilla { $time }, botones { $buttons }, ingresos { $income }, vacías { $empty }
cli-pw-automa = Automa: casilla { $time }, botones { $buttons }, parches { $with } con ({ $printed }), { $without } sin
cli-pw-card = Carta { $number }: paga hasta { $virtual }, { $filters }; ingresos { $income }
cli-pw-back = El reverso de la próxima carta: paga hasta { $virtual }
cli-pw-filter-no-overtake = no adelantar
cli-pw-filter-most-buttons = más botones
cli-pw-filter-largest = el más grande
cli-pw-filter-farthest = el más lejano
cli-pw-tile-free = Loseta 7×7: libre; el Automa se la lleva en la casilla { $marker } (M)
cli-pw-tile-human = Loseta 7×7: tuya
cli-pw-tile-automa = Loseta 7×7: del Automa
cli-pw-tile-out = Loseta 7×7: fuera de esta partida
cli-pw-patch = parche { $patch }
cli-pw-cost = coste { $cost }
cli-pw-time = tiempo { $time }
cli-pw-buttons = botones { $buttons }
cli-pw-later = Luego: { $patches }
cli-pw-legend = o ingresos, # parche de cuero, M marcador, ● tú, ◆ Automa
cli-pw-patch-told = Parche { $patch }: coste { $cost }, tiempo { $time }, botones { $buttons }, forma { $shape }
cli-pw-track-told = Tablero de tiempo de { $end } casillas. Parches de cuero en { $leather }. Ingresos por delante en { $marks }.
cli-pw-take = coger el parche { $patch }: coste { $cost }, tiempo { $time }, botones { $buttons }; { $places }
cli-pw-turned = ¿Cómo se gira el parche { $patch }? O escribe esquina y giro a la vez, por ejemplo: c4 r1
cli-pw-places = { $n ->
    [one] { $n } sitio
   *[other] { $n } sitios
 }
cli-pw-where = ¿Dónde va la esquina superior izquierda del marco del parche { $patch } ({ $turn })? Las esquinas posibles llevan una estrella.
cli-pw-leather = ¿Dónde va el parche de cuero?
cli-pw-preview = { $left ->
    [one] { $action }: deja { $left } botón, avanza a la casilla { $space }, ingresos luego { $income }.
   *[other] { $action }: deja { $left } botones, avanza a la casilla { $space }, ingresos luego { $income }.
 }
cli-play-help-more = lo que no cabe en la mesa: todos los parches del círculo
