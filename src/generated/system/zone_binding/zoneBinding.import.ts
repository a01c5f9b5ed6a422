// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { zoneBindingCalls } from "./zoneBinding.calls";
import { zoneBindingAdd } from "./zoneBinding.schema";

export const zoneBindingImporter = {
  call: zoneBindingCalls.add,
  handedAs: "zone_binding",
  natural: ["sys", "src_type", "src_area"],
  fields: zoneBindingAdd,
  defaults: { sys: 1, src_type: 1, dest_type: 3, state: 1 },
  updating: {
    call: zoneBindingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
