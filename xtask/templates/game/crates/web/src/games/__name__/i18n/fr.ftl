# La page de {{Name}}.

{{name}}-progress = { $n } caisses prises sur { $all }
{{name}}-row = La rangée
{{name}}-yours = Vos caisses
{{name}}-its = Les caisses de l’automa
{{name}}-card = Carte { $n }

guide-1 = Quatre caisses forment une rangée ; quand l’une est prise, une autre arrive à quai.
guide-2 = À votre tour, vous en prenez une.
guide-3 = Puis une carte de l’automa est révélée : elle dit quelle caisse il prend.
guide-4 = Quand la dernière caisse a été prise, qui a le plus de points gagne ; trois caisses de denrées différentes comptent trois de plus pour vous.
guide-print = Imprimer les règles de l’automa
    .about = Une page d’aide de jeu, dans nos propres mots.
    .deck = six cartes
