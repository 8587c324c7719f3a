game-title = London
