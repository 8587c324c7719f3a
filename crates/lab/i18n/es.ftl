# Lo que el laboratorio dice de sus resultados, en informes, páginas y terminal.

lab-finding = { $case ->
    [none] En { $n } partidas el jugador «{ $player }» nunca gana a { $automa }
    [rare] El jugador «{ $player }» gana a { $automa } en menos de una partida de cada cien
    [one] El jugador «{ $player }» gana a { $automa } en una partida de cada { $n }
    [half] El jugador «{ $player }» gana a { $automa } más o menos en una de cada dos partidas
    [often] El jugador «{ $player }» gana a { $automa } en { $n } partidas de cada diez
   *[all] El jugador «{ $player }» gana a { $automa } en casi todas las partidas
 }
lab-worth-finding = { $case ->
    [most] Lo que más vale: { $most }, { $more } puntos (jugador «{ $player }»).
    [least] Lo que más cuesta: { $least }, { $less } puntos (jugador «{ $player }»).
    [both] Lo que más vale: { $most }, { $more } puntos; lo que más cuesta: { $least }, { $less } (jugador «{ $player }»).
   *[none] Nada de { $n } marca una diferencia que estas partidas puedan mostrar (jugador «{ $player }»).
 }
lab-worth-recipe = { $game }, jugador «{ $player }», { $setup }; como mucho { $games } partidas cada uno, desde la semilla { $seed }.
lab-worth-how = Las mismas semillas con y sin. Más: tenerlo ayuda al automa; en las jugadas, a la persona. ±: 95 % cada uno por sí; entre corchetes para todos juntos; una estrella donde todos juntos no dejan duda (Holm).
lab-worth-games = { $games } partidas, { $same } iguales
lab-worth-incomplete = No se midió todo.
lab-tune-found = El jugador «{ $player }» gana el { $share } % (de { $low } a { $high }) de { $games } partidas frescas desde la semilla { $seed }; se deseaba { $wish } ± { $within }. { $pieces } piezas.
lab-tune-nearest = No se halló nada con lo que el jugador «{ $player }» gane el { $wish } ± { $within } %. Lo más cercano: { $share } % (de { $low } a { $high }) de { $games } partidas frescas desde la semilla { $seed }. { $pieces } piezas.
lab-tune-race = No se halló nada con lo que el jugador «{ $player }» gane el { $wish } ± { $within } %. Lo más cercano de la carrera ganó cerca del { $share } % de sus { $games } partidas, que lo eligieron y por eso nada prometen. { $pieces } piezas.

## Reports
lab-original = el original
lab-person = la persona
lab-automa = el automa
lab-lead = la ventaja de la persona
lab-points = Puntos
lab-turn = Turno
lab-run = Serie
lab-games = Partidas
lab-wins = Ganadas, % (intervalo del 95 %)
lab-data = Datos
lab-unmeasured = sin medir
lab-counter = Por partida
lab-mean = Media
lab-foot = jugador «{ $player }», { $games } partidas, semillas { $first } a { $last }
lab-foot-study = { $games } de estas partidas jugadas otra vez con todas las razones, semillas { $first } a { $last }, { $turns } turnos del automa
lab-foot-worth = jugador «{ $player }», como mucho { $games } partidas cada uno desde la semilla { $first }, { $n } comparados ({ $kinds })
lab-report-recipe = { $setup }. Jugador «{ $player }», { $games } partidas, semillas { $first } a { $last }, reglas { $ruleset }, Automatable { $version }.
lab-report-timed = El jugador piensa por reloj: las mismas semillas no dan por fuerza el mismo resultado.
lab-report-without = Sin la regla { $rule } del automa.
lab-report-won = ganadas, intervalo del 95 %: de { $low } a { $high } %
lab-report-counts = { $won } partidas ganadas, { $lost } perdidas, { $drawn } compartidas; la ventaja media es de { $margin } puntos. Con alguien que juega de otro modo estos números son otros.
lab-section-wins = Con qué frecuencia gana la persona
lab-section-points = Cómo se reparten los puntos
lab-section-curve = Cómo crecen los puntos
lab-section-cards = Qué hicieron sus cartas
lab-section-worth = Cuánto vale
lab-section-rules = Reglas y desempates
lab-section-luck = Cuánto decide el reparto
lab-section-upkeep = Qué pide su turno a las manos
lab-section-drama = Cuándo cambia la ventaja
lab-section-tune = Ajustado a una fuerza
lab-section-counters = Contadores
lab-section-files = Receta y archivos
lab-wins-plain = Proporción de partidas ganadas
lab-wins-target = { $case ->
    [below] La persona gana menos de lo deseado: del { $low } al { $high } %
    [above] La persona gana más de lo deseado: del { $low } al { $high } %
    [within] La persona gana tanto como se desea: del { $low } al { $high } %
   *[unsure] Estas partidas no dicen si la persona gana tanto como se desea: del { $low } al { $high } %
 }
lab-wins-drawn = La proporción de partidas ganadas con su intervalo del 95 %; sombreado: lo deseado.
lab-points-shows = La persona hace { $human } puntos (desviación típica { $humansd }), el automa { $automa } ({ $automasd })
lab-points-drawn = Puntos finales, { $step } por escalón.
lab-lead-shows = La ventaja es de { $mean } puntos de media; el { $close } % de las partidas acaba a cinco o menos
lab-curve-shows = { $case ->
    [ahead] La persona va por delante de media desde el primer turno
    [behind] La persona va por detrás de media hasta el final
   *[catches] La persona va por delante de media desde el turno { $turn }
 }
lab-curve-drawn = Puntos como si la partida acabara ahí, tras cada turno del automa. Línea: media. Banda: la mitad central de las partidas.
lab-cards-how = Descubierta por partida; decisiones a las que llevó; puntos que dieron al momento; reglas que decidieron; ventaja que el automa gana por tenerla, si se midió.
lab-cards-card = Carta
lab-cards-drawn = Por partida
lab-cards-decisions = Decisiones
lab-cards-brings = Aporta
lab-cards-decided = Decidido por
lab-cards-worth = Vale
lab-worth-unclear = { $worth } (ninguna diferencia que estas partidas puedan mostrar)
lab-worth-drawn = Puntos de ventaja por tenerlo: las mismas semillas con y sin, por pares. Los intervalos valen para todos juntos; los puntos llenos se distinguen de cero (Holm).
lab-worth-part = Qué
lab-worth-same = Iguales
lab-worth-worth = Vale ± 95 %
lab-worth-human = Persona sin
lab-worth-automa = Automa sin
lab-worth-won = Ganadas sin, puntos de %
lab-part-card = cartas
lab-part-tile = losetas
lab-part-rule = reglas
lab-part-deed = jugadas
lab-rules-how = En tanto por ciento de las decisiones del automa: la regla se leyó; fue la última en restringir; sin ella el automa haría otra cosa o no podría elegir.
lab-rules-rule = Regla
lab-rules-read = Leída
lab-rules-decided = Decide
lab-rules-changes = Cambia
lab-rules-worth = Vale
lab-rules-unread = { $n ->
    [one] Una regla no se leyó nunca en { $decisions } decisiones
   *[other] { $n } reglas no se leyeron nunca en { $decisions } decisiones
 }
lab-luck = El { $share } % de la varianza de la ventaja es del reparto (95 %: de { $low } a { $high }); el resto es la suerte propia del jugador. { $deals } repartos, cada uno jugado { $times } veces; { $same } dieron siempre lo mismo. Desviación típica de la ventaja: { $sd }.
lab-luck-none = Sin medir: hace falta la misma serie con otro --player-seed, junto a esta.
lab-upkeep-shows = El automa tiene { $turns } turnos por partida. Lo que pide uno de ellos:
lab-upkeep-pieces = piezas movidas
lab-upkeep-cards = cartas suyas descubiertas
lab-upkeep-rules = reglas leídas
lab-upkeep-narrowing = de ellas, restringen
lab-upkeep-figures = cifras comparadas
lab-upkeep-taps = toques con este programa
lab-upkeep-head-turn = Un turno
lab-upkeep-head-mean = Media
lab-upkeep-head-tenth = 10 %
lab-upkeep-head-median = Mediana
lab-upkeep-head-ninth = 90 %
lab-upkeep-head-most = Máximo
lab-drama-shows = En el { $late } % de las partidas la ventaja cambia de manos en las tres últimas décimas; en el { $never } % nunca
lab-drama-drawn = En qué décima de los turnos del automa cambió la ventaja por última vez.
lab-drama-part = Parte de la partida
lab-drama-never = nunca
lab-drama-unmeasured = No se midió cuánto distan las dos mejores jugadas de la persona.
lab-tune-how = La carrera eligió cada paso con sus propias semillas y no es un resultado; solo lo son las partidas frescas.
lab-tune-step = Paso
lab-tune-pieces = Piezas
lab-tune-fresh = Frescas, % (95 %), partidas
lab-tune-move = Después
lab-files-how = Estas órdenes repiten las mismas partidas, hasta la última cifra:
lab-files-data = Todas las cifras están también en este archivo como JSON.
lab-bench-against = Cada guardado frente a { $base }, con las mismas semillas. La página se renueva.
lab-bench-empty = A la espera del primer guardado.
lab-bench-chart = El cambio menos el original: ventaja, puntos y los contadores que difieren, con intervalos del 95 %.
lab-tune-col-race = Carrera, %
lab-worth-col-games = Partidas

## Mats of ours
lab-ours = ¿Cómo de difíciles son los nuestros?
lab-ours-how = Ajustados a una fuerza con las losetas de la caja y medidos en partidas que no eligieron ninguno. Jugaron programas, no personas. En su mesa, la preparación muestra qué losetas vuelven a la caja.
lab-ours-share = «{ $player }» gana el { $share } % (de { $low } a { $high }, { $games } partidas)
