mandamina-learn-title = Mandamina på fem minutter
mandamina-learn-jump = Ét felt er tomt. Enhver kugle må rykkes dertil, uanset hvor den ligger. Ryk den mørkeblå kugle på g4: De andre i dens farve venter ved siden af det tomme felt.
mandamina-learn-jump-other = Det må du gerne. Men fem mørkeblå kugler ligger ved det tomme felt, og den sjette ligger på g4.
mandamina-learn-cluster = Nu er det feltet, kuglen kom fra, der er tomt. Seks kugler i samme farve, der hænger sammen kant mod kant, er en klynge. Få lilla tættere på: Ryk c5.
mandamina-learn-cluster-other = Se på det tomme felts naboer: Lilla venter der.
mandamina-learn-find = Hvilken farve venter nu rundt om det tomme felt? Hent dens bortkomne kugle hjem.
mandamina-learn-find-other = Her hører en kugle til, hvis farve ligger ved siden af, og som nu ligger alene.
mandamina-learn-edge = En gang til: Fem kugler i samme farve ligger sammen om det tomme felt. Hent den sjette. Hjørner tæller ikke.
mandamina-learn-shape = Hver form på en klynge giver 5 point, men kun én gang. Lyseblå og mørkeblå har samme form, blot drejet eller spejlvendt. Ryk den lyseblå kugle på f2: Det giver en ny form.
mandamina-learn-shape-same = Det giver et rektangel, og den form har orange allerede.
mandamina-learn-shape-late = Lilla hører ikke hjemme der. Ændr først formen på lyseblå.
mandamina-learn-shape-other = Det giver ingen ny form. Ryk f2.
mandamina-learn-centre = Én kugle mangler. Når alle otte farver er samlet, er spillet straks slut: Former giver point, hvert ryk koster 1, og et tomt midterfelt giver 5. Gør spillet færdigt.
mandamina-learn-centre-other = Ét ryk afslutter spillet: Lilla mangler en kugle ved det tomme felt.
mandamina-learn-game = Nu kommer et kort, rigtigt spil: Otte ryk er nok herfra. Dine første fejl bliver kommenteret.

mandamina-remark-broken = Her tog du en kugle ud af en færdig klynge.
mandamina-remark-stranger = Ingen kugle i den farve ligger ved det tomme felt. Med { $better } havde kuglen fundet sin egen farve der.

mandamina-idea-shapes = Otte forskellige former
mandamina-idea-shapes-claim = I { $a } % af de bedste spil var alle otte former forskellige.
mandamina-idea-shapes-task = To klynger har samme form. Ændr lyseblå med ét ryk.
mandamina-idea-shapes-less = Ryk f2: Så får lyseblå sin egen form.
mandamina-idea-centre = Lad midterfeltet være tomt
mandamina-idea-centre-claim = { $a } % af de bedste spil endte med et tomt midterfelt.
mandamina-idea-centre-task = Afslut spillet, så midterfeltet er tomt.
mandamina-idea-centre-less = Kuglen i midten er den, der mangler.
mandamina-idea-settle = Hvert ryk bringer en kugle hjem
mandamina-idea-settle-claim = I de bedste spil bragte { $a } % af alle ryk en kugle hen, hvor den blev liggende.
mandamina-idea-settle-task = Fyld det tomme felt med en kugle, der kan blive liggende.
mandamina-idea-settle-less = Rød venter rundt om det tomme felt.
mandamina-idea-stay = Lad kugler ligge
mandamina-idea-stay-claim = I de bedste spil blev { $a } af de 48 kugler aldrig flyttet: Saml en farve dér, hvor der allerede ligger kugler.
mandamina-idea-stay-task = Fem mørkeblå kugler ligger sammen. Hent den sjette.
mandamina-idea-stay-less = Mørkeblå mangler kuglen på g4.
mandamina-idea-chain = Tænk i kæder
mandamina-idea-chain-claim = De bedste spil tog { $a } ryk i gennemsnit; en spiller, der kun ser efter den næste nabo, brugte { $b }.
mandamina-idea-chain-task = Det felt, du efterlader, er det næste, der skal fyldes. Hvilken kugle hører til her?
mandamina-idea-chain-less = Lilla venter rundt om det tomme felt.
mandamina-idea-last = Midten til sidst
mandamina-idea-last-claim = I { $a } % af de bedste spil forlod ingen kugle midten i første halvdel.
mandamina-idea-last-task = Gem kuglen i midten til sidst. Hvilken hører til her?
mandamina-idea-last-less = Orange venter rundt om det tomme felt.

# Puzzles.

mandamina-kind-cluster = Saml
mandamina-kind-score = Bedste score
mandamina-puzzle-cluster = Saml hver farve på { $moves } ryk.
mandamina-puzzle-score = Nå { $score } point herfra: Det tager { $moves } ryk.
mandamina-hint-none = Ingen farve er på plads endnu.
mandamina-hint-home = Allerede på plads: { $colours }.
mandamina-hint-stay = Det tomme felt kan blive, hvor det er: Noget skal derind en stund.
mandamina-hint-hole = På det tomme felt hører hjemme: { $colour }.
mandamina-hint-move = Tag kuglen på { $cell }.
mandamina-hint-why = Hvert ryk bringer en kugle på plads.
mandamina-theme-detour = Omvej
mandamina-theme-detour-why = En kugle skal til side og komme tilbage senere.
mandamina-theme-sacrifice = Bryd op
mandamina-theme-sacrifice-why = En færdig klynge skal brydes op.
mandamina-theme-centre = Midterfeltet
mandamina-theme-centre-why = Midterfeltet skal blive tomt.
mandamina-theme-longer = Den længere vej
mandamina-theme-longer-why = Flere ryk end den korteste vej giver flere point.
mandamina-theme-choice = Flere mål
mandamina-theme-choice-why = Flere slutstillinger er lige gode.
mandamina-theme-long = Ni ryk eller flere
mandamina-theme-long-why = Det tager ni ryk eller flere.
mandamina-theme-ending = De sidste farver
mandamina-theme-ending-why = Seks farver er færdige, kun resten mangler.

# Reasons in reviews.

mandamina-fact-home = { $better } ruller hjem. Kugler på plads derefter, { $colour }: { $home } af 6.
mandamina-fact-broken = Kuglen på { $move } lå allerede rigtigt. Farve: { $colour }.
mandamina-fact-again = Kuglen fra { $move } skal rykkes en gang til. Farve: { $colour }.
mandamina-fact-shapes = Forskellige former til sidst: { $shapes } med { $better }, { $instead } med { $move }.
mandamina-fact-centre = Point for det tomme midterfelt: { $a } med { $better }, { $b } med { $move }.
mandamina-fact-moves = Ryk i alt: { $a } med { $better }, { $b } med { $move }.
mandamina-understood = { $player }: fortsatte den forrige spillers plan i { $continued } af { $moves } ryk, brød den i { $broke }.
