// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { buildingCalls } from "./building.calls";
import { buildingAdd } from "./building.schema";

export const buildingImporter = {
  call: buildingCalls.add,
  handedAs: "building",
  natural: ["name", "community_id"],
  fields: buildingAdd,
  defaults: { type: 1, floors: 1 },
  updating: {
    call: buildingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
