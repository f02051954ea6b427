// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { help } from "../../src/state/help.svelte";

function button(name: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.id = name;
  document.body.append(made);
  return made;
}

beforeEach(async () => {
  await help.close();
  document.body.replaceChildren();
});

it("gives the focus back to what opened it, also after going from one to the other", async () => {
  const opener = button("opener");
  opener.focus();
  help.open("legend");
  button("inside").focus();
  help.open("rules");
  expect(help.shown).toBe("rules");
  await help.close();
  expect(help.shown).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it("what came by itself does not take the focus anywhere when it goes", async () => {
  button("opener").focus();
  help.offer("legend");
  expect(help.isUnasked).toBe(true);
  const elsewhere = button("elsewhere");
  elsewhere.focus();
  await help.close();
  expect(document.activeElement).toBe(elsewhere);
});

it("what somebody reads is not replaced by what comes by itself", () => {
  help.open("rules");
  help.offer("legend");
  expect(help.shown).toBe("rules");
});

it("the same button closes it", async () => {
  help.toggle("rules");
  expect(help.shown).toBe("rules");
  help.toggle("rules");
  expect(help.shown).toBeNull();
});

it("knows the game one is at until one leaves it", () => {
  const leave = help.sit("nim");
  help.open("rules");
  expect(help.game).toBe("nim");
  leave();
  expect(help.game).toBeNull();
  expect(help.shown).toBeNull();
});
