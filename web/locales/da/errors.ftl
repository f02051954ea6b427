### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = Spillet er slut.
error-game-not-over = Spillet er ikke slut endnu.
error-game-not-begun = Spillet er ikke begyndt endnu.
error-game-begun = Spillet er allerede begyndt.
error-players-needed =
    { $count ->
        [one] Der mangler én spiller.
       *[other] Der mangler { $count } spillere.
    }
error-not-your-turn = Det er ikke din tur.
error-no-seat = Du er ikke med i dette spil.
error-host-only = Kun den, der åbnede bordet, kan gøre det.
error-seats-taken = Spillet er begyndt, og alle pladser er taget.
error-bad-seed = Et frø har 1 til 64 bogstaver, tal, - eller _.
error-bad-commitment = En forpligtelse er en SHA-256 med 64 tegn fra 0 til 9 og a til f.
error-seed-or-commitment = Send enten et frø eller forpligtelsen til et.
error-seed-at-once = Ved dette bord giver du dit frø, når du sætter dig.
error-seed-too-early = Ikke alle har bundet sig endnu. Hold dit frø for dig selv.
error-chairs-changed = Nogen er kommet eller gået. Se efter igen, før du viser dit frø.
error-seed-shown = Du har allerede vist dit frø.
error-wrong-seed = Dette frø passer ikke til din forpligtelse.
error-seeds-needed = Ikke alle har vist deres frø endnu.
error-already-seated = Du sidder allerede ved dette bord.
error-no-such-chair = Den plads findes ikke ved dette bord.
error-chair-taken = Pladsen er taget.
error-chairs-taken = Alle pladser er taget.
error-chair-kept = Pladsen holdes fri til en anden.
error-not-seated = Du sidder ikke ved dette bord.
error-not-invited = Der er ikke reserveret en plads til dig ved dette bord.
error-nothing-to-leave = Spillet er slut: Der er ikke noget at forlade.
error-nobody-there = Der sidder ingen.
error-own-seat = Det er din egen plads.
error-nobody-to-leave = Ingen kan have forladt denne plads.
error-not-left = Spilleren er ikke gået. Vent lidt.
error-time-not-up = Alle har tid tilbage.
error-too-much-happened = Der er sket for meget ved dette bord. Spil videre, eller åbn et nyt.
error-no-draw-here = I { $game } er der ingen at spille uafgjort med.
error-draw-offered = Du har allerede tilbudt uafgjort.
error-no-draw-offer = Ingen har tilbudt dig uafgjort.
error-no-undo-rated = I et spil, der tæller med i ratingen, kan man ikke tage træk tilbage.
error-no-undo-together = I { $game } med andre kan man ikke tage ryk tilbage: Det ville være et signal.
error-no-reactions-together = Dette spil spilles i stilhed: En reaktion ville være et signal.
error-nobody-to-react-to = Der sidder ingen andre her, som kan se den.
error-no-move = Du har ikke lavet et træk, der kan tages tilbage.
error-not-your-last-move = Du kan kun tage dit eget sidste træk tilbage, og kun før en anden gør noget.
error-chance-followed = Trækket kan ikke tages tilbage: Der er kommet nye kort siden.
error-secret-shown = Trækket kan ikke tages tilbage: Det har vist noget, som kun du vidste.
error-rematch-opened = Det næste spil er allerede åbent.
error-rematch-asked = Du har allerede spurgt.
error-bad-clock = Den tid kan ikke vælges.
error-bad-name = Et navn har 1 til { $most } tegn.
error-not-rated-together = I { $game } spiller alle sammen: Der er ingen at måle sig med.
error-record-secret = Filen viser alle kort, så du får den, når spillet er slut.
error-no-memory-here = I { $game } dækkes ingen kort, der har været vist, så der er intet at huske.
error-replay-memory = Hvad der er spillet, må du huske her. Du kan se det, når spillet er slut.

## Who you are.

error-unknown-visitor = Vi kender dig ikke endnu. Genindlæs siden.
error-bad-header = Nøglen blev ikke sendt på den rigtige måde.
error-bad-token = Nøglen er ikke gyldig.
error-just-deleted = Du er lige blevet slettet.
error-wrong-passphrase = Det er ikke din adgangssætning.
error-wrong-login = Navnet og adgangssætningen hører ikke sammen.
error-not-for-programs = Det kan et program ikke.
error-only-watching = Du ser kun på. Genindlæs siden for at være med.
error-name-taken = Navnet er optaget. Vælg et andet.
error-name-alike = Navnet ligner et andet for meget. Vælg et andet.
error-name-kept = Navnet er reserveret til computerens spillere.
error-name-mixed = Skriv navnet med ét alfabet.
error-bad-label = Teksten må kun indeholde tegn, der kan vises.
error-tokens-full = Du har { $most } nøgler. Tilbagekald en først.
error-no-such-token = Du har ikke sådan en nøgle.
error-push-off = Denne server sender ingen beskeder til lukkede sider.
error-push-service = Der sendes ikke noget til browserens beskedtjeneste: Serveren kender den ikke.
error-push-keys = Browseren sendte nøgler, der ikke kan bruges. Prøv igen.

## Anything else.

error-no-such-table = Det bord findes ikke. Måske kom der ingen, og det blev lukket.
error-tables-waiting = Ved dine åbne borde venter der allerede andre. Spil dér først, og åbn så et nyt.
error-tables-waiting-here =
    Fra dit netværk venter der allerede for mange borde på spillere. Sæt dig ved et af dem, eller prøv igen senere.
error-ahead = Din side er længere fremme end bordet. Genindlæs den.
error-stale = Spillet er gået videre imens. Kig igen.
error-chair-for-you = Lad en plads være fri til dig selv.
error-chair-for-invited = Lad én plads være fri til dig selv og én til den, du inviterer.
error-no-such-companion = På den plads sidder der ingen, du har spillet med.
error-not-invitable = Denne spiller kan ikke inviteres lige nu.
error-invitations-waiting = { $most } af dine invitationer venter på svar. Det er nok foreløbig.
error-blocks-full = Du har blokeret { $most } spillere. Fjern først blokeringen af en af dem.
error-no-such-block = Du har ikke blokeret denne spiller.
error-bot-tables = Du har allerede { $most } spil i gang med computeren. Spil først et af dem færdigt.
error-bot-tables-address = Der spilles lige nu rigtig mange spil med computeren fra dit netværk. Prøv igen senere.
error-faster = En anden var hurtigere. Kig igen.
error-crowded = For mange vil noget på én gang. Prøv igen.
error-not-understood = Det forstod serveren ikke.
error-not-text = Det forstod serveren ikke.
error-other-site = Det kom fra et andet websted, så der skete ikke noget.
error-no-origin = Det kom fra et andet websted, så der skete ikke noget.
error-nothing-here = Her er der ingenting.
error-wrong-method = Det forstod serveren ikke.
error-too-long = Det er for langt.
error-url-too-long = Adressen er for lang.
error-head-too-long = Din browser sendte for meget med. Det hjælper at slette sidens cookies.
error-too-many-headers = Din browser sendte for meget med. Det hjælper at slette sidens cookies.
error-too-slow = Det tog for lang tid at sende. Prøv igen.
error-server-full = Der er for mange her lige nu. Prøv igen om lidt.
error-not-json = Det forstod serveren ikke.
error-too-many =
    { $seconds ->
        [one] Det gik for hurtigt. Prøv igen om et sekund.
       *[other] Det gik for hurtigt. Prøv igen om { $seconds } sekunder.
    }
error-store-silent = Serveren kan ikke få fat i sine data. Prøv igen senere.
error-not-saved = Serveren kan ikke gemme noget lige nu. Prøv igen om lidt.
error-broken = Noget gik galt på serveren. Det er noteret.
error-no-such-game = Det spil findes ikke.
error-no-such-bot = Computeren har ikke sådan en spiller.
error-no-such-seat = Den plads findes ikke.
error-no-such-puzzle = Den opgave findes ikke.
error-no-puzzles = Der er ingen opgaver til dette spil.
error-bad-option = Sådan kan spillet ikke stilles op.
error-not-a-move = Det er ikke et træk.
error-chance-event = Det afgør tilfældet og ingen anden.
error-other = Det kan ikke lade sig gøre.
error-bad-position = Den stilling kan ikke opstå i spillet. Se efter, hvad der ligger hvor.
error-bad-deal = Intet spil begynder med den opstilling.
error-unreadable = Det er hverken en optegnelse eller en stilling fra et af spillene. Kopiér det hele fra første linje.
error-record-illegal-move = Punkt { $number } i optegnelsen kan ikke spilles dér.

## The Daily.

error-no-such-day = Den dag findes ikke eller er ikke begyndt endnu.
error-no-such-task = Der er ingen opgave i dette spil den dag.
error-daily-not-made = Denne dag kunne ikke gøres klar. Prøv igen senere.
error-day-still-counts = Denne dag tæller stadig. Den offentliggøres, når den er slut for alle.
error-finish-first = Gør opgaven færdig først: Dette ville afsløre den.
error-daily-finished = Du er færdig med opgaven. Det første forsøg tæller.
error-no-hints = Der er ingen tip her.

## Lessons.

error-no-lessons = Der er ingen lektioner til dette spil.
error-no-such-lesson = Den lektion findes ikke.
error-lesson-path = Lektionen er ændret i mellemtiden. Begynd forfra.
error-finale-moves = Spillet er ændret i mellemtiden. Begynd forfra.
error-finale-turn = Det er ikke din tur i dette spil.

## Puzzles.

error-no-puzzle-left = Du har allerede prøvet alle opgaver af denne slags.
error-no-puzzle-due = Ingen opgave skal gentages lige nu.
error-puzzle-moves = Opgaven var allerede afgjort. Begynd forfra.

## The analysis board

error-analysis-busy = Motoren er optaget: Spil ved bordene går først. Prøv igen om lidt.
error-analysis-too-long = En analyse har højst { $most } træk.
error-running-rated-game = Det er stillingen i et igangværende spil, der tæller med i ratingen: Der er ingen hjælp.
error-analysis-start = En analyse begynder med en stilling eller en opstilling.
error-analysis-illegal = Et træk i analysen kan ikke spilles der, hvor det står.
error-analysis-no-deal = Der er trukket før denne stilling, så den kan ikke blive en optegnelse. Gem den som link.
error-analysis-no-move = Her er ingen i trækket.

## Gennemgange og hint.

error-review-of-what = Vælg et spil eller en optegnelse at gennemgå.
error-review-when-over = Kun afsluttede spil kan gennemgås.
error-review-too-long = Kun spil med højst { $most } træk kan gennemgås.
error-review-failed = Gennemgangen mislykkedes. Prøv igen senere.
error-reviews-running = Dine gennemgange er stadig i gang eller venter (højst { $most }). Annuller en af dem først.
error-not-reviewable = Dette spil kan ikke gennemgås.
error-no-such-review = Gennemgangen er der ikke længere. Bed om den igen.
error-no-such-moment = Der er ingen beslutning der i dette spil.
error-bad-record = Det er ikke en gyldig optegnelse af et spil.
error-no-help-rated = I et spil, der tæller med i ratingen, er der ingen hjælp, mens det er i gang.
error-no-help-now = Du får hjælp, når det er din tur.
error-no-help-memory = Ved dette bord bruger du din hukommelse.
error-help-for-players = Kun de, der spiller her, får hjælp.
