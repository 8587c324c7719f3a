# {{Name}} et son automa : chaque mot que l’on voit.

game-title = {{Name}}
game-authors = A. N. Other
game-about = Quinze caisses arrivent à quai, quatre forment une rangée, et celui qui joue en prend une.
game-sources = Nos propres règles.
automa-title = L’automa
automa-authors = A. N. Other
seat-0 = Vous
seat-1 = l’automa

choice-level = Niveau
level-easy = Facile
    .hint = L’automa commence sans rien.
level-hard = Difficile
    .hint = L’automa commence avec cinq points.
choice-deck = Paquet
deck-standard = Paquet ordinaire
    .hint = Six cartes.

pile-crates = les caisses
pile-cards = les cartes de l’automa
ask-crates = Quelle caisse arrive à quai ?

score-worth = Caisses
score-sets = Séries de trois denrées
score-level = Avance

cargo-tea = thé
cargo-silk = soie
cargo-salt = sel
crate = la caisse { $number } ({ $cargo }, { $worth })
filter-tea = thé
filter-silk = soie
filter-salt = sel
filter-dearest = la plus chère
filter-cheapest = la moins chère
filter-oldest = la plus ancienne
filter-newest = la plus récente

action-lay = { $crate } arrive à quai
action-card = l’automa révèle la carte { $number }
action-take = prendre { $crate }
action-automa-takes = l’automa prend { $crate }

# Ce qu’une personne à table déplace pour l’automa ; ce qui compte est entre étoiles.
order-take = Prenez **{ $crate }** pour l’automa.

# Ce que le miroir tient et qu’on peut corriger.
fix-crates = Les caisses
fix-cards = Ses cartes
fix-row = dans la rangée
fix-pile = dans la pile
fix-yours = à vous
fix-its = à l’automa
fix-card = sa carte { $n }
fix-comes = peut encore venir
fix-turned = déjà révélée

refusal-row = { $crate } n’est pas dans la rangée.

# Ce qui était attendu là où l’on ne peut pas lire ou placer quelque chose.
expected-verb = « take CAISSE », « lay CAISSE » ou « card NUMÉRO »
expected-crate = une caisse de 0 à { $last }
expected-cards = 1 à { $most } cartes
expected-last-filter = « oldest » ou « newest » comme dernier filtre, pour qu’il ne reste pas d’égalité
expected-no-card = aucune carte révélée tant que l’automa ne joue pas

R1 = Il y a quinze caisses : une de thé, une de soie et une de sel pour chaque valeur de 1 à 5.
    .source = Règles, Dans la boîte
R2 = Avant que quiconque joue, la rangée est complétée à quatre caisses de la pile, tant qu’il y en a.
    .source = Règles, La rangée
R3 = À votre tour, vous prenez une caisse de la rangée.
    .source = Règles, Votre tour
R4 = Vous commencez ; puis l’automa et vous jouez tour à tour.
    .source = Règles, Votre tour
R5 = Une pile ne révèle que ce qu’elle contient.
    .source = Règles, La rangée
R6 = La partie finit quand la dernière caisse a été prise.
    .source = Règles, La fin
R7 = Une caisse compte sa valeur ; trois caisses de denrées différentes comptent trois de plus pour vous.
    .source = Règles, La fin
A1 = À son tour une carte est révélée, et l’automa regarde les caisses de la rangée.
    .source = Règles de l’automa, Son tour
A2 = Il préfère la denrée que montre sa carte.
    .source = Règles de l’automa, Ses cartes 1
A3 = Il préfère la caisse qui vaut le plus.
    .measure = vaut { $measure }
    .source = Règles de l’automa, Ses cartes 2
A4 = Il préfère la caisse qui vaut le moins.
    .measure = vaut { $measure }
    .source = Règles de l’automa, Ses cartes 3
A5 = Il prend la caisse qui est dans la rangée depuis le plus longtemps.
    .measure = { $measure } avant elle
    .source = Règles de l’automa, Ses cartes 4
A6 = Il prend la caisse arrivée en dernier.
    .measure = { $measure } avant elle
    .source = Règles de l’automa, Ses cartes 5
A7 = Quand sa dernière carte a été mise de côté, toutes sont mélangées à nouveau.
    .source = Règles de l’automa, Son tour
A8 = Au niveau « difficile », il commence avec cinq points.
    .source = Règles de l’automa, Niveaux
