// @vitest-environment happy-dom
import { createRawSnippet, mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";
import Dialog from "../../src/parts/Dialog.svelte";

const props = {
  title: "A question",
  close: () => undefined,
  children: createRawSnippet(() => ({ render: () => "<button>inside</button>" })),
};

async function openAndClose(between: (dialog: HTMLDialogElement) => void): Promise<void> {
  const dialog = mount(Dialog, { target: document.body, props });
  await tick();
  between(document.querySelector("dialog")!);
  await unmount(dialog);
  await tick();
}

function button(): HTMLButtonElement {
  const opener = document.createElement("button");
  document.body.replaceChildren(opener);
  opener.focus();
  return opener;
}

test("a dialog gives the focus back to what opened it", async () => {
  const opener = button();
  await openAndClose((dialog) => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).toBe(opener);
});

test("nothing is called back that has left the page", async () => {
  const opener = button();
  await openAndClose(() => opener.remove());
  expect(document.activeElement).toBe(document.body);
});
