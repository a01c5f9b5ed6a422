// The platform of the clinic.
import { readStartSettings, startWith, withConfig, writePages } from "pilothouse/platform";
import { business } from "./business";

export { readStartSettings, withConfig, writePages };
export const start = startWith(business);
