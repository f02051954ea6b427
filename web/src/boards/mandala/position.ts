/** Mandala as the server sends it. */

import type { components } from "../../api/schema";

export type MandalaPosition = components["schemas"]["MandalaPosition"];
