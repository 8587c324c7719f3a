game-title = Tres puestos
game-authors = los autores de este programa
automa-title = El libro de pedidos
automa-authors = los autores de este programa
game-about = Dos personas y un autómata venden mercancías en tres puestos.
game-sources = Nuestras propias reglas, inventadas para las pruebas.

choice-level = Nivel
level-1 = Principiante
level-2 = Experto
choice-orders = Pedidos
orders-standard = Pedidos corrientes
choice-chair = Sitio del autómata
chair-first = Primero
chair-middle = En medio
chair-last = Último
choice-limit = Tope de un pedido
limit-inclusive = Se permite el propio tope
limit-exclusive = Solo menos que el tope
Q1 = El texto no dice si se pueden tomar mercancías que valen justo el tope.

pile-goods = mercancías
pile-orders = pedidos

goods = la carta { $card } (valor { $value })
stall-left = el puesto izquierdo
stall-middle = el puesto central
stall-right = el puesto derecho
back-sun = un sol
back-moon = una luna

action-deal = El mazo muestra { $goods }.
action-back = El siguiente pedido muestra { $back }.
action-front = Se roba el pedido { $order }.
action-draw = Robar una carta.
action-offer = Ofrecer { $goods }.
action-at = Vender en { $stall }.
action-bury = Poner { $goods } bajo el mazo.
action-pass = Pasar.
action-take = El autómata toma mercancías de valor { $value } de { $stall }.
action-idle = El autómata no encuentra nada que tomar.

refusal-hand = Una mano tiene como mucho { $limit } cartas; esta tiene { $found }.
refusal-empty = El mazo está vacío.
refusal-dearer = Las mercancías de allí no son más baratas.
refusal-buried = Como mucho hay { $limit } cartas enterradas.
refusal-not-held = Esta carta no está en la mano.
refusal-pile = El mazo no puede mostrar «{ $tried }».
refusal-turn = No es el momento.
refusal-over = La partida ha terminado.

score-coins = Monedas
score-goods = Mercancías tomadas
score-hand = Cartas que quedan en la mano

R1 = Cada puesto empieza con mercancías y cada persona con dos cartas.
R2 = Una carta robada va a la mano, que los demás no ven.
R3 = Una mano tiene como mucho cuatro cartas.
R4 = Nadie roba de un mazo vacío.
R5 = Solo se vende sobre mercancías más baratas.
R6 = Como mucho hay dos cartas enterradas bajo el mazo.
R7 = Solo se venden y se entierran cartas de la mano.
R8 = Lo que se empieza se termina, y cada cual actúa en su turno.
R9 = Un mazo solo muestra lo que puede haber en él.
R10 = La partida termina cuando al autómata no le quedan pedidos.
A1 = El autómata mira los puestos con mercancías.
A2 = Las mercancías no valen más de lo que permite el pedido.
    .measure = valor { $measure }, permitido { $limit }
A3 = El autómata prefiere las mercancías más caras.
    .measure = valor { $measure }
A4 = En caso de empate, toma del puesto más a la izquierda.
A5 = Si no encuentra nada, no hace nada.
