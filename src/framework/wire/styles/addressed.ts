import { bearer } from "./bearer";
import type { Style } from "./Style";

/** Like bearer, but to a server that the caller names. */
export const addressed: Style = { ...bearer, isAddressed: true };
