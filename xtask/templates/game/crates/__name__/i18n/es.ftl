# {{Name}} y su Automa: cada palabra que se ve.

game-title = {{Name}}
game-authors = A. N. Other
game-about = Quince cajas llegan al muelle, cuatro forman una fila, y quien juega toma una.
game-sources = Nuestras propias reglas.
automa-title = El Automa
automa-authors = A. N. Other
seat-0 = Tú
seat-1 = el Automa

choice-level = Nivel
level-easy = Fácil
    .hint = El Automa empieza sin nada.
level-hard = Difícil
    .hint = El Automa empieza con cinco puntos.
choice-deck = Mazo
deck-standard = Mazo normal
    .hint = Seis cartas.

pile-crates = las cajas
pile-cards = las cartas del Automa
ask-crates = ¿Qué caja ha llegado al muelle?

score-worth = Cajas
score-sets = Series de tres mercancías
score-level = Ventaja

cargo-tea = té
cargo-silk = seda
cargo-salt = sal
crate = la caja { $number } ({ $cargo }, { $worth })
filter-tea = té
filter-silk = seda
filter-salt = sal
filter-dearest = la más cara
filter-cheapest = la más barata
filter-oldest = la más antigua
filter-newest = la más reciente

action-lay = { $crate } llega al muelle
action-card = el Automa revela la carta { $number }
action-take = tomar { $crate }
action-automa-takes = el Automa toma { $crate }

# Lo que una persona en la mesa mueve por el Automa; lo que cuenta va entre estrellas.
order-take = Toma **{ $crate }** para el Automa.

# Lo que guarda el espejo y se puede corregir.
fix-crates = Las cajas
fix-cards = Sus cartas
fix-row = en la fila
fix-pile = en el montón
fix-yours = tuya
fix-its = del automa
fix-card = su carta { $n }
fix-comes = aún puede salir
fix-turned = ya revelada

refusal-row = { $crate } no está en la fila.

# Lo que se esperaba donde algo no se puede leer o colocar.
expected-verb = «take CAJA», «lay CAJA» o «card NÚMERO»
expected-crate = una caja de la 0 a la { $last }
expected-cards = de 1 a { $most } cartas
expected-last-filter = «oldest» o «newest» como último filtro, para que no quede empate
expected-no-card = ninguna carta revelada mientras no juegue el Automa

R1 = Hay quince cajas: una de té, una de seda y una de sal para cada valor del 1 al 5.
    .source = Reglas, En la caja
R2 = Antes de que nadie juegue, la fila se completa hasta cuatro cajas de la pila, mientras las haya.
    .source = Reglas, La fila
R3 = En tu turno tomas una caja de la fila.
    .source = Reglas, Tu turno
R4 = Empiezas tú; después el Automa y tú jugáis por turnos.
    .source = Reglas, Tu turno
R5 = Una pila solo revela lo que hay en ella.
    .source = Reglas, La fila
R6 = La partida acaba cuando se ha tomado la última caja.
    .source = Reglas, El final
R7 = Una caja cuenta su valor; tres cajas de mercancías distintas cuentan tres más para ti.
    .source = Reglas, El final
A1 = En su turno se revela una carta, y el Automa mira las cajas de la fila.
    .source = Reglas del Automa, Su turno
A2 = Prefiere la mercancía que muestra su carta.
    .source = Reglas del Automa, Sus cartas 1
A3 = Prefiere la caja que más vale.
    .measure = vale { $measure }
    .source = Reglas del Automa, Sus cartas 2
A4 = Prefiere la caja que menos vale.
    .measure = vale { $measure }
    .source = Reglas del Automa, Sus cartas 3
A5 = Toma la caja que lleva más tiempo en la fila.
    .measure = { $measure } antes que ella
    .source = Reglas del Automa, Sus cartas 4
A6 = Toma la caja que llegó la última.
    .measure = { $measure } antes que ella
    .source = Reglas del Automa, Sus cartas 5
A7 = Cuando se ha apartado su última carta, se barajan todas de nuevo.
    .source = Reglas del Automa, Su turno
A8 = En el nivel «difícil» empieza con cinco puntos.
    .source = Reglas del Automa, Niveles
