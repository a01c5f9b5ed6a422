// What this console adds to its definitions in code.
import type { Business } from "pilothouse/platform";
import { features } from "../generated/features";
import type { resources } from "../generated/resources";
import { storeRows } from "./rows";

export const business: Business<typeof resources> = {
  features,
  equip: (db, filled) => storeRows(filled, db),
  demo: { complete: storeRows },
};
