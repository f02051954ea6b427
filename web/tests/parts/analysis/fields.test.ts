// @vitest-environment happy-dom
/** The options next to a position that is set up. */

import { expect, it } from "vitest";
import Fields from "../../../src/parts/analysis/Fields.svelte";
import { show } from "../../component";
import { MANDAMINA } from "../../kinds";

it("shows what counts where nobody has chosen, not what comes first in the list", async () => {
  const shown = await show(Fields, { setting: null, kind: MANDAMINA, options: {} });
  const values = [...shown.querySelectorAll("select")].map(({ value }) => value);
  expect(values).toEqual(["score", "normal", "1"]);
});
