// This product's platform, as start.mjs and dev.mjs start it.
import { business } from "./business";
import { startWith } from "./framework/server/start";

export { withConfig } from "./framework/server/page";
export { readSettings } from "./framework/settings/settings";
export const start = startWith(business);
