# {{Name}}'s page.

{{name}}-progress = { $n } of { $all } crates taken
{{name}}-row = The row
{{name}}-yours = Your crates
{{name}}-its = The automa’s crates
{{name}}-card = Card { $n }

guide-1 = Four crates lie in a row; when one is taken, another comes ashore.
guide-2 = On your turn you take one of them.
guide-3 = Then a card of the automa is turned up: it says which crate it takes.
guide-4 = When the last crate has been taken, whoever has most points wins; three crates of different cargoes count three more for you.
guide-print = Print the automa’s rules
    .about = One page of player aid, in our own words.
    .deck = six cards
