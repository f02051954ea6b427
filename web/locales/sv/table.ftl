### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = Din tur · { $game }
table-title = Bord: { $game }
table-in-words = Spelplanen i ord

## Before the game.

waiting-for = { $free ->
    [one] En spelare till, så börjar spelet.
   *[other] { $free } spelare till, så börjar spelet.
}
waiting-seeds = Alla platser är tagna. Det delas ut när alla är här. Saknas ännu: { $names }
waiting-invited = Du är inbjuden. Ta plats och spela, eller stanna och titta på.
waiting-chairs = Platser
waiting-reserved = reserverad åt den inbjudna
waiting-sit = Ta plats
waiting-stand = Res dig
waiting-send-away = Skicka iväg
waiting-level = Spelstyrka
waiting-add-bot = Lägg till datorn
waiting-settings = Det här spelas
invite-title = Bjud in en vän
invite-text = Skicka länken, eller låt din vän rikta kameran mot koden. Spelet börjar när hen sätter sig.
invite-link = Länk till det här bordet
invite-code = Länken som kod för kameran
copy-by-hand = Länken är markerad: kopiera den med tangentbordet eller håll fingret på den.
rated = Rating
rated-yes = Det här spelet räknas
clock-limit-days = { $days ->
    [one] { $days } dag per drag
   *[other] { $days } dagar per drag
}
clock-limit-move = { $seconds ->
    [one] { $seconds } sekund per drag
   *[other] { $seconds } sekunder per drag
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } d { $hours } tim

## While it is played.

table-you = du
table-guest = gäst
table-on-turn = på tur
table-away = borta
table-left = har gått
table-clock = Tid kvar
table-your-turn = Din tur
table-their-turn = { $name } tänker
table-their-turn-away = { $name } är borta
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Många spelar just nu: { $before ->
    [0] datorns drag står på tur (ca { $seconds } s).
    [one] ett annat drag kommer före (ca { $seconds } s).
   *[other] { $before } andra drag kommer före (ca { $seconds } s).
}
table-bots-shortened = Många spelar just nu: datorn tänker kortare tid än vanligt.
table-chance = Korten delas ut
table-over = Spelet är slut
table-sent = Skickat …
table-reconnecting = Anslutningen bröts. Ansluter igen …
table-confirm = Bekräfta
table-undo = Ta tillbaka
table-flip = Vänd spelplanen
table-resign = Ge upp
table-resign-title = Vill du ge upp?
table-resign-text = Spelet slutar, och din motståndare vinner.
table-give-up = Ge upp
table-give-up-title = Vill du ge upp?
table-give-up-text = Spelet slutar för alla vid bordet och räknas som förlorat.
table-draw = Föreslå oavgjort
table-draw-waits = Oavgjort föreslaget
table-draw-offered = Din motståndare föreslår oavgjort.
table-draw-accept = Ja tack
table-draw-decline = Nej tack
table-absent = { $name } är inte kvar.
table-hand-over = Låt datorn spela vidare
table-end-abandoned = Avsluta spelet
table-moves = Drag
table-moves-none = Inget drag än
table-memory-hidden = I det här spelet gäller minnet.
table-watching = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
}

## What happened.

event-sat = { $name } sätter sig.
event-started = Spelet börjar.
event-handed-over = { $name } spelar vidare.
event-undone = { $name } tar tillbaka det senaste draget.
event-resigned = { $name } ger upp.
event-draw-offered = { $name } föreslår oavgjort.
event-draw-declined = { $name } tackar nej till oavgjort.
event-draw-agreed = { $name } går med på oavgjort.
event-timed-out = Tiden är ute för { $name }.
event-left = { $name } har lämnat bordet.
event-freed = En plats är ledig igen: den som satt där kom inte tillbaka.
event-abandoned = Spelet slutar: { $name } kom inte tillbaka.
event-stopped = Spelet har pågått mycket länge och har stoppats.
event-rematch-offered = { $name } vill spela igen.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Spelare { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name }: { $move }
generic-told-chance = { $name }: { $move } ({ $chance })
generic-picture = Spelplanen som text
generic-moves = Möjliga drag
generic-filter = Filtrera dragen
# Moves that the filter shows, and all.
generic-count = { $count } av { $all }

## When it is over.

result-you-won = Du vann!
result-won = { $name } vann
result-draw = Oavgjort
result-stopped = Ingen har vunnit
result-all-won = Vinst tillsammans
result-all-lost = Förlust den här gången
ending-resigned = Någon gav upp.
ending-timeout = Tiden var ute.
ending-abandoned = En spelare kom inte tillbaka.
ending-stopped = Gränsen för antalet drag nåddes.
ending-agreed = Båda gick med på oavgjort.
result-see = Resultat
result-rematch = Spela igen
result-rematch-waits = Väntar på de andra
result-rematch-asked = { $name } vill spela igen.
result-next = Till nästa spel
result-replay = Spela upp
result-download = Ladda ner
result-share = Dela det här spelet
result-link = Länk till uppspelningen
fair-checked = Allt kontrollerat
fair-checked-text = Webbläsaren har räknat om allt som delades ut och drogs. Det följer av hemligheten som bordet hade lovat innan du satte dig, och av fröna som alla spelare hade lovat innan något visades; ditt är ett av dem. Ingen kunde alltså välja vad som kom, inte ens bordet.
fair-weak-text = Det som delades ut och drogs stämmer med bordets löfte och ditt frö. Men bordet är från tiden då frön lämnades öppet: bordet och den som satte sig sist kunde ha valt tillsammans.
fair-unkept = Allt stämmer
fair-unkept-text = Det som delades ut och drogs följer av hemligheten och fröna i spelets fil. Den här webbläsaren antecknade ingenting när spelarna satte sig, så den kan inte veta om filen har ändrats.
fair-elsewhere-text = Det som delades ut och drogs följer av spelets fil, men fröet på din plats kom från en annan webbläsare. Om du bara har använt den här är något fel.
fair-partly = Delvis kontrollerat
fair-partly-text = Löften, frön och platser har kontrollerats här, men inte det som delades ut.
fair-wrong = Något stämmer inte
fair-wrong-text = Spara spelets fil och fråga dem som sköter servern.
fair-why-promise = Bordet hade lovat något annat när du satte dig.
fair-why-secret = Bordets hemlighet stämmer inte med dess löfte.
fair-why-seed = Ett frö stämmer inte med det som hade lovats.
fair-why-own-seed = Ditt frö användes inte.
fair-why-others = Spelarnas löften är inte de som gällde när ditt frö visades.
fair-why-seats = Platserna är inte de som hemligheten och fröna ger.
fair-why-cards = Det som delades ut eller drogs är inte vad hemligheten och fröna ger.
fair-later = Det gick inte att kontrollera utdelningen just nu.
fair-command = Vill du kontrollera med ett eget program, ladda ner spelet och kör:
points-all = Alla tillsammans
points-sum = Poäng
points-times = { $count } × { $worth }
