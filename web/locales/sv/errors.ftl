### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = Spelet är slut.
error-game-not-over = Spelet är inte slut än.
error-game-not-begun = Spelet har inte börjat än.
error-game-begun = Spelet har redan börjat.
error-players-needed =
    { $count ->
        [one] Det behövs en spelare till.
       *[other] Det behövs { $count } spelare till.
    }
error-not-your-turn = Det är inte din tur.
error-no-seat = Du är inte med i det här spelet.
error-host-only = Bara den som öppnade bordet kan göra det.
error-seats-taken = Spelet har börjat, och alla platser är tagna.
error-bad-seed = Ett frö har 1 till 64 bokstäver, siffror, - eller _.
error-bad-commitment = Ett åtagande är en SHA-256 med 64 tecken från 0 till 9 och a till f.
error-seed-or-commitment = Skicka antingen ett frö eller åtagandet för ett.
error-seed-at-once = Vid det här bordet lämnar du ditt frö när du sätter dig.
error-seed-too-early = Alla har inte bundit sig än. Behåll ditt frö för dig själv.
error-chairs-changed = Någon har kommit eller gått. Titta igen innan du visar ditt frö.
error-seed-shown = Du har redan visat ditt frö.
error-wrong-seed = Det här fröet stämmer inte med ditt åtagande.
error-seeds-needed = Alla har inte visat sitt frö än.
error-already-seated = Du sitter redan vid det här bordet.
error-no-such-chair = Den platsen finns inte vid det här bordet.
error-chair-taken = Platsen är tagen.
error-chairs-taken = Alla platser är tagna.
error-chair-kept = Platsen är sparad till någon annan.
error-not-seated = Du sitter inte vid det här bordet.
error-not-invited = Ingen plats är reserverad åt dig vid det här bordet.
error-nothing-to-leave = Spelet är slut: det finns inget att lämna.
error-nobody-there = Där sitter ingen.
error-own-seat = Det här är din egen plats.
error-nobody-to-leave = Ingen kan ha lämnat den här platsen.
error-not-left = Spelaren har inte gått. Vänta lite.
error-time-not-up = Alla har tid kvar.
error-too-much-happened = För mycket har hänt vid det här bordet. Spela vidare, eller öppna ett nytt.
error-no-draw-here = I { $game } finns det ingen att komma överens om oavgjort med.
error-draw-offered = Du har redan föreslagit oavgjort.
error-no-draw-offer = Ingen har föreslagit oavgjort för dig.
error-no-undo-rated = I ett spel som räknas för ratingen går det inte att ta tillbaka drag.
error-no-undo-together = I { $game } med andra går det inte att ta tillbaka drag: det skulle vara en signal.
error-no-reactions-together = Det här spelet spelas under tystnad: en reaktion vore en signal.
error-nobody-to-react-to = Ingen annan sitter här som kan se den.
error-no-move = Du har inte gjort något drag som kan tas tillbaka.
error-not-your-last-move = Du kan bara ta tillbaka ditt eget senaste drag, och bara innan någon annan har gjort något.
error-chance-followed = Draget går inte att ta tillbaka: nya kort har kommit sedan dess.
error-secret-shown = Draget går inte att ta tillbaka: det har visat något som bara du visste.
error-rematch-opened = Nästa spel är redan öppet.
error-rematch-asked = Du har redan frågat.
error-bad-clock = Den tiden går inte att välja.
error-bad-name = Ett namn har 1 till { $most } tecken.
error-not-rated-together = I { $game } spelar alla tillsammans: det finns ingen att mäta sig med.
error-record-secret = Filen visar alla kort, så du får den när spelet är slut.
error-no-memory-here = I { $game } täcks inga kort som har visats, så det finns inget att minnas.
error-replay-memory = Vad som har spelats får du minnas här. Du kan se det när spelet är slut.

## Who you are.

error-unknown-visitor = Vi känner dig inte än. Ladda om sidan.
error-bad-header = Nyckeln skickades inte på rätt sätt.
error-bad-token = Nyckeln är inte giltig.
error-just-deleted = Du har just tagits bort.
error-wrong-passphrase = Det är inte din lösenfras.
error-wrong-login = Namnet och lösenfrasen hör inte ihop.
error-not-for-programs = Det kan inte ett program göra.
error-only-watching = Du tittar bara på. Ladda om sidan för att vara med.
error-name-taken = Namnet är upptaget. Välj ett annat.
error-name-alike = Namnet är för likt ett annat. Välj ett annat.
error-name-kept = Namnet är reserverat för datorns spelare.
error-name-mixed = Skriv namnet med ett enda alfabet.
error-bad-label = Texten får bara innehålla tecken som går att visa.
error-tokens-full = Du har { $most } nycklar. Återkalla en först.
error-no-such-token = Du har ingen sådan nyckel.
error-push-off = Den här servern skickar inga meddelanden när sidan är stängd.
error-push-service = Inget skickas till webbläsarens meddelandetjänst: servern känner inte till den.
error-push-keys = Webbläsaren skickade nycklar som inte går att använda. Försök igen.

## Anything else.

error-no-such-table = Det bordet finns inte. Kanske kom ingen, och det stängdes.
error-tables-waiting = Vid dina öppna bord väntar redan andra. Spela där först och öppna sedan ett nytt.
error-tables-waiting-here =
    Från ditt nätverk väntar redan för många bord på spelare. Slå dig ner vid ett av dem eller försök igen senare.
error-ahead = Din sida ligger före bordet. Ladda om den.
error-stale = Spelet har gått vidare under tiden. Titta igen.
error-chair-for-you = Lämna en plats åt dig själv.
error-chair-for-invited = Lämna en plats åt dig själv och en åt den du bjuder in.
error-no-such-companion = Där sitter ingen som du har spelat med.
error-not-invitable = Den här spelaren kan inte bjudas in just nu.
error-invitations-waiting = { $most } av dina inbjudningar väntar på svar. Det räcker för tillfället.
error-blocks-full = Du har blockerat { $most } spelare. Tillåt först någon av dem igen.
error-no-such-block = Du har inte blockerat den här spelaren.
error-bot-tables = Du har redan { $most } spel i gång med datorn. Spela klart ett av dem först.
error-bot-tables-address = Väldigt många spel med datorn pågår just nu från ditt nätverk. Försök igen senare.
error-faster = Någon annan var snabbare. Titta igen.
error-crowded = För många vill något samtidigt. Försök igen.
error-not-understood = Servern förstod inte det här.
error-not-text = Servern förstod inte det här.
error-other-site = Det här kom från en annan webbplats, så inget har gjorts.
error-no-origin = Det här kom från en annan webbplats, så inget har gjorts.
error-nothing-here = Här finns inget.
error-wrong-method = Servern förstod inte det här.
error-too-long = Det här är för långt.
error-url-too-long = Adressen är för lång.
error-head-too-long = Din webbläsare skickade med för mycket. Det hjälper att ta bort sidans kakor.
error-too-many-headers = Din webbläsare skickade med för mycket. Det hjälper att ta bort sidans kakor.
error-too-slow = Det tog för lång tid att skicka. Försök igen.
error-server-full = Just nu är det för många här. Försök igen om en stund.
error-not-json = Servern förstod inte det här.
error-too-many =
    { $seconds ->
        [one] Det gick för fort. Försök igen om en sekund.
       *[other] Det gick för fort. Försök igen om { $seconds } sekunder.
    }
error-store-silent = Servern kommer inte åt sina data. Försök igen senare.
error-not-saved = Servern kan inte spara något just nu. Försök igen om en stund.
error-broken = Något gick fel på servern. Det är noterat.
error-no-such-game = Det spelet finns inte.
error-no-such-bot = Datorn har ingen sådan spelare.
error-no-such-seat = Den platsen finns inte.
error-no-such-puzzle = Det finns ingen sådan uppgift.
error-no-puzzles = Det finns inga uppgifter för det här spelet.
error-bad-option = Spelet kan inte ställas upp så.
error-not-a-move = Det är inget drag.
error-chance-event = Det avgör slumpen och ingen annan.
error-other = Det går inte.
error-bad-position = Den ställningen kan inte uppstå i spelet. Kontrollera vad som ligger var.
error-bad-deal = Inget spel börjar med den given.
error-unreadable = Det här är varken ett protokoll eller en ställning från något av spelen. Kopiera allt, från första raden.
error-record-illegal-move = Post { $number } i protokollet går inte att spela där.

## The Daily.

error-no-such-day = Den dagen finns inte eller har inte börjat än.
error-no-such-task = Det finns ingen uppgift i det här spelet den dagen.
error-daily-not-made = Den här dagen kunde inte förberedas. Försök igen senare.
error-day-still-counts = Den här dagen räknas fortfarande. Den publiceras när den är över för alla.
error-finish-first = Gör klart uppgiften först: det här skulle avslöja den.
error-daily-finished = Du är klar med uppgiften. Första försöket räknas.
error-no-hints = Det finns inga ledtrådar här.

## Lessons.

error-no-lessons = Det finns inga lektioner för det här spelet.
error-no-such-lesson = Den lektionen finns inte.
error-lesson-path = Lektionen har ändrats under tiden. Börja om den.
error-finale-moves = Spelet har ändrats under tiden. Börja om det.
error-finale-turn = Det är inte din tur i det här spelet.

## Puzzles.

error-no-puzzle-left = Du har redan försökt dig på alla uppgifter av det här slaget.
error-no-puzzle-due = Ingen uppgift behöver repeteras just nu.
error-puzzle-moves = Uppgiften var redan avgjord. Börja om den.

## The analysis board

error-analysis-busy = Motorn är upptagen: spel vid borden går först. Försök igen om en stund.
error-analysis-too-long = En analys har högst { $most } drag.
error-running-rated-game = Det här är ställningen i ett pågående spel som räknas för ratingen: där finns ingen hjälp.
error-analysis-start = En analys börjar med en ställning eller en giv.
error-analysis-illegal = Ett drag i analysen kan inte spelas där det står.
error-analysis-no-deal = Drag har gjorts före den här ställningen, så den kan inte bli ett protokoll. Spara den som länk.
error-analysis-no-move = Här är ingen vid draget.

## Genomgångar och ledtrådar.

error-review-of-what = Välj ett spel eller en inspelning att gå igenom.
error-review-when-over = Bara avslutade spel kan gås igenom.
error-review-too-long = Bara spel med högst { $most } drag kan gås igenom.
error-review-failed = Genomgången misslyckades. Försök igen senare.
error-reviews-running = Dina genomgångar pågår eller väntar fortfarande (högst { $most }). Avbryt en av dem först.
error-not-reviewable = Det här spelet kan inte gås igenom.
error-no-such-review = Genomgången finns inte längre. Be om den igen.
error-no-such-moment = Där finns inget beslut i det här spelet.
error-bad-record = Det här är ingen giltig inspelning av ett spel.
error-no-help-rated = I ett spel som räknas för ratingen finns ingen hjälp medan det pågår.
error-no-help-now = Du får hjälp när det är din tur.
error-no-help-memory = Vid det här bordet litar du på ditt minne.
error-help-for-players = Bara de som spelar här får hjälp.
