// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { Verdict } from "../../../../shared/generated/enums";
import { inspectionCalls } from "./inspection.calls";
import { inspectionAdd } from "./inspection.schema";

export const inspectionImporter = {
  call: inspectionCalls.add,
  handedAs: "inspection",
  natural: ["certificate_no"],
  fields: inspectionAdd,
  defaults: { verdict: Verdict.pending },
  updating: {
    call: inspectionCalls.set,
    key: z.object({
      inspection_no: key(),
    }),
  },
} satisfies Importer;
