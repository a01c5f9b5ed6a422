// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { AreaLevel, OpenState, Sys } from "../../../../shared/generated/enums";
import { openStateSynonyms, sysSynonyms } from "../../synonyms";
import { zoneBindingCalls } from "./zoneBinding.calls";
import { zoneBindingAdd } from "./zoneBinding.schema";

export const zoneBindingImporter = {
  call: zoneBindingCalls.add,
  handedAs: "zone_binding",
  natural: ["sys", "src_type", "src_area"],
  fields: zoneBindingAdd,
  valueSynonyms: { sys: sysSynonyms, state: openStateSynonyms },
  defaults: { sys: Sys.public, src_type: AreaLevel.country, dest_type: AreaLevel.zone, state: OpenState.enabled },
  updating: {
    call: zoneBindingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
