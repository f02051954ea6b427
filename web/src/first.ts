/**
 * Runs before anything is painted: the first page comes with its text, and must not change its
 * colours or its language when the rest of the scripts is there. A script of its own that imports
 * nothing; state/settings.ts and words/words.svelte.ts keep what is read here.
 */

{
  const root = document.documentElement;
  const ALLOWED = /^(light|dark|more|off)$/;

  const read = (): void => {
    const kept = JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>;
    for (const name of ["theme", "contrast", "motion"]) {
      const value = kept[name];
      if (typeof value === "string" && ALLOWED.test(value)) root.dataset[name] = value;
    }
    const language = localStorage.getItem("language");
    root.toggleAttribute("data-untold", language !== null && language !== root.lang);
  };
  try {
    read();
  } catch {
    // Nothing is kept here, or not by us.
  }

  // The first picture of the page is asked for before there is a place for it.
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const picture = document.currentScript?.dataset[root.dataset.theme ?? system];
  if (picture) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "image", href: picture });
    document.head.append(link);
  }

  // What is pressed or chosen before anything answers is done as soon as it does (main.ts).
  const early: [HTMLElement, string | null][] = [];
  (window as { early?: typeof early }).early = early;
  const keep = (event: Event): void => {
    const what = event.target instanceof Element ? event.target : null;
    const control = what?.closest<HTMLElement>("[data-prerendered] :is(button, select)");
    if (!control) return;
    const isChoice = control instanceof HTMLSelectElement;
    if (isChoice === (event.type === "change"))
      early.push([control, isChoice ? control.value : null]);
  };
  addEventListener("click", keep, true);
  addEventListener("change", keep, true);
}
