// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { operatorCalls } from "./operator.calls";
import { operatorAdd } from "./operator.schema";

export const operatorImporter = {
  call: operatorCalls.add,
  checkedAs: "operator",
  natural: ["user_id"],
  fields: z.omit(operatorAdd, { user_phone_area: true }),
  updating: {
    call: operatorCalls.set,
    key: z.object({
      user_id: key({ type: "string" }),
    }),
  },
} satisfies Importer;
