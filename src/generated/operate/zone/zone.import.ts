// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { OpenState, Sys } from "../../../../shared/generated/enums";
import { openStateSynonyms, sysSynonyms } from "../../synonyms";
import { zoneCalls } from "./zone.calls";
import { zoneAdd } from "./zone.schema";

export const zoneImporter = {
  call: zoneCalls.add,
  handedAs: "zone",
  natural: ["zone"],
  fields: zoneAdd,
  valueSynonyms: { sys: sysSynonyms, state: openStateSynonyms },
  defaults: { sys: Sys.public, state: OpenState.enabled },
  updating: {
    call: zoneCalls.set,
    key: z.object({
      zone: key({ type: "string" }),
    }),
  },
} satisfies Importer;
