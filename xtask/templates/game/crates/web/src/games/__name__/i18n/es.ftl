# La página de {{Name}}.

{{name}}-progress = { $n } de { $all } cajas tomadas
{{name}}-row = La fila
{{name}}-yours = Tus cajas
{{name}}-its = Las cajas del Automa
{{name}}-card = Carta { $n }

guide-1 = Cuatro cajas forman una fila; cuando se toma una, llega otra al muelle.
guide-2 = En tu turno tomas una de ellas.
guide-3 = Después se revela una carta del Automa: dice qué caja toma.
guide-4 = Cuando se ha tomado la última caja, gana quien tiene más puntos; tres cajas de mercancías distintas cuentan tres más para ti.
guide-print = Imprimir las reglas del Automa
    .about = Una página de ayuda, con nuestras propias palabras.
    .deck = seis cartas
