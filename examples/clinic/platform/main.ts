// The platform of the clinic.
import { migrateWith, readStartSettings, startWith, withConfig, workWith } from "pilothouse/platform";
import { writePages } from "pilothouse/features/elsewhere/platform";
import { business } from "./business";

export { readStartSettings, withConfig, writePages };
export const start = startWith(business);
export const migrate = migrateWith(business);
export const work = workWith(business);
