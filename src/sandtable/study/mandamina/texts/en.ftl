mandamina-learn-title = Mandamina in five minutes
mandamina-learn-jump = One cell is empty: the hole. Any marble may jump into it, from any distance. Move the dark blue marble on g4: the others of its colour wait next to the hole.
mandamina-learn-jump-other = You may. But five dark blue marbles lie next to the hole, and the sixth is on g4.
mandamina-learn-cluster = The hole is now where the marble came from. Six marbles of a colour that touch by their edges are a cluster. Bring violet nearer: move c5.
mandamina-learn-cluster-other = Look at the neighbours of the hole: violet is waiting there.
mandamina-learn-find = Which colour waits around the hole now? Bring its lost marble home.
mandamina-learn-find-other = The hole should get a marble whose colour lies next to it, and which is alone now.
mandamina-learn-edge = Again: five marbles of one colour touch the hole or each other. Bring the sixth. Corners do not connect.
mandamina-learn-shape = Each different shape of a cluster scores 5. Light blue and dark blue are alike, turned or mirrored. Move the light blue marble on f2: that makes a new shape.
mandamina-learn-shape-same = That makes a rectangle, and orange has that shape already.
mandamina-learn-shape-late = Violet is not at home there. First change the shape of light blue.
mandamina-learn-shape-other = That makes no new shape. Move f2.
mandamina-learn-centre = One marble is missing. When all eight colours are clusters, the game is over at once: shapes score, every move costs 1, and an empty centre brings 5. Finish it.
mandamina-learn-centre-other = One move ends the game: violet is missing a marble next to the hole.
mandamina-learn-game = Now a short real game: eight moves are enough from here. I comment on your first mistakes.

mandamina-remark-broken = This took a marble out of a finished cluster.
mandamina-remark-stranger = No marble of that colour touches the hole. { $better } would have found its own colour there.

mandamina-idea-shapes = Eight different shapes
mandamina-idea-shapes-claim = In { $a } % of the best games all eight shapes were different.
mandamina-idea-shapes-task = Two clusters are alike. Change light blue with one move.
mandamina-idea-shapes-less = Move f2: light blue gets a shape of its own.
mandamina-idea-centre = Leave the centre empty
mandamina-idea-centre-claim = { $a } % of the best games ended with an empty centre.
mandamina-idea-centre-task = End the game so that the centre is empty.
mandamina-idea-centre-less = The marble in the centre is the one that is missing.
mandamina-idea-settle = Every move brings a marble home
mandamina-idea-settle-claim = In the best games { $a } % of all moves put a marble where it stayed.
mandamina-idea-settle-task = Fill the hole with a marble that can stay there.
mandamina-idea-settle-less = Red waits around the hole.
mandamina-idea-stay = Let marbles lie
mandamina-idea-stay-claim = In the best games { $a } of the 48 marbles never moved: choose homes where marbles lie already.
mandamina-idea-stay-task = Five dark blue marbles lie together. Bring the sixth.
mandamina-idea-stay-less = Dark blue is missing the marble on g4.
mandamina-idea-chain = Think in chains
mandamina-idea-chain-claim = The best games took { $a } moves on average; a player who only looks for the next neighbour took { $b }.
mandamina-idea-chain-task = The hole you leave is the next one to fill. Which marble belongs here?
mandamina-idea-chain-less = Violet waits around the hole.
mandamina-idea-last = The centre comes last
mandamina-idea-last-claim = In { $a } % of the best games no marble left the centre in the first half.
mandamina-idea-last-task = Leave the marble in the centre for the end. Which one belongs here?
mandamina-idea-last-less = Orange waits around the hole.

# Puzzles.

mandamina-kind-cluster = Gather
mandamina-kind-score = Best score
mandamina-puzzle-cluster = Gather every colour in { $moves } moves.
mandamina-puzzle-score = Reach { $score } points from here: it takes { $moves } moves.
mandamina-hint-none = No colour is in place yet.
mandamina-hint-home = In place already: { $colours }.
mandamina-hint-stay = The hole can stay where it is: something has to move in for a while.
mandamina-hint-hole = This colour belongs into the hole: { $colour }.
mandamina-hint-move = Take the marble on { $cell }.
mandamina-hint-why = Every move puts a marble in its place.
mandamina-theme-detour = Detour
mandamina-theme-detour-why = A marble has to step aside and come back later.
mandamina-theme-sacrifice = Break up
mandamina-theme-sacrifice-why = A finished cluster has to be broken up.
mandamina-theme-centre = Centre
mandamina-theme-centre-why = The hole has to come to the centre.
mandamina-theme-longer = The longer way
mandamina-theme-longer-why = More moves than the shortest way bring more points.
mandamina-theme-choice = Several ends
mandamina-theme-choice-why = Several final layouts are equally good.
mandamina-theme-long = Nine moves or more
mandamina-theme-long-why = It takes nine moves or more.
mandamina-theme-ending = The last colours
mandamina-theme-ending-why = Six colours are finished, only the rest is left.

# Reasons in reviews.

mandamina-fact-home = { $better } rolls home. Marbles in place then, { $colour }: { $home } of 6.
mandamina-fact-broken = The marble on { $move } was already in place. Colour: { $colour }.
mandamina-fact-again = The marble from { $move } has to move once more. Colour: { $colour }.
mandamina-fact-shapes = Different shapes at the end: { $shapes } with { $better }, { $instead } with { $move }.
mandamina-fact-centre = Points for the empty centre: { $a } with { $better }, { $b } with { $move }.
mandamina-fact-moves = Moves in all: { $a } with { $better }, { $b } with { $move }.
mandamina-understood = { $player }: continued the plan of the player before in { $continued } of { $moves } moves, broke it in { $broke }.
