### The rules.

rules-page-title = Säännöt: { $game } · Sandtable
rules-title = Säännöt: { $game }
rules-games = Pelit
rules-contents = Sisällys
rules-english = Nämä säännöt ovat toistaiseksi vain englanniksi.
rules-none = Tämän pelin sääntöjä ei ole vielä kirjoitettu tänne.
rules-exact = Jokainen sääntö numeroineen, tulkinnat ja merkintätapa
rules-puzzles = Tehtävät
