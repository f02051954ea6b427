/** Mandamina as the server sends it. */

import type { components } from "../../api/schema";

export type MandaminaPosition = components["schemas"]["MandaminaPosition"];
