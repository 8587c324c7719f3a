# La mesa de Brass
cli-brass-when = { $era }, ronda { $round }, acciones que te quedan: { $actions }
cli-brass-human = { $who }: { $money } £, nivel de ingresos { $income }, puntos { $points }, mazo { $deck }
cli-brass-human-table = { $who }: puntos { $points }
cli-brass-automa = { $who }: puntos { $points }, cartas sin robar { $cards }
cli-brass-rear = Encima de su mazo: cervecería en { $brewery }, desarrolla a { $develop } £ o menos
cli-brass-shuffle = Su mazo se ha agotado: baraja todas sus demás cartas, con el reverso hacia arriba; son su mazo nuevo.
cli-brass-short-cotton-mill = Al
cli-brass-short-coal-mine = Ca
cli-brass-short-iron-works = Fu
cli-brass-short-manufacturer = Ma
cli-brass-short-pottery = Ce
cli-brass-short-brewery = Cv
cli-brass-legend = { $names }; (casilla vacía), +2 cubos o barriles encima, * volteada
cli-brass-merchants = Comerciantes: { $merchants }
cli-brass-barrel = cerveza
cli-brass-no-barrel = sin cerveza
cli-brass-coal = Carbón { $cubes }, a { $next } £
cli-brass-iron = Hierro { $cubes }, a { $next } £
cli-brass-price = { $n }{ "\u00A0" }£
cli-brass-site = { $industry } { $level } en { $location } { $space }: { $price }
cli-brass-where = ¿Qué construyes, y dónde? Los precios incluyen carbón y hierro.
cli-brass-needs-coal = carbón { $n }
cli-brass-needs-iron = hierro { $n }
cli-brass-needs-beer = cerveza para venderla { $n }
cli-brass-gives = cubos encima { $n }
cli-brass-flipped = volteada: ingresos +{ $income }, puntos { $points }, enlaces { $links }
cli-brass-tiles = Tus próximas losetas:
cli-brass-all-canals = Líneas para canales:
cli-brass-all-rails = Líneas para vías:
cli-brass-canals = { $who }, canales (quedan { $left }): { $links }
cli-brass-rails = { $who }, vías (quedan { $left }): { $links }
cli-brass-mat = { $who }, tablero (nivel x losetas): { $tiles }
cli-brass-hand = Mano ({ $n }): { $cards }
cli-brass-mine-and-links = mina de carbón, luego enlaces
cli-brass-slot-link = (antes puede poner un enlace)
cli-brass-slot-iron = (si el hierro cuesta { $price } £ o más)
cli-brass-unknown = { $n ->
    [one] { $n } desconocida
   *[other] { $n } desconocidas
 }
cli-play-help-more = lo que no cabe en la mesa: lo que cuestan las losetas y todas las líneas entre ciudades
