"""Make the page's own type: `python tools/make_fonts.py` (needs the extra `fonts`, npm, a network).

Two families of the Fontsource packages are cut down to the characters and weights that the page
needs. Written are web/src/style/fonts/*.woff2, web/src/style/fonts.css and the licence, which all
are kept in Git: building the page needs none of this. `python tools/make_fonts.py measure FILE`
tells how wide another font runs, for the table of stand-ins below.
"""

import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.otTables import NO_VARIATION_INDEX
from fontTools.varLib import instancer

STYLE = Path(__file__).parents[1] / "web" / "src" / "style"
PUBLIC = Path(__file__).parents[1] / "web" / "public"
LICENCE = "fonts-licence.txt"

LIGHTEST, BOLDEST, SEMIBOLD = 400, 700, 600
NARROW_SPACE, LEFT, UP, RIGHT = 0x202F, 0x2190, 0x2191, 0x2192
CHARACTERS = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),  # Latin-1: the letters of the seven languages
    *(0x131, 0x152, 0x153),  # dotless i, Œ, œ
    *range(0x2013, 0x2015),  # dashes
    *range(0x2018, 0x201F),  # quotation marks
    *(
        0x2022,
        0x2026,
        0x2039,
        0x203A,
        0x20AC,
        0x2212,
    ),  # bullet, ellipsis, single guillemets, €, minus
    *(UP, 0x2193),
}
TERMS = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
ASCENT, DESCENT = 0.95, 0.25
"""Of a line in em, of both families: they share lines, and capitals stand in the middle of them."""
FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"]

SAMPLE = """
Three quiet games of sand, tiles and marbles: play at once, invite a friend, or watch for a while.
Drei ruhige Spiele mit Sand, Plättchen und Murmeln: Wähle ein Gegenüber und beginne die Partie.
Trois jeux paisibles : jouez tout de suite, invitez une personne ou regardez une partie.
Kolme rauhallista peliä: pelaa heti, kutsu ystävä mukaan tai katso, miten muiden pelit etenevät.
Tre lugna spel: börja genast, bjud in en vän eller se på när andra spelar. Det är din tur nu.
Tre rolige spil: begynd med det samme, indbyd en ven eller se på, når andre spiller. Det er din tur.
Tre rolige spill: begynn med en gang, inviter en venn eller se på når andre spiller. Det er din tur.
"""
"""By this we compare how wide fonts run."""


@dataclass(frozen=True)
class StandIn:
    """A font that computers have, shown until ours is there: at the size at which it runs as wide.

    Widths are the average advance over SAMPLE in thousandths of an em, of the regular and the bold
    face, measured with fonts of the same metrics where the font itself is not free: Arimo for
    Arial, Tinos for Times New Roman, Gelasio for Georgia.
    """

    regular: tuple[str, ...]
    bold: tuple[str, ...]
    widths: tuple[float, float]


@dataclass(frozen=True)
class Family:
    """A family, where it comes from, and what stands in for it."""

    name: str
    package: str
    version: str
    sha256: str
    stand_ins: dict[str, StandIn]

    @property
    def slug(self) -> str:
        """Its name in names of files."""
        return self.name.lower()

    @property
    def source(self) -> str:
        """The file in the package: all weights, the Latin letters."""
        return f"package/files/{self.slug}-latin-wght-normal.woff2"


FAMILIES = (
    Family(
        "Figtree",
        "@fontsource-variable/figtree",
        "5.3.0",
        "4ba7d3d096695818fe0686be4f1e82c6b05134e18a22260336130335027462dd",
        {
            "Arial": StandIn(
                ("Arial", "Liberation Sans", "Arimo"),
                ("Arial Bold", "Liberation Sans Bold", "Arimo Bold"),
                (433.9, 465.3),
            ),
            "Roboto": StandIn(("Roboto",), ("Roboto Bold",), (428.6, 437.4)),
            "DejaVu": StandIn(("DejaVu Sans",), ("DejaVu Sans Bold",), (495.9, 560.6)),
        },
    ),
    Family(
        "Literata",
        "@fontsource-variable/literata",
        "5.3.0",
        "9adbeac5b167fe5ad6c49d9e29aa0c76e2f1bb3b46bf4ebf12a9eca7d3525384",
        {
            "Georgia": StandIn(
                ("Georgia", "Gelasio"), ("Georgia Bold", "Gelasio Bold"), (432.0, 503.6)
            ),
            "Times": StandIn(
                ("Times New Roman", "Liberation Serif", "Tinos"),
                ("Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold"),
                (393.1, 420.7),
            ),
            "Noto": StandIn(("Noto Serif",), ("Noto Serif Bold",), (468.2, 498.0)),
            "DejaVu": StandIn(("DejaVu Serif",), ("DejaVu Serif Bold",), (503.1, 556.1)),
        },
    ),
)


def main(task: str = "make", *files: str) -> None:
    """Make everything, or measure fonts."""
    if task == "measure":
        for file in files:
            print(f"{average_width(TTFont(file)):.1f}  {file}")
        return
    (STYLE / "fonts").mkdir(exist_ok=True)
    rules, licences = [], []
    for family in FAMILIES:
        original, licence = fetch(family)
        font = cut(original)
        level(font)
        sign(font)
        add_narrow_space(font)
        add_arrows(font)
        font.flavor = "woff2"
        font.save(STYLE / "fonts" / f"{family.slug}.woff2")
        rules.append(css_of(family, font))
        licences.append(licence)
    head = "/* The page's own type, and what stands in for it. Made by tools/make_fonts.py. */\n"
    (STYLE / "fonts.css").write_text(head + "".join(rules), encoding="utf-8")
    (PUBLIC / LICENCE).write_text(licence_of(licences), encoding="utf-8")


def fetch(family: Family) -> tuple[TTFont, str]:
    """The font as its package has it, and its licence."""
    with tempfile.TemporaryDirectory() as folder:
        pack = ["npm", "pack", "--silent", f"{family.package}@{family.version}"]
        subprocess.run(pack, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        (packed,) = Path(folder).glob("*.tgz")
        with tarfile.open(packed) as package:
            font, licence = (
                package.extractfile(name).read()  # type: ignore[union-attr]
                for name in (family.source, "package/LICENSE")
            )
    if hashlib.sha256(font).hexdigest() != family.sha256:
        sys.exit(f"make_fonts: {family.source} is not the file we know")
    return TTFont(io.BytesIO(font), recalcTimestamp=False), licence.decode()


def cut(font: TTFont) -> TTFont:
    """Only our characters, only the weights we use, no hints for old screens."""
    options = subset.Options(
        layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=["*"]
    )
    options.drop_tables += ["vhea", "vmtx", "VVAR"]  # No language of ours is written downwards.
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CHARACTERS)
    cutter.subset(font)
    # Read anew: parts that were not looked at yet would still be of the whole font.
    kept = io.BytesIO()
    font.flavor = None
    font.save(kept)
    font = TTFont(io.BytesIO(kept.getvalue()), recalcTimestamp=False)
    return instancer.instantiateVariableFont(font, {"wght": (LIGHTEST, LIGHTEST, BOLDEST)})


def level(font: TTFont) -> None:
    """Give it the line that all families share."""
    em = font["head"].unitsPerEm
    ascent, descent = round(ASCENT * em), round(DESCENT * em)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -descent, 0
    measures = font["OS/2"]
    measures.sTypoAscender, measures.sTypoDescender, measures.sTypoLineGap = ascent, -descent, 0
    measures.fsSelection |= 1 << 7  # The above, not what Windows once measured.


def sign(font: TTFont) -> None:
    """Say in the file itself how it may be used; the packages leave that out."""
    font["name"].setName(TERMS, 13, 3, 1, 0x409)


def add_glyph(font: TTFont, character: int, glyph: Glyph, width: int, bearing: int = 0) -> None:
    """A glyph more, at the end, of the same width in every weight."""
    name = f"uni{character:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = (width, bearing)
    font["gvar"].variations[name] = []
    if font["HVAR"].table.AdvWidthMap:
        font["HVAR"].table.AdvWidthMap.mapping[name] = NO_VARIATION_INDEX
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[character] = name


def add_narrow_space(font: TTFont) -> None:
    """French has one before its tall marks; the packages leave it out."""
    space = font["hmtx"][font.getBestCmap()[ord(" ")]][0]
    add_glyph(font, NARROW_SPACE, Glyph(), round(0.65 * space))


def add_arrows(font: TTFont) -> None:
    """Those to the sides are the one that points up, turned; a font without it gets none."""
    up = font.getBestCmap().get(UP)
    if up is None:
        return
    shape = font["glyf"][up]
    length = shape.yMax - shape.yMin
    middle_x, middle_y = (shape.xMin + shape.xMax) // 2, (shape.yMin + shape.yMax) // 2
    bearing = length // 12
    for character, turn in ((RIGHT, 1), (LEFT, -1)):
        part = GlyphComponent()
        part.glyphName = up
        part.flags = 0x0004  # Round to the grid.
        part.transform = [[0, -turn], [turn, 0]]
        part.x = bearing - (shape.yMin if turn > 0 else -shape.yMax)
        part.y = middle_y + turn * middle_x
        arrow = Glyph()
        arrow.numberOfContours = -1
        arrow.components = [part]
        add_glyph(font, character, arrow, length + 2 * bearing, bearing)


def average_width(font: TTFont) -> float:
    """Over SAMPLE, in thousandths of an em."""
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    text = [character for character in SAMPLE if ord(character) in glyphs]
    widths = [metrics[glyphs[ord(character)]][0] for character in text]
    return float(1000 * sum(widths) / len(widths) / font["head"].unitsPerEm)


def width_at(font: TTFont, weight: int) -> float:
    """The same of a variable font, at one weight."""
    copy = io.BytesIO()
    font.save(copy)
    whole = TTFont(io.BytesIO(copy.getvalue()))
    return average_width(instancer.instantiateVariableFont(whole, {"wght": weight}))


def css_of(family: Family, font: TTFont) -> str:
    """The family itself, and each stand-in with the metrics of the family."""
    rules = [
        f"""
@font-face {{
  font-family: "{family.name}";
  src: url("./fonts/{family.slug}.woff2") format("woff2");
  font-weight: {LIGHTEST} {BOLDEST};
  font-display: swap;
}}
"""
    ]
    own = (width_at(font, LIGHTEST), width_at(font, SEMIBOLD))
    ranges = (f"{LIGHTEST} 500", f"{SEMIBOLD} {BOLDEST}")
    for name, stand_in in family.stand_ins.items():
        faces = (stand_in.regular, stand_in.bold)
        for names, weights, ours, theirs in zip(faces, ranges, own, stand_in.widths, strict=True):
            size = ours / theirs
            sources = ", ".join(f'local("{face}")' for face in names)
            rules.append(
                f"""@font-face {{
  font-family: "{family.name} by {name}";
  src: {sources};
  font-weight: {weights};
  size-adjust: {percent(size)};
  ascent-override: {percent(ASCENT / size)};
  descent-override: {percent(DESCENT / size)};
  line-gap-override: 0%;
}}
"""
            )
    return "".join(rules)


def percent(share: float) -> str:
    """As CSS has it."""
    return f"{100 * share:.1f}".removesuffix(".0") + "%"


def licence_of(licences: list[str]) -> str:
    """One text for all: whose they are, what was changed, the licence itself."""
    owners = [licence.partition(" (")[0] for licence in licences]
    changed = "cut down to the characters and weights of this page; narrow space and arrows added"
    names = [f"{family.name}: {owner}" for family, owner in zip(FAMILIES, owners, strict=True)]
    _, mark, text = licences[0].partition(TERMS)
    return "\n".join([*names, "", f"Both fonts are {changed}.", "", mark + text])


if __name__ == "__main__":
    main(*sys.argv[1:])
