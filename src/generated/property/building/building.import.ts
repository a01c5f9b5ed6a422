// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { buildingCalls } from "./building.calls";
import { buildingAdd } from "./building.schema";

export const buildingImporter = {
  call: buildingCalls.add,
  handedAs: "building",
  natural: ["name", "community_id"],
  fields: buildingAdd,
} satisfies Importer;
