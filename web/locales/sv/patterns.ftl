### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Spelplan med 52 brickor. Piltangenterna går från bricka till bricka, i berättar mer.
patterns-seat = Spelare { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, framsidan upp
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, baksidan upp med markör { $number }, { $name }
       *[no] { $cell }, { $colour }, baksidan upp, grupp { $number }, { $name }
    }
patterns-bowl-near = Din skål: { $colour }
patterns-bowl-far = Skål, { $name }: { $colour }
patterns-bowl-empty = Skål, { $name }: tom
patterns-picked = Du håller din bytesbricka: välj var den ska ligga.
patterns-closed = Stängt: här skulle din grupp gränsa till motståndarens grupp i samma färg.
patterns-may-open = Din bytesbricka kan öppna en grupp här.
patterns-may-flip = Du kan vända den här brickan.
patterns-may-swap = Du kan byta den mot din bytesbricka.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] Inga poäng än.
        [one] Ger { $points } poäng.
       *[other] Ger { $points } poäng.
    }
patterns-last = Det senaste draget var här.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, grupp { $number }
patterns-brief-closed = Stängt
patterns-brief-last = Senaste draget
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Rad { $row }: ingen bricka med framsidan upp.
       *[other] Rad { $row }, framsidan upp: { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, grupp { $number }, { $colour }: { $cells }. { $points } poäng.
       *[other] { $name }, grupp { $number }, { $colour }: { $cells }. { $points } poäng.
    }
patterns-in-bowl = { $name }, skål: { $colour }.

## Choices

patterns-choose = Vad gör du med { $cell }?
patterns-open = Öppna
patterns-flip = Vänd
patterns-swap = Byt
patterns-bowls-ask = Vilken bricka ska i vilken skål?
patterns-bowls-wait = { $name } fördelar brickorna på skålarna.
patterns-you = Du
patterns-final-ask = { $name } kan inte göra något mer. Vänd de brickor du vill, och avsluta sedan spelet.
patterns-final-wait = { $name } får fortfarande vända brickor.
patterns-done = Klar

## Points

patterns-points = Poäng: { $name }
patterns-total =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Grupp { $number }, { $colour }: { $tiles } bricka, { $points } poäng
       *[other] Grupp { $number }, { $colour }: { $tiles } brickor, { $points } poäng
    }
patterns-river-free = Grupp { $number }: inte öppnad än

## Moves that were made

patterns-told-bowls = { $name } fyller skålarna. { $first }: { $colour }, { $second }: { $other }.
patterns-told-open = { $name } öppnar en grupp på { $cell }.
patterns-told-flip = { $name } vänder { $cell }.
patterns-told-swap = { $name } byter sin bytesbricka mot { $cell }.
patterns-told-done = { $name } avslutar de sista vändningarna.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Öppna en grupp på { $cell }?
patterns-ask-flip = Vända { $cell }?
patterns-ask-swap = Byta din bytesbricka mot { $cell }?
patterns-ask-bowls = Färgen { $colour } i din skål?
patterns-ask-done = Avsluta spelet nu?
patterns-phrase-open = öppna { $cell }
patterns-phrase-flip = vända { $cell }
patterns-phrase-swap = byta { $cell }
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Öppna en grupp med din bytesbricka.
patterns-now-turn = Vänd en upplyst bricka eller använd din bytesbricka.
patterns-now-picked = Välj vart din bytesbricka ska.
patterns-now-final = Vänd det du vill, och avsluta sedan spelet.
patterns-why-open = Öppna en grupp med din bytesbricka: dess markör visar vad varje ny bricka är värd.
patterns-why-turn = Vänd en upplyst bricka eller använd din bytesbricka: varje bricka ger gruppens nummer i poäng.
patterns-why-picked = Välj vart din bytesbricka ska: brickan som ligger där hamnar i din skål.
patterns-why-bowls = Vilken bricka ska i vilken skål? Med den öppnar var och en sin första grupp.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour }: en bricka som ännu inte tillhör någon.
patterns-about-down = { $cell }, { $colour }, { $name }: varje bricka i gruppen räknas { $number }, utom den under markören.
patterns-about-bowl = { $whose ->
    [own] Din skål: brickan öppnar en grupp eller läggs till en, och brickan den ersätter hamnar här.
   *[other] Skål, { $name }: brickan öppnar en grupp eller läggs till en.
}
patterns-about-river = { $name }: en fåra för varje markör, som fylls med brickorna som ger dess nummer i poäng.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } till dig
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Din skål
patterns-label-other-bowl = Skål
patterns-label-river = Poäng per markör
# The legend: short, one thing each.
patterns-legend-up = En bricka med framsidan upp tillhör ingen. En ljus ring: du kan vända den nu.
patterns-legend-group = Baksidan upp: en grupp. Rund markör och hel linje är den enas, spetsig markör och prickad linje den andras.
patterns-legend-marker = Markörens nummer är vad varje bricka i gruppen är värd. Brickan under markören räknas inte.
patterns-legend-closed = Skrafferad: stängd för dig. Din grupp skulle gränsa till motståndarens grupp i samma färg.
patterns-legend-bowl = Din skål: brickan öppnar en grupp eller läggs till en. Brickan den ersätter hamnar i skålen.
patterns-legend-river = Poäng: en fåra för varje markör. Den fylls med brickorna som ger poäng.

## On the first page.

home-line-patterns = Lugnt i början, sedan trängre för varje bricka: det finns mindre plats än du tror.
home-facts-patterns = 2 spelare · brickor · 20 minuter

## Why a move is not allowed.

illegal-patterns-ended = Spelet är slut.
illegal-patterns-bowls-first = Först måste skålarna fyllas.
illegal-patterns-bowls-filled = Skålarna är redan fyllda.
illegal-patterns-starting-tiles =
    Brickorna att fördela är { $colour } och { $other_colour }.
illegal-patterns-final-flips = Nu får du bara vända brickor: din motståndare kan inte göra något mer.
illegal-patterns-nothing-to-end = På din tur måste du göra något; bara de sista vändningarna är frivilliga.
illegal-patterns-face-down = Brickan på { $cell } ligger redan med baksidan upp.
illegal-patterns-group-open =
    Du har redan en grupp i den färgen ({ $bowl_colour }), så din bytesbricka kan inte öppna en till.
illegal-patterns-no-group-to-flip =
    Du har ingen grupp som brickan på { $cell } kan höra till. Dess färg: { $tile_colour }.
illegal-patterns-no-group-to-swap =
    Du har ingen grupp som din bytesbricka kan höra till. Dess färg: { $bowl_colour }.
illegal-patterns-flip-not-touching = { $cell } gränsar inte till din grupp i den färgen: { $tile_colour }.
illegal-patterns-swap-not-touching = { $cell } gränsar inte till din grupp i den färgen: { $bowl_colour }.
illegal-patterns-touches-rival =
    På { $cell } skulle din grupp gränsa till motståndarens grupp i samma färg: { $joining_colour }.

## The result.

ending-patterns-stuck = Det fanns inget drag kvar.
fair-checked-patterns = Brickorna kontrollerade
fair-unkept-patterns = Brickorna stämmer
fair-wrong-patterns = Brickorna stämmer inte

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Brickor med en linje runt om är grupper. De andra är ännu ingens.
scene-patterns-1 = Ben öppnar en grupp: en bricka ur skålen, med markör 4.
scene-patterns-2 = Ada vänder en gul bricka intill den gula gruppen: 3 poäng till.
scene-patterns-3 = Ben byter: den svarta brickan ur skålen kommer till den svarta gruppen.
scene-patterns-4 = Ada öppnar orange med markör 4. Ju senare grupp, desto mer ger brickorna.
scene-patterns-5 = Ben öppnar också orange. De här två grupperna får aldrig gränsa till varandra.
scene-patterns-6 = Ada vänder en orange bricka: 4 poäng. Det börjar bli trångt.
picture-patterns = Det runda brädet mitt i ett spel: brickor i sex färger, några vända och samlade i grupper med numrerade markörer, och en skål för var och en.

## Setting up a position

setup-patterns-marker = flytta en markör
setup-patterns-up = { $colour }, framsida
setup-patterns-down = { $colour }, spelare { $seat }
setup-patterns-marked = { $colour }, spelare { $seat }, markör { $number }
setup-patterns-field-phase = Skede
setup-patterns-field-turn = Vid draget
setup-patterns-field-bowl0 = Skål, spelare 1
setup-patterns-field-bowl1 = Skål, spelare 2
setup-patterns-field-tile0 = Första startbrickan
setup-patterns-field-tile1 = Andra startbrickan
setup-patterns-phase-bowls = Skålarna fylls
setup-patterns-phase-turn = Pågår
setup-patterns-phase-final-flips = Sista vändningarna
setup-patterns-phase-over = Slut: räkna

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } är fortfarande tom.
impossible-patterns-group-split = Spelare { $player }: gruppen i färgen { $colour } är i flera delar.
impossible-patterns-group-touches = Spelare { $player }: gruppen i färgen { $colour } gränsar till den rivaliserande gruppen.
impossible-patterns-tiles-alike = De två startbrickorna har olika färger.
impossible-patterns-tiles = Brickor i färgen { $colour }: { $count } i stället för { $most }.
impossible-patterns-bowls-begin = Spelare 2 fyller skålarna före allt annat.
impossible-patterns-bowls-early = Båda skålarna fylls med det första beslutet: fyll båda, eller ingen.
impossible-patterns-no-action = Spelare { $player } har ingen handling kvar och kan inte vara vid draget.
impossible-patterns-still-acts = Spelare { $player } kan fortfarande handla, så spelet är inte slut.
impossible-patterns-no-flip = Spelare { $player } har inget kvar att vända, så spelet är slut.
