### A game move by move.

replay-page-title = { $game } siirto siirrolta · Sandtable
replay-title = { $game } siirto siirrolta
replay-deal = Alkuasetelma
replay-move = Siirto
replay-at = { $at }/{ $end }
replay-steps = Askeleet
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-next = Siirto eteenpäin
replay-last = Loppuun
replay-play = Toista automaattisesti
replay-pause = Pysäytä
replay-table = Pöytään
replay-share = Jaa tämä asema
replay-link = Linkki tähän asemaan
replay-analyse = Analysoi
