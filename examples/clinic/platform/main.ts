// The platform of the clinic.
import { readSettings, startWith, withConfig } from "pilothouse/platform";
import { business } from "./business";

export { readSettings, withConfig };
export const start = startWith(business);
