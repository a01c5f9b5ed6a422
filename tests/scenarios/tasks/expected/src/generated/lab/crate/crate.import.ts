// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { flag, money, oneOf, text } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { PublishState } from "../../../../shared/generated/enums";
import { publishState } from "../../enums";
import { publishStateSynonyms } from "../../synonyms";
import { crateCalls } from "./crate.calls";

export const crateImporter = {
  call: crateCalls.import_add,
  natural: ["code"],
  fields: z.object({
    code: text({ required: true, max: 20 }),
    state: oneOf({ of: publishState }),
    price: money({ currency: "rmb" }),
    sealed: flag(),
  }),
  columnSynonyms: { code: ["Crate number", "箱号", "箱號"] },
  valueSynonyms: { state: publishStateSynonyms },
  defaults: { state: PublishState.released },
} satisfies Importer;
