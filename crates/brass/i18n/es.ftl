game-title = Brass: Birmingham
