import * as platform from "pilothouse/platform";
import { writePages } from "pilothouse/features/elsewhere/platform";
import { business } from "./business";

export { writePages };
export const { readStartSettings, withConfig } = platform;
export const start = platform.startWith(business);
export const migrate = platform.migrateWith(business);
export const work = platform.workWith(business);
