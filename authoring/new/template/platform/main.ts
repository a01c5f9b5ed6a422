import * as platform from "pilothouse/platform";
import { business } from "./business";

export const { readStartSettings, withConfig, writePages } = platform;
export const start = platform.startWith(business);
export const migrate = platform.migrateWith(business);
export const work = platform.workWith(business);
