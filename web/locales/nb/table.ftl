### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = Din tur · { $game }
table-title = Bord: { $game }
table-in-words = Brettet i ord

## Before the game.

waiting-for = { $free ->
    [one] Én spiller til, så begynner spillet.
   *[other] { $free } spillere til, så begynner spillet.
}
waiting-seeds = Alle plasser er tatt. Det deles ut når alle er her. Mangler ennå: { $names }
waiting-invited = Du er invitert. Ta plass og spill, eller bli og se på.
waiting-chairs = Plasser
waiting-reserved = reservert til den inviterte
waiting-sit = Ta plass
waiting-stand = Reis deg
waiting-send-away = Send bort
waiting-level = Spillestyrke
waiting-add-bot = Legg til datamaskinen
waiting-settings = Slik spiller dere
invite-title = Inviter en venn
invite-text = Send denne lenken, eller la vennen din peke kameraet mot koden. Spillet begynner når plassen er tatt.
invite-link = Lenke til dette bordet
invite-code = Lenken som kode for kameraet
copy-by-hand = Lenken er markert: Kopier den med tastaturet, eller hold fingeren på den.
rated = Rating
rated-yes = Dette spillet teller
clock-limit-days = { $days ->
    [one] { $days } dag per trekk
   *[other] { $days } dager per trekk
}
clock-limit-move = { $seconds ->
    [one] { $seconds } sekund per trekk
   *[other] { $seconds } sekunder per trekk
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } d { $hours } t

## While it is played.

table-you = deg
table-guest = gjest
table-on-turn = har turen
table-away = borte
table-left = har gått
table-clock = Tid igjen
table-your-turn = Din tur
table-their-turn = { $name } tenker
table-their-turn-away = { $name } er borte
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Mange spiller akkurat nå: { $before ->
    [0] Trekket til datamaskinen er det neste (ca. { $seconds } s).
    [one] Ett annet trekk kommer først (ca. { $seconds } s).
   *[other] { $before } andre trekk kommer først (ca. { $seconds } s).
}
table-bots-shortened = Mange spiller akkurat nå: Datamaskinen tenker kortere enn vanlig.
table-chance = Kortene deles ut
table-over = Spillet er over
table-sent = Sendt …
table-reconnecting = Forbindelsen er brutt. Kobler til igjen …
table-confirm = Bekreft
table-undo = Ta tilbake
table-flip = Snu brettet
table-resign = Gi opp
table-resign-title = Vil du gi opp?
table-resign-text = Spillet slutter, og motspilleren vinner.
table-give-up = Gi opp
table-give-up-title = Vil du gi opp?
table-give-up-text = Spillet slutter for alle ved bordet og teller som tapt.
table-draw = Tilby uavgjort
table-draw-waits = Uavgjort tilbudt
table-draw-offered = Motspilleren tilbyr uavgjort.
table-draw-accept = Ja takk
table-draw-decline = Nei takk
table-absent = { $name } er ikke her lenger.
table-hand-over = La datamaskinen spille videre
table-end-abandoned = Avslutt spillet
table-moves = Trekk
table-moves-none = Ingen trekk ennå
table-memory-hidden = Dette spillet spilles etter hukommelsen.
table-watching = { $count ->
    [one] Én person ser på
   *[other] { $count } personer ser på
}

## What happened.

event-sat = { $name } setter seg.
event-started = Spillet begynner.
event-handed-over = { $name } spiller videre.
event-undone = { $name } tar tilbake det siste trekket.
event-resigned = { $name } gir opp.
event-draw-offered = { $name } tilbyr uavgjort.
event-draw-declined = { $name } sier nei til uavgjort.
event-draw-agreed = { $name } sier ja til uavgjort.
event-timed-out = Tiden er ute for { $name }.
event-left = { $name } har forlatt bordet.
event-freed = En plass er ledig igjen: Den som satt der, kom ikke tilbake.
event-abandoned = Spillet slutter: { $name } kom ikke tilbake.
event-stopped = Spillet har vart svært lenge og er stoppet.
event-rematch-offered = { $name } vil gjerne spille igjen.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Spiller { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name }: { $move }
generic-told-chance = { $name }: { $move } ({ $chance })
generic-picture = Brettet som tekst
generic-moves = Mulige trekk
generic-filter = Filtrer trekkene
# Moves that the filter shows, and all.
generic-count = { $count } av { $all }

## When it is over.

result-you-won = Du vant!
result-won = { $name } vant
result-draw = Uavgjort
result-stopped = Ingen har vunnet
result-all-won = Vunnet sammen
result-all-lost = Tapt denne gangen
ending-resigned = Noen ga opp.
ending-timeout = Tiden var ute.
ending-abandoned = En spiller kom ikke tilbake.
ending-stopped = Grensen for antall trekk er nådd.
ending-agreed = Begge sa ja til uavgjort.
result-see = Resultat
result-rematch = Spill igjen
result-rematch-waits = Venter på de andre
result-rematch-asked = { $name } vil gjerne spille igjen.
result-next = Til neste spill
result-replay = Se spillet igjen
result-download = Last ned
result-share = Del dette spillet
result-link = Lenke til spillet
fair-checked = Alt er kontrollert
fair-checked-text = Nettleseren har regnet over alt som ble delt ut og trukket. Det følger av hemmeligheten som bordet hadde lovet før du satte deg, og av frøene som alle spillerne hadde lovet før noen viste sitt; ditt er ett av dem. Ingen kunne altså velge hva som kom, ikke engang bordet.
fair-weak-text = Det som ble delt ut og trukket, stemmer med løftet til bordet og frøet ditt. Men bordet er fra den tiden frø ble gitt åpent: bordet og den som satte seg sist, kunne ha valgt sammen.
fair-unkept = Alt stemmer
fair-unkept-text = Det som ble delt ut og trukket, følger av hemmeligheten og frøene i spillfilen. Denne nettleseren noterte ingenting da spillerne satte seg, så den kan ikke vite om filen er endret.
fair-elsewhere-text = Det som ble delt ut og trukket, følger av spillfilen, men frøet på plassen din kom fra en annen nettleser. Har du bare brukt denne, er noe galt.
fair-partly = Delvis kontrollert
fair-partly-text = Løfter, frø og plasser er kontrollert her, men ikke det som ble delt ut.
fair-wrong = Noe stemmer ikke
fair-wrong-text = Ta vare på spillfilen, og spør dem som driver serveren.
fair-why-promise = Bordet hadde lovet noe annet da du satte deg.
fair-why-secret = Hemmeligheten til bordet stemmer ikke med løftet.
fair-why-seed = Et frø stemmer ikke med det som var lovet.
fair-why-own-seed = Frøet ditt ble ikke brukt.
fair-why-others = Løftene til spillerne er ikke dem som gjaldt da frøet ditt ble vist.
fair-why-seats = Plassene er ikke dem som hemmeligheten og frøene gir.
fair-why-cards = Det som ble delt ut eller trukket, er ikke det som hemmeligheten og frøene gir.
fair-later = Utdelingen kunne ikke kontrolleres akkurat nå.
fair-command = Vil du kontrollere det med ditt eget program, last ned spillet og kjør:
points-all = Alle til sammen
points-sum = Poeng
points-times = { $count } × { $worth }
