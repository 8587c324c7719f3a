game-title = Trois étals
game-authors = les auteurs de ce programme
automa-title = Le carnet de commandes
automa-authors = les auteurs de ce programme
game-about = Deux personnes et un automa vendent des marchandises sur trois étals.
game-sources = Nos propres règles, inventées pour les tests.

choice-level = Niveau
level-1 = Débutant
level-2 = Expert
choice-orders = Commandes
orders-standard = Commandes ordinaires
choice-chair = Place de l’automa
chair-first = Première
chair-middle = Au milieu
chair-last = Dernière
choice-limit = Plafond d’une commande
limit-inclusive = Le plafond lui-même est permis
limit-exclusive = Seulement moins que le plafond
Q1 = Le texte ne dit pas si l’on peut prendre des marchandises qui valent exactement le plafond.

pile-goods = marchandises
pile-orders = commandes

goods = la carte { $card } (valeur { $value })
stall-left = l’étal de gauche
stall-middle = l’étal du milieu
stall-right = l’étal de droite
back-sun = un soleil
back-moon = une lune

action-deal = La pile révèle { $goods }.
action-back = La commande suivante montre { $back }.
action-front = La commande { $order } est piochée.
action-draw = Piocher une carte.
action-offer = Proposer { $goods }.
action-at = Vendre à { $stall }.
action-bury = Glisser { $goods } sous la pile.
action-pass = Passer.
action-take = L’automa prend des marchandises de valeur { $value } à { $stall }.
action-idle = L’automa ne trouve rien à prendre.

refusal-hand = Une main compte au plus { $limit } cartes ; celle-ci en a { $found }.
refusal-empty = La pile est vide.
refusal-dearer = Les marchandises présentes ne sont pas moins chères.
refusal-buried = Au plus { $limit } cartes sont enfouies.
refusal-not-held = Cette carte n’est pas dans la main.
refusal-pile = La pile ne peut pas révéler « { $tried } ».
refusal-turn = Ce n’est pas le moment.
refusal-over = La partie est terminée.

score-coins = Pièces
score-goods = Marchandises prises
score-hand = Cartes restées en main

R1 = Chaque étal commence garni et chaque personne avec deux cartes.
R2 = Une carte piochée rejoint la main, que les autres ne voient pas.
R3 = Une main compte au plus quatre cartes.
R4 = Personne ne pioche dans une pile vide.
R5 = On ne vend que par-dessus des marchandises moins chères.
R6 = Au plus deux cartes sont enfouies sous la pile.
R7 = On ne vend et n’enfouit que des cartes de sa main.
R8 = Ce qui est commencé est achevé, et chacun agit à son tour.
R9 = Une pile ne révèle que ce qui peut s’y trouver.
R10 = La partie s’achève quand l’automa n’a plus de commande.
A1 = L’automa regarde les étals garnis.
A2 = Les marchandises ne valent pas plus que ce que permet la commande.
    .measure = valeur { $measure }, permis { $limit }
A3 = L’automa préfère les marchandises les plus chères.
    .measure = valeur { $measure }
A4 = À égalité, il se sert à l’étal le plus à gauche.
A5 = S’il ne trouve rien, il ne fait rien.
