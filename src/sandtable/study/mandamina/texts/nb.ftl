mandamina-learn-title = Mandamina på fem minutter
mandamina-learn-jump = Ett felt er tomt. En hvilken som helst kule kan flyttes dit, uansett hvor den ligger. Flytt den mørkeblå kulen på g4: De andre i fargen venter ved siden av det tomme feltet.
mandamina-learn-jump-other = Det har du lov til. Men fem mørkeblå kuler ligger ved det tomme feltet, og den sjette ligger på g4.
mandamina-learn-cluster = Nå er det feltet kulen kom fra, som er tomt. Seks kuler i samme farge som henger sammen kant mot kant, er en klynge. Få lilla nærmere: Flytt c5.
mandamina-learn-cluster-other = Se på naboene til det tomme feltet: Lilla venter der.
mandamina-learn-find = Hvilken farge venter nå rundt det tomme feltet? Hent den bortkomne kulen hjem.
mandamina-learn-find-other = Her hører det til en kule som har fargen sin ved siden av, og som nå ligger alene.
mandamina-learn-edge = En gang til: Fem kuler i samme farge ligger sammen rundt det tomme feltet. Hent den sjette. Hjørner teller ikke.
mandamina-learn-shape = Hver unike form på en klynge gir 5 poeng. Lyseblå og mørkeblå har samme form, bare vridd eller speilvendt. Flytt den lyseblå kulen på f2: Det gir en ny form.
mandamina-learn-shape-same = Det gir et rektangel, og den formen har oransje allerede.
mandamina-learn-shape-late = Lilla hører ikke hjemme der. Endre først formen på lyseblå.
mandamina-learn-shape-other = Det gir ingen ny form. Flytt f2.
mandamina-learn-centre = Én kule mangler. Når alle åtte farger er samlet, er spillet straks over: Former gir poeng, hvert flytt koster 1, og et tomt midtfelt gir 5. Gjør spillet ferdig.
mandamina-learn-centre-other = Ett flytt avslutter spillet: Lilla mangler en kule ved det tomme feltet.
mandamina-learn-game = Nå kommer et kort, ekte spill: Åtte flytt er nok herfra. De første feilene dine blir kommentert.

mandamina-remark-broken = Her tok du en kule ut av en ferdig klynge.
mandamina-remark-stranger = Ingen kule i den fargen ligger ved det tomme feltet. Med { $better } hadde kulen funnet sin egen farge der.

mandamina-idea-shapes = Åtte ulike former
mandamina-idea-shapes-claim = I { $a } % av de beste spillene var alle åtte former ulike.
mandamina-idea-shapes-task = To klynger har samme form. Endre lyseblå med ett flytt.
mandamina-idea-shapes-less = Flytt f2: Da får lyseblå sin egen form.
mandamina-idea-centre = La midtfeltet være tomt
mandamina-idea-centre-claim = { $a } % av de beste spillene endte med et tomt midtfelt.
mandamina-idea-centre-task = Avslutt spillet slik at midtfeltet er tomt.
mandamina-idea-centre-less = Kulen i midten er den som mangler.
mandamina-idea-settle = Hvert flytt får en kule hjem
mandamina-idea-settle-claim = I de beste spillene brakte { $a } % av alle flytt en kule dit den ble liggende.
mandamina-idea-settle-task = Fyll det tomme feltet med en kule som kan bli liggende.
mandamina-idea-settle-less = Rød venter rundt det tomme feltet.
mandamina-idea-stay = La kuler ligge
mandamina-idea-stay-claim = I de beste spillene ble { $a } av de 48 kulene aldri flyttet: Samle en farge der det allerede ligger kuler.
mandamina-idea-stay-task = Fem mørkeblå kuler ligger sammen. Hent den sjette.
mandamina-idea-stay-less = Mørkeblå mangler kulen på g4.
mandamina-idea-chain = Tenk i kjeder
mandamina-idea-chain-claim = De beste spillene tok { $a } flytt i snitt; en spiller som bare ser etter neste nabo, brukte { $b }.
mandamina-idea-chain-task = Feltet du etterlater, er det neste som skal fylles. Hvilken kule hører til her?
mandamina-idea-chain-less = Lilla venter rundt det tomme feltet.
mandamina-idea-last = Midten til slutt
mandamina-idea-last-claim = I { $a } % av de beste spillene forlot ingen kule midten i første halvdel.
mandamina-idea-last-task = Spar kulen i midten til slutt. Hvilken hører til her?
mandamina-idea-last-less = Oransje venter rundt det tomme feltet.

# Puzzles.

mandamina-kind-cluster = Samle
mandamina-kind-score = Beste poengsum
mandamina-puzzle-cluster = Samle hver farge på { $moves } flytt.
mandamina-puzzle-score = Nå { $score } poeng herfra: Det tar { $moves } flytt.
mandamina-hint-none = Ingen farge er på plass ennå.
mandamina-hint-home = Allerede på plass: { $colours }.
mandamina-hint-stay = Det tomme feltet kan bli der det er: Noe må inn der en stund.
mandamina-hint-hole = På det tomme feltet hører hjemme: { $colour }.
mandamina-hint-move = Ta kulen på { $cell }.
mandamina-hint-why = Hvert flytt legger en kule på plass.
mandamina-theme-detour = Omvei
mandamina-theme-detour-why = En kule må til side og komme tilbake senere.
mandamina-theme-sacrifice = Bryt opp
mandamina-theme-sacrifice-why = En ferdig klynge må brytes opp.
mandamina-theme-centre = Midtfeltet
mandamina-theme-centre-why = Midtfeltet må bli tomt.
mandamina-theme-longer = Den lengre veien
mandamina-theme-longer-why = Flere flytt enn den korteste veien gir flere poeng.
mandamina-theme-choice = Flere mål å velge
mandamina-theme-choice-why = Flere sluttstillinger er like gode.
mandamina-theme-long = Ni flytt eller flere
mandamina-theme-long-why = Det tar ni flytt eller flere.
mandamina-theme-ending = De siste fargene
mandamina-theme-ending-why = Seks farger er ferdige, bare resten gjenstår.

# Reasons in reviews.

mandamina-fact-home = { $better } ruller hjem. Kuler på plass da, { $colour }: { $home } av 6.
mandamina-fact-broken = Kulen på { $move } lå allerede riktig. Farge: { $colour }.
mandamina-fact-again = Kulen fra { $move } må flyttes en gang til. Farge: { $colour }.
mandamina-fact-shapes = Ulike former til slutt: { $shapes } med { $better }, { $instead } med { $move }.
mandamina-fact-centre = Poeng for det tomme midtfeltet: { $a } med { $better }, { $b } med { $move }.
mandamina-fact-moves = Flytt i alt: { $a } med { $better }, { $b } med { $move }.
mandamina-understood = { $player }: fortsatte planen til den forrige spilleren i { $continued } av { $moves } flytt, brøt den i { $broke }.
