import { bearer } from "./bearer";
import type { Style } from "./Style";

/** Plain REST. The data provider reads and writes its records through ra-data-simple-rest; its actions are posted. */
export const rest: Style = { ...bearer, root: "/rest" };
