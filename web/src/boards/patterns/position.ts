/** Patterns as the server sends it. */

import type { components } from "../../api/schema";

export type PatternsPosition = components["schemas"]["PatternsPosition"];
export type PatternsGroup = components["schemas"]["PatternsGroup"];
