// The platform of this product. start.mjs and dev.mjs start it.
import { readSettings, startWith, withConfig } from "pilothouse/platform";
import { business } from "./business";

export { readSettings, withConfig };
export const start = startWith(business);
