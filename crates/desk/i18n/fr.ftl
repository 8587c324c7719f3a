# Ce que les deux portes disent de tous les jeux.
desk-corrected = La table a été corrigée à la main.
desk-deal-table = Désormais, vous retournez vous-même { $pile }.
desk-deal-program = Désormais, le programme retourne { $pile }.
app-human = vous
app-person = personne { $n }
app-automa = l’automa
