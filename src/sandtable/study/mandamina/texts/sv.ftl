mandamina-learn-title = Mandamina på fem minuter
mandamina-learn-jump = En fördjupning är tom. Vilken kula som helst får flyttas dit, varifrån som helst. Flytta den mörkblå kulan på g4: de andra i samma färg väntar intill den tomma fördjupningen.
mandamina-learn-jump-other = Det får du. Men fem mörkblå kulor ligger intill den tomma fördjupningen, och den sjätte ligger på g4.
mandamina-learn-cluster = Nu är det tomt där kulan kom ifrån. Sex kulor i en färg som ligger vågrätt eller lodrätt bredvid varandra är en färgklick. För de lila kulorna närmare varandra: flytta c5.
mandamina-learn-cluster-other = Titta runt den tomma fördjupningen: lila väntar där.
mandamina-learn-find = Vilken färg väntar nu runt den tomma fördjupningen? Hämta hem dess vilsna kula.
mandamina-learn-find-other = Dit hör en kula vars färg ligger bredvid, och som är ensam nu.
mandamina-learn-edge = En gång till: fem kulor i en färg ligger ihop. Hämta den sjätte. Snett räcker inte.
mandamina-learn-shape = Varje olikformad färgklick ger 5 poäng. Ljusblått och mörkblått har samma form, bara vriden eller spegelvänd. Flytta den ljusblå kulan på f2: det blir en ny form.
mandamina-learn-shape-same = Det blir en rektangel, och den formen har orange redan.
mandamina-learn-shape-late = Lila hör inte hemma där. Ändra först formen på ljusblått.
mandamina-learn-shape-other = Det blir ingen ny form. Flytta f2.
mandamina-learn-centre = En kula saknas. När alla åtta färger är grupperade är spelet genast slut: former ger poäng, varje drag kostar 1 och en tom mitt ger 5. Gör det klart.
mandamina-learn-centre-other = Ett drag avslutar spelet: lila saknar en kula intill den tomma fördjupningen.
mandamina-learn-game = Nu ett kort riktigt spel: åtta drag räcker härifrån. De första misstagen kommenteras.

mandamina-remark-broken = Det här draget tog en kula ur en färdig färgklick.
mandamina-remark-stranger = Ingen kula i den färgen ligger intill den tomma fördjupningen. { $better } hade hittat sin egen färg där.

mandamina-idea-shapes = Åtta olika former
mandamina-idea-shapes-claim = I { $a } % av de bästa spelen var alla åtta former olika.
mandamina-idea-shapes-task = Två färgklickar har samma form. Ändra ljusblått med ett drag.
mandamina-idea-shapes-less = Flytta f2: ljusblått får en egen form.
mandamina-idea-centre = Lämna mitten tom
mandamina-idea-centre-claim = { $a } % av de bästa spelen slutade med tom mitt.
mandamina-idea-centre-task = Avsluta spelet så att mitten är tom.
mandamina-idea-centre-less = Kulan i mitten är den som saknas.
mandamina-idea-settle = Varje drag för hem en kula
mandamina-idea-settle-claim = I de bästa spelen lade { $a } % av alla drag en kula där den blev kvar.
mandamina-idea-settle-task = Fyll den tomma fördjupningen med en kula som kan ligga kvar.
mandamina-idea-settle-less = Rött väntar runt den tomma fördjupningen.
mandamina-idea-stay = Låt kulor ligga
mandamina-idea-stay-claim = I de bästa spelen flyttades { $a } av de 48 kulorna aldrig: samla färgen där kulor redan ligger.
mandamina-idea-stay-task = Fem mörkblå kulor ligger ihop. Hämta den sjätte.
mandamina-idea-stay-less = Mörkblått saknar kulan på g4.
mandamina-idea-chain = Tänk i kedjor
mandamina-idea-chain-claim = De bästa spelen tog i snitt { $a } drag; den som bara ser till nästa granne behövde { $b }.
mandamina-idea-chain-task = Platsen du lämnar är nästa att fylla. Vilken kula hör hemma här?
mandamina-idea-chain-less = Lila väntar runt den tomma fördjupningen.
mandamina-idea-last = Mitten sist
mandamina-idea-last-claim = I { $a } % av de bästa spelen lämnade ingen kula mitten under första halvan av spelet.
mandamina-idea-last-task = Spara kulan i mitten till slutet. Vilken hör hemma här?
mandamina-idea-last-less = Orange väntar runt den tomma fördjupningen.

# Puzzles.

mandamina-kind-cluster = Samla
mandamina-kind-score = Bästa resultat
mandamina-puzzle-cluster = Samla varje färg på { $moves } drag.
mandamina-puzzle-score = Nå { $score } poäng härifrån: det tar { $moves } drag.
mandamina-hint-none = Ingen färg är på plats än.
mandamina-hint-home = Redan på plats: { $colours }.
mandamina-hint-stay = Den tomma fördjupningen kan stanna där: något måste dit ett tag.
mandamina-hint-hole = I den tomma fördjupningen hör hemma: { $colour }.
mandamina-hint-move = Ta kulan på { $cell }.
mandamina-hint-why = Varje drag lägger en kula på sin plats.
mandamina-theme-detour = Omväg
mandamina-theme-detour-why = En kula måste åt sidan och komma tillbaka senare.
mandamina-theme-sacrifice = Bryt upp
mandamina-theme-sacrifice-why = En färdig färgklick måste brytas upp.
mandamina-theme-centre = Mitten
mandamina-theme-centre-why = Mitten måste bli tom.
mandamina-theme-longer = Den längre vägen
mandamina-theme-longer-why = Fler drag än den kortaste vägen ger fler poäng.
mandamina-theme-choice = Flera slut
mandamina-theme-choice-why = Flera slutställningar är lika bra.
mandamina-theme-long = Nio drag eller fler
mandamina-theme-long-why = Det tar nio drag eller fler.
mandamina-theme-ending = De sista färgerna
mandamina-theme-ending-why = Sex färger är klara, bara resten återstår.

# Reasons in reviews.

mandamina-fact-home = { $better } rullar hem. Kulor på plats då, { $colour }: { $home } av 6.
mandamina-fact-broken = Kulan på { $move } låg redan rätt. Färg: { $colour }.
mandamina-fact-again = Kulan från { $move } måste flyttas en gång till. Färg: { $colour }.
mandamina-fact-shapes = Olika former i slutet: { $shapes } med { $better }, { $instead } med { $move }.
mandamina-fact-centre = Poäng för tom mitt: { $a } med { $better }, { $b } med { $move }.
mandamina-fact-moves = Drag sammanlagt: { $a } med { $better }, { $b } med { $move }.
mandamina-understood = { $player }: fortsatte den föregående spelarens plan i { $continued } av { $moves } drag, bröt den i { $broke }.
