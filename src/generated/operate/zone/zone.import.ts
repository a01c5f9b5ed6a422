// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { zoneCalls } from "./zone.calls";
import { zoneAdd } from "./zone.schema";

export const zoneImporter = {
  call: zoneCalls.add,
  handedAs: "zone",
  natural: ["zone"],
  fields: zoneAdd,
  defaults: { sys: 1, state: 1 },
  updating: {
    call: zoneCalls.set,
    key: z.object({
      zone: key({ type: "string" }),
    }),
  },
} satisfies Importer;
