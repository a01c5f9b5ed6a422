import type { ConsoleFeature } from "../../../src/framework/slots";
import { keepPreferences } from "./keepPreferences";

export const preferences: ConsoleFeature = { name: "preferences", fills: [], keepPreferences };
