# Ce que les deux portes disent de tous les jeux.
desk-corrected = La table a été corrigée à la main.
app-human = vous
app-person = personne { $n }
app-automa = l’automa
