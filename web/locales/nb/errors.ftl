### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = Spillet er over.
error-game-not-over = Spillet er ikke over ennå.
error-game-not-begun = Spillet har ikke begynt ennå.
error-game-begun = Spillet har allerede begynt.
error-players-needed =
    { $count ->
        [one] Det trengs én spiller til.
       *[other] Det trengs { $count } spillere til.
    }
error-not-your-turn = Det er ikke din tur.
error-no-seat = Du er ikke med i dette spillet.
error-host-only = Bare den som åpnet bordet, kan gjøre dette.
error-seats-taken = Spillet har begynt, og alle plassene er tatt.
error-bad-seed = Et frø har 1 til 64 bokstaver, tall, - eller _.
error-bad-commitment = En forpliktelse er en SHA-256 med 64 tegn fra 0 til 9 og a til f.
error-seed-or-commitment = Send enten et frø eller forpliktelsen til et.
error-seed-at-once = Ved dette bordet gir du frøet ditt når du setter deg.
error-seed-too-early = Ikke alle har bundet seg ennå. Hold frøet ditt for deg selv.
error-chairs-changed = Noen har kommet eller gått. Se etter igjen før du viser frøet ditt.
error-seed-shown = Du har allerede vist frøet ditt.
error-wrong-seed = Dette frøet stemmer ikke med forpliktelsen din.
error-seeds-needed = Ikke alle har vist frøet sitt ennå.
error-already-seated = Du sitter allerede ved dette bordet.
error-no-such-chair = Den plassen finnes ikke ved dette bordet.
error-chair-taken = Plassen er tatt.
error-chairs-taken = Alle plassene er tatt.
error-chair-kept = Plassen er holdt av til en annen.
error-not-seated = Du sitter ikke ved dette bordet.
error-not-invited = Det er ikke reservert noen plass til deg ved dette bordet.
error-nothing-to-leave = Spillet er over: Det er ingenting å forlate.
error-nobody-there = Der sitter det ingen.
error-own-seat = Dette er din egen plass.
error-nobody-to-leave = Ingen kan ha forlatt denne plassen.
error-not-left = Spilleren har ikke gått. Vent litt.
error-time-not-up = Alle har tid igjen.
error-too-much-happened = Det har skjedd for mye ved dette bordet. Spill videre, eller åpne et nytt.
error-no-draw-here = I { $game } er det ingen å spille uavgjort med.
error-draw-offered = Du har allerede tilbudt uavgjort.
error-no-draw-offer = Ingen har tilbudt deg uavgjort.
error-no-undo-rated = I et spill som teller for ratingen, kan ingen trekk tas tilbake.
error-no-undo-together = I { $game } med andre kan ingen flytt tas tilbake: Det ville vært et signal.
error-no-reactions-together = Dette spillet spilles i stillhet: En reaksjon ville vært et signal.
error-nobody-to-react-to = Det sitter ingen andre her som kan se den.
error-no-move = Du har ikke gjort noe trekk som kan tas tilbake.
error-not-your-last-move = Du kan bare ta tilbake ditt eget siste trekk, og bare før noen andre gjør noe.
error-chance-followed = Trekket kan ikke tas tilbake: Det har kommet nye kort siden.
error-secret-shown = Trekket kan ikke tas tilbake: Det har vist noe bare du visste.
error-rematch-opened = Det neste spillet er allerede åpnet.
error-rematch-asked = Du har allerede spurt.
error-bad-clock = Den tiden kan ikke velges.
error-bad-name = Et navn har 1 til { $most } tegn.
error-not-rated-together = I { $game } spiller alle sammen: Det er ingen å måle seg med.
error-record-secret = Filen viser alle kortene, så du får den når spillet er over.
error-no-memory-here = I { $game } dekkes ingen kort som har vært vist, så det er ingenting å huske.
error-replay-memory = Det som er spilt, må du huske her. Du kan se det når spillet er over.

## Who you are.

error-unknown-visitor = Vi kjenner deg ikke ennå. Last inn siden på nytt.
error-bad-header = Nøkkelen ble ikke sendt på riktig måte.
error-bad-token = Nøkkelen er ikke gyldig.
error-just-deleted = Du er nettopp blitt slettet.
error-wrong-passphrase = Det er ikke passfrasen din.
error-wrong-login = Navnet og passfrasen hører ikke sammen.
error-not-for-programs = Det kan ikke et program gjøre.
error-only-watching = Du ser bare på. Last inn siden på nytt for å være med.
error-name-taken = Navnet er opptatt. Velg et annet.
error-name-alike = Navnet ligner for mye på et annet. Velg et annet.
error-name-kept = Navnet er reservert for datamaskinens spillere.
error-name-mixed = Skriv navnet med ett alfabet.
error-bad-label = Teksten kan bare inneholde tegn som kan vises.
error-tokens-full = Du har { $most } nøkler. Trekk tilbake en først.
error-no-such-token = Du har ingen slik nøkkel.
error-push-off = Denne tjeneren sender ingen meldinger til lukkede sider.
error-push-service = Det sendes ikke noe til nettleserens meldingstjeneste: Tjeneren kjenner den ikke.
error-push-keys = Nettleseren sendte nøkler som ikke kan brukes. Prøv igjen.

## Anything else.

error-no-such-table = Det bordet finnes ikke. Kanskje kom det ingen, og det ble lukket.
error-tables-waiting = Ved de åpne bordene dine venter det allerede andre. Spill der først, og åpne så et nytt.
error-tables-waiting-here =
    Fra nettverket ditt venter det allerede for mange bord på spillere. Sett deg ved ett av dem, eller prøv igjen senere.
error-ahead = Siden din er lenger fremme enn bordet. Last den inn på nytt.
error-stale = Spillet har gått videre i mellomtiden. Se en gang til.
error-chair-for-you = La én plass være ledig til deg selv.
error-chair-for-invited = La én plass være ledig til deg selv og én til den du inviterer.
error-no-such-companion = På den plassen sitter det ingen du har spilt med.
error-not-invitable = Denne spilleren kan ikke inviteres akkurat nå.
error-invitations-waiting = { $most } av invitasjonene dine venter på svar. Det er nok foreløpig.
error-blocks-full = Du har blokkert { $most } spillere. Opphev først blokkeringen av en av dem.
error-no-such-block = Du har ikke blokkert denne spilleren.
error-bot-tables = Du har allerede { $most } spill i gang med datamaskinen. Spill ferdig ett av dem først.
error-bot-tables-address = Akkurat nå spilles det svært mange spill med datamaskinen fra nettverket ditt. Prøv igjen senere.
error-faster = Noen andre var raskere. Se en gang til.
error-crowded = For mange vil noe på én gang. Prøv igjen.
error-not-understood = Dette forsto ikke serveren.
error-not-text = Dette forsto ikke serveren.
error-other-site = Dette kom fra et annet nettsted, så ingenting ble gjort.
error-no-origin = Dette kom fra et annet nettsted, så ingenting ble gjort.
error-nothing-here = Her er det ingenting.
error-wrong-method = Dette forsto ikke serveren.
error-too-long = Dette er for langt.
error-url-too-long = Adressen er for lang.
error-head-too-long = Nettleseren din sendte med for mye. Det hjelper å slette informasjonskapslene til denne siden.
error-too-many-headers = Nettleseren din sendte med for mye. Det hjelper å slette informasjonskapslene til denne siden.
error-too-slow = Det tok for lang tid å sende. Prøv igjen.
error-server-full = Det er for mange her akkurat nå. Prøv igjen om litt.
error-not-json = Dette forsto ikke serveren.
error-too-many =
    { $seconds ->
        [one] Det gikk for fort. Prøv igjen om et sekund.
       *[other] Det gikk for fort. Prøv igjen om { $seconds } sekunder.
    }
error-store-silent = Serveren får ikke tak i dataene sine. Prøv igjen senere.
error-not-saved = Serveren kan ikke lagre noe akkurat nå. Prøv igjen om litt.
error-broken = Noe gikk galt på serveren. Det er notert.
error-no-such-game = Det spillet finnes ikke.
error-no-such-bot = Datamaskinen har ingen slik spiller.
error-no-such-seat = Den plassen finnes ikke.
error-no-such-puzzle = Den oppgaven finnes ikke.
error-no-puzzles = Det finnes ingen oppgaver til dette spillet.
error-bad-option = Spillet kan ikke settes opp slik.
error-not-a-move = Det er ikke et trekk.
error-chance-event = Det avgjør tilfeldighetene og ingen andre.
error-other = Det går ikke.
error-bad-position = Den stillingen kan ikke oppstå i spillet. Se etter hva som ligger hvor.
error-bad-deal = Ingen spill begynner med det oppsettet.
error-unreadable = Dette er verken en opptegnelse eller en stilling fra et av spillene. Kopier alt, fra første linje.
error-record-illegal-move = Punkt { $number } i opptegnelsen kan ikke spilles der.

## The Daily.

error-no-such-day = Den dagen finnes ikke eller har ikke begynt ennå.
error-no-such-task = Det er ingen oppgave i dette spillet den dagen.
error-daily-not-made = Denne dagen kunne ikke gjøres klar. Prøv igjen senere.
error-day-still-counts = Denne dagen teller fortsatt. Den offentliggjøres når den er over for alle.
error-finish-first = Fullfør oppgaven først: Dette ville avslørt den.
error-daily-finished = Du er ferdig med oppgaven. Det første forsøket teller.
error-no-hints = Det er ingen hint her.

## Lessons.

error-no-lessons = Det finnes ingen leksjoner for dette spillet.
error-no-such-lesson = Den leksjonen finnes ikke.
error-lesson-path = Leksjonen er endret i mellomtiden. Begynn på nytt.
error-finale-moves = Spillet er endret i mellomtiden. Begynn på nytt.
error-finale-turn = Det er ikke din tur i dette spillet.

## Puzzles.

error-no-puzzle-left = Du har allerede prøvd alle oppgaver av dette slaget.
error-no-puzzle-due = Ingen oppgave skal repeteres akkurat nå.
error-puzzle-moves = Oppgaven var allerede avgjort. Begynn på nytt.

## The analysis board

error-analysis-busy = Motoren er opptatt: Spill ved bordene går først. Prøv igjen om litt.
error-analysis-too-long = En analyse har høyst { $most } trekk.
error-running-rated-game = Dette er stillingen i et pågående spill som teller for ratingen: Der er det ingen hjelp.
error-analysis-start = En analyse begynner med en stilling eller et oppsett.
error-analysis-illegal = Et trekk i analysen kan ikke spilles der det står.
error-analysis-no-deal = Det er trukket før denne stillingen, så den kan ikke bli en opptegnelse. Lagre den som lenke.
error-analysis-no-move = Her er ingen i trekket.

## Gjennomganger og hint.

error-review-of-what = Velg et spill eller et opptak å gå gjennom.
error-review-when-over = Bare avsluttede spill kan gås gjennom.
error-review-too-long = Bare spill med høyst { $most } trekk kan gås gjennom.
error-review-failed = Gjennomgangen mislyktes. Prøv igjen senere.
error-reviews-running = Gjennomgangene dine pågår eller venter fortsatt (høyst { $most }). Avbryt en av dem først.
error-not-reviewable = Dette spillet kan ikke gås gjennom.
error-no-such-review = Gjennomgangen er der ikke lenger. Be om den på nytt.
error-no-such-moment = Det er ikke noe valg der i dette spillet.
error-bad-record = Dette er ikke et gyldig opptak av et spill.
error-no-help-rated = I et spill som teller for ratingen, er det ingen hjelp mens det pågår.
error-no-help-now = Du får hjelp når det er din tur.
error-no-help-memory = Ved dette bordet bruker du hukommelsen din.
error-help-for-players = Bare de som spiller her, får hjelp.
