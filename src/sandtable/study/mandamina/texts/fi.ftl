mandamina-learn-title = Mandamina viidessä minuutissa
mandamina-learn-jump = Yksi kolo on tyhjä. Mikä tahansa kuula saa siirtyä siihen, kuinka kaukaa tahansa. Siirrä tummansininen kuula kolosta g4: muut samanväriset odottavat tyhjän kolon vieressä.
mandamina-learn-jump-other = Sen saa tehdä. Mutta viisi tummansinistä kuulaa on tyhjän kolon luona, ja kuudes on kolossa g4.
mandamina-learn-cluster = Nyt tyhjä on se kolo, josta kuula tuli. Kuusi samanväristä kuulaa kohtisuoraan vierekkäin on rykelmä. Tuo violetti lähemmäs: siirrä c5.
mandamina-learn-cluster-other = Katso tyhjän kolon naapureita: violetti odottaa siellä.
mandamina-learn-find = Mikä väri odottaa nyt tyhjän kolon ympärillä? Tuo sen eksynyt kuula kotiin.
mandamina-learn-find-other = Tyhjään koloon kuuluu kuula, jonka väriä on vieressä ja joka on nyt yksin.
mandamina-learn-edge = Vielä kerran: viisi samanväristä kuulaa on yhdessä. Tuo kuudes. Vinosti ei riitä.
mandamina-learn-shape = Kukin erilainen rykelmän muoto tuo 5 pistettä. Vaaleansininen ja tummansininen rykelmä ovat samanmuotoiset, toinen vain käännettynä tai peilattuna. Siirrä vaaleansininen kuula kolosta f2: syntyy uusi muoto.
mandamina-learn-shape-same = Siitä tulee suorakulmio, ja oranssilla on jo se muoto.
mandamina-learn-shape-late = Violetti ei kuulu siihen. Muuta ensin vaaleansinisen muotoa.
mandamina-learn-shape-other = Siitä ei tule uutta muotoa. Siirrä f2.
mandamina-learn-centre = Yksi kuula puuttuu. Kun kaikki kahdeksan väriä ovat rykelmissä, peli päättyy heti: muodot tuovat pisteitä, jokainen siirto maksaa 1 ja tyhjä keskikolo tuo 5. Tee se valmiiksi.
mandamina-learn-centre-other = Yksi siirto päättää pelin: violetilta puuttuu kuula tyhjän kolon kohdalta.
mandamina-learn-game = Nyt lyhyt oikea peli: kahdeksan siirtoa riittää tästä. Ensimmäiset virheet kommentoidaan.

mandamina-remark-broken = Tämä siirto vei kuulan valmiista rykelmästä.
mandamina-remark-stranger = Tyhjän kolon vieressä ei ole sen väristä kuulaa. { $better } olisi löytänyt siitä oman värinsä.

mandamina-idea-shapes = Kahdeksan erilaista muotoa
mandamina-idea-shapes-claim = Parhaista peleistä { $a } %:ssa kaikki kahdeksan muotoa olivat erilaisia.
mandamina-idea-shapes-task = Kaksi rykelmää on samanmuotoisia. Muuta vaaleansinistä yhdellä siirrolla.
mandamina-idea-shapes-less = Siirrä f2: vaaleansininen saa oman muodon.
mandamina-idea-centre = Jätä keskikolo tyhjäksi
mandamina-idea-centre-claim = Parhaista peleistä { $a } % päättyi niin, että keskikolo oli tyhjä.
mandamina-idea-centre-task = Päätä peli niin, että keskikolo jää tyhjäksi.
mandamina-idea-centre-less = Keskikolon kuula on se, joka puuttuu.
mandamina-idea-settle = Jokainen siirto tuo kuulan kotiin
mandamina-idea-settle-claim = Parhaissa peleissä { $a } % siirroista vei kuulan paikkaan, johon se jäi.
mandamina-idea-settle-task = Täytä tyhjä kolo kuulalla, joka voi jäädä siihen.
mandamina-idea-settle-less = Punainen odottaa tyhjän kolon ympärillä.
mandamina-idea-stay = Anna kuulien olla
mandamina-idea-stay-claim = Parhaissa peleissä 48 kuulasta { $a } pysyi koko ajan paikallaan: kokoa väri sinne, missä sen kuulia jo on.
mandamina-idea-stay-task = Viisi tummansinistä kuulaa on yhdessä. Tuo kuudes.
mandamina-idea-stay-less = Tummansiniseltä puuttuu kolon g4 kuula.
mandamina-idea-chain = Ajattele ketjuina
mandamina-idea-chain-claim = Parhaissa peleissä oli keskimäärin { $a } siirtoa; pelaaja, joka etsii vain seuraavaa naapuria, tarvitsi { $b }.
mandamina-idea-chain-task = Kolo, joka jää tyhjäksi, täytetään seuraavaksi. Mikä kuula kuuluu tähän?
mandamina-idea-chain-less = Violetti odottaa tyhjän kolon ympärillä.
mandamina-idea-last = Keskikolo viimeiseksi
mandamina-idea-last-claim = Parhaista peleistä { $a } %:ssa mikään kuula ei lähtenyt keskikolosta pelin alkupuoliskolla.
mandamina-idea-last-task = Säästä keskikolon kuula loppuun. Mikä kuuluu tähän?
mandamina-idea-last-less = Oranssi odottaa tyhjän kolon ympärillä.

# Puzzles.

mandamina-kind-cluster = Kokoa
mandamina-kind-score = Paras tulos
mandamina-puzzle-cluster = Kokoa jokainen väri { $moves } siirrolla.
mandamina-puzzle-score = Yllä tästä { $score } pisteeseen: siihen tarvitaan { $moves } siirtoa.
mandamina-hint-none = Mikään väri ei ole vielä paikallaan.
mandamina-hint-home = Jo paikallaan: { $colours }.
mandamina-hint-stay = Tyhjä kolo voi jäädä paikalleen: jonkin kuulan on käytävä siinä.
mandamina-hint-hole = Tyhjään koloon kuuluu: { $colour }.
mandamina-hint-move = Ota kuula kolosta { $cell }.
mandamina-hint-why = Jokainen siirto vie kuulan paikalleen.
mandamina-theme-detour = Kiertotie
mandamina-theme-detour-why = Kuulan on väistyttävä ja palattava myöhemmin.
mandamina-theme-sacrifice = Purkaminen
mandamina-theme-sacrifice-why = Valmis rykelmä on purettava.
mandamina-theme-centre = Keskikolo
mandamina-theme-centre-why = Keskikolon on jäätävä tyhjäksi.
mandamina-theme-longer = Pidempi tie
mandamina-theme-longer-why = Lyhintä pidempi tie tuo enemmän pisteitä.
mandamina-theme-choice = Monta loppua
mandamina-theme-choice-why = Useampi loppuasetelma on yhtä hyvä.
mandamina-theme-long = Yhdeksän siirtoa tai enemmän
mandamina-theme-long-why = Siihen tarvitaan ainakin yhdeksän siirtoa.
mandamina-theme-ending = Viimeiset värit
mandamina-theme-ending-why = Kuusi väriä on valmiina, vain loput puuttuvat.

# Reasons in reviews.

mandamina-fact-home = { $better } vierii kotiin. Kuulia silloin paikallaan, { $colour }: { $home }/6.
mandamina-fact-broken = { $move }: kuula oli jo paikallaan. Väri: { $colour }.
mandamina-fact-again = { $move }: kuula joutuu siirtymään vielä kerran. Väri: { $colour }.
mandamina-fact-shapes = Erilaisia muotoja lopussa: { $shapes }, kun siirto on { $better }; { $instead }, kun se on { $move }.
mandamina-fact-centre = Pisteet tyhjästä keskikolosta: { $a }, kun siirto on { $better }; { $b }, kun se on { $move }.
mandamina-fact-moves = Siirtoja kaikkiaan: { $a }, kun siirto on { $better }; { $b }, kun se on { $move }.
mandamina-understood = { $player }: edellisen pelaajan suunnitelma jatkui { $continued }/{ $moves } siirrossa ja rikkoutui { $broke } siirrossa.
