/** Whether a table has a column beside its board with room for more than buttons. */

import { MediaQuery } from "svelte/reactivity";

export const isBeside = new MediaQuery("(min-aspect-ratio: 6/5) and (min-height: 36rem)");
