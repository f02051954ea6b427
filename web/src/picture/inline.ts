/** A drawing of the page as a text of its own: all that style sheets say is written into it. */

/** What a shape looks like; everything else of its style does not show. */
const LOOKS = [
  "clip-path",
  "display",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "font-family",
  "font-size",
  "font-weight",
  "opacity",
  "paint-order",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "visibility",
] as const;

/** The drawing with its looks as attributes, at a size in pixels. */
export function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((original, number) => writeLooks(original, copies[number]!));
  // Foreign pieces of a page cannot be drawn by themselves.
  for (const foreign of copy.querySelectorAll("foreignObject")) foreign.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.removeAttribute("opacity");
  return new XMLSerializer().serializeToString(copy);
}

function writeLooks(original: SVGElement, copy: SVGElement): void {
  const style = getComputedStyle(original);
  for (const look of LOOKS) {
    const value = style.getPropertyValue(look);
    if (value) copy.setAttribute(look, value);
  }
  const transform = transformOf(original, style);
  if (transform && !(original instanceof SVGSVGElement)) copy.setAttribute("transform", transform);
  copy.removeAttribute("class");
  copy.removeAttribute("style");
}

/** As an attribute, which knows neither origins nor boxes. */
function transformOf(original: SVGElement, style: CSSStyleDeclaration): string | null {
  if (style.transform === "none" || !(original instanceof SVGGraphicsElement)) return null;
  const [x = 0, y = 0] = style.transformOrigin.split(" ").map(parseFloat);
  const box = style.transformBox === "fill-box" ? original.getBBox() : { x: 0, y: 0 };
  const [left, top] = [x + box.x, y + box.y];
  return `translate(${left} ${top}) ${style.transform} translate(${-left} ${-top})`;
}
