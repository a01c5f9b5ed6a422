// The platform of this product: functions that start it, migrate its store and run its jobs. The commands in
// platform/*.mjs use them.
import { migrateWith, readStartSettings, startWith, withConfig, workWith } from "pilothouse/platform";
import { writePages } from "pilothouse/features/elsewhere/platform";
import { business } from "./business";

export { readStartSettings, withConfig, writePages };
export const start = startWith(business);
export const migrate = migrateWith(business);
export const work = workWith(business);
