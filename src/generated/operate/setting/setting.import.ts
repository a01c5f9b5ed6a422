// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { settingCalls } from "./setting.calls";
import { settingAdd } from "./setting.schema";

export const settingImporter = {
  call: settingCalls.add,
  handedAs: "setting",
  natural: ["service", "name", "zone"],
  fields: settingAdd,
  defaults: { sys: 1, state: 2 },
  updating: {
    call: settingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
