// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { zoneCalls } from "./zone.calls";
import { zoneAdd } from "./zone.schema";

export const zoneImporter = {
  call: zoneCalls.add,
  handedAs: "zone",
  natural: ["zone"],
  fields: zoneAdd,
} satisfies Importer;
