// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { CronType, OpenState } from "../../../../shared/generated/enums";
import { openStateSynonyms } from "../../synonyms";
import { cronCalls } from "./cron.calls";
import { cronAdd } from "./cron.schema";

export const cronImporter = {
  call: cronCalls.add,
  handedAs: "cron",
  natural: ["name"],
  fields: cronAdd,
  valueSynonyms: { state: openStateSynonyms },
  defaults: { type: CronType.statistics, state: OpenState.enabled, param: '{"task":"count_orders"}' },
  updating: {
    call: cronCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
