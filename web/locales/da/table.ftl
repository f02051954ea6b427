### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = Din tur · { $game }
table-title = Bord: { $game }
table-in-words = Brættet i ord

## Before the game.

waiting-for = { $free ->
    [one] En spiller mere, så begynder spillet.
   *[other] { $free } spillere mere, så begynder spillet.
}
waiting-seeds = Alle pladser er taget. Der deles ud, når alle er her. Mangler endnu: { $names }
waiting-invited = Du er inviteret. Tag plads og spil med, eller bliv og se på.
waiting-chairs = Pladser
waiting-reserved = reserveret til den inviterede
waiting-sit = Tag plads
waiting-stand = Rejs dig
waiting-send-away = Send væk
waiting-level = Spillestyrke
waiting-add-bot = Tilføj computeren
waiting-settings = Sådan spiller I
invite-title = Invitér en ven
invite-text = Send dette link, eller lad din ven rette kameraet mod koden. Spillet begynder, når pladsen er taget.
invite-link = Link til dette bord
invite-code = Linket som kode til kameraet
copy-by-hand = Linket er markeret: Kopiér det med tastaturet, eller hold fingeren på det.
rated = Rating
rated-yes = Dette spil tæller
clock-limit-days = { $days ->
    [one] { $days } dag pr. træk
   *[other] { $days } dage pr. træk
}
clock-limit-move = { $seconds ->
    [one] { $seconds } sekund pr. træk
   *[other] { $seconds } sekunder pr. træk
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } d { $hours } t

## While it is played.

table-you = dig
table-guest = gæst
table-on-turn = har turen
table-away = væk
table-left = er gået
table-clock = Tid tilbage
table-your-turn = Din tur
table-their-turn = { $name } tænker
table-their-turn-away = { $name } er væk
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Mange spiller lige nu: { $before ->
    [0] Computerens træk er det næste (ca. { $seconds } s).
    [one] Ét andet træk kommer først (ca. { $seconds } s).
   *[other] { $before } andre træk kommer først (ca. { $seconds } s).
}
table-bots-shortened = Mange spiller lige nu: Computeren tænker kortere tid end normalt.
table-chance = Kortene deles ud
table-over = Spillet er slut
table-sent = Sendt …
table-reconnecting = Forbindelsen er afbrudt. Forbinder igen …
table-confirm = Bekræft
table-undo = Tag tilbage
table-flip = Vend brættet
table-resign = Giv op
table-resign-title = Vil du give op?
table-resign-text = Spillet slutter, og din modstander vinder.
table-give-up = Giv op
table-give-up-title = Vil du give op?
table-give-up-text = Spillet slutter for alle ved bordet og tæller som tabt.
table-draw = Tilbyd uafgjort
table-draw-waits = Uafgjort tilbudt
table-draw-offered = Din modstander tilbyder uafgjort.
table-draw-accept = Ja tak
table-draw-decline = Nej tak
table-absent = { $name } er her ikke længere.
table-hand-over = Lad computeren spille videre
table-end-abandoned = Afslut spillet
table-moves = Træk
table-moves-none = Ingen træk endnu
table-memory-hidden = Dette spil spilles efter hukommelsen.
table-watching = { $count ->
    [one] Én person ser på
   *[other] { $count } personer ser på
}

## What happened.

event-sat = { $name } tager plads.
event-started = Spillet begynder.
event-handed-over = { $name } spiller videre.
event-undone = { $name } tager det sidste træk tilbage.
event-resigned = { $name } giver op.
event-draw-offered = { $name } tilbyder uafgjort.
event-draw-declined = { $name } siger nej til uafgjort.
event-draw-agreed = { $name } siger ja til uafgjort.
event-timed-out = Tiden er gået for { $name }.
event-left = { $name } har forladt bordet.
event-freed = En plads er ledig igen: den, der sad der, kom ikke tilbage.
event-abandoned = Spillet slutter: { $name } kom ikke tilbage.
event-stopped = Spillet har varet meget længe og er stoppet.
event-rematch-offered = { $name } vil gerne spille igen.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Spiller { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name }: { $move }
generic-told-chance = { $name }: { $move } ({ $chance })
generic-picture = Brættet som tekst
generic-moves = Mulige træk
generic-filter = Filtrér trækkene
# Moves that the filter shows, and all.
generic-count = { $count } af { $all }

## When it is over.

result-you-won = Du vandt!
result-won = { $name } vandt
result-draw = Uafgjort
result-stopped = Ingen har vundet
result-all-won = Vundet sammen
result-all-lost = Tabt denne gang
ending-resigned = Nogen gav op.
ending-timeout = Tiden var gået.
ending-abandoned = En spiller kom ikke tilbage.
ending-stopped = Grænsen for antallet af træk er nået.
ending-agreed = Begge sagde ja til uafgjort.
result-see = Resultat
result-rematch = Spil igen
result-rematch-waits = Venter på de andre
result-rematch-asked = { $name } vil gerne spille igen.
result-next = Til næste spil
result-replay = Se spillet igen
result-download = Hent
result-share = Del dette spil
result-link = Link til spillet
fair-checked = Alt er kontrolleret
fair-checked-text = Browseren har regnet alt efter, som blev delt ud og trukket. Det følger af den hemmelighed, som bordet havde lovet, før du satte dig, og af de frø, som alle spillere havde lovet, før nogen viste deres; dit er et af dem. Ingen kunne altså vælge, hvad der kom, ikke engang bordet.
fair-weak-text = Det, der blev delt ud og trukket, passer til bordets løfte og dit frø. Men bordet er fra dengang, frø blev givet åbent: bordet og den, der satte sig sidst, kunne have valgt sammen.
fair-unkept = Alt stemmer
fair-unkept-text = Det, der blev delt ud og trukket, følger af hemmeligheden og frøene i spillets fil. Denne browser noterede ikke noget, da spillerne satte sig, så den kan ikke vide, om filen er ændret.
fair-elsewhere-text = Det, der blev delt ud og trukket, følger af spillets fil, men frøet på din plads kom fra en anden browser. Har du kun brugt denne, er der noget galt.
fair-partly = Delvis kontrolleret
fair-partly-text = Løfter, frø og pladser er kontrolleret her, men ikke det, der blev delt ud.
fair-wrong = Noget stemmer ikke
fair-wrong-text = Gem spillets fil, og spørg dem, der driver serveren.
fair-why-promise = Bordet havde lovet noget andet, da du satte dig.
fair-why-secret = Bordets hemmelighed passer ikke til dets løfte.
fair-why-seed = Et frø passer ikke til det, der var lovet.
fair-why-own-seed = Dit frø blev ikke brugt.
fair-why-others = Spillernes løfter er ikke dem, der gjaldt, da dit frø blev vist.
fair-why-seats = Pladserne er ikke dem, som hemmeligheden og frøene giver.
fair-why-cards = Det, der blev delt ud eller trukket, er ikke det, som hemmeligheden og frøene giver.
fair-later = Uddelingen kunne ikke kontrolleres lige nu.
fair-command = Vil du kontrollere det med dit eget program, så hent spillet og kør:
points-all = Alle tilsammen
points-sum = Point
points-times = { $count } × { $worth }
