/**
 * What browsers get before any script runs: the first page in every language (`home/LANGUAGE.html`,
 * beside the empty `index.html` for all other addresses), and a picture of each game by day and
 * by night (`virtual:stills` says where). Both are drawn by the components themselves.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rollup } from "vite";
import { withPage } from "./browserless.ts";
import { pictureOf, tokensIn, type Theme } from "./still.ts";

const STILLS = "virtual:stills";
const THEMES: readonly Theme[] = ["light", "dark"];
/** How the tag begins of what runs before anything is painted. */
export const FIRST_SCRIPT = '<script id="first"';
/** While the page is drawn, its pictures are found here. */
const SHARED = "globalThis.SANDTABLE_STILLS ??= {}";

type Still = import("../src/parts/stills").Still;
type Drawing = typeof import("../src/prerender");

interface Drawn {
  /** By language. */
  homes: Record<string, { head: string; body: string }>;
  stills: Record<string, Still>;
  /** Pictures by their file names. */
  files: Record<string, string>;
}

/** The same source for both: what it says here is what browsers will make of it. */
function stillsOf(isDrawing: boolean): Plugin {
  return {
    name: "stills",
    resolveId: (id) => (id === STILLS ? `\0${STILLS}` : undefined),
    load: (id) =>
      id === `\0${STILLS}` ? `export default ${isDrawing ? SHARED : "{}"};` : undefined,
  };
}

async function load(root: string, plugins: Plugin[]): Promise<Drawing> {
  const folder = join(root, "node_modules", ".prerender");
  rmSync(folder, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "error",
    // Styles come with the markup: a picture takes them along.
    plugins: [svelte({ emitCss: false }), ...plugins, stillsOf(true)],
    ssr: { noExternal: true },
    build: {
      ssr: "src/prerender.ts",
      outDir: folder,
      minify: false,
      rollupOptions: { output: { entryFileNames: "prerender.js" } },
    },
  });
  const address = pathToFileURL(join(folder, "prerender.js"));
  address.search = String(Date.now()); // It may have been drawn before, from other sources.
  return (await import(address.href)) as Drawing;
}

function draw(root: string, plugins: Plugin[]): Promise<Drawn> {
  return withPage("http://localhost/", async () => {
    const drawing = await load(root, plugins);
    const tokens = tokensIn(
      readdirSync(join(root, "src", "style"))
        .filter((name) => name.endsWith(".css"))
        .map((name) => readFileSync(join(root, "src", "style", name), "utf8"))
        .join("\n"),
    );
    const drawn: Drawn = { homes: {}, stills: {}, files: {} };
    for (const game of drawing.pictured) {
      const { at, head, body } = await drawing.still(game);
      const names: Partial<Record<Theme, string>> = {};
      const size = { width: 0, height: 0 };
      for (const theme of THEMES) {
        const { svg, width, height } = pictureOf(body, head, tokens, theme);
        const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
        const name = `assets/${game}-${theme}-${hash}.svg`;
        drawn.files[name] = svg;
        names[theme] = `/${name}`;
        Object.assign(size, { width, height });
      }
      drawn.stills[game] = { at, ...size, light: names.light!, dark: names.dark! };
    }
    const shared = globalThis as { SANDTABLE_STILLS?: Record<string, Still> };
    Object.assign((shared.SANDTABLE_STILLS ??= {}), drawn.stills);
    for (const language of drawing.languages) drawn.homes[language] = await drawing.home(language);
    delete shared.SANDTABLE_STILLS;
    return drawn;
  });
}

/** The chunk that a module became, as the page asks for it. */
function chunkOf(bundle: Rollup.OutputBundle, module: string): string {
  const found = Object.values(bundle).find(
    (one) => one.type === "chunk" && one.facadeModuleId === module,
  );
  if (!found) throw new Error(`nothing was made of ${module}`);
  return `/${found.fileName}`;
}

/** The picture that stands first in a page. */
function firstOf(body: string, stills: Record<string, Still>): Still | undefined {
  const place = (still: Still): number => body.indexOf(still.light);
  return Object.values(stills).sort((one, other) => place(one) - place(other))[0];
}

/** The empty page with the text of the first one in it. */
export function filled(
  page: string,
  language: string,
  { head, body }: { head: string; body: string },
  words: string,
  first: Still | undefined,
): string {
  const put = (text: string, place: string, instead: string): string => {
    if (text.split(place).length !== 2) throw new Error(`index.html must have ${place} once`);
    return text.replace(place, () => instead);
  };
  const title = head.replace(/<style[^>]*>[\s\S]*?<\/style>/g, "");
  let text = put(page, '<html lang="en">', `<html lang="${language}">`);
  text = put(text, "<title>Sandtable</title>", title);
  text = put(text, '<div id="app"></div>', `<div id="app" data-prerendered>${body}</div>`);
  text = put(
    text,
    "</head>",
    `  <link rel="modulepreload" crossorigin href="${words}">\n  </head>`,
  );
  // The first picture is the largest thing that is seen at once: first.ts asks for it.
  const pictures = first ? ` data-light="${first.light}" data-dark="${first.dark}"` : "";
  return put(text, FIRST_SCRIPT, FIRST_SCRIPT + pictures);
}

/** `root` is the folder of the client; `plugins` are those that its sources need. */
export function prerender(root: string, plugins: () => Plugin[]): Plugin[] {
  let drawn: Promise<Drawn> | null = null;
  let isBuild = false;
  return [
    {
      name: "prerender",
      enforce: "pre",
      configResolved(config) {
        isBuild = config.command === "build" && !process.env.VITEST;
      },
      buildStart() {
        drawn = isBuild ? draw(root, plugins()) : null;
        drawn?.catch(() => undefined); // Told where it is waited for.
      },
      resolveId: (id) => (id === STILLS ? `\0${STILLS}` : undefined),
      async load(id) {
        if (id !== `\0${STILLS}`) return undefined;
        if (!drawn) return "export default {};";
        const { stills, files } = await drawn;
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: "asset", fileName, source });
        }
        return `export default ${JSON.stringify(stills)};`;
      },
    },
    {
      name: "prerender-pages",
      apply: "build",
      enforce: "post",
      generateBundle: {
        order: "post",
        async handler(_, bundle) {
          const page = bundle["index.html"];
          if (!drawn || page?.type !== "asset") this.error("there is no page to fill");
          const first = chunkOf(bundle, join(root, "src", "first.ts"));
          const html = String(page.source).replace(
            "<title>",
            () => `${FIRST_SCRIPT} src="${first}"></script>\n    <title>`,
          );
          page.source = html;
          const { homes, stills } = await drawn;
          for (const [language, home] of Object.entries(homes)) {
            const words = chunkOf(bundle, `\0virtual:words/${language}`);
            const source = filled(html, language, home, words, firstOf(home.body, stills));
            this.emitFile({ type: "asset", fileName: `home/${language}.html`, source });
          }
        },
      },
    },
  ];
}
