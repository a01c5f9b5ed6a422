// The platform of this product. start.mjs and dev.mjs start it.
import { readStartSettings, startWith, withConfig } from "pilothouse/platform";
import { business } from "./business";

export { readStartSettings, withConfig };
export const start = startWith(business);
