// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { floorCalls } from "./floor.calls";
import { floorAdd } from "./floor.schema";

export const floorImporter = {
  call: floorCalls.add,
  handedAs: "floor",
  natural: ["number", "building_id"],
  fields: floorAdd,
  updating: {
    call: floorCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
