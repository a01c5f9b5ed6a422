// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { OpenState, Sys } from "../../../../shared/generated/enums";
import { openStateSynonyms, sysSynonyms } from "../../synonyms";
import { settingCalls } from "./setting.calls";
import { settingAdd } from "./setting.schema";

export const settingImporter = {
  call: settingCalls.add,
  handedAs: "setting",
  natural: ["service", "name", "zone"],
  fields: settingAdd,
  valueSynonyms: { sys: sysSynonyms, state: openStateSynonyms },
  defaults: { sys: Sys.public, state: OpenState.disabled },
  updating: {
    call: settingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
