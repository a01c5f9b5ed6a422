// The platform of the clinic.
import { readStartSettings, startWith, withConfig } from "pilothouse/platform";
import { business } from "./business";

export { readStartSettings, withConfig };
export const start = startWith(business);
